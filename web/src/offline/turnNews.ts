/** A turn that has come, as the system shows it; read by the service worker, which can not use the page's words. */
import type { TurnNews } from '@vigrid/protocol';

export interface TurnNotice {
  readonly title: string;
  readonly body: string;
  /** The table's address, under the site's. */
  readonly path: string;
}

/** What a message says; a sentence for one that can not be read, for browsers show one in any case. */
export function noticeOf(text: string | undefined): TurnNotice {
  const news = readNews(text);
  if (!news) return { title: 'Vigrid', body: 'Ваш ход · Your turn', path: '' };
  const { game, others, deadline, lang, table } = news;
  const ru = lang === 'ru';
  const names = new Intl.ListFormat(lang, { type: 'conjunction' }).format(others);
  const until =
    deadline === null
      ? ''
      : new Date(deadline).toLocaleString(lang, { weekday: 'short', hour: '2-digit', minute: '2-digit' });
  const who = names && (ru ? `За столом: ${names}.` : `At the table: ${names}.`);
  const time = until && (ru ? `Время до: ${until}.` : `Time until ${until}.`);
  return {
    title: ru ? `${game}: ваш ход` : `${game}: your turn`,
    body: [who, time].filter(Boolean).join(' '),
    path: `table/${encodeURIComponent(table)}`,
  };
}

function readNews(text: string | undefined): TurnNews | null {
  try {
    const { table, lang, game, others, deadline } = Object(JSON.parse(text ?? ''));
    if (typeof table !== 'string' || typeof game !== 'string' || !Array.isArray(others)) return null;
    return {
      table,
      game,
      lang: lang === 'ru' ? 'ru' : 'en',
      others: others.map(String),
      deadline: typeof deadline === 'string' ? deadline : null,
    };
  } catch {
    return null;
  }
}
