/** What a card says of recruiting and deployment. */
import type { Text } from '@vigrid/kernel';
import { figures, list, say } from '@vigrid/speech';
import type { Enlisted, HomeCells, RecruitCondition, RecruitFilter, Recruiting } from '../abilities/index.ts';
import { redealt } from './conditions.ts';
import { phrase } from './filters.ts';
import { cell, gold, silver } from './nouns.ts';
import type { Setting } from './phrases.ts';

export function recruiting(f: Recruiting, at: Setting): Text {
  switch (f.what) {
    case 'discount': {
      const each = f.each ? phrase(asFilter(f.each), at, 'each') : null;
      const when = f.if ? condition(f.if, at) : null;
      const tail = say(
        `${each ? ` за ${each.ru('acc')} в вашем отряде` : ''}${when ? `, если ${when.ru}` : ''}`,
        `${each ? ` for ${each.en} in your squad` : ''}${when ? ` if ${when.en}` : ''}`,
      );
      return say(`при наборе дешевле на ${f.by}${tail.ru}`, `costs ${f.by} less to recruit${tail.en}`);
    }
    case 'free': {
      const { ru, en } = condition(f.if, at);
      return say(`при наборе бесплатно, если ${ru}`, `free to recruit if ${en}`);
    }
    case 'cheapens': {
      const those = phrase(asFilter(f.cards), at, 'bare');
      return say(
        `при наборе ${those.ru('nom')} дешевле на ${f.by}`,
        `${those.en} cost ${f.by} less to recruit`,
      );
    }
    case 'crystals': {
      const got = say(figures(f.gold, gold.ru), `${f.gold} ${f.gold === 1 ? gold.en.one : gold.en.many}`);
      const limit =
        f.elementalMost === undefined
          ? say('', '')
          : say(
              `; тогда в вашем отряде может быть не больше ${f.elementalMost} карт стихий`,
              `; your squad may then hold at most ${f.elementalMost} elemental cards`,
            );
      return f.may
        ? say(
            `при наборе можете получить ${got.ru}${limit.ru}`,
            `when recruited, you may gain ${got.en}${limit.en}`,
          )
        : say(
            `при наборе вы получаете ${got.ru}${limit.ru}`,
            `when recruited, you gain ${got.en}${limit.en}`,
          );
    }
    case 'more':
      return say(
        `при наборе можно доплатить X (не больше ${f.most}): +${times(f.strike)}X к простому удару и +${times(f.lives)}X к жизням`,
        `when recruiting it you may pay X more (at most ${f.most}): +${times(f.strike)}X to the simple strike and +${times(f.lives)}X lives`,
      );
    case 'notWith': {
      const those = phrase(asFilter(f.cards), at, 'bare');
      if (f.min !== undefined) {
        const many = phrase(asFilter(f.cards), at, f.min);
        return say(`не может быть в отряде, где ${many.ru('nom')}`, `can not be in a squad with ${many.en}`);
      }
      return say(`не может быть в отряде с ${those.ru('ins')}`, `can not be in a squad with ${those.en}`);
    }
    case 'costX':
      return say(
        'X — число кристаллов, заплаченных при наборе',
        'X is the number of crystals paid when recruiting it',
      );
    case 'noCost':
      return say('не имеет стоимости', 'has no cost');
    case 'escort':
      return say(
        `до набора отряда можете показать эту карту и элитное существо стоимостью до ${f.costMax} из раздачи: оба берутся в отряд, за существо платят серебром, и оно погибает, когда эта карта покидает игру`,
        `before recruiting you may show this card and an elite creature of cost up to ${f.costMax} from your deal: both are recruited, the creature is paid for in silver, and it dies when this card leaves play`,
      );
    case 'scout':
      return say(
        `до набора отряда можете показать эту карту и посмотреть ${f.cards} случайные карты раздачи противника: она дешевле на ${figures(1, silver.ru)} за каждую элитную из них, и её нужно взять в отряд`,
        `before recruiting you may show this card and look at ${f.cards} random cards of the opponent’s deal: it costs 1 less for each elite one among them and must be recruited`,
      );
    case 'enlist': {
      const besides = enlisted(f.besides, at);
      return say(
        `до набора отряда можете показать эту карту и взять её в отряд; ${besides.ru}`,
        `before recruiting you may show this card and recruit it; ${besides.en}`,
      );
    }
    case 'entomb':
      return say(
        `до набора отряда можете заплатить ${figures(f.gold, gold.ru)} и положить эту карту на кладбище`,
        `before recruiting you may pay ${f.gold} ${f.gold === 1 ? gold.en.one : gold.en.many} and put this card into the graveyard`,
      );
    case 'forbidCells':
      return say(
        `противник не может расставлять карты на ${homeCells(f.cells).ru}`,
        `the opponent may not deploy on ${homeCells(f.cells).en}`,
      );
    case 'secondTerrain':
      return say(
        `в вашем отряде может быть вторая местность; она дешевле на ${f.cheaper}`,
        `your squad may have a second terrain, which costs ${f.cheaper} less`,
      );
  }
}

/** What more comes of a card that was shown before recruiting. */
function enlisted(besides: Enlisted, at: Setting): Text {
  if ('find' in besides) {
    const who = phrase(asFilter(besides.find), at);
    return say(
      `найти в колоде ${who.ru('acc')}, показать и взять в раздачу`,
      `find ${who.en} in the deck, show it and take it into the deal`,
    );
  }
  if ('bury' in besides) {
    const who = phrase(asFilter(besides.bury), at);
    return say(
      `положить ${who.ru('acc')} из раздачи на кладбище`,
      `put ${who.en} of the deal into the graveyard`,
    );
  }
  const who = phrase({ uses: besides.uses }, at);
  return say(
    `посмотреть ${besides.look} случайные карты раздачи противника и получить 1 золотой кристалл за каждую из них: ${who.ru('nom')}`,
    `look at ${besides.look} random cards of the opponent’s deal and gain 1 gold crystal for each that is ${who.en}`,
  );
}

/** The cells of a half by rows and columns: "the edge cells of their first row". */
function homeCells({ rows, columns }: HomeCells): Text {
  const edge = columns?.join() === '1,5';
  const which =
    columns === undefined
      ? say(cell.ru.pl.acc, 'the cells')
      : edge
        ? say(`крайние ${cell.ru.pl.acc}`, 'the edge cells')
        : say(
            `${cell.ru.pl.acc} столбцов ${columns.join(', ')}`,
            `the cells of columns ${columns.join(', ')}`,
          );
  const where =
    rows === undefined
      ? say('своей половины', 'their half')
      : rows.join() === '1'
        ? say('своего первого ряда', 'their first row')
        : say(`своих рядов ${rows.join(', ')}`, `their rows ${rows.join(', ')}`);
  return say(`${which.ru} ${where.ru}`, `${which.en} of ${where.en}`);
}

const times = (n: number): string => (n === 1 ? '' : `${n}`);

const asFilter = ({ class: key, ...rest }: RecruitFilter) => ({
  ...rest,
  ...(key !== undefined && { class: key }),
});

function condition(c: RecruitCondition, at: Setting): Text {
  if ('costs' in c) {
    const all = c.costs.map(String);
    return say(
      `в вашем отряде есть карты стоимостью ${list(all, ' и ')}`,
      `your squad has cards of cost ${list(all, ', ')}`,
    );
  }
  if ('redealt' in c) return redealt(c.redealt);
  if ('every' in c) {
    const all = c.every.map((kind) => phrase(asFilter(kind), at));
    const ru = list(
      all.map((kind) => kind.ru('nom')),
      ' и ',
    );
    const en = list(
      all.map((kind) => kind.en),
      ' and ',
    );
    return say(`в вашем отряде есть ${ru}`, `your squad has ${en}`);
  }
  const one = phrase(
    { ...asFilter(c.has), ...(c.costMin !== undefined && { cost: { min: c.costMin } }) },
    at,
  );
  return say(`в вашем отряде есть ${one.ru('nom')}`, `your squad has ${one.en}`);
}
