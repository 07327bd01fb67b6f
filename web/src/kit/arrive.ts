/** Files of the page that are fetched later come even if the server was away when they were wanted. */

export interface Site {
  /** Whether the site can be reached now. */
  answers(): Promise<boolean>;
  wait(ms: number): Promise<void>;
  /** Begins the page anew; says whether that makes sense once more. */
  renew(): boolean;
}

/**
 * What `load` brings. Away servers are waited for; a file that an answering server does not give, however often it is
 * asked, belongs to a version that is gone: the page is begun anew.
 */
export async function arrival<Part>(load: () => Promise<Part>, site: Site = thisSite): Promise<Part> {
  let refused = 0;
  for (;;) {
    try {
      return await load();
    } catch (fault) {
      if (await site.answers()) refused++;
      if (refused === 3) {
        if (!site.renew()) throw fault;
        // Nothing more is drawn on a page that is on its way out.
        return new Promise<never>(() => {});
      }
      await site.wait(1000);
    }
  }
}

const renewedAt = 'vigrid.renewed';
const aMinute = 60_000;

const thisSite: Site = {
  async answers() {
    try {
      return (await fetch(document.baseURI, { method: 'HEAD', cache: 'no-store' })).ok;
    } catch {
      return false;
    }
  },
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  renew() {
    // A browser that keeps nothing could go round for ever.
    try {
      if (Date.now() - Number(sessionStorage.getItem(renewedAt)) < aMinute) return false;
      sessionStorage.setItem(renewedAt, `${Date.now()}`);
    } catch {
      return false;
    }
    location.reload();
    return true;
  },
};
