import type { RuleRow } from '@vigrid/kernel';

/** Rules 210–212: artifacts, terrains, equipment. */
export const noncreatures = {
  'B12-210.1': [
    { ru: 'Артефакт занимает клетку', en: 'An artifact occupies a cell' },
    'Артефакт находится на поле боя и занимает там одну клетку.',
    'An artifact is on the battlefield and occupies one cell of it.',
  ],
  'B12-210.2': [
    { ru: 'Чего не могут артефакты', en: 'What artifacts cannot do' },
    'Артефакт не может двигаться, объявлять и отражать простой удар, защищать от него.',
    'An artifact cannot move, declare a simple strike, repel one or be the defender against one.',
  ],
  'B12-210.3': [
    { ru: 'Простой удар по артефакту', en: 'Simple strike at an artifact' },
    'Простой удар по артефакту рассчитывают так, будто карта закрыта: кубик бросает только нападающая карта.',
    'A simple strike at an artifact is computed as one at a closed card: only the striker rolls.',
    { see: ['B12-514.6'] },
  ],
  'B12-211.1': [
    { ru: 'Где лежат местности', en: 'Where terrains are placed' },
    'Набранную местность ставят на отдельную клетку поля боя, а вскрытую, мимо стека, перекладывают во вспомогательную зону.',
    'A recruited terrain is put on a cell of its own on the battlefield; when revealed it goes to the auxiliary zone, past the stack.',
    { see: ['B12-203.1'] },
  ],
  'B12-211.2': [
    { ru: 'Местность не атаковать и не ранить', en: 'Terrains cannot be attacked or wounded' },
    'Местность целью атаки не бывает и ран не получает; перенаправить в неё атаку тоже нельзя.',
    'A terrain cannot be the target of an attack and cannot receive wounds. An attack cannot be redirected to it either.',
  ],
  'B12-211.3': [
    { ru: 'Одна местность у игрока', en: 'One terrain per player' },
    'Игрок контролирует не больше одной местности. Если местность в отряде уже есть, другую в него не взять.',
    'A player controls at most one terrain. With a terrain in the squad, another cannot be taken into it.',
    { see: ['B12-211.4'] },
  ],
  'B12-211.4': [
    { ru: 'Разрешённая вторая местность', en: 'A permitted second terrain' },
    'Если особенность разрешает взять в отряд вторую местность, игрок может контролировать обе, пока одна из них не покинет игровую зону.',
    'If a feature allows a second terrain to be taken into the squad, the player may control both until one of them leaves the play zone.',
  ],
  'B12-212.1': [
    { ru: 'Надевание экипировки', en: 'Putting equipment on' },
    'До вскрытия экипировка стоит на отдельной клетке поля боя. В подфазу вскрытия её помещают на одну клетку с существом своего отряда: оно становится хозяином и носит её. Если особенность поместила экипировку на другую карту, хозяином становится та, а прежний хозяин перестаёт им быть.',
    'Until it is revealed equipment stands on a cell of its own on the battlefield. In the Reveal subphase it is put on the cell of a creature of its own squad, which becomes its host and wears it. If a feature puts it on another card, that card becomes its host and the former host is one no longer.',
    { see: ['B12-405.2'] },
  ],
  'B12-212.2': [
    { ru: 'Хозяину нужен класс', en: 'The host needs a class' },
    'На существо без класса экипировку надеть нельзя. Если хозяин потом потерял класс или получил другой, экипировка остаётся и действует как обычно. Если хозяин стал бестелесным или перестал быть существом, она уничтожается.',
    'Equipment cannot be put on a creature without a class. If the host later loses its class or gets another, the equipment stays and works as usual. If the host becomes incorporeal or stops being a creature, it is destroyed.',
    { see: ['B12-G-card-class'] },
  ],
  'B12-212.3': [
    { ru: 'Кому нельзя носить экипировку', en: 'Who cannot wear equipment' },
    'Летающему существу, симбиоту и бестелесному существу экипировку не надеть. Если существо покинуло поле боя или стало летающим, бестелесным либо симбиотом, его экипировка уничтожается.',
    'Equipment cannot be put on a flying creature, a symbiont or an incorporeal creature. If a creature leaves the battlefield or becomes flying, incorporeal or a symbiont, its equipment is destroyed.',
    { see: ['B12-G-incorporeality'] },
  ],
  'B12-212.4': [
    { ru: 'По одной каждого класса', en: 'One of each class' },
    'На существе может быть только одна экипировка каждого класса; экипировок разных классов можно носить несколько.',
    'A creature can wear only one equipment of each equipment class, but may wear several of different classes.',
    { see: ['B12-G-classes-equipment'] },
  ],
  'B12-212.5': [
    { ru: 'Экипировка без хозяина', en: 'Equipment without a host' },
    'Экипировка, у которой к концу подфазы вскрытия нет хозяина, погибает.',
    'Equipment that has no host when the Reveal subphase ends dies.',
  ],
  'B12-212.6': [
    { ru: 'Вызванная и возрождённая экипировка', en: 'Summoned and revived equipment' },
    'Если по тексту вызываемая или возрождаемая экипировка помещается на некую карту, та и становится хозяином. Если в тексте этого нет, экипировка, появившись, погибает.',
    'If the text says that summoned or revived equipment is put on some card, that card becomes its host. If it does not say so, the equipment dies on arrival.',
  ],
  'B12-212.7': [
    { ru: 'На одной клетке с хозяином', en: 'On the host’s cell' },
    'Экипировка занимает ту же клетку, что и хозяин, и они стоят рядом друг с другом.',
    'Equipment occupies the same cell as its host, and the two are adjacent.',
  ],
  'B12-212.8': [
    { ru: 'Перемещение вместе с хозяином', en: 'Relocating with the host' },
    'Отдельно от хозяина экипировка не перемещается: куда переместился хозяин, туда одновременно и она. Если особенность не пускает экипировку на клетку, она не пускает туда и хозяина.',
    'Equipment cannot relocate apart from its host: when the host relocates, it relocates to the same cell at the same time. A feature that forbids the equipment to relocate to some cell forbids the host too.',
  ],
  'B12-212.9': [
    { ru: 'Экипировку не атаковать и не ранить', en: 'Equipment cannot be attacked or wounded' },
    'Экипировка целью атаки не бывает и ран не получает; перенаправить в неё атаку тоже нельзя.',
    'Equipment cannot be the target of an attack and cannot receive wounds. An attack cannot be redirected to it either.',
  ],
} as const satisfies Record<string, RuleRow>;
