import './styles/index.css';
import { StrictMode } from 'preact/compat';
import { createRoot } from 'preact/compat/client';
import { startLanguage } from './i18n/index.ts';
import { mountCoreGlyphs } from './kit/index.ts';
import { startLine } from './net/index.ts';
import { startOffline } from './offline/index.ts';
import { App } from './shell/App.tsx';
import { startFonts } from './shell/fonts.ts';
import { startTheme } from './shell/theme.ts';

startTheme();
startLanguage();
startLine();
mountCoreGlyphs();
startOffline();
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');
const page = createRoot(root);
void startFonts().then(() =>
  page.render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);
