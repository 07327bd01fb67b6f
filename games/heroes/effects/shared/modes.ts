/** What effects share that offer several modes. */
import type { ActQuestion } from '@vigrid/kernel';
import { type Fitting, listOf } from '@vigrid/kernel/schema';
import type { Text } from '@vigrid/speech';
import { effects } from '../../abilities/ability.ts';
import type { Possible, Source } from '../../abilities/kind.ts';
import type { HeroesAct } from '../../acts.ts';
import { goInto } from '../../flow/texts.ts';
import type { EffectsFrame, G, Heroes } from '../../state.ts';
import { type Clause, whole, woven } from '../../text/clauses.ts';
import { inside, type Say, type Setting } from '../../text/targets.ts';

export const modal = { modes: listOf(effects, 2) };

interface Modal extends Fitting<typeof modal> {}

/** One mode, or every set of modes, of which all parts can be carried out. */
export function modesQuestion(
  g: G,
  f: EffectsFrame,
  e: Modal,
  several: boolean,
  possible: Possible,
): ActQuestion<HeroesAct> | null {
  const open = e.modes.map((mode) => mode.every((inside) => possible(g.state, inside, f.seat, f.card)));
  const options: HeroesAct[] = [];
  for (let chosen = 1; chosen < 1 << e.modes.length; chosen++) {
    const single = (chosen & (chosen - 1)) === 0;
    if (!several && !single) continue;
    if (open.every((can, i) => can || !(chosen & (1 << i)))) options.push({ do: 'modes', modes: chosen });
  }
  if (options.length === 0) return null;
  return { kind: 'act', seat: f.seat, ask: 'modes', rule: 'BH-13.1', about: { source: f.card }, options };
}

/** The last pushed is carried out first, so the modes are done in the order of the text. */
export function takeModes(g: G, f: EffectsFrame, e: Modal, act: HeroesAct): void {
  if (act.do !== 'modes') return;
  for (let mode = e.modes.length - 1; mode >= 0; mode--) {
    if (act.modes & (1 << mode)) goInto(g, f, e.modes[mode], mode);
  }
}

export const anyMode = (s: Heroes, e: Modal, { seat, card }: Source, possible: Possible): boolean =>
  e.modes.some((mode) => mode.every((inside) => possible(s, inside, seat, card)));

/** "choose one: draw a card; close a creature". */
export function modes(e: Modal, at: Setting, say: Say, many: Text): Clause {
  const said = e.modes.map((mode) => woven(say.clauses(mode, inside(at))));
  // Letters tell the modes apart where one has semicolons of its own.
  const marked = said.some((m) => m.ru.includes(';') || m.en.includes(';'));
  const each = (lang: keyof Text, letters: string) =>
    said.map((m, i) => (marked ? `(${letters[i]}) ${m[lang]}` : m[lang])).join('; ');
  const en = `choose ${many.en}: ${each('en', 'abcdefgh')}`;
  const ru = `${many.ru}: ${each('ru', 'абвгдежз')}`;
  return { ...whole({ en, ru: `выберите ${ru}` }, { en, ru: `выбрать ${ru}` }), holding: true };
}
