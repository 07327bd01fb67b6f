import { memo } from 'preact/compat';
import { chance, drawLand, f, height, horizon, type Shape, width } from './land.ts';
import { dyeOf, palettes } from './palettes.ts';

/**
 * How the figure stands in the land: on the plain, above it with a shadow below, cut off by the lower edge, as a thing
 * in the disc of the sun, or not at all.
 */
export type SceneKind = 'stand' | 'fly' | 'bust' | 'thing' | 'land';

export interface SceneProps {
  readonly dye: string;
  readonly glyph?: string;
  /** The same seed always gives the same land and light. */
  readonly seed: string;
  readonly kind?: SceneKind;
  /** For pictures that are much wider than high: a closed card, a strip. */
  readonly wide?: boolean;
}

const sizes: Record<SceneKind, number> = { stand: 88, fly: 74, bust: 96, thing: 60, land: 0 };

/** The picture of a card: land and weather of its dye, a low sun, a dark silhouette with a rim of light. */
export const Scene = memo(function Scene({ dye, glyph, seed, kind = 'stand', wide = false }: SceneProps) {
  const name = dyeOf(dye);
  const p = palettes[name];
  const r = chance(seed);
  const thing = kind === 'thing';
  const x = 80 + (r() - 0.5) * (thing ? 0 : 30);
  const radius = thing ? 38 : 30 + r() * 7;
  const y = thing ? 56 : 50 - r() * 10;
  const land = drawLand(p, r);
  return (
    <svg
      className="scene"
      viewBox={wide ? '8 38 144 70' : `0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path d={`M0 0H${width}V${height}H0z`} fill={p.sky} />
      <path d={`M0 ${horizon - 22}H${width}v24H0z`} fill={p.haze} opacity={0.7} />
      <circle cx={f(x)} cy={f(y)} r={f(name === 'darkness' ? radius : radius + 7)} fill={p.haze} />
      {name === 'darkness' ? (
        <path d={crescent(x, y, radius)} fill={p.light} />
      ) : (
        <circle cx={f(x)} cy={f(y)} r={f(radius)} fill={p.light} />
      )}
      {p.land === 'desert' && <circle cx={f(x + 40)} cy={f(y - 22)} r={5} fill={p.light} opacity={0.85} />}
      {land.map(drawn)}
      {glyph && kind !== 'land' && (
        <Figure glyph={glyph} kind={kind} wide={wide} ink={p.ink} light={p.light} />
      )}
    </svg>
  );
});

interface FigureProps {
  readonly glyph: string;
  readonly kind: SceneKind;
  readonly wide: boolean;
  readonly ink: string;
  readonly light: string;
}

function Figure({ glyph, kind, wide, ink, light }: FigureProps) {
  const size = sizes[kind] * (wide ? (kind === 'thing' ? 0.8 : 0.7) : 1);
  const x = 80 - size / 2;
  const y = top(kind, wide, size);
  const href = `#g-${glyph}`;
  return (
    <>
      {kind === 'stand' && (
        <ellipse cx={80} cy={wide ? 104 : 111} rx={f(size * 0.42)} ry={4.5} fill={ink} opacity={0.32} />
      )}
      {kind === 'fly' && <ellipse cx={80} cy={106} rx={f(size * 0.34)} ry={3.6} fill={ink} opacity={0.3} />}
      <use
        href={href}
        x={f(x - 1.3)}
        y={f(y - 1.1)}
        width={size}
        height={size}
        opacity={0.9}
        style={{ color: light }}
      />
      <use href={href} x={f(x)} y={f(y)} width={size} height={size} style={{ color: ink }} />
    </>
  );
}

function top(kind: SceneKind, wide: boolean, size: number): number {
  switch (kind) {
    case 'fly':
      return wide ? 40 : 6;
    case 'thing':
      return (wide ? 72 : 56) - size / 2;
    case 'bust':
      return (wide ? 109 : 121) - size;
    default:
      return (wide ? 105 : 112) - size;
  }
}

const crescent = (x: number, y: number, r: number) =>
  `M${f(x - r * 0.1)} ${f(y - r)}a${f(r)} ${f(r)} 0 1 0 ${f(r * 0.9)} ${f(r * 1.35)}a${f(r * 0.82)} ${f(r * 0.82)} 0 1 1 ${f(-r * 0.9)} ${f(-r * 1.35)}z`;

const drawn = (shape: Shape, i: number) => (
  <path
    key={i}
    d={shape.d}
    fill={shape.fill ?? 'none'}
    stroke={shape.stroke}
    strokeWidth={shape.thick && f(shape.thick)}
    strokeLinecap={shape.stroke ? 'round' : undefined}
    opacity={shape.opacity}
  />
);
