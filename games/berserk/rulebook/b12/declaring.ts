import type { Rule } from '@vigrid/kernel';

/** Rules 501–505: declaring and paying, targets, rules effects, reach, compound features. */
export const declaring = {
  'B12-501.1': {
    chapter: 'B12-501',
    title: { ru: '', en: 'What a declaration contains' },
    text: {
      ru: '',
      en: 'A declaration announces one game action and names three things: the source card, the target(s) and the game action itself. If the target cannot be named explicitly at that moment, the declaration names only the source and the game action.',
    },
    enforceable: true,
  },
  'B12-501.2': {
    chapter: 'B12-501',
    title: { ru: '', en: 'Payment: when, with what, and what is forbidden' },
    text: {
      ru: '',
      en: 'Payment is made AFTER the game action has executed, by the card that declared it, with the resources the game action requires: closing the card, spending movement units, removing chips from the card, inflicting a stated number of wounds, and similar. In feature text the payment is the part before the colon. A card may declare a game action only if, at the moment of declaration, it has enough resources to pay; the amount of every resource to be used must be fixed at declaration. As payment it is forbidden to: (1) spend resources already committed to paying for another game action; (2) put on the card more wounds than it has lives remaining; (3) destroy a card whose destruction is itself in use as a resource.',
    },
    enforceable: true,
  },
  'B12-501.3': {
    chapter: 'B12-501',
    title: { ru: '', en: 'Payment is not an ability' },
    text: {
      ru: '',
      en: 'Payment is only the handing over of a resource. It is not an ability, and it has neither a source nor a target.',
    },
    enforceable: true,
  },
  'B12-501.4': {
    chapter: 'B12-501',
    title: { ru: '', en: 'Range and manner limits bind only the choice of target' },
    text: {
      ru: '',
      en: 'A limit on the radius or on the manner of use of an attack, spell or influence restricts only which target may be chosen at declaration. It has no effect on the ability once that ability is on the stack (redirection or later relocation may take the final target outside the limit).',
    },
    enforceable: true,
  },
  'B12-502.1': {
    chapter: 'B12-502',
    title: { ru: '', en: 'Choosing versus becoming a source or target' },
    text: {
      ru: '',
      en: 'To choose the source (target) of an ability is to name it in the declaration. A card BECOMES the target of an ability (attack, spell, influence) only at the moment the target is finally determined; that card may be the defender, the card the ability was redirected to, or else the original target.',
    },
    enforceable: true,
  },
  'B12-502.2': {
    chapter: 'B12-502',
    title: { ru: '', en: 'Exactly one source' },
    text: {
      ru: '',
      en: 'The card that declared a game action is the source of that game action. Every game action has at most one source.',
    },
    enforceable: true,
  },
  'B12-502.3': {
    chapter: 'B12-502',
    title: { ru: '', en: 'Two legality checks of the source' },
    text: {
      ru: '',
      en: 'The legality of the source is checked twice: when the game action is put on the stack and when it leaves the stack. If the source has left the play zone, the game action can be neither executed nor paid for.',
    },
    enforceable: true,
  },
  'B12-502.3.1': {
    chapter: 'B12-502',
    title: { ru: '', en: 'A declared feature no longer needs to be possessed' },
    text: {
      ru: '',
      en: 'Once a feature has been declared, the presence of that feature on its source is not checked again: it executes and is paid for as if the source still had it.',
    },
    enforceable: true,
  },
  'B12-502.4': {
    chapter: 'B12-502',
    title: { ru: '', en: 'Targets are the cards actually named' },
    text: {
      ru: '',
      en: 'The targets of an ability are always the cards the player actually names in the declaration as the cards the ability is directed at.',
    },
    enforceable: true,
  },
  'B12-502.5': {
    chapter: 'B12-502',
    title: { ru: '', en: 'An attack has exactly one target' },
    text: { ru: '', en: 'By default every attack has one and only one target.' },
    enforceable: true,
  },
  'B12-502.6': {
    chapter: 'B12-502',
    title: { ru: '', en: 'Spells and influences: any number of targets, simultaneous effect' },
    text: {
      ru: '',
      en: 'A spell or an influence may have any number of targets, including zero. Its effect is applied to all targets simultaneously; each target receives the effect.',
    },
    enforceable: true,
  },
  'B12-502.7': {
    chapter: 'B12-502',
    title: { ru: '', en: 'Target of a relocation is a cell' },
    text: {
      ru: '',
      en: 'The target of a relocation (including movement) is a battlefield cell, not a card.',
    },
    enforceable: true,
  },
  'B12-502.8': {
    chapter: 'B12-502',
    title: { ru: '', en: 'Targets defined by a property; late determination' },
    text: {
      ru: '',
      en: 'When a spell or influence designates cards by a property, feature or ability, its targets are all those cards, and only those cards, that have it. If the targets cannot be determined at once, they are determined at the first moment this becomes possible. If it then turns out that there is no legal target, the spell or influence is still paid for but applies no effect.',
    },
    enforceable: true,
  },
  'B12-502.9': {
    chapter: 'B12-502',
    title: { ru: '', en: 'Reflexive wording' },
    text: {
      ru: '',
      en: "A reflexive verb in card text means that source and target are the same card. Exception: in constant features of the form 'Cannot [text]' the reflexive form means that no card at all may use [text] against the card that has the feature.",
    },
    enforceable: true,
  },
  'B12-503.1': {
    chapter: 'B12-503',
    title: { ru: '', en: 'Definition and closed list of rules effects' },
    text: {
      ru: '',
      en: "Rules effects are produced by the game rules rather than by a card's feature or property. They have no source and no target but apply to specific cards at specific moments. They are: (1) revealing a card; (2) opening a card at the start of the turn; (3) paying for a feature after it has executed; (4) applying the effect of a constant feature; (5) destroying a card that has received a lethal number of wounds; (6) destroying symbionts (parasites) and equipment that have no host; (7) destroying symbionts (parasites) and equipment whose host leaves the battlefield; (8) relocating a symbiont (parasite) and equipment simultaneously with the host; (9) transferring cards from the battlefield to the auxiliary zone and back; (10) returning cards to their owner's deck because of a uniqueness violation; (11) weakening a strike by the Strike Table; (12) restoring the movement stock at the start of the Active player's turn; (13) setting a die roll below 1 to 1 and above 6 to 6, except when a simple strike is calculated by the Strike Table; (14) applying the effect of features 'Starts the battle with [text]' when the card is revealed; (15) removing constant effects from a card as soon as their period of application ends; (16) removing surplus extra lives (chips) as soon as the number of lives (chips) exceeds the card's maximum of lives (chips); (17) shuffling a deck after a card is taken out of it, after a card is returned to it, or after it is looked through; (18) the loss of a player whose squad has no creatures.",
    },
    enforceable: true,
  },
  'B12-503.2': {
    chapter: 'B12-503',
    title: { ru: '', en: 'Rules effects bypass the stack and priority' },
    text: {
      ru: '',
      en: 'Rules effects do not use the stack. Each is carried out immediately when it becomes relevant. Neither player has priority while rules effects are being carried out.',
    },
    enforceable: true,
  },
  'B12-503.3': {
    chapter: 'B12-503',
    title: { ru: '', en: 'Loop cut for rules effects' },
    text: {
      ru: '',
      en: 'If several rules effects produce an endless cyclic sequence, the sequence is broken off immediately before the first repetition of an effect.',
    },
    enforceable: true,
  },
  'B12-504.1': {
    chapter: 'B12-504',
    title: { ru: '', en: 'Reach of attacks from the battlefield' },
    text: {
      ru: '',
      en: 'A card on the battlefield may declare a close attack (simple, special or magic strike) at any creature or artifact standing next to it, and a ranged attack (other than a strike over a row) at any creature or artifact that does NOT stand next to it.',
    },
    enforceable: true,
  },
  'B12-504.1.1': {
    chapter: 'B12-504',
    title: { ru: '', en: 'Strike over a row: geometry and class' },
    text: {
      ru: '',
      en: "A card on the battlefield may declare a strike over a row only across its own side's card or an empty cell, along a vertical or horizontal line, never diagonally. A strike over a row is not a 'strike with range', but it is a ranged attack.",
    },
    enforceable: true,
  },
  'B12-504.2': {
    chapter: 'B12-504',
    title: { ru: '', en: 'Reach of attacks from the auxiliary zone' },
    text: {
      ru: '',
      en: 'A card in the auxiliary zone may declare an attack (other than a strike over a row) at any card in the play zone.',
    },
    enforceable: true,
  },
  'B12-504.3': {
    chapter: 'B12-504',
    title: { ru: '', en: 'Reach of spells and influences' },
    text: {
      ru: '',
      en: 'Any card may use spells and influences both on cards on the battlefield and on cards in the auxiliary zone.',
    },
    enforceable: true,
  },
  'B12-504.4': {
    chapter: 'B12-504',
    title: { ru: '', en: 'Forbidden attack targets' },
    text: {
      ru: '',
      en: 'A card may not declare an attack at itself, at a battlefield cell, or at the auxiliary zone.',
    },
    enforceable: true,
  },
  'B12-505.1': {
    chapter: 'B12-505',
    title: { ru: '', en: 'Simple feature' },
    text: {
      ru: '',
      en: 'A feature is simple if its text contains exactly one ability, even if that ability affects several cards at once.',
    },
    enforceable: true,
  },
  'B12-505.2': {
    chapter: 'B12-505',
    title: { ru: '', en: 'Compound feature' },
    text: {
      ru: '',
      en: 'A feature is compound if its text contains several abilities. The mark of a compound feature is an enumeration of different effects.',
    },
    enforceable: true,
  },
  'B12-505.3': {
    chapter: 'B12-505',
    title: { ru: '', en: "Enumeration '1, 2' or '1 and 2': independent sequence" },
    text: {
      ru: '',
      en: "For '[ability 1], [ability 2]' or '[ability 1] and [ability 2]' (a plain list of independent game actions separated by a comma or 'and'), the player who controlled the card when the feature was declared uses the abilities one after another: declares and executes the first, then declares and executes the second, and so on. The next ability may be declared even if the previous one was not successfully executed, but only after the previous one has left the stack. An ability whose use would be illegal is skipped and the rest are used. If the feature requires payment, payment happens once, after the player has gone through all the abilities.",
    },
    enforceable: true,
  },
  'B12-505.3.1': {
    chapter: 'B12-505',
    title: { ru: '', en: "'N attacks of X-Y-Z'" },
    text: {
      ru: '',
      en: "'N [attacks] of X-Y-Z' is equivalent to '[attack] of X-Y-Z, [attack] of X-Y-Z ... and [attack] of X-Y-Z' (N times) and follows B12-505.3 in full.",
    },
    enforceable: true,
  },
  'B12-505.3.2': {
    chapter: 'B12-505',
    title: { ru: '', en: "'Attack of X-Y-Z at N targets'" },
    text: {
      ru: '',
      en: "'[attack] of X-Y-Z at [N targets]' is equivalent to 'choose N targets, [attack] of X-Y-Z at the first target, [attack] at the second target ... and [attack] at the N-th target' and follows B12-505.3 in full (all targets are chosen first, then the attacks are declared and executed one by one).",
    },
    enforceable: true,
  },
  'B12-505.4': {
    chapter: 'B12-505',
    title: { ru: '', en: "'1, at that [при этом] 2': dependent sequence" },
    text: {
      ru: '',
      en: "For '[ability 1], at that [ability 2]' the player who controlled the card when the feature was declared declares and executes ability 1, and declares ability 2 if and only if ability 1 was successfully executed (ability 2 triggers on the execution of ability 1).",
    },
    enforceable: true,
  },
  'B12-505.4.1': {
    chapter: 'B12-505',
    title: { ru: '', en: "Semicolon means 'at that'" },
    text: {
      ru: '',
      en: "'[ability 1]; [ability 2]' (separated by a semicolon) is fully equivalent to '[ability 1], at that [ability 2]'.",
    },
    enforceable: true,
  },
  'B12-505.4.2': {
    chapter: 'B12-505',
    title: { ru: '', en: "Dash between abilities means 'at that'" },
    text: {
      ru: '',
      en: "'[ability 1] - [ability 2]' (separated by a dash) is fully equivalent to '[ability 1], at that [ability 2]'.",
    },
    enforceable: true,
  },
  'B12-505.5': {
    chapter: 'B12-505',
    title: { ru: '', en: "'1 or 2': controller's choice" },
    text: {
      ru: '',
      en: "For '[ability 1] or [ability 2]' (with either conjunction, 'или' or 'либо') the controlling player uses exactly one of them, of that player's choice.",
    },
    enforceable: true,
  },
  'B12-505.6': {
    chapter: 'B12-505',
    title: { ru: '', en: "'1, otherwise 2': obligatory fallback" },
    text: {
      ru: '',
      en: "For '[ability 1], otherwise - [ability 2]' the player must declare ability 1; if declaring it is illegal, the player must declare ability 2.",
    },
    enforceable: true,
  },
  'B12-505.7': {
    chapter: 'B12-505',
    title: { ru: '', en: "'1; if the opponent cannot or does not want to - 2'" },
    text: {
      ru: '',
      en: "For '[ability 1]; if the opponent cannot or does not want to do so - [ability 2]' the opponent may refuse to receive the effect of ability 1; in that case ability 2 is declared. Ability 2 must also be declared if declaring ability 1 is illegal.",
    },
    enforceable: true,
  },
  'B12-505.8': {
    chapter: 'B12-505',
    title: { ru: '', en: "'May' before a list makes each item optional" },
    text: {
      ru: '',
      en: "If several abilities are listed after the word 'may', the controlling player may leave some of them undeclared.",
    },
    enforceable: true,
  },
} as const satisfies Record<string, Rule>;
