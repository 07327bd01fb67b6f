import type { Rule } from '@vigrid/kernel';

/** What the corrections of 24 August 2012 changed. */
export const glossaryChanges = {
  'B12-G-change-version-history': {
    chapter: 'B12-G',
    title: { ru: 'Информация об обновлениях', en: 'Update history' },
    text: {
      ru: '',
      en: 'Base version of the rules: 15 November 2010. Updates of the base version: 23 November 2010, 20 December 2010, 28 February 2011, 16 June 2011, 11 August 2011, 11 March 2012; latest corrections: 24 August 2012. Official articles on the base version: 16, 18, 23 and 25 November 2010; on the current version: 24 March 2012. Earlier change lists are in the documents RP13.1d (28.02.2011), RP14.1a (16.06.2011) and RP15.1a (11.08.2011).',
    },
    enforceable: false,
  },
  'B12-G-change-forces-of-fire': {
    chapter: 'B12-G',
    title: {
      ru: 'Правка 24.08.2012: стихия Силы Огня (п.106.2)',
      en: 'Change of 24 August 2012: element forces of fire (B12-106.2)',
    },
    text: {
      ru: '',
      en: 'A new element, forces of fire, is added to B12-106.2, making six elements: steppes, forests, mountains, swamps, darkness, fire.',
    },
    enforceable: true,
  },
  'B12-G-change-blocking-of-abilities': {
    chapter: 'B12-G',
    title: {
      ru: 'Правка 24.08.2012: блокирование способностей (п.511.5.2)',
      en: 'Change of 24 August 2012: blocking of abilities (B12-511.5.2)',
    },
    text: {
      ru: '',
      en: 'In the step of inflicting the effect it is now possible to block abilities (attack, influence, spell).',
    },
    enforceable: true,
  },
  'B12-G-change-blocking-on-death-and-return': {
    chapter: 'B12-G',
    title: {
      ru: 'Правка 24.08.2012: блокирование "при гибели" и "при возвращении в колоду" (п.527.2)',
      en: "Change of 24 August 2012: blocking of 'on death' and 'on return to the deck' (B12-527.2)",
    },
    text: {
      ru: '',
      en: 'Blocking of “on death” and “on return to the deck” features is now spelled out: for these, the blocker may choose as target the card in the graveyard or in the deck.',
    },
    enforceable: true,
  },
  'B12-G-change-protection-from-throws-icon': {
    chapter: 'B12-G',
    title: {
      ru: 'Правка 24.08.2012: пиктограмма защиты от метания (ЗОМет)',
      en: 'Change of 24 August 2012: icon of protection from throws',
    },
    text: {
      ru: '',
      en: 'The icon of protection from throws is added to the symbols.',
    },
    enforceable: true,
  },
  'B12-G-change-forbidden-cells-in-deployment': {
    chapter: 'B12-G',
    title: {
      ru: 'Правка 24.08.2012: п.404.1.5',
      en: 'Change of 24 August 2012: B12-404.1.5 (forbidden cells in deployment)',
    },
    text: {
      ru: '',
      en: 'If an effect forbids a player to use some battlefield cells for deployment, those cells count as occupied during deployment.',
    },
    enforceable: true,
  },
  'B12-G-change-attack-on-n-targets': {
    chapter: 'B12-G',
    title: {
      ru: 'Правка 24.08.2012: п.505.3.2',
      en: 'Change of 24 August 2012: B12-505.3.2 (attack on N targets)',
    },
    text: {
      ru: '',
      en: '“[Attack] for X-Y-Z on [N targets]” is equivalent to “choose N targets, [attack] for X-Y-Z on the first target, [attack] for X-Y-Z on the second, ... and [attack] for X-Y-Z on the N-th”. The order of use is governed entirely by B12-505.3 (abilities declared and executed one after another, payment after the last).',
    },
    enforceable: true,
  },
  'B12-G-change-obligation-to-attack': {
    chapter: 'B12-G',
    title: {
      ru: 'Правка 24.08.2012: Обязанность атаковать',
      en: 'Change of 24 August 2012: obligation to attack',
    },
    text: {
      ru: '',
      en: 'Entry added or reworded: two types of obligation (declare an attack, with an optional penalty for refusal; choose a particular card as target). Same content as B12-G-obligation-to-attack.',
    },
    enforceable: true,
  },
  'B12-G-change-x-times-per-battle': {
    chapter: 'B12-G',
    title: {
      ru: 'Правка 24.08.2012: Один (X) раз за бой',
      en: 'Change of 24 August 2012: once (X times) per battle',
    },
    text: {
      ru: '',
      en: 'Entry added or reworded: use is recorded with special markers as an additional payment, kept in the play zone and in the graveyard, at most one (X). Same content as B12-G-x-times-per-battle.',
    },
    enforceable: true,
  },
  'B12-G-change-x-times-per-turn': {
    chapter: 'B12-G',
    title: {
      ru: 'Правка 24.08.2012: Один (X) раз за ход',
      en: 'Change of 24 August 2012: once (X times) per turn',
    },
    text: {
      ru: '',
      en: 'Entry added or reworded: use is recorded with special markers as an additional payment, at most one (X), lost before the start of a turn; not usable in the Preliminary phase. Same content as B12-G-x-times-per-turn.',
    },
    enforceable: true,
  },
  'B12-G-change-opening-card': {
    chapter: 'B12-G',
    title: { ru: 'Правка 24.08.2012: Открытие карты', en: 'Change of 24 August 2012: opening a card' },
    text: {
      ru: '',
      en: 'Entry added or reworded: an opening card restores its movement stock and loses the markers received when paying for simple strikes. Same content as B12-G-opening-card.',
    },
    enforceable: true,
  },
  'B12-G-change-devotion-x': {
    chapter: 'B12-G',
    title: { ru: 'Правка 24.08.2012: Преданность X', en: 'Change of 24 August 2012: Devotion X' },
    text: {
      ru: '',
      en: 'Entry added or reworded: X crystals cheaper at recruiting if another creature costing 9 or more is in your squad. Same content as B12-G-devotion-x.',
    },
    enforceable: true,
  },
  'B12-G-change-on-assault': {
    chapter: 'B12-G',
    title: { ru: 'Правка 24.08.2012: При нападении', en: 'Change of 24 August 2012: on assault' },
    text: {
      ru: '',
      en: 'Entry added or reworded: triggers before the strength rolls and after the final target is settled. Same content as B12-G-on-assault.',
    },
    enforceable: true,
  },
  'B12-G-change-decay-x': {
    chapter: 'B12-G',
    title: { ru: 'Правка 24.08.2012: Распад X', en: 'Change of 24 August 2012: Decay X' },
    text: {
      ru: '',
      en: 'Entry added or reworded: starts with X chips, loses one after each action, dies when it cannot. Same content as B12-G-decay-x.',
    },
    enforceable: true,
  },
  'B12-G-change-scales': {
    chapter: 'B12-G',
    title: { ru: 'Правка 24.08.2012: Чешуя', en: 'Change of 24 August 2012: Scales' },
    text: {
      ru: '',
      en: 'Entry added or reworded: wounds only from simple strikes while 5 or more wounds. Same content as B12-G-scales.',
    },
    enforceable: true,
  },
} as const satisfies Record<string, Rule>;
