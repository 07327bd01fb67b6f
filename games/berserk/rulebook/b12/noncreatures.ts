import type { Rule } from '@vigrid/kernel';

/** Rules 210–212: artifacts, terrains, equipment. */
export const noncreatures = {
  'B12-210.1': {
    chapter: 'B12-210',
    title: { ru: 'Артефакт занимает клетку', en: 'An artifact occupies a cell' },
    text: {
      ru: 'Артефакт находится на поле боя и занимает там одну клетку.',
      en: 'An artifact is on the battlefield and occupies one cell of it.',
    },
    enforceable: true,
  },
  'B12-210.2': {
    chapter: 'B12-210',
    title: { ru: 'Чего не могут артефакты', en: 'What artifacts cannot do' },
    text: {
      ru: 'Артефакт не может двигаться, объявлять и отражать простой удар, защищать от него.',
      en: 'An artifact cannot move, declare a simple strike, repel one or be the defender against one.',
    },
    enforceable: true,
  },
  'B12-210.3': {
    chapter: 'B12-210',
    title: { ru: 'Простой удар по артефакту', en: 'Simple strike at an artifact' },
    text: {
      ru: 'Простой удар по артефакту рассчитывают так, будто карта закрыта: кубик бросает только нападающая карта.',
      en: 'A simple strike at an artifact is computed as one at a closed card: only the striker rolls.',
    },
    enforceable: true,
    see: ['B12-514.6'],
  },
  'B12-211.1': {
    chapter: 'B12-211',
    title: { ru: 'Где лежат местности', en: 'Where terrains are placed' },
    text: {
      ru: 'Набранную местность ставят на отдельную клетку поля боя, а вскрытую, мимо стека, перекладывают во вспомогательную зону.',
      en: 'A recruited terrain is put on a cell of its own on the battlefield; when revealed it goes to the auxiliary zone, past the stack.',
    },
    enforceable: true,
    see: ['B12-203.1'],
  },
  'B12-211.2': {
    chapter: 'B12-211',
    title: { ru: 'Местность не атаковать и не ранить', en: 'Terrains cannot be attacked or wounded' },
    text: {
      ru: 'Местность целью атаки не бывает и ран не получает; перенаправить в неё атаку тоже нельзя.',
      en: 'A terrain cannot be the target of an attack and cannot receive wounds. An attack cannot be redirected to it either.',
    },
    enforceable: true,
  },
  'B12-211.3': {
    chapter: 'B12-211',
    title: { ru: 'Одна местность у игрока', en: 'One terrain per player' },
    text: {
      ru: 'Игрок контролирует не больше одной местности. Если местность в отряде уже есть, другую в него не взять.',
      en: 'A player controls at most one terrain. With a terrain in the squad, another cannot be taken into it.',
    },
    enforceable: true,
    see: ['B12-211.4'],
  },
  'B12-211.4': {
    chapter: 'B12-211',
    title: { ru: 'Разрешённая вторая местность', en: 'A permitted second terrain' },
    text: {
      ru: 'Если особенность разрешает взять в отряд вторую местность, игрок может контролировать обе, пока одна из них не покинет игровую зону.',
      en: 'If a feature allows a second terrain to be taken into the squad, the player may control both until one of them leaves the play zone.',
    },
    enforceable: true,
  },
  'B12-212.1': {
    chapter: 'B12-212',
    title: { ru: 'Надевание экипировки', en: 'Putting equipment on' },
    text: {
      ru: 'До вскрытия экипировка стоит на отдельной клетке поля боя. В подфазу вскрытия её помещают на одну клетку с существом своего отряда: оно становится хозяином и носит её. Если особенность поместила экипировку на другую карту, хозяином становится та, а прежний хозяин перестаёт им быть.',
      en: 'Until it is revealed equipment stands on a cell of its own on the battlefield. In the Reveal subphase it is put on the cell of a creature of its own squad, which becomes its host and wears it. If a feature puts it on another card, that card becomes its host and the former host is one no longer.',
    },
    enforceable: true,
    see: ['B12-405.2'],
  },
  'B12-212.2': {
    chapter: 'B12-212',
    title: { ru: 'Хозяину нужен класс', en: 'The host needs a class' },
    text: {
      ru: 'На существо без класса экипировку надеть нельзя. Если хозяин потом потерял класс или получил другой, экипировка остаётся и действует как обычно. Если хозяин стал бестелесным или перестал быть существом, она уничтожается.',
      en: 'Equipment cannot be put on a creature without a class. If the host later loses its class or gets another, the equipment stays and works as usual. If the host becomes incorporeal or stops being a creature, it is destroyed.',
    },
    enforceable: true,
    see: ['B12-G-card-class'],
  },
  'B12-212.3': {
    chapter: 'B12-212',
    title: { ru: 'Кому нельзя носить экипировку', en: 'Who cannot wear equipment' },
    text: {
      ru: 'Летающему существу, симбиоту и бестелесному существу экипировку не надеть. Если существо покинуло поле боя или стало летающим, бестелесным либо симбиотом, его экипировка уничтожается.',
      en: 'Equipment cannot be put on a flying creature, a symbiont or an incorporeal creature. If a creature leaves the battlefield or becomes flying, incorporeal or a symbiont, its equipment is destroyed.',
    },
    enforceable: true,
    see: ['B12-G-incorporeality'],
  },
  'B12-212.4': {
    chapter: 'B12-212',
    title: { ru: 'По одной каждого класса', en: 'One of each class' },
    text: {
      ru: 'На существе может быть только одна экипировка каждого класса; экипировок разных классов можно носить несколько.',
      en: 'A creature can wear only one equipment of each equipment class, but may wear several of different classes.',
    },
    enforceable: true,
    see: ['B12-G-classes-equipment'],
  },
  'B12-212.5': {
    chapter: 'B12-212',
    title: { ru: 'Экипировка без хозяина', en: 'Equipment without a host' },
    text: {
      ru: 'Экипировка, у которой к концу подфазы вскрытия нет хозяина, погибает.',
      en: 'Equipment that has no host when the Reveal subphase ends dies.',
    },
    enforceable: true,
  },
  'B12-212.6': {
    chapter: 'B12-212',
    title: { ru: 'Вызванная и возрождённая экипировка', en: 'Summoned and revived equipment' },
    text: {
      ru: 'Если по тексту вызываемая или возрождаемая экипировка помещается на некую карту, та и становится хозяином. Если в тексте этого нет, экипировка, появившись, погибает.',
      en: 'If the text says that summoned or revived equipment is put on some card, that card becomes its host. If it does not say so, the equipment dies on arrival.',
    },
    enforceable: true,
  },
  'B12-212.7': {
    chapter: 'B12-212',
    title: { ru: 'На одной клетке с хозяином', en: 'On the host’s cell' },
    text: {
      ru: 'Экипировка занимает ту же клетку, что и хозяин, и они стоят рядом друг с другом.',
      en: 'Equipment occupies the same cell as its host, and the two are adjacent.',
    },
    enforceable: true,
  },
  'B12-212.8': {
    chapter: 'B12-212',
    title: { ru: 'Перемещение вместе с хозяином', en: 'Relocating with the host' },
    text: {
      ru: 'Отдельно от хозяина экипировка не перемещается: куда переместился хозяин, туда одновременно и она. Если особенность не пускает экипировку на клетку, она не пускает туда и хозяина.',
      en: 'Equipment cannot relocate apart from its host: when the host relocates, it relocates to the same cell at the same time. A feature that forbids the equipment to relocate to some cell forbids the host too.',
    },
    enforceable: true,
  },
  'B12-212.9': {
    chapter: 'B12-212',
    title: { ru: 'Экипировку не атаковать и не ранить', en: 'Equipment cannot be attacked or wounded' },
    text: {
      ru: 'Экипировка целью атаки не бывает и ран не получает; перенаправить в неё атаку тоже нельзя.',
      en: 'Equipment cannot be the target of an attack and cannot receive wounds. An attack cannot be redirected to it either.',
    },
    enforceable: true,
  },
} as const satisfies Record<string, Rule>;
