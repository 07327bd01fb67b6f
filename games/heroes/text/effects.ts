/** What lists of effects say, each kind for itself (effects/), and what triggered abilities do with them. */
import type { Text } from '@vigrid/speech';
import type { Effects, Triggered } from '../abilities/ability.ts';
import type { Effect } from '../effects/index.ts';
import { deedOf } from '../effects/index.ts';
import { terms } from './classes.ts';
import { type Clause, inner, mayDo, sentence, whole } from './clauses.ts';
import { headed, knowing, labelled, partsOf, together, under } from './conditions.ts';
import { phrase } from './filters.ts';
import { amountOf, isConcentration, label, moment } from './moments.ts';
import type { Kind } from './nouns.ts';
import { constant, forbidden, protection } from './statics.ts';
import { type Say, type Setting, whom } from './targets.ts';

/** In sentences of their own, where a line has room for them. */
export const effects = (does: Effects, at: Setting): Text => sentence(clauses(does, at));

/** In one sentence, so that what stands before them goes for them all. */
export const within = (does: Effects, at: Setting): Text => inner(clauses(does, at));

export function clauses(does: Effects, at: Setting): Clause[] {
  let here = at;
  return does.map((e, i) => {
    const again = i > 0 && JSON.stringify(e) === JSON.stringify(does[i - 1]);
    const said = again ? whole(onceMore) : deedOf(e).says(e, here, say);
    here = next(e, here);
    return said;
  });
}

const onceMore: Text = { en: 'the same once more', ru: 'то же ещё раз' };

const say: Say = {
  clauses,
  ability(given, type) {
    switch (given.kind) {
      case 'static':
        return constant(given, type);
      case 'protection':
        return protection(given, type);
      case 'cannot':
        return forbidden(given, type);
      case 'when':
        return triggered(given, type);
    }
  },
};

/** The setting of the effect that follows this one in the list. */
function next(e: Effect, at: Setting): Setting {
  const deed = deedOf(e);
  const to = deed.names ? deed.names(e) : (deed.target?.(e) ?? null);
  const near = to === 'self' || (to === 'it' && !at.subject) ? 'self' : to === 'it' ? 'it' : undefined;
  const said = 'amount' in e && typeof e.amount === 'string' && e.amount !== 'all' ? e.amount : undefined;
  const spoken = deed.spoken ? deed.spoken(e, at) : to === null ? undefined : whom(to, at);
  return { ...at, near: to === 'same' ? at.near : near, spoken, said };
}

/** A triggered ability: its moment or label, its condition, what happens. */
export function triggered(a: Triggered, type: Kind): Text {
  const concentrates = isConcentration(a);
  const start = concentrates ? label(terms.concentration.name, a) : moment(a, type);
  const { label: head, rest } = labelled(
    concentrates ? together(partsOf(a.if).filter((c) => !('unwounded' in c))) : a.if,
  );
  const at: Setting = knowing(rest, {
    type,
    near: start.near,
    subject: start.subject,
    cause: a.by && phrase(a.by, 'any'),
    x: amountOf(a, type),
    inGraveyard: a.where === 'graveyard',
  });
  const body = a.may ? mayDo(clauses(a.does, at)).say : rest ? within(a.does, at) : effects(a.does, at);
  const said = under(rest, body, type, 'if');
  const place = a.where ? inGraveyard : { en: '', ru: '' };
  const link = (a.where || rest) && start.link.ru === '' ? { en: ',', ru: ',' } : start.link;
  return headed(head, {
    en: `${start.en}${place.en}${link.en} ${said.en}`,
    ru: `${start.ru}${place.ru}${link.ru} ${said.ru}`,
  });
}

const inGraveyard: Text = {
  en: ', while this card is in your graveyard',
  ru: ', пока эта карта на кладбище',
};
