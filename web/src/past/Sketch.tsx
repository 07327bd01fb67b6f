import type { KeptDay } from './days.ts';

const [width, height, horizon] = [106, 30, 19];

/** The day of a game in a row: what was better than even rises over the horizon, what was worse sinks under it. */
export function Sketch({ course }: Pick<KeptDay, 'course'>) {
  const at = (value: number, i: number): string => {
    const x = (width * i) / (course.length - 1);
    const y =
      value >= 0 ? horizon - (value / 100) * (horizon - 2) : horizon - (value / 100) * (height - horizon - 2);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  };
  const line = course.map(at).join('L');
  const area = `M0 ${horizon}L${line}L${width} ${horizon}Z`;
  return (
    <svg className="games-day" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path className="over" d={area} style={{ clipPath: `inset(0 0 ${height - horizon}px)` }} />
      <path className="under" d={area} style={{ clipPath: `inset(${horizon}px 0 0)` }} />
      <path className="horizon" d={`M0 ${horizon}H${width}`} />
      <path className="line" d={`M${line}`} />
    </svg>
  );
}
