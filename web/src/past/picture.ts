/**
 * A picture of the table as it lies on the screen: the page drawn into an image by the browser itself, without what
 * stands around the board to be pressed.
 */
import { type Frame, gifOf } from './gif.ts';

/** What does not belong into the picture. */
const left =
  'dialog, script, noscript, .rail, .step-bar, .question, .skip, .tools, .eyes, .spotlight, .toast';

export async function pictureOfTable(): Promise<Blob> {
  const canvas = await canvasOf(await styles(), Math.max(2, devicePixelRatio));
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture was made.'))), 'image/png'),
  );
}

/** How wide a moving picture is at most. */
const widest = 640;

export interface Film {
  /** Takes the table as it stands now. */
  take(delay: number): Promise<void>;
  develop(): Blob;
}

/** A moving picture of the table, one look after the other. */
export async function filmOfTable(): Promise<Film> {
  const sheets = await styles();
  const scale = Math.min(1, widest / shownWidth());
  const frames: Frame[] = [];
  let [width, height] = [0, 0];
  return {
    async take(delay) {
      const canvas = await canvasOf(sheets, scale);
      const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height);
      if (!pixels) throw new Error('This browser has no canvas.');
      // A window that has another size now is another picture.
      if (frames.length > 0 && (pixels.width !== width || pixels.height !== height)) return;
      [width, height] = [pixels.width, pixels.height];
      frames.push({ data: pixels.data, delay });
    },
    develop: () => new Blob([gifOf(width, height, frames)], { type: 'image/gif' }),
  };
}

/** What lies beside the board is left out. */
function shownWidth(): number {
  const rail = document.querySelector('.table > .rail')?.getBoundingClientRect();
  return rail ? Math.round(rail.left) - 4 : window.innerWidth;
}

async function canvasOf(sheets: string, scale: number): Promise<HTMLCanvasElement> {
  const { innerWidth: width, innerHeight: height } = window;
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawn(sheets, width, height))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [Math.round(shownWidth() * scale), Math.round(height * scale)];
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('This browser has no canvas.');
  pen.scale(scale, scale);
  pen.drawImage(image, 0, 0);
  return canvas;
}

/** The page as an image that needs nothing from outside. */
function drawn(styles: string, width: number, height: number): string {
  const body = document.body.cloneNode(true);
  if (!(body instanceof HTMLElement)) throw new Error('The page has no body.');
  for (const part of body.querySelectorAll(left)) part.remove();
  body.style.margin = '0';
  body.style.height = `${height}px`;
  const { theme = '' } = document.documentElement.dataset;
  const markup = new XMLSerializer().serializeToString(body);
  const sheets = styles.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const size = `width="${width}" height="${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} data-theme="${theme}" class="${document.documentElement.className}"><style>${sheets}</style><foreignObject ${size}>${markup}</foreignObject></svg>`;
}

/** All rules of the page, with those typefaces in them that it has loaded. */
async function styles(): Promise<string> {
  const loaded = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
  const rules = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].map((rule) => ({ rule, base: sheet.href ?? location.href })),
  );
  const texts = await Promise.all(
    rules.map(async ({ rule, base }) => {
      if (!(rule instanceof CSSFontFaceRule)) return rule.cssText;
      const [, path = ''] = /url\("?([^")]+)"?\)/.exec(rule.cssText) ?? [];
      const url = new URL(path, base).href;
      return loaded.has(url) ? rule.cssText.replace(path, await inlined(url)) : '';
    }),
  );
  return texts.join('\n');
}

async function inlined(url: string): Promise<string> {
  const blob = await (await fetch(url)).blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
