import type { Ruling } from '@vigrid/kernel';
import type { RuleId } from './index.ts';

export interface DuneRuling extends Ruling {
  readonly rules: readonly RuleId[];
}

/** Our answers where the rulebook leaves a question open; docs/rulings/dune.md gives the reasons. */
export const rulings = {
  'RD-1': {
    title: { ru: 'Порядок, который ничего не меняет', en: 'Order that can not matter' },
    text: {
      ru: 'Эффект, который только даёт что-то своему игроку и ничего не спрашивает, выполняется сразу. Игрок выбирает порядок там, где он важен: взятие карт, удаление, стрелки, выбор, размещение отрядов. Пока ждёт стрелка, которая требует потерять влияние или иметь его меньше, чем у соперника, порядок получения влияния тоже выбирает игрок. Когда запаса отрядов не хватает на всё, что ждёт, а отряды нужны и для другого или могут в него вернуться, порядок тоже за игроком. Что выполнить пока нельзя, ждёт до конца хода. Оставшееся ждать выполняется в конце хода само.',
      en: 'An effect that only gives its player something and asks nothing is carried out at once. The player chooses the order where it matters: drawing, trashing, arrows, choices, deployment. While an arrow waits that costs Influence or asks for less of it than an opponent has, gains of Influence are ordered by the player as well. So is what takes troops, where the supply is too small for all that waits and something else wants them or may bring some back. What can not be carried out yet stays due until the end of the turn. What still waits then is carried out by itself.',
    },
    rules: ['D-4.8', 'D-6.12', 'D-8.2', 'D-23.10'],
  },
  'RD-2': {
    title: { ru: 'Размещение в любой момент хода', en: 'Deployment at any moment of the turn' },
    text: {
      ru: 'В ячейке конфликта отряды можно размещать в любой момент хода и несколько раз, пока не исчерпан предел: все нанятые в этот ход и двое из гарнизона. Сначала считаются нанятые в этот ход.',
      en: 'On a Combat space troops may be deployed at any moment of the turn and several times, within the limit of all recruited this turn and two of the garrison. Troops recruited this turn count first.',
    },
    rules: ['D-7.2', 'D-7.4'],
  },
  'RD-3': {
    title: { ru: 'Опытные оппоненты на уровне III', en: 'Expert Rivals at level III' },
    text: {
      ru: 'В конфликте уровня III опытный оппонент размещает столько, сколько разрешают общие правила: отряды с карты и до двух из гарнизона.',
      en: 'In a Conflict of level III an expert Rival deploys what the general rules allow: the troops of the card and up to two of its garrison.',
    },
    rules: ['D-22.9', 'D-21.6'],
  },
  'RD-4': {
    title: { ru: 'Ничья с оппонентом', en: 'A tie with a Rival' },
    text: {
      ru: 'Оппонент не делает хода раскрытия, поэтому при полном равенстве побеждает игрок; между оппонентами — первый из них.',
      en: 'A Rival takes no Reveal turn, so that at full equality the player wins; between Rivals the first of them does.',
    },
    rules: ['D-15.5', 'D-22.2'],
  },
  'RD-5': {
    title: { ru: 'Печатка оппонента', en: 'The signet of a Rival' },
    text: {
      ru: 'Если способность с печаткой имеет цену, оппонент платит её, когда может; если не может, способность ничего не даёт. От своих наград оппонент не отказывается.',
      en: 'If a signet ability has a cost, a Rival pays it when it can; if it can not, nothing happens. A Rival does not decline its rewards.',
    },
    rules: ['D-22.1', 'D-22.7'],
  },
  'RD-6': {
    title: { ru: 'Платить ни за что нельзя', en: 'Nothing is paid for nothing' },
    text: {
      ru: 'Цену перед стрелкой платят, только если хотя бы часть эффекта после неё выполнима или станет такой от самой платы: сброшенную карту можно взять снова.',
      en: 'What stands before an arrow is paid only if some part of the effect behind it can be carried out, or can once it is paid: a discarded card may be drawn again.',
    },
    rules: ['D-6.3', 'D-6.11', 'D-20.7'],
  },
  'RD-7': {
    title: { ru: 'Оппонент защищает свою территорию', en: 'A Rival defends its location' },
    text: {
      ru: 'Оппонент, который владеет территорией конфликта, всегда размещает отряд из запаса.',
      en: 'A Rival that controls the location of the Conflict always deploys the troop from its supply.',
    },
    rules: ['D-12.4', 'D-22.4'],
  },
  'RD-8': {
    title: { ru: 'Цена ментата в одиночной игре', en: 'The price of the Mentat in the solo game' },
    text: {
      ru: 'Начиная с уровня «Сардаукар» ячейка ментата стоит игроку 5 соляриев.',
      en: 'From the Sardaukar level on the Mentat space costs the player 5 Solari.',
    },
    rules: ['D-22.1', 'D-5.8'],
  },
  'RD-9': {
    title: { ru: 'Символы для карты без символов', en: 'Icons for a card without any' },
    text: {
      ru: '«Посол доброй воли» даёт символы агентов и той карте, на которой их нет: её можно сыграть в этот ход.',
      en: 'Dispatch an Envoy gives its icons to a card that has none, too: it can be played this turn.',
    },
    rules: ['D-4.3', 'D-17.12'],
  },
  'RD-10': {
    title: { ru: 'Сколько действует Голос', en: 'How long The Voice lasts' },
    text: {
      ru: 'Ячейка закрыта для каждого соперника, пока он не отправит агента или пока не начнётся следующий ход сыгравшего, смотря что раньше. Оппоненты и Дом Хагаль — тоже соперники.',
      en: 'The space is closed to each opponent until that opponent sends an Agent or the next turn of the player who spoke begins, whichever comes first. Rivals and House Hagal are opponents, too.',
    },
    rules: ['D-18.9', 'D-21.10'],
  },
  'RD-11': {
    title: { ru: 'Влияние на вершине трека', en: 'Influence at the top of a track' },
    text: {
      ru: 'Фракцию, где у игрока уже 6 влияния, выбрать для получения влияния нельзя; если таковы все, эффект ничего не даёт.',
      en: 'A Faction where a player has 6 Influence already can not be chosen for a gain; if all are such, nothing is gained.',
    },
    rules: ['D-16.1', 'D-6.7'],
  },
  'RD-12': {
    title: { ru: 'Карта интриги ни за чем', en: 'An Intrigue card for nothing' },
    text: {
      ru: 'Карту интриги можно сыграть, если хотя бы часть её эффекта что-то изменит; «любое число» включает ноль, а карта, которая ждёт хода раскрытия, годится всегда.',
      en: 'An Intrigue card may be played if some part of it changes something; "any number" includes zero, and a card that waits for the Reveal turn may always be played.',
    },
    rules: ['D-17.2', 'D-17.8', 'D-6.9'],
  },
  'RD-13': {
    title: { ru: 'Предвидение', en: 'Prescience' },
    text: {
      ru: 'Пол Атрейдес видит верхнюю карту своей колоды постоянно, а не по запросу.',
      en: 'Paul Atreides sees the top card of his deck all the time rather than on request.',
    },
    rules: ['D-20.6'],
  },
  'RD-14': {
    title: { ru: 'Второй ход после «Оцепенения бинду»', en: 'Passing with Bindu Suspension' },
    text: {
      ru: 'Сыграв карту и взяв карту из колоды, игрок решает, пропустить ли ход. Если нет, ход продолжается обычно.',
      en: 'After drawing its card the player decides whether to pass the turn. If not, the turn goes on as usual.',
    },
    rules: ['D-17.9', 'D-3.5'],
  },
  'RD-15': {
    title: { ru: 'Оппоненту некуда идти', en: 'A Rival without a space' },
    text: {
      ru: 'Если ни на одной карте Дома Хагаль нет свободной ячейки, оппонент в этом раунде агентов больше не отправляет.',
      en: 'If no card of House Hagal shows a free space, the Rival sends no more Agents this round.',
    },
    rules: ['D-21.4', 'D-21.8'],
  },
  'RD-16': {
    title: { ru: 'Отряды от печатки оппонента', en: 'Troops of a Rival’s signet' },
    text: {
      ru: 'Отряды, которые оппонент в ячейке конфликта получил от печатки, идут в зону конфликта вместе с отрядами карты.',
      en: 'Troops that the signet of a Rival recruits on a Combat space go to the Conflict with those of the card.',
    },
    rules: ['D-21.6', 'D-7.2'],
  },
  'RD-17': {
    title: { ru: 'Чем оппонент платит за технологию', en: 'How a Rival pays for Tech' },
    text: {
      ru: 'Оппонент платит за жетон технологии сначала Пряностью; переговорщики возвращаются в запас, только если её не хватает.',
      en: 'A Rival pays for a Tech tile with spice first; Negotiators go back only to make up for the rest.',
    },
    rules: ['D-23.34', 'D-23.4'],
  },
  'RD-18': {
    title: { ru: 'Ромбур Верниус как оппонент', en: 'Rhombur Vernius as a Rival' },
    text: {
      ru: 'Печаткой принца Ромбура оппонент пользуется как «Техническими переговорами», но без скидки: получает технологию, если может, иначе ставит переговорщика.',
      en: 'A Rival uses the signet of Prince Rhombur as it does Tech Negotiation, but without a discount: it acquires Tech if it can, otherwise it places a Negotiator.',
    },
    rules: ['D-23.34', 'D-22.7'],
  },
  'RD-19': {
    title: { ru: 'Дредноут Дома Хагаль на территории', en: 'A dreadnought of House Hagal on a location' },
    text: {
      ru: 'В игре вдвоём победивший с дредноутом Дом Хагаль занимает территорию, как любой оппонент, и не пускает туда чужой контроль. Ресурсов она ему не приносит, но её он защищает.',
      en: 'With two players House Hagal that wins with a dreadnought takes a location like any Rival and keeps the control of others from it. The location brings it no resources, but it defends it.',
    },
    rules: ['D-23.30', 'D-12.5', 'D-21.1'],
  },
  'RD-20': {
    title: { ru: 'Опытный оппонент бережёт и дредноуты', en: 'Expert Rivals hold dreadnoughts back, too' },
    text: {
      ru: 'Пока опытный оппонент ведёт с отрывом и ничего не размещает, он оставляет в гарнизоне и дредноуты и не пользуется «Флагманом».',
      en: 'While an expert Rival leads clearly and deploys nothing, its dreadnoughts stay in the garrison as well, and Flagship is not used.',
    },
    rules: ['D-22.9', 'D-23.29', 'D-23.35'],
  },
  'RD-22': {
    title: { ru: 'Когда возвращают образцы', en: 'When specimens go back' },
    text: {
      ru: 'Вернуть образец в запас предлагают в свой ход, пока в запасе меньше четырёх отрядов, и всякий раз, когда отрядов набирают больше, чем есть в запасе: такие отряды ждут решения игрока. В остальных случаях возврат ничего не меняет.',
      en: 'Returning a specimen to the supply is offered in one’s own turn while fewer than four troops are there, and whenever more troops are recruited than the supply has: those troops wait for their player. Elsewhere it makes no difference.',
    },
    rules: ['D-24.8', 'D-7.1'],
  },
  'RD-23': {
    title: { ru: '«Длинные руки» и сращивание', en: 'Long Reach and Graft' },
    text: {
      ru: 'Карта Бене Гессерит, с которой сращены «Длинные руки», уже в игре, когда отправляют агента, и даёт им символы.',
      en: 'A Bene Gesserit card that Long Reach is grafted to is in play when the Agent is sent, and so gives it its icons.',
    },
    rules: ['D-24.12', 'D-4.1', 'D-4.3'],
  },
  'RD-24': {
    title: { ru: 'Карта ряда, сращённая с «Узурпацией»', en: 'The Row card that Usurp is grafted to' },
    text: {
      ru: 'До конца хода эту карту нельзя ни получить, ни отложить, и атомный арсенал её не убирает: в конце хода её удаляют, и только тогда её место в ряду занимает новая.',
      en: 'Until the end of the turn it can be neither acquired nor set aside, and Family Atomics leave it: it is trashed at the end of the turn, and only then another card takes its place in the Row.',
    },
    rules: ['D-24.17', 'D-24.20', 'D-9.6'],
  },
  'RD-25': {
    title: { ru: '«Посол доброй воли» и сращивание', en: 'Dispatch an Envoy and Graft' },
    text: {
      ru: 'Которой из двух сращённых карт достаются символы, важно только для «Разводчика слигов»: считается, что его напарнице. Второй раз, через «Гхолу», их не считают.',
      en: 'Which of two grafted cards gets the icons matters to Slig Farmer alone: it is taken to be its partner. They are not counted again through Ghola.',
    },
    rules: ['D-17.12', 'D-F-080', 'D-24.14'],
  },
  'RD-26': {
    title: { ru: 'Карта ряда не платит собой', en: 'A Row card does not pay with itself' },
    text: {
      ru: 'Карта ряда, сращённая с «Узурпацией», не в игре и удаляется в конце хода в любом случае, поэтому её удалением нельзя оплатить её же эффект.',
      en: 'The Row card that Usurp is grafted to is not in play and is trashed at the end of the turn in any case, so that its trashing does not pay for its own effect.',
    },
    rules: ['D-24.17', 'D-18.6', 'D-24.15'],
  },
  'RD-27': {
    title: { ru: 'Карты с несколькими строками', en: 'Cards with several lines' },
    text: {
      ru: 'Строки «Перемены союзов» применяют порознь: каждую оплачивают, когда применяют. На других картах с несколькими строками оплачивают каждую, условие которой выполнено, иначе карту сыграть нельзя.',
      en: 'The lines of Change Allegiances are used one by one, each paid when it is used. Of other cards with several lines every line whose condition holds is paid, or the card can not be played.',
    },
    rules: ['D-17.7', 'D-F-056'],
  },
  'RD-28': {
    title: { ru: 'Последние контракты Шаддама', en: 'The last contracts of Shaddam' },
    text: {
      ru: 'Если открытых контрактов не осталось, Шаддам берёт отложенный для него; 2 солярия он получает, когда нет и отложенных.',
      en: 'Where no open contract is left, Shaddam takes one set aside for him; he gains 2 Solari when those are gone as well.',
    },
    rules: ['D-26.2', 'D-26.9'],
  },
  'RD-29': {
    title: { ru: 'Шпион, снятый ради запаса', en: 'A Spy taken back for the supply' },
    text: {
      ru: 'Шпион, отозванный только для того, чтобы поставить его снова, считается отозванным в этот ход.',
      en: 'A Spy recalled only to be placed anew counts as recalled this turn.',
    },
    rules: ['D-25.5', 'D-25.12'],
  },
  'RD-30': {
    title: { ru: '«Чужая память» без воспоминаний', en: 'Other Memories without memories' },
    text: {
      ru: '«Чужую память» можно применить и без воспоминаний: карт не берут, лидера переворачивают.',
      en: 'Other Memories may be used without a memory: no card is drawn, and the Leader is turned over.',
    },
    rules: ['D-20.12'],
  },
  'RD-31': {
    title: { ru: 'Сброс из колоды', en: 'Discarded from the deck' },
    text: {
      ru: 'Карта, которую «Да здравствуют бойцы» сбрасывает из колоды, не сброшена с руки: её свойство при сбросе не действует.',
      en: 'A card that Long Live the Fighters discards from the deck is not discarded from hand: what it gives when discarded is not gained.',
    },
    rules: ['D-18.3'],
  },
  'RD-32': {
    title: { ru: 'Призвать не значит разместить', en: 'Summoning is not deploying' },
    text: {
      ru: 'Песчаный червь, призванный в конфликт, не размещён: он не считается для условий о размещении и не подпадает под запрет размещать.',
      en: 'A sandworm summoned to the Conflict is not deployed: it does not count for conditions on deployment, and no ban on deployment stops it.',
    },
    rules: ['D-25.15', 'D-26.10'],
  },
  'RD-33': {
    title: { ru: 'Подсчёт выполненных контрактов', en: 'Counting completed contracts' },
    text: {
      ru: '«Межзвёздная торговля» считает контракты один раз, когда её применяют.',
      en: 'Interstellar Trade counts contracts once, when it is used.',
    },
    rules: ['D-26.7'],
  },
  'RD-34': {
    title: { ru: 'Печатка перевёрнутого лидера', en: 'The Signet of a Leader that turns over' },
    text: {
      ru: 'Печатка даёт то, что было на открытой стороне лидера, когда отправляли агента.',
      en: 'The Signet gives what the Leader showed when the Agent was sent.',
    },
    rules: ['D-20.12', 'D-F-125'],
  },
  'RD-35': {
    title: { ru: 'Очки оппонента, который не может победить', en: 'Points of a Rival that can not win' },
    text: {
      ru: 'Очки упрощённого оппонента не завершают игру.',
      en: 'The points of a streamlined Rival do not end the game.',
    },
    rules: ['D-27.12', 'D-15.1'],
  },
  'RD-36': {
    title: { ru: 'Кто решает за союзника', en: 'Who decides for an Ally' },
    text: {
      ru: 'В начале своего хода командир называет союзника, и отправить можно лишь агента с его стрелкой. Решения о фигурах и треках союзника в этот ход принимает сам союзник: он может не размещать отряды; фракцию для влияния выбирает командир.',
      en: 'A Commander names the Ally when a turn begins, and only an Agent with that arrow can be sent. What is decided about the pieces and tracks of that Ally, the Ally decides, who may decline to deploy; the Faction in which Influence is gained is the Commander’s choice.',
    },
    rules: ['D-28.5'],
  },
  'RD-37': {
    title: { ru: 'Мечи союзника без отрядов', en: 'Swords of an Ally without units' },
    text: {
      ru: 'Если после своего хода раскрытия у союзника нет подразделений в конфликте, его мечи, в том числе полученные от командира, теряются, даже если командир потом введёт его в конфликт.',
      en: 'If an Ally has no unit in the Conflict when the own Reveal turn ends, all swords are lost, those of the Commander included, even if the Commander brings the Ally into the Conflict later.',
    },
    rules: ['D-28.5', 'D-10.2'],
  },
  'RD-38': {
    title: { ru: 'Контракты «Расцвета иксианцев» вшестером', en: 'Contracts of Rise of Ix with six' },
    text: {
      ru: 'Особые контракты сдают союзникам по два: один союзник оставляет себе, другой отдаёт командиру, и тот из двух оставляет один.',
      en: 'The special contracts are dealt to the Allies, two each: each keeps one and gives the other to the Commander, who keeps one of two.',
    },
    rules: ['D-26.8', 'D-28.1'],
  },
  'RD-39': {
    title: { ru: 'Крюк и требования командира', en: 'Maker Hooks of a Commander' },
    text: {
      ru: 'Крюк подателя, который берёт командир, получает активированный союзник; условия о крюке, червях и подразделениях в ход командира смотрят на него. Влияние, которым платит командир, теряет тоже он.',
      en: 'Maker Hooks that a Commander takes go to the activated Ally, and conditions on hooks, sandworms and units look at that Ally in the Commander’s turn, who also loses the Influence that a Commander pays.',
    },
    rules: ['D-28.5', 'D-25.14'],
  },
} as const satisfies Record<string, DuneRuling>;

export type RulingId = keyof typeof rulings;
