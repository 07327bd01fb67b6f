/** Cards and marks carried by the pointer: from the list of cards, or from where they lie on the board. */
import type { CardEntry } from '@vigrid/kernel';
import { useEffect, useRef, useState } from 'preact/compat';
import type { ListOnBoard, Screen } from '../games/screen.ts';
import { collect } from '../table/frame/names.ts';
import { type Lying, lyingAt } from './desk.ts';
import type { Mapping } from './laid.ts';

/** What is carried. */
export type Load =
  | { readonly kind: 'card'; readonly card: CardEntry; readonly from: Lying | null }
  | { readonly kind: 'mark'; readonly mark: string; readonly label: string };

/** What lies under the pointer: lists of somebody or of the table, or the place of what is taken off. */
export type Target =
  | {
      readonly kind: 'lists';
      readonly letter: string | null;
      readonly lists: readonly string[];
      readonly at?: string;
    }
  | { readonly kind: 'away' };

interface Under {
  readonly target: Target;
  readonly element: Element;
}

export interface Carried {
  readonly load: Load;
  readonly x: number;
  readonly y: number;
}

interface Hands {
  readonly screen: Screen | undefined;
  readonly view: object | undefined;
  readonly position: Mapping;
  readonly cards: readonly CardEntry[];
  /** Cards on the board can be moved; otherwise a pull there is an answer. */
  readonly free: boolean;
  drop(load: Load, target: Target | null, onto: Lying | null): void;
}

/** Less than this is a press with an unsteady hand. */
const slack = 8;

/** What is carried now, and the beginning of it. */
export function useCarrying(hands: Hands): {
  readonly carried: Carried | null;
  begin(load: Load, event: PointerEvent): void;
} {
  const [carried, setCarried] = useState<Carried | null>(null);
  const current = useRef(hands);
  current.current = hands;

  const begin = useRef((load: Load, first: PointerEvent) => {
    const { clientX, clientY, pointerId } = first;
    let moving = false;
    const move = (event: PointerEvent) => {
      if (event.pointerId !== pointerId) return;
      if (!moving && Math.hypot(event.clientX - clientX, event.clientY - clientY) < slack) return;
      moving = true;
      // The table would take it for an answer.
      event.stopImmediatePropagation();
      setCarried({ load, x: event.clientX, y: event.clientY });
      mark(targetAt(event, current.current.screen)?.element ?? null);
    };
    const end = (event: PointerEvent) => {
      if (event.pointerId !== pointerId) return;
      for (const kind of ends) removeEventListener(kind, end, true);
      removeEventListener('selectstart', still, true);
      removeEventListener('pointermove', move, true);
      if (!moving) return;
      setCarried(null);
      mark(null);
      if (event.type === 'pointercancel') return;
      swallowClick();
      const { screen, drop } = current.current;
      drop(load, targetAt(event, screen)?.target ?? null, cardAt(event, current.current));
    };
    addEventListener('pointermove', move, true);
    for (const kind of ends) addEventListener(kind, end, true);
    addEventListener('selectstart', still, true);
  });

  useEffect(() => {
    const pressed = (event: PointerEvent) => {
      const { cards, free } = current.current;
      if (!free || event.button !== 0 || event.pointerType === 'touch') return;
      const from = cardAt(event, current.current);
      const card = from && cards.find(({ name }) => name.en === from.name);
      if (card) begin.current({ kind: 'card', card, from }, event);
    };
    addEventListener('pointerdown', pressed, true);
    return () => removeEventListener('pointerdown', pressed, true);
  }, []);

  return { carried, begin: begin.current };
}

/** A pointer that carries something marks no text on its way. */
const still = (event: Event) => event.preventDefault();

const ends = ['pointerup', 'pointercancel'] as const;

/** The list under the pointer, on the board or in the panel. */
function targetAt(event: PointerEvent, screen: Screen | undefined): Under | null {
  for (const element of document.elementsFromPoint(event.clientX, event.clientY)) {
    const inPanel = element.closest<HTMLElement>('[data-list]');
    if (inPanel?.dataset.list === 'away') return { target: { kind: 'away' }, element: inPanel };
    if (inPanel) {
      const [letter, list] = (inPanel.dataset.list ?? '').split('.');
      const target = { kind: 'lists', letter: letter === 'table' ? null : letter, lists: [list] } as const;
      return { target, element: inPanel };
    }
    const found = screen?.lists?.find(({ on }) => element.closest(on));
    const part = found && element.closest(found.on);
    if (!found || !part) continue;
    const cell = element.closest<HTMLElement>('[data-cell]')?.dataset.cell;
    const shown = cell === undefined ? undefined : screen?.placeName?.(Number(cell));
    // Positions are typed, and have the plain sign.
    const at = found.at ?? shown?.replace('′', "'");
    const target = { kind: 'lists', letter: letterOf(found), lists: found.lists } as const;
    return { target: at === undefined ? target : { ...target, at }, element: part };
  }
  return null;
}

/** The card of the position under the pointer. */
function cardAt(event: PointerEvent, { screen, view, position }: Hands): (Lying & { name: string }) | null {
  const element = document
    .elementsFromPoint(event.clientX, event.clientY)
    .map((one) => one.closest<HTMLElement>('.board-area [data-card]'))
    .find((one) => one !== null);
  if (!element || !screen || !view) return null;
  const defs = new Map<number, string>();
  collect(view, defs);
  const nameOf = (one: HTMLElement) => {
    const def = defs.get(Number(one.dataset.card));
    return def === undefined ? null : screen.entry(def).name.en;
  };
  const name = nameOf(element);
  const part = screen.lists?.find(({ on }) => element.closest(on));
  if (!name || !part) return null;
  // Cards of one name lie in the order in which the position has them.
  const alike = [...document.querySelectorAll<HTMLElement>(`${part.on} [data-card]`)].filter(
    (one) => nameOf(one) === name,
  );
  const letter = letterOf(part);
  for (const list of part.lists) {
    const found = lyingAt(position, { letter, list }, name, alike.indexOf(element));
    if (found) return { ...found, name };
  }
  return null;
}

const letterOf = ({ side }: ListOnBoard): string | null =>
  side === undefined ? null : side === 'own' ? 'a' : 'b';

/** Shows which part of the page would take what is carried. */
function mark(taking: Element | null): void {
  for (const one of document.querySelectorAll('[data-takes]'))
    if (one !== taking) one.removeAttribute('data-takes');
  taking?.setAttribute('data-takes', '');
}

/** The press that ends it is not a click on what lies below. */
function swallowClick(): void {
  const swallow = (event: Event) => event.stopPropagation();
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
}
