/** A seat's view of the game, built from what each zone shows to it. */
import { explainFirst, type Seat } from '@vigrid/kernel';
import { cardOf, ref, warrior } from '../cards/catalogue.ts';
import { faceOf, type MonsterData } from '../cards/types.ts';
import { mayBeAttacked } from '../flow/turn.ts';
import { conditionMet, inForce } from '../jarls.ts';
import { activeCard, cardsBelow, monsterCard, tollOf } from '../monster.ts';
import { scoresOf, shieldTable } from '../scoring.ts';
import {
  type Battle,
  bit,
  bitCount,
  dieId,
  type Fighter,
  partnerOf,
  placesOf,
  refsOf,
  type Side,
  spaceId,
  type Valhalla,
  warriorAt,
} from '../state.ts';
import { partsOf, strengthOf, valour, worthAt } from '../strength.ts';
import { titleTable } from '../titles.ts';
import type {
  BattleView,
  DieView,
  FighterView,
  JarlView,
  MonsterView,
  SideView,
  SoloView,
  SpaceView,
  ValhallaView,
} from './view.ts';

export function view(s: Valhalla, seat: Seat | null): ValhallaView {
  const { thor, valkyries, dwarves, tyr, companions } = s.options;
  return {
    seat,
    turn: s.turn,
    active: s.active,
    first: s.first,
    stage: s.result ? 'over' : s.stage,
    lastTurns: s.lastTurns < 0 ? null : s.lastTurns,
    // V-5.2.
    deckSize: s.deck.length,
    discard: refsOf(s, s.discard),
    open: refsOf(s, s.open),
    pool: s.pool,
    sides: s.sides.map((side, of) => sideView(s, side, of, seat)),
    battle: s.battle && battleView(s, s.battle),
    loki: s.loki < 0 ? null : ref(s, s.loki),
    titles: s.titles.map(({ holder, level }) => ({
      holder: holder < 0 ? null : holder,
      level,
      table: titleTable(s.sides.length),
    })),
    solo: s.solo && soloView(s),
    options: { thor, valkyries, dwarves, tyr, companions },
    scores: s.result && !s.solo ? scoresOf(s) : null,
    shieldTable: s.result && !s.solo ? shieldTable(s) : null,
    winners: s.result?.winners ?? null,
    endedBy: s.result?.rule ?? null,
  };
}

function sideView(s: Valhalla, side: Side, of: Seat, seat: Seat | null): SideView {
  const own = of === seat;
  // V-11.9: face down for others, unless the table plays openly (RV-37), alone (V-27.2), or the game is over.
  const open = own || s.options.openValhalla || s.solo !== null || s.result !== null;
  const partner = partnerOf(s, of);
  return {
    shield: s.options.shields[of],
    jarl: side.jarl < 0 ? null : jarlView(s, side, of),
    jarls: own ? refsOf(s, side.jarls) : [],
    squad: side.squad.map((_, space) => spaceView(s, side, of, space)),
    hand: own ? refsOf(s, side.hand) : refsOf(s, knownOf(s, side, seat)),
    handSize: side.hand.length,
    drawn: own ? refsOf(s, side.drawn) : [],
    drawnSize: side.drawn.length,
    valhalla: open ? refsOf(s, side.valhalla) : [],
    valhallaSize: side.valhalla.length,
    valour: open ? valour(s, side) : null,
    shields: side.shields,
    captured: side.captured.slice(),
    partner: partner < 0 ? null : partner,
    barred:
      seat !== null && !own && s.stage === 'action' && s.active === seat
        ? explainFirst((why) => mayBeAttacked(s, seat, of, why))
        : null,
  };
}

/** What a seat knows of another hand, in an order that tells nothing; a spectator knows what everybody knows. */
function knownOf(s: Valhalla, side: Side, seat: Seat | null): number[] {
  const wanted = seat === null ? (1 << s.sides.length) - 1 : 1 << seat;
  return side.hand.filter((_, i) => (side.known[i] & wanted) === wanted).sort((a, b) => a - b);
}

function jarlView(s: Valhalla, side: Side, of: Seat): JarlView {
  const b = s.battle;
  const fighter = b?.fighters.find((f) => f.seat === of);
  const off = (ability: 0 | 1) => b !== null && fighter !== undefined && !inForce(s, b, fighter, ability);
  return {
    ...ref(s, side.jarl),
    off: [off(0), off(1)],
    met: b !== null && fighter !== undefined && conditionMet(s, b, fighter),
  };
}

function spaceView(s: Valhalla, side: Side, of: Seat, space: number): SpaceView {
  const card = side.squad[space];
  if (card < 0) return { space: spaceId(space), warrior: null };
  const found = s.battle && fighterWith(s, s.battle, of, space);
  const tyr = side.tyr[space];
  const { f, place } = found ?? { f: null, place: space };
  return {
    space: spaceId(space),
    warrior: {
      ...ref(s, card),
      tyr: tyr < 0 ? null : ref(s, tyr),
      strength: f && s.battle ? shownWorth(s, s.battle, f, place) : warrior(s, card).strength,
      activated: f !== null && bit(f.armed, place),
      blocked: f !== null && bit(f.blocked, place),
      dice: f && s.battle ? diceOn(s.battle, f, place) : [],
    },
  };
}

/** As it counted, once strength is fixed; nothing for who has taken the Road (V-32.2). */
function shownWorth(s: Valhalla, b: Battle, f: Fighter, place: number): number {
  if (f.strength < 0 || !bit(f.armed, place)) return worthAt(s, b, f, place);
  return f.gave[f.parts.indexOf(warriorAt(s, f, place))] ?? 0;
}

/** The fighter whose phase a space takes part in: its owner, or the partner of one who fights. */
function fighterWith(s: Valhalla, b: Battle, of: Seat, space: number): { f: Fighter; place: number } | null {
  for (const f of b.fighters) {
    if (f.seat === of) return { f, place: space };
    if (placesOf(s, f) > 4 && partnerOf(s, f.seat) === of) return { f, place: 4 + space };
  }
  return null;
}

function diceOn(b: Battle, f: Fighter, place: number): number[] {
  const who = b.fighters.indexOf(f);
  return f.on.flatMap((on, slot) => (on === place && f.faces[slot] > 0 ? [dieId(who, slot)] : []));
}

function battleView(s: Valhalla, b: Battle): BattleView {
  const [first, second] = b.fighters.map((f, who) => fighterView(s, b, f, who));
  const lost = b.step === 'after' && b.winner < 0 && s.solo !== null;
  return {
    kind: b.kind,
    step: b.step,
    attacker: b.kind === 'defence' ? null : first,
    defender: b.kind === 'defence' ? first : (second ?? null),
    winner: lost ? 'monster' : b.winner < 0 ? null : b.fighters[b.winner].seat,
    helps: b.helps.map(({ card, by, seat }) => ({ card: ref(s, card), by, for: seat })),
  };
}

const kinds = ['own', 'extra', 'stock'] as const;

function fighterView(s: Valhalla, b: Battle, f: Fighter, who: number): FighterView {
  const dice: DieView[] = [];
  f.faces.forEach((face, slot) => {
    if (face === 0) return;
    const on = f.on[slot];
    dice.push({
      id: dieId(who, slot),
      face,
      kind: kinds[f.sort[slot]],
      on: on < 0 ? null : warriorAt(s, f, on),
    });
  });
  return {
    seat: f.seat,
    colour: who === 0 ? 'red' : 'black',
    dice,
    strength: strengthOf(s, b, f),
    fixed: f.strength >= 0,
    parts: partsOf(s, b, f).map(({ card, amount }) => ({ card: card < 0 ? null : ref(s, card), amount })),
    activated: bitCount(f.armed),
    played: refsOf(s, [...f.played, ...f.given]),
    rerolls: f.rerolls,
  };
}

function soloView(s: Valhalla): SoloView | null {
  if (s.solo === null) return null;
  const { level, covered, rolled } = s.solo;
  // V-25.3: all cards while a battle is prepared, else the one below the active card.
  const seen =
    s.battle?.step === 'before' || s.stage === 'setup' ? cardsBelow(s) : Math.min(1, cardsBelow(s));
  const active = monsterView(s, activeCard(s));
  return {
    monster: s.options.monster,
    active,
    below: Array.from({ length: seen }, (_, i) => monsterView(s, monsterCard(s, level + 1 + i))),
    cardsLeft: 1 + cardsBelow(s),
    difficulty: s.options.difficulty,
    toll: tollOf(s),
    covered: active.activation.map((_, i) => bit(covered, i)),
    dice: 6 - bitCount(covered),
    rolled: rolled.slice(),
  };
}

function monsterView(s: Valhalla, card: number): MonsterView {
  const data = cardOf(s, card) as MonsterData;
  const side = s.options.side === 'marked' ? 1 : 0;
  return {
    ...ref(s, card),
    level: data.level,
    strength: data.strength[side],
    most: data.most[side],
    clans: data.clans,
    warriors: data.warriors,
    activation: data.activation.map(faceOf),
    ability: s.options.abilities ? (data.ability?.kind ?? null) : null,
  };
}
