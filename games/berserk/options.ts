/** What the players choose before a game: the edition, the format, their decks, how long a campaign lasts. */
import { isDeckList, type Problem } from '@vigrid/kernel';
import { checkDeck, type Deck } from './decks/decks.ts';
import { readyDecks } from './decks/ready.ts';
import type { Edition } from './profile.ts';
import type { Format } from './state.ts';

export interface BerserkOptions {
  readonly edition: Edition;
  readonly format: Format;
  /** By seat: a ready one by its id, 'any' for one that chance picks, 'random' for one that it builds, or a list. */
  readonly decks: readonly (string | Deck)[];
  /** B12-701.2: victories to be reached, or games to be played; 0 for the other one. */
  readonly campaign: { readonly to: number; readonly games: number };
  /** The time of a game, in turns of both players: then crystals decide (RB-21). */
  readonly turns: number;
}

const editions = ['2012', '2009'] as const;
const formatNames = ['constructed', 'draft', 'campaign'] as const;
const mostGames = 9;
export const mostTurns = 200;

export function readOptions(given: unknown): { options: BerserkOptions } | { problems: Problem[] } {
  const wanted: Readonly<Record<string, unknown>> = isObject(given) ? given : {};
  const edition = editions.find((one) => one === (wanted.edition ?? '2012'));
  if (!edition)
    return bad('Издание бывает "2012" или "2009".', 'The edition is "2012" or "2009".', 'B12-101.1');
  const format = formatNames.find((one) => one === (wanted.format ?? 'constructed'));
  if (!format) {
    return bad(
      'Формат бывает "constructed" (своя колода), "draft" (драфт) или "campaign" (кампания).',
      'The format is "constructed", "draft" or "campaign".',
    );
  }
  const campaign = readCampaign(wanted.campaign);
  if (!campaign) {
    return bad(
      `Кампания идёт до стольких побед («to») или столько партий («games»), сколько вы назовёте: от 1 до ${mostGames}.`,
      `A campaign is played to so many victories ("to") or for so many games ("games"): from 1 to ${mostGames}.`,
      'B12-701.2',
    );
  }
  const turns = wanted.turns ?? mostTurns;
  if (!isTime(turns)) {
    return bad(
      `Партия длится от 2 до ${mostTurns} ходов: «turns» — чётное число.`,
      `A game lasts from 2 to ${mostTurns} turns: "turns" is an even number.`,
      'B12-604.1',
    );
  }
  const decks = wanted.decks ?? ['any', 'any'];
  if (!Array.isArray(decks) || decks.length !== 2) {
    return bad(
      'Нужны две колоды: "decks": [колода, колода].',
      'Two decks are needed: "decks": [deck, deck].',
      'B12-101.2',
    );
  }
  const problems = decks.flatMap((choice) => checkChoice(choice, format, edition));
  // RB-55.
  if (format === 'draft' && problems.length === 0 && typeof decks[0] !== typeof decks[1]) {
    return bad(
      'В драфте либо оба игрока набирают колоды из бустеров ("random"), либо оба приносят списки.',
      'In a draft either both players pick their decks from boosters ("random"), or both bring lists.',
      'B12-G-draft-deck',
    );
  }
  return problems.length > 0 ? { problems } : { options: { edition, format, decks, campaign, turns } };
}

/** A deck for one seat; by lot for who brings none. In a draft boosters are opened for who names a ready one. */
export function bring(options: BerserkOptions, seat: number, own: unknown): unknown {
  const deck = options.format === 'draft' && typeof own === 'string' ? 'random' : (own ?? 'any');
  return { ...options, decks: options.decks.map((other, of) => (of === seat ? deck : other)) };
}

/** In a draft the boosters decide. */
export const offersToBring = ({ format }: BerserkOptions): boolean => format !== 'draft';

function readCampaign(given: unknown): BerserkOptions['campaign'] | null {
  if (given === undefined) return { to: 2, games: 0 };
  if (!isObject(given)) return null;
  const { to = 0, games = 0 } = given;
  const whole = (x: unknown): x is number => Number.isInteger(x) && Number(x) >= 0 && Number(x) <= mostGames;
  return whole(to) && whole(games) && to > 0 !== games > 0 ? { to, games } : null;
}

/** Both players have as many. */
const isTime = (x: unknown): x is number => typeof x === 'number' && x >= 2 && x <= mostTurns && x % 2 === 0;

function checkChoice(choice: unknown, format: Format, edition: Edition): Problem[] {
  if (typeof choice === 'string') {
    if (choice === 'any' || choice === 'random') return [];
    const ready = readyDecks.find(({ id }) => id === choice);
    if (ready && format !== 'draft') return [];
    if (ready) {
      return [
        sentence(
          'В драфте играют колодой из бустеров: назовите "random" или пришлите свой список.',
          'A draft is played with cards from boosters: say "random" or send a list of your own.',
          'B12-G-draft-deck',
        ),
      ];
    }
    const known = readyDecks.map(({ id }) => id).join(', ');
    return [
      sentence(
        `Нет готовой колоды «${choice}». Есть: ${known}, any, random.`,
        `There is no ready deck "${choice}". There are: ${known}, any, random.`,
      ),
    ];
  }
  if (!isDeckList(choice)) {
    return [
      sentence(
        'Колода — это карты с числом копий.',
        'A deck is cards with their number of copies.',
        'B12-204.1',
      ),
    ];
  }
  return checkDeck(choice, format, edition);
}

const isObject = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null;

const sentence = (ru: string, en: string, rule?: string): Problem =>
  rule === undefined ? { text: { ru, en } } : { text: { ru, en }, rule };

const bad = (ru: string, en: string, rule?: string) => ({ problems: [sentence(ru, en, rule)] });
