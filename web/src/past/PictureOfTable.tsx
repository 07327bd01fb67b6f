/** The picture of a moment, to be looked at and saved. */
import './picture.css';
import { useEffect, useState } from 'preact/compat';
import { useLang } from '../i18n/index.ts';
import { pictureOfTable } from './picture.ts';
import { words } from './words.ts';

/** `name`: what the file is called. */
export function PictureOfTable({ name }: { readonly name: string }) {
  const { t } = useLang();
  const [picture, setPicture] = useState<string | 'none' | null>(null);
  useEffect(() => {
    let url: string | null = null;
    let here = true;
    pictureOfTable().then(
      (blob) => {
        if (!here) return;
        url = URL.createObjectURL(blob);
        setPicture(url);
      },
      () => here && setPicture('none'),
    );
    return () => {
      here = false;
      if (url) URL.revokeObjectURL(url);
    };
  }, []);
  return (
    <section className="share-picture" aria-label={t(words.picture)}>
      <h3>{t(words.picture)}</h3>
      {picture === null && <p>{t(words.drawing)}</p>}
      {picture === 'none' && <p>{t(words.noPicture)}</p>}
      {picture && picture !== 'none' && (
        <>
          <img src={picture} alt={t(words.picture)} />
          <a className="button" href={picture} download={`vigrid-${name}.png`}>
            {t(words.savePicture)}
          </a>
        </>
      )}
    </section>
  );
}
