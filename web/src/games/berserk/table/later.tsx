/** Parts of the table that are not needed at once: each is loaded when it is first drawn. */
import { type ComponentType, lazy, Suspense } from 'preact/compat';

export const Opening = later(() => import('./Opening.tsx').then((part) => part.Opening));
export const Recruiting = later(() => import('./Recruiting.tsx').then((part) => part.Recruiting));
export const RecruitingRail = later(() => import('./Recruiting.tsx').then((part) => part.RecruitingRail));
export const StackSheet = later(() => import('./Stack.tsx').then((part) => part.StackSheet));
export const CardTerms = later(() => import('./CardTerms.tsx').then((part) => part.CardTerms));
export const Key = later(() => import('./Key.tsx').then((part) => part.Key));
export const OddsCase = later(() => import('./Odds.tsx').then((part) => part.OddsCase));
export const Muster = later(() => import('./Muster.tsx').then((part) => part.Muster));

function later<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const Part = lazy(async () => ({ default: await load() }));
  return (props) => (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  );
}
