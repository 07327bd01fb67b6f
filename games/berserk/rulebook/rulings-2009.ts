import { type RulingRows, rulingsOf } from '@vigrid/kernel';
import type { RuleId } from './index.ts';

/** What the edition of 2009 alone leaves open. */
export const rulingsOf2009 = rulingsOf({
  'RB-60': {
    title: '2009: кристалл за одну стихию | 2009: the crystal for one element',
    text: 'Дополнительный золотой кристалл есть, пока в отряде карты ровно одной стихии; со второй стихией он пропадает. Нейтральный отряд его не получает. | The additional gold crystal is there while the squad has cards of exactly one element; a second element takes it away. A neutral squad has none.',
    reason:
      'Прибавка положена отряду одной стихии, и к концу набора он должен таким остаться. | The bonus is for a squad of one element, which it must still be when recruiting ends.',
    rules: ['B09-304.6'],
  },
  'RB-61': {
    title: '2009: накопление фишек | 2009: accumulating chips',
    text: 'Фишки копят так же, как по правилам 2012 года. | Chips are accumulated as by the rules of 2012.',
    reason:
      'В этой редакции фишками платят, но не сказано, откуда они берутся. | The edition pays with chips and does not say where they come from.',
    rules: ['B09-104.5', 'B12-120.3'],
  },
  'RB-62': {
    title: '2009: дальние атаки по соседям | 2009: ranged attacks at neighbours',
    text: 'Выстрел, метание и разряд могут быть направлены и в стоящую рядом карту. | Shots, throws and discharges may be aimed at adjacent cards, too.',
    reason: 'Ни одно правило этой редакции этого не запрещает. | No rule of this edition forbids it.',
    rules: ['B09-D-shot', 'B09-D-throw', 'B09-D-discharge'],
  },
  'RB-63': {
    title: '2009: карта в пути | 2009: a card on its way',
    text: 'Карта не объявляет действий с закрытием, только пока её собственное движение в стеке. | A card declares nothing that closes it only while its own movement is on the stack.',
    reason:
      'Срока правило не называет, но существо может подвигаться, а потом атаковать. | The rule sets no time, but a creature may move and then attack.',
    rules: ['B09-203.11'],
  },
  'RB-64': {
    title: '2009: авангард без закрытия | 2009: Vanguard without closing',
    text: 'Существо, ударившее в авангарде, не закрывается. | A creature that struck in the vanguard does not close.',
    reason:
      'Оплаты текст не называет; в 2012 году это сказано прямо. | The text names no payment; 2012 says so outright.',
    rules: ['B09-D-vanguard', 'B12-G-vanguard'],
  },
  'RB-65': {
    title: '2009: удары летающих | 2009: strikes from above',
    text: 'На любую карту летающее существо нападает простым ударом. Особый и магический удары — ближние атаки, а рядом с летающим существом никто не стоит: целей у них нет. | A flyer assaults any card with a simple strike. Special and magic strikes are close attacks, and nobody stands next to a flyer: they have no targets.',
    reason:
      'Только о простом ударе сказано, что сверху он достаёт любую карту. | Only the simple strike is said to reach any card from above.',
    rules: ['B09-211.4', 'B09-211.5', 'B09-401.5'],
  },
  'RB-66': {
    title: '2009: атака внутри текста | 2009: an attack within a text',
    text: 'Эффекты после атаки происходят вместе с её ранами. Атака после другого эффекта получает свою цепочку объектов; её цель называют при заявке всего текста, а если перед ней текст перемещает карты — при заявке самой атаки. | Effects after an attack happen together with its wounds. An attack after another effect has a chain of objects of its own; its target is named when the whole text is declared, but where the text relocates cards before it, when the attack itself is.',
    reason:
      'Атаке нужен свой бросок. Назови цель с клетки, которую карта вот-вот покинет, и такие тексты потеряли бы смысл. | An attack needs its own dice. Naming a target from a cell that the card is about to leave would make such texts void.',
    rules: ['B09-216.11', 'B09-412.1', 'B09-216.1'],
  },
  'RB-67': {
    title: '2009: защитник от особого удара | 2009: defenders and special strikes',
    text: 'Защитника назначают только от простого удара. | A defender is assigned against simple strikes alone.',
    reason:
      'Оба правила о защитниках говорят о простом ударе; что направленный удар упоминает и особые, ничего не разрешает. | Both rules that give defenders speak of simple strikes; that Directed Strike names special ones as well grants nothing.',
    rules: ['B09-205.3', 'B09-216.3', 'B09-D-directed-strike'],
  },
  'RB-68': {
    title: '2009: защита летающих с земли | 2009: flyers struck from the ground',
    text: 'Летающее существо может защитить другое летающее и от нелетающего, которое закрывалось для удара. | A flyer may defend another flyer against a creature from the ground that closed for the strike, too.',
    reason:
      'Правило без оговорок позволяет летающим защищать летающих; запрет стоит во фразе о картах на поле боя. | The rule lets flyers defend flyers without any limit; what it forbids stands in the sentence about cards on the battlefield.',
    rules: ['B09-211.6', 'B09-211.9'],
  },
  'RB-69': {
    title: '2009: о чём молчат правила | 2009: where its book is silent',
    text: 'Что правила 2009 года не оговаривают, делается по правилам 2012 года: так работают именные особенности, которых в словаре 2009 года нет, и так карта не атакует саму себя. | What the book of 2009 does not speak of is done by that of 2012: so work named features that the dictionary of 2009 does not have, and so a card does not attack itself.',
    reason:
      'Карты те же, и их текстам нужны эти слова; ближе более поздней книги ничего нет. | The cards are the same, and their texts need the words; the later book is the closest that there is.',
    rules: ['B09-103.1', 'B09-414.1', 'B12-504.4'],
  },
  'RB-80': {
    title: '2009: что уже произошло | 2009: what has happened already',
    text: 'Нелегальное игродействие оплачивается, если до этого на него сработали особенности или для него бросили кубик. Названная цель ещё не эффект. | An illegal game action is paid for if features have been set off by it or a die was rolled for it. That a target was settled is no effect yet.',
    reason:
      'Правило говорит об эффектах и сработавших особенностях и называет эффектом бросок; а возрождение, чью клетку заняли до объекта ран, бесплатно, значит, названная цель в счёт не идёт. | The rule speaks of effects and triggered features, and calls the roll an effect; a revival whose cell is taken before its wounds object is free, so settling a target can not be meant.',
    rules: ['B09-423.1', 'B09-423.1a', 'B09-216.5'],
  },
  'RB-180': {
    title: '2009: чем может быть скрытая карта | 2009: what a hidden card may be',
    text: 'Всё, чего текст требует от цели, для скрытой карты выполнено: и то, что о ней видно, — ранена ли она, закрыта, отравлена. Всерьёз спрашивают лишь, чья она и где стоит. После вскрытия карта либо подходит, либо особенность блокируется и оплачивается. | Whatever a text asks of its target is met by a hidden card, also what can be seen of it: whether it is wounded, closed, poisoned. Only whose it is and where it stands is asked in earnest. Once revealed the card fits, or the feature is blocked and paid for.',
    reason:
      'Правило говорит о любых условиях без исключений; его пример оставляет лишь «противника», а дальность ограничивает выбор цели сама по себе. | The rule speaks of any conditions and excepts none; its example keeps but “the opponent’s”, and range bounds the choice of a target by itself.',
    rules: ['B09-415.3', 'B09-415.3a', 'B09-415.4'],
  },
} satisfies RulingRows<RuleId>);
