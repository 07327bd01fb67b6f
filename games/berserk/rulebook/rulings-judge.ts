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
  'RB-73': {
    title: { ru: '«Теряет все эффекты»', en: '“Loses all effects”' },
    text: {
      ru: 'Карта теряет приобретённые особенности, маркеры, фишки, дополнительные жизни и снижение жизней. Раны и природные особенности остаются.',
      en: 'The card loses its acquired features, markers, chips, extra lives and what reduces its lives. Its wounds and its native features stay.',
    },
    rules: ['B12-119.5', 'B12-G-effect', 'B12-117.4'],
  },
} as const satisfies Record<`RB-${number}`, BerserkRuling>;
