import type { HeroesRuling } from './rulings.ts';

/** On terms of the glossary, on what the rulebook leaves out, and on single cards. */
export const rulingsOnTerms = {
  'RH-21': {
    title: { ru: 'Что переходит на копию', en: 'What a copy has' },
    text: {
      ru: 'У копии те же тип, стихии и класс, что у оригинала.',
      en: 'A copy also has the type, the elements and the class of the original.',
    },
    rules: ['BH-G-copy-of-a-card'],
  },
  'RH-22': {
    title: { ru: 'Какая уникальная карта уходит', en: 'Which unique card goes' },
    text: {
      ru: 'Уходит прежняя: когда приходит вторая карта с тем же именем и хотя бы у одной есть Уникальность, на кладбище владельца отправляется та, что была раньше.',
      en: 'The earlier one goes: when a second card of the name arrives and either has Uniqueness, the card that was there before goes to its owner’s graveyard.',
    },
    rules: ['BH-G-uniqueness'],
  },
  'RH-23': {
    title: { ru: 'Защита от любых заклинаний', en: 'Protection from spells: anyone’s' },
    text: {
      ru: 'Нет. Защищённую от заклинаний карту не может выбрать ничьё заклинание, и ваше тоже. Заклинание, которое ничего не выбирает, — например, действует на каждое существо, — на неё действует.',
      en: 'No. A card protected from spells cannot be chosen by anyone’s spell, your own included. A spell that chooses nothing – one for each creature, for instance – still works on it.',
    },
    rules: ['BH-G-protection'],
  },
  'RH-24': {
    title: { ru: 'Заклинание действует с кладбища', en: 'A spell works from the graveyard' },
    text: {
      ru: 'Выполнение самого заклинания — исключение: оно идёт, хотя карта уже на кладбище.',
      en: 'A spell’s own execution is the exception: it is carried out although the card is already in the graveyard.',
    },
    rules: ['BH-1.8', 'BH-N-8', 'BH-G-graveyard'],
  },
  'RH-25': {
    title: { ru: '«Такой же тип» карты поддержки', en: '“Same type” of support card' },
    text: {
      ru: 'Имеется в виду вид: оружие, броня, амулет, местность или событие. Прежняя карта уходит на кладбище своего владельца, как бы новая ни пришла: разыграна, взята под контроль или введена в игру иначе.',
      en: 'Same kind is meant: weapon, armour, amulet, terrain or event. The old card goes to its owner’s graveyard, however the new one came: played, taken under control or put into play otherwise.',
    },
    rules: ['BH-1.11', 'BH-1.13', 'BH-N-10'],
  },
  'RH-26': {
    title: { ru: 'Герои не атакуют', en: 'Heroes do not attack' },
    text: {
      ru: 'Нет, если карта не говорит иначе: удар есть только у существ.',
      en: 'No, unless a card says so: only creatures have a strike.',
    },
    rules: ['BH-8.14', 'BH-10.1', 'BH-1.6'],
  },
  'RH-27': {
    title: { ru: 'Бесплатно — значит бесплатно', en: 'Free means free' },
    text: {
      ru: 'Ничего не платят: удорожание пропадает так же, как скидка.',
      en: 'Nothing is paid: increases are dropped just as reductions are.',
    },
    rules: ['BH-G-free', 'BH-G-alternative-cost'],
  },
  'RH-28': {
    title: { ru: 'Броня каждый ход считает заново', en: 'Armour counts every turn anew' },
    text: {
      ru: 'Каждый ход, и ваш, и противника: Броня гасит первые X ран каждого хода.',
      en: 'In every turn, yours and the opponent’s: Armour takes the first X wounds of each turn.',
    },
    rules: ['BH-G-armour', 'BH-8.5'],
  },
  'RH-29': {
    title: { ru: 'Очередь', en: 'The queue' },
    text: {
      ru: 'Что раньше встало в очередь, то раньше и выполняется. Способности одного момента встают в порядке BH-14.1; то, что сработало по ходу выполнения, ждёт за теми, что уже стоят. Пока одна способность не выполнена до конца, следующая не начинается.',
      en: 'First in, first out. Abilities of one moment enter in the order of BH-14.1; what triggers while one of them is executed waits behind those already there. An ability is executed to its end before the next begins.',
    },
    rules: ['BH-14.1', 'BH-N-4', 'BH-3.6'],
  },
  'RH-30': {
    title: { ru: 'Местность не ждёт', en: 'Terrain does not wait' },
    text: {
      ru: 'Способности местности, в том числе с символом закрытия, доступны уже в тот ход, когда её разыграли.',
      en: 'A terrain’s abilities, those with the close symbol included, may be used in the turn in which it was played.',
    },
    rules: ['BH-8.21', 'BH-8.19', 'BH-2.3'],
  },
  'RH-31': {
    title: { ru: 'Усиление встречает ослабление', en: 'Strengthening meets Weakening' },
    text: {
      ru: 'Один гасит один, и сразу: вместе на одном персонаже они не лежат.',
      en: 'One cancels one, at once: a character never has both at the same time.',
    },
    rules: ['BH-20.2', 'BH-G-strengthening-effect'],
  },
  'RH-32': {
    title: { ru: 'Погибли оба героя', en: 'Both heroes die' },
    text: {
      ru: 'Никто: партия заканчивается вничью.',
      en: 'Nobody: the game is a draw.',
    },
    rules: ['BH-1.5', 'BH-15.1'],
  },
  'RH-33': {
    title: { ru: 'Когда выбирают первого игрока', en: 'When the first player is chosen' },
    text: {
      ru: 'Нет. Выбирать с равной вероятностью достаётся любому из двоих, и выбор делается до раздачи карт.',
      en: 'No. Each player is equally likely to be the one who chooses, and the choice is made before the hands are drawn.',
    },
    rules: ['BH-6.2', 'BH-6.3', 'BH-6.4'],
  },
  'RH-34': {
    title: { ru: 'Раны от атак', en: 'Wounds from attacks' },
    text: {
      ru: 'Да: раны от атак — это все раны, которые наносят в атаке ударом или выстрелом, в том числе ответным ударом. Но для Набега и «При атаке» ответный удар отдельной атакой не считается.',
      en: 'It does: wounds from attacks are all wounds dealt in an attack by strike or by shot, those of the return strike included. For Raid and “On attack”, though, a return strike is not an attack of its own.',
    },
    rules: ['BH-10.2', 'BH-G-on-attack', 'BH-18.1', 'BH-G-prevention'],
  },
  'RH-35': {
    title: { ru: 'На кого смотрит запрет атаки', en: 'Whom an attack rule looks at' },
    text: {
      ru: 'Да. Такое ограничение смотрит на цель, когда атака объявляется; защищать потом может любое открытое существо.',
      en: 'Yes. Such a limit looks at the target when the attack is declared; any open creature may then defend.',
    },
    rules: ['BH-8.14', 'BH-11.1'],
  },
  'RH-36': {
    title: { ru: 'Как считают удар и жизни', en: 'Working out strike and lives' },
    text: {
      ru: 'Сначала напечатанное число; к нему прибавляются постоянные способности и эффекты усиления или ослабления; затем разовые изменения в том порядке, в каком они появились. «Становится» и «удваивается» берут число таким, каким оно стало к их месту в этом порядке.',
      en: 'Start with the printed number; add constant abilities and Strengthening or Weakening effects; then apply one-off changes in the order in which they came. “Becomes” and “double” take the number as it stands at their place in this order.',
    },
    rules: ['BH-20.1', 'BH-G-strengthening-effect', 'BH-G-additional-lives'],
  },
  'RH-37': {
    title: { ru: 'Обучающий набор: изменения без срока', en: 'Learning Set: changes without a duration' },
    text: {
      ru: 'Такое изменение от заклинания или способности героя действует до конца хода, если о карте не решено иначе. Эффекты усиления и Отравление — не такие изменения: они остаются.',
      en: 'Such a change made by a spell or by a hero’s ability lasts until the end of the turn, unless a ruling on the card says otherwise. Strengthening effects and Poison are not such changes: they stay.',
    },
    rules: ['BH-1.8', 'BH-8.25', 'BH-G-strengthening-effect'],
  },
  'RH-38': {
    title: { ru: 'Кос-Заг: +3 к удару', en: 'Kos-Zag: +3 to strikes' },
    text: {
      ru: 'До конца хода и только у тех существ, которые под вашим контролем, когда способность выполняется.',
      en: 'Until the end of the turn, and only the creatures you control when the ability is executed.',
    },
    rules: ['BH-8.15', 'BH-8.25'],
  },
  'RH-39': {
    title: { ru: 'Самооборона: удар 0', en: 'Self-defence: strike 0' },
    text: {
      ru: 'До конца хода.',
      en: 'Until the end of the turn.',
    },
    rules: ['BH-1.8', 'BH-8.25'],
  },
  'RH-40': {
    title: { ru: 'Витослава: удвоение', en: 'Vitoslava: doubling' },
    text: {
      ru: 'До конца хода, как и прибавка Кос-Зага.',
      en: 'Until the end of the turn, like what Kos-Zag gives.',
    },
    rules: ['BH-G-additional-lives', 'BH-12.3'],
  },
  'RH-41': {
    title: { ru: 'Без цели не играют', en: 'Nothing is played without its target' },
    text: {
      ru: 'Заклинание, которому нужно выбрать цель, не разыгрывают, и такую способность не применяют, если цели нет ни у одной части текста. Части, для которых нет цели, пропускаются. Где выбирать не нужно, условия нет: карту можно разыграть и впустую.',
      en: 'A spell that has to choose a target is not played, and such an ability is not used, when none of its parts has one. Parts without a target are passed over. Where nothing has to be chosen there is no condition: a card may be played for no effect.',
    },
    rules: ['BH-8.13', 'BH-8.15', 'BH-9.1'],
  },
  'RH-42': {
    title: { ru: 'Подснять колоду', en: 'Cutting the deck' },
    text: {
      ru: 'После перемешивания никому не предлагают подснять колоду.',
      en: 'Nobody is asked to cut a shuffled deck.',
    },
    rules: ['BH-G-shuffle'],
  },
  'RH-43': {
    title: { ru: 'Повтор без конца', en: 'Repeating without end' },
    text: {
      ru: 'Заклинание нельзя повторить, пока оно само выполняется.',
      en: 'A spell cannot be repeated while it is itself being carried out.',
    },
    rules: ['BH-G-repeat', 'BH-N-8'],
  },
  'RH-44': {
    title: { ru: 'Погибли вместе', en: 'Dying together' },
    text: {
      ru: 'Карты, погибшие одновременно, видят гибель друг друга: способности, которые её ждут, срабатывают у всех, с обеих сторон.',
      en: 'Cards that die at the same moment see each other die: abilities that wait for a death trigger for all of them, on both sides.',
    },
    rules: ['BH-12.3', 'BH-14.1', 'BH-G-death'],
  },
  'RH-45': {
    title: { ru: '«При атаке» и выстрел', en: 'On attack and shots' },
    text: {
      ru: '«При атаке» срабатывает от атаки ударом, в том числе от сражения с выбранным существом, но не от выстрела.',
      en: '“On attack” answers to attacks by strike, a fight with a chosen creature among them, but not to shots.',
    },
    rules: ['BH-G-on-attack', 'BH-G-shot', 'BH-G-fight-a-chosen-creature'],
  },
  'RH-46': {
    title: { ru: 'Отказ от Засады', en: 'An Ambush declined' },
    text: {
      ru: 'Отказ Засаду не тратит: её предлагают всякий раз, когда выполняется условие.',
      en: 'Declining does not use an Ambush up: it is offered whenever its condition is met.',
    },
    rules: ['BH-G-ambush', 'BH-8.16'],
  },
  'RH-47': {
    title: { ru: 'Пробивной удар', en: 'Overkill' },
    text: {
      ru: 'Раны сверх тех, что убивают атакованное существо или его защитника, получает герой противника. Это раны от того же удара.',
      en: 'Wounds beyond those that kill the attacked creature or its defender go to the opposing hero. They are wounds of the same strike.',
    },
    rules: ['BH-12.3', 'BH-13.1'],
  },
  'RH-48': {
    title: { ru: 'Решать за противника', en: 'Deciding for the opponent' },
    text: {
      ru: 'Кто управляет противником в его ходу, принимает все решения, которые в этом ходу принял бы противник, и знает всё, что знает для этого он: с начала хода его руку и всё, что он берёт и смотрит. Карты, монеты и победа остаются за своими хозяевами; свои решения каждый принимает сам, и сдаться может только сам игрок.',
      en: 'Whoever controls the opponent in a turn makes every decision that the opponent would make in it and knows what that takes: the hand from the start of the turn, and all that is drawn and looked at. Cards, coins and victory stay with whom they belong to; one’s own decisions stay one’s own, and only the player may concede.',
    },
    rules: ['BH-13.1', 'BH-8.12'],
  },
  'RH-49': {
    title: { ru: 'Пропуск хода', en: 'Skipping a turn' },
    text: {
      ru: 'Пропущенный ход не происходит вовсе: в нём нет этапов, ничего не открывается, не приходит и не заканчивается; следующий ход снова у противника. Ход, которым управляет противник, — ближайший, который не пропущен.',
      en: 'A skipped turn does not take place at all: it has no stages, nothing opens, comes or ends in it, and the next turn is the opponent’s again. A turn that the opponent controls is the first that is not skipped.',
    },
    rules: ['BH-8.1', 'BH-8.26', 'BH-13.1'],
  },
  'RH-50': {
    title: { ru: 'Ничего не найти', en: 'Finding nothing' },
    text: {
      ru: 'Можно: кто ищет или вызывает, вправе ничего не найти, даже если подходящая карта есть; текст выполняется дальше. После Поиска колода всё равно перемешивается, после Вызова — нет.',
      en: 'Yes: whoever searches or summons may find nothing, even if a fitting card is there, and the text goes on. After a search the deck is shuffled all the same; summoning does not shuffle it.',
    },
    rules: ['BH-G-search', 'BH-G-summon', 'BH-G-shuffle'],
  },
  'RH-51': {
    title: { ru: '«Вместо» — один раз', en: 'Instead, once' },
    text: {
      ru: 'Текст с «вместо» не замещает того, что сам же и вызвал. Если он выполнен вместо гибели, а ран на существе всё ещё не меньше, чем жизней, оно после этого погибает.',
      en: 'A text with “instead” does not replace what it has brought about itself. If it was carried out in place of a death and the creature still has as many wounds as lives, it dies after that.',
    },
    rules: ['BH-G-instead', 'BH-8.18', 'BH-12.3'],
  },
  'RH-52': {
    title: { ru: 'Входит в игру с эффектами', en: 'Enters play with effects' },
    text: {
      ru: 'Карта, которая входит в игру с эффектами усиления или ослабления, имеет их с самого начала: их никто не кладёт. То, что меняет число положенных эффектов или срабатывает на них, её не касается.',
      en: 'A card that enters play with Boost or Weakening effects has them from the first: nobody puts them on it. What changes how many are put on a card, or triggers on that, does not concern it.',
    },
    rules: ['BH-20.1', 'BH-8.18'],
  },
} as const satisfies Record<string, HeroesRuling>;
