export { default } from '@vigrid/valhalla/lesson.yaml';
