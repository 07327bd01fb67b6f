/**
 * Pronouns: «оно», «это существо», «атакованный» are whoever was spoken of last and fits by gender: the target of the
 * ability before, the cards of the moment, the card itself.
 */
import type { Gender } from '@vigrid/speech';
import { classes, classKey } from '../text/classes.ts';
import { classNoun } from '../text/nouns.ts';
import { ownText } from './gains.ts';
import { neighboured } from './nouns.ts';
import type { Data } from './numbers.ts';

/** A pronoun that stands for nobody. */
export class Unresolved extends Error {}

interface Person {
  readonly anchor: string;
  readonly gender: Gender | 'pl' | undefined;
  /** All of a kind are told of by their kind again. */
  readonly again?: unknown;
  /** One that was chosen; it is told of by its kind only where the choice was not made. */
  readonly chosen?: true;
  /** The moment has two cards that a pronoun may stand for, and neither has been spoken of since. */
  readonly twin?: true;
  /** Of the moment, and not spoken of since. */
  readonly fresh?: true;
}

interface Scene {
  /** This card, the moment's cards, the target before; the nearest last. */
  readonly persons: readonly Person[];
  /** Who attacked and who was attacked, by the moment or by an attack before. */
  readonly attacked?: string;
  /** The target of the attack just before. */
  readonly struck?: string;
  /** The moment has an amount. */
  readonly x?: true;
  /** The card of the moment is dead: it is in the graveyard by now. */
  readonly gone?: string;
  readonly attacker?: string;
  readonly dead?: string;
  /** Who of the moment has a symbiont. */
  readonly bearer?: string;
  /** Whom the card of the moment fights. */
  readonly foe?: string;
  /** Whom the card of the moment has become the defender of. */
  readonly defended?: string;
  /** Who has come to another cell. */
  readonly mover?: string;
  /** Who has received the wounds of the moment. */
  readonly wounded?: string;
  /** The blow of the moment may be dealt in either player’s turn. */
  readonly inAnyTurn?: true;
  /** The ability before was not used, so that nobody was chosen. */
  readonly unchosen?: true;
  /** A strike over a row has gone across a cell. */
  readonly crossed?: true;
  /** Nothing is done, something is so. */
  readonly constant?: true;
  /** What the text waits for. */
  readonly on?: string;
  /** An attack that a text has just changed: whoever makes it is told by that. */
  readonly underWay?: true;
}

const here: Scene = { persons: [{ anchor: 'this', gender: undefined }] };
/** Where the card is not named: nothing said «он» means it. */
const unnamed: Scene = { persons: [] };

const did = ['hits', 'declares', 'assaults', 'misses', 'afterAttack', 'wounds', 'kills', 'rolls', 'finishes'];
const befell = ['hit', 'declaredAt', 'assaulted', 'missed', 'wounded', 'dies'];

const movings = ['relocates', 'moves', 'jumps', 'teleports', 'dashes'];

/** Moments whose amount a text may speak of. */
const measured = [
  'hits',
  'hit',
  'wounds',
  'wounded',
  'healed',
  'rolls',
  'poisonHurts',
  'meanHurts',
  'gainsLives',
  'prophesies',
  'jumps',
];

/** «…, если это A — …, если B — …»: each of them has its own condition, the first one too. */
function severally(feature: Data): Data {
  const { if: said, does, ...rest } = feature as Data & { if?: Data; does?: readonly Data[] };
  if (said?.['?is'] === undefined || !JSON.stringify(does).includes('"?again"')) return feature;
  const [first, ...more] = does ?? [];
  return { ...rest, does: [{ ...first, if: { ...said, '?again': true } }, ...more] };
}

/** With those in the place of pronouns for whom they stand; whether the text names its own card before. */
export function resolved(given: Data, named: boolean): Data {
  const feature = severally(given);
  const shows = /"do":"(?:prophecy|mill)"|"on":"(?:prophesies|shown)"/.test(JSON.stringify(feature));
  const made = featureIn(told(feature, shows) as Data, named ? here : unnamed);
  if (isUngiven(made)) throw new Unresolved('giver');
  // What nothing has shown can not be asked about.
  if (!shows && JSON.stringify(made).includes('"shown":{')) throw new Unresolved('?shown');
  return made;
}

/** Whether a text speaks of its giver that nobody gives; what triggers can not be had by a constant feature. */
function isUngiven(value: unknown): boolean {
  if (value === 'giver') return true;
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, part]) => {
    if (key === 'gains') return false;
    if (key !== 'gives' || !Array.isArray(part)) return isUngiven(part);
    return part.some(({ feature }) => feature?.kind === 'when' && isUngiven(feature));
  });
}

/** «если это эльф»: the card that was shown, or whoever was spoken of last. */
function told(value: unknown, shows: boolean): unknown {
  if (Array.isArray(value)) return value.map((one) => told(one, shows));
  if (typeof value !== 'object' || value === null) return value;
  const { '?is': key, '?again': again, '?such': such, ...rest } = value as Data;
  if (such !== undefined) {
    // What was shown is asked about by other words.
    if (shows) throw new Unresolved('?such');
    return { '?of': '?like', filter: such };
  }
  // The same question once more is about the card of the moment still.
  if (key !== undefined)
    return shows ? { shown: { class: key } } : { '?of': again ? '?marked' : '?like', filter: { class: key } };
  return Object.fromEntries(Object.entries(rest).map(([k, part]) => [k, told(part, shows)]));
}

function featureIn(feature: Data, outer: Scene): Data {
  switch (feature.kind) {
    case 'when':
      return whenIn(feature, outer);
    case 'play': {
      const does = chosenX(feature.does as readonly Data[], feature.pay);
      return bound({ ...valuesIn(omit(feature, 'does'), outer), does: listIn(does, outer) }, false);
    }
    case 'instead':
      return insteadIn(feature, outer);
    case 'under':
      return { ...feature, has: (feature.has as readonly Data[]).map((one) => featureIn(one, outer)) };
    default:
      return valuesIn(feature, {
        ...outer,
        constant: true,
        ...(isStronger(feature) && { attacked: 'other' }),
      });
  }
}

/** «+X к простому удару, где X — половина жизней атакованного»: whom the strike is dealt at. */
const isStronger = ({ kind, gives, if: said }: Data): boolean =>
  kind === 'has' &&
  said === undefined &&
  Array.isArray(gives) &&
  gives.every((one) => one.kind === 'strike' && one.vs === undefined);

/** Whose fate is replaced is `it` to what comes in its place, and X is how much of it there would have been. */
function insteadIn(feature: Data, outer: Scene): Data {
  if (!Array.isArray(feature.by)) return valuesIn(feature, outer);
  const to = feature.to as Data | undefined;
  const persons: Person[] = [...outer.persons, ...(to ? [{ anchor: 'it', gender: genderOf(to) }] : [])];
  const scene: Scene = { persons, x: true };
  return { ...valuesIn(omit(feature, 'by'), scene), by: listIn(feature.by as readonly Data[], scene) };
}

/** «потерять X фишек» where nothing says what X is: so many as one likes. */
function chosenX(does: readonly Data[], pay: unknown): readonly Data[] {
  const at = does.findIndex(({ do: effect }) => isLoss(effect as Data | undefined));
  if (at < 0 || JSON.stringify(pay ?? {}).includes('"X"')) return does;
  const { may, atThat, ...loss } = does[at];
  const { '?most': top, ...effect } = loss.do as Data;
  // Of one that is chosen: who it is comes first.
  if (typeof effect.to === 'object') {
    const who = { use: 'influence', ...(may === true && { may }), ...(atThat === true && { atThat }) };
    const of = { of: 'extraLives', whose: 'same', ...(typeof top === 'number' && { most: top }) };
    return [
      ...does.slice(0, at),
      { ...who, do: { do: 'choose', to: effect.to } },
      { use: 'influence', atThat: true, do: { do: 'chooseNumber', most: of } },
      { ...loss, do: { ...effect, to: 'same' }, atThat: true },
      ...does.slice(at + 1),
    ];
  }
  const of = { shedLives: 'extraLives', loseChips: 'chips', wound: 'lives' }[`${effect.do}`];
  const choice = {
    use: 'influence',
    ...(may === true && { may }),
    ...(atThat === true && { atThat }),
    do: {
      do: 'chooseNumber',
      most:
        effect.to === 'host'
          ? mostOf(does)
          : { of, whose: effect.to, ...(typeof top === 'number' && { most: top }) },
    },
  };
  return [...does.slice(0, at), choice, { ...loss, do: effect, atThat: true }, ...does.slice(at + 1)];
}

/** What the text says is the most of it. */
function mostOf(does: readonly Data[]): number {
  const [, most] = JSON.stringify(does).match(/"most":(\d+)/) ?? [];
  if (most === undefined) throw new Unresolved('X');
  return Number(most);
}

const isLoss = (effect: Data | undefined): boolean =>
  ['shedLives', 'loseChips', 'wound'].includes(`${effect?.do}`) &&
  effect?.amount === 'X' &&
  (effect.to === 'this' ||
    // Of somebody spoken of, or of one that is chosen.
    (effect.do === 'shedLives' && (typeof effect.to === 'string' || 'choose' in Object(effect.to))) ||
    (effect.do === 'wound' && effect.to === 'host'));

/** X is paid, chosen, shown, rolled, or the moment’s own; else nobody knows it. */
function bound(feature: Data, measured: boolean): Data {
  const said = JSON.stringify(omit(feature, 'pay'));
  const known =
    measured ||
    JSON.stringify(feature.pay ?? {}).includes('"X"') ||
    ['"prophecy"', '"chooseNumber"', '"rollFor"', '"x":"'].some((effect) => said.includes(effect));
  const gifts = /"kind":"feature"/.test(said);
  if (!known && !gifts && (/"X"/.test(said) || /"costX":true/.test(said) || /"strengthX":true/.test(said)))
    throw new Unresolved('X');
  return feature;
}

const omit = (of: Data, key: string): Data =>
  Object.fromEntries(Object.entries(of).filter(([k]) => k !== key));

/** «При ударе — закрыть атакованное существо»: at a blow against a creature. */
function againstCreature(feature: Data): Data {
  const { on, other } = feature as { on: string; other?: Data };
  const does = feature.does as readonly Data[];
  const toCreature = (one: Data): boolean => (one.do as Data | undefined)?.to === '?attacked:creature';
  if (!did.includes(on) || other?.type !== undefined || !does.some(toCreature)) return feature;
  // What else is done would be done whatever was attacked.
  if (!does.every(toCreature)) throw new Unresolved('?attacked:creature');
  return { ...feature, other: { ...other, type: 'creature' } };
}

/** «При ударе по тёмному существу — ранить атаковавшего»: whoever strikes it, as this card is called by its name. */
function atAnyone(feature: Data): Data {
  const { on, who, other, ...rest } = feature;
  const befalls = { hits: 'hit', assaults: 'assaulted', declares: 'declaredAt' }[`${on}`];
  if (!befalls || who !== undefined || other === undefined) return feature;
  const does = JSON.stringify(feature.does);
  // Nobody redirects an attack of its own at its own squad.
  const redirected = (other as Data).side === 'yours' && does.includes('"from":{"is":"?attacked"}');
  return redirected || does.includes('"?attacker"') ? { ...rest, on: befalls, who: other } : feature;
}

const withoutAnother = ({ another: _, ...rest }: Data): Data => rest;

/** «При гибели — ранить атаковавшего»: at a death from an attack. */
function fromAttack(feature: Data): Data {
  if (feature.on !== 'dies' || !JSON.stringify(feature.does).includes('"?attacker"')) return feature;
  const said = feature.if as Data | undefined;
  if (JSON.stringify(said ?? {}).includes('"fell"')) return feature;
  const fell = { fell: 'attack' };
  return { ...feature, if: said ? { all: [said, fell] } : fell };
}

/** «При атаке по существу — перераспределить полученные раны»: once it has received them. */
const byWounds = (feature: Data): Data =>
  feature.on === 'hit' && JSON.stringify(feature.does).includes('"?wounded"')
    ? { ...feature, on: 'wounded' }
    : feature;

function whenIn({ '?x': speaksOfX, ...spoken }: Data, outer: Scene): Data {
  const feature = byWounds(fromAttack(againstCreature(atAnyone(spoken))));
  const { on, who, other } = feature as { on: string; who?: Data; other?: Data };
  const actor = who ? 'it' : 'this';
  // Nobody else has part in a death that this card is told of by «его».
  const alone = on === 'dies' && !who && !other && outer.persons.length === 0;
  const persons: Person[] = alone ? [{ anchor: 'this', gender: undefined }] : [...outer.persons];
  const isDoing = did.includes(on);
  const isBefalling = befell.includes(on);
  if (
    other &&
    (isDoing || isBefalling || ['heals', 'defends', 'joins', 'revealed', 'closes', 'displaced'].includes(on))
  )
    persons.push({ anchor: 'other', gender: genderOf(other) });
  if (speaksOfHost(feature.if)) persons.push({ anchor: 'host', gender: 'm' });
  if (who) persons.push({ anchor: 'it', gender: genderOf(who) });
  // Who is told of first is the subject, and the nearer one.
  if (other && who && isBefalling) persons.push({ anchor: 'other', gender: genderOf(other) });
  const came = ((feature.if as Data | undefined)?.it as Data | undefined)?.beside as Data | undefined;
  if (came && who)
    persons.push({
      anchor: nobody,
      gender: genderOf(came.cards as Data),
      again: { choose: { ...withoutAnother(came.cards as Data), near: 'it' } },
    });
  // «при рывке на клетку рядом с картой … — ранить её»: one of those that it has come to.
  const beside = movings.includes(on)
    ? ((feature.if as Data | undefined)?.there as Data | undefined)
    : undefined;
  if (beside?.near === 'this' && !who)
    persons.push({ anchor: nobody, gender: genderOf(beside), again: { choose: withoutAnother(beside) } });
  // Whom a strike over a row goes across is nobody's anchor: it is told by where it stands.
  const over = isDoing && !who ? (feature.attack as Data | undefined)?.through : undefined;
  if (typeof over === 'object')
    persons.push({
      anchor: nobody,
      gender: genderOf(over as Data),
      again: { choose: { ...over, between: true } },
    });
  const scene: Scene = {
    persons: (on === 'dies' || on === 'kills' || on === 'poisonKills' ? persons : twins(persons)).map(
      (one) => (one.anchor === 'it' || one.anchor === 'other' ? { ...one, fresh: true as const } : one),
    ),
    ...(over !== undefined && { crossed: true as const }),
    ...(isDoing && { attacked: 'other', attacker: actor }),
    ...(isBefalling && { attacked: actor, attacker: 'other' }),
    on,
    dead: on === 'kills' ? 'other' : actor,
    ...(isAnswerable(feature) && { inAnyTurn: true as const }),
    ...(on === 'rolls' && { foe: 'other' }),
    ...(on === 'defends' && { defended: 'other' }),
    ...((on === 'moves' || on === 'relocates' || on === 'jumps') && { mover: actor }),
    ...(other?.bears !== undefined && { bearer: 'other' }),
    ...(who?.bears !== undefined && { bearer: 'it' }),
    ...((on === 'wounded' || on === 'meanHurts' || on === 'poisonHurts') && { wounded: actor }),
    ...(measured.includes(on) && { x: true as const }),
    ...((on === 'dies' || on === 'poisonKills') && { gone: actor }),
    ...(on === 'kills' && { gone: 'other' }),
  };
  const does = listIn(
    chosenX(feature.does as readonly Data[], scene.x && speaksOfX ? { x: 'X' } : feature.pay),
    scene,
    on,
  );
  // What comes back by its own text, or loses its chips of incarnation, lies in the graveyard (RB-160).
  const from = feature.where ?? (isDead(does) ? 'graveyard' : undefined);
  if (who && from === undefined && JSON.stringify(does).includes('"self":true'))
    throw new Unresolved('?self');
  const blocks = JSON.stringify(does).includes('"do":"block"');
  const redirects = does.some((one) => (one.do as Data | undefined)?.do === 'redirect');
  return bound(
    {
      // «большей стоимости, чем оно само»: the one of the moment that is not the other.
      ...valuesIn(omit(feature, 'does'), {
        ...scene,
        persons: scene.persons.map(({ fresh: _, ...one }) => one),
      }),
      // What is blocked has not been executed yet.
      ...(blocks && on === 'hit' && { on: 'assaulted' }),
      ...(blocks && on === 'hits' && { on: 'assaults' }),
      // What is aimed at last is not aimed elsewhere any more (B12-G-redirection).
      ...(redirects && (on === 'assaulted' || on === 'hit') && { on: 'declaredAt' }),
      ...(redirects && (on === 'assaults' || on === 'hits') && { on: 'declares' }),
      // Incarnation chips come to cards in the graveyard.
      ...(on === 'incarnationChip' && !who && { where: 'graveyard' }),
      ...(who && from !== undefined && { where: from }),
      does,
    },
    scene.x === true ||
      on === 'relocates' ||
      on === 'poisonKills' ||
      on === 'moves' ||
      on === 'shown' ||
      on === 'incarnationChip',
  );
}

/** «При атаке существа по вашему существу — ранить его»: it is not said whom. */
function twins(persons: readonly Person[]): readonly Person[] {
  const isTwin = (one: Person): boolean =>
    one.anchor !== 'this' &&
    persons.some(
      (other) =>
        other.anchor !== one.anchor &&
        other.anchor !== 'this' &&
        (other.gender === one.gender ||
          [one.gender, other.gender].every((gender) => gender === 'm' || gender === 'n')),
    );
  return persons.map((one) => (isTwin(one) ? { ...one, twin: true as const } : one));
}

/** Whether a text does what only a card in the graveyard does: it is revived by itself, its own chip is taken off. */
const isDead = (does: readonly Data[]): boolean =>
  does.some(({ do: effect }) => {
    const { do: kind, what, from } = (effect ?? {}) as { do?: string; what?: Data; from?: unknown };
    return (kind === 'revive' && what?.self === true) || (kind === 'spendIncarnation' && from === 'this');
  });

/** Only strikes are dealt in answer. */
function isAnswerable({ attack }: Data): boolean {
  const { types, answering } = (attack ?? {}) as { types?: readonly string[]; answering?: boolean };
  return answering !== false && (types === undefined || types.includes('simple'));
}

const speaksOfHost = (condition: unknown): boolean =>
  condition !== undefined && JSON.stringify(condition).includes('"host":true');

function listIn(all: readonly Data[], scene: Scene, on?: string): Data[] {
  let now = scene;
  return all.map((one, i) => {
    const before = i > 0 ? all[i - 1] : undefined;
    const effect = one.do as Data | undefined;
    // An attack of this very text is over by then: nothing can be added to it.
    if (
      effect?.do === 'modifyAttack' &&
      effect.whose === 'this' &&
      all.slice(0, i).some((prior) => !('do' in prior) && prior.use !== 'or')
    )
      throw new Unresolved('?attack');
    const contrary =
      before?.if !== undefined &&
      typeof (before.do as Data | undefined)?.to === 'object' &&
      JSON.stringify((one.if as Data | undefined)?.not) === JSON.stringify(before.if);
    const made = abilityIn(one, contrary ? { ...now, unchosen: true } : now, on);
    now = afterwards(made, now);
    return made;
  });
}

/** «ранить атакованного, если он закрыт»: the condition asks about the one before it. */
function askedAfter({ '?ifSo': said, ...ability }: Data, scene: Scene, on?: string): Data {
  const made = abilityIn(ability, scene, on);
  const to = (made.do as Data).to;
  if (typeof to !== 'string') throw new Unresolved('?ifSo');
  const persons = [...scene.persons.filter(({ anchor }) => anchor !== to), { anchor: to, gender: undefined }];
  return { ...made, if: valueIn(said, { ...scene, persons }) };
}

function abilityIn(ability: Data, outer: Scene, on?: string): Data {
  if (ability['?ifSo'] !== undefined) return askedAfter(ability, outer, on);
  const scene = spokenOf(ability.if, outer);
  if (ability.use === 'or') {
    const options = ability.options as readonly (readonly Data[])[];
    // Whom one way speaks of the next may call by a pronoun.
    let now = scene;
    const resolvedWays = options.map((one) => {
      const made = listIn(one, now, on);
      for (const { do: effect } of made) {
        const whom = (effect as Data | undefined)?.to;
        if ((whom === 'other' || whom === 'it') && !now.persons.some(({ anchor }) => anchor === whom))
          now = { ...now, persons: [...now.persons, { anchor: whom, gender: undefined }] };
      }
      return made;
    });
    return { ...valuesIn(omit(ability, 'options'), scene), options: resolvedWays };
  }
  if (typeof ability['?actor'] === 'object')
    return abilityIn(byAnother(ability['?actor'], ability), scene, on);
  if (typeof ability['?actor'] === 'string') {
    const actor = ability['?actor'].startsWith('?') ? anchorOf(ability['?actor'], scene) : ability['?actor'];
    // The host jumps by its symbiont’s text; nobody else does things by it.
    const jump = ability.do as Data | undefined;
    if (actor === 'host' && jump?.do === 'relocate' && jump.to === 'this')
      return abilityIn({ ...omit(ability, '?actor'), do: { ...jump, to: 'host' } }, scene, on);
    if (actor !== 'this') return abilityIn(byAnother(actor, ability), scene, on);
    return abilityIn(omit(ability, '?actor'), scene, on);
  }
  const effect = copies(ability.do as Data | undefined, on);
  if (effect && scene.gone !== undefined && typeof effect.to === 'string') {
    const to = effect.to.startsWith('?') ? anchorOf(effect.to, scene) : effect.to;
    if (to === scene.gone) throw new Unresolved('?dead');
  }
  if (effect && effect.do === 'block') {
    if (effect['?underWay'] && !on) throw new Unresolved('block');
    const whose = on && befell.includes(on) ? 'other' : on && did.includes(on) ? 'it' : undefined;
    if (!whose && on) throw new Unresolved('block');
    if (!whose) {
      const attack = effect['?blocks'] as Data;
      const part = Object.keys(attack).length > 0 ? { attack } : {};
      return { ...valuesIn(omit(ability, 'do'), scene), do: { do: 'block', whose: { choose: {} }, ...part } };
    }
    return { ...valuesIn(omit(ability, 'do'), scene), do: { do: 'block', whose } };
  }
  if (effect) return { ...valuesIn(omit(ability, 'do'), scene), do: effectIn(effect, scene) };
  const { strength, plus } = ability;
  const at = another(ability.at, scene);
  const own = typeof at === 'object' ? ownTarget(at as Data, nobody) : [];
  const measure = { ...scene, persons: [...scene.persons, ...own] };
  return {
    ...valuesIn({ ...omit(omit(ability, 'strength'), 'plus'), ...(at !== undefined && { at }) }, scene),
    ...(strength !== undefined && { strength: valueIn(strength, measure) }),
    ...(plus !== undefined && { plus: valueIn(plus, measure) }),
  };
}

/** «оно совершает метание на 1»: an attack that somebody else makes by this text. */
function byAnother(who: unknown, { '?actor': _, may, atThat, otherwise, if: cond, ...attack }: Data): Data {
  // What is told from this card is not told from the one that attacks.
  const told = JSON.stringify(attack);
  if ('do' in attack || attack.use === 'or' || /"this"|"at":"[^?]|"another"|"within"|"formation"/.test(told))
    throw new Unresolved('?actor');
  return {
    use: 'influence',
    ...(may === true && { may }),
    ...(atThat === true && { atThat }),
    ...(otherwise === true && { otherwise }),
    ...(cond !== undefined && { if: cond }),
    do: { do: 'attackBy', who, does: [attack] },
  };
}

/** A card that calls one of its name from the deck is not in it itself, unless it was shown there. */
const copies = (effect: Data | undefined, on: string | undefined): Data | undefined =>
  effect?.do === 'summon' && (effect.what as Data).self === true && on !== 'shown'
    ? { ...effect, what: { copy: true } }
    : effect;

/** «… по другой карте»: not the one that was attacked before; that a card does not attack itself goes without saying. */
function another(at: unknown, scene: Scene): unknown {
  const choose = typeof at === 'object' && at !== null ? (at as Data).choose : undefined;
  if (typeof choose !== 'object' || (choose as Data).another !== true) return at;
  const { another: _, ...rest } = choose as Data;
  if (scene.struck) return { ...(at as Data), choose: { ...rest, notSame: true } };
  if (scene.attacked !== 'other' || rest.not !== undefined) throw new Unresolved('?another');
  return { ...(at as Data), choose: { ...rest, not: { is: 'other' } } };
}

const isEnemys = (to: unknown): boolean => {
  const { choose, all } = (typeof to === 'object' && to !== null ? to : {}) as { choose?: Data; all?: Data };
  return (choose ?? all)?.side === 'enemy';
};

/** An anchor that the ability language has no word for there. */
const nobody = '!';

const ownTarget = (to: Data, anchor: string): readonly Person[] => {
  const { choose, all, count } = to as { choose?: Data; all?: Data; count?: unknown };
  return [{ anchor, gender: all || count !== undefined ? 'pl' : genderOf(choose ?? {}) }];
};

/** In what an effect measures or gives, its own target is nearest. */
/** «если атакованный закрыт — ранить его»: who the condition speaks of is nearest. */
function spokenOf(condition: unknown, scene: Scene): Scene {
  const said = condition === undefined ? '' : JSON.stringify(condition);
  const roles = ['?attacked', '?attacker', '?dead'].filter((word) => said.includes(`"${word}"`));
  if (roles.length !== 1) return scene;
  const anchor = anchorOf(roles[0], scene);
  return {
    ...scene,
    persons: [...scene.persons.filter((one) => one.anchor !== anchor), { anchor, gender: undefined }],
  };
}

/** «все другие существа»: others than the one spoken of just before. */
function others({ '?others': told, ...effect }: Data): Data {
  const all = told === true ? ((effect.to as Data | undefined)?.all as Data | undefined) : undefined;
  if (all?.another !== true) return effect;
  const { another: _, ...rest } = all;
  return { ...effect, to: { all: { ...rest, not: { is: '?like' } } } };
}

/** «возродить на его клетке»: a cell that comes free is that of whoever has died. */
function onFreedCell(effect: Data, { gone, persons }: Scene): Data {
  const of = (effect.cell as Data | undefined)?.of;
  if ((effect.do !== 'revive' && effect.do !== 'summon') || typeof of !== 'string') return effect;
  const dead = persons.find(({ anchor }) => anchor === gone);
  const fits = dead?.gender !== undefined && gendersOf(of).includes(dead.gender);
  return of.startsWith('?') && fits ? { ...effect, cell: { left: true } } : effect;
}

function effectIn(given: Data, scene: Scene): Data {
  // One card is relocated to one cell; several would each need their own.
  if (
    given.do === 'relocate' &&
    typeof given.to === 'object' &&
    ('all' in Object(given.to) || 'count' in Object(given.to))
  )
    throw new Unresolved('?several');
  const effect = onFreedCell(others(given), scene);
  const { amount, livesMax, gains } = effect;
  // «в свой следующий ход» is the opponent’s for the opponent’s card.
  if (effect.until === '?nextTurn' || effect.until === '?ownTurn') {
    const own = effect.until === '?ownTurn';
    const made = effectIn({ ...effect, until: 'enemyTurnEnd' }, scene);
    const fought = made.to === 'other' && (scene.attacked === 'other' || scene.attacker === 'other');
    // A blow in the opponent’s turn: that turn is not the next one.
    // At the start of the opponent’s turn their next one is another.
    const nextOne = !own && scene.on === 'enemyTurnStart';
    if (!nextOne && (isEnemys(made.to) || (fought && !scene.inAnyTurn))) return made;
    if (own && made.to === 'this') return { ...made, until: 'yourTurnEnd' };
    return { ...made, until: own ? 'itsTurnEnd' : 'itsNextTurnEnd' };
  }
  const measured =
    effect.do === 'give'
      ? ['gains']
      : [
          'amount',
          'livesMax',
          'table',
          ...(effect.do === 'later' ? ['does'] : []),
          ...(effect.do === 'relocate' ? ['cell'] : []),
        ];
  const made: Record<string, unknown> = {
    ...valuesIn(Object.fromEntries(Object.entries(effect).filter(([key]) => !measured.includes(key))), scene),
  };
  if (gains !== undefined && effect.do === 'give') {
    const gift = valueIn(gains, giftScene(made.to, scene));
    made.gains = made.to === 'this' ? ownText(gift) : gift;
  }
  // What comes later speaks of one card alone: the other of the moment, or the target before.
  if (effect.do === 'later') {
    const spoken = JSON.stringify(listIn(effect.does as readonly Data[], scene));
    const whom = ['"other"', '"same"', '"it"'].filter((anchor) => spoken.includes(anchor));
    if (whom.length > 1) throw new Unresolved('?later');
    const [about] = whom.map((anchor) => anchor.slice(1, -1));
    const anew = renamed(scene, (anchor) => (anchor === about ? 'it' : anchor));
    made.does = listIn(effect.does as readonly Data[], anew);
    if (about !== undefined && about !== 'it') made.to = about;
  }
  // A list that a roll gave begins anew: nobody has been chosen in it.
  if (effect.do === 'rollFor') {
    const anew = { ...renamed(scene, (anchor) => (anchor === 'same' ? nobody : anchor)), x: true as const };
    made.table = (effect.table as readonly Data[]).map((row) => ({
      ...row,
      does: listIn(row.does as readonly Data[], anew, scene.on),
    }));
  }
  // The cell to which a chosen card goes is told from that card.
  if (effect.do === 'relocate' && effect.cell !== undefined)
    made.cell = valueIn(effect.cell, harmScene(made.to, scene));
  const harms = effect.do === 'wound' || effect.do === 'heal' || effect.do === 'destroy';
  const its = harms ? harmScene(made.to, scene) : deedScene(made.to, scene);
  if (amount !== undefined) made.amount = valueIn(amount, its);
  if (livesMax !== undefined) made.livesMax = valueIn(livesMax, its);
  return made;
}

/** Wounds and healing are measured for each target: it is the same one, and the target before is told of as that. */
function harmScene(to: unknown, scene: Scene): Scene {
  if (typeof to === 'string' && to !== 'this') {
    const known = scene.persons.findLast(({ anchor }) => anchor === to);
    return { ...scene, persons: [...scene.persons, { anchor: to, gender: known?.gender }] };
  }
  if (typeof to !== 'object' || to === null) return scene;
  const made = renamed(scene, (anchor) => (anchor === 'same' ? 'before' : anchor));
  return { ...made, persons: [...made.persons, ...ownTarget(to as Data, 'same')] };
}

const deedScene = (to: unknown, scene: Scene): Scene =>
  typeof to === 'object' && to !== null
    ? { ...scene, persons: [...scene.persons, ...ownTarget(to as Data, nobody)] }
    : scene;

/**
 * What is given speaks of its bearer as of the same one, of the other card of the moment, or else of the target before,
 * as of it.
 */
function giftScene(to: unknown, scene: Scene): Scene {
  const other =
    scene.persons.some(({ anchor }) => anchor === 'other') ||
    scene.attacked === 'other' ||
    scene.attacker === 'other';
  const name = (anchor: string): string => {
    if (anchor === to && anchor !== 'this') return 'same';
    if (anchor === 'other') return 'it';
    if (anchor === 'same') return other ? nobody : 'it';
    return anchor === 'it' ? nobody : anchor;
  };
  const made = renamed(scene, name);
  return typeof to === 'object' && to !== null
    ? { ...made, persons: [...made.persons, ...ownTarget(to as Data, 'same')] }
    : made;
}

function renamed(scene: Scene, name: (anchor: string) => string): Scene {
  const { attacked, struck, attacker, dead, gone } = scene;
  return {
    ...scene,
    persons: scene.persons.map((one) => ({ ...one, anchor: name(one.anchor) })),
    ...(attacked !== undefined && { attacked: name(attacked) }),
    ...(struck !== undefined && { struck: name(struck) }),
    ...(attacker !== undefined && { attacker: name(attacker) }),
    ...(dead !== undefined && { dead: name(dead) }),
    ...(gone !== undefined && { gone: name(gone) }),
  };
}

/** Whom the next ability may speak of: its targets are the same ones only until another ability has had its own. */
function afterwards(ability: Data, scene: Scene): Scene {
  const others = scene.persons.filter(({ anchor }) => anchor !== 'same');
  const { struck: _, ...rest } = scene;
  const after = (person: Person): Scene => ({ ...rest, persons: [...others, person] });
  if (!('do' in ability) && ability.use !== 'or') {
    const at = ability.at as Data | undefined;
    const gender = at && typeof at === 'object' ? genderOf((at.choose ?? at.all ?? {}) as Data) : undefined;
    const crossed = ability.use === 'over' ? { crossed: true as const } : {};
    return { ...after({ anchor: 'same', gender }), struck: 'same', ...crossed };
  }
  const effect = ability.do as Data | undefined;
  // What an attack is reduced to is nobody.
  const to = effect && (effect.do === 'modifyAttack' ? effect.whose : (effect.to ?? effect.whose));
  // Two that were chosen to change places are both spoken of.
  if (effect?.do === 'swap' && typeof effect.with === 'object' && typeof to === 'object')
    return after({ anchor: 'same', gender: 'pl' });
  // «поменяться местами с атакованным, закрыв его»
  if (effect?.do === 'swap' && to === 'this' && typeof effect.with === 'string')
    return after({ anchor: effect.with, gender: undefined });
  if (effect?.do === 'swap' && to === 'this' && typeof effect.with === 'object')
    return after(ownTarget(effect.with as Data, nobody)[0]);
  // Who has got a symbiont by it is its host from now on.
  if (effect?.do === 'seat' && to === 'this' && typeof effect.onto === 'object') {
    const { choose } = effect.onto as { choose: Data };
    return after({ anchor: 'host', gender: genderOf(choose) });
  }
  if (typeof to === 'string' && to !== 'same') {
    const known = others.find(({ anchor }) => anchor === to);
    if (to === 'this') return scene;
    if (to === 'host') return { ...rest, persons: others };
    return {
      ...rest,
      persons: [
        ...others.filter((one) => one !== known),
        { anchor: to, gender: known?.gender, ...(known?.again !== undefined && { again: known.again }) },
      ],
    };
  }
  if (to === 'same' || effect?.do === 'chooseNumber') return scene;
  if (typeof to === 'object' && to !== null) {
    const { choose, all, count } = to as { choose?: Data; all?: Data; count?: unknown };
    const gender = all || count !== undefined ? 'pl' : genderOf(choose ?? {});
    const now = after({ anchor: 'same', gender, again: to, ...(choose && { chosen: true as const }) });
    // Whose attack was changed is the attacker; whom a changed attack goes at is attacked.
    if (effect?.do === 'block') return { ...now, attacker: 'same' };
    if (effect?.do !== 'modifyAttack') return now;
    return effect.against ? { ...now, struck: 'same', underWay: true } : { ...now, attacker: 'same' };
  }
  if (effect?.do === 'summon' || effect?.do === 'revive')
    return after({ anchor: 'same', gender: genderOf(effect.what as Data) });
  return { ...rest, persons: others };
}

function valuesIn(of: Data, scene: Scene): Data {
  const made: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(of)) {
    if (key === '?own' && scene.gone === undefined) {
      // The cell of this card, which stands there still.
      if (value !== 'this') throw new Unresolved(key);
      made.of = 'this';
      delete made.left;
      continue;
    }
    if (key === '?at' || key === '?own' || key === '?bare') continue;
    if (key === '?self') {
      if (anchorOf(value as string, scene) !== 'this') throw new Unresolved(key);
      made.self = true;
      continue;
    }
    if (key === 'feature') made[key] = featureIn(value as Data, here);
    else if (key === 'does' && Array.isArray(value)) made[key] = listIn(value as readonly Data[], scene);
    else if ((key === 'to' || key === 'onto') && typeof value === 'string' && value.startsWith('?'))
      made[key] = targetOf(value, scene);
    else if (value === '?crossed' && key === 'between') {
      if (scene.crossed) made[key] = true;
      // «покидает клетку — переместиться на неё».
      else if (scene.mover && movings.includes(`${scene.on}`)) made.left = true;
      else throw new Unresolved(value);
    } else if (key === 'near' && isGone(value, scene)) made[key] = 'cell';
    else if (key === 'of' && typeof value === 'string' && isGone(value, scene))
      Object.assign(made, { left: true });
    else made[key] = valueIn(value, scene);
  }
  // What is printed on a dead card can be read still; its poisoning is what the moment is about.
  if (
    typeof of.of === 'string' &&
    (of.whose === '?dead' || (scene.gone !== undefined && made.whose === scene.gone))
  ) {
    if (of.of === 'poison') return { sum: 'X' };
    if (of.of === 'weak' || of.of === 'lives') {
      const { of: printed, ...rest } = made;
      return { ...rest, printed, whose: anchorOf('?dead', scene) };
    }
    // What it was when it left play is known still.
    if (['excess', 'extraLives', 'cost', 'move', 'regeneration', 'chips'].includes(of.of))
      return { ...made, whose: anchorOf('?dead', scene) };
    throw new Unresolved('?dead');
  }
  if (typeof of['?of'] === 'string') {
    const anchor = anchorOf(of['?of'], scene);
    return (anchor === 'this' && neighboured(made.filter as Data)) || { [anchor]: made.filter };
  }
  if (typeof of['?at'] === 'string') {
    const { atSame, ...rest } = made;
    const anchor = anchorOf(of['?at'], scene);
    if (anchor === 'this') return { ...rest, at: atSame };
    if (anchor === 'other') return { ...rest, atOther: atSame };
    if (anchor === 'same') return { ...rest, atSame };
    throw new Unresolved(of['?at']);
  }
  return made;
}

function valueIn(value: unknown, scene: Scene): unknown {
  if (typeof value === 'string') return value.startsWith('?') ? anchorOf(value, scene) : value;
  if (Array.isArray(value)) return value.map((one) => valueIn(one, scene));
  if (typeof value === 'object' && value !== null) return valuesIn(value as Data, scene);
  return value;
}

/** Next to whom has died is next to where it stood. */
const isGone = (value: unknown, scene: Scene): boolean =>
  typeof value === 'string' &&
  (value === '?dead' ||
    (scene.gone !== undefined && (value.startsWith('?') ? anchorOf(value, scene) : value) === scene.gone));

/** «этот паразит», where a creature with one was spoken of: whoever sits on it. */
function sitterOf(word: string, scene: Scene): unknown {
  const kinds: Readonly<Record<string, Data>> = {
    '?that:m:паразит': { symbiont: true, word: 'parasite' },
    '?that:m:симбиот': { symbiont: true },
  };
  const kind = kinds[word];
  return kind && scene.bearer ? { choose: { ...kind, on: scene.bearer } } : undefined;
}

function targetOf(word: string, scene: Scene): unknown {
  const sitter = sitterOf(word, scene);
  if (sitter) return sitter;
  if (word === '?crossed') {
    if (!scene.crossed) throw new Unresolved(word);
    return { all: { type: 'creature', between: true } };
  }
  if (word === '?attacker' && scene.attacker === undefined && scene.underWay)
    return { choose: { attacker: true } };
  const person = personOf(word, scene);
  if (typeof person === 'string') return person;
  return person.again !== undefined && (!person.chosen || scene.unchosen) ? person.again : person.anchor;
}

function anchorOf(word: string, scene: Scene): string {
  const person = personOf(word, scene);
  const anchor = typeof person === 'string' ? person : person.anchor;
  if (anchor === nobody) throw new Unresolved(word);
  return anchor;
}

function personOf(word: string, scene: Scene): string | Person {
  const given = (anchor: string | undefined): string => {
    if (anchor === undefined) throw new Unresolved(word);
    return anchor;
  };
  if (word === 'giver') throw new Unresolved(word);
  if (word === '?x') return given(scene.x && 'X');
  if (word.startsWith('?attacked')) return given(scene.struck ?? scene.attacked);
  // The card itself is called by its name.
  if (word === '?attacker') return given(scene.attacker === 'this' ? undefined : scene.attacker);
  // «цель»: of the ability before, of the attack just told of, else of the attack of the moment.
  if (word === '?aim')
    return scene.persons.some(({ anchor }) => anchor === 'same')
      ? 'same'
      : given(scene.struck ?? scene.attacked);
  if (word === '?defended') return given(scene.defended);
  if (word === '?foe') return given(scene.foe);
  if (word === '?mover') return given(scene.mover);
  if (word === '?it' || word === '?other') {
    const anchor = word.slice(1);
    // «ранившая карта»: whoever it was, though the moment does not ask.
    const known = anchor === 'other' && scene.on === 'wounded' && scene.attacker === 'other';
    return given(known || scene.persons.some((one) => one.anchor === anchor) ? anchor : undefined);
  }
  if (word === '?wounded') return given(scene.wounded);
  if (word === '?dead') return given(scene.dead);
  if (word === '?marked')
    return given(scene.persons.some(({ anchor }) => anchor === 'it') ? 'it' : undefined);
  if (word === '?self') return 'this';
  // «с таким же названием»: as whoever was spoken of last.
  // «такой же стоимости»: as whoever was spoken of last; of what a card always has, as this card.
  if (word === '?like') {
    const last = scene.persons.findLast(({ anchor }) => anchor !== 'this');
    const others = scene.persons.filter(({ anchor, fresh }) => fresh && anchor !== last?.anchor);
    // Of two that the moment has either may be meant.
    if (last?.fresh && others.length > 0) throw new Unresolved(word);
    return given(last?.anchor ?? (scene.constant && 'this'));
  }
  const wanted = gendersOf(word);
  for (const person of scene.persons.toReversed()) {
    const { anchor, gender } = person;
    // «это существо» was spoken of; the card itself is called by its name.
    if (anchor === 'this' && (word.startsWith('?that') || word === '?those')) continue;
    if (
      gender === undefined
        ? anchor !== 'this' || scene.persons.length === 1 || wanted !== 'pl'
        : wanted === 'any' || wanted.includes(gender)
    ) {
      const { twin } = person;
      // «этого существа»: somebody of that very kind was spoken of as well; an elf is a creature, too.
      const generic = word.endsWith(':существо') || word.endsWith(':карта');
      const exact = (one: Person): boolean =>
        one.anchor !== 'this' &&
        one.anchor !== person.anchor &&
        one.gender !== undefined &&
        (generic || wanted.includes(one.gender));
      if (gender === undefined && word.startsWith('?that') && scene.persons.some(exact))
        throw new Unresolved(word);
      // Whom this card attacks is meant as well as the card itself.
      if (anchor === 'this' && scene.attacked === 'other' && !scene.constant) throw new Unresolved(word);
      if (
        twin &&
        scene.persons.some((one) => one.anchor !== anchor && one.twin && alike(one, person, wanted))
      )
        throw new Unresolved(word);
      return person;
    }
  }
  throw new Unresolved(word);
}

/** «его» is said of either where the one is masculine and the other neuter. */
const alike = (one: Person, other: Person, wanted: string): boolean =>
  one.gender === other.gender ||
  (wanted === 'mn' && `${one.gender}`.length === 1 && wanted.includes(`${one.gender}`));

function gendersOf(word: string): string {
  const [kind, gender] = word.split(':');
  switch (kind) {
    case '?pl':
    case '?those':
      return 'pl';
    case '?that':
      return gender === '' || gender === undefined ? 'any' : gender;
    case '?mn':
      return 'mn';
    default:
      return kind.slice(1);
  }
}

/** How a noun phrase with this filter is spoken of again. */
function genderOf(filter: Data): Gender | undefined {
  // «герой» is told of by a class of each kind.
  if (JSON.stringify(filter.any ?? []).startsWith('[{"class":"hero')) return 'm';
  // Of several kinds: as those are spoken of that are not known already.
  if (Array.isArray(filter.any) && filter.type === undefined && filter.class === undefined) {
    const kinds = (filter.any as readonly Data[]).filter((one) => one.is === undefined);
    if (kinds.length > 0) return genderOf(kinds[0]);
  }
  if (typeof filter.class === 'string' && Object.hasOwn(classes, filter.class))
    return classNoun(classKey(filter.class)).ru.gender;
  if (filter.symbiont === true || filter.word === 'parasite' || filter.word === 'symbiont' || filter.host)
    return 'm';
  switch (filter.type) {
    case 'creature':
      return 'n';
    case 'artifact':
      return 'm';
    case 'terrain':
      return 'f';
    default:
      // «по летающему»: a creature, whatever noun is left out.
      return filter.name === undefined && filter.flying !== true ? 'f' : undefined;
  }
}
