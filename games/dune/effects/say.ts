/** What effects say, written from their data in both languages, and how they are drawn. */
import type { Text } from '@vigrid/kernel';
import { capital } from '@vigrid/speech';
import { both, filled, joined, same } from '../text/words.ts';
import type { Say } from './kind.ts';
import { type Effect, kindOf } from './language.ts';
import type { Mark, Said } from './marks.ts';

/** A box as one sentence. */
export function boxText(effects: readonly Effect[]): Text {
  const { ru, en } = effectsText(effects);
  return same(`${capital(ru)}.`, `${capital(en)}.`);
}

/** A box for the screen. */
export const saidBox = (effects: readonly Effect[]): Said => ({
  text: effectsText(effects),
  marks: marksOf(effects),
});

export const effectText = (effect: Effect): Text => kindOf(effect).says(effect, say);

/** All of them in a row; gains that follow each other are told together. */
export function effectsText(effects: readonly Effect[]): Text {
  const said: Text[] = [];
  let gained: Text[] = [];
  const tellGains = () => {
    if (gained.length > 0) said.push(filled('получите *', 'gain *', both(gained)));
    gained = [];
  };
  for (const effect of effects) {
    const amount = kindOf(effect).amount?.(effect);
    if (amount) gained.push(amount);
    else {
      tellGains();
      said.push(effectText(effect));
    }
  }
  tellGains();
  return joined(said, '; ', '; ');
}

const marksOf = (effects: readonly Effect[]): readonly Mark[] =>
  effects.flatMap((effect) => kindOf(effect).marks?.(effect, say) ?? { said: effectText(effect) });

const say: Say = {
  effects: effectsText,
  theirs: (effects) => effects.map((effect) => kindOf(effect).theirs?.(effect, say) ?? effectText(effect)),
  marks: marksOf,
};
