/** Refusals while squads are recruited, deployed and seated. */
import { say } from '@vigrid/speech';
import { type Because, because } from './because.ts';

/** How many crystals are missing, where that is the whole of it. */
export const lacking = {
  gold: (n: number) => say(`не хватает: ${n} зол.`, `${n} gold short`),
  silver: (n: number) => say(`не хватает: ${n} сер.`, `${n} silver short`),
  crystals: (n: number) => say(`не хватает: ${n}`, `${n} short`),
};

export const squadReasons = {
  notInDeal: because(say('не в раздаче', 'not in your deal'), (it) =>
    say(`${it.ru}: этой карты нет в вашей раздаче.`, `${it.en} is not in your deal.`),
  ),
  notRecruited: because(say('не в отряде', 'not recruited'), (it) =>
    say(`${it.ru}: этой карты нет среди взятых.`, `${it.en} is not among the cards you have recruited.`),
  ),
  recruitShown: because(say('уже показана', 'shown already'), (it) =>
    say(
      `${it.ru}: эту карту показали до набора, она остаётся в отряде.`,
      `${it.en} was shown before recruiting and stays in the squad.`,
    ),
  ),
  squadFull: because(say('отряд полон', 'squad is full'), (_, r) =>
    say(
      `В отряде уже ${r.have ?? 15} карт из ${r.need ?? 15}.`,
      `The squad has ${r.have ?? 15} of ${r.need ?? 15} cards already.`,
    ),
  ),
  unique: because(say('уникальна', 'unique'), () =>
    say(
      'В отряде уже есть карта с этим именем, а она уникальна.',
      'The squad has a card of this name already, and it is unique.',
    ),
  ),
  noCost: because(say('нет стоимости', 'no cost'), () =>
    say(
      'Карту, стоимость которой нельзя определить, нельзя взять в отряд.',
      'A card whose cost can not be determined can not be recruited.',
    ),
  ),
  notWith: because(say('несовместима', 'not together'), () =>
    say(
      'Эту карту нельзя взять в отряд вместе с уже взятыми.',
      'This card can not be in one squad with those recruited.',
    ),
  ),
  terrain: because(say('одна местность', 'one terrain'), (_, r) =>
    say(`Местностей в отряде может быть ${r.need ?? 1}.`, `A squad may have ${r.need ?? 1} terrain.`),
  ),
  elementals: because(say('много стихийных', 'too many'), (_, r) =>
    say(
      `Карт стихий в отряде может быть не больше ${r.need ?? 0}, а было бы ${r.have ?? 0}.`,
      `The squad may hold ${r.need ?? 0} elemental cards and would have ${r.have ?? 0}.`,
    ),
  ),
  noSuchWay: because(say('так не берут', 'no such way'), (it) =>
    say(`${it.ru}: на таких условиях эту карту не берут.`, `${it.en} can not be recruited in that way.`),
  ),
  flyers: because(say('много летающих', 'too many flyers'), (_, r) =>
    say(
      `На летающих существ можно потратить ${r.need ?? 15} кристаллов, а вышло бы ${r.have ?? 0}.`,
      `Flyers may cost ${r.need ?? 15} crystals in all; this would make it ${r.have ?? 0}.`,
    ),
  ),
  elementToll: because(say('нет золота', 'no gold'), (_, r) =>
    say(
      `Не хватает золота: нужно ${r.need ?? 0} (с платой за новую стихию), есть ${r.have ?? 0}.`,
      `Not enough gold: ${r.need ?? 0} needed, with the toll for a new element; you have ${r.have ?? 0}.`,
    ),
  ),
  gold: because(say('мало золота', 'too little gold'), (_, r) =>
    say(
      `Не хватает золота: нужно ${r.need ?? 0}, есть ${r.have ?? 0}.`,
      `Not enough gold: ${r.need ?? 0} needed, you have ${r.have ?? 0}.`,
    ),
  ),
  silver: because(say('мало серебра', 'too little silver'), (_, r) =>
    say(
      `Не хватает серебра: нужно ${r.need ?? 0}, есть ${r.have ?? 0}.`,
      `Not enough silver: ${r.need ?? 0} needed, you have ${r.have ?? 0}.`,
    ),
  ),
  crystals: because(say('мало кристаллов', 'too few crystals'), (_, r) =>
    say(
      `Не хватает кристаллов: нужно ${r.need ?? 0}, есть ${r.have ?? 0}.`,
      `Not enough crystals: ${r.need ?? 0} needed, you have ${r.have ?? 0}.`,
    ),
  ),
  notToDeploy: because(say('уже стоит', 'deployed already'), (it) =>
    say(`${it.ru}: эту карту не нужно расставлять.`, `${it.en} is not to be deployed.`),
  ),
  forbiddenCell: because(say('клетка запрещена', 'forbidden cell'), () =>
    say(
      'Карта противника запрещает ставить сюда; выберите другую клетку.',
      'An opposing card forbids this cell; choose another.',
    ),
  ),
  cellTaken: because(say('клетка занята', 'cell is taken'), () =>
    say(
      'Здесь уже стоит карта или это не ваша половина; выберите другую клетку.',
      'That cell is taken or not on your half; choose another.',
    ),
  ),
  cellNotYet: because(say('пока рано', 'not yet'), () =>
    say(
      'Сначала займите клетки своей зоны расстановки, потом остальные.',
      'Fill the cells of your deployment zone before this one.',
    ),
  ),
  needsNoHost: because(say('хозяин не нужен', 'needs no host'), (it) =>
    say(`${it.ru}: этой карте хозяин не нужен.`, `${it.en} needs no host.`),
  ),
  hostHidden: because(say('скрыта', 'hidden'), (it) =>
    say(
      `${it.ru} — скрытая карта; хозяином бывает только вскрытая.`,
      `${it.en} is hidden; a host must be revealed.`,
    ),
  ),
  hostNoCreature: because(say('не существо', 'no creature'), (it) =>
    say(
      `${it.ru} — не существо; хозяином бывает только существо.`,
      `${it.en} is no creature; a host must be one.`,
    ),
  ),
  hostNotInFirstRow: because(say('не первый ряд', 'not in row 1'), (it) =>
    say(
      `${it.ru}: паразита сажают на существо противника в его первом ряду.`,
      `${it.en}: a parasite is put on an opposing creature in its first row.`,
    ),
  ),
  hostNotYours: because(say('не ваша', 'not yours'), (it) =>
    say(
      `${it.ru} — не ваша карта; выберите своё существо.`,
      `${it.en} is not yours; choose a creature of yours.`,
    ),
  ),
  hostFlies: because(say('летает', 'flies'), (it) =>
    say(
      `${it.ru} не на поле боя; выберите нелетающее существо.`,
      `${it.en} is not on the battlefield; choose a non-flying creature.`,
    ),
  ),
  hostIsSymbiont: because(say('сама симбиот', 'a symbiont'), (it) =>
    say(`${it.ru} — симбиот; на симбиота никого не сажают.`, `${it.en} is a symbiont; nobody sits on one.`),
  ),
  hostHasSymbiont: because(say('занята', 'has one already'), (it) =>
    say(`${it.ru}: на этом существе уже есть симбиот.`, `${it.en} has a symbiont already.`),
  ),
  hostIncorporeal: because(say('бестелесная', 'incorporeal'), (it) =>
    say(
      `${it.ru} — бестелесное существо; эта карта ему не подходит.`,
      `${it.en} is incorporeal and can not carry this card.`,
    ),
  ),
  hostHasNoClass: because(say('без класса', 'no class'), (it) =>
    say(
      `${it.ru}: у этого существа нет класса, экипировку оно не носит.`,
      `${it.en} has no class and wears no equipment.`,
    ),
  ),
  hostWearsNothing: because(say('не носит', 'wears none'), (it) =>
    say(`${it.ru}: это существо не носит такую экипировку.`, `${it.en} does not wear such equipment.`),
  ),
  hostWearsOne: because(say('уже надета', 'wears one'), (it) =>
    say(`${it.ru}: экипировка этого класса уже надета.`, `${it.en} wears equipment of this class already.`),
  ),
} as const satisfies Record<string, Because>;
