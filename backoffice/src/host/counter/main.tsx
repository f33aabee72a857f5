import '@cubby/design-system/fonts.css';
import { holdComposingKeys, reloadWhenOutdated } from '@cubby/api/client';
import { keepFocus } from '@cubby/design-system';
import { createRoot } from 'react-dom/client';
import { firstLanguage } from '../../lib/i18n/device-language.ts';
import { sessionToken } from '../../lib/session/session.ts';
import { CounterApp } from './CounterApp.tsx';
import { loadI18n } from './language/i18n.ts';
import { keepClock } from './offline/keep-clock.ts';
import { keepPages } from './offline/keep-pages.ts';
import { CounterStore } from './state/counter-store.ts';

/** A device with slow storage shows a loading state after this time. */
const PATIENCE_MS = 400;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

holdComposingKeys();
keepFocus();
reloadWhenOutdated();
keepClock();
keepPages();
// Saved data is read while the texts load, so that the first render already shows the day.
const counter = sessionToken() === null ? null : new CounterStore();
// Loaded beside the texts where it is shown first; the sign-in does without it.
const today = counter && import('./today/TodayPage.tsx').catch(() => {});
const remembered = counter?.tab.remember().catch(() => {});
const i18n = await loadI18n(firstLanguage());
await Promise.race([Promise.all([remembered, today]), pause(PATIENCE_MS)]);
createRoot(root).render(<CounterApp i18n={i18n} counter={counter} />);
