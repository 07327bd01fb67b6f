/** Parts of a page that most moments do without: each is fetched when it is first drawn, or when that is foreseen. */
import { type ComponentType, lazy as compatLazy, createElement, useEffect, useState } from 'preact/compat';
import { arrival } from './arrive.ts';

/** A part that may still have to come. */
export type Later<Props> = ComponentType<Props> & { readonly fetched?: () => Promise<unknown> };

/** A part that is waited for, under a `Suspense`. */
export const lazy: typeof compatLazy = (load) => compatLazy(() => arrival(load));

export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Later<Props> & { fetched(): Promise<unknown> } {
  const source: Source<Props> = {
    part: null,
    async fetched() {
      source.part ??= await arrival(load);
    },
  };
  return Object.assign((props: Props) => createElement(Part<Props>, { source, props }), {
    fetched: source.fetched,
  });
}

interface Source<Props> {
  part: ComponentType<Props> | null;
  fetched(): Promise<void>;
}

function Part<Props extends object>({ source, props }: { source: Source<Props>; props: Props }) {
  const [, here] = useState(source.part !== null);
  useEffect(() => {
    let drawn = true;
    void source.fetched().then(() => drawn && here(true));
    return () => {
      drawn = false;
    };
  }, [source]);
  const Here = source.part;
  return Here && <Here {...props} />;
}
