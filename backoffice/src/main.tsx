import '@cubby/design-system/fonts';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { siteOf } from './lib/paths.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

createRoot(root).render(<App site={siteOf(window.location.host)} />);
