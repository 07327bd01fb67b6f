/** Conditions, one entry for each kind: whether it holds, what it says, and how it is shortened beside signs. */
import type { Text } from '@vigrid/kernel';
import {
  type Fields,
  type Fitting,
  listOf,
  oneOf,
  optional,
  type Schema,
  text,
  whole,
  yes,
} from '@vigrid/kernel/schema';
import { either, filled, joined, say } from '@vigrid/speech';
import { boardOf, spaces } from '../board/board.ts';
import { topOfOwnTrack } from '../board/tracks.ts';
import { agentsAt } from '../pieces/agents.ts';
import { markersOf } from '../pieces/immortality.ts';
import { copiesOwned, countInPlay, hasFaction, partnerOf } from '../pieces/printed.ts';
import { ownPosts, postByNumber, spiesOnBoard } from '../pieces/spies.ts';
import { strengthOf, unitsOf } from '../pieces/supply.ts';
import { bearerOf, influenceOf, ownFaction } from '../pieces/teams.ts';
import { type Dune, isOpponent, type SideId } from '../state.ts';
import { factions, type Icon, icons } from '../symbols.ts';
import { counted, factionNames, iconNames, ofFaction, withFaction } from '../text/words.ts';
import type { LateWindow } from './kind.ts';
import { faction, icon, resource, taggedBy } from './shapes.ts';

interface Doings<C> {
  says(c: C): Text;
  /** Where a sign's name will do. */
  short?(c: C): Text;
  holds(s: Dune, side: SideId, c: C, source: number): boolean;
}

interface Kind<C> extends Doings<C> {
  readonly shape: Fields;
  /** The only window of an Intrigue card in which it can hold. */
  readonly window?: LateWindow;
}

interface ConditionKind<K extends string, F extends Fields> extends Kind<{ readonly kind: K } & Fitting<F>> {
  readonly shape: F;
}

const condition = <const K extends string, const F extends Fields>(
  _kind: K,
  of: { readonly shape: F; readonly window?: LateWindow } & Doings<{ readonly kind: K } & Fitting<F>>,
): ConditionKind<K, F> => of;

const kinds = {
  influence: condition('influence', {
    shape: { with: faction, n: whole },
    says: (c) =>
      filled(`у вас ${c.n} влияния или больше *`, `you have ${c.n} or more Influence *`, withFaction[c.with]),
    short: (c) => filled(`* ${c.n}+`, `* ${c.n}+`, factionNames[c.with]),
    holds: (s, side, c) => influenceOf(s, side, factions.indexOf(c.with)) >= c.n,
  }),

  /** The token itself, of this Faction or of any (D-16.9, D-11.10). */
  alliance: condition('alliance', {
    shape: { with: oneOf(...factions, 'any') },
    says: (c) =>
      c.with === 'any'
        ? say('у вас есть жетон союза', 'you have an Alliance')
        : filled('у вас есть жетон союза *', 'you have the * Alliance', ofFaction[c.with]),
    short: (c) =>
      c.with === 'any' ? say('у вас есть жетон союза', 'you have an Alliance') : say('союз', 'alliance'),
    holds: (s, side, c) =>
      c.with === 'any'
        ? s.alliance.includes(side) || hasOwnAlliance(s, side)
        : s.alliance[factions.indexOf(c.with)] === side ||
          (factions.indexOf(c.with) === ownFaction(s, side) && hasOwnAlliance(s, side)),
  }),

  /** Another card of this Faction in play (D-8.6, D-F-120, D-8.7). */
  another: condition('another', {
    shape: { faction },
    says: (c) =>
      filled('у вас в игре есть другая карта *', 'you have another * card in play', ofFaction[c.faction]),
    short: (c) => filled('ещё *', 'another *', factionNames[c.faction]),
    holds: (s, side, c, source) => countInPlay(s, side, c.faction, source) > 0,
  }),

  councilSeat: condition('councilSeat', {
    shape: {},
    says: () => say('у вас есть место в Высшем Совете', 'you have a High Council seat'),
    short: () => say('место в Совете', 'Council seat'),
    holds: (s, side) => s.sides[side].council,
  }),

  revealTurn: condition('revealTurn', {
    shape: {},
    says: () => say('это ваш ход раскрытия', 'it is your Reveal turn'),
    holds: (s, side) => s.turn.reveal && s.active === side,
  }),

  /** Sole winner of the Conflict (D-10.7). */
  won: condition('won', {
    shape: {},
    says: () => say('вы одни победили в сражении', 'you alone won the Conflict'),
    holds: (s, side) => s.winner === side,
    window: 'victory',
  }),

  owns: condition('owns', {
    shape: { card: text, n: whole },
    says: (c) =>
      say(
        `у вас ${c.n} карты «Пряность должна поступать» или больше`,
        `you own ${c.n} or more The Spice Must Flow`,
      ),
    holds: (s, side, c) => copiesOwned(s, side) >= c.n,
  }),

  ownsMost: condition('ownsMost', {
    shape: { card: text },
    says: () =>
      say(
        'карт «Пряность должна поступать» у вас больше, чем у каждого соперника',
        'you own more The Spice Must Flow than each opponent',
      ),
    holds: (s, side) => {
      const own = copiesOwned(s, side);
      return s.sides.every((_, other) => !isOpponent(s, side, other) || copiesOwned(s, other) < own);
    },
  }),

  tracks: condition('tracks', {
    shape: { tracks: whole, influence: whole, exactly: optional(yes) },
    says: (c) =>
      say(
        `у вас ${c.influence} влияния или больше на ${counted(c.tracks, 'track').ru} фракций`,
        `you have ${c.influence} or more Influence on ${c.tracks} Faction tracks`,
      ),
    holds: (s, side, c) => isEnough(tracksAt(s, side, c.influence), c.tracks, c.exactly),
  }),

  tech: condition('tech', {
    shape: { n: whole },
    says: (c) => say(`у вас ${c.n} технологии или больше`, `you have ${c.n} or more Tech tiles`),
    holds: (s, side, c) => s.sides[side].tech.length >= c.n,
  }),

  has: condition('has', {
    shape: { what: resource, n: whole },
    says: (c) => filled('у вас есть * или больше', 'you have * or more', counted(c.n, c.what)),
    holds: (s, side, c) => s.sides[side][c.what] >= c.n,
  }),

  /** Units deployed in this turn. */
  deployed: condition('deployed', {
    shape: { n: whole },
    says: (c) =>
      say(
        `вы разместили в этот ход ${c.n} подразделения или больше`,
        `you have deployed ${c.n} or more units this turn`,
      ),
    holds: (s, side, c) => s.active === side && s.turn.deployed + s.turn.ships >= c.n,
  }),

  /** Persuasion made in this turn, spent or not. */
  persuasionMade: condition('persuasionMade', {
    shape: { n: whole },
    says: (c) =>
      filled(
        'вы получили в этот ход * или больше',
        'you have made * or more this turn',
        counted(c.n, 'persuasion'),
      ),
    holds: (s, side, c) => s.active === side && s.turn.made >= c.n,
  }),

  /** Own Agents on spaces with one of these icons. */
  agentsAt: condition('agentsAt', {
    shape: { icons: listOf(icon), n: whole },
    says: (c) => {
      const where = either(c.icons.map((one) => iconNames[one]));
      return c.n === 1
        ? filled(
            'ваш агент стоит в ячейке с символом «*»',
            'one of your Agents is on a space with the icon *',
            where,
          )
        : filled(
            `в ячейках с символами * стоит ${c.n} ваших агента или больше`,
            `${c.n} or more of your Agents are on spaces with the icons *`,
            where,
          );
    },
    holds: (s, side, c) => agentsOn(s, side, c.icons) >= c.n,
  }),

  /** The Agent of this turn stands beside an enemy one. */
  enemyHere: condition('enemyHere', {
    shape: {},
    says: () => say('в этой ячейке есть агент соперника', 'an enemy Agent is on this space'),
    holds: (s, side) =>
      s.sides.some((other, at) => isOpponent(s, side, at) && agentsAt(other, s.turn.space) > 0),
  }),

  /** So many of: two dreadnoughts, The Spice Must Flow, 4 Influence on two tracks, a seat in the Council. */
  conspiracy: condition('conspiracy', {
    shape: { n: whole, exactly: optional(yes) },
    says: (c) =>
      say(
        `у вас есть ${c.n === 4 ? 'всё это' : 'любые три из этого'}: два дредноута; «Пряность должна поступать»; 4 влияния на двух треках; место в Высшем Совете`,
        `you have ${c.n === 4 ? 'all of' : 'any three of'}: two dreadnoughts; The Spice Must Flow; 4 Influence on two tracks; a High Council seat`,
      ),
    holds: (s, side, c) => isEnough(conspiracy(s, side), c.n, c.exactly),
  }),

  /** The first or second genetic marker is reached (D-24.3, D-24.4). */
  marker: condition('marker', {
    shape: { n: oneOf(1, 2) },
    says: (c) =>
      c.n === 1
        ? say('вы дошли до первого генетического маркера', 'you have reached the first genetic marker')
        : say('вы дошли до второго генетического маркера', 'you have reached the second genetic marker'),
    holds: (s, side, c) => !s.sides[side].automated && markersOf(s, side) >= c.n,
  }),

  /** Grafted to another card, or to one of these Factions (D-24.13). */
  grafted: condition('grafted', {
    shape: { to: optional(listOf(faction)) },
    says: (c) =>
      c.to
        ? filled(
            'эта карта сращена с картой *',
            'this card is grafted to a card of the *',
            either(c.to.map((one) => ofFaction[one])),
          )
        : say('эта карта сращена', 'this card is grafted'),
    holds: (s, _side, c, source) => {
      const other = partnerOf(s, source);
      return other >= 0 && (c.to?.some((one) => hasFaction(s, other, one)) ?? true);
    },
  }),

  gainedSpice: condition('gainedSpice', {
    shape: {},
    says: () => say('вы получили Пряность в этот ход', 'you have gained spice this turn'),
    holds: (s, side) => s.active === side && s.turn.spice > 0,
  }),

  /** The Agent of this turn went to a Faction. */
  visitsFaction: condition('visitsFaction', {
    shape: {},
    says: () => say('агент отправлен в ячейку фракции', 'the Agent was sent to a Faction space'),
    holds: (s, side) => s.active === side && s.turn.space >= 0 && spaces[s.turn.space].faction >= 0,
  }),

  /** An opponent has played a Combat Intrigue card in this Conflict. */
  opposed: condition('opposed', {
    shape: {},
    says: () =>
      say(
        'соперник сыграл карту сражения в этом конфликте',
        'an opponent has played a Combat card in this Conflict',
      ),
    holds: (s, side) =>
      s.sides.some((_, other) => isOpponent(s, side, other) && (s.fighters & (1 << other)) !== 0),
  }),

  /** So many troops go back to the supply at the end of the Conflict (D-11.9). */
  lostTroops: condition('lostTroops', {
    shape: { n: whole },
    says: (c) =>
      say(
        `вы потеряли ${counted(c.n, 'troop').ru} или больше в конце конфликта`,
        `you lose ${c.n} or more troops at the end of the Conflict`,
      ),
    holds: (s, side, c) => (s.turn.lost[side] ?? 0) >= c.n,
    window: 'aftermath',
  }),

  /** The token is not spent (D-25.16). */
  hooks: condition('hooks', {
    shape: {},
    says: () => say('у вас есть крюк подателя', 'you have Maker Hooks'),
    short: () => say('крюк подателя', 'Maker Hooks'),
    holds: (s, side) => s.sides[bearerOf(s, side)].hooks,
  }),

  /** Own Spies on the board. */
  spies: condition('spies', {
    shape: { n: whole },
    says: (c) => say(`на поле ${c.n} ваших шпиона или больше`, `you have ${c.n} or more Spies on the board`),
    short: (c) => say(`шпионы ${c.n}+`, `Spies ${c.n}+`),
    holds: (s, side, c) => spiesOnBoard(s, side) >= c.n,
  }),

  /** For whatever purpose (D-25.12). */
  recalledSpy: condition('recalledSpy', {
    shape: {},
    says: () => say('вы отозвали шпиона в этот ход', 'you have recalled a Spy this turn'),
    short: () => say('шпион отозван', 'recalled a Spy'),
    holds: (s, side) => s.active === side && s.turn.recalled,
  }),

  /** Spying on a maker space (D-25.13). */
  spiesOnMaker: condition('spiesOnMaker', {
    shape: {},
    says: () => say('ваш шпион следит за ячейкой Подателя', 'you are spying on a maker space'),
    holds: (s, side) =>
      ownPosts(s, side).some((post) => post.spaces.some((space) => spaces[space].maker > 0)),
  }),

  /** The Spy placed last stands at such a space. */
  spyPlaced: condition('spyPlaced', {
    shape: { at: listOf(icon) },
    says: (c) =>
      filled(
        'этот шпион у ячейки: *',
        'that Spy is at a space of *',
        either(c.at.map((one) => iconNames[one])),
      ),
    holds: (s, side, c) => {
      if (s.active !== side || s.turn.post < 0) return false;
      const seen = postByNumber(s, s.turn.post).icons;
      return c.at.some((one) => (seen & (1 << icons.indexOf(one))) !== 0);
    },
  }),

  /** The Agent of this turn went to a maker space. */
  visitsMaker: condition('visitsMaker', {
    shape: {},
    says: () => say('агент отправлен в ячейку Подателя', 'the Agent was sent to a maker space'),
    holds: (s, side) => s.active === side && s.turn.space >= 0 && spaces[s.turn.space].maker > 0,
  }),

  /** Units in the Conflict. */
  units: condition('units', {
    shape: { n: whole },
    says: (c) =>
      say(
        `у вас в зоне конфликта ${c.n} подразделения или больше`,
        `you have ${c.n} or more units in the Conflict`,
      ),
    holds: (s, side, c) => unitsOf(s.sides[bearerOf(s, side)]) >= c.n,
  }),

  sandworms: condition('sandworms', {
    shape: { n: whole },
    says: () => say('у вас в зоне конфликта есть песчаный червь', 'you have a sandworm in the Conflict'),
    short: () => say('песчаный червь', 'sandworm'),
    holds: (s, side, c) => s.sides[bearerOf(s, side)].sandworms >= c.n,
  }),

  strength: condition('strength', {
    shape: { n: whole, inTeams: whole },
    says: (c) =>
      say(
        `ваша боевая сила ${c.n} или больше (вшестером ${c.inTeams})`,
        `your strength is ${c.n} or more (${c.inTeams} with six players)`,
      ),
    holds: (s, side, c) => strengthOf(s.sides[bearerOf(s, side)]) >= (s.players === 6 ? c.inTeams : c.n),
  }),

  /** Completed ones (D-26.7). */
  contracts: condition('contracts', {
    shape: { n: whole },
    says: (c) =>
      filled('вы выполнили * или больше', 'you have completed * or more', counted(c.n, 'contract')),
    short: (c) => say(`контракты ${c.n}+`, `contracts ${c.n}+`),
    holds: (s, side, c) => (s.sides[side].tableau?.completed.length ?? 0) >= c.n,
  }),

  swordmaster: condition('swordmaster', {
    shape: {},
    says: () => say('у вас есть оружейник', 'you have your Swordmaster'),
    short: () => say('оружейник', 'Swordmaster'),
    holds: (s, side) => s.sides[side].swordmaster,
  }),

  /** The token kept when the Swordmaster has gone (D-28.11). */
  swordmasterBonus: condition('swordmasterBonus', {
    shape: {},
    says: () => say('у вас есть бонус оружейника', 'you have the Swordmaster bonus'),
    holds: (s, side) => s.players === 6 && s.sides[side].swordmaster,
  }),

  /** Among the cards discarded for this one. */
  discarded: condition('discarded', {
    shape: { faction },
    says: (c) => filled('сброшена карта *', 'the discarded card is * ', ofFaction[c.faction]),
    holds: (s, _side, c, source) =>
      s.turn.discardedFor === source && (s.turn.discarded & (1 << factions.indexOf(c.faction))) !== 0,
  }),

  spiceFlowed: condition('spiceFlowed', {
    shape: {},
    says: () =>
      say(
        'вы получили в этот ход карту «Пряность должна поступать»',
        'you acquire The Spice Must Flow this turn',
      ),
    holds: (s, side) => s.active === side && s.turn.flowed,
  }),

  /** 4 or more Influence where an opponent has the token. */
  shadowed: condition('shadowed', {
    shape: {},
    says: () =>
      say(
        'у вас 4 влияния или больше на треке, жетон союза которого у соперника',
        'you have 4 or more Influence on a track whose Alliance an opponent holds',
      ),
    holds: (s, side) =>
      s.alliance.some(
        (holder, at) => holder >= 0 && isOpponent(s, side, holder) && influenceOf(s, side, at) >= 4,
      ),
  }),
};

type Kinds = typeof kinds;
export type Condition = {
  [K in keyof Kinds]: { readonly kind: K } & Fitting<Kinds[K]['shape']>;
}[keyof Kinds];

const table: Readonly<Record<string, Kind<Condition>>> = kinds;
const kindOf = (c: Condition): Kind<Condition> => table[c.kind];

export const conditionSchema: Schema<Condition> = taggedBy(table);

export function holdsAll(s: Dune, side: SideId, all: readonly Condition[], source: number): boolean {
  for (const c of all) if (!kindOf(c).holds(s, side, c, source)) return false;
  return true;
}

export const conditionsText = (all: readonly Condition[]): Text =>
  joined(
    all.map((c) => kindOf(c).says(c)),
    ' и ',
    ' and ',
  );

/** Beside signs. */
export const conditionsShort = (all: readonly Condition[]): readonly Text[] =>
  all.map((c) => kindOf(c).short?.(c) ?? kindOf(c).says(c));

export const windowOf = (all: readonly Condition[]): LateWindow | undefined =>
  all.map((c) => kindOf(c).window).find((window) => window !== undefined);

/** `exactly` where the same card gives more for more: then only that is meant, and nothing has to be chosen (D-F-077). */
const isEnough = (have: number, need: number, exactly: true | undefined): boolean =>
  exactly ? have === need : have >= need;

const tracksAt = (s: Dune, side: SideId, least: number): number =>
  factions.filter((_, faction) => influenceOf(s, side, faction) >= least).length;

/** The token of a Commander's own board (D-28.8). */
const hasOwnAlliance = (s: Dune, side: SideId): boolean => s.sides[side].track >= topOfOwnTrack;

/** Own Agents on spaces with one of these icons. */
function agentsOn(s: Dune, side: SideId, among: readonly Icon[]): number {
  let count = 0;
  for (const space of boardOf(s).spaces) {
    if (among.includes(icons[space.icon])) count += agentsAt(s.sides[side], space.number);
  }
  return count;
}

/** How many of the four things are there. */
function conspiracy(s: Dune, side: SideId): number {
  const of = s.sides[side];
  const all = [
    // Wherever they are but in the supply.
    s.sides[bearerOf(s, side)].dreadnoughts[0] === 0,
    copiesOwned(s, side) >= 1,
    tracksAt(s, side, 4) >= 2,
    of.council,
  ];
  return all.filter(Boolean).length;
}
