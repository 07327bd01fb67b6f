import { type RulingRows, rulingsOf } from '@vigrid/kernel';
import type { RuleId } from './index.ts';

/** Before the battle: recruiting, deploying, revealing. */
export const rulingsOnSetup = rulingsOf({
  'RB-40': {
    title: 'Набор втайне | Recruiting in secret',
    text: 'Игроки набирают отряды одновременно и втайне друг от друга. Пока игрок не закончил набор, взятую карту можно вернуть в раздачу: остальные берутся заново в том же порядке, а те, которые без неё взять нельзя, тоже возвращаются. | The players recruit at the same time and in secret from each other. Until a player is done, a recruited card may be put back into the deal: the others are recruited anew in the same order, and those that can not be without it go back as well.',
    reason:
      'На поле карты кладут рубашкой вверх, и открытый набор лишил бы это смысла. Кто набирает втайне, может и передумать: никто этого не заметит. | Cards go to the field face down, which would be pointless if their recruiting were open. Who recruits in secret may change their mind; nobody can tell.',
    rules: ['B12-403.2'],
  },
  'RB-41': {
    title: 'Карта нескольких стихий | A card of several elements',
    text: 'За карту нескольких стихий кристалл теряется за каждую стихию, которой в отряде ещё не было; если платить нечем, карту взять нельзя. | For a card of several elements a crystal is lost for each that is new to the squad; who can not pay that can not recruit it.',
    reason:
      'Считается каждая стихия, а чего нельзя оплатить, того нельзя и взять. | Each element counts, and what can not be paid can not be bought.',
    rules: ['B12-403.2.1', 'B12-106.2'],
  },
  'RB-42': {
    title: 'Скрытый симбиот | A hidden symbiont',
    text: 'Симбиот или экипировка, оставленные скрытыми, не получают хозяина и погибают в конце подфазы вскрытия. | A symbiont or equipment that is kept hidden gets no host and dies at the end of the Reveal subphase.',
    reason:
      'Хозяина получают только вскрытые карты, а кто остался без хозяина, погибает. | Only cards that are face up are seated, and whoever has no host then dies.',
    rules: ['B12-405.1', 'B12-405.2', 'B12-209.7', 'B12-212.5'],
  },
  'RB-43': {
    title: 'До конца первого хода | Until the end of the first turn',
    text: 'Скрытые карты третьего ряда вскрываются, когда кончается завершающая фаза первого хода первого игрока. | Hidden cards of the third row are turned up when the Final phase of the First player’s first turn ends.',
    reason:
      '«До конца хода» кончается с его последней фазой. | “Up to the end of the turn” ends with its last phase.',
    rules: ['B12-405.1', 'B12-529.3'],
  },
  'RB-44': {
    title: 'Кристаллы на летающих | Crystals for flyers',
    text: 'В пятнадцать кристаллов на летающих входит то, что за них на самом деле заплачено; потеря за новую стихию не входит. | The fifteen crystals for flyers are what is really paid for them; what a new element costs is not counted.',
    reason:
      'Правило говорит о кристаллах, потраченных на летающих. | The rule speaks of crystals spent on flyers.',
    rules: ['B12-208.5'],
  },
  'RB-45': {
    title: 'Сначала серебро | Silver first',
    text: 'За рядовую карту сначала отдают серебряные кристаллы, золотые — когда серебра не хватает. | An ordinary card is paid for in silver first and in gold where silver does not suffice.',
    reason:
      'Золотом платят за любую карту, серебром — только за рядовую: иначе никто его тратить не стал бы. | Gold pays for any card, silver only for ordinary ones: nobody would spend it otherwise.',
    rules: ['B12-403.2.1'],
  },
  'RB-46': {
    title: 'Две карты проигравшего при пересдаче | The loser’s two cards in a redeal',
    text: 'При пересдаче в колоду возвращаются и две выбранные карты; проигравший выбирает две карты заново. | In a redeal the two chosen cards go back as well, and the loser chooses two anew.',
    reason:
      'Пересдача — отдельная раздача, а выбор карт входит в раздачу. | A redeal is a deal of its own, and the choice is part of dealing.',
    rules: ['B12-703.1', 'B12-402.4'],
  },
  'RB-47': {
    title: 'Карта, запрещающая клетки | A card that bars cells',
    text: 'Карту, которая запрещает сопернику клетки, показывают до расстановки. | A card that bars cells to the opponent is shown before cards are deployed.',
    reason:
      'У скрытой карты нет особенностей: чтобы запрещать клетки, её нужно увидеть. | A hidden card has no features, so that it must be seen to bar cells.',
    rules: ['B12-404.1.5', 'B12-529.4'],
  },
  'RB-48': {
    title: 'Ничья в кампании | A draw in a campaign',
    text: 'После ничьей все карты из зоны игры возвращаются в колоды своих владельцев, и никто не считается проигравшим. | After a draw all cards in the play zone go back to their owners’ decks, and nobody counts as the loser.',
    reason:
      'Сказано лишь, куда уходят карты проигравшего. | Only of a loser’s cards it is said where they go.',
    rules: ['B12-701.4', 'B12-605.2'],
  },
  'RB-49': {
    title: 'Какие карты называют свою стоимость | Which cards tell their cost',
    text: 'После расстановки вскрываются карты с X в стоимости, взятые даром и те, за которые можно заплатить больше; игрок не может этого пропустить. | After deployment cards with X in their cost, those that may be free and those that take more are turned up; the player can not leave that out.',
    reason:
      'Особенности, которые её называют, и нужны, чтобы X был известен; неназванная стоимость могла бы быть любой. | The features that tell it are there so that X is known; a cost that is not told could be any.',
    rules: ['B12-404.2.1', 'B12-404.2.2'],
  },
  'RB-50': {
    title: 'Карты, которым не хватило места | Cards for which there was no room',
    text: 'Кристаллы, отданные за карты, которые не удалось расставить, не возвращаются; цена других карт не меняется. | Crystals spent on cards that could not be deployed are not returned; what other cards have cost stays.',
    reason:
      'Такой карты в отряде не было, но ничто не возвращает кристаллов и не отменяет набора. | Such a card never was in the squad, but nothing gives crystals back or undoes a recruiting.',
    rules: ['B12-404.1.4', 'B12-403.2.2'],
  },
  'RB-51': {
    title: 'X у ненабранной карты | X of a card that was not recruited',
    text: 'У карты с X в стоимости, которую не набирали, а призвали или возродили, X равен нулю. | For a card with X in its cost that was not recruited but summoned or revived X is zero.',
    reason:
      'Что нельзя определить, равно нулю; нельзя взять только карту совсем без стоимости. | What can not be determined is zero; only a card without any cost can not be taken.',
    rules: ['B12-105.2.3', 'B12-206.5'],
  },
  'RB-52': {
    title: 'Преданность | Devotion',
    text: 'Преданность уменьшает стоимость в тех кристаллах, которыми платят за карту, самое большее до нуля; после расстановки такую карту не вскрывают. | Devotion lowers the cost in the crystals that the card is paid with, to zero at most; such a card is not turned up after deployment.',
    reason:
      'Текст говорит, на сколько, но не в каких; а скидка видна по отряду. | The text says how much, not which; and the discount is seen from the squad.',
    rules: ['B12-G-devotion-x', 'B12-404.2.2'],
  },
  'RB-53': {
    title: 'Разные карты для союза | Different cards for Union',
    text: 'Карты, которые показывают ради союза, различаются названиями. | Cards that are shown for Union differ by name.',
    reason:
      'Карты с одним названием — копии, а копии не различаются. | Cards of one name are copies, and copies are not different.',
    rules: ['B12-G-union-x', 'B12-G-copy-of-card'],
  },
  'RB-54': {
    title: 'Внезапное до первого хода | Sudden features before the first turn',
    text: 'В предварительной фазе карты не действуют, но внезапную особенность без закрытия игрок с приоритетом может разыграть. | In the Preliminary phase cards do not act, but a sudden feature without closing may be played by a player with priority.',
    reason:
      'Запрещены только действия карт, а то, что не закрывает, — не действие. | Only card actions are forbidden, and what does not close is none.',
    rules: ['B12-401.1', 'B12-304.3'],
  },
  'RB-55': {
    title: 'Как идёт драфт | How a draft goes',
    text: 'Каждый игрок вскрывает бустер, втайне берёт одну карту и передаёт остальные сопернику, пока карты не кончатся; так четыре раза. Из 28 взятых карт игрок может отложить до восьми, остальные — его колода. Если колоды собраны за другим столом, списки приносят оба. | Each player opens a booster, picks one card in secret and hands the rest to the opponent until none are left; so four times. Of the 28 cards picked up to eight may be left out, the others are the deck. Players who have drafted at another table both bring lists.',
    reason:
      'Выбор карт правила оставляют турнирным; четыре бустера по семь карт дают наибольшую колоду формата. | The rulebook leaves the picking to tournament rules; four boosters of seven make the greatest deck of the format.',
    rules: ['B12-G-draft-deck', 'B12-G-booster'],
  },
  'RB-56': {
    title: 'Наборы карт | Sets of cards',
    question:
      'Какими картами наборов с 2023 года можно играть и из каких наборов собраны колоды? | Which cards of the sets since 2023 can be played, and of which sets are decks made?',
    text: 'Играют те карты, чей текст прочитан целиком и однозначно или известен из списков полностью; остальные показаны с именем и цифрами, но без текста, и в колоду их не берут. Карта, вышедшая в нескольких наборах, числится в том, где ею можно играть, а из таких — в самом раннем. Игроки могут договориться о наборах: тогда колоды, бустеры и колоды, которые собирает случай, только из них. Если не выбран ни один, свои колоды могут быть из всех наборов, а случай берёт карты «Войны стихий» и те, что вышли с ней. Набор, из которого не собрать колоды или бустера, заменяет «Война стихий». | Those cards are played whose text has been read whole and in one way only, or is known from lists in full; the others are shown with their names and figures, without a text, and no deck holds them. A card issued in several sets belongs to the one in which it can be played, and of these to the earliest. Players may agree on sets: then decks, boosters and decks that chance builds are of these alone. Where none is chosen, decks of one’s own may be of all sets, and chance takes cards of the War of the Elements and those that came with it. A set too small for a deck or a booster gives way to the War of the Elements.',
    reason:
      'Карта, сыгранная не так, как напечатана, хуже карты, которой нет; имена и цифры известны и без текста. Какие наборы в игре, каждый стол решает сам, как решают турниры. | A card played otherwise than it is printed is worse than a card that is missing; names and figures are known without the text. Which sets are in is for each table to say, as tournaments do.',
    rules: ['B12-G-constructed-deck', 'B12-G-draft-deck', 'B12-G-booster'],
  },
} satisfies RulingRows<RuleId>);
