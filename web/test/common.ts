/** One house for all browser tests that need no other: it begins with the first of them and is gone after the last. */
import type { TestProject } from 'vitest/node';
import { openHouse } from './house.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    house: string;
  }
}

export default async function open(project: TestProject): Promise<() => Promise<void>> {
  const house = await openHouse();
  project.provide('house', house.url);
  return house.close;
}
