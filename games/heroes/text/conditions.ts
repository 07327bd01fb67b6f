/** Conditions: as the clause after "if" or "while", or as the label that some of them have on cards. */
import type { Text } from '@vigrid/kernel';
import { agreed, article, figures, listed, ordinal, short } from '@vigrid/speech';
import type { Condition, Filter, Triggered } from '../abilities/index.ts';
import { classes, classKey, terms } from './classes.ts';
import { phrase } from './filters.ts';
import { card, coinNoun, type Kind, kinds, strengthening } from './nouns.ts';
import { thisCard } from './phrases.ts';
import type { Setting } from './targets.ts';

/** "you hold fewer cards than the opponent", seen from a card of this type. */
export function conditionText(c: Condition, type: Kind): Text {
  const me = thisCard(type);
  const onMe = me.after('на', 'pre');
  if ('all' in c) return listed(c.all.map((one) => conditionText(one, type)));
  if ('before' in c) {
    const { side, ...rest } = c.before;
    if (side && Object.keys(rest).length === 0) return whose[side];
    const it = phrase(c.before);
    return { en: `it is ${it.en}`, ru: `это ${it.ru('nom')}` };
  }
  if ('hand' in c) return c.hand === 'more' ? moreCards : fewerCards;
  if ('handMin' in c) {
    return {
      en: `you hold ${c.handMin} or more cards`,
      ru: `у вас в руке ${figures(c.handMin, card.ru, 'nom')} или больше`,
    };
  }
  if ('handMax' in c) {
    return c.handMax === 0
      ? { en: 'your hand is empty', ru: 'ваша рука пуста' }
      : {
          en: `you hold ${c.handMax} or fewer cards`,
          ru: `у вас в руке ${figures(c.handMax, card.ru, 'nom')} или меньше`,
        };
  }
  if ('control' in c) return present(c.control);
  if ('soulcatcher' in c) return { en: 'a creature has died this turn', ru: 'в этом ходу погибло существо' };
  if ('unwounded' in c) return { en: `${me.en} has no wounds`, ru: `${onMe} нет ран` };
  if ('raid' in c) {
    return {
      en: `this is the ${ordinal(c.raid)} or a later attack of the turn`,
      ru: `эта атака ${c.raid}-я за ход или более поздняя`,
    };
  }
  if ('went' in c) {
    return c.went === 'first'
      ? { en: 'you went first', ru: 'партию начали вы' }
      : { en: 'you went second', ru: 'партию начал противник' };
  }
  if ('heroClass' in c) {
    const { en, ru } = classes[classKey(c.heroClass)];
    return { en: `your hero is ${article(en)}`, ru: `ваш герой — ${ru}` };
  }
  if ('enemyTurn' in c) return { en: 'it is the opponent’s turn', ru: 'идёт ход противника' };
  if ('boostsMin' in c) {
    return {
      en: `${me.en} has ${c.boostsMin} or more ${strengthening.en.many}`,
      ru: `${onMe} ${figures(c.boostsMin, strengthening.ru, 'nom')} или больше`,
    };
  }
  if ('unweakened' in c) {
    return { en: `${me.en} has no Weakening effects`, ru: `${onMe} нет эффектов ослабления` };
  }
  if ('against' in c) return attacking(c.against, type);
  if ('attacking' in c) return { en: `${me.en} is attacking`, ru: `${me.ru('nom')} атакует` };
  if ('fighting' in c) return { en: `${me.en} is fighting`, ru: `${me.ru('nom')} сражается` };
  if ('closed' in c) {
    const { en, ru } = c.closed ? { en: 'closed', ru: shut } : { en: 'open', ru: open };
    return { en: `${me.en} is ${en}`, ru: `${me.ru('nom')} ${agreed(ru, me)}` };
  }
  if ('openMin' in c) {
    return {
      en: `you have ${c.openMin} or more open coins`,
      ru: `у вас ${c.openMin} или больше открытых монет`,
    };
  }
  if ('questsMin' in c) {
    return {
      en: `you have completed ${c.questsMin} or more quests`,
      ru: `вы завершили ${figures(c.questsMin, kinds.quest.ru, 'acc')} или больше`,
    };
  }
  if ('standing' in c) return { en: 'it stays in play', ru: 'цель остаётся в игре' };
  if ('noQuests' in c) return { en: 'you have completed no quests', ru: 'вы не завершили ни одного квеста' };
  if ('outnumbered' in c) {
    return {
      en: 'the opponent controls more creatures than you',
      ru: 'у противника в игре больше существ, чем у вас',
    };
  }
  if ('coinsMin' in c) {
    return {
      en: `you have ${c.coinsMin} or more coins`,
      ru: `у вас ${figures(c.coinsMin, coinNoun.ru, 'nom')} или больше`,
    };
  }
  if ('heroNeutral' in c) return { en: 'your hero is neutral', ru: 'ваш герой нейтрален' };
  if ('graveyardHas' in c) {
    const { en, ru } = kinds[c.graveyardHas];
    return { en: `there is ${article(en.one)} in your graveyard`, ru: `на вашем кладбище есть ${ru.sg.nom}` };
  }
  if ('lost' in c)
    return { en: 'a creature of yours has died this turn', ru: 'в этом ходу погибло ваше существо' };
  c satisfies { readonly enemyBroke: true };
  return { en: 'the opponent has no open coins', ru: 'у противника нет открытых монет' };
}

/** What holds only under a condition: "Soulcatcher – draw a card", "while you control an orc, …". */
export function under(c: Condition | undefined, said: Text, type: Kind, link: 'if' | 'while'): Text {
  const { label, rest } = labelled(c);
  const when = rest && clause(rest, type, link);
  return headed(label, when ? { en: `${when.en}, ${said.en}`, ru: `${when.ru}, ${said.ru}` } : said);
}

/** The text behind its label. */
export const headed = (label: Text | null, said: Text): Text =>
  label ? { en: `${label.en} – ${said.en}`, ru: `${label.ru} — ${said.ru}` } : said;

/** With its conjunction; what can not change is never a "while". */
export function clause(c: Condition, type: Kind, link: 'if' | 'while'): Text {
  const { en, ru } = conditionText(c, type);
  return link === 'if' || partsOf(c).some((one) => 'went' in one || 'questsMin' in one)
    ? { en: `if ${en}`, ru: `если ${ru}` }
    : { en: `while ${en}`, ru: `пока ${ru}` };
}

/** What cards print as a label before the text (BH-16.1, BH-18.1), and what is left to say in words. */
export function labelled(c: Condition | undefined): {
  readonly label: Text | null;
  readonly rest: Condition | undefined;
} {
  const all = partsOf(c);
  const labels = all.flatMap((one) => labelOf(one) ?? []);
  const label = labels.length === 0 ? null : labels.reduce((first, one) => headed(first, one));
  return { label, rest: together(all.filter((one) => labelOf(one) === null)) };
}

/** The conditions that must hold together, one by one. */
export const partsOf = (c: Condition | undefined): readonly Condition[] =>
  c === undefined ? [] : 'all' in c ? c.all.flatMap(partsOf) : [c];

export const together = (all: readonly Condition[]): Condition | undefined =>
  all.length > 1 ? { all } : all[0];

function labelOf(c: Condition): Text | null {
  if ('soulcatcher' in c) return terms.soulcatcher.name;
  if ('raid' in c) {
    const { en, ru } = terms.raid.name;
    return { en: `${en} ${c.raid}`, ru: `${ru} ${c.raid}` };
  }
  return null;
}

/** Whether it has spoken of your hero, so that "it" is your hero now. */
const namesHero = (c: Condition | undefined): boolean =>
  partsOf(c).some((one) => 'heroClass' in one || 'heroNeutral' in one);

const whose: Readonly<Record<NonNullable<Filter['side']>, Text>> = {
  yours: { en: 'it is yours', ru: 'это ваша карта' },
  enemy: { en: 'it is the opponent’s', ru: 'это карта противника' },
};

const shut = short('закрыт');
const open = short('открыт');

function attacking(what: 'hero' | 'creature' | Filter, type: Kind): Text {
  const me = thisCard(type);
  const foe = phrase(typeof what === 'object' ? what : { type: what, ...(what === type && { other: true }) });
  return { en: `${me.en} is attacking ${foe.en}`, ru: `${me.ru('nom')} атакует ${foe.ru('acc')}` };
}

const moreCards: Text = {
  en: 'you hold more cards than the opponent',
  ru: 'у вас в руке больше карт, чем у противника',
};

const fewerCards: Text = {
  en: 'you hold fewer cards than the opponent',
  ru: 'у вас в руке меньше карт, чем у противника',
};

/** A player controls what is on their own side. */
function present({ side, ...rest }: Filter): Text {
  const one = phrase(rest);
  const ru = `в игре есть ${one.ru('nom')}`;
  return side === 'enemy'
    ? { en: `the opponent controls ${one.en}`, ru: `у противника ${ru}` }
    : { en: `you control ${one.en}`, ru: `у вас ${ru}` };
}

/** After a condition that speaks of your hero "it" is the hero. */
export const knowing = (c: Triggered['if'], at: Setting): Setting =>
  namesHero(c) ? { ...at, near: 'hero' } : at;
