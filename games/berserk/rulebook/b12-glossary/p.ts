import type { Rule } from '@vigrid/kernel';

/** Glossary, Russian terms from П. */
export const glossaryP = {
  'B12-G-parasite': {
    chapter: 'B12-G',
    title: { ru: 'Паразит', en: 'Parasite' },
    text: {
      ru: '',
      en: 'A symbiont that is placed on an opponent’s card.',
    },
    enforceable: true,
  },
  'B12-G-pass': {
    chapter: 'B12-G',
    title: { ru: 'Пас', en: 'Pass' },
    text: {
      ru: '',
      en: 'Handing priority to the opponent without declaring a game action. If both players pass in succession, the game action on top of the stack is executed. If both pass in succession with an empty stack, the current step, phase or subphase ends.',
    },
    enforceable: true,
  },
  'B12-G-first-player': {
    chapter: 'B12-G',
    title: { ru: 'Первый игрок', en: 'First player' },
    text: {
      ru: '',
      en: 'The player who takes his turn first.',
    },
    enforceable: true,
  },
  'B12-G-first-row': {
    chapter: 'B12-G',
    title: { ru: 'Первый ряд игрока', en: "A player's first row" },
    text: {
      ru: '',
      en: 'The five horizontal cells of a player’s half of the battlefield that touch the opponent’s half.',
    },
    enforceable: true,
  },
  'B12-G-turned-over-card': {
    chapter: 'B12-G',
    title: { ru: 'Перевёрнутая карта', en: 'Turned-over card' },
    text: {
      ru: '',
      en: 'Same as hidden card (B12-G-hidden-card).',
    },
    enforceable: false,
  },
  'B12-G-locomotion-obsolete': {
    chapter: 'B12-G',
    title: { ru: 'Передвижение', en: 'Locomotion (obsolete)' },
    text: {
      ru: '',
      en: 'Obsolete word for movement (B12-G-move).',
    },
    enforceable: false,
  },
  'B12-G-shuffling-deck': {
    chapter: 'B12-G',
    title: { ru: 'Перемешивание колоды', en: 'Shuffling a deck' },
    text: {
      ru: '',
      en: 'A game action after which the order of cards in the deck is random and unknown to the players of the game.',
    },
    enforceable: true,
  },
  'B12-G-relocation': {
    chapter: 'B12-G',
    title: { ru: 'Перемещение', en: 'Relocation' },
    text: {
      ru: '',
      en: 'An effect that changes a card’s location on the battlefield. It can be declared and executed only onto an unoccupied cell. If a card is said to be “placed”, “transferred” or “located”, that is not a relocation.',
    },
    enforceable: true,
  },
  'B12-G-redirection': {
    chapter: 'B12-G',
    title: { ru: 'Перенаправление', en: 'Redirection' },
    text: {
      ru: '',
      en: 'A feature that changes the target of an attack from card A to card B. It can be used only at the declaration of the attack, before the die rolls. The redirecting card targets both A and B. An already redirected attack cannot be redirected again. A simple strike cannot be redirected once a defender has been assigned, and no defender can be assigned once it has been redirected. An attack cannot be redirected into the attacking card itself.',
    },
    enforceable: true,
  },
  'B12-G-redistribute-wounds': {
    chapter: 'B12-G',
    title: { ru: 'Перераспределить раны от [игродействия]', en: 'Redistribute wounds from [game action]' },
    text: {
      ru: '',
      en: 'Heal a creature of the wounds it received from executing [game action] and thereby inflict the same total number of wounds on the cards to which they are redistributed. Wounds from earlier game actions are not redistributed.',
    },
    enforceable: true,
  },
  'B12-G-perish': {
    chapter: 'B12-G',
    title: { ru: 'Погибнуть (погибает)', en: 'Perish' },
    text: {
      ru: '',
      en: 'Refers to the terms death (B12-G-death) and destroy (B12-G-destroy).',
    },
    enforceable: false,
  },
  'B12-G-battlefield': {
    chapter: 'B12-G',
    title: { ru: 'Поле боя', en: 'Battlefield' },
    text: {
      ru: '',
      en: '6 rows of 5 cells each. The 3 rows nearest to you are your half, the 3 far rows are the opponent’s half.',
    },
    enforceable: true,
  },
  'B12-G-flight': {
    chapter: 'B12-G',
    title: { ru: 'Полёт', en: 'Flight' },
    text: {
      ru: '',
      en: 'A creature that gains Flight becomes a flying creature.',
    },
    enforceable: true,
  },
  'B12-G-heal-fully': {
    chapter: 'B12-G',
    title: { ru: 'Полностью излечить', en: 'Heal fully' },
    text: {
      ru: '',
      en: 'Remove from the target the number of wounds actually on it. Full healing does not remove poisoning or similar effects.',
    },
    enforceable: true,
  },
  'B12-G-gains-text': {
    chapter: 'B12-G',
    title: { ru: 'Получает [текст] (получает особенность)', en: 'Gains [text] (gains a feature)' },
    text: {
      ru: '',
      en: 'If no duration and no other condition for keeping it is stated, an acquired feature lasts until the end of the battle. “While X, target with Y gains Z” means: the target has Z while X holds, while the target has Y, and while the source is in the play zone and has this feature.',
    },
    enforceable: true,
  },
  'B12-G-swap-places': {
    chapter: 'B12-G',
    title: { ru: 'Поменять местами', en: 'Swap places' },
    text: {
      ru: '',
      en: 'Relocate the first card to the second card’s cell and the second card to the first card’s cell simultaneously. With more cards they must end up on the same set of cells unless the card text says otherwise.',
    },
    enforceable: true,
  },
  'B12-G-place-on-cell': {
    chapter: 'B12-G',
    title: { ru: 'Поместить (карту) на клетку поля боя', en: 'Place (a card) on a battlefield cell' },
    text: {
      ru: '',
      en: 'Transfer the card to the indicated battlefield cell. (Not a relocation.)',
    },
    enforceable: true,
  },
  'B12-G-after-attack': {
    chapter: 'B12-G',
    title: { ru: 'После атаки', en: 'After an attack' },
    text: {
      ru: '',
      en: 'A triggered feature beginning “after an attack” triggers when the attack is paid for.',
    },
    enforceable: true,
  },
  'B12-G-constant-feature': {
    chapter: 'B12-G',
    title: { ru: 'Постоянная (пассивная) особенность', en: 'Constant (passive) feature' },
    text: {
      ru: '',
      en: 'A feature that is present in the game all the time while its card is in the play zone. It creates its effect without choosing cards as targets.',
    },
    enforceable: true,
  },
  'B12-G-devotion-x': {
    chapter: 'B12-G',
    title: { ru: 'Преданность X', en: 'Devotion X' },
    text: {
      ru: '',
      en: 'When being recruited into the squad the card costs X crystals less if your squad contains another creature costing 9 or more.',
    },
    enforceable: true,
  },
  'B12-G-prevention': {
    chapter: 'B12-G',
    title: { ru: 'Предотвращение', en: 'Prevention' },
    text: {
      ru: '',
      en: 'An effect applied to inflicted wounds that reduces their number. It does not change the strength of the attack, spell or influence, only the number of wounds inflicted. Prevention is always used after the modifiers have been applied.',
    },
    enforceable: true,
  },
  'B12-G-interruption': {
    chapter: 'B12-G',
    title: { ru: 'Прерывание', en: 'Interruption' },
    text: {
      ru: '',
      en: 'To interrupt a game action (attack, spell, influence and so on) is to make it impossible under the rules and/or card text. An interrupted game action is cancelled without payment. A game action already being executed (out of the stack) cannot be interrupted.',
    },
    enforceable: true,
  },
  'B12-G-on-attack': {
    chapter: 'B12-G',
    title: { ru: 'При атаке (При ударе)', en: 'On attack (on strike)' },
    text: {
      ru: '',
      en: 'A triggered feature beginning “on attack” (“on strike”) triggers when the card delivers the attack (strike), even if its strength is 0. “On attack” (“on strike”) and “on inflicting wounds” features trigger simultaneously and go on the stack in any order.',
    },
    enforceable: true,
  },
  'B12-G-on-return-to-deck': {
    chapter: 'B12-G',
    title: { ru: 'При возвращении в колоду', en: 'On return to the deck' },
    text: {
      ru: '',
      en: 'A triggered feature beginning “on return to the deck” (“when it is returned to the deck”) triggers on any transfer of the card from the play zone to the deck. It is used without checking that its source is in the play zone. Where a reference cell is needed it is the cell the card stood on before returning. The returned card loses its markers only after all such features triggered by its return have been executed.',
    },
    enforceable: true,
  },
  'B12-G-on-death': {
    chapter: 'B12-G',
    title: { ru: 'При гибели (при уничтожении)', en: 'On death (on destruction)' },
    text: {
      ru: '',
      en: 'A triggered feature beginning “on death” (“on destruction”) triggers on any transfer of the card from the play zone to the graveyard. It is used without checking that its source is in the play zone. Where a reference cell is needed it is the cell the card stood on before dying. The dead card loses its markers only after all “on death” features triggered by its death have been executed.',
    },
    enforceable: true,
  },
  'B12-G-on-assault': {
    chapter: 'B12-G',
    title: { ru: 'При нападении', en: 'On assault' },
    text: {
      ru: '',
      en: 'Means: on the declaration of an attack. The feature triggers before the die rolls for the strength of the attack, but after the final target of the attack has been settled (defenders and redirection included).',
    },
    enforceable: true,
  },
  'B12-G-thereby': {
    chapter: 'B12-G',
    title: { ru: 'При этом', en: 'Thereby (and in doing so)' },
    text: {
      ru: '',
      en: 'The game action described after “thereby” is used only if the game action described before it was successfully executed.',
    },
    enforceable: true,
  },
  'B12-G-apply': {
    chapter: 'B12-G',
    title: { ru: 'Применить (игродействие)', en: 'Apply (a game action)' },
    text: {
      ru: '',
      en: 'Put its effect into force; used for game actions that do not use the stack. (The counterpart for stack-using ones is “execute”.)',
    },
    enforceable: true,
  },
  'B12-G-priority': {
    chapter: 'B12-G',
    title: { ru: 'Приоритет', en: 'Priority' },
    text: {
      ru: '',
      en: 'The right of a player to declare and execute game actions; at any moment only one player can have it. On entering each new phase, subphase or step the Active player receives it. Declaring a stack-using game action leaves priority with the player who declared it, who may then declare another or pass. A game action that does not use the stack is executed at once and priority does not go to the opponent. A player who must declare several simultaneously triggered features declares them all before handing over priority.',
    },
    enforceable: true,
  },
  'B12-G-curse': {
    chapter: 'B12-G',
    title: { ru: 'Проклятие', en: 'Curse' },
    text: {
      ru: '',
      en: 'Die-roll modifier: -1 to every die roll of the card, of any kind. A card with Curse is called cursed. A feature that inflicts Curse may be written “curse [text]”.',
    },
    enforceable: true,
  },
  'B12-G-miss': {
    chapter: 'B12-G',
    title: { ru: 'Промах', en: 'Miss' },
    text: {
      ru: '',
      en: 'An outcome of fighting: the strike is not delivered and none of the features accompanying a strike is used.',
    },
    enforceable: true,
  },
  'B12-G-simple-strike': {
    chapter: 'B12-G',
    title: { ru: 'Простой удар', en: 'Simple strike' },
    text: {
      ru: '',
      en: 'A base property and an ability with its own icon; a close non-magical attack. The three numbers at the icon are its strength as weak - medium - strong. Every creature in the play zone has it. If the simple strike is computed in a special way, “x” (“x-x-x”) is printed and the card text describes the computation.',
    },
    enforceable: true,
  },
  'B12-G-pro-set': {
    chapter: 'B12-G',
    title: { ru: 'Профнабор (профколода)', en: 'Pro set (pro deck)' },
    text: {
      ru: '',
      en: 'A ready-made one-player deck of the publisher consisting of selected cards of one element plus neutral cards.',
    },
    enforceable: false,
  },
  'B12-G-jump-range-x': {
    chapter: 'B12-G',
    title: { ru: 'Прыжок, дальность X', en: 'Jump, range X' },
    text: {
      ru: '',
      en: 'Used instead of movement. Payment: spend all movement units. Effect: the creature is relocated to any unoccupied battlefield cell within a radius of X cells. Only creatures may use it. It cannot be used if the creature has already moved. It may be used even if the number of movement units is 0 or the card has no movement units at all.',
    },
    enforceable: true,
  },
} as const satisfies Record<string, Rule>;
