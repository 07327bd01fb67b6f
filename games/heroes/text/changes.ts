/** What is laid on a card: figures raised, set or doubled, keywords gained, abilities lost; for good or for a time. */
import type { Text } from '@vigrid/kernel';
import { agreed, he, listed, plural, short, told } from '@vigrid/speech';
import type { Amount, Change, Until, Word } from '../abilities/index.ts';
import { counted, raisedFigures } from './amounts.ts';
import { keyword } from './classes.ts';
import { allowed, befalls, type Clause, happens } from './clauses.ts';
import type { Scale } from './measures.ts';
import { type Kind, keywordForms, wound } from './nouns.ts';
import type { Phrase } from './phrases.ts';
import * as verbs from './verbs.ts';

/** `kind` is what the card is: creatures and quests come to different ends. */
export function changed(
  who: Phrase,
  laid: Change,
  until: Until | undefined,
  scale: Scale,
  kind: Kind,
): Clause {
  const time = timeOf(until);
  const told = [
    ...(gains(laid) ? [added(who, laid, scale)] : []),
    ...(laid.mute ? [muted(who)] : []),
    ...(laid.cannotAttack ? [held(who)] : []),
    ...(laid.taunt ? [taunting(who)] : []),
    ...(laid.doomed === true ? [doomed(who, kind)] : []),
    ...(laid.doomed === 'nextTurnEnd' || laid.doomed === 'enemyTurnEnd'
      ? [destroyedLater(who, laid.doomed)]
      : []),
  ];
  const clauses = told.length === 0 ? [] : [ofCard(who, told, time)];
  // Once it has been named, "its strike" can follow.
  const whose = () => (clauses.length === 0 ? who : who.pronoun());
  if (isSet(laid.strike)) clauses.push(ofFigure(set(whose(), 'strike', laid.strike.set), time));
  if (isSet(laid.lives)) clauses.push(ofFigure(set(whose(), 'lives', laid.lives.set), time));
  if (laid.strike === 'double' || laid.lives === 'double') {
    clauses.push(ofFigure(doubled(whose(), laid), time));
  }
  if (laid.shots !== undefined) clauses.push(ofFigure(shooting(whose(), laid.shots), time));
  if (laid.raid !== undefined) clauses.push(ofFigure(hastened(whose(), laid.raid), time));
  return clauses.length === 1 ? clauses[0] : happens(joined(clauses), allowed(clauses));
}

/** Something that a card gets, for good or for a time. */
export const receives = (who: Phrase, what: Text, until: Until | undefined): Clause =>
  ofCard(who, [gift(who, what)], timeOf(until));

/** What is told, and how the player would be allowed to do it. */
interface Part {
  readonly told: Text;
  readonly may: Text;
}

interface FigurePart extends Part {
  readonly figure: Text;
}

const times: Readonly<Record<Until, Text>> = {
  turnEnd: { en: ' until the end of the turn', ru: 'до конца хода ' },
  yourTurn: { en: ' until the start of your turn', ru: 'до начала вашего хода ' },
};

const timeOf = (until: Until | undefined): Text => (until ? times[until] : { en: '', ru: '' });

/** «существо до конца хода получает … и теряет …». */
function ofCard(who: Phrase, parts: readonly Part[], time: Text): Clause {
  const told = listed(parts.map((p) => p.told));
  const may = listed(parts.map((p) => p.may));
  return befalls(who, { en: told.en + time.en, ru: time.ru + told.ru }, inTime(may, time));
}

function ofFigure({ figure, told, may }: FigurePart, time: Text): Clause {
  return happens(
    { en: `${figure.en} ${told.en}${time.en}`, ru: `${figure.ru} ${time.ru}${told.ru}` },
    inTime(may, time),
  );
}

const inTime = (may: Text, time: Text): Text => ({
  en: may.en + time.en,
  ru: time.ru === '' ? may.ru : `${may.ru} ${time.ru.trimEnd()}`,
});

/** «существо получает Рывок, и его удар становится равен 0». */
const joined = (clauses: readonly Clause[]): Text => ({
  en: clauses.map((c) => c.say.en).join(' and '),
  ru: clauses.map((c) => c.say.ru).join(', и '),
});

type Figure = Change['strike'] | Change['lives'];

const isSet = (figure: Figure): figure is { readonly set: number } =>
  typeof figure === 'object' && 'set' in figure;

const addedTo = (figure: Figure): Amount | undefined =>
  typeof figure === 'object' && 'add' in figure ? figure.add : undefined;

const gains = ({ strike, lives, armour, words = [] }: Change): boolean =>
  addedTo(strike) !== undefined || addedTo(lives) !== undefined || armour !== undefined || words.length > 0;

function added(who: Phrase, { strike, lives, armour, words = [] }: Change, scale: Scale): Part {
  const gained: Text[] = [...raisedFigures(addedTo(strike), addedTo(lives), scale)];
  if (armour !== undefined) gained.push(keywordAsObject('armour', armour));
  for (const word of words) gained.push(keywordAsObject(word));
  return gift(who, listed(gained));
}

const gift = (who: Phrase, { en, ru }: Text): Part => ({
  told: told(who, verbs.get, { en, ru }),
  may: { en: `give ${who.en} ${en}`, ru: `дать ${who.ru('dat')} ${ru}` },
});

function keywordAsObject(word: Word, value?: number): Text {
  const { en, ru } = keyword(word, value);
  if (word === 'created') return { en, ru };
  return { en, ru: value === undefined ? keywordForms[word].acc : `${keywordForms[word].acc} ${value}` };
}

/** BH-G-lose-abilities. */
const muted = (who: Phrase): Part => ({
  told: who.many
    ? { en: 'lose their abilities', ru: 'теряют особенности' }
    : { en: 'loses its abilities', ru: 'теряет особенности' },
  may: { en: `take the abilities of ${who.en} away`, ru: `лишить ${who.ru('acc')} особенностей` },
});

const held = (who: Phrase): Part => ({
  told: { en: 'cannot attack', ru: `не ${who.many ? verbs.able.many : verbs.able.one} атаковать` },
  may: { en: `keep ${who.en} from attacking`, ru: `запретить ${who.ru('dat')} атаковать` },
});

const mustBe = short('должен', 'должн');

const taunting = (who: Phrase): Part => ({
  told: {
    en: `must be the target of the opponent’s attacks and spells if possible`,
    ru: `${agreed(mustBe, who)} быть целью атак и заклинаний противника, если это возможно`,
  },
  may: {
    en: `make ${who.en} the target of the opponent’s attacks and spells if possible`,
    ru: `сделать ${who.ru('acc')} целью атак и заклинаний противника, если это возможно`,
  },
});

/** Of the turn of the player who then controls it. */
function doomed(who: Phrase, kind: Kind): Part {
  const { many } = who;
  const its = {
    en: many ? 'their controllers’ turns' : 'its controller’s turn',
    ru: `хода контролирующего ${many ? 'их' : he[who.noun.ru.gender].gen} игрока`,
  };
  if (kind === 'quest') {
    const when = { en: `at the end of ${its.en}`, ru: `в конце ${its.ru}` };
    return {
      told: told(who, verbs.areCompleted, when),
      may: { en: `have ${who.en} completed ${when.en}`, ru: `завершить ${who.ru('acc')} ${when.ru}` },
    };
  }
  const when = { en: `at the start of ${its.en}`, ru: `в начале ${its.ru}` };
  return {
    told: told(who, verbs.die, when),
    may: { en: `doom ${who.en} to die ${when.en}`, ru: `обречь ${who.ru('acc')} на гибель ${when.ru}` },
  };
}

function destroyedLater(who: Phrase, at: 'nextTurnEnd' | 'enemyTurnEnd'): Part {
  const when =
    at === 'nextTurnEnd'
      ? { en: 'at the end of your next turn', ru: 'в конце вашего следующего хода' }
      : { en: 'at the end of the opponent’s turn', ru: 'в конце хода противника' };
  return {
    told: told(who, verbs.areDestroyed, when),
    may: {
      en: `have ${who.en} destroyed ${when.en}`,
      ru: `обречь ${who.ru('acc')} на уничтожение ${when.ru}`,
    },
  };
}

function shooting(who: Phrase, more: number): FigurePart {
  const figure = who.of({ en: 'shots', ru: 'выстрелы' });
  const n = {
    en: `${more} more ${plural(more, 'en', ['wound', 'wounds'])}`,
    ru: `на ${counted(more, wound).ru}`,
  };
  return {
    figure,
    told: { en: `deal ${n.en}`, ru: `наносят ${n.ru} больше` },
    may: { en: `have ${figure.en} deal ${n.en}`, ru: `усилить ${figure.ru} ${n.ru}` },
  };
}

/** BH-18.1: the Raid of this value comes one attack earlier. */
function hastened(who: Phrase, value: number): FigurePart {
  const figure = who.of({ en: `Raid ${value}`, ru: `Набег ${value}` });
  return {
    figure,
    told: { en: `becomes Raid ${value - 1}`, ru: `становится Набегом ${value - 1}` },
    may: { en: `turn ${figure.en} into Raid ${value - 1}`, ru: `сменить ${figure.ru} на Набег ${value - 1}` },
  };
}

function set(who: Phrase, what: 'strike' | 'lives', to: number): FigurePart {
  const strike = what === 'strike';
  const figure = who.of(strike ? strikeWord : livesWord);
  return {
    figure,
    told: strike
      ? { en: `becomes ${to}`, ru: `становится равен ${to}` }
      : { en: `become ${to}`, ru: `становятся равны ${to}` },
    may: { en: `make ${figure.en} ${to}`, ru: `сделать ${figure.ru} ${strike ? 'равным' : 'равными'} ${to}` },
  };
}

function doubled(who: Phrase, { strike, lives }: Change): FigurePart {
  const words = [...(strike === 'double' ? [strikeWord] : []), ...(lives === 'double' ? [livesWord] : [])];
  const figure = who.of(listed(words));
  return {
    figure,
    told: lives === 'double' ? { en: 'double', ru: 'удваиваются' } : { en: 'doubles', ru: 'удваивается' },
    may: { en: `double ${figure.en}`, ru: `удвоить ${figure.ru}` },
  };
}

const strikeWord: Text = { en: 'strike', ru: 'удар' };
const livesWord: Text = { en: 'lives', ru: 'жизни' };
