/** Why something can not be done: a sentence for the log and the pointer, and a tag for the card or space. */
import type { Lang, Names, Reason, Text } from '@vigrid/kernel';
import { capital } from '@vigrid/speech';
import { isKey, named, quoted, same } from './words.ts';

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
  return (isKey(reasons, r.why) ? reasons[r.why][1] : same('сейчас нельзя', 'not now'))[lang];
}

/** How much is missing, where that is the whole of it. */
const lacking = {
  tooFewSolari: (n: number) => same(`ещё ${n} ${named(n, 'solari').ru}`, `${n} Solari short`),
  tooLittleSpice: (n: number) => same(`ещё ${n} ${named(n, 'spice').ru}`, `${n} spice short`),
  tooLittleWater: (n: number) => same(`ещё ${n} ${named(n, 'water').ru}`, `${n} water short`),
  needsInfluence: (n: number) => same(`ещё ${n} ${named(n, 'influence').ru}`, `${n} Influence short`),
};

const unknown: Text = same(
  'Сейчас правила этого не позволяют; выберите одно из подсвеченного.',
  'The rules do not allow this now; choose something that is lit.',
);

const says =
  (ru: string, en: string) =>
  (_: Reason): Text =>
    same(ru, en);

const short =
  (ru: string, en: string) =>
  ({ have = 0, need = 0 }: Reason): Text =>
    same(`${ru} Нужно ${need}, есть ${have}.`, `${en} You need ${need} and have ${have}.`);

const reasons = {
  notInHand: [
    says('этой карты нет у вас на руке.', 'You do not hold this card.'),
    same('не на руке', 'not in hand'),
  ],
  noSpace: [says('Такой ячейки нет.', 'There is no such space.'), same('нет ячейки', 'no space')],
  movesNobody: [
    says('карта отправляет агента только от лидера.', 'This card sends an Agent from the Leader only.'),
    same('только от лидера', 'from the Leader'),
  ],
  noAgentThere: [says('Там нет вашего агента.', 'You have no Agent there.'), same('нет агента', 'no Agent')],
  noAgent: [
    says(
      'У лидера не осталось агентов: раскройте карты.',
      'No Agent is left on your Leader: reveal your hand.',
    ),
    same('нет агентов', 'no Agents'),
  ],
  noIcons: [
    says(
      'на карте нет символов агентов: её можно только раскрыть.',
      'It has no Agent icon: it can only be revealed.',
    ),
    same('нет символов', 'no icon'),
  ],
  wrongIcon: [
    says('на карте нет символа этой ячейки.', 'It does not have the icon of this space.'),
    same('другой символ', 'other icon'),
  ],
  onceOnly: [
    says(
      'Сюда можно попасть только один раз за игру, и вы здесь уже были.',
      'This space may be used once per game, and you have used it.',
    ),
    same('один раз за игру', 'once per game'),
  ],
  noSwordmaster: [
    says(
      'На этом уровне сложности оружейника у вас не будет.',
      'At this difficulty you cannot gain a Swordmaster.',
    ),
    same('без оружейника', 'no Swordmaster'),
  ],
  closedByVoice: [
    says(
      'Голос закрыл эту ячейку для вашего следующего агента.',
      'The Voice has closed this space to your next Agent.',
    ),
    same('закрыто Голосом', 'closed'),
  ],
  ownAgent: [
    says('Здесь уже стоит ваш агент.', 'Your own Agent is already there.'),
    same('ваш агент', 'own Agent'),
  ],
  occupied: [says('Ячейка занята агентом соперника.', 'The space is occupied.'), same('занято', 'occupied')],
  needsInfluence: [short('Не хватает влияния.', 'Too little Influence.'), same('мало влияния', 'Influence')],
  tooFewSolari: [short('Не хватает соляриев.', 'Too few Solari.'), same('мало соляриев', 'too few Solari')],
  tooLittleSpice: [
    short('Не хватает Пряности.', 'Too little spice.'),
    same('мало Пряности', 'too little spice'),
  ],
  needsGraft: [
    says(
      'эту карту играют, чтобы отправить агента, только вместе с другой с руки.',
      'It sends an Agent only together with another card of your hand.',
    ),
    same('нужна вторая', 'needs a partner'),
  ],
  noPartner: [
    says('второй карты нет у вас на руке.', 'The other card is not in your hand.'),
    same('нет второй', 'no partner'),
  ],
  noGraft: [
    says('у этой карты нет сращивания.', 'This card can not be grafted.'),
    same('не сращивается', 'no graft'),
  ],
  tooFewSpecimens: [
    short('Не хватает образцов.', 'Too few specimens.'),
    same('мало образцов', 'too few specimens'),
  ],
  noSpecimens: [says('У вас нет образцов.', 'You have no specimens.'), same('нет образцов', 'no specimens')],
  supplyFull: [
    says(
      'в запасе и так довольно отрядов: образец возвращают, когда их меньше четырёх.',
      'there are troops enough in your supply: a specimen goes back when there are fewer than four.',
    ),
    same('запас полон', 'supply is full'),
  ],
  noAtomics: [
    says('Атомный арсенал уже применён.', 'Your Family Atomics have been used.'),
    same('уже применён', 'used'),
  ],
  notConnected: [
    says(
      'жетон исследования идёт только вправо, на соединённое деление.',
      'The research token goes to the right only, to a connected space.',
    ),
    same('не соединено', 'not connected'),
  ],
  tileTooDear: [
    short('Не хватает Пряности на технологию.', 'Too little spice for this Tech tile.'),
    same('мало Пряности', 'too little spice'),
  ],
  tooFewNegotiators: [
    short('Столько переговорщиков у вас нет.', 'You have not so many Negotiators.'),
    same('мало людей', 'too few'),
  ],
  notFaceUp: [
    says('Эта технология не лежит открыто на верху стопки.', 'This tile does not lie face up on a stack.'),
    same('не открыта', 'not face up'),
  ],
  notYourTile: [says('Это не ваша технология.', 'This is not your Tech tile.'), same('не ваша', 'not yours')],
  flipped: [
    says(
      'технология уже применена в этом раунде.',
      'It has been used in this round and lies face down until the next.',
    ),
    same('уже применена', 'used this round'),
  ],
  worksByItself: [
    says('технология действует сама, когда приходит её время.', 'It works by itself when its time comes.'),
    same('действует сама', 'works by itself'),
  ],
  twoOfGarrison: [
    says(
      'Из гарнизона за ход размещают не больше двух подразделений, и они уже размещены.',
      'No more than two units of the garrison are deployed in a turn, and they have been.',
    ),
    same('уже двое', 'two deployed'),
  ],
  tooLittleWater: [short('Не хватает воды.', 'Too little water.'), same('мало воды', 'too little water')],
  tooLittlePersuasion: [
    short('Не хватает очков убеждения.', 'Too little Persuasion.'),
    same('мало убеждения', 'Persuasion'),
  ],
  notForSale: [
    says('Эту карту сейчас нельзя купить.', 'This card cannot be acquired now.'),
    same('не продаётся', 'not for sale'),
  ],
  notForPersuasion: [
    says('за очки убеждения её не купить, нужен символ.', 'Persuasion does not buy it; an icon gives it.'),
    same('не за убеждение', 'icon only'),
  ],
  onlyInReveal: [
    says('Карты покупают в свой ход раскрытия.', 'Cards are acquired in your own Reveal turn.'),
    same('в ход раскрытия', 'in Reveal turn'),
  ],
  wrongMoment: [
    says('эту карту интриги играют в другой момент.', 'This Intrigue card is played at another moment.'),
    same('не сейчас', 'not now'),
  ],
  onlyWhenWon: [
    says(
      'карту играют, когда вы одни победили в сражении.',
      'It is played when you alone have won the Conflict.',
    ),
    same('после победы', 'when you win'),
  ],
  turnBegun: [
    says('карту играют только в самом начале хода.', 'It is played at the very start of your turn only.'),
    same('в начале хода', 'at turn start'),
  ],
  condition: [
    says('её условие не выполнено.', 'Its condition does not hold.'),
    same('нет условия', 'condition'),
  ],
  cost: [
    says('вам нечем заплатить её стоимость.', 'You cannot pay its cost.'),
    same('нечем платить', 'cost'),
  ],
  nothing: [
    says(
      'сейчас она ничего не даст, а просто сбросить её нельзя.',
      'Nothing would come of it now, and it may not be played for nothing.',
    ),
    same('ничего не даст', 'no effect'),
  ],
  notResolvable: [
    says('Этот эффект сейчас невыполним.', 'This effect cannot be carried out now.'),
    same('невыполнимо', 'impossible'),
  ],
  nothingToDeploy: [
    says(
      'Размещать нечего: в гарнизоне нет отрядов, которые можно отправить.',
      'There is no troop that you may still deploy.',
    ),
    same('нет отрядов', 'no troops'),
  ],
  noCombatSpace: [
    says(
      'Отряды размещают, только отправив агента в ячейку конфликта.',
      'Troops are deployed from a Combat space only.',
    ),
    same('не тот ход', 'no combat space'),
  ],
  mandatoryLeft: [
    says(
      'Остались обязательные эффекты: сначала выполните их.',
      'Mandatory effects are left: carry them out first.',
    ),
    same('есть эффекты', 'effects left'),
  ],
  noPassing: [says('Пасовать сейчас нельзя.', 'You cannot pass now.'), same('пас невозможен', 'no passing')],
  noInfluence: [
    says('У этой фракции у вас нет влияния, терять нечего.', 'You have no Influence there to lose.'),
    same('нет влияния', 'no Influence'),
  ],
  otherFaction: [
    says('У этой фракции влияние так не получить.', 'Influence with this Faction cannot be gained so.'),
    same('другая фракция', 'other Faction'),
  ],
  notThem: [
    says('На эту сторону это не подействует.', 'It does not work on that side.'),
    same('не они', 'not them'),
  ],
  noTroops: [says('Там нет ваших отрядов.', 'You have no troops there.'), same('нет отрядов', 'no troops')],
  notYourTurn: [says('Сейчас не ваш ход.', 'It is not your turn.'), same('не ваш ход', 'not your turn')],
  anotherQuestion: [
    says('Сначала ответьте на вопрос, который сейчас задан.', 'Another decision is open first.'),
    same('не сейчас', 'not now'),
  ],
} satisfies Record<string, readonly [(r: Reason) => Text, Text]>;
