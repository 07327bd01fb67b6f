/** An attack before it is made: what would happen to whom. Russian keeps names in the nominative. */
import type { Preview, Reason, Seat, Text } from '@vigrid/kernel';
import { alike, counted, either, joined, listed, say } from '@vigrid/speech';
import type { RuleId } from '../rulebook/index.ts';
import type { Blow, Fate } from '../table/preview.ts';
import { wound } from './nouns.ts';

export type CardName = (card: number) => Text;

/** One case; the `blows` differ in who defends and in by how much somebody falls. */
export function caseText(blows: readonly Blow[], seat: Seat, name: CardName): Preview {
  const [blow] = blows;
  const { attacker, opponent, defends, winners } = blow;
  const [met, own, ...others] = blow.fates;
  const several = blows.length > 1;
  const said: Text[] = [
    fateText(met, several ? theDefender : name(opponent), several),
    ...(blow.unanswered ? [unanswered[blow.unanswered]] : []),
    ...(isTouched(own) ? [fateText(own, name(attacker), several)] : []),
    ...others.map((fate) => fateText(fate, name(fate.card), several)),
    ...(winners ? [won(winners, seat)] : []),
  ];
  return {
    cards: [...blows.map((one) => one.opponent), attacker],
    title: defends ? titled(blows, name) : nobody,
    text: joined(said, ' '),
    rule: ruleOf(blow),
    ...(!several && { tag: tagOf(met) }),
  };
}

/** Who can not step in, and why. */
export function barredText(reason: Reason, cards: readonly number[], name: CardName): Preview {
  const all = listed(cards.map(name));
  return {
    cards,
    title: say(`Не ${cards.length > 1 ? 'защитят' : 'защитит'}: ${all.ru}`, `${all.en} can not`),
    text: whyNot[reason.why] ?? { ru: 'Правила этого не позволяют.', en: 'The rules do not allow it.' },
    rule: reason.rule,
    never: true,
  };
}

const nobody = say('Никто не защищает', 'Nobody defends');
const theDefender = say('Защитник', 'The defender');

const unanswered: Readonly<Record<NonNullable<Blow['unanswered']>, Text>> = {
  hero: say('Герой не отвечает.', 'A hero does not strike back.'),
  closed: say('Закрытое существо не отвечает.', 'A closed creature does not strike back.'),
  fallen: say('Ответить уже некому.', 'It falls before it can strike back.'),
};

/** Every reason why a creature of the squad may not defend. */
const whyNot: Readonly<Record<string, Text>> = {
  closed: say('Закрытые существа не защищают.', 'A closed creature does not defend.'),
  defended: say('Защищать можно раз за ход.', 'A creature defends once a turn.'),
  directed: say('От Направленного удара не защитить.', 'Nobody defends from a Directed Strike.'),
};

const titled = (blows: readonly Blow[], name: CardName): Text => {
  const all = either(blows.map(({ opponent }) => name(opponent)));
  return say(`Защищает ${all.ru}`, `${all.en} defends`);
};

const isTouched = ({ wounds, kept, weakened, closes }: Fate): boolean =>
  wounds + kept + weakened > 0 || closes;

/** "Neibl takes 4: 5 to 1, and closes." Of several cases only what they share is told. */
function fateText(fate: Fate, name: Text, several: boolean): Text {
  const { wounds, kept, left, before, weakened, closes, end } = fate;
  const harm = harmText(fate);
  const last =
    end === 'returns'
      ? say('возвращается в руку', 'returns to the hand')
      : left === 0
        ? say('погибает', 'falls')
        : closes
          ? say('закрывается', 'closes')
          : null;
  const touched = wounds + kept + weakened > 0;
  if (last && (left === 0 ? several || !touched : !touched)) {
    return say(`${name.ru} ${last.ru}.`, `${name.en} ${last.en}.`);
  }
  if (left === 0 && last) {
    return say(`${name.ru}: ${harm.ru}, ${last.ru}.`, `${name.en} ${harm.en} and ${last.en}.`);
  }
  const rest =
    wounds + weakened === 0
      ? say('', '')
      : say(`, останется ${left}`, several ? `, ${left} left` : `: ${before} to ${left}`);
  const then = last ? say(`, ${last.ru}`, `, and ${last.en}`) : say('', '');
  return say(`${name.ru}: ${harm.ru}${rest.ru}${then.ru}.`, `${name.en} ${harm.en}${rest.en}${then.en}.`);
}

function harmText({ wounds, kept, weakened }: Fate): Text {
  if (wounds > 0) {
    return say(counted(wounds, wound, 'nom').ru, `takes ${wounds}`);
  }
  if (kept > 0) return say(`ран нет, отражено ${kept}`, `takes nothing, ${kept} kept off`);
  if (weakened > 0) return say(`Ослабление ${weakened}`, `is weakened by ${weakened}`);
  return say('ран нет', 'takes nothing');
}

function tagOf({ before, left, kept }: Fate): Text {
  if (left === 0) return say('погибает', 'falls');
  if (before === left) return kept > 0 ? say('отражено', 'kept off') : say('без ран', 'unharmed');
  return alike(`${before} → ${left}`);
}

function won(winners: readonly Seat[], seat: Seat): Text {
  if (winners.length > 1) return say('Ничья.', 'The game is drawn.');
  return winners.includes(seat) ? say('Это ваша победа.', 'You win.') : say('Это поражение.', 'You lose.');
}

function ruleOf({ winners, defends, unanswered: why, firstStrike }: Blow): RuleId {
  if (winners) return 'BH-15.1';
  if (firstStrike) return 'BH-G-first-strike';
  if (defends) return 'BH-11.2';
  if (why === 'hero') return 'BH-10.4';
  return why === 'closed' ? 'BH-10.3' : 'BH-10.2';
}
