/**
 * One form of what means the same and is said alike: what is said twice is said once, what goes for the whole of a text
 * stands with the whole, whoever is called "it" is told by who it is.
 */
type Data = Readonly<Record<string, unknown>>;

const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listIn = (value: unknown): readonly Data[] => (Array.isArray(value) ? value.filter(isData) : []);
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export const canonical = (ability: unknown): string => JSON.stringify(settled(ability));

/** The ability in that form, which is written in the language as well. */
export function settled(ability: unknown): unknown {
  if (!isData(ability)) return ability;
  // What one rule has put together another may put in order.
  const once = whole(ability);
  const twice = whole(once);
  return same(once, twice) ? once : settled(twice);
}

function whole(ability: Data): Data {
  const own = ability.who === undefined || ability.who === 'self';
  const plainly = form(own ? aboutSelf(ability) : ability);
  return sorted(lifted(moment(isData(plainly) ? plainly : {})));
}

const sorted = (made: Data): Data =>
  Object.fromEntries(
    Object.entries(made)
      .filter(([, one]) => one !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );

/** Where the moment is about this card, so is "it"; what is done to each of several speaks of them. */
function aboutSelf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(aboutSelf);
  if (!isData(value)) return value;
  if (value.do === 'each') return value;
  if (value.do === 'grant') return { ...value, to: value.to === 'it' ? 'self' : value.to };
  const { who, ...rest } = value;
  const made = Object.fromEntries(
    Object.entries(value.do === 'fight' && who === 'it' ? rest : value).map(([key, one]) => [
      key,
      one === 'it' && ['to', 'of', 'from', 'what'].includes(key) ? 'self' : aboutSelf(one),
    ]),
  );
  return made;
}

/** What a condition or an offer of the whole text says stands with the whole. */
function lifted(ability: Data): Data {
  if (ability.kind !== 'when' && ability.kind !== 'play') return ability;
  const [only, ...others] = listIn(ability.does);
  if (!only || others.length > 0) return ability;
  if (only.do === 'if' && listIn(only.otherwise).length === 0 && ability.may !== true) {
    const conditions = [ability.if, only.if].filter((one) => one !== undefined);
    return lifted({ ...ability, if: allOf(conditions), does: only.does });
  }
  if (ability.kind === 'when' && only.do === 'may' && !only.after && !only.otherwise && ability.may !== true)
    return lifted({ ...ability, may: true, does: only.first });
  return ability;
}

function allOf(conditions: readonly unknown[]): unknown {
  const all = conditions.flatMap((one) => (isData(one) && Array.isArray(one.all) ? one.all : [one]));
  const distinct = [...new Map(all.map((one) => [JSON.stringify(one), one])).entries()]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, one]) => one);
  return distinct.length === 1 ? distinct[0] : { all: distinct };
}

const ofPlayers: ReadonlySet<unknown> = new Set(['draws', 'shuffles', 'searches', 'coinsOpenAgain']);
const ofTurns: ReadonlySet<unknown> = new Set(['turnStart', 'turnEnd', 'enemyTurnStart', 'enemyTurnEnd']);

/** What is a player's is told of the hero; the start of a turn comes once. */
function moment(ability: Data): Data {
  const { on, who, each, at, way, ...others } = ability;
  if (on === undefined) return ability;
  // Values are those of Spend, ways those of killing.
  const rest = { ...others, ...(on === 'spend' && { at }), ...(on === 'kill' && { way }) };
  if (on === 'spend') return { ...rest, on };
  if (ofTurns.has(on)) return { ...rest, on };
  if (ofPlayers.has(on)) {
    const side = who === undefined || who === 'self' ? 'yours' : isData(who) ? who.side : undefined;
    return { ...rest, on, each, who: sorted({ type: 'hero', side }) };
  }
  return { ...rest, on, each, ...(who !== 'self' && { who }) };
}

function form(value: unknown): unknown {
  if (Array.isArray(value)) return list(value.map(form));
  if (!isData(value)) return value;
  const { ability, ...rest } = value;
  const made = Object.fromEntries(
    Object.entries(rest).map(([key, one]) => [key, filters.has(key) ? valued(form(one)) : form(one)]),
  );
  return sorted(plain(ability === undefined ? made : { ...made, ability: settled(ability) }));
}

const filters: ReadonlySet<string> = new Set([
  'pick',
  'all',
  'what',
  'of',
  'who',
  'by',
  'source',
  'control',
  'against',
  'before',
  'fits',
  'among',
  'at',
  'count',
  'except',
]);

/** A value is that of a Raid. */
const valued = (one: unknown): unknown =>
  isData(one) && one.raid !== undefined && one.has !== 'raid' ? sorted({ ...one, raid: undefined }) : one;

/** One effect after the other. */
function list(all: readonly unknown[]): readonly unknown[] {
  if (!all.every((one) => isData(one) && typeof one.do === 'string')) return all;
  const made: Data[] = [];
  let before: unknown;
  for (const effect of all.filter(isData)) {
    // Whoever was spoken of just before.
    const to = effect.to === 'same' && typeof before === 'string' ? before : effect.to;
    const one = to === effect.to ? effect : sorted({ ...effect, to });
    if (to !== undefined && to !== 'same') before = to;
    else if (to === undefined && one.do !== 'draw') before = undefined;
    const last = made[made.length - 1];
    const rushing = one.do === 'change' && one.to === 'same' && same(one.change, { words: ['rush'] });
    const seen = last?.do === 'look' && last.where === undefined ? putAway(one) : null;
    if (last?.do === 'summon' && rushing && one.until === undefined)
      made[made.length - 1] = sorted({ ...last, rush: true });
    else if (last && seen) made[made.length - 1] = sorted({ ...last, ...seen });
    else made.push(...apart(one));
  }
  return made;
}

/** Where a card goes that has been looked at, or may go. */
function putAway(one: Data): Data | null {
  if (one.do === 'put' && one.what === 'same') return { where: one.where };
  const [only, ...others] = listIn(one.first);
  const offered = one.do === 'may' && others.length === 0 && !one.after && !one.otherwise;
  return offered && only?.do === 'put' && only.what === 'same' ? { may: true, where: only.where } : null;
}

/** What follows once a card was shown, whatever it is, follows as well without being told to. */
function apart(one: Data): readonly Data[] {
  const [first, ...rest] = listIn(one.does);
  const anything = one.do === 'reveal' && isData(one.fits) && Object.keys(one.fits).length === 0;
  const fits = first?.do === 'if' && isData(first.if) && first.if.before !== undefined;
  if (!anything || !fits || rest.length === 0) return [one];
  return [sorted(plain({ ...one, does: [first] })), ...rest];
}

function plain(made: Data): Data {
  const { count, times, all, ...rest } = made;
  let one: Data = {
    ...rest,
    // Once, one of them: as where nothing is said.
    ...((count !== 1 || rest.do === 'look') && { count }),
    ...(times !== 1 && { times }),
    // The order of conditions says nothing.
    ...(Array.isArray(all) ? Object(allOf([{ all }])) : all !== undefined && { all }),
  };
  // Counted where there is a name for it.
  if (one.in === 'enemyGraveyard' && same(one.count, { type: 'creature' }))
    return one.times === undefined ? { '@measure': 'enemyDead' } : { of: 'enemyDead', times: one.times };
  if (one.do === undefined && typeof one.times === 'number') {
    const product = multiplied(one.of, one.times);
    if (product !== undefined) return isData(product) ? product : { '@measure': product };
  }
  if (one.of !== undefined && one.do === undefined && one.times === undefined && isMeasure(one)) {
    return isData(one.of) ? one.of : { '@measure': one.of };
  }
  for (const key of Object.keys(one)) {
    const inner = one[key];
    if (isData(inner) && '@measure' in inner) one = { ...one, [key]: inner['@measure'] };
  }
  // A hero is one alone, chosen or each of them.
  if (one.to !== undefined) one = { ...one, to: target(one.to) };
  if (isData(one.control) && one.control.side === undefined)
    one = { ...one, control: sorted({ ...one.control, side: 'yours' }) };
  if (isData(one.against)) {
    const { type, other: _, ...more } = one.against;
    if (Object.keys(more).length === 0 && (type === 'hero' || type === 'creature'))
      one = { ...one, against: type };
  }
  for (const figure of ['cost', 'strike']) {
    if (one[`${figure}Max`] === 0 && one[`${figure}Min`] === 0) one = { ...one, [`${figure}Min`]: undefined };
  }
  return effect(one);
}

/** So many times a number, so many times what is counted or measured so many times. */
function multiplied(of: unknown, times: number): unknown {
  if (typeof of === 'number') return of * times;
  if (!isData(of) || (of.count === undefined && of.of === undefined)) return undefined;
  return sorted({ ...of, times: times * (typeof of.times === 'number' ? of.times : 1) });
}

const isMeasure = (one: Data): boolean =>
  Object.entries(one).every(([key, value]) => key === 'of' || value === undefined);

function target(to: unknown): unknown {
  if (!isData(to)) return to;
  const one = to.pick ?? to.all;
  if (!isData(one) || one.type !== 'hero' || Object.keys(one).length !== 2 || to.count !== undefined)
    return to;
  if (one.side === 'yours') return 'yourHero';
  return one.side === 'enemy' && to.by === undefined ? 'enemyHero' : to;
}

/** Where an effect is done to nobody, a figure is that of whoever was spoken of before. */
const figuresBefore: Readonly<Record<string, string>> = {
  itsCost: 'costBefore',
  itsStrike: 'strikeBefore',
  itsLives: 'livesBefore',
};

function effect(given: Data): Data {
  const alone = given.to === undefined && given.among === undefined;
  const one: Data = alone
    ? Object.fromEntries(
        Object.entries(given).map(([key, value]) => [key, figuresBefore[`${value}`] ?? value]),
      )
    : given;
  const { what, amount, by, ...rest } = one;
  switch (one.do) {
    // Among one, all goes to that one.
    case 'spread': {
      if (one.count !== undefined) return one;
      const { among, ...spread } = rest;
      const to = { pick: among };
      if (what === 'wounds') return { ...spread, do: 'wound', amount, to };
      return typeof amount === 'number'
        ? { ...spread, do: 'boost', amount: -amount, to }
        : { ...spread, do: 'boost', amount: { of: amount, times: -1 }, to };
    }
    case 'discard':
    case 'limitPlays':
    case 'discount': {
      const anything = isData(what) && Object.keys(what).length === 0;
      const other = anything ? undefined : what;
      // A cost that is told is not lowered.
      if (one.do === 'discount')
        return {
          ...rest,
          by: one.to === undefined ? by : undefined,
          what: one.on === 'card' ? other : undefined,
          enemy: one.on === 'card' ? one.enemy : undefined,
        };
      return { ...one, what: other };
    }
    case 'tuck':
      return amount === 1 ? { ...one, amount: undefined } : one;
    // Whose Raid it is has one.
    case 'shareRaid':
      return { ...one, to: raiding(one.to, {}) };
    case 'change':
      return isData(one.change) && one.change.raid !== undefined
        ? { ...one, to: raiding(one.to, { raid: one.change.raid }) }
        : one;
    // Paying is an offer of its own.
    case 'may': {
      const [only, ...others] = listIn(one.first);
      if (others.length > 0) return one;
      if (only?.do === 'mayPay' && !one.after && !one.otherwise) return only;
      if (only?.do !== 'may') return one;
      if (!one.after && !one.otherwise) return only;
      return !only.after && !only.otherwise ? { ...one, first: only.first } : one;
    }
    // Where nothing is done with what is seen there is nothing to decline.
    case 'look':
      return one.where === undefined ? { ...one, may: undefined } : one;
    // Any card is shown, and if it fits …
    case 'reveal': {
      const [only, ...others] = listIn(one.does);
      const anything = isData(one.fits) && Object.keys(one.fits).length === 0;
      if (!anything || others.length > 0 || only?.do !== 'if' || !isData(only.if) || !only.if.before)
        return one;
      return { ...one, fits: only.if.before, does: only.does, otherwise: only.otherwise ?? one.otherwise };
    }
    case 'repeat':
      return isData(what) ? { ...one, what: sorted({ ...what, type: undefined }) } : one;
    case 'shot': {
      if (!isData(one.at)) return one;
      const { side: _, ...at } = one.at;
      const { type, ...more } = at;
      const anyone = type === 'character' ? more : at;
      return { ...one, at: Object.keys(anyone).length > 0 ? anyone : undefined };
    }
    default:
      return still(one);
  }
}

const raiding = (to: unknown, raid: Data): unknown =>
  isData(to) && isData(to.pick) ? { ...to, pick: sorted({ ...to.pick, has: 'raid', ...raid }) } : to;

/** What a card always has is printed on it. */
function still(one: Data): Data {
  // The hero closes in place of this card.
  if (one.kind === 'action' && one.closeHero === true) return paid({ ...one, close: undefined });
  if (one.kind === 'action') return paid(one);
  if (one.kind === 'enters' && one.boosts === 0) return { ...one, boosts: undefined };
  if (one.kind === 'costs' && one.instead !== undefined) return { ...one, by: undefined };
  // They are wounds in any case.
  if (one.kind === 'protection' && one.less !== undefined) return { ...one, from: fromSpells(one.from) };
  if (one.kind === 'costs' && one.instead === undefined && one.by === undefined) return { ...one, by: 0 };
  // What only attacks have exceptions to.
  if (one.kind === 'cannot' && one.what !== 'attack') return { ...one, except: undefined };
  if (one.kind === 'instead') return replaced(one);
  if (one.kind === 'when' && one.may === true) {
    const [only, ...others] = listIn(one.does);
    if (others.length === 0 && (only?.do === 'mayPay' || only?.do === 'may'))
      return { ...one, may: undefined };
  }
  if (one.kind !== 'static' || !isData(one.gives)) return one;
  // How many quests one may have is a player's.
  if (one.gives.quests !== undefined && Object.keys(one.gives).length === 1)
    return { ...one, to: { side: 'yours', type: 'hero' } };
  if (one.to !== 'self') return one;
  const [[key, gain], ...more] = Object.entries(one.gives);
  if (more.length > 0) return one;
  if (key === 'protection') return { kind: 'protection', from: gain, if: one.if };
  if (one.if !== undefined) return one;
  if (key === 'words' && Array.isArray(gain) && gain.length === 1) return { kind: 'word', word: gain[0] };
  return key === 'armour' ? { kind: 'word', word: 'armour', value: gain } : one;
}

const fromSpells = (from: unknown): unknown =>
  isData(from) && from.by === 'spellWounds' ? { ...from, by: 'spell' } : from;

/** What would be, and what is in its place: of this card where nobody else is told of. */
function replaced(one: Data): Data {
  const { who, from, by, ...rest } = one;
  const isAny = isData(from) && Object.keys(from).length === 0;
  const made: Data = {
    ...rest,
    ...(who !== 'self' && { who }),
    ...(!isAny && { from: fromSpells(from) }),
    // Only wounds become Weakening effects.
    by: by === 'weaken' && (one.of === 'die' || one.of === 'draw') ? 'nothing' : by,
  };
  const plainly = made.who === undefined && made.from === undefined && made.if === undefined;
  return plainly && made.of === 'takeWounds' && made.by === 'nothing'
    ? { kind: 'protection', from: {} }
    : made;
}

function paid(given: Data): Data {
  const { coins, ...costless } = given;
  const isFree = coins === 0 && !given.close && !given.closeHero && !given.destroy && !given.cost;
  const one = isFree ? costless : given;
  const [only, ...others] = listIn(one.cost);
  if (only?.do === 'if' && others.length === 0 && !only.otherwise) {
    const conditions = [one.if, only.if].filter((some) => some !== undefined);
    return { ...one, if: allOf(conditions), cost: only.does };
  }
  const destroys = only?.do === 'destroy' && only.to === 'self' && others.length === 0;
  return destroys ? { ...one, cost: undefined, destroy: true } : one;
}
