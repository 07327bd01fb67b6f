/** Gives features and figures to the cards named (B12-G-wording-strengthen-weaken-attack). */
import { optional, whole, yes } from '@vigrid/kernel/schema';
import { pronoun, say, signed, subject, type Text } from '@vigrid/speech';
import { amount } from '../abilities/amount.ts';
import { gains } from '../abilities/gains.ts';
import type { Gain } from '../abilities/index.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { target } from '../abilities/target.ts';
import { until } from '../abilities/vocabulary.ts';
import { gainKind } from '../cards/catalogue.ts';
import { amountOf } from '../features/evaluate.ts';
import { eachGain } from '../features/gains.ts';
import { giftNumber } from '../features/gifts.ts';
import { lend } from '../features/grant.ts';
import type { Piece } from '../state/piece.ts';
import type { Berserk } from '../state.ts';
import { lasting, receives } from '../text/clauses.ts';
import { figure } from '../text/filters.ts';
import { holds } from '../text/holding.ts';
import { isSelf, targetPhrase } from '../text/targets.ts';

const shape = {
  to: target,
  gains,
  until: optional(until),
  turns: optional(amount),
  /** Does not add to what this card gave it before. */
  single: optional(yes),
  /** Adds up to so many times, whatever this card gave it before (RB-96). */
  most: optional(whole),
};

export const give: EffectKind<'give', typeof shape> = {
  shape,
  replaceable(_s, { gains: [first, ...more] }) {
    if (more.length > 0 || first.kind !== 'word') return null;
    return { of: 'word', word: first.word, amountFor: () => first.value ?? 1 };
  },

  does(deed) {
    const { s, effect, ctx, targets, use } = deed;
    const gift = giftNumber(s, use.def, effect.gains);
    const turns = effect.turns === undefined ? 1 : amountOf(s, effect.turns, ctx);
    for (const piece of targets) {
      if (isImmune(s, piece, effect.gains)) continue;
      const most = effect.single ? 1 : effect.most;
      const before = (one: Piece['lasting'][number]) => isGift(one, use.def, gift, use.card);
      if (most === undefined || piece.lasting.filter(before).length < most)
        lend(deed, piece, gift, effect.until, turns);
    }
    return targets.length > 0;
  },

  asks: {
    whom: say('кто это получит?', 'who gains this?'),
    may: say('получить это?', 'do you take this?'),
  },

  says(e, at, inner) {
    const who = targetPhrase(e.to, at);
    const self = isSelf(e.to, at);
    const until = lasting(e.until, e.turns === undefined ? null : figure(e.turns, at));
    // What was given speaks of its bearer as of the same one, and of the other card or the target before as of it.
    const spoken = at.other ?? (at.same && pronoun(at.same));
    const gains = inner.gains(e.gains, { ...at, ...(spoken && { it: spoken }), same: who }, who);
    const single = e.single
      ? say(' (не складывается)', ' (does not add up)')
      : e.most === undefined
        ? say('', '')
        : utmost(e.gains, e.most);
    const tail = say(until.ru + single.ru, until.en + single.en);
    const told = holds(who.ru('nom'), subject(who), who.many, gains, {
      ru: ['получает', 'получают'],
      en: ['gains', 'gain'],
    });
    const finite = say(told.ru + tail.ru, told.en + tail.en);
    // Only things can be given; deeds are told of whom they befall.
    if (gains.some(({ kind }) => kind !== 'thing'))
      return { say: finite, may: finite, leaves: { same: who } };
    const things = holds('', '', false, gains, { ru: ['', ''], en: ['', ''] });
    const what = say(things.ru.trim() + tail.ru, things.en.trim() + tail.en);
    return self
      ? receives(who, true, what)
      : {
          say: finite,
          may: say(`дать ${who.ru('dat')} ${what.ru}`, `give ${who.en} ${what.en}`),
          leaves: { same: who },
        };
  },
};

/** How far a gain adds up: by its sum where it is a number, else by how often it is counted. */
function utmost(gains: readonly Gain[], most: number): Text {
  const [gain] = gains;
  const by = gains.length === 1 && 'by' in gain && typeof gain.by === 'number' ? gain.by * most : null;
  return by === null
    ? say(` (не больше ${most} раз)`, ` (at most ${most} times)`)
    : say(` (максимум ${signed(by)})`, ` (at most ${signed(by)})`);
}

/** B12-G-protection-from: what the card is protected from is not put on it. */
function isImmune(s: Berserk, piece: Piece, gains: readonly Gain[]): boolean {
  let immune = false;
  eachGain(s, piece, gainKind.immune, ({ to }) => {
    if (gains.some((gain) => gain.kind === 'word' && gain.word === to)) immune = true;
  });
  return immune;
}

const isGift = (one: Piece['lasting'][number], def: number, gift: number, from: number): boolean =>
  one.def === def && one.gift === gift && one.from === from;
