import { positionSuite } from '@vigrid/kernel/testing';
import berserk from '../index.ts';
import { intents } from './intents.ts';

positionSuite(berserk, new URL('../scenarios/', import.meta.url), { intents, most: 24 });
