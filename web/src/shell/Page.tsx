/** A page that is read or filled in, between the top bar and the footer; its pieces are in page.css. */
import './page.css';
import type { ComponentChildren } from 'preact';
import { join } from '../kit/index.ts';
import { Footer } from './Footer.tsx';
import { type SectionName, useSections } from './sections.ts';
import { TopBar } from './TopBar.tsx';
import { useTitle } from './theme.ts';

interface PageProps {
  readonly section: SectionName;
  /** Of the tab in the browser. */
  readonly title: string;
  /** For what is this page's alone. */
  readonly name?: string;
  /** How many games wait for the guest. */
  readonly waiting?: number;
  readonly children: ComponentChildren;
}

export function Page({ section, title, name, waiting, children }: PageProps) {
  useTitle(title);
  return (
    <>
      <TopBar sections={useSections(section, waiting)} />
      <main className={join('page', name)}>{children}</main>
      <Footer />
    </>
  );
}
