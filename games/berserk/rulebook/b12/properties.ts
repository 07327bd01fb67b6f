import type { Rule } from '@vigrid/kernel';

/** Rules 106–110: other properties, substitution, non-game parts, foils and reprints. */
export const properties = {
  'B12-106.1': {
    chapter: 'B12-106',
    title: { ru: '', en: 'Card name' },
    text: { ru: '', en: 'The name is printed at the centre of the card above the illustration.' },
    enforceable: false,
  },
  'B12-106.1.1': {
    chapter: 'B12-106',
    title: { ru: '', en: 'Own name in own text means this card' },
    text: {
      ru: '',
      en: "When a card's text contains that card's own name, the name refers to this particular card only and not to other cards of the same name in the play zone.",
    },
    enforceable: true,
  },
  'B12-106.1.2': {
    chapter: 'B12-106',
    title: { ru: '', en: 'Own name inside a produced effect means the producer' },
    text: {
      ru: '',
      en: "When a card's text describes an effect whose wording contains that card's own name, the name inside the effect refers only to the particular card that imposed it and not to other cards of the same name in the play zone.",
    },
    enforceable: true,
  },
  'B12-106.2': {
    chapter: 'B12-106',
    title: { ru: '', en: 'Elements' },
    text: {
      ru: '',
      en: "A card belongs to exactly one of six elements (Steppe, Forest, Mountain, Swamp, Darkness, Fire), or to several of them at once, or to none, in which case it is neutral. So a card's element value is a set of 0 to 6 elements, the empty set being 'neutral'. Printed signs (upper right corner / background): Steppe - sun / yellow; Forest - tree / green; Mountain - peaks / dark blue; Swamp - mossy hummocks / dark green; Darkness - skull / black; Fire - flame / orange; neutral - shield with crossed weapons / light brown.",
    },
    enforceable: true,
  },
  'B12-106.2.1': {
    chapter: 'B12-106',
    title: { ru: '', en: 'Gaining, becoming and losing an element' },
    text: {
      ru: '',
      en: "'Gains element E' adds E to the elements the card already has. 'Becomes a card of element E' removes all elements the card has and at the same instant gives it E. A card that loses its last element becomes neutral.",
    },
    enforceable: true,
  },
  'B12-106.2.2': {
    chapter: 'B12-106',
    title: { ru: '', en: 'Feature against an element' },
    text: {
      ru: '',
      en: 'A feature usable against cards of a given element works against every card that has this element, whatever other elements the card has as well.',
    },
    enforceable: true,
  },
  'B12-106.2.3': {
    chapter: 'B12-106',
    title: { ru: '', en: 'Same element / different elements' },
    text: {
      ru: '',
      en: 'Cards A and B are of the same element if there is at least one element both have. If they share none, they are cards of different elements; neutral cards are excepted from this second statement (a neutral card is not counted as being of a different element).',
    },
    enforceable: true,
  },
  'B12-106.2.4': {
    chapter: 'B12-106',
    title: { ru: '', en: 'No duplicate element' },
    text: { ru: '', en: 'A card cannot gain an element it already has.' },
    enforceable: true,
  },
  'B12-106.3': {
    chapter: 'B12-106',
    title: { ru: '', en: 'Card types' },
    text: {
      ru: '',
      en: 'Every card has exactly one type: Creature, Artifact, Terrain or Equipment. Which base properties a card has determines its type.',
    },
    enforceable: true,
  },
  'B12-106.4': {
    chapter: 'B12-106',
    title: { ru: '', en: 'Card subtypes' },
    text: {
      ru: '',
      en: 'Subtype is a variety within a type. The type Creature has the varieties flying creature, non-flying creature, independent creature and symbiont. Artifacts, terrains and equipment have no subtypes.',
    },
    enforceable: true,
  },
  'B12-107.1': {
    chapter: 'B12-107',
    title: { ru: '', en: 'Additional properties by type' },
    text: {
      ru: '',
      en: 'Additional properties are unprinted and by default belong to every card of the type or subtype concerned. No feature can take an additional property away from a card of that type, but features may affect whether it can be used. The list: (a) attack by simple strike - every creature in the play zone; (b) repelling a simple strike - every creature in the play zone; (c) being appointed defender against a simple strike - every creature in the play zone; (d) closing for a strike at a flying creature - every non-flying creature in the play zone.',
    },
    enforceable: true,
  },
  'B12-107.2': {
    chapter: 'B12-107',
    title: { ru: '', en: 'Simple strike and closing for a strike at a flyer are slow' },
    text: {
      ru: '',
      en: "Attack by simple strike ('close: simple strike') and closing for a strike at a flyer ('close: on your next turn may once declare a simple strike against an opponent's flying creature') are slow played properties, paid by closing the card. A player may declare them only in the Choice subphase of the Main phase of their own turn.",
    },
    enforceable: true,
  },
  'B12-107.3': {
    chapter: 'B12-107',
    title: { ru: '', en: 'Appointing a defender is sudden' },
    text: {
      ru: '',
      en: "Appointing a defender ('sudden, close: become the defender against a simple strike') is a fast played property. It may be declared at the moment a simple strike is declared, provided all conditions for defending are met.",
    },
    enforceable: true,
  },
  'B12-108.1': {
    chapter: 'B12-108',
    title: { ru: '', en: 'A gained property replaces the one in the same slot' },
    text: {
      ru: '',
      en: 'A property acquired by a card replaces the property that occupies the same place on the card (the same slot); the old one is no longer possessed. The initial type or subtype of a card is the one it has before the game starts.',
    },
    enforceable: true,
  },
  'B12-108.2': {
    chapter: 'B12-108',
    title: { ru: '', en: 'Changing and losing a type or subtype' },
    text: {
      ru: '',
      en: 'When a card changes type or subtype, all values in its base-property slots become what that type and subtype require. When it loses a (sub)type and no new subtype is stated, its initial subtype comes back together with the initial numeric values. (Initial type/subtype = the one before the game began.)',
    },
    enforceable: true,
  },
  'B12-109.1': {
    chapter: 'B12-109',
    title: { ru: '', en: 'Non-game elements' },
    text: {
      ru: '',
      en: "Non-game elements (non-game text plus service information) only decorate or annotate a card and never affect play: legend, flavour text, author of the idea, illustration, set icon, collector number, illustrator, publisher name, year of issue, and the rarity symbol (numerous, frequent, rare, super-rare with one symbol in sets 13-14 and another in later sets, ultra-rare, legendary or 'black ultra', promo).",
    },
    enforceable: false,
  },
  'B12-109.2': {
    chapter: 'B12-109',
    title: { ru: '', en: 'Legend' },
    text: {
      ru: '',
      en: 'The legend is the italic text that follows all features of a card. It says nothing about how the card is used.',
    },
    enforceable: false,
  },
  'B12-109.3': {
    chapter: 'B12-109',
    title: { ru: '', en: 'Flavour text inside an ability' },
    text: {
      ru: '',
      en: "Flavour text is the quoted text inside the description of an ability (its name). It does not define how the ability is used, except where a card's text expressly says so.",
    },
    enforceable: true,
  },
  'B12-110.1': {
    chapter: 'B12-110',
    title: { ru: '', en: 'Foil cards' },
    text: { ru: '', en: 'Foil cards may be used exactly like regular cards.' },
    enforceable: false,
  },
  'B12-110.2': {
    chapter: 'B12-110',
    title: { ru: '', en: 'Full-art cards' },
    text: {
      ru: '',
      en: 'Full-art cards place properties and features as regular cards do, but show element icons only in the upper right and upper left corners and have an illustration over the whole face. They may be used exactly like regular cards.',
    },
    enforceable: false,
  },
  'B12-110.3': {
    chapter: 'B12-110',
    title: { ru: '', en: 'Reprint: the later issue prevails' },
    text: {
      ru: '',
      en: 'Cards of one name may exist in different sets. A reprint is the card as included in a later set; usually only the illustration differs, but the rarity, base properties and even features may differ. The game information of the later issue prevails for all copies, old ones included (for re-editions see 110.4).',
    },
    enforceable: true,
  },
  'B12-110.3.1': {
    chapter: 'B12-110',
    title: { ru: '', en: 'Playing an old card that has a reprint' },
    text: {
      ru: '',
      en: 'Old cards with a reprint may be played, but the reprint is preferable at official tournaments. A player who deliberately passes off an earlier text as the current one may be penalised under the code of penalties.',
    },
    enforceable: false,
  },
  'B12-110.4': {
    chapter: 'B12-110',
    title: { ru: '', en: 'Re-edition keeps texts separate' },
    text: {
      ru: '',
      en: 'A re-edition is a reprint whose base properties and features are entirely changed (as a rule only name, element and type are kept). Both versions are allowed in official tournaments and, unlike with a reprint, the old issue keeps its own text: it is not replaced by the later one.',
    },
    enforceable: true,
  },
  'B12-110.5': {
    chapter: 'B12-110',
    title: { ru: '', en: 'Errata: the latest text applies' },
    text: {
      ru: '',
      en: 'Errata are corrected card texts (removing ambiguity, clarifying use, fixing misprints). At official tournaments every card is played by its most recent errata text, as kept in the official card catalogue.',
    },
    enforceable: true,
  },
  'B12-110.6': {
    chapter: 'B12-110',
    title: { ru: '', en: 'Old frame (sets 1 to 12)' },
    text: {
      ru: '',
      en: "Cards up to and including set 12 look different from set 13 onward: (a) the name stands under the illustration; (b) base properties stand in a field under the name, just above the features; (c) forest cards have plank icons at the illustration's corners and green leaves round it, neutral cards have a crossed sword and mace at the corners; (d) the type is written as text in the base-property field unless the card is a creature; (e) base-property symbols, including gold and silver crystals, are drawn differently.",
    },
    enforceable: false,
  },
} as const satisfies Record<string, Rule>;
