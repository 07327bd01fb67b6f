/** A card of any game: what the catalogue says of it, and what holds of it now. */
import '../../styles/cards.css';
import type { CardItem } from '@vigrid/kernel';
import { useLang } from '../../i18n/index.ts';
import { CardShell, type ShellProps } from '../../kit/CardShell.tsx';
import { Band, join } from '../../kit/index.ts';
import { Scene } from '../../kit/Scene.tsx';
import { useEntries } from '../catalogue.ts';

interface CardProps extends ShellProps {
  readonly item: CardItem;
  readonly rival?: boolean;
  readonly size?: 'full' | 'hand' | 'thumb';
}

export function Card({ item, rival = false, size = 'hand', ...rest }: CardProps) {
  const { t } = useLang();
  const entryOf = useEntries();
  const entry = item.def === undefined ? null : entryOf(item.def);
  const title = item.title ?? entry?.name;
  const name = title ? t(title) : '';
  const dye = item.dye ?? entry?.dye ?? 'neutral';
  const lines = item.lines ?? entry?.text ?? [];
  const figures = [
    ...(item.figures ?? []).map(({ title, value }) => ({
      title: t(title),
      value: typeof value === 'number' ? String(value) : t(value),
    })),
    ...(item.figures
      ? []
      : Object.entries(entry?.figures ?? {}).map(([key, value]) => ({ title: key, value: String(value) }))),
  ];
  const marks = (item.marks ?? []).map(t);
  const reading = [
    name,
    entry && t(entry.line),
    ...figures.map((one) => `${one.title} ${one.value}`),
    ...marks,
    ...lines.map((line) => legible(t(line))),
  ]
    .filter(Boolean)
    .join('. ');
  return (
    <CardShell
      {...rest}
      classes={['plain', size, rival ? 'rival' : 'own']}
      dye={dye}
      kind={entry?.kind ?? 'card'}
      reading={reading}
    >
      <span className="card-face" aria-hidden="true">
        <Band dye={dye} />
        <span className="card-name">{name}</span>
        <span className="card-scene">
          <Scene dye={dye} glyph={item.glyph ?? entry?.glyph ?? ''} seed={item.def ?? name} kind="thing" />
        </span>
        {size !== 'thumb' && (
          <>
            {(marks.length > 0 || figures.length > 0) && (
              <span className={join('card-figures', figures.length > 3 && 'many')}>
                {figures.slice(0, size === 'full' ? 12 : 4).map((one) => (
                  <span key={one.title}>
                    <small>{one.title}</small>
                    <b>{one.value}</b>
                  </span>
                ))}
                {marks.map((mark) => (
                  <i key={mark}>{mark}</i>
                ))}
              </span>
            )}
            <span className="card-text">
              {lines.map((line) => (
                <span key={line.en}>{legible(t(line))}</span>
              ))}
            </span>
          </>
        )}
      </span>
    </CardShell>
  );
}

/** Symbols of a text, such as {coin:2}, as words: this table knows no pictures of them. */
const legible = (text: string): string =>
  text.replace(/\{(\w+)(?::([^}]*))?\}/g, (_, name: string, value?: string) =>
    value ? `${name} ${value}, ` : `${name}`,
  );
