/** Cards that a scenario brings itself, as the card tables write them. */
import { ScenarioFault } from '@vigrid/kernel';
import {
  either,
  keyed,
  listOf,
  Misfit,
  oneOf,
  optional,
  read,
  record,
  some,
  tagged,
  text,
  whole,
  wholeFrom,
  yes,
} from '@vigrid/kernel/schema';
import { type CardData, clans, monsterNames, weapons } from '../cards/types.ts';

const name = text;
const clan = oneOf(...clans);
const weapon = oneOf(...weapons);
const count = wholeFrom(1);
const points = wholeFrom(0);

const arms = either(
  listOf(weapon, 1),
  keyed({
    any: { any: count },
    equal: { equal: count },
    pairs: { pairs: count },
    different: { different: count },
  }),
);

const ability = tagged('kind', {
  enemyClan: { clan },
  ownClan: { clan },
  manyClans: {},
  frost: {},
  block: {},
  holdBack: {},
  disarm: {},
  sacrifice: {},
});

const bonus = tagged('kind', { group: {}, colour: { clan }, alone: {} });

const gift = record({
  strength: whole,
  when: optional(oneOf('attack', 'defence')),
  for: optional(clan),
  if: optional(
    some({
      squad: points,
      activated: points,
      shields: points,
      hand: points,
      clans: points,
      clan,
      fewer: points,
      played: points,
    }),
  ),
});

const lokiGift = tagged('kind', {
  take: { take: count, keep: count },
  takeThenDiscard: {},
  points: { points: count },
  send: {},
  recall: {},
  recruit: {},
  steal: {},
  winnerDiscards: {},
  anyWarrior: {},
  topWarrior: {},
  takeBack: { all: oneOf(true, false) },
  pointAndCard: {},
  choice: { picks: count },
});

const monsterAbility = tagged('kind', {
  silencedClan: { clan },
  mill: {},
  discard: {},
  dieLess: {},
  randomDiscard: {},
  jarlSilenced: {},
  spaceLess: {},
  defeatCosts: {},
  twoTactics: {},
  noTactics: {},
  warriorLost: {},
  rerollBarred: {},
  battleCosts: {},
});

const kinds = {
  warrior: {
    name,
    clan: optional(clan),
    arms: optional(arms),
    strength: optional(points),
    valour: optional(points),
    ability: optional(ability),
    bonus: optional(bonus),
  },
  tactic: {
    name,
    tactic: oneOf(
      'rage',
      'heroic',
      'newWeapons',
      'counterstrike',
      'changeWeapons',
      'surround',
      'weaponStock',
      'road',
      'callToArms',
      'warCrySquad',
      'warCryActivated',
    ),
    moment: optional(oneOf('own', 'attack', 'defence', 'before')),
    strength: optional(points),
    weapon: optional(weapon),
    fewer: optional(yes),
    valour: optional(points),
  },
  quest: { name, demand: oneOf('noReroll', 'byFive', 'threeWarriors'), valour: optional(points) },
  thor: {
    name,
    when: oneOf('fewer', 'fewerOrEqual'),
    help: tagged('kind', { strength: { amount: whole }, die: {}, steal: {}, reroll: {}, card: {} }),
    valour: optional(points),
  },
  tyr: {
    name,
    gift: tagged('kind', {
      strength: { amount: whole },
      enemyClan: { clan, amount: whole },
      lessWeapon: { weapon },
    }),
  },
  jarl: { name, link: optional(oneOf('both', 'one')), main: gift, additional: optional(gift) },
  loki: { name, rows: listOf(record({ upTo: points, gift: lokiGift }), 1), setup: optional(points) },
  monster: {
    name,
    strength: points,
    most: optional(points),
    clans: optional(listOf(clan)),
    warriors: optional(points),
    activation: optional(listOf(weapon, 1)),
    ability: optional(monsterAbility),
  },
};

const written = tagged('kind', kinds);

/** The card as the tables would have it; a warrior where no kind is given. */
export function cardWritten(entry: unknown, at: number): CardData {
  const kind = typeof entry === 'object' && entry !== null && !('kind' in entry) ? { kind: 'warrior' } : {};
  const card = fits(() => read(written, { ...kind, ...Object(entry) }, 'cards'));
  const printed = { id: card.name, name: { ru: card.name, en: card.name } } as const;
  switch (card.kind) {
    case 'warrior':
      return { clan: 'bear', arms: ['axe'], strength: 1, valour: 1, ...card, ...printed, set: 'base' };
    case 'tactic':
      return {
        moment: card.tactic === 'callToArms' ? 'before' : 'own',
        strength: 0,
        ...card,
        ...printed,
        set: 'base',
      };
    case 'quest':
      return { valour: 2, ...card, ...printed, set: 'valkyries' };
    case 'thor':
      return { valour: 1, ...card, ...printed, set: 'thor' };
    case 'tyr':
      return { ...card, ...printed, set: 'tyr' };
    case 'jarl':
      return { link: 'both', ...card, ...printed, set: 'jarls' };
    case 'loki':
      return { setup: 0, ...card, ...printed, set: 'loki' };
    case 'monster': {
      const { strength, most = 99, ...rest } = card;
      return {
        clans: [],
        warriors: 4,
        activation: ['axe', 'axe', 'axe', 'axe', 'axe', 'axe'],
        ...rest,
        ...printed,
        set: 'monsters',
        monster: monsterNames[0],
        level: at + 1,
        strength: [strength, strength],
        most: [most, most],
      };
    }
  }
}

/** What `cardWritten` reads as this card. */
export function entryOf(card: CardData): Readonly<Record<string, unknown>> {
  const { id, name, set, ...said } = card;
  if (said.kind !== 'monster') return { name: id, ...said };
  const { monster, level, strength, most, ...rest } = said;
  return { name: id, ...rest, strength: strength[0], most: most[0] };
}

function fits<T>(reading: () => T): T {
  try {
    return reading();
  } catch (error) {
    if (error instanceof Misfit) throw new ScenarioFault(error.message);
    throw error;
  }
}
