/** What effects say, written from their data in both languages, and how they are drawn. */
import type { Text } from '@vigrid/kernel';
import { capital, filled, joined, listed, say } from '@vigrid/speech';
import type { Inside } from './kind.ts';
import { type Effect, kindOf } from './language.ts';
import type { Mark, Said } from './marks.ts';

/** A box as one sentence. */
export function boxText(effects: readonly Effect[]): Text {
  const { ru, en } = effectsText(effects);
  return say(`${capital(ru)}.`, `${capital(en)}.`);
}

/** A box for the screen. */
export const saidBox = (effects: readonly Effect[]): Said => ({
  text: effectsText(effects),
  marks: marksOf(effects),
});

export const effectText = (effect: Effect): Text => kindOf(effect).says(effect, inside);

/** All of them in a row; gains that follow each other are told together. */
export function effectsText(effects: readonly Effect[]): Text {
  const said: Text[] = [];
  let gained: Text[] = [];
  const tellGains = () => {
    if (gained.length > 0) said.push(filled('получите *', 'gain *', listed(gained)));
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
  return joined(said, '; ');
}

const marksOf = (effects: readonly Effect[]): readonly Mark[] =>
  effects.flatMap((effect) => kindOf(effect).marks?.(effect, inside) ?? { said: effectText(effect) });

const inside: Inside = {
  effects: effectsText,
  theirs: (effects) => effects.map((effect) => kindOf(effect).theirs?.(effect, inside) ?? effectText(effect)),
  marks: marksOf,
};
