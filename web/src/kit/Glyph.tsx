import { useLayoutEffect } from 'preact/compat';
import core from './glyphs.json?url';

/** Glyphs by name: their path in a square of 512. */
type GlyphSet = Readonly<Record<string, string>>;

export interface GlyphProps {
  readonly name: string;
  readonly className?: string;
}

/** A silhouette in the colour of the text. What it means is said in words beside it or in the label of its button. */
export function Glyph({ name, className }: GlyphProps) {
  return (
    <svg className={className ? `glyph ${className}` : 'glyph'} viewBox="0 0 512 512" aria-hidden="true">
      <use href={`#g-${name}`} />
    </svg>
  );
}

/** Makes the glyphs in a file known while they are shown; no script carries these pictures. */
export function useGlyphFile(url: string): void {
  useLayoutEffect(() => void mountFile(url), [url]);
}

/** The glyphs that every page uses: asked for as the table starts. */
export const mountCoreGlyphs = (): Promise<void> => mountFile(core);

const mounted = new WeakSet<GlyphSet>();
const fetched = new Set<string>();
const svg = 'http://www.w3.org/2000/svg';

/** Puts the glyphs into the page's one sprite, each once. */
function mountGlyphs(set: GlyphSet): void {
  if (mounted.has(set)) return;
  mounted.add(set);
  const sprite = document.getElementById('glyphs') ?? document.body.appendChild(newSprite());
  for (const [name, d] of Object.entries(set)) {
    if (document.getElementById(`g-${name}`)) continue;
    const symbol = document.createElementNS(svg, 'symbol');
    symbol.id = `g-${name}`;
    symbol.setAttribute('viewBox', '0 0 512 512');
    const path = document.createElementNS(svg, 'path');
    path.setAttribute('d', d);
    path.setAttribute('fill', 'currentColor');
    symbol.append(path);
    sprite.append(symbol);
  }
}

/** A file that does not come leaves its places empty; the next who needs it asks again. */
async function mountFile(url: string): Promise<void> {
  if (fetched.has(url)) return;
  fetched.add(url);
  try {
    const reply = await fetch(url);
    if (!reply.ok) throw new Error(`${url}: ${reply.status}`);
    mountGlyphs(await reply.json());
  } catch (error) {
    fetched.delete(url);
    console.warn('Pictures did not come:', error);
  }
}

function newSprite(): SVGElement {
  const sprite = document.createElementNS(svg, 'svg');
  sprite.id = 'glyphs';
  sprite.setAttribute('aria-hidden', 'true');
  // Not display: none, which would take the symbols with it.
  sprite.style.cssText = 'position:absolute;width:0;height:0;overflow:hidden';
  return sprite;
}
