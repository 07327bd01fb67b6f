export { default } from '@vigrid/berserk/lesson.yaml';
