/**
 * A picture of the table as it lies on the screen: the page drawn into an image by the browser itself, without what
 * stands around the board to be pressed.
 */

/** What does not belong into the picture. */
const left =
  'dialog, script, noscript, .rail, .step-bar, .question, .skip, .tools, .eyes, .spotlight, .toast';

export async function pictureOfTable(): Promise<Blob> {
  const { innerWidth: width, innerHeight: height } = window;
  const rail = document.querySelector('.table > .rail')?.getBoundingClientRect();
  const shown = rail ? Math.round(rail.left) - 4 : width;
  const scale = Math.max(2, devicePixelRatio);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await drawn(width, height))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [shown * scale, height * scale];
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser has no canvas.');
  pen.scale(scale, scale);
  pen.drawImage(image, 0, 0);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture was made.'))), 'image/png'),
  );
}

/** The page as an image that needs nothing from outside. */
async function drawn(width: number, height: number): Promise<string> {
  const body = document.body.cloneNode(true);
  if (!(body instanceof HTMLElement)) throw new Error('The page has no body.');
  for (const part of body.querySelectorAll(left)) part.remove();
  body.style.margin = '0';
  body.style.height = `${height}px`;
  const { theme = '' } = document.documentElement.dataset;
  const markup = new XMLSerializer().serializeToString(body);
  const sheets = (await styles()).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
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
