/** What is laid on a card: figures raised, set or doubled, keywords gained, abilities lost; for good or for a time. */
import type { Text } from '@vigrid/kernel';
import type { Change, Until, Word } from '../abilities/types.ts';
import { raised, type Scale } from './amounts.ts';
import { keyword } from './classes.ts';
import { allowed, befalls, type Clause, happens, listed } from './clauses.ts';
import { keywordForms } from './nouns.ts';
import type { Phrase } from './phrases.ts';

export function change(who: Phrase, laid: Change, until: Until | undefined, me: Phrase): Clause {
  const time = until ? times[until] : { en: '', ru: '' };
  const told = [
    ...(gains(laid) ? [added(who, laid, me)] : []),
    ...(laid.mute ? [muted(who)] : []),
    ...(laid.cannotAttack ? [held(who)] : []),
  ];
  const clauses = told.length === 0 ? [] : [ofCard(who, told, time)];
  // What is told of the card itself names it, so that "its strike" can follow.
  const whose = told.length === 0 ? who : who.pronoun();
  if (isSet(laid.strike)) clauses.push(ofFigure(set(whose, laid.strike.set), time));
  if (laid.strike === 'double' || laid.lives === 'double') clauses.push(ofFigure(doubled(whose, laid), time));
  return clauses.length === 1 ? clauses[0] : happens(joined(clauses), allowed(clauses));
}

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

const isSet = (strike: Change['strike']): strike is { readonly set: number } =>
  typeof strike === 'object' && 'set' in strike;

const gains = ({ strike, lives, armour, words = [] }: Change): boolean =>
  (typeof strike === 'object' && 'add' in strike) ||
  typeof lives === 'object' ||
  armour !== undefined ||
  words.length > 0;

function added(who: Phrase, { strike, lives, armour, words = [] }: Change, me: Phrase): Part {
  const scale: Scale = { who, me };
  const gained: Text[] = [];
  if (typeof strike === 'object' && 'add' in strike) gained.push(raised(strike.add, 'strike', scale));
  if (typeof lives === 'object') gained.push(raised(lives.add, 'lives', scale));
  if (armour !== undefined) gained.push(keywordAsObject('armour', armour));
  for (const word of words) gained.push(keywordAsObject(word));
  const { en, ru } = listed(gained);
  return {
    told: { en: `${who.many ? 'get' : 'gets'} ${en}`, ru: `${who.many ? 'получают' : 'получает'} ${ru}` },
    may: { en: `give ${who.en} ${en}`, ru: `дать ${who.ru('dat')} ${ru}` },
  };
}

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
  told: { en: 'cannot attack', ru: `не ${who.many ? 'могут' : 'может'} атаковать` },
  may: { en: `keep ${who.en} from attacking`, ru: `запретить ${who.ru('dat')} атаковать` },
});

function set(who: Phrase, to: number): FigurePart {
  const figure = who.of(strikeWord);
  return {
    figure,
    told: { en: `becomes ${to}`, ru: `становится равен ${to}` },
    may: { en: `make ${figure.en} ${to}`, ru: `сделать ${figure.ru} равным ${to}` },
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
