import type { Rule } from '@vigrid/kernel';

/** Sections 215–216: the stack, priority and object chains. */
export const stack = {
  'B09-215.1': {
    chapter: 'B09-215',
    title: { ru: '', en: 'The stack is not a zone' },
    text: {
      ru: '',
      en: 'The stack resembles a zone but is not one: no card can ever be put on the stack.',
    },
    enforceable: true,
  },
  'B09-215.2': {
    chapter: 'B09-215',
    title: { ru: '', en: 'What enters the stack' },
    text: {
      ru: '',
      en: 'Playable and triggered features, and properties that can be declared, enter the stack at the moment they are declared.',
    },
    enforceable: true,
  },
  'B09-215.3': {
    chapter: 'B09-215',
    title: { ru: '', en: 'Stack object' },
    text: {
      ru: '',
      en: 'A stack object is a conventional part of a property or feature; executing it produces effects.',
    },
    enforceable: false,
  },
  'B09-215.3a': {
    chapter: 'B09-215',
    title: { ru: '', en: 'Empty stack' },
    text: {
      ru: '',
      en: 'A stack without objects is empty.',
    },
    enforceable: true,
  },
  'B09-215.3b': {
    chapter: 'B09-215',
    title: { ru: '', en: 'Height' },
    text: {
      ru: '',
      en: 'Every object has a height: the number of objects put on the stack before it (and still beneath it). No two objects have the same height.',
    },
    enforceable: true,
  },
  'B09-215.3c': {
    chapter: 'B09-215',
    title: { ru: '', en: 'Top object' },
    text: {
      ru: '',
      en: 'The object with the greatest height is the top object.',
    },
    enforceable: true,
  },
  'B09-215.3d': {
    chapter: 'B09-215',
    title: { ru: '', en: 'Newest is on top' },
    text: {
      ru: '',
      en: 'An object is the top one immediately after entering the stack.',
    },
    enforceable: true,
  },
  'B09-215.3e': {
    chapter: 'B09-215',
    title: { ru: '', en: 'Chains' },
    text: {
      ru: '',
      en: 'Features and properties enter the stack as an object chain: a set of objects entered in a strictly defined order (section 216).',
    },
    enforceable: true,
  },
  'B09-215.3f': {
    chapter: 'B09-215',
    title: { ru: '', en: 'One chain per object' },
    text: {
      ru: '',
      en: 'Every object belongs to exactly one chain, that of its feature or property.',
    },
    enforceable: true,
  },
  'B09-215.4': {
    chapter: 'B09-215',
    title: { ru: '', en: 'Simultaneous chains' },
    text: {
      ru: '',
      en: 'If several chains must enter the stack at the same time, first all chains of the active player enter, then all chains of the inactive player. Each player orders their own chains. (Hence the inactive player’s chains are executed first.)',
    },
    enforceable: true,
  },
  'B09-215.5': {
    chapter: 'B09-215',
    title: { ru: '', en: 'Declarations only when allowed' },
    text: {
      ru: '',
      en: 'Features and properties may be declared only at moments the rules allow.',
    },
    enforceable: true,
  },
  'B09-215.6': {
    chapter: 'B09-215',
    title: { ru: '', en: 'Priority' },
    text: {
      ru: '',
      en: 'Priority is the right to declare features and properties or to pass, i.e. hand priority to the opponent.',
    },
    enforceable: false,
  },
  'B09-215.6a': {
    chapter: 'B09-215',
    title: { ru: '', en: 'Pass' },
    text: {
      ru: '',
      en: 'A pass is a game action that does not use the stack and is executed at once.',
    },
    enforceable: true,
  },
  'B09-215.7': {
    chapter: 'B09-215',
    title: { ru: '', en: 'One holder of priority' },
    text: {
      ru: '',
      en: 'At any moment only one player has priority.',
    },
    enforceable: true,
  },
  'B09-215.8': {
    chapter: 'B09-215',
    title: { ru: '', en: 'Both pass' },
    text: {
      ru: '',
      en: 'After both players pass in succession, the top object is executed and leaves the stack. If the stack is empty and both players have passed, the current step or phase ends and the next begins.',
    },
    enforceable: true,
  },
  'B09-215.9': {
    chapter: 'B09-215',
    title: { ru: '', en: 'Who gets priority' },
    text: {
      ru: '',
      en: 'The active player receives priority: after any stack object is declared or executed, at the start of every phase or step, and at the end of every phase or step.',
    },
    enforceable: true,
  },
  'B09-216.1': {
    chapter: 'B09-216',
    title: { ru: '', en: 'Chain of nine objects' },
    text: {
      ru: '',
      en: 'The full chain is, in order of execution: 1 declaration object, 2 target object, 3 roll object, 4 result object, 5 calculation object, 6 protection object, 7 wounds object, 8 payment object, 9 end object.',
    },
    enforceable: true,
  },
  'B09-216.1a': {
    chapter: 'B09-216',
    title: { ru: '', en: 'Entry order' },
    text: {
      ru: '',
      en: 'Within a chain the objects enter the stack in exactly the reverse of the order in B09-216.1, so the end object lies deepest and the declaration object is on top.',
    },
    enforceable: true,
  },
  'B09-216.1b': {
    chapter: 'B09-216',
    title: { ru: '', en: 'Simplified chain' },
    text: {
      ru: '',
      en: 'A feature or property without die rolls enters as a simplified chain: declaration, target, protection, wounds, payment, end (no roll, result, calculation objects).',
    },
    enforceable: true,
  },
  'B09-216.2': {
    chapter: 'B09-216',
    title: { ru: '', en: 'Declaration object' },
    text: {
      ru: '',
      en: 'The declaration object has no effect of its own. Its first appearance as top object of its chain is the trigger point for features worded “before [the assault/action]”.',
    },
    enforceable: true,
  },
  'B09-216.3': {
    chapter: 'B09-216',
    title: { ru: '', en: 'Window for blocks, redirects and defenders' },
    text: {
      ru: '',
      en: 'While a target object is on top, players may declare playable blocking or redirecting of that feature/property, including assigning a defender to a card assaulted with a simple strike. Redirecting is allowed only if that feature/property has not been redirected yet.',
    },
    enforceable: true,
  },
  'B09-216.4': {
    chapter: 'B09-216',
    title: { ru: '', en: 'Executing the target object' },
    text: {
      ru: '',
      en: 'In order: (1) the final target is fixed; (2) the final target is revealed if hidden; (3) if a card is assaulted, the source becomes the assailant and the final target the repeller; (4) blocking features whose text provides for blocking before the roll are applied; (5) triggered features worded “when assaulting” are put on the stack.',
    },
    enforceable: true,
  },
  'B09-216.5': {
    chapter: 'B09-216',
    title: { ru: '', en: 'Executing the roll object' },
    text: {
      ru: '',
      en: 'The source enters combat and rolls one die. In a fight of two open creatures both enter combat and both roll, the assailant first. Then triggered features that react to the unmodified roll are put on the stack, then triggered features containing the word “fighting”.',
    },
    enforceable: true,
  },
  'B09-216.6': {
    chapter: 'B09-216',
    title: { ru: '', en: 'Executing the result object' },
    text: {
      ru: '',
      en: 'All modifiers to the rolls are applied, giving the final results. Then triggered features that react to the modified roll are put on the stack.',
    },
    enforceable: true,
  },
  'B09-216.7': {
    chapter: 'B09-216',
    title: { ru: '', en: 'Weakening on the Strike Table' },
    text: {
      ru: '',
      en: 'When a calculation object is on top for the first time for its chain and two open creatures are fighting, the player who rolled higher, if the row is an exchange (both deal a strike), may play weakening: take the result one row up the Strike Table. Thus +2 medium/weak becomes +1 weak/miss; +4 strong/weak becomes +3 medium/miss; -4 weak/medium becomes -3 miss/weak.',
    },
    enforceable: true,
  },
  'B09-216.8': {
    chapter: 'B09-216',
    title: { ru: '', en: 'Executing the calculation object' },
    text: {
      ru: '',
      en: 'In order: (1) where needed, the grade weak/medium/strong is determined; (2) if it is an attack, the dealing card becomes attacking and the target attacked; (3) modifiers are applied to the numeric value.',
    },
    enforceable: true,
  },
  'B09-216.9': {
    chapter: 'B09-216',
    title: { ru: '', en: 'Window at the protection object' },
    text: {
      ru: '',
      en: 'While a protection object is on top, players may use playable features that block the feature/property of that chain or reduce the attack to a given grade (weak-medium-strong).',
    },
    enforceable: true,
  },
  'B09-216.10': {
    chapter: 'B09-216',
    title: { ru: '', en: 'Executing the protection object' },
    text: {
      ru: '',
      en: 'It is checked whether the target has protections against the feature/property, or can block it with constant features.',
    },
    enforceable: true,
  },
  'B09-216.11': {
    chapter: 'B09-216',
    title: { ru: '', en: 'Executing the wounds object' },
    text: {
      ru: '',
      en: 'In order: (1) if the chain is not an attack its text is executed; several effects are executed one by one in text order; (2) if it is an attack, its wounds are put on the target; (3) triggered features worded “on a spell/influence/attack (strike, shot, …)” are put on the stack; (4) the source and, if possible, the target leave combat.',
    },
    enforceable: true,
  },
  'B09-216.12': {
    chapter: 'B09-216',
    title: { ru: '', en: 'Executing the payment object' },
    text: {
      ru: '',
      en: 'The card pays for what it declared: as needed it closes, loses chips, loses movement units, and loses the use of features marked “once per turn/battle”. Then triggered features worded “after” are put on the stack.',
    },
    enforceable: true,
  },
  'B09-216.12a': {
    chapter: 'B09-216',
    title: { ru: '', en: 'Payment for a defender' },
    text: {
      ru: '',
      en: 'Executing the payment object of a defender assignment does not close the defender; it adds the closing of the defender to the assailant’s payment object.',
    },
    enforceable: true,
  },
  'B09-216.13': {
    chapter: 'B09-216',
    title: { ru: '', en: 'Executing the end object' },
    text: {
      ru: '',
      en: 'Cards lose the statuses attacking, attacked, assailant, repeller, source and target.',
    },
    enforceable: true,
  },
} as const satisfies Record<string, Rule>;
