/** Why something can not be done, as a sentence for the log and the pointer; as a tag on a space: reason-tags.ts. */
import type { Lang, Names, Reason, Text } from '@vigrid/kernel';
import { capital, isKey, quoted, say } from '@vigrid/speech';

/** Every reason Dune gives: the keys of `Reason.why`. */
export type DuneWhy = keyof typeof reasons;

export function reason(r: Reason, lang: Lang, names: Names): string {
  if (!isKey(reasons, r.why)) return unknown[lang];
  const says = reasons[r.why](r)[lang];
  if (r.card === undefined) return capital(says);
  const name = names.card(r.card);
  return lang === 'ru' ? `${quoted(name)}: ${says}` : `${name}: ${says}`;
}

const unknown: Text = say(
  'Сейчас правила этого не позволяют; выберите одно из подсвеченного.',
  'The rules do not allow this now; choose something that is lit.',
);

const says =
  (ru: string, en: string) =>
  (_: Reason): Text =>
    say(ru, en);

const short =
  (ru: string, en: string) =>
  ({ have = 0, need = 0 }: Reason): Text =>
    say(`${ru} Нужно ${need}, есть ${have}.`, `${en} You need ${need} and have ${have}.`);

const reasons = {
  notInHand: says('этой карты нет у вас на руке.', 'You do not hold this card.'),
  noSpyThere: says(
    'Там нет вашего шпиона: отзовите того, кто следит за этой ячейкой.',
    'You have no Spy there: recall one that watches this space.',
  ),
  noRecallNow: says(
    'Шпиона отзывают, когда агент отправлен картой в ячейку, за которой он следит, или как плату.',
    'A Spy is recalled when a card sends an Agent to a space it watches, or as a cost.',
  ),
  postTaken: says('На этом посту сейчас нельзя поставить шпиона.', 'No Spy can be placed on this post now.'),
  noWild: says(
    'Для пары нужны открытый любой символ и другой открытый символ битвы.',
    'A pair needs a face-up wild icon and another face-up battle icon.',
  ),
  onlyAtTheEnd: says(
    'Любой символ соединяют в пару в конце игры.',
    'A wild icon is matched at the end of the game.',
  ),
  noDeployment: says(
    'В этот ход вы не можете размещать подразделения.',
    'You can not deploy units this turn.',
  ),
  noSpace: says('Такой ячейки нет.', 'There is no such space.'),
  movesNobody: says(
    'карта отправляет агента только от лидера.',
    'This card sends an Agent from the Leader only.',
  ),
  noAgentThere: says('Там нет вашего агента.', 'You have no Agent there.'),
  noAgent: says(
    'У лидера не осталось агентов: раскройте карты.',
    'No Agent is left on your Leader: reveal your hand.',
  ),
  noIcons: says(
    'на карте нет символов агентов: её можно только раскрыть.',
    'It has no Agent icon: it can only be revealed.',
  ),
  wrongIcon: says('на карте нет символа этой ячейки.', 'It does not have the icon of this space.'),
  onceOnly: says(
    'Сюда можно попасть только один раз за игру, и вы здесь уже были.',
    'This space may be used once per game, and you have used it.',
  ),
  noSwordmaster: says(
    'На этом уровне сложности оружейника у вас не будет.',
    'At this difficulty you cannot gain a Swordmaster.',
  ),
  commandersBoard: says(
    'Эта ячейка на личном планшете командира: туда отправляет агентов только он.',
    'This space is on the own board of a Commander: only that Commander sends Agents there.',
  ),
  allyDeclined: says(
    'Союзник в этот ход отказался размещать отряды.',
    'Your Ally has declined to deploy troops this turn.',
  ),
  throneRow: says(
    'карта лежит в Тронном ряду: купить её может только команда Шаддама.',
    'It lies in the Throne Row: only the team of Shaddam may acquire it.',
  ),
  nothingToGive: says(
    'Этого у вас нет: отдайте то, что есть.',
    'You have none of it: give something you have.',
  ),
  closedByVoice: says(
    'Голос закрыл эту ячейку для вашего следующего агента.',
    'The Voice has closed this space to your next Agent.',
  ),
  ownAgent: says('Здесь уже стоит ваш агент.', 'Your own Agent is already there.'),
  occupied: says('Ячейка занята агентом соперника.', 'The space is occupied.'),
  needsInfluence: short('Не хватает влияния.', 'Too little Influence.'),
  tooFewSolari: short('Не хватает соляриев.', 'Too few Solari.'),
  tooLittleSpice: short('Не хватает Пряности.', 'Too little spice.'),
  needsGraft: says(
    'эту карту играют, чтобы отправить агента, только вместе с другой с руки.',
    'It sends an Agent only together with another card of your hand.',
  ),
  noPartner: says('второй карты нет у вас на руке.', 'The other card is not in your hand.'),
  noGraft: says('у этой карты нет сращивания.', 'This card can not be grafted.'),
  tooFewSpecimens: short('Не хватает образцов.', 'Too few specimens.'),
  noSpecimens: says('У вас нет образцов.', 'You have no specimens.'),
  supplyFull: says(
    'в запасе и так довольно отрядов: образец возвращают, когда их меньше четырёх.',
    'there are troops enough in your supply: a specimen goes back when there are fewer than four.',
  ),
  noAtomics: says('Атомный арсенал уже применён.', 'Your Family Atomics have been used.'),
  notConnected: says(
    'жетон исследования идёт только вправо, на соединённое деление.',
    'The research token goes to the right only, to a connected space.',
  ),
  tileTooDear: short('Не хватает Пряности на технологию.', 'Too little spice for this Tech tile.'),
  tooFewNegotiators: short('Столько переговорщиков у вас нет.', 'You do not have that many Negotiators.'),
  notFaceUp: says(
    'Эта технология не лежит открыто на верху стопки.',
    'This tile does not lie face up on a stack.',
  ),
  notYourTile: says('Это не ваша технология.', 'This is not your Tech tile.'),
  flipped: says(
    'технология уже применена в этом раунде.',
    'It has been used in this round and lies face down until the next.',
  ),
  worksByItself: says(
    'технология действует сама, когда приходит её время.',
    'It works by itself when its time comes.',
  ),
  twoOfGarrison: says(
    'Из гарнизона за ход размещают не больше двух подразделений, и они уже размещены.',
    'No more than two units of the garrison are deployed in a turn, and they have been.',
  ),
  tooLittleWater: short('Не хватает воды.', 'Too little water.'),
  tooLittlePersuasion: short('Не хватает очков убеждения.', 'Too little Persuasion.'),
  notForSale: says('Эту карту сейчас нельзя купить.', 'This card cannot be acquired now.'),
  notForPersuasion: says(
    'за очки убеждения её не купить, нужен символ.',
    'Persuasion does not buy it; an icon gives it.',
  ),
  onlyInReveal: says('Карты покупают в свой ход раскрытия.', 'Cards are acquired in your own Reveal turn.'),
  wrongMoment: says(
    'эту карту интриги играют в другой момент.',
    'This Intrigue card is played at another moment.',
  ),
  onlyWhenWon: says(
    'карту играют, когда вы одни победили в сражении.',
    'It is played when you alone have won the Conflict.',
  ),
  turnBegun: says(
    'карту играют только в самом начале хода.',
    'It is played at the very start of your turn only.',
  ),
  emptyDeck: says(
    'ваша колода пуста, смотреть нечего.',
    'Your deck is empty, so there is nothing to look at.',
  ),
  nobodyThere: says(
    'ни у кого из соперников нет отрядов в зоне конфликта.',
    'No opponent has a troop in the Conflict.',
  ),
  hasRevealed: says(
    'Вы раскрыли карты: в этом раунде агентов вы больше не отправляете.',
    'You have revealed your hand and send no more Agents this round.',
  ),
  noUnit: says(
    'У вас нет подразделений в зоне конфликта, и в сражении вы не участвуете.',
    'You have no unit in the Conflict and take no part in the Combat.',
  ),
  condition: says('её условие не выполнено.', 'Its condition does not hold.'),
  cost: says('вам нечем заплатить её стоимость.', 'You cannot pay its cost.'),
  nothing: says(
    'сейчас она ничего не даст, а просто сбросить её нельзя.',
    'Nothing would come of it now, and it may not be played for nothing.',
  ),
  comesToNothing: says(
    'При таком положении из этого ничего не выйдет.',
    'As things stand nothing would come of it.',
  ),
  notResolvable: says('Этот эффект сейчас невыполним.', 'This effect cannot be carried out now.'),
  nothingToDeploy: says(
    'Размещать нечего: в гарнизоне нет отрядов, которые можно отправить.',
    'There is no troop that you may still deploy.',
  ),
  noCombatSpace: says(
    'Отряды размещают, только отправив агента в ячейку конфликта.',
    'Troops are deployed from a Combat space only.',
  ),
  mandatoryLeft: says(
    'Остались обязательные эффекты: сначала выполните их.',
    'Mandatory effects are left: carry them out first.',
  ),
  noPassing: says('Пасовать сейчас нельзя.', 'You cannot pass now.'),
  noInfluence: says(
    'У этой фракции у вас нет влияния, терять нечего.',
    'You have no Influence there to lose.',
  ),
  otherFaction: says(
    'У этой фракции влияние так не получить.',
    'Influence with this Faction cannot be gained this way.',
  ),
  notThem: says('На эту сторону это не подействует.', 'It does not work on that side.'),
  noTroops: says('Там нет ваших отрядов.', 'You have no troops there.'),
  pickOwn: says(
    'Удаляют карту со своей руки, из своего сброса или из своих карт в игре.',
    'A card of your hand, of your discard pile or of those you have in play is trashed.',
  ),
  pickFaction: says(
    'карта не той фракции, которую называет эффект.',
    'It is not of the Faction that the effect names.',
  ),
  pickInPlay: says('Удаляют одну из своих карт в игре.', 'One of your cards in play is trashed.'),
  pickFromHand: says('Выбирают карту со своей руки.', 'Choose a card of your hand.'),
  pickGrafted: says(
    'Удаляют одну из двух карт, сыгранных вместе.',
    'One of the two cards grafted together is trashed.',
  ),
  pickFromRow: says('Выбирают карту из ряда Империума.', 'Choose a card of the Imperium Row.'),
  noFremen: says('карты Фрименов в Тронный ряд не кладут.', 'Fremen cards do not go to the Throne Row.'),
  graftedOfRow: says(
    'она сращена с другой картой и в конце хода уйдёт из игры.',
    'It is grafted to another card and leaves the game at the end of the turn.',
  ),
  pickDiscarded: says('Выбирают карту из своего сброса.', 'Choose a card of your discard pile.'),
  pickContract: says('Выбирают один из предложенных контрактов.', 'Choose one of the contracts on offer.'),
  pickLooked: says(
    'Выбирают среди карт, на которые вы сейчас смотрите.',
    'Choose among the cards you are looking at.',
  ),
  pickIntrigue: says('Выбирают среди своих карт интриг.', 'Choose among your Intrigue cards.'),
  pickShowing: says(
    'Нужна открытая карта с этим символом битвы.',
    'A face-up card with this battle icon is needed.',
  ),
  otherCost: ({ have = 0 }: Reason): Text =>
    say(
      `стоит ${have}, а эффект даёт карту другой стоимости.`,
      `It costs ${have}; the effect gives a card of another cost.`,
    ),
  notYourTurn: says('Сейчас не ваш ход.', 'It is not your turn.'),
  anotherQuestion: says(
    'Сначала ответьте на вопрос, который сейчас задан.',
    'Another decision is open first.',
  ),
} satisfies Record<string, (r: Reason) => Text>;
