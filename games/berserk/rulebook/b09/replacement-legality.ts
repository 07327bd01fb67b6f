import type { RuleRow } from '@vigrid/kernel';

/** Sections 419–423: replacement, prevention, base effects, modifiers, illegal game actions. */
export const replacementToLegality = {
  'B09-419.1': [
    { ru: 'Эффект замещения', en: 'Replacement effect' },
    'Эффект замещения — продолжительный эффект, который ждёт некоторого игродействия и перед его выполнением заменяет его целиком или частично.',
    'A replacement effect is a continuous effect that waits for some game action and, before it is executed, replaces it wholly or in part.',
  ],
  'B09-419.1a': [
    { ru: '«Вместо»', en: '“Instead”' },
    'Эффекты со словом «вместо» — эффекты замещения.',
    'Effects worded “instead” are replacement effects.',
    { enforceable: false },
  ],
  'B09-419.1b': [
    { ru: '«Не…» и «не может…»', en: '“Does not” versus “cannot”' },
    'Эффекты вида «не [текст]» — эффекты замещения; «не может [текст]», напротив, делает [текст] нелегальным.',
    'Effects worded “does not [text]” are replacement effects; “cannot [text]” instead makes [text] illegal.',
  ],
  'B09-419.1c': [
    { ru: '«Начинает бой»', en: '“Starts the battle”' },
    'Эффекты со словами «начинает бой» — эффекты замещения.',
    'Effects worded “starts the battle” are replacement effects.',
    { see: ['B09-G-starts-the-battle-with'] },
  ],
  'B09-419.2': [
    { ru: 'В любое время', en: 'Any time' },
    'Эффекты замещения могут применяться в любой момент игры.',
    'Replacement effects may apply at any moment of the game.',
  ],
  'B09-419.3': [
    { ru: 'Должен быть заранее', en: 'Must exist beforehand' },
    'Эффект замещения применяется, только если возник раньше, чем выполнено игродействие, которое он замещает; на выполненное он не влияет.',
    'A replacement effect applies only if it existed before the game action it replaces was executed; executed actions are unaffected.',
  ],
  'B09-419.4': [
    { ru: 'Замещённого не было', en: 'Replaced action never happened' },
    'Замещённое игродействие никогда не происходило. Вместо него выполняется изменённое, и оно может вызвать совсем другие срабатывания и эффекты, в том числе нелегальные.',
    'A replaced game action never happened. The changed one is executed instead and may cause quite different triggers and effects, illegal ones included.',
  ],
  'B09-419.5': [
    { ru: 'Не дважды и не себя', en: 'No repeated use, no self-replacement' },
    'К одному игродействию эффект замещения применяется не больше одного раза; самого себя он заместить не может.',
    'The same replacement effect is not applied more than once to the same game action and cannot replace itself.',
  ],
  'B09-419.6': [
    { ru: 'Одно замещение на игродействие', en: 'Only one replacement per action' },
    'Как только игродействие замещено одним эффектом, другой заместить его уже не может.',
    'Once one effect has replaced a game action, no other can replace that action any more.',
  ],
  'B09-419.6a': [
    { ru: 'Выбирает контролирующий', en: 'One controller chooses' },
    'Если все подходящие эффекты замещения контролирует один игрок, он и выбирает, какой применить.',
    'If one player controls all applicable replacement effects, that player chooses which applies.',
  ],
  'B09-419.6b': [
    { ru: 'Эффекты у обоих игроков', en: 'Different controllers' },
    'Если подходящие эффекты замещения есть у обоих игроков, выбирает тот, кому принадлежит замещаемое игродействие.',
    'If both players control applicable replacement effects, the owner of the game action being replaced chooses which applies.',
  ],
  'B09-419.7': [
    { ru: 'Замещение за замещением', en: 'Chained replacement' },
    'Эффект замещения может применяться к игродействию, получившемуся из другого замещения.',
    'A replacement effect may apply to a game action that resulted from another replacement effect.',
  ],
  'B09-420.1': [
    { ru: 'Эффект предотвращения', en: 'Prevention effect' },
    'Эффекты предотвращения — это эффекты замещения, которые применяются только к наносимым ранам и заменяют их число.',
    'Prevention effects are replacement effects that apply only to wounds being dealt and replace their number.',
    { enforceable: false },
  ],
  'B09-420.2': [
    { ru: 'Без числа', en: 'Prevention without a number' },
    'Эффект предотвращения без числа сводит раны к 0.',
    'A prevention effect without a number sets the number of wounds to 0.',
  ],
  'B09-420.3': [
    { ru: 'С числом', en: 'Numbered prevention' },
    'Эффекты предотвращения с числом применяются один за другим; применить можно все, пока остаётся что предотвращать.',
    'Prevention effects with numbers are applied one after another; all may be used if there are wounds left to prevent.',
  ],
  'B09-420.3a': [
    { ru: 'Порядок у одного игрока', en: 'Order: same controller' },
    'Если у одного игрока несколько эффектов предотвращения, порядок, в котором они применяются к цели, выбирает контролирующий эту цель игрок.',
    'Several prevention effects under one player’s control are applied to the target in the order chosen by the player who controls the target.',
  ],
  'B09-420.3b': [
    { ru: 'Порядок у разных игроков', en: 'Order: different controllers' },
    'Если к карте применяются эффекты предотвращения обоих игроков, первыми идут эффекты того, кто её контролирует.',
    'If both players’ prevention effects apply to one card, those of the player controlling that card are applied first.',
  ],
  'B09-420.4': [
    { ru: 'Неиспользованное не пропадает', en: 'Unused prevention is kept' },
    'Эффект предотвращения, которому нечего предотвратить, считается неиспользованным и может быть применён позже.',
    'A prevention effect that cannot prevent wounds counts as unused and may be applied later.',
  ],
  'B09-420.5': [
    { ru: 'После модификаторов', en: 'After modifiers' },
    'Раны предотвращают после всех модификаторов, влияющих на их число.',
    'Prevention is applied after all modifiers that affect the number of wounds.',
  ],
  'B09-420.6': [
    { ru: 'Срок предотвращения', en: 'Duration of prevention' },
    'Срок обычно указан; если нет, эффект предотвращения действует, пока не применён, или до конца игры.',
    'The period is usually stated; otherwise the prevention effect works until it is applied or until the end of the game.',
  ],
  'B09-420.7': [
    { ru: 'Без источника нет предотвращения', en: 'Source gone, prevention gone' },
    'Если источник эффекта предотвращения покинул свою зону, эффект не применяется.',
    'If the source of a prevention effect leaves its zone, the effect is not applied.',
  ],
  'B09-421.1': [
    { ru: 'Базовые эффекты', en: 'Base effects' },
    'Базовые эффекты создаются самими правилами. Источника у них нет, а цель есть; стека они не используют. Проверяют их всякий раз, когда игрок получает приоритет.',
    'Base effects are produced by the rules. They have no source but have a target, and do not use the stack. They are checked each time a player receives priority.',
  ],
  'B09-421.2': [
    { ru: 'Поражение — базовый эффект', en: 'Loss is a base effect' },
    'Поражение из-за отсутствия существ при пустом стеке — базовый эффект.',
    'Losing for lack of creatures with an empty stack is a base effect.',
    { see: ['B09-102.3a'] },
  ],
  'B09-421.3': [
    { ru: 'Неиспользованное движение — базовый эффект', en: 'Unused movement is a base effect' },
    'Проверка неиспользованного движения существа — базовый эффект.',
    'Checking a creature’s unused movement is a base effect.',
    { see: ['B09-203.4a'] },
  ],
  'B09-421.4': [
    { ru: 'Хозяин сменил зону', en: 'Host changes zone' },
    'Гибель экипировки, симбиота или паразита оттого, что хозяин сменил зону, — базовый эффект.',
    'The death of equipment, symbionts or parasites because the host changed zone is a base effect.',
    { see: ['B09-210.7'] },
  ],
  'B09-421.5': [
    { ru: 'Хозяина не назначить', en: 'No host can be named' },
    'Гибель экипировки, симбиота или паразита оттого, что хозяина назначить нельзя, — базовый эффект.',
    'The death of equipment, symbionts or parasites because no host can be named is a base effect.',
    { see: ['B09-307.1'] },
  ],
  'B09-422.1': [
    { ru: 'Модификатор', en: 'Modifier' },
    'Модификатор — эффект или особенность, меняющие числа в особенностях, свойствах и других эффектах.',
    'A modifier is an effect or feature that changes numeric values of features, properties or other effects.',
    { enforceable: false },
  ],
  'B09-422.2': [
    { ru: 'Модификаторы длятся', en: 'Modifiers are continuous' },
    'Модификаторы — это продолжительные эффекты или постоянные особенности.',
    'Modifiers are continuous effects or constant features.',
    { enforceable: false },
  ],
  'B09-422.3': [
    { ru: 'Играемые модификаторы броска', en: 'Playable roll modifiers' },
    'Играемые особенности, меняющие результат броска, можно сыграть, только пока верхний в стеке — объект броска или результата.',
    'Playable features that modify a die result may be played only while a roll object or a result object is on top of the stack.',
    { see: ['B09-216.5', 'B09-216.6'] },
  ],
  'B09-422.4': [
    { ru: 'Порядок модификаторов', en: 'Order of modifiers' },
    'Несколько модификаторов одной особенности применяют в таком порядке: 1) от карт отряда источника, кроме него самого; 2) от самого источника; 3) от карт отряда цели; 4) от самой цели; 5) модификатор правил.',
    'Several modifiers to one feature are applied in this order: 1) from cards of the source’s squad other than the source; 2) from the source itself; 3) from cards of the target’s squad; 4) from the target itself; 5) the rules modifier.',
  ],
  'B09-422.4a': [
    { ru: 'Порядок внутри группы', en: 'Order within a group' },
    'Внутри группы порядок выбирает игрок, контролирующий источники модификаторов.',
    'Within a group the player controlling the sources of the modifiers chooses the order.',
  ],
  'B09-422.4b': [
    { ru: 'Модификатор правил', en: 'Rules modifier: clamping' },
    'Модификатор правил сводит результат броска больше 6 к 6, а меньше 1 — к 1. Он применяется всегда, кроме бросков при сражении двух открытых существ.',
    'The rules modifier sets a die result above 6 to 6 and below 1 to 1. It always applies except to rolls in a fight of two open creatures.',
    { see: ['B09-104.2a'] },
  ],
  'B09-422.5': [
    { ru: 'Постоянные модификаторы', en: 'Constant modifiers apply when relevant' },
    'Постоянные особенности-модификаторы применяются, только когда в них есть нужда: при выполнении соответствующего объекта стека.',
    'Constant features that are modifiers apply only when they matter: when the corresponding stack object is executed.',
  ],
  'B09-423.1': [
    { ru: 'Нелегальное отменяется', en: 'Illegal action is cancelled' },
    'Игродействие, которое при выполнении оказалось нелегальным, отменяется: за него не платят, оно считается незаявленным, на него ничего не срабатывает, и эффектов от него нет.',
    'A game action found illegal during its execution is cancelled: it is not paid, counts as not declared, nothing triggers on it and no effect comes from it.',
    { see: ['B09-409.1'] },
  ],
  'B09-423.1a': [
    { ru: 'Что-то успело случиться — плати', en: 'Already had effects: must be paid' },
    'Если выполнение игродействия уже породило эффекты или срабатывания, за него нужно заплатить, хоть оно и нелегально.',
    'If its execution has already produced effects or triggered features, the game action must be paid although it is illegal.',
  ],
  'B09-423.2': [
    { ru: 'Приоритет после отмены', en: 'Priority after cancellation' },
    'После отмены нелегального игродействия приоритет получает игрок, которому оно принадлежало. Он может сделать всё, что разрешено, в том числе заявить его снова, если теперь оно легально.',
    'After an illegal game action is cancelled, its owner receives priority and may do anything permitted, including declaring it again if it is now legal.',
  ],
  'B09-423.3': [
    { ru: 'Нелегальна лишь часть', en: 'Partly illegal' },
    'Если нелегальна только часть игродействия, её пропускают, словно её и нет; остальное выполняется, а заплатить нужно сполна.',
    'If only part of a game action is illegal, that part is skipped as if absent; the rest is executed and the full payment is due.',
  ],
} as const satisfies Record<string, RuleRow>;
