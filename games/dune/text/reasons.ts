/** Why something can not be done: a sentence for the log and the pointer, and a tag for the card or space. */
import type { Lang, Names, Reason, Text } from '@vigrid/kernel';
import { capital, isKey, quoted, say } from '@vigrid/speech';
import { named } from './words.ts';

/** Every reason Dune gives: the keys of `Reason.why`. */
export type DuneWhy = keyof typeof reasons;

export function reason(r: Reason, lang: Lang, names: Names): string {
  if (!isKey(reasons, r.why)) return unknown[lang];
  const says = reasons[r.why][0](r)[lang];
  if (r.card === undefined) return capital(says);
  const name = names.card(r.card);
  return lang === 'ru' ? `${quoted(name)}: ${says}` : `${name}: ${says}`;
}

/** At most 18 characters, for the tag on a card or space. */
export function shortReason(r: Pick<Reason, 'why' | 'have' | 'need'>, lang: Lang): string {
  const missing = Math.max(0, (r.need ?? 0) - (r.have ?? 0));
  if (missing > 0 && isKey(lacking, r.why)) return lacking[r.why](missing)[lang];
  return (isKey(reasons, r.why) ? reasons[r.why][1] : say('сейчас нельзя', 'not now'))[lang];
}

/** How much is missing, where that is the whole of it. */
const lacking = {
  tooFewSolari: (n: number) => say(`ещё ${n} ${named(n, 'solari').ru}`, `${n} Solari short`),
  tooLittleSpice: (n: number) => say(`ещё ${n} ${named(n, 'spice').ru}`, `${n} spice short`),
  tooLittleWater: (n: number) => say(`ещё ${n} ${named(n, 'water').ru}`, `${n} water short`),
  needsInfluence: (n: number) => say(`ещё ${n} ${named(n, 'influence').ru}`, `${n} Influence short`),
};

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
  notInHand: [
    says('этой карты нет у вас на руке.', 'You do not hold this card.'),
    say('не на руке', 'not in hand'),
  ],
  noSpyThere: [
    says(
      'Там нет вашего шпиона: отзовите того, кто следит за этой ячейкой.',
      'You have no Spy there: recall one that watches this space.',
    ),
    say('нет шпиона', 'no Spy'),
  ],
  noRecallNow: [
    says(
      'Шпиона отзывают, когда агент отправлен картой в ячейку, за которой он следит, или как плату.',
      'A Spy is recalled when a card sends an Agent to a space it watches, or as a cost.',
    ),
    say('не сейчас', 'not now'),
  ],
  postTaken: [
    says('На этом посту сейчас нельзя поставить шпиона.', 'No Spy can be placed on this post now.'),
    say('пост занят', 'post taken'),
  ],
  noWild: [
    says(
      'Для пары нужны открытый любой символ и другой открытый символ битвы.',
      'A pair needs a face-up wild icon and another face-up battle icon.',
    ),
    say('нет пары', 'no pair'),
  ],
  onlyAtTheEnd: [
    says('Любой символ соединяют в пару в конце игры.', 'A wild icon is matched at the end of the game.'),
    say('в конце игры', 'at the end'),
  ],
  noDeployment: [
    says('В этот ход вы не можете размещать подразделения.', 'You can not deploy units this turn.'),
    say('не в этот ход', 'not this turn'),
  ],
  noSpace: [says('Такой ячейки нет.', 'There is no such space.'), say('нет ячейки', 'no space')],
  movesNobody: [
    says('карта отправляет агента только от лидера.', 'This card sends an Agent from the Leader only.'),
    say('только от лидера', 'from the Leader'),
  ],
  noAgentThere: [says('Там нет вашего агента.', 'You have no Agent there.'), say('нет агента', 'no Agent')],
  noAgent: [
    says(
      'У лидера не осталось агентов: раскройте карты.',
      'No Agent is left on your Leader: reveal your hand.',
    ),
    say('нет агентов', 'no Agents'),
  ],
  noIcons: [
    says(
      'на карте нет символов агентов: её можно только раскрыть.',
      'It has no Agent icon: it can only be revealed.',
    ),
    say('нет символов', 'no icon'),
  ],
  wrongIcon: [
    says('на карте нет символа этой ячейки.', 'It does not have the icon of this space.'),
    say('другой символ', 'other icon'),
  ],
  onceOnly: [
    says(
      'Сюда можно попасть только один раз за игру, и вы здесь уже были.',
      'This space may be used once per game, and you have used it.',
    ),
    say('один раз за игру', 'once per game'),
  ],
  noSwordmaster: [
    says(
      'На этом уровне сложности оружейника у вас не будет.',
      'At this difficulty you cannot gain a Swordmaster.',
    ),
    say('без оружейника', 'no Swordmaster'),
  ],
  commandersBoard: [
    says(
      'Эта ячейка на личном планшете командира: туда отправляет агентов только он.',
      'This space is on the own board of a Commander: only that Commander sends Agents there.',
    ),
    say('чужой планшет', 'not your board'),
  ],
  allyDeclined: [
    says(
      'Союзник в этот ход отказался размещать отряды.',
      'Your Ally has declined to deploy troops this turn.',
    ),
    say('союзник отказался', 'Ally declined'),
  ],
  throneRow: [
    says(
      'карта лежит в Тронном ряду: купить её может только команда Шаддама.',
      'It lies in the Throne Row: only the team of Shaddam may acquire it.',
    ),
    say('Тронный ряд', 'Throne Row'),
  ],
  nothingToGive: [
    says('Этого у вас нет: отдайте то, что есть.', 'You have none of it: give something you have.'),
    say('нечего отдать', 'nothing to give'),
  ],
  closedByVoice: [
    says(
      'Голос закрыл эту ячейку для вашего следующего агента.',
      'The Voice has closed this space to your next Agent.',
    ),
    say('закрыто Голосом', 'closed'),
  ],
  ownAgent: [
    says('Здесь уже стоит ваш агент.', 'Your own Agent is already there.'),
    say('ваш агент', 'own Agent'),
  ],
  occupied: [says('Ячейка занята агентом соперника.', 'The space is occupied.'), say('занято', 'occupied')],
  needsInfluence: [short('Не хватает влияния.', 'Too little Influence.'), say('мало влияния', 'Influence')],
  tooFewSolari: [short('Не хватает соляриев.', 'Too few Solari.'), say('мало соляриев', 'too few Solari')],
  tooLittleSpice: [
    short('Не хватает Пряности.', 'Too little spice.'),
    say('мало Пряности', 'too little spice'),
  ],
  needsGraft: [
    says(
      'эту карту играют, чтобы отправить агента, только вместе с другой с руки.',
      'It sends an Agent only together with another card of your hand.',
    ),
    say('нужна вторая', 'needs a partner'),
  ],
  noPartner: [
    says('второй карты нет у вас на руке.', 'The other card is not in your hand.'),
    say('нет второй', 'no partner'),
  ],
  noGraft: [
    says('у этой карты нет сращивания.', 'This card can not be grafted.'),
    say('не сращивается', 'no graft'),
  ],
  tooFewSpecimens: [
    short('Не хватает образцов.', 'Too few specimens.'),
    say('мало образцов', 'too few specimens'),
  ],
  noSpecimens: [says('У вас нет образцов.', 'You have no specimens.'), say('нет образцов', 'no specimens')],
  supplyFull: [
    says(
      'в запасе и так довольно отрядов: образец возвращают, когда их меньше четырёх.',
      'there are troops enough in your supply: a specimen goes back when there are fewer than four.',
    ),
    say('запас полон', 'supply is full'),
  ],
  noAtomics: [
    says('Атомный арсенал уже применён.', 'Your Family Atomics have been used.'),
    say('уже применён', 'used'),
  ],
  notConnected: [
    says(
      'жетон исследования идёт только вправо, на соединённое деление.',
      'The research token goes to the right only, to a connected space.',
    ),
    say('не соединено', 'not connected'),
  ],
  tileTooDear: [
    short('Не хватает Пряности на технологию.', 'Too little spice for this Tech tile.'),
    say('мало Пряности', 'too little spice'),
  ],
  tooFewNegotiators: [
    short('Столько переговорщиков у вас нет.', 'You do not have that many Negotiators.'),
    say('мало людей', 'too few'),
  ],
  notFaceUp: [
    says('Эта технология не лежит открыто на верху стопки.', 'This tile does not lie face up on a stack.'),
    say('не открыта', 'not face up'),
  ],
  notYourTile: [says('Это не ваша технология.', 'This is not your Tech tile.'), say('не ваша', 'not yours')],
  flipped: [
    says(
      'технология уже применена в этом раунде.',
      'It has been used in this round and lies face down until the next.',
    ),
    say('уже применена', 'used this round'),
  ],
  worksByItself: [
    says('технология действует сама, когда приходит её время.', 'It works by itself when its time comes.'),
    say('действует сама', 'works by itself'),
  ],
  twoOfGarrison: [
    says(
      'Из гарнизона за ход размещают не больше двух подразделений, и они уже размещены.',
      'No more than two units of the garrison are deployed in a turn, and they have been.',
    ),
    say('уже двое', 'two deployed'),
  ],
  tooLittleWater: [short('Не хватает воды.', 'Too little water.'), say('мало воды', 'too little water')],
  tooLittlePersuasion: [
    short('Не хватает очков убеждения.', 'Too little Persuasion.'),
    say('мало убеждения', 'Persuasion'),
  ],
  notForSale: [
    says('Эту карту сейчас нельзя купить.', 'This card cannot be acquired now.'),
    say('не продаётся', 'not for sale'),
  ],
  notForPersuasion: [
    says('за очки убеждения её не купить, нужен символ.', 'Persuasion does not buy it; an icon gives it.'),
    say('не за убеждение', 'icon only'),
  ],
  onlyInReveal: [
    says('Карты покупают в свой ход раскрытия.', 'Cards are acquired in your own Reveal turn.'),
    say('в ход раскрытия', 'in Reveal turn'),
  ],
  wrongMoment: [
    says('эту карту интриги играют в другой момент.', 'This Intrigue card is played at another moment.'),
    say('не сейчас', 'not now'),
  ],
  onlyWhenWon: [
    says(
      'карту играют, когда вы одни победили в сражении.',
      'It is played when you alone have won the Conflict.',
    ),
    say('после победы', 'when you win'),
  ],
  turnBegun: [
    says('карту играют только в самом начале хода.', 'It is played at the very start of your turn only.'),
    say('в начале хода', 'at turn start'),
  ],
  emptyDeck: [
    says('ваша колода пуста, смотреть нечего.', 'Your deck is empty, so there is nothing to look at.'),
    say('колода пуста', 'empty deck'),
  ],
  nobodyThere: [
    says('ни у кого из соперников нет отрядов в зоне конфликта.', 'No opponent has a troop in the Conflict.'),
    say('не на кого', 'nobody there'),
  ],
  hasRevealed: [
    says(
      'Вы раскрыли карты: в этом раунде агентов вы больше не отправляете.',
      'You have revealed your hand and send no more Agents this round.',
    ),
    say('карты раскрыты', 'hand revealed'),
  ],
  noUnit: [
    says(
      'У вас нет подразделений в зоне конфликта, и в сражении вы не участвуете.',
      'You have no unit in the Conflict and take no part in the Combat.',
    ),
    say('нет подразделений', 'no unit'),
  ],
  condition: [
    says('её условие не выполнено.', 'Its condition does not hold.'),
    say('нет условия', 'condition'),
  ],
  cost: [says('вам нечем заплатить её стоимость.', 'You cannot pay its cost.'), say('нечем платить', 'cost')],
  nothing: [
    says(
      'сейчас она ничего не даст, а просто сбросить её нельзя.',
      'Nothing would come of it now, and it may not be played for nothing.',
    ),
    say('ничего не даст', 'no effect'),
  ],
  notResolvable: [
    says('Этот эффект сейчас невыполним.', 'This effect cannot be carried out now.'),
    say('невыполнимо', 'impossible'),
  ],
  nothingToDeploy: [
    says(
      'Размещать нечего: в гарнизоне нет отрядов, которые можно отправить.',
      'There is no troop that you may still deploy.',
    ),
    say('нет отрядов', 'no troops'),
  ],
  noCombatSpace: [
    says(
      'Отряды размещают, только отправив агента в ячейку конфликта.',
      'Troops are deployed from a Combat space only.',
    ),
    say('не тот ход', 'no combat space'),
  ],
  mandatoryLeft: [
    says(
      'Остались обязательные эффекты: сначала выполните их.',
      'Mandatory effects are left: carry them out first.',
    ),
    say('есть эффекты', 'effects left'),
  ],
  noPassing: [says('Пасовать сейчас нельзя.', 'You cannot pass now.'), say('пас невозможен', 'no passing')],
  noInfluence: [
    says('У этой фракции у вас нет влияния, терять нечего.', 'You have no Influence there to lose.'),
    say('нет влияния', 'no Influence'),
  ],
  otherFaction: [
    says('У этой фракции влияние так не получить.', 'Influence with this Faction cannot be gained this way.'),
    say('другая фракция', 'other Faction'),
  ],
  notThem: [
    says('На эту сторону это не подействует.', 'It does not work on that side.'),
    say('не они', 'not them'),
  ],
  noTroops: [says('Там нет ваших отрядов.', 'You have no troops there.'), say('нет отрядов', 'no troops')],
  notYourTurn: [says('Сейчас не ваш ход.', 'It is not your turn.'), say('не ваш ход', 'not your turn')],
  anotherQuestion: [
    says('Сначала ответьте на вопрос, который сейчас задан.', 'Another decision is open first.'),
    say('не сейчас', 'not now'),
  ],
} satisfies Record<string, readonly [(r: Reason) => Text, Text]>;
