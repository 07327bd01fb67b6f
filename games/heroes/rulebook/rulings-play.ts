import type { HeroesRuling } from './rulings.ts';

/** From the deck to the set’s mechanics: chapters 1–20. */
export const rulingsOnPlay = {
  'RH-1': {
    title: { ru: 'Состав колоды', en: 'What a deck holds' },
    text: {
      ru: 'В колоде не меньше 40 карт, герой не считается; если все они и герой из Обучающего набора, хватит 30. Карт с одним названием не больше 3, а с Ордой — не больше 5. Каждая карта нейтральная или одной стихии с героем; карте нескольких стихий довольно одной общей.',
      en: 'A deck has at least 40 cards, the hero not counted; 30 are enough if they and the hero are all from the Learning Set. It holds at most 3 cards of one name, or 5 if they have Horde. Every card is neutral or shares an element with the hero; of a card with several elements one is enough.',
    },
    rules: ['BH-4.1', 'BH-4.2', 'BH-4.4', 'BH-6.3', 'BH-G-horde', 'BH-N-11'],
  },
  'RH-2': {
    title: { ru: 'Второй игрок', en: 'Going second' },
    text: {
      ru: 'Второй игрок ничего не получает взамен. Разница одна: первый игрок не берёт карту в свой первый ход.',
      en: 'The second player gets no compensation. The only difference is that the first player does not draw in their first turn.',
    },
    rules: ['BH-6.2', 'BH-8.8'],
  },
  'RH-3': {
    title: { ru: 'Замена карт втайне', en: 'Mulligan in secret' },
    text: {
      ru: 'Оба игрока решают одновременно и втайне друг от друга. Заменяемые карты ложатся под колоду в выбранном игроком порядке, без перемешивания, затем столько же карт берётся сверху. Второй замены нет.',
      en: 'Both players decide at the same time and in secret. The replaced cards go to the bottom in the order their player chooses, without shuffling, and then as many are taken from the top. There is no second replacement.',
    },
    rules: ['BH-6.5'],
  },
  'RH-4': {
    title: { ru: 'Фаза выбора', en: 'The choice phase' },
    text: {
      ru: 'Фаза выбора — это любой момент вашего основного этапа, когда вы выбираете действие и ничего не выполняется.',
      en: 'The choice phase is every moment of your main stage when you may choose an action and nothing is being executed.',
    },
    rules: ['BH-2.6', 'BH-8.12'],
  },
  'RH-5': {
    title: { ru: 'Второй квест', en: 'A second quest' },
    text: {
      ru: 'Второй квест не приходит: взять его нельзя, а если под ваш контроль его отдаёт эффект, карта остаётся на месте. Первый квест никуда не уходит.',
      en: 'The second quest does not come: you may not take one, and an effect that would put it under your control leaves it where it is. The first stays.',
    },
    rules: ['BH-2.4', 'BH-2.5', 'BH-1.13'],
  },
  'RH-6': {
    title: { ru: 'Когда обновляется «раз в ход»', en: 'When “once per turn” is renewed' },
    text: {
      ru: 'Применения обновляются в фазе восстановления того, кто контролирует карту, и больше нигде. Что применено в чужой ход, до неё не вернётся. Так же считаются атака ударом и защита.',
      en: 'Uses are renewed in the recovery phase of the card’s controller, and only there. What is used in the opponent’s turn stays used until then. The same holds for attacking by strike and for defending.',
    },
    rules: ['BH-8.5', 'BH-8.14', 'BH-8.15', 'BH-8.16', 'BH-11.4'],
  },
  'RH-7': {
    title: { ru: 'Порядок одновременных способностей', en: 'Order of simultaneous abilities' },
    text: {
      ru: 'Как написано: в «Героях» сначала идут все способности неактивного игрока, потом — активного; порядок своих каждый выбирает сам.',
      en: 'As printed: in Heroes all abilities of the non-active player come first, then those of the active player, each in the order their player chooses.',
    },
    rules: ['BH-14.1'],
  },
  'RH-8': {
    title: { ru: 'Порядок начала хода', en: 'Order of the start of the turn' },
    text: {
      ru: 'Порядок такой, как в перечне: открытие и обновление, затем монета, затем карта и только потом способности «в начале хода», в том числе Отравление и Концентрация.',
      en: 'The order is that of the list: opening and renewal, then the coin, then the draw, then “at the start of the turn” abilities, Poison and Concentration among them.',
    },
    rules: ['BH-8.4', 'BH-8.5', 'BH-8.6', 'BH-8.8', 'BH-8.11'],
  },
  'RH-9': {
    title: { ru: 'Отравление и Концентрация вместе', en: 'Poison and Concentration together' },
    text: {
      ru: 'Порядок выбирает тот, кто контролирует карту. Концентрация проверяет раны, когда выполняется, а не когда срабатывает: после Отравления раны есть, после лечения их нет.',
      en: 'The controller of the card chooses the order. Concentration looks for wounds when it is executed, not when it triggers: after Poison it finds them, after healing it does not.',
    },
    rules: ['BH-14.1', 'BH-17.1', 'BH-G-poison', 'BH-8.11'],
  },
  'RH-10': {
    title: { ru: 'Жизней не осталось', en: 'Lives at 0' },
    text: {
      ru: 'Погибает. Раны сравниваются с нынешними жизнями карты, со всеми изменениями; карта, у которой 0 жизней или меньше, погибает и без ран.',
      en: 'It dies. Wounds are compared with the lives the card has now, all changes counted; a card with 0 lives or fewer dies even without wounds.',
    },
    rules: ['BH-12.3', 'BH-20.1', 'BH-1.5'],
  },
  'RH-11': {
    title: { ru: 'Удар ниже нуля', en: 'Strike below 0' },
    text: {
      ru: 'Удар ниже 0 считается нулевым, когда им бьют или на него смотрят. Сама сумма не теряется: удар 1 после двух эффектов ослабления и двух эффектов усиления снова равен 1.',
      en: 'A strike below 0 counts as 0 when it is used or looked at. The sum itself is kept: a strike of 1 with two Weakening effects and then two Strengthening effects is 1 again.',
    },
    rules: ['BH-20.1', 'BH-20.2'],
  },
  'RH-12': {
    title: { ru: 'Когда карта закрывается', en: 'When cards close' },
    text: {
      ru: 'Атакующий закрывается после удара, если выжил; защитник — после сражения. Только за способность с символом закрытия карта закрывается сразу: это плата. Во время своей атаки существо ещё открыто.',
      en: 'An attacker closes after the strike, if it survived; a defender closes after the fight. Only for an ability with the close symbol does the card close first, as payment. During its own attack a creature is still open.',
    },
    rules: ['BH-8.22', 'BH-8.23', 'BH-10.5', 'BH-11.3'],
  },
  'RH-13': {
    title: { ru: 'Новые существа защищают', en: 'Fresh creatures may defend' },
    text: {
      ru: 'Защищать могут. Защитником годится любое ваше открытое существо, как бы и когда бы оно ни вошло в игру.',
      en: 'They may. Any open creature you control may defend, however it came into play and however lately.',
    },
    rules: ['BH-11.1', 'BH-8.19', 'BH-G-action-of-a-card', 'BH-G-revive', 'BH-G-take-control', 'BH-G-summon'],
  },
  'RH-14': {
    title: { ru: 'Цель за спиной защитника', en: 'The target behind a defender' },
    text: {
      ru: 'Нет: первая цель не наносит и не получает урона.',
      en: 'It does not: the first target deals no damage and receives none.',
    },
    rules: ['BH-11.2'],
  },
  'RH-15': {
    title: { ru: 'Сам себе не защитник', en: 'Nobody defends themselves' },
    text: {
      ru: 'Нельзя. Защитником назначают другое существо, не то, которое атаковано.',
      en: 'No. The defender must be another creature than the one attacked.',
    },
    rules: ['BH-11.1', 'BH-11.2'],
  },
  'RH-16': {
    title: { ru: '«При атаке» после гибели', en: 'On attack after death' },
    text: {
      ru: 'Да: атака состоялась, и текст «При атаке» выполняется, даже если атакующий в ней погиб.',
      en: 'Yes: the attack took place, so “On attack” is executed even if the attacker died in it.',
    },
    rules: ['BH-G-on-attack', 'BH-N-4', 'BH-12.3'],
  },
  'RH-17': {
    title: { ru: 'Что считает Набег', en: 'What Raid counts' },
    text: {
      ru: 'Считаются. Набег учитывает все атаки за ход — удары, выстрелы и сражения с выбранным существом — у всех карт, вместе с атакой самого существа.',
      en: 'They do. Raid counts every attack of the turn: strikes, shots and fights with a chosen creature, of all cards, its own attack included.',
    },
    rules: ['BH-18.1', 'BH-G-shot', 'BH-G-fight-a-chosen-creature'],
  },
  'RH-18': {
    title: { ru: 'Что считает Расход', en: 'What Spend counts' },
    text: {
      ru: 'Считаются все монеты, которые вы потратили за ход, и те, что заплачены за саму карту. Если одна плата перекрывает несколько значений, каждое срабатывает по разу.',
      en: 'All coins you have spent this turn count, those paid for the card itself too. A payment that passes several values triggers each of them once.',
    },
    rules: ['BH-19.1', 'BH-19.2'],
  },
  'RH-19': {
    title: { ru: 'Расход в чужой ход', en: 'Spend in the opponent’s turn' },
    text: {
      ru: 'Да. В ход противника Расход считает монеты, которые вы тратите в этот ход, начиная с нуля.',
      en: 'Yes. In the opponent’s turn Spend counts the coins you spend in that turn, from 0.',
    },
    rules: ['BH-19.1', 'BH-G-ambush'],
  },
  'RH-20': {
    title: { ru: 'Созданные существа не погибают', en: 'Created creatures do not die' },
    text: {
      ru: 'Нет. Текст его Гибели не выполняется, и для Душелова оно не считается погибшим.',
      en: 'No. Its Death text is not executed, and it does not count as a creature that died for Soulcatcher.',
    },
    rules: ['BH-G-created', 'BH-G-death', 'BH-16.1'],
  },
} as const satisfies Record<string, HeroesRuling>;
