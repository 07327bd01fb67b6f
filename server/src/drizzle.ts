/**
 * Drizzle, for the whole server. Its modules point at each other in so many circles that to link them costs a second and a
 * hundred megabytes at every start; the same files as CommonJS cost a tenth of it. So they are required, and here alone.
 */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const orm: typeof import('drizzle-orm') = require('drizzle-orm');
const core: typeof import('drizzle-orm/pg-core') = require('drizzle-orm/pg-core');
const driver: typeof import('drizzle-orm/node-postgres') = require('drizzle-orm/node-postgres');

export type { SQL, SQLWrapper } from 'drizzle-orm';
export type { NodePgDatabase } from 'drizzle-orm/node-postgres';

export const { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, ne, or, sql } = orm;
export const {
  bigint,
  boolean,
  doublePrecision,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} = core;
export const { drizzle } = driver;
