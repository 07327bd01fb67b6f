/** An attack before it is made: what would happen to whom. Russian keeps names in the nominative. */
import type { Preview, Reason, Seat, Text } from '@vigrid/kernel';
import { plural } from '@vigrid/speech';
import type { RuleId } from '../rulebook/index.ts';
import type { Blow, Fate } from '../table/preview.ts';

export type CardName = (card: number) => Text;

/** One case; `alike` differ in who defends and in by how much somebody falls. */
export function caseText(alike: readonly Blow[], seat: Seat, name: CardName): Preview {
  const [blow] = alike;
  const { attacker, opponent, defends, winners } = blow;
  const [met, own, ...others] = blow.fates;
  const several = alike.length > 1;
  const said: Text[] = [
    fateText(met, several ? theDefender : name(opponent), several),
    ...(blow.unanswered ? [unanswered[blow.unanswered]] : []),
    ...(isTouched(own) ? [fateText(own, name(attacker), several)] : []),
    ...others.map((fate) => fateText(fate, name(fate.card), several)),
    ...(winners ? [won(winners, seat)] : []),
  ];
  return {
    cards: [...alike.map((one) => one.opponent), attacker],
    title: defends ? titled(alike, name) : nobody,
    text: text(said.map(({ ru }) => ru).join(' '), said.map(({ en }) => en).join(' ')),
    rule: ruleOf(blow),
    ...(!several && { tag: tagOf(met) }),
  };
}

/** Who can not step in, and why. */
export function barredText(reason: Reason, cards: readonly number[], name: CardName): Preview {
  const all = list(cards.map(name), { ru: ' и ', en: ' and ' });
  return {
    cards,
    title: { ru: `Не защитят: ${all.ru}`, en: `${all.en} can not` },
    text: whyNot[reason.why] ?? { ru: 'Правила этого не позволяют.', en: 'The rules do not allow it.' },
    rule: reason.rule,
    never: true,
  };
}

const text = (ru: string, en: string): Text => ({ ru, en });

const nobody = text('Никто не защищает', 'Nobody defends');
const theDefender = text('Защитник', 'The defender');

const unanswered: Readonly<Record<NonNullable<Blow['unanswered']>, Text>> = {
  hero: text('Герой не отвечает.', 'A hero does not strike back.'),
  closed: text('Закрытое существо не отвечает.', 'A closed creature does not strike back.'),
  fallen: text('Ответить уже некому.', 'It falls before it can strike back.'),
};

/** Every reason why a creature of the squad may not defend. */
const whyNot: Readonly<Record<string, Text>> = {
  closed: text('Закрытые существа не защищают.', 'A closed creature does not defend.'),
  defended: text('Защищать можно раз за ход.', 'A creature defends once a turn.'),
  directed: text('От Направленного удара не защитить.', 'Nobody defends from a Directed Strike.'),
};

const titled = (alike: readonly Blow[], name: CardName): Text => {
  const all = list(
    alike.map(({ opponent }) => name(opponent)),
    { ru: ' или ', en: ' or ' },
  );
  return text(`Защищает ${all.ru}`, `${all.en} defends`);
};

const isTouched = ({ wounds, kept, weakened, closes }: Fate): boolean =>
  wounds + kept + weakened > 0 || closes;

/** "Neibl takes 4: 5 to 1, and closes." Of several cases only what they share is told. */
function fateText(fate: Fate, name: Text, several: boolean): Text {
  const { wounds, kept, left, before, weakened, closes, end } = fate;
  const harm = harmText(fate);
  const last =
    end === 'returns'
      ? text('возвращается в руку', 'returns to the hand')
      : left === 0
        ? text('погибает', 'falls')
        : closes
          ? text('закрывается', 'closes')
          : null;
  const touched = wounds + kept + weakened > 0;
  if (last && (left === 0 ? several || !touched : !touched)) {
    return text(`${name.ru} ${last.ru}.`, `${name.en} ${last.en}.`);
  }
  if (left === 0 && last) {
    return text(`${name.ru}: ${harm.ru}, ${last.ru}.`, `${name.en} ${harm.en} and ${last.en}.`);
  }
  const rest =
    wounds + weakened === 0
      ? text('', '')
      : text(`, останется ${left}`, several ? `, ${left} left` : `: ${before} to ${left}`);
  const then = last ? text(`, ${last.ru}`, `, and ${last.en}`) : text('', '');
  return text(`${name.ru}: ${harm.ru}${rest.ru}${then.ru}.`, `${name.en} ${harm.en}${rest.en}${then.en}.`);
}

function harmText({ wounds, kept, weakened }: Fate): Text {
  if (wounds > 0) {
    return text(`${wounds} ${plural(wounds, 'ru', ['рана', 'раны', 'ран'])}`, `takes ${wounds}`);
  }
  if (kept > 0) return text(`ран нет, отражено ${kept}`, `takes nothing, ${kept} kept off`);
  if (weakened > 0) return text(`Ослабление ${weakened}`, `is weakened by ${weakened}`);
  return text('ран нет', 'takes nothing');
}

function tagOf({ before, left, kept }: Fate): Text {
  if (left === 0) return text('погибает', 'falls');
  if (before === left) return kept > 0 ? text('отражено', 'kept off') : text('без ран', 'unharmed');
  return text(`${before} → ${left}`, `${before} → ${left}`);
}

function won(winners: readonly Seat[], seat: Seat): Text {
  if (winners.length > 1) return text('Ничья.', 'The game is drawn.');
  return winners.includes(seat) ? text('Это ваша победа.', 'You win.') : text('Это поражение.', 'You lose.');
}

function ruleOf({ winners, defends, unanswered: why, firstStrike }: Blow): RuleId {
  if (winners) return 'BH-15.1';
  if (firstStrike) return 'BH-G-first-strike';
  if (defends) return 'BH-11.2';
  if (why === 'hero') return 'BH-10.4';
  return why === 'closed' ? 'BH-10.3' : 'BH-10.2';
}

/** "A, B or C". */
function list(all: readonly Text[], last: Text): Text {
  const say = (words: readonly string[], by: string) =>
    words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')}${by}${words.at(-1)}`;
  return text(
    say(
      all.map(({ ru }) => ru),
      last.ru,
    ),
    say(
      all.map(({ en }) => en),
      last.en,
    ),
  );
}
