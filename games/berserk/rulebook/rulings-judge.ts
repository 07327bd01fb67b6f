/** What situations of judges have asked for since: hidden cards, defenders, replacement. */
import type { BerserkRuling } from './rulings.ts';

export const rulingsOfTheJudge = {
  'RB-70': {
    title: { ru: 'Скрытая карта и обязательная особенность', en: 'A hidden card and what it must declare' },
    text: {
      ru: 'Срабатывающую особенность скрытой карты её игрок может объявить, получив приоритет, и карта вскрывается; обязан он объявить её, только если карту вскрыли. Спасовав, он теряет этот случай.',
      en: 'What has triggered on a hidden card its player may declare with priority, which turns the card up; it has to be declared only if the card is turned up. Who passes loses the occasion.',
    },
    rules: ['B12-113.5', 'B12-529.3', 'B12-529.4'],
  },
  'RB-71': {
    title: { ru: 'Защитник при прерванном ударе', en: 'The defender of an interrupted strike' },
    text: {
      ru: 'Если удар прерван или его источник покинул игру, защитник не закрывается и может действовать; если удар заблокирован, защитник закрывается.',
      en: 'If the strike is interrupted or its source has left play, the defender does not close and may act; if the strike is blocked, the defender closes.',
    },
    rules: ['B12-513.9', 'B12-526.1', 'B12-502.3', 'B12-527.4'],
  },
  'RB-72': {
    title: { ru: 'Что происходит взамен', en: 'What stands in the place of something' },
    text: {
      ru: 'Эффект замещения выполняется сразу, на месте замещённого: на него не отвечают. Если у карты и после этого нет жизней, она погибает, и то же замещение уже не применяется.',
      en: 'A replacement effect is carried out at once, where the replaced one would have been: nobody answers it. A card that has no lives even then dies, and the same replacement is not applied again.',
    },
    rules: ['B12-531.1', 'B12-531.3', 'B12-531.4', 'B12-509.1'],
  },
  'RB-74': {
    title: { ru: 'Раны в оплату', en: 'Wounds as a payment' },
    text: {
      ru: 'Раны, которыми карта платит, просто ложатся на неё: от них ничего не срабатывает, их нельзя ни предотвратить, ни заместить. Погибнуть от них карта может.',
      en: 'Wounds that a card pays with are simply put on it: nothing triggers on them, and they can be neither prevented nor replaced. The card may die of them.',
    },
    rules: ['B12-501.2', 'B12-501.3', 'B12-119.1', 'B12-508.3'],
  },
  'RB-75': {
    title: { ru: 'Радиус прыжка', en: 'The radius of a jump' },
    text: {
      ru: 'Радиус прыжка ограничивает только выбор клетки: если прыгающего переместили, он всё равно попадает на названную клетку, когда она свободна.',
      en: 'The radius of a jump only limits the choice of a cell: a jumper that was relocated meanwhile still comes to the cell named, if that is free.',
    },
    rules: ['B12-G-jump-range-x', 'B12-501.4', 'B12-507.2'],
  },
  'RB-76': {
    title: { ru: 'Что остаётся у прежнего игрока', en: 'What stays with the old player' },
    text: {
      ru: 'Кто получает контроль над существом, не получает его симбионта, паразита и экипировки: они остаются на нём у тех, кто ими управлял.',
      en: 'Whoever takes control of a creature does not take its symbiont, parasite and equipment: they stay on it, with whoever controlled them.',
    },
    rules: ['B12-532.7', 'B12-G-controller', 'B09-210.12', 'B09-200.2b'],
  },
  'RB-77': {
    title: { ru: '2009: «или» посреди текста', en: '2009: an “or” in mid-text' },
    text: {
      ru: 'Выбор в конце текста делается при заявке, вместе с целями; если за ним в тексте идёт что-то ещё, выбирают, когда до него доходит дело.',
      en: 'A choice at the end of a text is made when it is declared, with the targets; where something more follows in the text, when it is its turn.',
    },
    rules: ['B09-412.1', 'B09-216.11'],
  },
  'RB-78': {
    title: { ru: '2009: движение в стеке', en: '2009: movement on the stack' },
    text: {
      ru: 'Движение лежит в стеке одним объектом: бросков и защит у него нет, и на каждый его шаг отвечают один раз.',
      en: 'Movement lies on the stack as one object: it has neither rolls nor protections, and each step of it is answered once.',
    },
    rules: ['B09-215.2', 'B09-216.1b', 'B09-203.8'],
  },
  'RB-79': {
    title: { ru: 'Удар по своему отряду', en: 'A strike at the own squad' },
    text: {
      ru: 'И от удара по карте своего же отряда защитника назначает Неактивный игрок, из своих открытых существ: дальше удар идёт по защитнику, и тот сражается. Активный игрок не защищает никого.',
      en: 'Against a strike at a card of the striker’s own squad, too, the Inactive player may assign a defender, of the own open creatures: the strike goes on at the defender, who fights. The Active player defends nobody.',
    },
    rules: ['B12-513.1', 'B12-513.4', 'B12-514.7', 'B09-205.3', 'B09-205.3a'],
  },
  'RB-73': {
    title: { ru: '«Теряет все эффекты»', en: '“Loses all effects”' },
    text: {
      ru: 'Карта теряет приобретённые особенности, маркеры, фишки, дополнительные жизни и снижение жизней. Раны и природные особенности остаются.',
      en: 'The card loses its acquired features, markers, chips, extra lives and what reduces its lives. Its wounds and its native features stay.',
    },
    rules: ['B12-119.5', 'B12-G-effect', 'B12-117.4'],
  },
} as const satisfies Record<`RB-${number}`, BerserkRuling>;
