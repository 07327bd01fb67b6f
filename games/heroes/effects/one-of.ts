/** Exactly one of the modes. */
import { oneOf as among, optional } from '@vigrid/kernel/schema';
import type { Text } from '@vigrid/speech';
import type { Effects } from '../abilities/ability.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { rival } from '../state.ts';
import { allowed, type Clause, whole, woven } from '../text/clauses.ts';
import { inside, type Say, type Setting } from '../text/targets.ts';
import { anyMode, modal, modes, modesQuestion, takeModes } from './shared/modes.ts';

const shape = {
  ...modal,
  /** The enemy chooses which (RH-59). */
  by: optional(among('enemy')),
};

export const oneOf: EffectKind<'oneOf', typeof shape> = {
  shape,
  lists: (e) => e.modes,
  possible: anyMode,
  asks(g, f, e, possible) {
    const question = modesQuestion(g, f, e, false, possible);
    return question && e.by ? { ...question, seat: rival(f.seat) } : question;
  },
  takes: takeModes,

  says(e, at, say) {
    if (e.by) return theirs(e.modes, at, say);
    return at.nested ? either(e.modes, at, say) : modes(e, at, say, { en: 'one', ru: 'одно' });
  },
};

/** "the opponent chooses which you do: either … or …". */
function theirs(lists: readonly Effects[], at: Setting, say: Say): Clause {
  const { say: said } = either(lists, at, say);
  const told = {
    en: `the opponent chooses what happens: ${said.en}`,
    ru: `противник выбирает, что произойдёт: ${said.ru}`,
  };
  return whole(told, {
    en: `let the opponent choose what happens: ${said.en}`,
    ru: `дать противнику выбрать, что произойдёт: ${said.ru}`,
  });
}

/** Where semicolons are taken: "either draw a card or close a creature". */
function either(lists: readonly Effects[], at: Setting, say: Say): Clause {
  const here = inside(at);
  const said = lists.map((mode) => woven(say.clauses(mode, here)));
  const may = lists.map((mode) => allowed(say.clauses(mode, here)));
  const en = (modes: readonly Text[]) => `either ${modes.map((m) => m.en).join(' or ')}`;
  const ru = (modes: readonly Text[]) => modes.map((m) => `либо ${m.ru}`).join(', ');
  return whole({ en: en(said), ru: ru(said) }, { en: en(may), ru: ru(may) });
}
