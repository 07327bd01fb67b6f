import type { RuleRow } from '@vigrid/kernel';

/** Glossary, Russian terms from Н. */
export const glossaryN = {
  'B12-G-for-x-turns-of-player': [
    { ru: 'На один ход (на X ходов) игрока', en: 'For one turn (X turns) of a player' },
    'То, что указано за этими словами, применяется в следующий ход (следующие X ходов) названного игрока, пока он активный.',
    'What follows these words applies during that player’s next turn (next X turns), while he is the Active player.',
    { see: ['B12-G-active-player', 'B12-G-players-turn'] },
  ],
  'B12-G-backward': [
    { ru: 'Назад', en: 'Backward' },
    'Вниз по вертикали от карты, на клетку или дальше, если смотреть глазами контролирующего её игрока.',
    'One or more cells down the column from the card, as seen by its controller.',
    { see: ['B12-G-forward', 'B12-G-behind'] },
  ],
  'B12-G-card-name': [
    { ru: 'Название карты', en: 'Name of a card' },
    'Свойство карты. В колоде «констрактед» карт с одним названием не больше 3; в драфте такого предела нет. Собственное название в тексте карты означает именно эту карту, а не её тёзок в игровой зоне.',
    'A property. A constructed deck holds at most 3 cards of one name; draft has no such limit. A card’s own name in its text means that very card, not others of the same name in the play zone.',
    { see: ['B12-G-copy-of-card', 'B12-G-constructed-deck', 'B12-G-draft-deck', 'B12-106.1', 'B12-106.1.1'] },
  ],
  'B12-G-assign-defender': [
    { ru: 'Назначить защитника', en: 'Assign a defender' },
    'Сменить первоначальную цель атаки простым ударом: новой целью становится карта-защитник. Назначение защитника — внезапное действие, и возможно оно только против простого удара.',
    'Change the original target of an attack by simple strike: the defender becomes the target. It is a sudden action and possible only against a simple strike.',
    { see: ['B12-G-simple-strike', 'B12-G-sudden-action', 'B12-513.1', 'B12-513.2'] },
  ],
  'B12-G-accumulate-chip': [
    { ru: 'Накопить фишку (копить фишку)', en: 'Accumulate a chip' },
    'Получить фишку с помощью особенности «[закрыть]: накопить 1 фишку». Она есть, хотя и не напечатана, у каждой карты, если в оплате хотя бы одной её особенности стоит фишка или X фишек.',
    'Gain a chip by the feature “[close]: accumulate 1 chip”. Every card that has a feature with a chip or X chips in its payment has it, although it is not printed.',
    { see: ['B12-G-chip', 'B12-G-symbol-chip', 'B12-120.3'] },
  ],
  'B12-G-assault': [
    { ru: 'Нападение', en: 'Assault' },
    'Так называют объявление атаки.',
    'The declaration of an attack.',
    { see: ['B12-G-on-assault', 'B12-G-declare'] },
  ],
  'B12-G-directed-strike': [
    { ru: 'Направленный удар (НУ)', en: 'Directed strike' },
    'Разновидность простого удара с собственным значком. Защитника от него не назначают.',
    'A variety of simple strike with an icon of its own. No defender can be assigned against it.',
    {
      see: [
        'B12-G-assign-defender',
        'B12-G-unanswerable-strike',
        'B12-G-symbol-directed-strike',
        'B12-513.2',
      ],
    },
  ],
  'B12-G-ahead': [
    { ru: 'Напротив', en: 'Ahead' },
    'На одну клетку вверх по вертикали от карты, если смотреть глазами контролирующего её игрока.',
    'One cell up the column from the card, as seen by its controller.',
    { see: ['B12-G-behind', 'B12-G-forward'] },
  ],
  'B12-G-initial-lives': [
    { ru: 'Начальное число жизней', en: 'Initial lives' },
    'Базовое свойство существ и артефактов: число у значка жизней.',
    'A base property of creatures and artifacts: the number at the lives icon.',
    { see: ['B12-G-current-lives', 'B12-G-symbol-initial-lives', 'B12-105.3'] },
  ],
  'B12-G-starts-battle-with': [
    { ru: 'Начинает бой с [текст]', en: 'Starts the battle with [text]' },
    'Срабатывающая особенность. Карта получает [текст], когда её набирают в отряд: с этого времени считается, что [текст] у неё есть, но накладывают его на карту лишь тогда, когда она в ходе игры вскроется.',
    'Triggered feature. The card gains [text] when it is recruited: from then on it counts as having [text], but [text] is put on the card only when it is revealed during play.',
    { see: ['B12-G-reveal-card', 'B12-503.1'] },
  ],
  'B12-G-does-not-close-after-assault': [
    {
      ru: 'Не закрывается после нападения (не закрывается, выступая защитником)',
      en: 'Does not close after an assault (when acting as defender)',
    },
    'Эффект замещения. Объявив медленную атаку (став защитником), карта не закрывается, хотя должна заплатить закрытием. Подействовавшей она всё равно считается.',
    'A replacement effect. Having declared a slow attack (become a defender), the card does not close, although closing is the payment. It counts as having acted all the same.',
    { see: ['B12-G-replacement-effect', 'B12-510.4', 'B12-512.1'] },
  ],
  'B12-G-without-closing': [
    { ru: 'Не закрываясь', en: 'Without closing' },
    'Так говорят о том, что действием не считается. Открытая карта не закроется и сможет ещё действовать в этот ход, как обычно.',
    'The card uses a feature that is not an action. An open card stays open and may still act this turn under the usual rules.',
    { see: ['B12-G-card-action'] },
  ],
  'B12-G-cannot-be-in-squad-with': [
    { ru: 'Не может быть взят в отряд с [текст]', en: 'Cannot be taken into a squad with [text]' },
    'В подфазе набора игрок не вправе взять эту карту в отряд, где уже есть [текст], как и [текст] — в отряд, где уже есть она. Вызвать, возродить, инкарнировать карту или взять её под контроль, пока в отряде есть [текст], он тоже не вправе.',
    'In the Recruitment subphase a player cannot recruit this card if [text] is already in his squad, nor recruit [text] if this card is. Nor can he summon, revive, incarnate or take control of this card while [text] is in his squad.',
    { see: ['B12-G-take-card-into-squad', 'B12-532.8'] },
  ],
  'B12-G-cannot': [
    { ru: 'Не может… (Нельзя…)', en: 'Cannot… (must not…)' },
    'Делать это нелегально.',
    'To do so is illegal.',
    { see: ['B12-G-illegality', 'B12-524.2', 'B12-525.2'] },
  ],
  'B12-G-does-not-wear': [
    { ru: 'Не носит [экипировку]', en: 'Does not wear [equipment]' },
    'На это существо нельзя поместить [экипировку].',
    '[Equipment] cannot be placed on this creature.',
    { see: ['B12-G-equipment', 'B12-212.1', 'B12-212.3'] },
  ],
  'B12-G-receives-no-wounds-from': [
    { ru: 'Не получает ран от [текст]', en: 'Receives no wounds from [text]' },
    '[Текст] не наносит этой карте ран, однако назначить её целью для [текст] по-прежнему можно.',
    '[Text] inflicts no wounds on this card, but it may still be chosen as a legal target for [text].',
    { see: ['B12-G-replacement-effect', 'B12-G-protection-from', 'B12-531.1.1'] },
  ],
  'B12-G-does-not-fight': [
    { ru: 'Не сражается', en: 'Does not fight' },
    'Карта не бросает кубик на вид и силу атаки (удара) и не использует особенностей, заменяющих бросок. Атаку по ней считают как по закрытой карте.',
    'The card does not roll for the grade and strength of an attack (strike), nor use a feature that replaces the roll. An attack at a card that does not fight is computed as against a closed card.',
    { see: ['B12-G-fights', 'B12-G-as-against-closed-card', 'B12-514.6'] },
  ],
  'B12-G-inactive-player': [
    { ru: 'Неактивный игрок', en: 'Non-active player' },
    'Тот, чей противник сейчас активный игрок.',
    'The player whose opponent is the Active player.',
    { see: ['B12-G-active-player'] },
  ],
  'B12-G-unoccupied-cell': [
    { ru: 'Незанятая (свободная, пустая) клетка поля боя', en: 'Unoccupied (free, empty) cell' },
    'Клетка, на которой нет ни карт, ни эффекта, объявляющего её занятой.',
    'A battlefield cell with no cards on it and no effect that makes it count as occupied.',
    { see: ['B12-G-occupied-cell'] },
  ],
  'B12-G-illegality': [
    { ru: 'Нелегальность (нелегальное игродействие)', en: 'Illegality (illegal game action)' },
    'Игродействие (особенность) нелегально, если по правилам или тексту карты его нельзя объявить, рассчитать, применить, выполнить или оплатить. Например, нельзя открыть открытую карту или закрыть закрытую. Игродействие, ставшее нелегальным в стеке, убирают оттуда без оплаты; но если причина в том, что целью оказалась скрытая карта, его оплачивают.',
    'A game action (feature) is illegal if the rules or the card text do not allow it to be declared, computed, applied, executed or paid for. For example, an open card cannot be opened, nor a closed one closed. A game action that becomes illegal on the stack is removed without payment; but if the reason is that its target was a hidden card, it is paid for.',
    { see: ['B12-G-cannot', 'B12-G-interruption', 'B12-525.1', 'B12-526.1', 'B12-529.6'] },
  ],
  'B12-G-non-magical-attack': [
    { ru: 'Немагическая атака', en: 'Non-magic attack' },
    'Выстрел, метание и любой удар, кроме магического.',
    'A shot, a throw and any strike except the magic strike.',
    { see: ['B12-111.1.3', 'B12-G-magical-attack'] },
  ],
  'B12-G-clumsiness-x': [
    { ru: 'Неповоротливость X', en: 'Clumsiness X' },
    'Именной модификатор броска: –X к броскам этой карты на силу атаки, будь то её собственный простой удар или простой удар, который она отражает. Если числа нет, X равен 1. Из нескольких Неповоротливостей действует самая большая.',
    'Named die-roll modifier: –X to this card’s roll for the strength of an attack when it attacks with or repels a simple strike. X is 1 if not stated. Of several Clumsinesses the largest applies.',
    { see: ['B12-G-named-feature', 'B12-517.1', 'B12-518.3'] },
  ],
} as const satisfies Record<string, RuleRow>;
