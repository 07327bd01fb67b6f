/** For the tests of texts. */
export * from './proofreading.ts';
export * from './telling.ts';
