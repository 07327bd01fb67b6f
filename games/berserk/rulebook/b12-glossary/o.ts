import type { Rule } from '@vigrid/kernel';

/** Glossary, Russian terms from О. */
export const glossaryO = {
  'B12-G-form-up': {
    chapter: 'B12-G',
    title: { ru: 'Образовать строй', en: 'Form up (make a formation)' },
    text: {
      ru: '',
      en: 'A creature “forms up” at the moment it gains the features tied to its Formation.',
    },
    enforceable: true,
  },
  'B12-G-declare': {
    chapter: 'B12-G',
    title: { ru: 'Объявить (особенность, свойство)', en: 'Declare (a feature, property)' },
    text: {
      ru: '',
      en: 'To declare a feature or property is to state which one is used, its source and the target it is aimed at. The declared game action is put on the stack and stays there until it is executed.',
    },
    enforceable: true,
  },
  'B12-G-obligation-to-attack': {
    chapter: 'B12-G',
    title: { ru: 'Обязанность атаковать', en: 'Obligation to attack' },
    text: {
      ru: '',
      en: 'There are two types. Type 1: the card must declare an attack. If the obligation names a penalty for refusing, the card may take that penalty and not attack; without a named penalty refusal is impossible. The player controlling the source of the feature that obliges another card to attack chooses the targets and the source of that attack. Type 2: the card must choose a particular card as target of its attack. If several such targets are in the play zone, it may choose any one of them and is then not obliged to choose the others.',
    },
    enforceable: true,
  },
  'B12-G-x-times-per-battle': {
    chapter: 'B12-G',
    title: { ru: 'Один (X) раз за бой', en: 'Once (X times) per battle' },
    text: {
      ru: '',
      en: 'A key phrase limiting the use of a feature. As an additional payment for a property or feature with this phrase the card receives a special marker, which it keeps while it is in the play zone or in the graveyard. A card cannot have more than one (X) such markers.',
    },
    enforceable: true,
  },
  'B12-G-x-times-per-turn': {
    chapter: 'B12-G',
    title: { ru: 'Один (X) раз за ход', en: 'Once (X times) per turn' },
    text: {
      ru: '',
      en: 'A key phrase that either limits the use of a feature or allows attacking by simple strike more than once per turn. As an additional payment for a property or feature with this phrase the card receives a special marker, kept while it is in the play zone or in the graveyard. A card cannot have more than one (X) such markers. Before the start of a turn the card loses these markers. Features containing this phrase cannot be used in the Preliminary phase.',
    },
    enforceable: true,
  },
  'B12-G-payment': {
    chapter: 'B12-G',
    title: { ru: 'Оплата (игродействия)', en: 'Payment (of a game action)' },
    text: {
      ru: '',
      en: 'The resources needed to use a game action. Payment is made after the game action has been executed. A game action can be neither declared nor executed if the resources for its payment are insufficient.',
    },
    enforceable: true,
  },
  'B12-G-experience-in-attack-and-defence-x': {
    chapter: 'B12-G',
    title: { ru: 'Опыт в атаке и защите X', en: 'Experience in attack and defence X' },
    text: {
      ru: '',
      en: 'Shorthand for two independent features: Experience in attack X and Experience in defence X.',
    },
    enforceable: true,
  },
  'B12-G-experience-in-attack-x': {
    chapter: 'B12-G',
    title: { ru: 'Опыт в атаке X (ОВА)', en: 'Experience in attack X' },
    text: {
      ru: '',
      en: 'Die-roll modifier: +X to the roll for the strength of a simple strike declared by this card. X is 1 if not stated.',
    },
    enforceable: true,
  },
  'B12-G-experience-in-defence-x': {
    chapter: 'B12-G',
    title: { ru: 'Опыт в защите X (ОВЗ)', en: 'Experience in defence X' },
    text: {
      ru: '',
      en: 'Die-roll modifier: +X to the roll for the strength of a simple strike when this card repels a simple strike. X is 1 if not stated.',
    },
    enforceable: true,
  },
  'B12-G-experience-in-throwing-discharging-shooting-x': {
    chapter: 'B12-G',
    title: {
      ru: 'Опыт в метании (разряде, стрельбе) X',
      en: 'Experience in throwing (discharging, shooting) X',
    },
    text: {
      ru: '',
      en: 'Three separate die-roll modifiers of one pattern: +X to the roll for the strength of the card’s own throw (Experience in throwing), discharge (Experience in discharging) or shot (Experience in shooting). X is 1 if not stated.',
    },
    enforceable: true,
  },
  'B12-G-horde': {
    chapter: 'B12-G',
    title: { ru: 'Орда', en: 'Horde' },
    text: {
      ru: '',
      en: 'A constructed deck may contain up to 5 identical cards that have Horde (instead of the usual 3 of one name).',
    },
    enforceable: true,
  },
  'B12-G-weakening-by-strike-table': {
    chapter: 'B12-G',
    title: { ru: 'Ослабление удара по Таблице Ударов', en: 'Weakening a strike by the Strike Table' },
    text: {
      ru: '',
      en: 'If the Strike Table gives “strong / weak” or “medium / weak”, the player who rolled the higher number may reduce the outcome to “medium / miss” or “weak / miss” respectively (his own strike drops one grade and he receives no strike).',
    },
    enforceable: true,
  },
  'B12-G-feature-in-card-text': {
    chapter: 'B12-G',
    title: { ru: 'Особенность (в текстах карт)', en: 'Feature (in card texts)' },
    text: {
      ru: '',
      en: 'The word “feature” in a card text means a native (own, printed) feature. Where the text says that a card gives or gains “feature”, an acquired feature is meant.',
    },
    enforceable: true,
  },
  'B12-G-special-strike': {
    chapter: 'B12-G',
    title: { ru: 'Особый удар на X (на X-Y-Z)', en: 'Special strike for X (X-Y-Z)' },
    text: {
      ru: '',
      en: 'An ability; a close non-magical attack. No defender can be assigned against it. Only the card that declared it fights (rolls). Grade and strength of a special strike for X-Y-Z come from one die roll: 3 or less = X (weak), 4 or 5 = Y (medium), 6 = Z (strong). “Special strike for X” always means X-X-X. Features and properties that influence a simple strike do not influence a special strike.',
    },
    enforceable: true,
  },
  'B12-G-x-current-lives-remain': {
    chapter: 'B12-G',
    title: { ru: 'Остаётся X текущих жизней', en: 'X current lives remain' },
    text: {
      ru: '',
      en: 'Removes or adds as many wounds as needed to leave the card with exactly X current lives. If X exceeds the card’s maximum of lives, all wounds are removed and no extra lives are added. Features accompanying the receiving of wounds do not trigger from this game action.',
    },
    enforceable: true,
  },
  'B12-G-answering-strike': {
    chapter: 'B12-G',
    title: { ru: 'Ответный удар', en: 'Answering strike' },
    text: {
      ru: '',
      en: 'The simple strike that the repelling card delivers according to the Strike Table.',
    },
    enforceable: true,
  },
  'B12-G-opening-card': {
    chapter: 'B12-G',
    title: { ru: 'Открытие карты', en: 'Opening a card' },
    text: {
      ru: '',
      en: 'When a card opens it restores its movement stock and loses all markers received when paying for an attack by simple strike.',
    },
    enforceable: true,
  },
  'B12-G-poisoning-x': {
    chapter: 'B12-G',
    title: { ru: 'Отравление на X', en: 'Poisoning X' },
    text: {
      ru: '',
      en: 'An influence. At the start of its own turn, if the creature is open, it is wounded for X. It does not trigger if the creature did not open at the start of its turn, but it does trigger if the creature was already open when the Opening phase began. It is recorded with poisoning markers, whose number equals the strength of the poisoning. Incorporeal cards cannot be poisoned, cannot have poisoning markers and receive no wounds from poisoning. A card with Poisoning is called poisoned. A feature that inflicts “Poisoning X” may be written “poison for X”.',
    },
    enforceable: true,
  },
  'B12-G-repelling-card': {
    chapter: 'B12-G',
    title: { ru: 'Отражающая карта', en: 'Repelling card' },
    text: {
      ru: '',
      en: 'The card that has become the target of a declared attack. It stops being the repelling card at the moment the attack is paid for.',
    },
    enforceable: true,
  },
  'B12-G-squad': {
    chapter: 'B12-G',
    title: { ru: 'Отряд', en: 'Squad' },
    text: {
      ru: '',
      en: 'The cards a player controls in the play zone.',
    },
    enforceable: true,
  },
} as const satisfies Record<string, Rule>;
