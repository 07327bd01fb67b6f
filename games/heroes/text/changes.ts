/** Changed figures: raised, set, doubled; for good or until the end of the turn. */
import type { Text } from '@vigrid/kernel';
import type { Change } from '../abilities/types.ts';
import { raised } from './amounts.ts';
import { allowed, type Clause, happens, inner, listed } from './clauses.ts';
import type { Phrase } from './filters.ts';

export function change(who: Phrase, { strike, lives }: Change, until: 'turnEnd' | undefined): Clause {
  const parts = [...added(who, strike, lives), ...set(who, strike), ...doubled(who, strike, lives)];
  const clauses = until === 'turnEnd' ? parts.map(thisTurn) : parts.map((p) => happens(p.say(''), p.may));
  return happens(inner(clauses), allowed(clauses));
}

/** A clause that leaves a place for the time in Russian: «существо до конца хода получает …». */
interface Part {
  readonly say: (time: string) => Text;
  readonly may: Text;
}

function thisTurn(part: Part): Clause {
  const say = part.say(' до конца хода');
  return happens(
    { en: `${say.en} until the end of the turn`, ru: say.ru },
    { en: `${part.may.en} until the end of the turn`, ru: `${part.may.ru} до конца хода` },
  );
}

function added(who: Phrase, strike: Change['strike'], lives: Change['lives']): Part[] {
  const figures: Text[] = [];
  if (typeof strike === 'object' && 'add' in strike) figures.push(raised(strike.add, 'strike'));
  if (typeof lives === 'object') figures.push(raised(lives.add, 'lives'));
  if (figures.length === 0) return [];
  const { en, ru } = listed(figures);
  return [
    {
      say: (time) => ({
        en: `${who.en} ${who.many ? 'get' : 'gets'} ${en}`,
        ru: `${who.ru('nom')}${time} ${who.many ? 'получают' : 'получает'} ${ru}`,
      }),
      may: { en: `give ${who.en} ${en}`, ru: `дать ${who.ru('dat')} ${ru}` },
    },
  ];
}

function set(who: Phrase, strike: Change['strike']): Part[] {
  if (typeof strike !== 'object' || !('set' in strike)) return [];
  const its = who.of(strikeWord);
  return [
    {
      say: (time) => ({
        en: `${its.en} becomes ${strike.set}`,
        ru: `${its.ru}${time} становится равен ${strike.set}`,
      }),
      may: { en: `make ${its.en} ${strike.set}`, ru: `сделать ${its.ru} равным ${strike.set}` },
    },
  ];
}

function doubled(who: Phrase, strike: Change['strike'], lives: Change['lives']): Part[] {
  const words = [...(strike === 'double' ? [strikeWord] : []), ...(lives === 'double' ? [livesWord] : [])];
  if (words.length === 0) return [];
  const its = who.of(listed(words));
  const one = lives !== 'double';
  return [
    {
      say: (time) => ({
        en: `${its.en} ${one ? 'doubles' : 'double'}`,
        ru: `${its.ru}${time} ${one ? 'удваивается' : 'удваиваются'}`,
      }),
      may: { en: `double ${its.en}`, ru: `удвоить ${its.ru}` },
    },
  ];
}

const strikeWord: Text = { en: 'strike', ru: 'удар' };
const livesWord: Text = { en: 'lives', ru: 'жизни' };
