/** The verbs and participles of texts that agree with whom they are told of. */
import { doing, participle, short, verb } from '@vigrid/speech';

const receive = verb('получать', 'получает');

export const gain = doing(receive, 'gain');
export const lose = doing(verb('терять', 'теряет'), 'lose');
export const have = doing(verb('иметь', 'имеет'), 'have');
export const stand = doing(verb('стоять', 'стоит'), 'stand');

/** What they have done. */
export const received = receive.past;
export const moved = verb('перемещаться', 'перемещается').past;
export const assaulted = verb('нападать', 'нападает').past;
export const walked = verb('пройти', 'пройдёт', { perfective: true, past: 'прошёл' }).past;

/** What they are. */
export const closed = participle('закрытый').short;
export const open = participle('открытый').short;
export const poisoned = participle('отравленный').short;
export const obliged = short('обязан');
