/**
 * Every piece of the kit in every state, for looking at while working on it: `npx vite web`, then /gallery/. Not part
 * of what is built.
 */
import '../src/styles/fonts.css';
import '../src/styles/index.css';
import './gallery.css';
import type { Lang } from '@vigrid/kernel';
import { createRoot } from 'preact/compat/client';
import { Card, type CardProps } from '../src/games/heroes/cards/index.ts';
import { setLang, startLanguage, useLang } from '../src/i18n/index.ts';
import {
  Button,
  CardBack,
  Coins,
  Identicon,
  Log,
  LogLine,
  LogTurn,
  mountCoreGlyphs,
  QuestionBar,
  Refusal,
  RulebookContext,
  Seam,
  Sheet,
  Tabs,
  Toggle,
} from '../src/kit/index.ts';
import { cards } from './entries.ts';

const judge = {
  game: 'heroes',
  rulebook: {
    chapters: {},
    rules: {
      'BH-10.4': {
        chapter: 'fight',
        title: { ru: 'Герой не отвечает', en: 'A hero does not strike back' },
        text: {
          ru: 'Герой, которого атакуют, не бьёт в ответ.',
          en: 'A hero that is attacked does not strike back.',
        },
        enforceable: true,
        see: ['BH-11.1'],
      },
    },
    rulings: {},
  },
};

function Gallery() {
  const { lang } = useLang();
  const all = Object.values(cards);
  const one = (props: Omit<CardProps, 'lang' | 'size' | 'side'> & Partial<CardProps>, caption: string) => (
    <figure>
      <Card lang={lang} size="piece" side="own" onClick={() => {}} {...props} />
      <figcaption>{caption}</figcaption>
    </figure>
  );
  const { gang, centaur, groll, moonling, fairy, golem, fire, bow, bonfire, ataman, vitoslava, rumbler } =
    cards;
  return (
    <RulebookContext value={judge}>
      <main className="gallery">
        <div className="row" style={{ '--card-w': '212px' }}>
          {[gang, fire, bonfire, ataman, fairy].map((entry) => (
            <Card key={entry.id} entry={entry} lang={lang} size="full" side="own" />
          ))}
          <Card entry={cards.teuri} lang={lang} size="full" side="rival" lives={5} wounds={6} />
        </div>
        <div className="row">
          {one({ entry: groll }, 'open')}
          {one({ entry: centaur, keywords: [{ word: 'rush' }] }, 'rush')}
          {one({ entry: centaur, closed: true, keywords: [{ word: 'rush' }] }, 'closed')}
          {one({ entry: gang, lives: 1, wounds: 2 }, 'wounded')}
          {one({ entry: groll, strike: 9, lives: 4, boosts: 1 }, 'raised')}
          {one({ entry: groll, strike: 4, poison: 2, stunned: true }, 'lowered')}
          {one({ entry: golem, keywords: [{ word: 'armour', value: 1 }], markers: 2 }, 'markers')}
          {one({ entry: rumbler, markers: 5 }, 'long name')}
        </div>
        <div className="row">
          {one({ entry: moonling, side: 'rival' }, 'rival')}
          {one({ entry: moonling, side: 'rival', look: 'lit' }, 'lit')}
          {one({ entry: fairy, side: 'rival', look: 'lit', closed: true }, 'lit, closed')}
          {one({ entry: moonling, side: 'rival', look: 'aimed', tag: '5' }, 'aimed')}
          {one({ entry: centaur, look: 'chosen' }, 'chosen')}
          {one({ entry: cards.troll, look: 'shade' }, 'shade')}
          {one({ entry: moonling, side: 'rival', badge: 'shield', look: 'lit' }, 'may step in')}
          {one({ entry: groll, look: 'sent' }, 'sent')}
        </div>
        <div className="row">
          {one({ entry: gang, size: 'hand', look: 'lit' }, 'hand')}
          {one({ entry: fire, size: 'hand', look: 'lit', cost: 2 }, 'cheaper spell')}
          {one({ entry: bonfire, size: 'hand' }, 'quest')}
          {one(
            {
              entry: rumbler,
              size: 'hand',
              look: 'barred',
              tag: lang === 'ru' ? 'нужна монета' : '1 coin short',
            },
            'barred',
          )}
          {one({ entry: moonling, size: 'hand', width: 98 }, 'hand 98')}
          {one({ entry: bow }, 'support')}
          {one({ entry: vitoslava, side: 'rival' }, 'hero')}
          <figure>
            <CardBack label="hidden" />
            <figcaption>hidden</figcaption>
          </figure>
        </div>
        <div className="row">
          {all.map((entry) => (
            <Card key={entry.id} entry={entry} lang={lang} size="mini" side="own" closed={entry === groll} />
          ))}
        </div>
        <div className="row">
          {all.map((entry) => (
            <Card
              key={entry.id}
              entry={entry}
              lang={lang}
              size="thumb"
              side="rival"
              wounds={entry === gang ? 1 : 0}
            />
          ))}
        </div>
        <Seam />
        <div className="row wide">
          <QuestionBar
            title="Whom does the Centaur attack?"
            sub="Her hero or any of her creatures."
            acts={
              <>
                <Button look="quiet" hotkey="Esc">
                  Back
                </Button>
                <Button look="act" glyph="broadsword" hotkey="↵">
                  Strike Vitoslava for 4
                </Button>
              </>
            }
          />
          <Sheet title="Log" className="pad">
            <Log label="Log">
              <LogTurn>Turn 7 · you</LogTurn>
              <LogLine glyph="two-coins" rule="BH-8.6">
                You gain a coin: 7.
              </LogLine>
              <LogLine glyph="broadsword" rule="BH-10.4">
                <b>Groll</b> strikes <b>Vitoslava</b>: <b className="harm">6 wounds</b>, 17 to 11.
              </LogLine>
            </Log>
          </Sheet>
          <div className="stack">
            <Refusal text="One coin short: the card costs 5, you have 4 open." rule="BH-10.4" />
            <Coins open={4} total={7} label="4 open coins of 7" />
            <Toggle on onChange={() => {}}>
              Open to anybody
            </Toggle>
            <Tabs
              label="Rail"
              tabs={[
                { id: 'a', label: 'Card' },
                { id: 'b', label: 'Log', count: 3 },
              ]}
              value="a"
              onChange={() => {}}
            >
              <span className="stack-row">
                {['Skuld', 'Mirra', 'Torvald', 'Kira', 'Oleg'].map((name) => (
                  <Identicon key={name} name={name} />
                ))}
              </span>
            </Tabs>
          </div>
        </div>
      </main>
    </RulebookContext>
  );
}

const query = new URLSearchParams(location.search);
startLanguage();
const isLang = (value: string | null): value is Lang => value === 'ru' || value === 'en';
const lang = query.get('lang');
if (isLang(lang)) setLang(lang);
document.documentElement.dataset.theme = query.get('theme') ?? 'morning';
mountCoreGlyphs();
const root = document.getElementById('root');
if (root) createRoot(root).render(<Gallery />);
