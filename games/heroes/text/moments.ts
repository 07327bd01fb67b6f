/** The moments at which abilities trigger: a label ("Hire:") or the beginning of a sentence ("When …,"). */
import type { Text } from '@vigrid/kernel';
import type { CardType, Moment } from '../abilities/types.ts';
import { terms } from './classes.ts';
import { phrase, thisCard } from './filters.ts';

export interface Beginning extends Text {
  /** What joins it to the rest. */
  readonly link: ':' | ',';
  /** It has named this card, so that "it" can follow. */
  readonly named: boolean;
}

/** `each`: every time it happens, not just once in a turn. */
export function moment(on: Moment, type: CardType, each: boolean): Beginning {
  const me = thisCard(type);
  const when = (en: string, ru: string): Beginning => ({
    en: `${each ? 'each time' : 'when'} ${en}`,
    ru: `${each ? 'каждый раз, когда' : 'когда'} ${ru}`,
    link: ',',
    named: true,
  });
  switch (on) {
    case 'hire':
      return label(terms.hire.name);
    case 'death':
      return label(terms.death.name);
    case 'attack':
      return label(each ? { en: 'On each attack', ru: 'При каждой атаке' } : terms.onAttack.name);
    case 'kill': {
      const victim = phrase(type === 'creature' ? { type: 'creature', other: true } : { type: 'creature' });
      return when(`${me.en} kills ${victim.en}`, `${me.ru('nom')} убивает ${victim.ru('acc')}`);
    }
    case 'woundHero':
      return when(`${me.en} wounds a hero by strike`, `${me.ru('nom')} ударом ранит героя`);
    case 'spellTarget':
      return when(`a spell chooses ${me.en}`, `заклинание выбирает целью ${me.ru('acc')}`);
    case 'turnStart':
      return { ...atTime, en: 'at the start of your turn', ru: 'в начале вашего хода' };
    case 'turnEnd':
      return { ...atTime, en: 'at the end of your turn', ru: 'в конце вашего хода' };
  }
}

const label = (name: Text): Beginning => ({ ...name, link: ':', named: false });

const atTime = { link: ',', named: false } as const;
