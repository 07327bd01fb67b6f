/** Words that texts are made of: each list in one place, with its type and its schema. */
import { named, oneOf, type Schema, text } from '@vigrid/kernel/schema';
import { classes } from '../text/classes.ts';
import { words } from './words.ts';

export const word = oneOf(...words);

/** A card by its English name; a marker (B12-119.4). */
export const cardName = named<string>('cardName');
export const marker = named<string>('marker');

export const vocabularyParts = { cardName: text, marker: text };

/** Classes are known by their keys in text/classes.ts. */
export const cardClass: Schema<string> = oneOf(...Object.keys(classes));

/** B12-106.2, B09-104.8, B09-202.8, with fire (B12-G-change-forces-of-fire). A card without any is neutral. */
export const elements = ['steppe', 'forest', 'mountain', 'swamp', 'darkness', 'fire'] as const;
export type Element = (typeof elements)[number];
export const element = oneOf(...elements);

/** B12-106.3, B12-G-artifact, B12-G-terrain. */
export const cardTypes = ['creature', 'artifact', 'terrain', 'equipment'] as const;
export type CardType = (typeof cardTypes)[number];
export const cardType = oneOf(...cardTypes);

/**
 * The seven attacks (B12-111.1, B12-G-attack), the first three of them close (B12-G-special-strike,
 * B12-G-magic-strike), the rest ranged (B12-G-shot; B12-G-throw, B09-D-throw; B12-G-discharge, B09-D-discharge); the
 * first four are strikes (B12-G-strike).
 */
export const attackTypes = ['simple', 'special', 'magic', 'over', 'shot', 'throw', 'discharge'] as const;
export type AttackType = (typeof attackTypes)[number];
export const attackType = oneOf(...attackTypes);

/** B12-G-close-strike; all other attacks are ranged (B12-G-ranged-attack). */
export const closeTypes: readonly string[] = ['simple', 'special', 'magic'];
/** B12-G-magical-attack and B12-G-spell. */
export const magicTypes: readonly string[] = ['magic', 'discharge', 'spell'];

/** B12-G-ability. */
export const abilityTypes = [...attackTypes, 'spell', 'influence'] as const;
export type AbilityType = (typeof abilityTypes)[number];
export const abilityType = oneOf(...abilityTypes);

/** B12-G-attack-grade. */
export const grades = ['weak', 'medium', 'strong'] as const;
export type Grade = (typeof grades)[number];
export const grade = oneOf(...grades);

/**
 * `before` is whom the ability before was aimed at, told of while this one has a target of its own, which is `same`;
 * `cell` the one that a card of the moment left or died on, or that was chosen.
 */
export const anchors = ['this', 'it', 'other', 'same', 'before', 'cell'] as const;
export type Anchor = (typeof anchors)[number];
export const anchor = oneOf(...anchors);

/** Places around a card (B12-G-ahead … B12-G-right; B09-207.8). */
export const places = [
  'ahead',
  'behind',
  'left',
  'right',
  'beside',
  'diagonal',
  'straight',
  /** Anywhere ahead in the column. */
  'forward',
  /** Anywhere behind in it. */
  'backward',
  'column',
  'row',
] as const;
export type Place = (typeof places)[number];
export const place = oneOf(...places);

export const cardFigures = [
  'chips',
  'wounds',
  'lives',
  'extraLives',
  'cost',
  'poison',
  /** Cells it has moved this turn. */
  'moved',
  /** Printed strike values, and the simple strike of the grade under way. */
  'weak',
  'medium',
  'strong',
  'strike',
  /** Wounds received this turn. */
  'hurt',
  /** The movement stock; units of it not yet spent. */
  'move',
  'moveLeft',
  /** Units of Armour not used up. */
  'armour',
  'regeneration',
  /** Wounds beyond the lives it had. */
  'excess',
] as const;
export type CardFigure = (typeof cardFigures)[number];
export const cardFigure = oneOf(...cardFigures);

/** Words whose number texts add to. */
export const skills = ['frenzy', 'finishing', 'prophecy', 'meanness'] as const;
export type Skill = (typeof skills)[number];

/** Labels of texts that trigger (RB-90, RB-91). */
export const triggeringLabels = ['concentration', 'frenzy'] as const;
export type TriggeringLabel = (typeof triggeringLabels)[number];

/** What a card may become. */
export const becomings = [...cardTypes, 'symbiont', 'elite', 'ordinary'] as const;
export type Becomes = (typeof becomings)[number];

/** B12-G-cannot. */
export const cannots = [
  'attack',
  'strike',
  'act',
  'move',
  'relocate',
  'open',
  'heal',
  'receiveLives',
  'defend',
  'accumulate',
  'receiveChips',
  /** Can receive chips from its own text alone. */
  'receiveOthersChips',
  /** Does not roll (B12-G-does-not-fight). */
  'fight',
] as const;
export type Cannot = (typeof cannots)[number];

export const mays = [
  /** Simple strikes at flyers (B12-208.6), at cards within so many cells (B12-G-strike-with-range-x). */
  'strikeFlyers',
  'strikeRange',
  /** Simple strikes at what fits as at adjacent cards, wherever they stand, flyers too. */
  'strikeFar',
  /** Directed, unanswerable strikes at what fits. */
  'strikeDirected',
  'strikeUnanswered',
  /** Simple strikes so often per turn, closing after the last. */
  'strikeTimes',
  /** Strikes so often per turn, in a row; in a row and at different cards; at every adjacent enemy creature. */
  'strikeRow',
  'strikeOthers',
  'strikeEach',
  /** Can accumulate chips though no feature of its own is paid with them. */
  'accumulate',
  /** Incarnates open. */
  'incarnateOpen',
  /** The first Valhalla of its squad each turn works twice (WE-R2). */
  'valhallaTwice',
  'moveDiagonally',
  /** Edge cells of a row are next to each other for its movement and its strikes. */
  'aroundEdge',
  /** Moves to cells that fit as to neighbouring ones. */
  'moveFar',
  /** Defends any of the player's ground creatures; any number of times per turn. */
  'defendAnyone',
  'defendAlways',
  /** Fights when closed. */
  'fightClosed',
  /** Ranged attacks at adjacent cards too. */
  'shootAdjacent',
  'secondTerrain',
  /** Hosts so many symbionts of different names. */
  'symbionts',
  'rollTwice',
] as const;
export type May = (typeof mays)[number];

/**
 * How long what was given lasts; for good where not given (B12-117.3); "next turn" is until its end
 * (B12-G-wording-does-not-attack-next-turn). "Your" and "enemy" as the giver sees it.
 */
export const untils = [
  'turnEnd',
  'enemyTurnEnd',
  'yourTurnEnd',
  'yourTurn',
  /** Until the end of a turn of the bearer’s own player: the one that goes on or the next; the next one alone. */
  'itsTurnEnd',
  'itsNextTurnEnd',
  'moves',
  'sourceLeaves',
  /** Until the giver relocates or leaves; until no card of the giver's name and side stands next to the bearer. */
  'sourceMoves',
  'apart',
  /** Until the giver declares a simple strike at another card. */
  'strikesAnother',
  'itActs',
] as const;
export type Until = (typeof untils)[number];
export const until = oneOf(...untils);

export const side = oneOf('yours', 'enemy');
export const half = oneOf('own', 'enemy');
export const row = oneOf(1, 2, 3, 'chosen');
/** Whoever else may decide. */
export const opponent = oneOf('opponent');
