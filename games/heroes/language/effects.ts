/** What a text does: orders one after the other, as effects of the ability language. */
import {
  alt,
  later,
  listed,
  lit,
  map,
  memo,
  opt,
  type Parser,
  says,
  seq,
  unless,
} from '@vigrid/speech/reading';
import { condition, each, measure, proviso } from './conditions.ts';
import { after, oneCard, severalCards, someCards, target, together, word } from './nouns.ts';
import { amount, type Data, digits, it, its, number, signed, woundsDealt, x } from './numbers.ts';

type Effects = readonly Data[];

const isWhole = (to: unknown): boolean => typeof to === 'object';

/** "3", "by its strike", "1 per marker". */
const force: Parser<unknown> = alt(
  amount,
  map(seq(lit('by'), measure), ([, much]) => much),
  map(seq(digits, lit('per'), each), ([n, , of]) => times(of, n)),
);

export function times(of: unknown, n: number): unknown {
  if (n === 1) return of;
  if (typeof of === 'object' && of !== null && 'count' in of) return { ...of, times: n };
  return { of, times: n };
}

const wounding = (to: unknown, much: unknown): Data => ({ do: 'wound', to, amount: much });

const wounds: Parser<Effects> = alt(
  map(seq(lit('wound'), digits, target), ([, much, to]) =>
    typeof to === 'object' ? [wounding(to, much)] : undefined,
  ),
  map(seq(lit('wound', 'wounds'), target, force), ([, to, much]) => [wounding(to, much)]),
  // "a creature and a hero": each of them.
  map(seq(lit('wound', 'wounds'), target, lit('and'), target, force), ([, a, , b, much]) =>
    isWhole(a) && isWhole(b) ? [wounding(a, much), wounding(b, much)] : undefined,
  ),
);

/** "Choose: wound all creatures 1; or a character 4": the verb is not said twice. */
const elided: Parser<Effects> = alt(
  map(seq(lit("the enemy may pay a creature's cost , otherwise put it under the deck")), () => [
    { do: 'choose', to: { pick: { type: 'creature' } } },
    { do: 'unlessPaid', coins: 'costBefore', otherwise: [{ do: 'bottom', to: 'same' }] },
  ]),
  map(seq(lit('the enemy chooses whether you search a'), oneCard, lit('or'), after), ([, what, , other]) => {
    const { costMin: _, costMax: __, ...rest } = what;
    const second = together([rest, other]);
    if (!second) return undefined;
    return [
      { do: 'oneOf', by: 'enemy', modes: [[{ do: 'search', what }], [{ do: 'search', what: second }]] },
    ];
  }),
  says(lit('the enemy shuffles a hand card of his choice into the deck'), [
    { do: 'tuck', where: 'shuffle', who: 'enemy' },
  ]),
  // "untap or tap a creature": one or the other.
  map(seq(lit('untap or tap'), target), ([, to]) => [
    { do: 'oneOf', modes: [[{ do: 'open', to }], [{ do: 'close', to }]] },
  ]),
  // RH-60: whoever can not or will not do the first does the second.
  map(seq(lit('discard a card or destroy it')), () => [
    { do: 'may', first: [{ do: 'discard' }], otherwise: [{ do: 'destroy', to: 'self' }] },
  ]),
  map(seq(lit('draw a card ; one more'), proviso), ([, when]) => [
    drawing(1),
    { do: 'if', if: when, does: [drawing(1)] },
  ]),
  map(seq(lit('swap your quest for a completed one')), () => [
    { do: 'choose', to: { pick: { type: 'quest', side: 'yours' } } },
    { do: 'swapQuest' },
  ]),
  map(seq(lit('choose : wound'), target, force, lit('; or'), target, force), ([, a, n, , b, m]) => [
    { do: 'oneOf', modes: [[wounding(a, n)], [wounding(b, m)]] },
  ]),
  map(seq(lit('wound'), target, digits, lit(', or'), digits, proviso), ([, to, n, , m, when]) => [
    { do: 'if', if: when, does: [wounding(to, m)], otherwise: [wounding(to, n)] },
  ]),
  map(seq(proviso, lit('wound'), target, digits, lit(', else'), digits), ([when, , to, n, , m]) => [
    { do: 'if', if: when, does: [wounding(to, n)], otherwise: [wounding(to, m)] },
  ]),
);

const heals: Parser<Effects> = alt(
  map(seq(lit('heal', 'heals'), target, force), ([, to, much]) => [{ do: 'heal', to, amount: much }]),
  map(seq(lit('heal', 'heals'), target, lit('fully')), ([, to]) => [{ do: 'heal', to, amount: 'all' }]),
  says(lit('heals fully'), [{ do: 'heal', to: it, amount: 'all' }]),
  map(seq(lit('heal yours'), force), ([, much]) => [{ do: 'heal', to: 'yourHero', amount: much }]),
  map(seq(lit('heal'), force), ([, much]) => [{ do: 'heal', to: 'yourHero', amount: much }]),
);

const shots: Parser<Effects> = alt(
  map(seq(lit('+'), digits, lit('shots this turn')), ([, n]) => [
    { do: 'change', to: 'self', change: { shots: n }, until: 'turnEnd' },
  ]),
  map(seq(lit('shot', 'makes a shot'), amount), ([, much]) => [{ do: 'shot', amount: much }]),
  map(seq(lit('shot equal to'), measure), ([, much]) => [{ do: 'shot', amount: much }]),
  map(
    seq(lit('shot'), amount, lit('at'), someCards, opt(lit('of his choice'))),
    ([, much, , { what, count }, theirs]) => {
      const at = together([what, { side: 'enemy' }]);
      if (count !== undefined || !at) return undefined;
      const { side: _, ...rest } = at;
      // At an enemy character is what every shot is.
      const whom = rest.type === 'character' && Object.keys(rest).length === 1 ? {} : { at: rest };
      return [{ do: 'shot', amount: much, ...whom, ...(theirs && { by: 'enemy' }) }];
    },
  ),
  map(seq(lit('two shots equal to'), measure), ([, much]) => [
    { do: 'shot', amount: much },
    { do: 'shot', amount: much },
  ]),
);

const howManyCards: Parser<unknown> = alt(
  says(lit('a card per wound'), woundsDealt),
  says(lit('a card'), 1),
  map(seq(amount, lit('card', 'cards')), ([n]) => n),
  map(seq(lit('a card per'), each), ([, of]) => of),
  map(seq(lit('cards equal to'), measure), ([, much]) => much),
);

/** A player whom you choose does something: you, or the enemy. */
const anyone: Parser<Effects> = alt(
  map(seq(lit('a player gets'), number, lit('coin', 'coins')), ([, amount]) =>
    either({ do: 'gainCoins', amount }),
  ),
  map(seq(lit('a player draws'), howManyCards), ([, n]) => either({ do: 'draw', amount: n })),
  says(lit('a player discards a card'), either({ do: 'discard' })),
  says(lit('a player discards a random card'), either({ do: 'discard', random: true })),
  map(seq(lit('put the top'), number, lit('cards of any deck into the graveyard')), ([, amount]) =>
    either({ do: 'mill', amount }),
  ),
);

function either(does: Data): Effects {
  return [{ do: 'oneOf', modes: [[does], [{ ...does, who: 'enemy' }]] }];
}

const drawing = (much: unknown, who?: 'enemy'): Data => ({ do: 'draw', amount: much, ...(who && { who }) });

const draws: Parser<Effects> = alt(
  map(seq(lit('draw', 'draws', 'you draw'), howManyCards), ([, n]) => [drawing(n)]),
  says(lit('he draws one'), [drawing(1, 'enemy')]),
  map(seq(lit('the enemy draws', 'he draws'), howManyCards), ([, n]) => [drawing(n, 'enemy')]),
  map(seq(lit('each player draws'), howManyCards), ([, n]) => [drawing(n), drawing(n, 'enemy')]),
);

/** Verbs that say whom alone. */
const plain: Readonly<Record<string, string>> = {
  tap: 'close',
  untap: 'open',
  ready: 'ready',
  stun: 'stun',
  destroy: 'destroy',
  complete: 'complete',
};
const plains: Parser<Effects> = alt(
  says(lit('untaps'), [{ do: 'open', to: 'self' }]),
  ...Object.entries(plain).map(([en, does]) =>
    map(seq(lit(en, `${en}s`), target), ([, to]): Effects => [{ do: does, to }]),
  ),
);

const poisons: Parser<Effects> = alt(
  map(seq(lit('poison'), target, force), ([, to, much]) => [{ do: 'poison', to, amount: much }]),
  map(seq(lit('poison'), target, force, lit(', increasing existing poison')), ([, to, much]) => [
    { do: 'poison', to, amount: much, more: true },
  ]),
  map(seq(target, lit('gets poison'), amount), ([to, , much]) => [{ do: 'poison', to, amount: much }]),
);

const toHand = lit(
  'to hand',
  "to its owner's hand",
  "to their owner's hand",
  "to their owners' hands",
  "to the owner's hand",
  'to his hand',
);
const grave: Parser<Data> = alt(
  says(lit('from graveyard', 'from your graveyard'), {}),
  says(lit('from any graveyard', 'of any graveyard'), { from: 'any' }),
  says(lit('from the enemy graveyard'), { from: 'enemy' }),
);

const moves: Parser<Effects> = alt(
  map(seq(lit('return', 'returns', 'you may return'), target, toHand), ([how, to]) =>
    how === 'you may return' ? undefined : [{ do: 'return', to }],
  ),
  map(seq(lit('return'), someCards, grave), ([, some, from]) => [{ do: 'recover', ...lying(some), ...from }]),
  map(seq(lit('return'), someCards, grave, toHand), ([, some, from]) => [
    { do: 'recover', ...lying(some), ...from },
  ]),
  says(lit('return it from graveyard to hand', 'return this from graveyard to hand'), [{ do: 'regain' }]),
  map(seq(lit('revive'), someCards, opt(grave)), ([, some, from]) => [
    { do: 'revive', ...lying(some), ...from },
  ]),
  map(seq(lit('search', 'search for'), someCards), ([, some]) => [{ do: 'search', ...found(some) }]),
  map(seq(lit('search', 'search for'), someCards, lit('and put it on top of the deck')), ([, some]) => [
    { do: 'search', ...found(some), into: 'top' },
  ]),
  map(
    seq(lit('search', 'search for'), someCards, lit('and put it in the graveyard instead of hand')),
    ([, some]) => [{ do: 'search', ...found(some), into: 'graveyard' }],
  ),
  map(
    seq(lit('search'), someCards, lit('; if'), condition, lit('it goes on top of the deck instead of hand')),
    ([, some, , when]) => {
      const search = { do: 'search', ...found(some) };
      return [{ do: 'if', if: when, does: [{ ...search, into: 'top' }], otherwise: [search] }];
    },
  ),
  map(seq(lit('summon', 'summons'), someCards, opt(lit('from the enemy deck'))), ([, some, from]) => [
    { do: 'summon', ...found(some), ...(from && { from: 'enemy' }) },
  ]),
  map(seq(lit('put'), target, lit('under the deck')), ([, to]) => [{ do: 'bottom', to }]),
  map(seq(lit('put'), someCards, grave, lit('under the deck')), ([, some, from]) => [
    { do: 'recover', ...lying(some), ...from, into: 'bottom' },
  ]),
  map(seq(lit('shuffle'), target, lit('into the deck', "into its owner's deck")), ([, to]) => [
    { do: 'shuffleIn', to },
  ]),
  map(
    seq(lit('shuffle'), someCards, grave, lit('into the deck', 'into its deck', "into its owner's deck")),
    ([, some, from]) => [{ do: 'recover', ...lying(some), ...from, into: 'deck' }],
  ),
  map(
    seq(
      lit('put a hand card', 'then put a hand card'),
      lit('on top of the deck', 'under the deck', 'on top or bottom of the deck'),
    ),
    ([, where]) => [{ do: 'tuck', amount: 1, where: tucks[where] }],
  ),
);

const tucks: Readonly<Record<string, string>> = {
  'on top of the deck': 'top',
  'under the deck': 'bottom',
  'on top or bottom of the deck': 'either',
};

const lying = ({ what, count, upTo }: { what: Data; count?: number; upTo?: true }): Data => ({
  what,
  ...(count !== undefined && { count }),
  ...(upTo && { upTo }),
});

/** Not finding is always allowed, so "up to" says nothing there. */
const found = ({ what, count }: { what: Data; count?: number }): Data => ({
  what,
  ...(count !== undefined && { count }),
});

const boostsOf: Parser<number> = alt(
  says(lit('a boost effect'), 1),
  map(seq(number, lit('boost effects')), ([n]) => n),
  says(lit('a weakening effect'), -1),
  map(seq(number, lit('weakening effects')), ([n]) => -n),
);

const boosts: Parser<Effects> = alt(
  map(seq(lit('put', 'puts'), boostsOf, lit('on'), target), ([, n, , to]) => [
    { do: 'boost', to, amount: n },
  ]),
  map(seq(target, lit('gets'), boostsOf), ([to, , n]) => [{ do: 'boost', to, amount: n }]),
  map(seq(lit('gets'), boostsOf), ([, n]) => [{ do: 'boost', to: 'self', amount: n }]),
  map(seq(lit('remove'), lit('a weakening effect'), lit('from'), target), ([, , , to]) => [
    { do: 'unweaken', to, amount: 1 },
  ]),
);

const discards: Parser<Effects> = alt(
  says(lit('discard a card'), [{ do: 'discard' }]),
  map(seq(lit('discard'), someCards), ([, { what, count, upTo }]) =>
    upTo || (Object.keys(what).length === 0 && count === undefined)
      ? undefined
      : [{ do: 'discard', ...(Object.keys(what).length > 0 && { what }), ...(count && { count }) }],
  ),
  says(lit('the enemy discards a card', 'he discards a card'), [{ do: 'discard', who: 'enemy' }]),
  map(seq(lit('the enemy discards'), number, lit('cards')), ([, count]) => [
    { do: 'discard', who: 'enemy', count },
  ]),
  says(lit('each player discards a card'), [{ do: 'discard' }, { do: 'discard', who: 'enemy' }]),
  says(lit('the enemy shows his hand and discards a card of your choice'), [{ do: 'plunder' }]),
);

const coins: Parser<Effects> = alt(
  map(seq(lit('get', 'you get'), number, lit('coin', 'coins'), opt(lit('this turn'))), ([, n, , turn]) => [
    { do: 'gainCoins', amount: n, ...(turn && { turn: true }) },
  ]),
  map(seq(lit('get'), number, lit('tapped'), lit('coin', 'coins')), ([, n]) => [
    { do: 'gainCoins', amount: n, closed: true },
  ]),
  map(seq(lit('the enemy gets'), number, lit('coin', 'coins')), ([, n]) => [
    { do: 'gainCoins', amount: n, who: 'enemy' },
  ]),
  map(seq(lit('untap'), amount, lit('coin', 'coins')), ([, n]) => [{ do: 'openCoins', amount: n }]),
  map(seq(lit('lose'), number, lit('coin', 'coins')), ([, n]) => [{ do: 'loseCoins', amount: n }]),
  map(seq(lit('the enemy loses'), number, lit('coin', 'coins')), ([, n]) => [
    { do: 'loseCoins', amount: n, who: 'enemy' },
  ]),
  says(lit('untap all your coins'), [{ do: 'openCoins', amount: 'all' }]),
);

const controls: Parser<Effects> = alt(
  map(seq(lit('take control of', 'control'), target, opt(lit('this turn'))), ([, to, turn]) => [
    { do: 'control', to: noHero(to), ...(turn && { until: 'turnEnd' }) },
  ]),
  map(seq(lit('the enemy chooses his'), oneCard, lit('; you gain control of it')), ([, what]) => {
    const pick = together([what, { side: 'enemy' }]);
    return pick && [{ do: 'control', to: noHero({ pick, by: 'enemy' }) }];
  }),
);

const guards: Parser<Effects> = map(
  seq(lit('prevent the next'), digits, lit('wounds to your characters')),
  ([, n]) => [{ do: 'shield', amount: n }],
);

/** A hero is never taken under control (BH-1.4): "a card" means another one. */
function noHero(to: unknown): unknown {
  if (typeof to !== 'object' || to === null || !('pick' in to)) return to;
  const { pick, ...rest } = to;
  const what = Object(pick);
  return what.type === undefined && what.class === undefined
    ? { ...rest, pick: { ...what, not: 'hero' } }
    : to;
}

const during: Parser<Data> = alt(
  says(lit('this turn'), { until: 'turnEnd' }),
  says(lit('until your turn', 'until your next turn'), { until: 'yourTurn' }),
);

/** What a card gets: figures, keywords. */
const gain: Parser<Data> = alt(
  says(seq(lit('+'), x, lit('strike')), { strike: { add: 'X' } }),
  map(seq(signed, lit('strike')), ([n]) => ({ strike: { add: n } })),
  map(seq(signed, lit('strike and life')), ([n]) => ({ strike: { add: n }, lives: { add: n } })),
  map(seq(signed, lit('strike per'), each), ([n, , of]) => ({ strike: { add: times(of, n) } })),
  map(seq(signed, lit('strike and life per'), each), ([n, , of]) => ({
    strike: { add: times(of, n) },
    lives: { add: times(of, n) },
  })),
  says(lit('extra life', '1 extra life'), { lives: { add: 1 } }),
  map(seq(digits, lit('extra life')), ([n]) => (n === 1 ? undefined : { lives: { add: n } })),
  map(seq(lit('armor'), digits), ([, n]) => ({ armour: n })),
  map(word, (one) => ({ words: [one] })),
);

/** Words come together in one list. */
function gained(parts: readonly Data[]): Data | undefined {
  const words = parts.flatMap((part) => (Array.isArray(part.words) ? part.words : []));
  const rest = parts.filter((part) => !part.words);
  return together([...rest, ...(words.length > 0 ? [{ words }] : [])]);
}

const gains: Parser<Data> = map(listed(gain, lit(',', 'and', ', and')), gained);

const changes: Parser<Effects> = alt(
  map(seq(target, lit('gets', 'get', 'has', 'have'), gains, opt(during)), ([to, , change, until]) => [
    { do: 'change', to, change, ...until, ...lasts(change, until) },
  ]),
  map(seq(lit('gets', 'give it'), gains, opt(during)), ([, change, until]) => [
    { do: 'change', to: it, change, ...until, ...lasts(change, until) },
  ]),
  map(seq(gains, opt(during)), ([change, until]) =>
    change.strike || change.lives
      ? [{ do: 'change', to: 'self', change, ...until, ...lasts(change, until) }]
      : undefined,
  ),
  map(seq(target, lit('loses abilities', 'lose abilities'), opt(during)), ([to, , until]) => [
    { do: 'change', to, change: { mute: true }, ...until },
  ]),
  map(seq(lit('double its strike'), during), ([, until]) => [
    { do: 'change', to: it, change: { strike: 'double' }, ...until },
  ]),
  map(seq(lit("a creature's strike becomes"), digits, opt(during)), ([, n, until]) => {
    const change = { strike: { set: n } };
    return [{ do: 'change', to: { pick: { type: 'creature' } }, change, ...until, ...lasts(change, until) }];
  }),
  map(seq(target, lit('cannot attack'), during), ([to, , until]) => [
    { do: 'change', to, change: { cannotAttack: true }, ...until },
  ]),
);

/** The table leaves out how long a figure is changed as often as it means for ever: which of them is not known. */
const lasts = (change: Data, until: Data | undefined): Data =>
  change.strike && !change.lives && !until ? { '@lasts': true } : {};

/** "A creature gives this card armor 2 this turn": what is shown does nothing itself. */
const lends: Parser<Effects> = map(seq(lit('gives @this'), gains, during), ([, change, until]) => [
  { do: 'change', to: 'self', change, ...until },
]);

const granting = (to: unknown, until: string, ...abilities: readonly Data[]): Effects =>
  abilities.map((ability, at) => ({ do: 'grant', to: at === 0 ? to : it, ability, until }));

/** What lasts through the enemy's turn (RH-61). */
const throughNext: Parser<Effects> = alt(
  map(
    seq(lit('through next turn'), target, lit('takes no wounds from'), lit('strikes', 'shots', 'attacks')),
    ([, to, , by]) => granting(to, 'yourTurn', { kind: 'protection', from: { by: by.slice(0, -1) } }),
  ),
  map(seq(target, lit('cannot attack or defend through next turn')), ([to]) =>
    granting(to, 'yourTurn', { kind: 'cannot', what: 'attack' }, { kind: 'cannot', what: 'defend' }),
  ),
  map(seq(target, lit('dies at the end of enemy turn')), ([to]) => [
    { do: 'change', to, change: { doomed: 'enemyTurnEnd' } },
  ]),
);

const bans: Parser<Effects> = map(
  seq(lit('the enemy cannot play'), severalCards, lit('in his next turn')),
  ([, what]) => [{ do: 'limitPlays', cards: 0, who: 'enemy', ...(Object.keys(what).length > 0 && { what }) }],
);

const fights: Parser<Effects> = alt(
  map(seq(lit('fight', 'fights', 'it fights'), target), ([, to]) => [{ do: 'fight', to }]),
  map(seq(lit('your creature fights'), target), ([, to]) => [
    { do: 'choose', to: { pick: { type: 'creature', side: 'yours' } } },
    { do: 'fight', who: 'same', to },
  ]),
);

const prices: Parser<Effects> = alt(
  map(
    seq(lit('your next'), alt(oneCard), lit('costs'), digits, lit('less', 'more'), lit('this turn')),
    ([, what, , n, how]) => [
      {
        do: 'discount',
        on: 'card',
        ...(Object.keys(what).length > 0 && { what }),
        by: how === 'less' ? n : -n,
      },
    ],
  ),
  map(seq(lit('your next card costs'), digits, lit('this turn')), ([, n]) => [
    { do: 'discount', on: 'card', to: n },
  ]),
  map(
    seq(lit("the enemy's next card costs"), digits, lit('less', 'more'), lit('until your turn')),
    ([, n, how]) => [{ do: 'discount', on: 'card', by: how === 'less' ? n : -n, enemy: 'untilYourTurn' }],
  ),
  map(seq(lit("each enemy's first card next turn costs"), digits, lit('more')), ([, n]) => [
    { do: 'discount', on: 'card', by: -n, enemy: 'nextTurn' },
  ]),
);

const tops: Parser<Effects> = alt(
  map(seq(lit('reveal your top card ;'), lit('a', 'an'), oneCard, lit('goes to hand')), ([, , fits]) => [
    { do: 'showTop', fits },
  ]),
  map(
    seq(
      lit('reveal your top card ;'),
      lit('a', 'an', 'if a', 'if an'),
      oneCard,
      later(() => alt(explained, lends)),
      opt(
        seq(
          lit(', else'),
          opt(lit('may')),
          later(() => simple),
        ),
      ),
    ),
    ([, , fits, does, other]) => {
      if (!other) return [{ do: 'reveal', fits, does }];
      const [, may, otherwise] = other;
      return [{ do: 'reveal', fits, does, otherwise: may ? [{ do: 'may', first: otherwise }] : otherwise }];
    },
  ),
  says(lit('look at the top card of any deck'), [
    { do: 'oneOf', modes: [[{ do: 'look', count: 1 }], [{ do: 'look', count: 1, from: 'enemy' }]] },
  ]),
  says(lit('look at the enemy top card , may put it in the graveyard'), [
    { do: 'look', count: 1, from: 'enemy', may: true, where: 'graveyard' },
  ]),
  says(lit('look at your top card and may put it under the deck'), [
    { do: 'look', count: 1, may: true, where: 'bottom' },
  ]),
);

const marks: Parser<Effects> = alt(
  says(lit('put a marker on it'), [{ do: 'mark', to: 'self', amount: 1 }]),
  map(seq(lit('puts', 'put'), number, lit('markers on it')), ([, n]) => [
    { do: 'mark', to: 'self', amount: n },
  ]),
  says(lit('puts a marker on it'), [{ do: 'mark', to: 'self', amount: 1 }]),
  says(lit('put a marker on it ; pay 1 per marker or complete it'), [
    { do: 'mark', to: 'self', amount: 1 },
    { do: 'payOr', coins: 'markers', otherwise: [{ do: 'complete', to: 'self' }] },
  ]),
);

const created: Parser<Effects> = alt(
  says(lit('create a copy of it'), [{ do: 'copy', of: it }]),
  map(seq(lit('create a copy of'), target), ([, of]) => [{ do: 'copy', of }]),
);

const captures: Parser<Effects> = alt(
  map(seq(lit('mines', 'this card loots', 'this card mines'), target), ([, to]) => [{ do: 'capture', to }]),
);

const skips: Parser<Effects> = says(lit('skip your next turn'), [{ do: 'skipTurn' }]);

const simple: Parser<Effects> = memo(
  alt(
    wounds,
    heals,
    shots,
    draws,
    plains,
    poisons,
    moves,
    boosts,
    discards,
    coins,
    controls,
    guards,
    throughNext,
    bans,
    changes,
    fights,
    prices,
    tops,
    marks,
    created,
    captures,
    skips,
    anyone,
  ),
);

/** ", X = your orcs": the X of what was said before. */
const explained: Parser<Effects> = alt(
  simple,
  map(seq(simple, lit(', x ='), measure), ([does, , much]) => {
    const made = withX(does, much);
    return JSON.stringify(does).includes('"X"') ? made : undefined;
  }),
);

function withX(does: Effects, much: unknown): Effects {
  return does.map((effect) => ({
    ...Object.fromEntries(Object.entries(effect).map(([key, value]) => [key, put(value)])),
    '@x': true,
  }));
  function put(value: unknown): unknown {
    if (value === 'X') return much;
    if (Array.isArray(value)) return value.map(put);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, put(part)]));
  }
}

/** Nothing more is said at this level, so that what was begun covers all of it. */
const closed = unless(lit('and', ', then', 'then', ', and'));
const ended = unless(alt(lit('and', ',', 'then'), seq(lit(';'), unless(lit('or')))));
const together2 = map(listed(explained, lit('and')), (all) => all.flat());

const single: Parser<Effects> = memo(
  alt(
    explained,
    elided,
    // What one may do goes on as long as "and" joins it.
    map(seq(lit('may', 'you may'), together2, closed), ([, first]) => [{ do: 'may', first }]),
    map(seq(lit('may', 'you may'), explained, lit('to'), together2, closed), ([, first, , after]) => [
      { do: 'may', first, after },
    ]),
    map(seq(lit('you may pay', 'may pay'), digits, lit('to'), together2, closed), ([, n, , does]) => [
      { do: 'mayPay', coins: n, does },
    ]),
    map(
      seq(
        lit('the enemy may pay'),
        digits,
        lit(', else', ', otherwise'),
        later(() => single),
        ended,
      ),
      ([, n, , otherwise]) => [{ do: 'unlessPaid', coins: n, otherwise }],
    ),
    map(seq(explained, lit(', otherwise', 'otherwise'), explained), ([first, , otherwise]) => [
      { do: 'may', first, otherwise, '@must': true },
    ]),
    // A condition that stands first covers all that follows.
    map(
      seq(
        proviso,
        opt(lit(',')),
        later(() => effects),
        ended,
      ),
      ([when, , does]) => [{ do: 'if', if: when, does }],
    ),
    map(
      seq(proviso, opt(lit(',')), explained, lit(', else', ', otherwise'), explained, ended),
      ([when, , does, , otherwise]) => [{ do: 'if', if: when, does, otherwise }],
    ),
    map(seq(explained, proviso), ([does, when]) => [{ do: 'if', if: when, does }]),
    chosen(),
  ),
);

function chosen(): Parser<Effects> {
  const modes = listed(
    later(() => joined),
    lit('; or', ';'),
  );
  return alt(
    map(
      seq(
        lit('choose :', 'choose'),
        listed(
          later(() => joined),
          lit('; or'),
        ),
      ),
      ([, all]) => (all.length > 1 ? [{ do: 'oneOf', modes: all }] : undefined),
    ),
    map(seq(lit('one or both :', 'one or more :'), modes), ([, all]) =>
      all.length > 1 ? [{ do: 'oneOrMore', modes: all }] : undefined,
    ),
  );
}

/** Without semicolons. */
const joined: Parser<Effects> = memo(
  map(listed(single, lit('and', ',', ', and', ', then', 'then')), (all) => all.flat()),
);

export const effects: Parser<Effects> = memo(
  alt(
    map(listed(joined, lit(';')), (all) => all.flat()),
    // "X and X, X = …": one measure for several orders.
    map(seq(listed(simple, lit('and')), lit(', x ='), measure), ([all, , much]) => {
      const several = all.filter((does) => JSON.stringify(does).includes('"X"')).length > 1;
      // Of several orders none has "its" for itself: it is this card's.
      const whose = JSON.parse(JSON.stringify(much).replaceAll(its('strike'), 'ownStrike'));
      return several ? withX(all.flat(), whose) : undefined;
    }),
  ),
);
