/** What players are told to do, as verbs: the text of a card says «закройте» and «можете закрыть». */
import { type Conjugation, doing, verb } from '@vigrid/speech';

/** Done once and wholly, as all that cards order is. */
const once = (infinitive: string, will: string, how: Conjugation = {}) =>
  verb(infinitive, will, { ...how, perfective: true });

export const revive = once('возродить', 'возродит', { done: 'возрождённый' });
export const create = once('создать', 'создаст', { many: 'создадут', order: 'создайте', done: 'созданный' });
export const put = once('положить', 'положит', { done: 'положенный' });
export const prevent = once('предотвратить', 'предотвратит', { done: 'предотвращённый' });
export const take = once('взять', 'возьмёт', { done: 'взятый' });
export const takeOff = once('снять', 'снимет', { done: 'снятый' });
export const bring = once('ввести', 'введёт', { past: 'ввёл', done: 'введённый' });
export const dealOut = once('распределить', 'распределит', { done: 'распределённый' });
export const repeat = once('повторить', 'повторит', { done: 'повторённый' });
export const exchange = once('поменять', 'поменяет');
export const giveBack = once('вернуть', 'вернёт', { done: 'возвращённый' });
export const summon = once('вызвать', 'вызовет', { done: 'вызванный' });
export const shuffle = once('перемешать', 'перемешает', { done: 'перемешанный' });
export const cancel = once('отменить', 'отменит', { done: 'отменённый' });
export const skip = once('пропустить', 'пропустит', { done: 'пропущенный' });
export const shift = once('переложить', 'переложит', { done: 'переложенный' });
export const shuffleIn = once('замешать', 'замешает', { done: 'замешанный' });
export const discard = once('сбросить', 'сбросит', { order: 'сбросьте', done: 'сброшенный' });
export const choose = once('выбрать', 'выберет', { done: 'выбранный' });
export const ready = once('подготовить', 'подготовит', { order: 'подготовьте', done: 'подготовленный' });
export const open = once('открыть', 'откроет', { done: 'открытый' });
export const close = once('закрыть', 'закроет', { done: 'закрытый' });
export const destroy = once('уничтожить', 'уничтожит', { order: 'уничтожьте', done: 'уничтоженный' });
export const stun = once('оглушить', 'оглушит', { done: 'оглушённый' });
export const complete = once('завершить', 'завершит', { done: 'завершённый' });
export const poison = once('отравить', 'отравит', { done: 'отравленный' });
export const play = once('разыграть', 'разыграет', { done: 'разыгранный' });
export const lookAt = once('посмотреть', 'посмотрит');
export const receive = once('получить', 'получит', { done: 'полученный' });

export const giveUp = once('потерять', 'потеряет', { done: 'потерянный' });

/** «возьмите под контроль». */
export const takeControl = {
  order: `${take.order} под контроль`,
  infinitive: `${take.infinitive} под контроль`,
};

/** What they do. */
export const get = doing(verb('получать', 'получает'), 'get');
export const loses = doing(verb('терять', 'теряет'), 'lose');
export const opens = doing(verb('открывать', 'открывает'), 'open');
export const closes = doing(verb('закрывать', 'закрывает'), 'close');
export const deal = doing(verb('наносить', 'наносит'), 'deal');
export const cost = doing(verb('стоить', 'стоит'), 'cost');
export const heal = doing(verb('излечиваться', 'излечивается'), 'heal');
export const die = doing(verb('погибать', 'погибает'), 'die');
export const areCompleted = doing(verb('завершаться', 'завершается'), 'are completed');
export const areDestroyed = doing(verb('уничтожаться', 'уничтожается'), 'are destroyed');
export const able = verb('мочь', 'может', { many: 'могут', past: 'мог' });
export const openUp = doing(verb('открываться', 'открывается'), 'open');
