import { positionSuite } from '@vigrid/kernel/testing';
import valhalla from '../index.ts';
import { intents } from './intents.ts';

positionSuite(valhalla, new URL('../scenarios/', import.meta.url), { intents, most: 250 });
