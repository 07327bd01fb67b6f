import type { RuleRow } from '@vigrid/kernel';

/** What the corrections of 24 August 2012 changed. */
export const glossaryChanges = {
  'B12-G-change-version-history': [
    { ru: 'Информация об обновлениях', en: 'Update history' },
    'Базовая версия правил вышла 15 ноября 2010 года. Её обновляли 23 ноября и 20 декабря 2010 года, 28 февраля, 16 июня и 11 августа 2011 года, 11 марта 2012 года; последние правки — 24 августа 2012 года. Официальные статьи о базовой версии вышли 16, 18, 23 и 25 ноября 2010 года, о нынешней — 24 марта 2012 года. Прежние перечни изменений — в документах RP13.1d (28.02.2011), RP14.1a (16.06.2011) и RP15.1a (11.08.2011).',
    'The base version of the rules dates from 15 November 2010. It was updated on 23 November and 20 December 2010, 28 February, 16 June and 11 August 2011 and 11 March 2012; the latest corrections are of 24 August 2012. Official articles on the base version appeared on 16, 18, 23 and 25 November 2010, on the current one on 24 March 2012. Earlier lists of changes are in the documents RP13.1d (28.02.2011), RP14.1a (16.06.2011) and RP15.1a (11.08.2011).',
    { enforceable: false },
  ],
  'B12-G-change-forces-of-fire': [
    { ru: 'Правка 24.08.2012: силы огня (106.2)', en: 'Change of 24 August 2012: forces of fire (106.2)' },
    'Добавлена стихия — силы огня. Теперь стихий шесть: степи, леса, горы, болота, тьма, огонь.',
    'A new element, forces of fire, is added. There are now six: steppes, forests, mountains, swamps, darkness, fire.',
    { see: ['B12-G-element', 'B12-106.2'] },
  ],
  'B12-G-change-blocking-of-abilities': [
    {
      ru: 'Правка 24.08.2012: блокирование способностей (511.5.2)',
      en: 'Change of 24 August 2012: blocking of abilities (511.5.2)',
    },
    'Блокировать способности (атаку, воздействие, заклинание) теперь можно и на шаге нанесения эффекта.',
    'Abilities (attack, influence, spell) can now be blocked in the Effect step too.',
    { see: ['B12-G-block', 'B12-511.5.2'] },
  ],
  'B12-G-change-blocking-on-death-and-return': [
    {
      ru: 'Правка 24.08.2012: блокирование при гибели и возвращении в колоду (527.2)',
      en: 'Change of 24 August 2012: blocking “on death” and “on return to the deck” (527.2)',
    },
    'Описано, как блокируют особенности «при гибели» и «при возвращении в колоду»: целью тогда можно выбрать карту на кладбище или в колоде.',
    'It is now spelled out how “on death” and “on return to the deck” features are blocked: the card in the graveyard or in the deck may be chosen as target.',
    { see: ['B12-G-block', 'B12-G-on-death', 'B12-G-on-return-to-deck', 'B12-527.2'] },
  ],
  'B12-G-change-protection-from-throws-icon': [
    {
      ru: 'Правка 24.08.2012: значок защиты от метаний (ЗОМет)',
      en: 'Change of 24 August 2012: icon of protection from throws',
    },
    'К символам добавлен значок защиты от метаний.',
    'The icon of protection from throws is added to the symbols.',
    { see: ['B12-G-symbol-protection-from-throws'] },
  ],
  'B12-G-change-forbidden-cells-in-deployment': [
    {
      ru: 'Правка 24.08.2012: запретные клетки при расстановке (404.1.5)',
      en: 'Change of 24 August 2012: forbidden cells in deployment (404.1.5)',
    },
    'Если эффект не даёт игроку занимать при расстановке какие-то клетки, на это время они считаются занятыми. Так, когда Пират-картограф закрыл для второго игрока две крайние клетки его первого ряда, тот расставляет карты, будто они заняты.',
    'If an effect forbids a player to use certain cells for deployment, they count as occupied during deployment. For example, if Pirate Cartographer has forbidden the Second player the two outermost cells of his first row, he deploys as if they were occupied.',
    { see: ['B12-G-occupied-cell', 'B12-404.1.5'] },
  ],
  'B12-G-change-attack-on-n-targets': [
    {
      ru: 'Правка 24.08.2012: атака по N целям (505.3.2)',
      en: 'Change of 24 August 2012: attack on N targets (505.3.2)',
    },
    '«[Атака] на X-Y-Z по [N целям]» значит: выбрать N целей и нанести [атаку] на X-Y-Z по первой из них, по второй и так далее до N-й. Порядок целиком задаёт правило 505.3: атаки объявляют и выполняют одну за другой, а платят после последней. Так, Чёрная вдова, объявляя особый удар на 1 по каждому стоящему рядом существу, сперва выбирает целями их всех, затем объявляет и выполняет удары по одному и лишь после последнего платит.',
    '“[Attack] for X-Y-Z on [N targets]” means: choose N targets and deliver [attack] for X-Y-Z at the first of them, at the second and so on to the N-th. The order follows rule 505.3 entirely: the attacks are declared and executed one after another, and payment comes after the last. For example, Black Widow, declaring a special strike for 1 on every adjacent creature, first chooses all of them as targets, then declares and executes the strikes one by one, and pays only after the last.',
    { see: ['B12-505.3', 'B12-505.3.2'] },
  ],
  'B12-G-change-obligation-to-attack': [
    { ru: 'Правка 24.08.2012: обязанность атаковать', en: 'Change of 24 August 2012: obligation to attack' },
    'Статья новая или изменённая: обязанность двух типов — объявить атаку, иногда со штрафом за отказ, или выбрать целью определённую карту.',
    'Entry new or reworded: two types of obligation, to declare an attack, sometimes with a penalty for refusal, or to choose a particular card as target.',
    { see: ['B12-G-obligation-to-attack'] },
  ],
  'B12-G-change-x-times-per-battle': [
    {
      ru: 'Правка 24.08.2012: один (X) раз за бой',
      en: 'Change of 24 August 2012: once (X times) per battle',
    },
    'Статья новая или изменённая: использование отмечают, в дополнение к оплате, особыми маркерами; их не больше одного (X), и карта хранит их в игровой зоне и на кладбище.',
    'Entry new or reworded: use is recorded, as an additional payment, with special markers; there are at most one (X), and the card keeps them in the play zone and in the graveyard.',
    { see: ['B12-G-x-times-per-battle'] },
  ],
  'B12-G-change-x-times-per-turn': [
    { ru: 'Правка 24.08.2012: один (X) раз за ход', en: 'Change of 24 August 2012: once (X times) per turn' },
    'Статья новая или изменённая: использование отмечают, в дополнение к оплате, особыми маркерами; их не больше одного (X), и перед началом хода карта их теряет. В предварительной фазе такие особенности не используют.',
    'Entry new or reworded: use is recorded, as an additional payment, with special markers; there are at most one (X), and the card loses them before the start of a turn. Such features cannot be used in the Preliminary phase.',
    { see: ['B12-G-x-times-per-turn', 'B12-401.4'] },
  ],
  'B12-G-change-opening-card': [
    { ru: 'Правка 24.08.2012: открытие карты', en: 'Change of 24 August 2012: opening a card' },
    'Статья новая или изменённая: открываясь, карта восстанавливает запас движения и теряет маркеры, полученные при оплате простых ударов.',
    'Entry new or reworded: on opening, a card restores its movement stock and loses the markers received in paying for simple strikes.',
    { see: ['B12-G-opening-card'] },
  ],
  'B12-G-change-devotion-x': [
    { ru: 'Правка 24.08.2012: Преданность X', en: 'Change of 24 August 2012: Devotion X' },
    'Статья новая или изменённая: при наборе карта дешевле на X кристаллов, если в вашем отряде есть другое существо ценой от 9.',
    'Entry new or reworded: X crystals cheaper at recruiting if another creature that costs 9 or more is in your squad.',
    { see: ['B12-G-devotion-x'] },
  ],
  'B12-G-change-on-assault': [
    { ru: 'Правка 24.08.2012: при нападении', en: 'Change of 24 August 2012: on assault' },
    'Статья новая или изменённая: особенность срабатывает, когда конечная цель уже установлена, а кубик на силу атаки ещё не брошен.',
    'Entry new or reworded: the feature triggers after the final target is settled and before the rolls for strength.',
    { see: ['B12-G-on-assault'] },
  ],
  'B12-G-change-decay-x': [
    { ru: 'Правка 24.08.2012: Распад X', en: 'Change of 24 August 2012: Decay X' },
    'Статья новая или изменённая: карта начинает с X фишками, после каждого действия теряет одну, а когда не может, погибает.',
    'Entry new or reworded: the card starts with X chips, loses one after each action and dies when it cannot.',
    { see: ['B12-G-decay-x'] },
  ],
  'B12-G-change-scales': [
    { ru: 'Правка 24.08.2012: Чешуя', en: 'Change of 24 August 2012: Scales' },
    'Статья новая или изменённая: пока на карте 5 ран или больше, раны ей наносят только простые удары.',
    'Entry new or reworded: while there are 5 or more wounds on the card, it receives wounds only from simple strikes.',
    { see: ['B12-G-scales'] },
  ],
} as const satisfies Record<string, RuleRow>;
