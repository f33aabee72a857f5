import '@cubby/design-system/fonts';
import { createRoot } from 'react-dom/client';
import { CounterApp } from './CounterApp.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

createRoot(root).render(<CounterApp />);
