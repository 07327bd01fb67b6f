import type { Rule } from '@vigrid/kernel';

/** Sections 419–423: replacement, prevention, base effects, modifiers, illegal game actions. */
export const replacementToLegality = {
  'B09-419.1': {
    chapter: 'B09-419',
    title: { ru: 'Эффект замещения', en: 'Replacement effect' },
    text: {
      ru: 'Эффект замещения — продолжительный эффект, который ждёт некоторого игродействия и перед его выполнением заменяет его целиком или частично.',
      en: 'A replacement effect is a continuous effect that waits for some game action and, before it is executed, replaces it wholly or in part.',
    },
    enforceable: true,
  },
  'B09-419.1a': {
    chapter: 'B09-419',
    title: { ru: '«Вместо»', en: '“Instead”' },
    text: {
      ru: 'Эффекты со словом «вместо» — эффекты замещения.',
      en: 'Effects worded “instead” are replacement effects.',
    },
    enforceable: false,
  },
  'B09-419.1b': {
    chapter: 'B09-419',
    title: { ru: '«Не…» и «не может…»', en: '“Does not” versus “cannot”' },
    text: {
      ru: 'Эффекты вида «не [текст]» — эффекты замещения; «не может [текст]», напротив, делает [текст] нелегальным.',
      en: 'Effects worded “does not [text]” are replacement effects; “cannot [text]” instead makes [text] illegal.',
    },
    enforceable: true,
  },
  'B09-419.1c': {
    chapter: 'B09-419',
    title: { ru: '«Начинает бой»', en: '“Starts the battle”' },
    text: {
      ru: 'Эффекты со словами «начинает бой» — эффекты замещения.',
      en: 'Effects worded “starts the battle” are replacement effects.',
    },
    enforceable: true,
    see: ['B09-G-starts-the-battle-with'],
  },
  'B09-419.2': {
    chapter: 'B09-419',
    title: { ru: 'В любое время', en: 'Any time' },
    text: {
      ru: 'Эффекты замещения могут применяться в любой момент игры.',
      en: 'Replacement effects may apply at any moment of the game.',
    },
    enforceable: true,
  },
  'B09-419.3': {
    chapter: 'B09-419',
    title: { ru: 'Должен быть заранее', en: 'Must exist beforehand' },
    text: {
      ru: 'Эффект замещения применяется, только если возник раньше, чем выполнено игродействие, которое он замещает; на выполненное он не влияет.',
      en: 'A replacement effect applies only if it existed before the game action it replaces was executed; executed actions are unaffected.',
    },
    enforceable: true,
  },
  'B09-419.4': {
    chapter: 'B09-419',
    title: { ru: 'Замещённого не было', en: 'Replaced action never happened' },
    text: {
      ru: 'Замещённое игродействие никогда не происходило. Вместо него выполняется изменённое, и оно может вызвать совсем другие срабатывания и эффекты, в том числе нелегальные.',
      en: 'A replaced game action never happened. The changed one is executed instead and may cause quite different triggers and effects, illegal ones included.',
    },
    enforceable: true,
  },
  'B09-419.5': {
    chapter: 'B09-419',
    title: { ru: 'Не дважды и не себя', en: 'No repeated use, no self-replacement' },
    text: {
      ru: 'К одному игродействию эффект замещения применяется не больше одного раза; самого себя он заместить не может.',
      en: 'The same replacement effect is not applied more than once to the same game action and cannot replace itself.',
    },
    enforceable: true,
  },
  'B09-419.6': {
    chapter: 'B09-419',
    title: { ru: 'Одно замещение на игродействие', en: 'Only one replacement per action' },
    text: {
      ru: 'Как только игродействие замещено одним эффектом, другой заместить его уже не может.',
      en: 'Once one effect has replaced a game action, no other can replace that action any more.',
    },
    enforceable: true,
  },
  'B09-419.6a': {
    chapter: 'B09-419',
    title: { ru: 'Выбирает контролирующий', en: 'One controller chooses' },
    text: {
      ru: 'Если все подходящие эффекты замещения контролирует один игрок, он и выбирает, какой применить.',
      en: 'If one player controls all applicable replacement effects, that player chooses which applies.',
    },
    enforceable: true,
  },
  'B09-419.6b': {
    chapter: 'B09-419',
    title: { ru: 'Эффекты у обоих игроков', en: 'Different controllers' },
    text: {
      ru: 'Если подходящие эффекты замещения есть у обоих игроков, выбирает тот, кому принадлежит замещаемое игродействие.',
      en: 'If both players control applicable replacement effects, the owner of the game action being replaced chooses which applies.',
    },
    enforceable: true,
  },
  'B09-419.7': {
    chapter: 'B09-419',
    title: { ru: 'Замещение за замещением', en: 'Chained replacement' },
    text: {
      ru: 'Эффект замещения может применяться к игродействию, получившемуся из другого замещения.',
      en: 'A replacement effect may apply to a game action that resulted from another replacement effect.',
    },
    enforceable: true,
  },
  'B09-420.1': {
    chapter: 'B09-420',
    title: { ru: 'Эффект предотвращения', en: 'Prevention effect' },
    text: {
      ru: 'Эффекты предотвращения — это эффекты замещения, которые применяются только к наносимым ранам и заменяют их число.',
      en: 'Prevention effects are replacement effects that apply only to wounds being dealt and replace their number.',
    },
    enforceable: false,
  },
  'B09-420.2': {
    chapter: 'B09-420',
    title: { ru: 'Без числа', en: 'Prevention without a number' },
    text: {
      ru: 'Эффект предотвращения без числа сводит раны к 0.',
      en: 'A prevention effect without a number sets the number of wounds to 0.',
    },
    enforceable: true,
  },
  'B09-420.3': {
    chapter: 'B09-420',
    title: { ru: 'С числом', en: 'Numbered prevention' },
    text: {
      ru: 'Эффекты предотвращения с числом применяются один за другим; применить можно все, пока остаётся что предотвращать.',
      en: 'Prevention effects with numbers are applied one after another; all may be used if there are wounds left to prevent.',
    },
    enforceable: true,
  },
  'B09-420.3a': {
    chapter: 'B09-420',
    title: { ru: 'Порядок у одного игрока', en: 'Order: same controller' },
    text: {
      ru: 'Если у одного игрока несколько эффектов предотвращения, порядок, в котором они применяются к цели, выбирает контролирующий эту цель игрок.',
      en: 'Several prevention effects under one player’s control are applied to the target in the order chosen by the player who controls the target.',
    },
    enforceable: true,
  },
  'B09-420.3b': {
    chapter: 'B09-420',
    title: { ru: 'Порядок у разных игроков', en: 'Order: different controllers' },
    text: {
      ru: 'Если к карте применяются эффекты предотвращения обоих игроков, первыми идут эффекты того, кто её контролирует.',
      en: 'If both players’ prevention effects apply to one card, those of the player controlling that card are applied first.',
    },
    enforceable: true,
  },
  'B09-420.4': {
    chapter: 'B09-420',
    title: { ru: 'Неиспользованное не пропадает', en: 'Unused prevention is kept' },
    text: {
      ru: 'Эффект предотвращения, которому нечего предотвратить, считается неиспользованным и может быть применён позже.',
      en: 'A prevention effect that cannot prevent wounds counts as unused and may be applied later.',
    },
    enforceable: true,
  },
  'B09-420.5': {
    chapter: 'B09-420',
    title: { ru: 'После модификаторов', en: 'After modifiers' },
    text: {
      ru: 'Раны предотвращают после всех модификаторов, влияющих на их число.',
      en: 'Prevention is applied after all modifiers that affect the number of wounds.',
    },
    enforceable: true,
  },
  'B09-420.6': {
    chapter: 'B09-420',
    title: { ru: 'Срок предотвращения', en: 'Duration of prevention' },
    text: {
      ru: 'Срок обычно указан; если нет, эффект предотвращения действует, пока не применён, или до конца игры.',
      en: 'The period is usually stated; otherwise the prevention effect works until it is applied or until the end of the game.',
    },
    enforceable: true,
  },
  'B09-420.7': {
    chapter: 'B09-420',
    title: { ru: 'Без источника нет предотвращения', en: 'Source gone, prevention gone' },
    text: {
      ru: 'Если источник эффекта предотвращения покинул свою зону, эффект не применяется.',
      en: 'If the source of a prevention effect leaves its zone, the effect is not applied.',
    },
    enforceable: true,
  },
  'B09-421.1': {
    chapter: 'B09-421',
    title: { ru: 'Базовые эффекты', en: 'Base effects' },
    text: {
      ru: 'Базовые эффекты создаются самими правилами. Источника у них нет, а цель есть; стека они не используют. Проверяют их всякий раз, когда игрок получает приоритет.',
      en: 'Base effects are produced by the rules. They have no source but have a target, and do not use the stack. They are checked each time a player receives priority.',
    },
    enforceable: true,
  },
  'B09-421.2': {
    chapter: 'B09-421',
    title: { ru: 'Поражение — базовый эффект', en: 'Loss is a base effect' },
    text: {
      ru: 'Поражение из-за отсутствия существ при пустом стеке — базовый эффект.',
      en: 'Losing for lack of creatures with an empty stack is a base effect.',
    },
    enforceable: true,
    see: ['B09-102.3a'],
  },
  'B09-421.3': {
    chapter: 'B09-421',
    title: { ru: 'Неиспользованное движение — базовый эффект', en: 'Unused movement is a base effect' },
    text: {
      ru: 'Проверка неиспользованного движения существа — базовый эффект.',
      en: 'Checking a creature’s unused movement is a base effect.',
    },
    enforceable: true,
    see: ['B09-203.4a'],
  },
  'B09-421.4': {
    chapter: 'B09-421',
    title: { ru: 'Хозяин сменил зону', en: 'Host changes zone' },
    text: {
      ru: 'Гибель экипировки, симбиота или паразита оттого, что хозяин сменил зону, — базовый эффект.',
      en: 'The death of equipment, symbionts or parasites because the host changed zone is a base effect.',
    },
    enforceable: true,
    see: ['B09-210.7'],
  },
  'B09-421.5': {
    chapter: 'B09-421',
    title: { ru: 'Хозяина не назначить', en: 'No host can be named' },
    text: {
      ru: 'Гибель экипировки, симбиота или паразита оттого, что хозяина назначить нельзя, — базовый эффект.',
      en: 'The death of equipment, symbionts or parasites because no host can be named is a base effect.',
    },
    enforceable: true,
    see: ['B09-307.1'],
  },
  'B09-422.1': {
    chapter: 'B09-422',
    title: { ru: 'Модификатор', en: 'Modifier' },
    text: {
      ru: 'Модификатор — эффект или особенность, меняющие числа в особенностях, свойствах и других эффектах.',
      en: 'A modifier is an effect or feature that changes numeric values of features, properties or other effects.',
    },
    enforceable: false,
  },
  'B09-422.2': {
    chapter: 'B09-422',
    title: { ru: 'Модификаторы длятся', en: 'Modifiers are continuous' },
    text: {
      ru: 'Модификаторы — это продолжительные эффекты или постоянные особенности.',
      en: 'Modifiers are continuous effects or constant features.',
    },
    enforceable: false,
  },
  'B09-422.3': {
    chapter: 'B09-422',
    title: { ru: 'Играемые модификаторы броска', en: 'Playable roll modifiers' },
    text: {
      ru: 'Играемые особенности, меняющие результат броска, можно сыграть, только пока верхний в стеке — объект броска или результата.',
      en: 'Playable features that modify a die result may be played only while a roll object or a result object is on top of the stack.',
    },
    enforceable: true,
    see: ['B09-216.5', 'B09-216.6'],
  },
  'B09-422.4': {
    chapter: 'B09-422',
    title: { ru: 'Порядок модификаторов', en: 'Order of modifiers' },
    text: {
      ru: 'Несколько модификаторов одной особенности применяют в таком порядке: 1) от карт отряда источника, кроме него самого; 2) от самого источника; 3) от карт отряда цели; 4) от самой цели; 5) модификатор правил.',
      en: 'Several modifiers to one feature are applied in this order: 1) from cards of the source’s squad other than the source; 2) from the source itself; 3) from cards of the target’s squad; 4) from the target itself; 5) the rules modifier.',
    },
    enforceable: true,
  },
  'B09-422.4a': {
    chapter: 'B09-422',
    title: { ru: 'Порядок внутри группы', en: 'Order within a group' },
    text: {
      ru: 'Внутри группы порядок выбирает игрок, контролирующий источники модификаторов.',
      en: 'Within a group the player controlling the sources of the modifiers chooses the order.',
    },
    enforceable: true,
  },
  'B09-422.4b': {
    chapter: 'B09-422',
    title: { ru: 'Модификатор правил', en: 'Rules modifier: clamping' },
    text: {
      ru: 'Модификатор правил сводит результат броска больше 6 к 6, а меньше 1 — к 1. Он применяется всегда, кроме бросков при сражении двух открытых существ.',
      en: 'The rules modifier sets a die result above 6 to 6 and below 1 to 1. It always applies except to rolls in a fight of two open creatures.',
    },
    enforceable: true,
    see: ['B09-104.2a'],
  },
  'B09-422.5': {
    chapter: 'B09-422',
    title: { ru: 'Постоянные модификаторы', en: 'Constant modifiers apply when relevant' },
    text: {
      ru: 'Постоянные особенности-модификаторы применяются, только когда в них есть нужда: при выполнении соответствующего объекта стека.',
      en: 'Constant features that are modifiers apply only when they matter: when the corresponding stack object is executed.',
    },
    enforceable: true,
  },
  'B09-423.1': {
    chapter: 'B09-423',
    title: { ru: 'Нелегальное отменяется', en: 'Illegal action is cancelled' },
    text: {
      ru: 'Игродействие, которое при выполнении оказалось нелегальным, отменяется: за него не платят, оно считается незаявленным, на него ничего не срабатывает, и эффектов от него нет.',
      en: 'A game action found illegal during its execution is cancelled: it is not paid, counts as not declared, nothing triggers on it and no effect comes from it.',
    },
    enforceable: true,
    see: ['B09-409.1'],
  },
  'B09-423.1a': {
    chapter: 'B09-423',
    title: { ru: 'Что-то успело случиться — плати', en: 'Already had effects: must be paid' },
    text: {
      ru: 'Если выполнение игродействия уже породило эффекты или срабатывания, за него нужно заплатить, хоть оно и нелегально.',
      en: 'If its execution has already produced effects or triggered features, the game action must be paid although it is illegal.',
    },
    enforceable: true,
  },
  'B09-423.2': {
    chapter: 'B09-423',
    title: { ru: 'Приоритет после отмены', en: 'Priority after cancellation' },
    text: {
      ru: 'После отмены нелегального игродействия приоритет получает игрок, которому оно принадлежало. Он может сделать всё, что разрешено, в том числе заявить его снова, если теперь оно легально.',
      en: 'After an illegal game action is cancelled, its owner receives priority and may do anything permitted, including declaring it again if it is now legal.',
    },
    enforceable: true,
  },
  'B09-423.3': {
    chapter: 'B09-423',
    title: { ru: 'Нелегальна лишь часть', en: 'Partly illegal' },
    text: {
      ru: 'Если нелегальна только часть игродействия, её пропускают, словно её и нет; остальное выполняется, а заплатить нужно сполна.',
      en: 'If only part of a game action is illegal, that part is skipped as if absent; the rest is executed and the full payment is due.',
    },
    enforceable: true,
  },
} as const satisfies Record<string, Rule>;
