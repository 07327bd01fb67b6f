/** What comes over the line to a page, by what it is. */
import type { Page } from 'playwright-core';

export interface Bytes {
  script: number;
  style: number;
  /** What can be read of the games, and the page itself. */
  data: number;
  /** What nobody waits for: silhouettes, rules, fonts. */
  picture: number;
  rules: number;
  font: number;
  requests: number;
}

/** Counts from now on; the sum is still growing while the page is. */
export async function countBytes(page: Page): Promise<Bytes> {
  const sum: Bytes = { script: 0, style: 0, data: 0, picture: 0, rules: 0, font: 0, requests: 0 };
  const cdp = await page.context().newCDPSession(page);
  const kinds = new Map<string, Exclude<keyof Bytes, 'requests'>>();
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => kinds.set(requestId, kindOf(request.url)));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (!kind || encodedDataLength === 0) return;
    sum[kind] += encodedDataLength;
    sum.requests++;
  });
  await cdp.send('Network.enable');
  return sum;
}

/** All that a page has to wait for. */
export const waitedFor = ({ script, style, data }: Bytes): number => script + style + data;

function kindOf(url: string): Exclude<keyof Bytes, 'requests'> {
  const { pathname } = new URL(url);
  if (/\.woff2$|\/fonts-[^/]*\.css$/.test(pathname)) return 'font';
  if (/\.js$/.test(pathname)) return 'script';
  if (/\.css$/.test(pathname)) return 'style';
  if (/\.svg$|\/glyphs-[^/]*\.json$/.test(pathname)) return 'picture';
  return pathname.endsWith('/rules') ? 'rules' : 'data';
}
