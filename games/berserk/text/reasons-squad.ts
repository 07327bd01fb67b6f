/** Refusals while squads are recruited, deployed and seated. */
import { type Because, because, text } from './because.ts';

/** How many crystals are missing, where that is the whole of it. */
export const lacking = {
  gold: (n: number) => text(`не хватает: ${n} зол.`, `${n} gold short`),
  silver: (n: number) => text(`не хватает: ${n} сер.`, `${n} silver short`),
  crystals: (n: number) => text(`не хватает: ${n}`, `${n} short`),
};

export const squadReasons = {
  notInDeal: because(text('не в раздаче', 'not in your deal'), (it) =>
    text(`${it.ru}: этой карты нет в вашей раздаче.`, `${it.en} is not in your deal.`),
  ),
  notRecruited: because(text('не в отряде', 'not recruited'), (it) =>
    text(`${it.ru}: этой карты нет среди взятых.`, `${it.en} is not among the cards you have recruited.`),
  ),
  recruitShown: because(text('уже показана', 'shown already'), (it) =>
    text(
      `${it.ru}: эту карту показали до набора, она остаётся в отряде.`,
      `${it.en} was shown before recruiting and stays in the squad.`,
    ),
  ),
  squadFull: because(text('отряд полон', 'squad is full'), (_, r) =>
    text(
      `В отряде уже ${r.have ?? 15} карт из ${r.need ?? 15}.`,
      `The squad has ${r.have ?? 15} of ${r.need ?? 15} cards already.`,
    ),
  ),
  unique: because(text('уникальна', 'unique'), () =>
    text(
      'В отряде уже есть карта с этим именем, а она уникальна.',
      'The squad has a card of this name already, and it is unique.',
    ),
  ),
  noCost: because(text('нет стоимости', 'no cost'), () =>
    text(
      'Карту, стоимость которой нельзя определить, нельзя взять в отряд.',
      'A card whose cost can not be determined can not be recruited.',
    ),
  ),
  notWith: because(text('несовместима', 'not together'), () =>
    text(
      'Эту карту нельзя взять в отряд вместе с уже взятыми.',
      'This card can not be in one squad with those recruited.',
    ),
  ),
  terrain: because(text('одна местность', 'one terrain'), (_, r) =>
    text(`Местностей в отряде может быть ${r.need ?? 1}.`, `A squad may have ${r.need ?? 1} terrain.`),
  ),
  elementals: because(text('много стихийных', 'too many'), (_, r) =>
    text(
      `Карт стихий в отряде может быть не больше ${r.need ?? 0}, а было бы ${r.have ?? 0}.`,
      `The squad may hold ${r.need ?? 0} elemental cards and would have ${r.have ?? 0}.`,
    ),
  ),
  noSuchWay: because(text('так не берут', 'no such way'), (it) =>
    text(`${it.ru}: на таких условиях эту карту не берут.`, `${it.en} can not be recruited in that way.`),
  ),
  flyers: because(text('много летающих', 'too many flyers'), (_, r) =>
    text(
      `На летающих существ можно потратить ${r.need ?? 15} кристаллов, а вышло бы ${r.have ?? 0}.`,
      `Flyers may cost ${r.need ?? 15} crystals in all; this would make it ${r.have ?? 0}.`,
    ),
  ),
  elementToll: because(text('нет золота', 'no gold'), (_, r) =>
    text(
      `Не хватает золота: нужно ${r.need ?? 0} (с платой за новую стихию), есть ${r.have ?? 0}.`,
      `Not enough gold: ${r.need ?? 0} needed, with the toll for a new element; you have ${r.have ?? 0}.`,
    ),
  ),
  gold: because(text('мало золота', 'too little gold'), (_, r) =>
    text(
      `Не хватает золота: нужно ${r.need ?? 0}, есть ${r.have ?? 0}.`,
      `Not enough gold: ${r.need ?? 0} needed, you have ${r.have ?? 0}.`,
    ),
  ),
  silver: because(text('мало серебра', 'too little silver'), (_, r) =>
    text(
      `Не хватает серебра: нужно ${r.need ?? 0}, есть ${r.have ?? 0}.`,
      `Not enough silver: ${r.need ?? 0} needed, you have ${r.have ?? 0}.`,
    ),
  ),
  crystals: because(text('мало кристаллов', 'too few crystals'), (_, r) =>
    text(
      `Не хватает кристаллов: нужно ${r.need ?? 0}, есть ${r.have ?? 0}.`,
      `Not enough crystals: ${r.need ?? 0} needed, you have ${r.have ?? 0}.`,
    ),
  ),
  notToDeploy: because(text('уже стоит', 'deployed already'), (it) =>
    text(`${it.ru}: эту карту не нужно расставлять.`, `${it.en} is not to be deployed.`),
  ),
  forbiddenCell: because(text('клетка запрещена', 'forbidden cell'), () =>
    text(
      'Карта противника запрещает ставить сюда; выберите другую клетку.',
      'An opposing card forbids this cell; choose another.',
    ),
  ),
  cellTaken: because(text('клетка занята', 'cell is taken'), () =>
    text(
      'Здесь уже стоит карта или это не ваша половина; выберите другую клетку.',
      'That cell is taken or not on your half; choose another.',
    ),
  ),
  cellNotYet: because(text('пока рано', 'not yet'), () =>
    text(
      'Сначала займите клетки своей зоны расстановки, потом остальные.',
      'Fill the cells of your deployment zone before this one.',
    ),
  ),
  needsNoHost: because(text('хозяин не нужен', 'needs no host'), (it) =>
    text(`${it.ru}: этой карте хозяин не нужен.`, `${it.en} needs no host.`),
  ),
  hostHidden: because(text('скрыта', 'hidden'), (it) =>
    text(
      `${it.ru} — скрытая карта; хозяином бывает только вскрытая.`,
      `${it.en} is hidden; a host must be revealed.`,
    ),
  ),
  hostNoCreature: because(text('не существо', 'no creature'), (it) =>
    text(
      `${it.ru} — не существо; хозяином бывает только существо.`,
      `${it.en} is no creature; a host must be one.`,
    ),
  ),
  hostNotInFirstRow: because(text('не первый ряд', 'not in row 1'), (it) =>
    text(
      `${it.ru}: паразита сажают на существо противника в его первом ряду.`,
      `${it.en}: a parasite is put on an opposing creature in its first row.`,
    ),
  ),
  hostNotYours: because(text('не ваша', 'not yours'), (it) =>
    text(
      `${it.ru} — не ваша карта; выберите своё существо.`,
      `${it.en} is not yours; choose a creature of yours.`,
    ),
  ),
  hostFlies: because(text('летает', 'flies'), (it) =>
    text(
      `${it.ru} не на поле боя; выберите нелетающее существо.`,
      `${it.en} is not on the battlefield; choose a non-flying creature.`,
    ),
  ),
  hostIsSymbiont: because(text('сама симбиот', 'a symbiont'), (it) =>
    text(`${it.ru} — симбиот; на симбиота никого не сажают.`, `${it.en} is a symbiont; nobody sits on one.`),
  ),
  hostHasSymbiont: because(text('занята', 'has one already'), (it) =>
    text(`${it.ru}: на этом существе уже есть симбиот.`, `${it.en} has a symbiont already.`),
  ),
  hostIncorporeal: because(text('бестелесная', 'incorporeal'), (it) =>
    text(
      `${it.ru} — бестелесное существо; эта карта ему не подходит.`,
      `${it.en} is incorporeal and can not carry this card.`,
    ),
  ),
  hostHasNoClass: because(text('без класса', 'no class'), (it) =>
    text(
      `${it.ru}: у этого существа нет класса, экипировку оно не носит.`,
      `${it.en} has no class and wears no equipment.`,
    ),
  ),
  hostWearsNothing: because(text('не носит', 'wears none'), (it) =>
    text(`${it.ru}: это существо не носит такую экипировку.`, `${it.en} does not wear such equipment.`),
  ),
  hostWearsOne: because(text('уже надета', 'wears one'), (it) =>
    text(`${it.ru}: экипировка этого класса уже надета.`, `${it.en} wears equipment of this class already.`),
  ),
} as const satisfies Record<string, Because>;
