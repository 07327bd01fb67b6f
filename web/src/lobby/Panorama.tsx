/**
 * The scene of a door. Land is stretched to whatever size the door has, so that the horizon is always at 65 % of its
 * height; sun and figures are laid over it and keep their proportions.
 */
import type { CSSProperties } from 'preact/compat';
import type { Door, Figure, Land } from '../games/door.ts';
import { join, useGlyphFile } from '../kit/index.ts';
import figureFile from './glyphs.json?url';

interface PanoramaProps {
  readonly game: string;
  readonly door: Door;
  readonly wide: boolean;
}

export function Panorama({ game, door, wide }: PanoramaProps) {
  useGlyphFile(figureFile);
  const { sun, moon, land, figures } = door;
  return (
    <div className="panorama" data-door={game} aria-hidden="true">
      <span className="haze" />
      <span className="sun" style={disc(sun)} />
      {moon && <span className="moon" style={disc(moon)} />}
      <LandOf land={land} />
      {figures
        .filter((figure) => wide || !figure.wide)
        .map((figure) => (
          <FigureOf key={figure.glyph} figure={figure} wide={wide} />
        ))}
    </div>
  );
}

const disc = ({ x, y, r }: { x: number; y: number; r: number }): CSSProperties => ({
  '--x': x,
  '--y': y,
  '--r': r,
});

function FigureOf({ figure, wide }: { readonly figure: Figure; readonly wide: boolean }) {
  const { glyph, x, wideX = x, y, size, flip, flies, far } = figure;
  const href = `#g-${glyph}`;
  const at = { '--x': wide ? wideX : x, '--strip-x': x, '--y': y, '--size': size };
  return (
    <svg
      className={join('figure', far && 'far', figure.wide && 'extra')}
      viewBox="0 0 512 512"
      style={at}
      aria-hidden="true"
    >
      {!flies && !far && <ellipse className="shadow" cx={256} cy={496} rx={216} ry={23} />}
      <g transform={flip && 'translate(512 0) scale(-1 1)'}>
        {!far && <use className="rim" href={href} x={-9} y={-8} />}
        <use href={href} />
      </g>
    </svg>
  );
}

/** In a field of 100 × 100. Only lines that may be stretched without harm. */
function LandOf({ land }: { readonly land: Land }) {
  return (
    <svg className="land" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      {back[land]}
      <path fill="var(--near)" d="M0 64.4H100V100H0z" />
      {furrows.map(([y, thick]) => (
        <path
          key={y}
          stroke="var(--furrow)"
          opacity={0.6}
          d={`M0 ${y}H100`}
          strokeWidth={thick}
          vectorEffect="non-scaling-stroke"
        />
      ))}
      {front[land]}
    </svg>
  );
}

const furrows = [
  [65.2, 0.7],
  [66.1, 0.9],
  [67.2, 1.2],
  [68.7, 1.7],
  [70.7, 2.2],
  [73.4, 2.6],
  [77, 2.6],
  [81.8, 2.6],
  [88.3, 2.6],
  [96.9, 2.6],
];

const firs = Array.from({ length: 22 }, (_, i) => {
  const [x, h] = [i * 4.8, 4 + ((i * 37) % 11) * 0.33];
  return `M${x.toFixed(1)} 65l2.2 ${-h}l2.2 ${h}z`;
}).join('');

const aurora = (opacity: number) => ({ fill: 'none', strokeWidth: 6.2, opacity });

const back = {
  hills: (
    <>
      <path
        className="peaks"
        fill="var(--far)"
        d="M-4 64.4Q14 56.8 32 64.4Q50 57.6 68 64.4Q86 56.6 104 64.4V100H-4z"
      />
      <path
        fill="var(--mid)"
        d="M-4 64.4Q7 61 18 64.4Q28 61.3 39 64.4Q50 59.2 61 64.4Q71 59.9 82 64.4Q93 59.4 104 64.4V100H-4z"
      />
    </>
  ),
  snow: (
    <>
      <path {...aurora(0.4)} stroke="var(--aurora-1)" d="M-3 20C12 24 24 26 40 24S70 16 84 16S98 17 103 19" />
      <path {...aurora(0.3)} stroke="var(--aurora-2)" d="M-3 30C14 35 26 31 40 28S62 24 74 25S94 29 103 32" />
      <path
        {...aurora(0.22)}
        stroke="var(--aurora-3)"
        d="M-3 38C14 36 30 33 44 34S70 39 82 42S96 43 103 41"
      />
      <path
        className="peaks"
        fill="var(--far)"
        d="M-16 65L12.6 36.8L42 65zM25.6 65L54.7 44.7L83.7 65zM48.3 65L73.6 41.1L99 65zM85 65L107 33L129 65z"
      />
      <path
        className="peaks"
        fill="var(--snow)"
        d="M12.6 36.8l8.8 8.3l-4.7 -1.4l-2.9 2.5l-3.5 -2.2l-6.5 1.1zM54.7 44.7l8.7 5.9l-4.7 -1l-2.9 1.8l-3.5 -1.6l-6.4 .8zM73.6 41.1l7.6 7l-4 -1.2l-2.5 2.1l-3 -1.9l-5.6 1z"
      />
      <path fill="var(--mid)" d={firs} />
    </>
  ),
  desert: (
    <path
      className="peaks"
      fill="var(--far)"
      d="M-3 65l8 -13.5h20l5 5.5h14l9 8zM66 65l6 -18.5h16l5 6.3h20v12.2z"
    />
  ),
};

const front = {
  hills: null,
  snow: null,
  desert: (
    <>
      <path fill="var(--mid)" opacity={0.55} d="M0 73.6C30 65.2 50 71.9 100 68.6V100H0z" />
      <path fill="var(--furrow)" opacity={0.75} d="M0 84.4C40 72.7 62 89 100 78.2V100H0z" />
    </>
  ),
};
