export { default } from '@vigrid/heroes/lesson.yaml';
