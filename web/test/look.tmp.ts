import { buildWeb } from '../../scripts/lib/web.mjs';
import { openBrowser, playedIn, pressOn, sitDown, untilAsked } from './guest.ts';
import { openHouse } from './house.ts';

await buildWeb();
process.env.VIGRID_CHROMIUM ??= '/usr/lib/chromium/chromium-headless-shell';
const house = await openHouse();
const browser = await openBrowser();
const out = process.argv[2];
try {
  const { look } = await import(process.argv[3]);
  await look({ house, browser, out, sitDown, untilAsked, pressOn, playedIn });
} finally {
  await browser.close();
  await house.close();
}
