/** What triggered features wait for: "when this creature dies", «при гибели вашего существа». */
import type { Text } from '@vigrid/kernel';
import { adjective, agree, pronoun, say, subject } from '@vigrid/speech';
import type { Moment, Triggered, TriggeringLabel } from '../abilities/index.ts';
import { pattern } from './attacks.ts';
import { phrase } from './filters.ts';
import { elementAdjectives } from './names.ts';
import { card, kinds } from './nouns.ts';
import { type Phrase, role, type Setting, thisCard } from './phrases.ts';
import { wordName } from './words.ts';

export interface Told {
  readonly text: Text;
  /** What the abilities may speak of. */
  readonly at: Setting;
}

/** The words of the moment, and how its cards are called afterwards. */
export function moment(
  f: Pick<Triggered, 'on' | 'who' | 'other' | 'attack' | 'word' | 'element' | 'label'>,
  at: Setting,
): Told {
  const who = f.who ? phrase(f.who, at) : null;
  // Whoever does it may be spoken of in who it is done to.
  const other = f.other ? phrase(f.other, who ? { ...at, it: pronoun(who) } : at) : null;
  const attack = f.attack ? pattern(f.attack, at) : null;
  const text = moments[f.on]({
    who,
    me: thisCard(at.type),
    other,
    attack: attack ?? anyAttack,
    said: attack !== null,
    assault: f.attack?.answering === false,
    own: f.attack?.ownTurn === true && Object.keys(f.attack).length === 1,
    many: phrase(f.who ?? { type: 'creature' }, at, 'bare'),
    gained: f.word ? wordName(f.word, undefined, 'acc') : null,
    label: f.label ? labels[f.label] : null,
    become: f.element ? elementAdjectives[f.element] : null,
  });
  const parts = roles[f.on];
  const itNoun = who?.noun ?? card;
  const otherNoun =
    other?.noun ?? (f.on === 'rolls' || f.on === 'heals' || f.on === 'comesNear' ? kinds.creature : card);
  return {
    text,
    at: {
      ...at,
      ...(who && {
        // «раненое существо» could be any that is wounded.
        it: isHurt(f.on)
          ? pronoun(who)
          : parts?.it
            ? role(itNoun, adjective(parts.it.ru), parts.it.en)
            : role(itNoun, adjective('такой'), 'said'),
      }),
      ...(amounts[f.on] && { x: amounts[f.on] }),
      ...(parts?.other && { other: role(otherNoun, adjective(parts.other.ru), parts.other.en) }),
    },
  };
}

const isHurt = (on: Moment): boolean => on === 'poisonHurts' || on === 'meanHurts';

const anyAttack = pattern({}, { type: 'creature' });

interface Of {
  readonly who: Phrase | null;
  readonly me: Phrase;
  readonly other: Phrase | null;
  readonly attack: ReturnType<typeof pattern>;
  readonly said: boolean;
  /** Told only of the attacker, not of an answer. */
  readonly assault: boolean;
  /** Told only that it is in its own turn. */
  readonly own: boolean;
  readonly many: Phrase;
  /** The named feature that is gained; the element that a card becomes of. */
  readonly gained: Text | null;
  readonly become: Text | null;
  readonly label: Text | null;
}

const labels = {
  concentration: say('концентрация', 'Concentration'),
  frenzy: say('бешенство', 'Frenzy'),
} satisfies Record<TriggeringLabel, Text>;

type Saying = (of: Of) => Text;

const fixed =
  (ru: string, en: string): Saying =>
  () =>
    say(ru, en);

/** «при гибели [чьей]», "when [who] dies". */
const event =
  (ru: string, one: string, tail: (of: Of) => Text = () => say('', '')): Saying =>
  (of) => {
    const who = of.who;
    const more = tail(of);
    return say(
      `при ${ru}${who ? ` ${who.ru('gen')}` : ''}${more.ru}`,
      `when ${subject(who ?? of.me)} ${one}${more.en}`,
    );
  };

/** An attack of somebody at somebody: «при слабом ударе по закрытому существу». */
const attacking =
  (before: string, c: 'pre' | 'gen' | 'dat', en: string): Saying =>
  ({ who, me, other, attack }) =>
    say(
      `${before} ${attack.ru(c, false)}${who ? ` ${who.ru('gen')}` : ''}${other ? ` ${other.after('по', 'dat')}` : ''}`,
      `${en} ${who ? `${an(attack.en(false))} of ${who.en}` : `${an(attack.en(false))} of ${me.en}`}${other ? ` at ${other.en}` : ''}`,
    );

/** An attack against somebody. */
const attacked =
  (before: string, c: 'pre' | 'gen', en: string): Saying =>
  ({ who, me, other, attack }) => {
    const target = who ?? me;
    return say(
      `${before} ${attack.ru(c, false)}${other ? ` ${other.ru('gen')}` : ''} ${target.after('по', 'dat')}`,
      `${en} ${an(attack.en(false))}${other ? ` of ${other.en}` : ''} at ${target.en}`,
    );
  };

const an = (words: string): string =>
  /^first /.test(words) ? `the ${words}` : `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`;

/** By a text, and not at the start of a turn or for an action. */
function byText({ other }: Of): Text {
  return other ? say(` по тексту ${other.ru('gen')}`, ` by the text of ${other.en}`) : say('', '');
}

const moments: Readonly<Record<Moment, Saying>> = {
  beforeRecruit: fixed('до набора отряда', 'before recruiting'),
  recruited: fixed('при наборе в отряд', 'when recruited'),
  afterDeployment: fixed('после расстановки', 'after deployment'),
  battleStart: fixed('в начале боя', 'at the start of battle'),
  revealed: event('вскрытии', 'is revealed', ({ other }) =>
    other ? say(` ${other.ru('ins')}`, ` by ${other.en}`) : say('', ''),
  ),
  beforeTurn: fixed('до начала вашего хода', 'before the start of your turn'),
  turnStart: fixed('в начале вашего хода', 'at the start of your turn'),
  turnEnd: fixed('в конце вашего хода', 'at the end of your turn'),
  beforeEnemyTurn: fixed('до начала хода противника', 'before the start of the opponent’s turn'),
  enemyTurnStart: fixed('в начале хода противника', 'at the start of the opponent’s turn'),
  enemyTurnEnd: fixed('в конце хода противника', 'at the end of the opponent’s turn'),
  anyTurnStart: fixed('в начале каждого хода', 'at the start of each turn'),
  anyTurnEnd: fixed('в конце каждого хода', 'at the end of each turn'),
  declares: attacking('при объявлении', 'gen', 'on declaring'),
  assaults: ({ who, me, other, attack, said }) =>
    say(
      `при нападении${who ? ` ${who.ru('gen')}` : ''}${said ? ` ${attack.ru('ins', false)}` : ''}${other ? ` на ${other.ru('acc')}` : ''}`,
      `when ${(who ?? me).en} assaults${other ? ` ${other.en}` : ''}${said ? ` by ${an(attack.en(false))}` : ''}`,
    ),
  declaredAt: attacked('при объявлении', 'gen', 'on the declaration of'),
  assaulted: ({ who, me, other, attack, said }) =>
    say(
      `при нападении${other ? ` ${other.ru('gen')}` : ''} на ${(who ?? me).ru('acc')}${said ? ` ${attack.ru('ins', false)}` : ''}`,
      `when ${(who ?? me).en} is assaulted${other ? ` by ${other.en}` : ''}${said ? ` with ${an(attack.en(false))}` : ''}`,
    ),
  hits: attacking('при', 'pre', 'on'),
  hit: attacked('при', 'pre', 'on'),
  misses: ({ who, me, other, attack, said, assault, own }) =>
    say(
      `при промахе${who ? ` ${who.ru('gen')}` : ''}${assault ? ' в нападении' : own ? ' в свой ход' : said ? ` (${attack.ru('nom', false)})` : ''}${other ? ` ${other.after('по', 'dat')}` : ''}`,
      `when ${(who ?? me).en} misses${other ? ` ${other.en}` : ''}${assault ? ' in assault' : own ? ' in its own turn' : said ? ` with ${an(attack.en(false))}` : ''}`,
    ),
  missed: ({ who, me, other, said, attack }) =>
    say(
      `при промахе${other ? ` ${other.ru('gen')}` : ''}${said ? ` (${attack.ru('nom', false)})` : ''} ${(who ?? me).after('по', 'dat')}`,
      `when ${other ? other.en : 'a card'} misses ${(who ?? me).en}${said ? ` with ${an(attack.en(false))}` : ''}`,
    ),
  afterAttack: attacking('после', 'gen', 'after'),
  acts: ({ who, me }) =>
    say(`после действия${who ? ` ${who.ru('gen')}` : ''}`, `after an action of ${(who ?? me).en}`),
  rolls: event('броске кубика', 'rolls the die', ({ said, attack }) =>
    said ? say(` (${attack.ru('nom', false)})`, ` for ${an(attack.en(false))}`) : say('', ''),
  ),
  wounded: ({ who, me, other, said, attack }) =>
    say(
      `при получении ${who ? `${who.ru('ins')} ` : ''}ран${said ? ` от ${attack.ru('gen', false)}` : ''}${other ? ` ${said ? '' : 'от '}${other.ru('gen')}` : ''}`,
      `when ${(who ?? me).en} receives wounds${said ? ` from ${an(attack.en(false))}` : ''}${other ? ` ${said ? 'of' : 'from'} ${other.en}` : ''}`,
    ),
  wounds: ({ who, me, other, said, attack }) =>
    say(
      `при нанесении ран${other ? ` ${other.ru('dat')}` : ''}${who ? ` ${who.ru('ins')}` : ''}${said ? ` (${attack.ru('nom', false)})` : ''}`,
      `when ${(who ?? me).en} inflicts wounds${other ? ` on ${other.en}` : ''}${said ? ` by ${an(attack.en(false))}` : ''}`,
    ),
  prevented: ({ who, me, said, attack }) =>
    say(
      `при предотвращении ран${who ? ` ${who.ru('dat')}` : ''}${said ? ` от ${attack.ru('gen', false)}` : ''}`,
      `when wounds to ${(who ?? me).en}${said ? ` from ${an(attack.en(false))}` : ''} are prevented`,
    ),
  poisonHurts: ({ who, me }) =>
    say(
      `при получении ${who ? `${who.ru('ins')} ` : ''}ран от отравления`,
      `when ${(who ?? me).en} is wounded by poisoning`,
    ),
  poisonKills: ({ who, me }) =>
    say(
      `при гибели ${who ? `${who.ru('gen')} ` : ''}от отравления`,
      `when ${(who ?? me).en} dies of poisoning`,
    ),
  meanHurts: ({ who, me }) =>
    say(
      `при получении ${who ? `${who.ru('ins')} ` : ''}ран от подлости`,
      `when ${(who ?? me).en} is wounded by Meanness`,
    ),
  finishes: ({ who, me, other }) =>
    say(
      `при добивании${other ? ` ${other.ru('gen')}` : ''}${who ? ` ${who.ru('ins')}` : ''}`,
      `when ${(who ?? me).en} finishes off ${other ? other.en : 'a creature'}`,
    ),
  healed: event('излечении', 'is healed'),
  heals: ({ who, me, other }) =>
    say(
      `при излечении ${other ? other.ru('gen') : 'существа'}${who ? ` ${who.ru('ins')}` : ''}`,
      `when ${(who ?? me).en} heals ${other ? other.en : 'a creature'}`,
    ),
  dies: event('гибели', 'dies', ({ said, attack, other }) => {
    if (!said)
      return other ? say(` по вине ${other.ru('gen')}`, ` by the doing of ${other.en}`) : say('', '');
    const whose = other ? say(` ${other.ru('gen')}`, ` of ${other.en}`) : say('', '');
    return say(` от ${attack.ru('gen', false)}${whose.ru}`, ` from ${an(attack.en(false))}${whose.en}`);
  }),
  kills: ({ who, me, other, said, attack }) =>
    say(
      `при уничтожении ${other ? other.ru('gen') : 'карты'}${who ? ` ${who.ru('ins')}` : ''}${said ? ` ${attack.ru('ins', false)}` : ''}`,
      `when ${(who ?? me).en} destroys ${other ? other.en : 'a card'}${said ? ` by ${an(attack.en(false))}` : ''}`,
    ),
  buried: event('попадании на кладбище', 'comes into the graveyard'),
  feasts: event('трупоедстве', 'eats a corpse'),
  valhalla: ({ who }) =>
    who
      ? say(`при вальхалле ${who.ru('gen')}`, `when the Valhalla of ${who.en} works`)
      : say('вальхалла', 'Valhalla'),
  returned: event('возвращении в колоду', 'returns to the deck'),
  enters: event('вступлении в игру', 'enters play'),
  incarnates: event('инкарнации', 'incarnates'),
  summoned: event('вызове', 'is summoned'),
  incarnationChip: event('получении фишки инкарнации', 'gains an incarnation chip'),
  relocates: event('перемещении', 'relocates'),
  moves: event('движении', 'moves'),
  dives: event('погружении', 'dives'),
  surfaces: event('всплытии', 'surfaces'),
  jumps: event('прыжке', 'jumps'),
  teleports: event('телепортации', 'teleports'),
  dashes: event('рывке', 'dashes'),
  displaced: ({ who, me, other }) =>
    say(
      `когда ${other ? other.ru('nom') : 'другая карта'} ${other?.many ? 'перемещают' : 'перемещает'} ${(who ?? me).ru('acc')}`,
      `when ${other ? other.en : 'another card'} relocates ${(who ?? me).en}`,
    ),
  joins: ({ who, me, other }) =>
    say(
      `когда ${(who ?? me).ru('nom')} оказывается на клетке${other ? ` ${other.ru('gen')}` : ' другой карты'}`,
      `when ${(who ?? me).en} comes onto the cell of ${other ? other.en : 'another card'}`,
    ),
  comesNear: ({ who, me, other }) =>
    say(
      `когда ${(who ?? me).ru('nom')} оказывается рядом${other ? ` ${other.after('с', 'ins')}` : ' с этой картой'}`,
      `when ${(who ?? me).en} comes next to ${other ? other.en : me.en}`,
    ),
  opens: event('открытии', 'opens', byText),
  closes: event('закрытии', 'closes', byText),
  chip: event('получении фишки', 'gains a chip'),
  gainsLives: event('получении дополнительных жизней', 'gains additional lives'),
  losesLives: event('потере дополнительных жизней', 'loses additional lives'),
  gainsWord: ({ who, me, gained }) =>
    say(
      `когда ${(who ?? me).ru('nom')} получает ${gained?.ru ?? 'особенность'}`,
      `when ${(who ?? me).en} gains ${gained?.en ?? 'a feature'}`,
    ),
  becomesElement: ({ who, me, become }) => {
    const subject = who ?? me;
    const as = become ? agree(adjective(become.ru), subject.noun.ru, 'ins', subject.many) : 'другой стихии';
    return say(
      `когда ${subject.ru('nom')} становится ${as}`,
      `when ${subject.en} becomes ${become?.en ?? 'of another element'}`,
    );
  },
  drains: event('вампиризме', 'uses Vampirism'),
  leaves: ({ who, me }) =>
    say(`когда ${(who ?? me).ru('nom')} покидает зону битвы`, `when ${(who ?? me).en} leaves play`),
  exiled: event('изгнании', 'is exiled'),
  changesHost: ({ who, me }) =>
    say(`когда ${(who ?? me).ru('nom')} меняет хозяина`, `when ${(who ?? me).en} changes its host`),
  defends: ({ who, me, other }) =>
    say(
      `когда ${(who ?? me).ru('nom')} становится защитником${other ? ` ${other.ru('gen')}` : ''}`,
      `when ${(who ?? me).en} becomes the defender${other ? ` of ${other.en}` : ''}`,
    ),
  casts: ({ who, me, other }) =>
    say(
      `при заклинании${who ? ` ${who.ru('gen')}` : ''}`,
      `on a spell of ${(who ?? me).en}${other ? ` at ${other.en}` : ''}`,
    ),
  prophesies: event('пророчестве', 'makes a prophecy'),
  shown: fixed('если эта карта показана при пророчестве', 'when this card is shown by a prophecy'),
  labelWorks: ({ who, me, label }) =>
    say(
      `когда срабатывает ${label?.ru ?? 'особенность'} ${(who ?? me).ru('gen')}`,
      `when the ${label?.en ?? 'feature'} of ${(who ?? me).en} triggers`,
    ),
  formsUp: ({ who, me }) =>
    say(`когда ${(who ?? me).ru('nom')} образует строй`, `when ${(who ?? me).en} forms up`),
  breaksUp: ({ who, me }) =>
    say(`когда ${(who ?? me).ru('nom')} разрывает строй`, `when ${(who ?? me).en} breaks formation`),
  feat: ({ many: those }) => {
    return say(
      `когда подряд в любом порядке выполнены удар, выстрел и излечение (их источники — ${those.ru('nom')})`,
      `when a strike, a shot and a healing were made in a row, in any order, by ${those.en}`,
    );
  },
};

export const momentNames = Object.keys(moments) as Moment[];

/** What X is when the moment has come. */
const amounts: Readonly<Partial<Record<Moment, Text>>> = {
  hits: say('сила этой атаки', 'the strength of this attack'),
  hit: say('сила этой атаки', 'the strength of this attack'),
  wounded: say('число полученных ран', 'the number of wounds received'),
  wounds: say('число нанесённых ран', 'the number of wounds inflicted'),
  prevented: say('число предотвращённых ран', 'the number of wounds prevented'),
  gainsLives: say('число полученных дополнительных жизней', 'the number of additional lives gained'),
  losesLives: say('число потерянных дополнительных жизней', 'the number of additional lives lost'),
  afterAttack: say('число нанесённых ран', 'the number of wounds inflicted'),
  poisonHurts: say('число полученных ран', 'the number of wounds received'),
  poisonKills: say('величина отравления', 'the strength of the poisoning'),
  meanHurts: say('число полученных ран', 'the number of wounds received'),
  drains: say('число излеченных ран и полученных жизней', 'the number of wounds healed and lives gained'),
  healed: say('число излеченных ран', 'the number of wounds healed'),
  heals: say('число излеченных ран', 'the number of wounds healed'),
  incarnationChip: say(
    'число фишек инкарнации на этой карте',
    'the number of incarnation chips on this card',
  ),
  relocates: say('число пройденных клеток', 'the number of cells'),
  moves: say('число пройденных клеток', 'the number of cells'),
  jumps: say('дальность прыжка', 'the length of the jump'),
  prophesies: say('число показанных карт', 'the number of cards shown'),
};

interface Part {
  readonly ru: string;
  readonly en: string;
}

/** How the card of the moment and the other card of it are called afterwards. */
const roles: Readonly<Partial<Record<Moment, { readonly it?: Part; readonly other?: Part }>>> = {
  declares: { it: { ru: 'атакующий', en: 'attacking' }, other: { ru: 'атакованный', en: 'attacked' } },
  assaults: { it: { ru: 'атакующий', en: 'attacking' }, other: { ru: 'атакованный', en: 'attacked' } },
  declaredAt: { it: { ru: 'атакованный', en: 'attacked' }, other: { ru: 'атакующий', en: 'attacking' } },
  assaulted: { it: { ru: 'атакованный', en: 'attacked' }, other: { ru: 'атакующий', en: 'attacking' } },
  hits: { it: { ru: 'атаковавший', en: 'attacking' }, other: { ru: 'атакованный', en: 'attacked' } },
  hit: { it: { ru: 'атакованный', en: 'attacked' }, other: { ru: 'атаковавший', en: 'attacking' } },
  misses: { it: { ru: 'промахнувшийся', en: 'missing' }, other: { ru: 'атакованный', en: 'attacked' } },
  missed: { it: { ru: 'атакованный', en: 'attacked' }, other: { ru: 'промахнувшийся', en: 'missing' } },
  afterAttack: { it: { ru: 'атаковавший', en: 'attacking' }, other: { ru: 'атакованный', en: 'attacked' } },
  acts: { it: { ru: 'действовавший', en: 'acting' } },
  rolls: { it: { ru: 'бросивший', en: 'rolling' }, other: { ru: 'противостоящий', en: 'opposed' } },
  wounded: { it: { ru: 'раненый', en: 'wounded' }, other: { ru: 'ранивший', en: 'wounding' } },
  wounds: { it: { ru: 'ранивший', en: 'wounding' }, other: { ru: 'раненый', en: 'wounded' } },
  prevented: { it: { ru: 'раненый', en: 'wounded' }, other: { ru: 'ранивший', en: 'wounding' } },
  meanHurts: { other: { ru: 'ранивший', en: 'wounding' } },
  finishes: { it: { ru: 'добивший', en: 'finishing' }, other: { ru: 'добитый', en: 'finished' } },
  poisonKills: { it: { ru: 'погибший', en: 'dead' } },
  healed: { it: { ru: 'излеченный', en: 'healed' }, other: { ru: 'излечивший', en: 'healing' } },
  heals: { it: { ru: 'излечивший', en: 'healing' }, other: { ru: 'излеченный', en: 'healed' } },
  dies: { it: { ru: 'погибший', en: 'dead' }, other: { ru: 'уничтоживший', en: 'destroying' } },
  kills: { it: { ru: 'уничтоживший', en: 'destroying' }, other: { ru: 'уничтоженный', en: 'destroyed' } },
  buried: { it: { ru: 'погибший', en: 'dead' } },
  feasts: { it: { ru: 'насытившийся', en: 'fed' }, other: { ru: 'съеденный', en: 'eaten' } },
  enters: { it: { ru: 'вступивший', en: 'entering' } },
  summoned: { it: { ru: 'вызванный', en: 'summoned' } },
  gainsWord: { it: { ru: 'получивший', en: 'gaining' } },
  becomesElement: { it: { ru: 'ставший', en: 'changed' } },
  drains: { it: { ru: 'насытившийся', en: 'fed' } },
  leaves: { it: { ru: 'ушедший', en: 'gone' } },
  exiled: { it: { ru: 'изгнанный', en: 'exiled' } },
  incarnates: { it: { ru: 'инкарнировавший', en: 'incarnated' } },
  relocates: { it: { ru: 'переместившийся', en: 'relocated' } },
  moves: { it: { ru: 'переместившийся', en: 'moved' } },
  dives: { it: { ru: 'погрузившийся', en: 'diving' } },
  surfaces: { it: { ru: 'всплывший', en: 'surfacing' } },
  jumps: { it: { ru: 'прыгнувший', en: 'jumping' } },
  teleports: { it: { ru: 'телепортировавшийся', en: 'teleported' } },
  dashes: { it: { ru: 'рванувшийся', en: 'dashing' } },
  displaced: {
    it: { ru: 'перемещённый', en: 'relocated' },
    other: { ru: 'переместивший', en: 'relocating' },
  },
  joins: { other: { ru: 'встреченный', en: 'met' } },
  comesNear: { it: { ru: 'подошедший', en: 'arrived' }, other: { ru: 'подошедший', en: 'arrived' } },
  opens: { it: { ru: 'открывшийся', en: 'opened' }, other: { ru: 'открывший', en: 'opening' } },
  closes: { it: { ru: 'закрывшийся', en: 'closed' }, other: { ru: 'закрывший', en: 'closing' } },
  defends: { it: { ru: 'защищающий', en: 'defending' }, other: { ru: 'защищаемый', en: 'defended' } },
  casts: { it: { ru: 'колдующий', en: 'casting' }, other: { ru: 'выбранный', en: 'chosen' } },
  revealed: { it: { ru: 'вскрытый', en: 'revealed' }, other: { ru: 'вскрывший', en: 'revealing' } },
};
