import '@fontsource/alegreya/latin-400-italic.css';
import '@fontsource/alegreya/latin-500.css';
import '@fontsource/alegreya/latin-700.css';
import '@fontsource/alegreya-sans/latin-400.css';
import '@fontsource/alegreya-sans/latin-500.css';
import './styles/base.css';
import './styles/chips.css';
import './styles/shell.css';
import './styles/toasts.css';
import './styles/replay.css';
import './styles/touch.css';
import './styles/low.css';
import './styles/pages.css';
import './styles/far.css';
import './styles/print.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { applyScheme, readScheme } from './parts/scheme.ts';
import { renew } from './renew.ts';
import { say } from './say.ts';

applyScheme(readScheme());
const page = document.getElementById('page');
if (!page) throw new Error('the document has no place for the page');
window.addEventListener('vite:preloadError', () => void renew());
const root = createRoot(page, {
  onUncaughtError: (error) => {
    console.error(error);
    page.replaceChildren(say('broken'));
  },
});
root.render(
  <StrictMode>
    <App />
  </StrictMode>,
);
