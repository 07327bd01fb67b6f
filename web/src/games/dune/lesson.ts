export { default } from '@vigrid/dune/lesson.yaml';
