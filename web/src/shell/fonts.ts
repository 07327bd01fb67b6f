/**
 * The fonts are as much to fetch as all that the lobby needs. Where they come at once, the page is not drawn without them;
 * over a slow line it is, and they come when nothing else is on its way.
 */
import { whenCalm } from '../kit/calm.ts';

/** Bytes that a millisecond brings over a line that is not slow. */
const quick = 150;
/** The longest that a page waits to be drawn, in milliseconds. */
const most = 150;

export async function startFonts(): Promise<void> {
  if (!isQuick()) {
    whenCalm(fetchFonts, 600);
    return;
  }
  await Promise.race([drawable(), new Promise((late) => setTimeout(late, most))]);
}

const fetchFonts = (): Promise<unknown> => import('../styles/fonts.css');

/** Those that every page begins with, in the letters of its language. */
async function drawable(): Promise<void> {
  await fetchFonts();
  const letters = document.documentElement.lang === 'ru' ? 'Aя' : 'A';
  await Promise.all(
    ['1em "Golos Text"', '600 1em Piazzolla'].map((font) => document.fonts.load(font, letters)),
  );
}

/** How fast the page's largest file came; what was kept comes fastest. */
function isQuick(): boolean {
  const files = performance
    .getEntriesByType('resource')
    .filter((one) => one instanceof PerformanceResourceTiming);
  const [largest] = files.sort((a, b) => b.encodedBodySize - a.encodedBodySize);
  return largest !== undefined && largest.encodedBodySize > quick * largest.duration;
}
