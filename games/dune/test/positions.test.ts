import { positionSuite } from '@vigrid/kernel/testing';
import dune from '../index.ts';
import { intents } from './intents.ts';

positionSuite(dune, new URL('../scenarios/', import.meta.url), { intents, most: 250 });
