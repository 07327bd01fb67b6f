/** What effects on coins, costs and the turn itself say. */
import type { Text } from '@vigrid/kernel';
import { plural } from '@vigrid/speech';
import type { EffectOf } from '../abilities/types.ts';
import { counted } from './amounts.ts';
import { type Clause, happens, you } from './clauses.ts';
import { condition } from './conditions.ts';
import { phrase } from './filters.ts';
import { coinNoun } from './nouns.ts';
import type { Saying } from './pieces.ts';

export type Coins =
  | 'gainCoins'
  | 'openCoins'
  | 'closeCoins'
  | 'stunCoins'
  | 'seizeCoins'
  | 'discount'
  | 'limitPlays'
  | 'countDead'
  | 'respend'
  | 'command'
  | 'skipTurn'
  | 'endTurn';

export const coins: Saying<Coins> = {
  gainCoins(e) {
    const n = e.closed ? closedCoins(e.amount) : counted(e.amount, coinNoun);
    const time = e.turn ? { en: ' until the end of the turn', ru: ' до конца хода' } : { en: '', ru: '' };
    const what = { en: n.en + time.en, ru: n.ru + time.ru };
    return moved(e, what, 'get', ['получите', 'получает', 'получить'], 'дать противнику');
  },
  openCoins: (e) =>
    moved(e, counted(e.amount, coinNoun), 'open', ['откройте', 'открывает', 'открыть'], 'дать противнику'),
  closeCoins: (e) =>
    moved(
      e,
      counted(e.amount, coinNoun),
      'close',
      ['закройте', 'закрывает', 'закрыть'],
      'заставить противника',
    ),
  stunCoins({ amount, who }) {
    const n = counted(amount, coinNoun);
    const fewer = { en: `${n.en} less`, ru: `на ${n.ru} меньше` };
    return who
      ? happens(
          {
            en: `the opponent opens ${fewer.en} at the start of the next turn`,
            ru: `противник в начале своего следующего хода открывает ${fewer.ru}`,
          },
          {
            en: `make the opponent open ${fewer.en} at the start of the next turn`,
            ru: `заставить противника в начале следующего хода открыть ${fewer.ru}`,
          },
        )
      : happens(
          {
            en: `you open ${fewer.en} at the start of your next turn`,
            ru: `в начале своего следующего хода вы открываете ${fewer.ru}`,
          },
          {
            en: `open ${fewer.en} at the start of your next turn`,
            ru: `в начале следующего хода открыть ${fewer.ru}`,
          },
        );
  },
  seizeCoins({ amount }) {
    const n = {
      en: counted(amount, coinNoun).en,
      ru: `${amount} ${plural(amount, 'ru', ['монеты', 'монет', 'монет'])}`,
    };
    const end = { en: 'until the end of the opponent’s turn', ru: 'до конца своего хода' };
    return happens(
      { en: `the opponent loses ${n.en} ${end.en}`, ru: `противник лишается ${n.ru} ${end.ru}` },
      { en: `take ${n.en} from the opponent ${end.en}`, ru: `лишить противника ${n.ru} до конца его хода` },
    );
  },
  limitPlays({ cards }) {
    const most = phrase({}, cards);
    const more = {
      en: `more than ${cards === 1 ? 'one card' : most.en}`,
      ru: `больше ${cards === 1 ? 'одной карты' : most.ru('gen')}`,
    };
    return happens(
      {
        en: `until the start of your turn nobody plays ${more.en} in one turn`,
        ru: `до начала вашего хода никто не разыгрывает ${more.ru} за ход`,
      },
      {
        en: `forbid to play ${more.en} in one turn until the start of your turn`,
        ru: `запретить до начала вашего хода разыгрывать ${more.ru} за ход`,
      },
    );
  },
  countDead: () =>
    happens(
      { en: 'a creature counts as having died this turn', ru: 'считается, что в этом ходу погибло существо' },
      { en: 'count a creature as having died this turn', ru: 'считать, что в этом ходу погибло существо' },
    ),
  discount({ on, by = 0, to }) {
    const { en, ru } = discounted[on];
    const n = counted(to ?? Math.abs(by), coinNoun);
    const price =
      to === undefined
        ? { en: `${n.en} ${by < 0 ? 'more' : 'less'}`, ru: `на ${n.ru} ${by < 0 ? 'больше' : 'меньше'}` }
        : n;
    return happens(
      { en: `${en} costs ${price.en}`, ru: `${ru} стоит ${price.ru}` },
      { en: `make ${en} cost ${price.en}`, ru: `сделать так, чтобы ${ru} стоила ${price.ru}` },
    );
  },
  respend({ most }) {
    const what = {
      en: 'values of Spend that your other creatures have reached this turn',
      ru: 'значения Расхода, которых в этом ходу достигли другие ваши существа',
    };
    return happens(
      {
        en: `${what.en} trigger once more, up to ${most} in sum`,
        ru: `${what.ru}, срабатывают ещё раз, в сумме до ${most}`,
      },
      {
        en: `have ${what.en} trigger once more, up to ${most} in sum`,
        ru: `повторить ${what.ru}, в сумме до ${most}`,
      },
    );
  },
  command: () =>
    happens(
      {
        en: 'you decide for the opponent in the opponent’s next turn',
        ru: 'в следующем ходу противника решения за него принимаете вы',
      },
      {
        en: 'decide for the opponent in the opponent’s next turn',
        ru: 'принимать решения за противника в его следующем ходу',
      },
    ),
  skipTurn({ unless }, { type }) {
    const but = unless && condition(unless, type);
    const [en, ru] = [but ? ` unless ${but.en}` : '', but ? `, кроме случая, когда ${but.ru}` : ''];
    return you(
      `skip your next turn${en}`,
      `пропустите свой следующий ход${ru}`,
      `пропустить свой следующий ход${ru}`,
    );
  },
  endTurn: () =>
    happens({ en: 'the turn ends', ru: 'ход заканчивается' }, { en: 'end the turn', ru: 'закончить ход' }),
};

/** What is paid for next; the one with the same name may be its owner's in any turn. */
const discounted: Readonly<Record<EffectOf<'discount'>['on'], Text>> = {
  card: { en: 'your next card this turn', ru: 'ваша следующая карта в этом ходу' },
  heroAction: {
    en: 'the next activated ability of your hero this turn',
    ru: 'следующая активируемая способность вашего героя в этом ходу',
  },
  sameName: {
    en: 'its owner’s next card with the same name',
    ru: 'следующая карта владельца с тем же именем',
  },
};

function closedCoins(n: number): Text {
  return {
    en: `${n} closed ${plural(n, 'en', ['coin', 'coins'])}`,
    ru: `${n} ${plural(n, 'ru', ['закрытую монету', 'закрытые монеты', 'закрытых монет'])}`,
  };
}

function moved(
  { who }: EffectOf<'gainCoins' | 'openCoins' | 'closeCoins'>,
  { en, ru }: Text,
  verb: string,
  [imperative, does, infinitive]: readonly [string, string, string],
  have: string,
): Clause {
  return who
    ? happens(
        { en: `the opponent ${verb}s ${en}`, ru: `противник ${does} ${ru}` },
        { en: `have the opponent ${verb} ${en}`, ru: `${have} ${infinitive} ${ru}` },
      )
    : you(`${verb} ${en}`, `${imperative} ${ru}`, `${infinitive} ${ru}`);
}
