/** Parts of the table that are not needed at once: each is loaded when it is first drawn. */
import { later } from '../../../kit/later.tsx';

export const Opening = later(() => import('./Opening.tsx').then((part) => part.Opening));
export const Recruiting = later(() => import('./Recruiting.tsx').then((part) => part.Recruiting));
export const RecruitingRail = later(() => import('./Recruiting.tsx').then((part) => part.RecruitingRail));
export const StackSheet = later(() => import('./Stack.tsx').then((part) => part.StackSheet));
export const CardTerms = later(() => import('./CardTerms.tsx').then((part) => part.CardTerms));
export const Key = later(() => import('./Key.tsx').then((part) => part.Key));
export const OddsCase = later(() => import('./Odds.tsx').then((part) => part.OddsCase));
export const Muster = later(() => import('./Muster.tsx').then((part) => part.Muster));
