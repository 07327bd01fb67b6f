/** Parts of a page that most moments do without: each is fetched when it is first drawn, or when that is foreseen. */
import { type ComponentType, createElement, useEffect, useState } from 'preact/compat';

/** A part that may still have to come. */
export type Later<Props> = ComponentType<Props> & { readonly fetched?: () => Promise<unknown> };

export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Later<Props> & { fetched(): Promise<unknown> } {
  const source: Source<Props> = {
    part: null,
    async fetched() {
      source.part ??= await load();
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
