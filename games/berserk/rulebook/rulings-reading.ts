import { type RulingRows, rulingsOf } from '@vigrid/kernel';
import type { RuleId } from './index.ts';

/** How texts of the sets since 2023 are read where they say things that no text of the rulebooks says. */
export const rulingsOnReading = rulingsOf({
  'RB-140': {
    title: 'Показатель, который сравнивают | A figure that is compared',
    text: 'Если текст сравнивает показатель карты с другим («стоимостью X или менее», «с запасом движения не больше оставшейся брони этой карты»), оба берутся со всеми изменениями в тот миг, когда карту выбирают или когда спрашивают, действует ли особенность; у карты в колоде и на кладбище стоимость та, что напечатана. | If a text holds a figure of a card against another (“of cost X or less”, “whose movement stock is no more than the armour left of this card”), both are taken with all changes at the moment when the card is chosen or when it is asked whether the feature works; a card in the deck or graveyard has its printed cost.',
    reason:
      'Цель должна подходить, когда её выбирают; постоянная особенность действует, пока верно её условие. Вне игры ничто карту не меняет. | A target must fit when it is chosen; a constant feature works while its condition holds. Nothing changes a card outside the game.',
    rules: ['B12-501.4', 'B12-115.3', 'B12-105.2.1'],
  },
  'RB-141': {
    title: 'Через что нанесён удар через ряд | What a strike over a row goes across',
    text: '«Через свободную клетку», «через ваше существо»: так сказано о клетке между атакующим и атакованным. Особенность при таком ударе действует, если на этой клетке никого нет или стоит такая карта; «переместить на неё» — на ту же клетку. | “Across a free cell”, “across your creature” speak of the cell between the attacking and the attacked card. A feature on such a strike works if nobody, or such a card, stands there; “relocate onto it” means that cell.',
    reason:
      'Удар через ряд и есть удар через одну клетку. | A strike over a row is a strike across one cell.',
    rules: ['B12-504.1.1', 'B12-G-strike-over-row'],
  },
  'RB-142': {
    title: 'Один текст на два условия | One text for two conditions',
    text: '«При A или при B — … (N раз за ход)»: текст срабатывает от каждого из условий, а считается вместе. | “On A or on B – … (N times per turn)”: the text triggers on each of the conditions and is counted together.',
    reason: 'Это одна особенность, и предел у неё один. | It is one feature, and it has one limit.',
    rules: ['B12-112.1', 'B12-113.1', 'B12-G-x-times-per-turn'],
  },
  'RB-143': {
    title: 'Опыт против некоторых карт | Experience against some cards',
    text: '«Опыт в атаке X по летающим» — это опыт в атаке X, который есть у карты только в сражении с такими картами; из нескольких опытов действует наибольший. | “Experience in Attack X against flyers” is Experience in Attack X that the card has only against such cards; of several only the largest counts.',
    reason:
      'Названная особенность остаётся собой и при условии. | A named feature stays what it is on a condition, too.',
    rules: ['B12-G-experience-in-attack-x', 'B12-115.3'],
  },
  'RB-144': {
    title: 'Предотвращение для всего отряда | Prevention for the whole squad',
    text: '«Предотвращает следующие X ран от … по вашим картам»: предотвращаются первые X таких ран, какая бы из карт игрока их ни получала, пока не выйдет срок; источнику не нужно оставаться в игре. | “Prevents the next X wounds from … at your cards”: the first X such wounds are prevented, whichever of the player’s cards would receive them, until the term ends; the source need not stay in play.',
    reason:
      'Так говорят и особенности, которые срабатывают при гибели: их источника уже нет. | Features that trigger on a death say so, too: their source is gone by then.',
    rules: ['B12-530.1', 'B12-118.3'],
  },
  'RB-145': {
    title: 'Закрыться, чтобы переместить боевую машину | Closing to move a war machine',
    text: '«Когда закрывается, чтобы переместить вашу боевую машину» — когда существо закрыто текстом вашей боевой машины. | “When it closes to move your war machine” is when the creature is closed by the text of your war machine.',
    reason:
      'Боевые машины закрывают существ только ради своего перемещения. | War machines close creatures for nothing but their own relocation.',
    rules: ['B12-113.1', 'B12-210.2'],
  },
  'RB-146': {
    title: 'Карта становится существом с показателями | A card becomes a creature with figures',
    text: '«Становится существом с запасом движения X и простым ударом Y»: пока карта — существо, у неё этот запас движения и этот удар; жизни, раны и фишки остаются. | “Becomes a creature with movement stock X and simple strike Y”: while the card is a creature it has that stock and that strike; lives, wounds and chips stay.',
    reason:
      'Меняются свойства, а лежащее на карте — не свойство. | Properties change, and what lies on a card is none.',
    rules: ['B12-108.1', 'B12-108.2'],
  },
  'RB-147': {
    title: 'Перевернуть кубик | Turning a die over',
    text: '«Перевернуть кубик на противоположную грань»: выпавшее число X становится числом 7 − X; модификаторы броска остаются. | “Turn the die over”: the number X that came up becomes 7 − X; the modifiers of the roll stay.',
    reason: 'Сумма противоположных граней кубика — семь. | Opposite sides of a die add up to seven.',
    rules: ['B12-518.1', 'B12-518.6'],
  },
  'RB-148': {
    title: '«Может» без условия и платы | “May” without a condition or payment',
    text: '«Может свести свой простой удар к сильному (N раз за бой)»: это внезапная особенность без платы, её объявляют, когда такая атака лежит в стеке. | “May make its simple strike a strong one (N times per battle)” is a sudden feature without payment, declared while such an attack is on the stack.',
    reason:
      'Атаку меняют только в стеке, а платы текст не называет. | An attack is changed on the stack alone, and the text names no payment.',
    rules: ['B12-519.1', 'B12-114.1'],
  },
  'RB-149': {
    title: 'О ком сказано дальше | Who is spoken of next',
    text: 'Если карта делает что-то с собой («переместиться», «потерять фишку»), дальше в тексте «это существо» и «атакованный» — по-прежнему те, о ком было сказано раньше. Если выбраны двое, чтобы поменять их местами, дальше «они» — оба. | If a card does something to itself (“relocate”, “lose a chip”), “that creature” and “the attacked card” further on in its text are still those spoken of before. If two were chosen to change places, “they” are both of them.',
    reason:
      'Сама карта в своём тексте называется по имени. | In its own text the card itself is called by its name.',
    rules: ['B12-106.1.1', 'B12-505.2'],
  },
  'RB-150': {
    title: '«При ударе или промахе в нападении» | “On a strike or on a miss in assault”',
    text: '«В нападении» относится к промаху: особенность срабатывает при любом ударе карты, и при ответном, а при промахе — только если карта нападала. | “In assault” goes with the miss: the feature triggers on any strike of the card, an answering one too, and on a miss only if the card assaulted.',
    reason:
      '«При ударе» по словарю — при каждом ударе карты; из двух слов, к которым мог бы относиться оборот, имеют в виду ближнее. | By the glossary “on strike” is every strike that the card delivers; of two words that a phrase could belong to the nearer is meant.',
    rules: ['B12-G-on-attack', 'B12-G-strike', 'B12-514.3'],
  },
  'RB-151': {
    title: 'Что было в этом ходу | What happened this turn',
    text: '«Получал раны от выстрела в этот ход», «которую атаковал в этот ход», «ваши карты совершили в этом ходу разряд и метание»: считается с начала хода любого игрока. Атака в счёт с того момента, как её цель больше не меняется, и при промахе тоже; особенность «при нападении» саму эту атаку не считает. | “Received wounds from a shot this turn”, “that it has attacked this turn”, “your cards have made a discharge and a throw this turn” count from the start of whosever turn it is. An attack counts from the moment on when its target does not change any more, a miss too; a feature “on assault” does not count that very attack.',
    reason:
      '«Ход» без уточнения — тот, что идёт. Карта с рывком говорит о том, кого атаковала в этот ход, а рывок делают при нападении (RB-94). | A “turn” without more is the one that goes on. A card with Dash speaks of whom it has attacked this turn, and Dash goes with the assault (RB-94).',
    rules: ['B12-511.1', 'B12-G-on-assault', 'B12-115.3'],
  },
  'RB-160': {
    title: 'С кладбища | From the graveyard',
    text: 'Карта на кладбище слышит то, что происходит с другими картами, если её текст сам говорит, что она на кладбище, возрождает её саму или снимает жетон инкарнации с неё самой. «N раз за ход» и «N раз за бой» такого текста считаются вместе с тем, что карта сделала им в зоне битвы. «Возродить на его клетке» — на клетке того, кто погиб. | A card in the graveyard hears what happens to other cards if its text says that it is in the graveyard, revives the card itself or takes an incarnation chip off the card itself. “N times per turn” and “N times per battle” of such a text are counted together with what the card has done by it in the play zone. “Revive on its cell” means the cell of whoever died.',
    reason:
      'Вне игры особенности работают, только если это сказано; возродить и лишить жетона инкарнации можно только карту на кладбище. | Out of play features work only where that is said; only a card in the graveyard can be revived or lose an incarnation chip.',
    rules: ['B12-113.1', 'B12-532.4', 'B12-532.5.1', 'B12-G-x-times-per-turn'],
  },
  'RB-161': {
    title: 'До набора отряда | Before recruiting',
    text: 'Карта, которую до набора отряда показывают и берут в отряд, оплачивается сразу и остаётся в отряде; тогда же делается остальное, о чём говорит её текст. «Положите на кладбище» без другого места — из раздачи. Найденная в колоде карта показывается, а в какой отряд её возьмут, потом не видно. «Заплатить … и положить на кладбище»: карта в отряд не берётся. Что так легло на кладбище, ждёт инкарнации с начала боя. | A card that is shown and recruited before recruiting is paid for at once and stays in the squad; the rest of its text is done then, too. “Put into the graveyard” without another place means from the deal. A card found in the deck is shown; whether it is recruited is not seen afterwards. “Pay … and put into the graveyard”: the card is not recruited. What came into the graveyard so waits to incarnate from the start of the battle on.',
    reason:
      'До набора у игрока есть только раздача; так же играют карты, которые показывают по WE-R11. | Before recruiting a player has the deal alone; cards that are shown by WE-R11 are played the same way.',
    rules: ['B12-403.1', 'B12-403.2.1', 'B12-532.5.1', 'B12-G-before-recruiting'],
  },
  'RB-162': {
    title: '«Как на соседние» | “As if neighbouring”',
    text: '«Может передвигаться на клетки … как на соседние»: движением за единицу запаса, с любой клетки; клетка должна быть свободна, если карта не бестелесная. | “May move to cells … as if they were neighbouring”: by movement for one unit of its stock, from any cell; the cell must be free unless the card is incorporeal.',
    reason: 'На соседнюю клетку двигаются так же. | That is how one moves to a neighbouring cell.',
    rules: ['B12-506.1', 'B12-520.1', 'B12-507.1'],
  },
  'RB-163': {
    title: 'Кто дал особенность | Who gave a feature',
    text: 'Если карта даёт другой текст, в котором назван кто-то её именем, это она сама — даритель, а не карта, которая текст получила. Если дарителя уже нет в игре, с ним ничего не происходит. | If a card gives another a text that calls somebody by the card’s name, that is the card itself – the giver – and not the card that has gained the text. If the giver is not in play any more, nothing happens to it.',
    reason:
      'Именем карты в её тексте называют её саму; о получившей карте такой текст говорит без имени. | In the text of a card its name means the card itself; of the card that gained it such a text speaks without a name.',
    rules: ['B12-106.1.1', 'B12-117.1', 'B12-117.2'],
  },
  'RB-170': {
    title: 'Внезапная особенность без оплаты | A sudden feature without a payment',
    text: 'Внезапная особенность, за которую ничего не платят и которую ничто не ограничивает, кончается тем, что тратит или на что отвечает: её объявляют, пока есть атака, на которую она отвечает, или то, что она снимает: фишка, жетон инкарнации, дополнительная жизнь, карта кладбища; остальное её текста бывает, только если это снято. Пока она лежит в стеке, та же карта не объявляет её вновь. Текст, который не отвечает ни на что и ничего не тратит, не читается. | A sudden feature that nothing is paid for and nothing limits ends with what it spends or answers: it is declared while there is an attack that it answers, or something that it takes off: a chip, a chip of incarnation, an additional life, a card of the graveyard; the rest of its text happens only if that was taken off. While it lies on the stack, the same card does not declare it again. A text that answers nothing and spends nothing is not read.',
    reason:
      'Иначе её объявляли бы без конца, и ничего бы не менялось; объявлять то, чего нельзя выполнить, нельзя и так. | Otherwise it could be declared without end though nothing changed; what can not be done can not be declared anyway.',
    rules: ['B12-521', 'B12-525.1'],
  },
  'RB-171': {
    title: 'Карта перемещает другую | A card relocates another',
    text: '«Карта перемещает другую», если та переместилась из-за текста этой карты: на клетку по выбору, в направлении удара или поменявшись местами. Кто движется сам или по своему тексту, того не перемещает никто. | “A card relocates another” if that one has relocated because of the text of this one: to a cell of somebody’s choice, in the direction of a strike, or by a swap. Whoever moves by itself or by its own text is relocated by nobody.',
    reason:
      'Перемещение в тексте всегда чьё-то: того, чья особенность его совершила. | A relocation by a text is always somebody’s: that of the card whose feature did it.',
    rules: ['B12-507.1', 'B12-106.1.1'],
  },
  'RB-172': {
    title: 'Обязано 1 раз напасть | Must strike once',
    text: '«Стоящее рядом существо противника обязано 1 раз напасть на эту карту простым ударом»: тогда же открытое существо нападает и закрывается, как если бы объявило удар само; «по его выбору» — кого из них, решает противник. Закрытые не нападают, и если открытых нет, ничего не происходит. | “An adjacent opposing creature must strike this card once”: at that moment an open creature strikes and closes as if it had declared the strike itself; “of the opponent’s choice”: the opponent decides which of them. Closed ones do not strike, and where none is open nothing happens.',
    reason:
      'Нападение — действие, а закрытая карта не действует; обязанность на весь ход текст назвал бы сроком. | A strike is an act, and a closed card does not act; an obligation for the whole turn would be told by its term.',
    rules: ['B12-503.1', 'B12-525.2', 'B12-G-wording-deliver-attack'],
  },
  'RB-173': {
    title: 'Слабый удар по тексту | A weak strike by a text',
    text: '«Существо наносит слабый простой удар»: его удар слабый, что бы ни выпало на кубике, без ответа и не закрываясь. | “A creature deals a weak simple strike”: its strike is a weak one whatever the die shows, unanswered and without closing.',
    reason:
      'Вид удара назван, и бросок его не меняет; сражения и платы текст не называет. | The grade is told, so that the roll does not change it; the text names neither a fight nor a payment.',
    rules: ['B12-G-wording-deliver-attack', 'B12-G-without-closing'],
  },
  'RB-174': {
    title: 'Не может действовать, кроме … | Can not act but by …',
    text: '«Не может действовать, кроме нападения простым ударом на …»: из действий остаётся простой удар по таким картам; двигаться можно. | “Can not act but by simple-striking …”: of all actions simple strikes at such cards remain; it may still move.',
    reason: 'Движение — не действие. | Movement is no action.',
    rules: ['B12-525.2', 'B12-510.1'],
  },
  'RB-175': {
    title: 'Концентрация или бешенство срабатывает | Concentration or Frenzy triggers',
    text: '«Когда срабатывает концентрация (бешенство) карты»: как только её особенность под этим словом объявлена; от которой отказались, та не сработала. | “When the Concentration (Frenzy) of a card triggers”: as soon as its feature under that word is declared; one that was left undeclared has not triggered.',
    reason:
      'Особенность, которую «можно» не использовать, срабатывает по решению игрока. | A feature that may be left works by its player’s decision.',
    rules: ['B12-113.2', 'B12-505.8'],
  },
  'RB-176': {
    title: 'Атаки имеют дальность X | Attacks have range X',
    text: '«Дальние атаки карты имеют дальность X»: такой и становится их дальность, что бы ни говорила сама атака и сколько бы к ней ни прибавляли; из нескольких таких действует наименьшая. | “The ranged attacks of a card have range X”: that is their range, whatever the attack itself says and whatever is added to it; of several the least holds.',
    reason:
      'Прибавка меняет дальность, а этот текст называет её саму. | An addition changes a range; this text tells what it is.',
    rules: ['B12-G-range-x', 'B12-503.1'],
  },
  'RB-177': {
    title: 'До X разных симбиотов | Up to X different symbionts',
    text: '«Может иметь до X разных симбиотов»: на этой карте могут сидеть и столько симбиотов, но не двое с одним именем; паразиты считаются вместе с компаньонами. | “May have up to X different symbionts”: so many symbionts may sit on this card, but no two of one name; parasites count along with companions.',
    reason:
      'Разные карты — карты с разными именами, а паразит — тоже симбиот. | Different cards are cards of different names, and a parasite is a symbiont, too.',
    rules: ['B12-209.6', 'B12-G-copy-of-card'],
  },
  'RB-178': {
    title: 'До конца хода противника, который кончается | Until the end of a turn that is ending',
    text: 'Что карта даёт в конце хода противника «до конца хода противника», длится до конца следующего его хода: концентрация так даёт броню на его ход. | What a card gives at the end of the opponent’s turn “until the end of the opponent’s turn” lasts until the end of their next one: so Concentration gives armour for that turn.',
    reason: 'Иначе оно кончалось бы, едва начавшись. | Else it would end as soon as it began.',
    rules: ['B12-117.3', 'B12-415.1'],
  },
} satisfies RulingRows<RuleId>);
