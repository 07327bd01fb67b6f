import type { Rule } from '@vigrid/kernel';

/** Rules 601–605: victory, draw, the end of the game. */
export const victory = {
  'B12-601': {
    chapter: 'B12-601',
    title: { ru: '', en: 'How the game is won (section text)' },
    text: {
      ru: '',
      en: "To win, a player must deprive the opponent of all the opponent's creatures in the play zone before losing all their own creatures in the play zone. This can be achieved by destroying the opponent's creatures, removing them from play (returning them to the deck) or taking control of them.",
    },
    enforceable: true,
  },
  'B12-602.1': {
    chapter: 'B12-602',
    title: { ru: '', en: 'Clean victory' },
    text: {
      ru: '',
      en: "A player is awarded a clean victory: (1) if no creatures remain under the opponent's control in the play zone; (2) if the opponent concedes; (3) if the player has a decisive advantage (whatever the die rolls, the probability of winning is 100% and the player cannot lose); (4) if a feature has executed whose text says that the player has won or the opponent has lost the game; (5) if the opponent is given a loss by penalty under the tournament rules. Items 1, 2 and 4 can be decided mechanically; item 3 needs a proof or agreement; item 5 is a judge's decision.",
    },
    enforceable: true,
  },
  'B12-602.2': {
    chapter: 'B12-602',
    title: { ru: '', en: 'Decisive advantage when time runs out' },
    text: {
      ru: '',
      en: 'If the game time has expired but one player has a decisive advantage, that player may demand a clean victory by turning to the tournament judge; the procedure is set by the tournament rules.',
    },
    enforceable: false,
  },
  'B12-603.1': {
    chapter: 'B12-603',
    title: { ru: '', en: 'Draw' },
    text: {
      ru: '',
      en: 'A draw is awarded: (1) if both players lose (or win) simultaneously; (2) if both players agree to a draw; (3) if neither player has any chance of winning.',
    },
    enforceable: true,
  },
  'B12-603.2': {
    chapter: 'B12-603',
    title: { ru: '', en: 'Offering a draw' },
    text: {
      ru: '',
      en: 'While the game is not over a player may offer a draw. If the opponent accepts, the game ends in a draw for both. Otherwise the game goes on, and the player who made the offer has no right to insist on it.',
    },
    enforceable: true,
  },
  'B12-603.3': {
    chapter: 'B12-603',
    title: { ru: '', en: 'Hopeless draw when time runs out' },
    text: {
      ru: '',
      en: 'If the game time has expired but neither player has any chance of winning, a player may demand that a draw be recorded by turning to the tournament judge; the procedure is set by the tournament rules.',
    },
    enforceable: false,
  },
  'B12-604.1': {
    chapter: 'B12-604',
    title: { ru: '', en: 'Technical victory or technical draw on time' },
    text: {
      ru: '',
      en: "If the game time has expired and both players have chances of winning, a technical victory for one player or a technical draw may be awarded. After the Second player finishes their turn the game is stopped and the total cost of the cards under each player's control is counted (a gold crystal counts as equal to a silver one). The result is then determined from the totals by the tournament rules.",
    },
    enforceable: true,
  },
  'B12-604.2': {
    chapter: 'B12-604',
    title: { ru: '', en: 'Who awards a technical victory' },
    text: { ru: '', en: 'Only the head judge of a tournament may award a technical victory.' },
    enforceable: false,
  },
  'B12-605.1': {
    chapter: 'B12-605',
    title: { ru: '', en: 'A result is final' },
    text: {
      ru: '',
      en: 'After a victory, draw or loss has been awarded to a player, no game effects or card actions can change that decision or influence that game.',
    },
    enforceable: true,
  },
  'B12-605.2': {
    chapter: 'B12-605',
    title: { ru: '', en: 'Clean-up after the game' },
    text: {
      ru: '',
      en: 'When the game ends, hidden cards are revealed, then all cards are freed from effects and returned to their decks. The play zone is also freed from effects: effects belonging to battlefield cells disappear.',
    },
    enforceable: true,
  },
} as const satisfies Record<string, Rule>;
