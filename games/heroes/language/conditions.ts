/** On what condition, and how much is measured. */
import { alt, lit, map, memo, opt, type Parser, says, seq } from '@vigrid/speech/reading';
import { adjectives, everyCard, heroClass, oneCard, severalCards, someCards, together } from './nouns.ts';
import { type Data, digits, its, number } from './numbers.ts';

const enemy = lit('the enemy', 'he');

/** Without the word before it. */
export const condition: Parser<Data> = memo(
  alt(
    map(seq(lit('your hero is a', 'your hero is an'), heroClass), ([, key]) => ({ heroClass: key })),
    says(lit('your hero is neutral', 'you have a neutral hero'), { heroNeutral: true }),
    says(lit('you went second'), { went: 'second' }),
    says(lit('you went first'), { went: 'first' }),
    says(lit('you hold more cards than the enemy'), { hand: 'more' }),
    says(lit('you hold fewer cards than the enemy'), { hand: 'fewer' }),
    map(seq(lit('you hold'), digits, lit('+ cards')), ([, n]) => ({ handMin: n })),
    says(lit('your hand is empty'), { handMax: 0 }),
    says(seq(enemy, lit('has no untapped coins')), { enemyBroke: true }),
    map(seq(lit('you have more than'), digits, lit('coins')), ([, n]) => ({ coinsMin: n + 1 })),
    map(seq(lit('you have'), someCards), ([, { what, count }]) =>
      count === undefined ? { control: owned(what) } : undefined,
    ),
    map(seq(lit('you have'), number, lit('or more'), severalCards), ([, n, , what]) => ({
      control: owned(what),
      least: n,
    })),
    map(seq(lit('you have no'), severalCards), ([, what]) => ({ control: owned(what), none: true })),
    map(seq(lit('it is'), adjectives), ([, what]) => ({ before: what })),
    says(lit('it is tapped', 'tapped'), { closed: true }),
    says(lit('it is untapped', 'untapped'), { closed: false }),
    says(lit('it was yours'), { before: { side: 'yours' } }),
    says(lit('the creature survives'), { all: [{ before: { type: 'creature' } }, { standing: true }] }),
    says(lit('attacking', 'it is attacking'), { attacking: true }),
    says(lit('fighting', 'it is fighting'), { fighting: true }),
    says(seq(enemy, lit('has more creatures')), { outnumbered: true }),
    says(lit('you have no other completed quests', 'you have no completed quests'), { noQuests: true }),
    says(lit('unwounded', 'it is unwounded'), { unwounded: true }),
  ),
);

const owned = (what: Data): Data => ({ ...what, side: 'yours' });

/** "if …", "while …", "with …" as a whole. */
export const proviso: Parser<Data> = memo(
  alt(
    map(seq(lit('if', 'while'), condition), ([, one]) => one),
    map(seq(lit('with another'), oneCard), ([, what]) => ({ control: { ...owned(what), other: true } })),
    says(lit('with a neutral hero'), { heroNeutral: true }),
    says(lit('with an empty hand'), { handMax: 0 }),
    map(seq(lit('with'), digits, lit('+ untapped coins')), ([, n]) => ({ openMin: n })),
  ),
);

/** How much is measured, without the word before it. */
export const measure: Parser<unknown> = memo(
  alt(
    says(lit('its strike', 'its own strike', 'their strike'), its('strike')),
    says(lit('its cost', 'that cost'), its('cost')),
    says(lit('its life'), its('lives')),
    says(lit("this creature's strike", 'this strike'), 'ownStrike'),
    says(lit('half its strike'), { half: its('strike') }),
    says(lit('half its current life'), { half: 'itsHealth' }),
    says(lit("all players' completed quests"), 'allQuests'),
    says(lit('cards you drew this turn', 'the cards you drew this turn'), 'drawn'),
    says(lit('markers', 'its markers'), 'markers'),
    says(lit('its boost effects'), 'boosts'),
    says(lit('cards in your hand', 'the number of cards in your hand'), 'hand'),
    says(lit('cards in the enemy hand'), 'enemyHand'),
    says(lit('his tapped coins', "the enemy's tapped coins"), 'enemyClosedCoins'),
    says(lit('your completed quests'), 'quests'),
    says(lit('creatures in the enemy graveyard'), 'enemyDead'),
    map(alt(everyCard, seq2(lit('the number of'), severalCards), inPlay()), (what) => ({ count: what })),
  ),
);

function seq2(first: Parser<unknown>, then: Parser<Data>): Parser<Data> {
  return map(seq(first, then), ([, what]) => what);
}

function inPlay(): Parser<Data> {
  return map(seq(severalCards, lit('in play')), ([what]) => what);
}

/** What is counted one by one: "per orc of yours". */
export const each: Parser<unknown> = memo(
  alt(
    map(seq(oneCard, opt(lit('in play'))), ([what]) =>
      what.side || what.type ? { count: what } : undefined,
    ),
    says(lit('card in your hand'), 'hand'),
    says(lit('other card in your hand'), 'otherHand'),
    says(lit('card in the enemy hand'), 'enemyHand'),
    says(lit('marker', 'marker on it'), 'markers'),
    says(lit('completed quest of yours', 'completed quest'), 'quests'),
    says(lit('boost effect on it'), 'boosts'),
    says(lit('tapped coin of his'), 'enemyClosedCoins'),
    says(lit('@this in graveyard ( including this )'), { count: { named: 'self' }, in: 'graveyard' }),
    map(seq(oneCard, lit('in graveyard')), ([what]) => ({ count: what, in: 'graveyard' })),
    says(lit('creature that died this turn'), 'died'),
    map(seq(lit('your'), oneCard), ([, what]) => {
      const count = together([what, { side: 'yours' }]);
      return count && { count };
    }),
  ),
);
