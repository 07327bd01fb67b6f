/** Rings around what the words are about. They take no presses and follow what they ring. */
import { useEffect, useState } from 'preact/compat';
import { useAsk } from '../table/ask/context.ts';
import { type TableInfo, useTableInfo } from '../table/frame/context.ts';
import { collect } from '../table/frame/names.ts';

export function LookedAt({ names }: { readonly names: readonly string[] }) {
  const boxes = useBoxes(names);
  return (
    <>
      {boxes.map(({ left, top, width, height }) => (
        <span
          key={`${left} ${top}`}
          className="looked-at"
          aria-hidden="true"
          style={{ left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` }}
        />
      ))}
    </>
  );
}

/** Where on the screen these things are. */
export function useBoxes(names: readonly string[]): readonly DOMRect[] {
  const { stage } = useAsk();
  const info = useTableInfo();
  const [boxes, setBoxes] = useState<readonly DOMRect[]>([]);
  const list = names.flatMap((name) => placesOf(name, info)).join('\n');
  useEffect(() => {
    const measure = () => {
      const found = list.split('\n').flatMap((place) => {
        const element = /^[.[]/.test(place) ? document.querySelector(place) : stage.find(place);
        const box = element?.getBoundingClientRect();
        return box && box.width > 0 ? [box] : [];
      });
      setBoxes((before) => (isSame(before, found) ? before : found));
    };
    measure();
    const timer = setInterval(measure, 200);
    addEventListener('resize', measure);
    addEventListener('scroll', measure, true);
    return () => {
      clearInterval(timer);
      removeEventListener('resize', measure);
      removeEventListener('scroll', measure, true);
    };
  }, [list, stage]);
  return boxes;
}

/** The places of a thing: a card by its English name, else a place of the table by its own. */
function placesOf(name: string, { view, screen }: TableInfo): string[] {
  if (/^[.[]|^[a-z]+\d*$/.test(name)) return [name];
  return cardsCalled(name, view, screen).map((id) => `c${id}`);
}

/** The cards in view that are called so, by their whole English name or its first words. */
export function cardsCalled(name: string, view: object, screen: TableInfo['screen']): number[] {
  const seen = new Map<number, string>();
  collect(view, seen);
  return [...seen].flatMap(([id, def]) => {
    const { en } = screen.entry(def).name;
    return en === name || en.startsWith(`${name} `) || en.startsWith(`${name},`) ? [id] : [];
  });
}

const isSame = (one: readonly DOMRect[], other: readonly DOMRect[]): boolean =>
  one.length === other.length &&
  one.every(({ left, top, width }, n) => {
    const box = other[n];
    return left === box.left && top === box.top && width === box.width;
  });
