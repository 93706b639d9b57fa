import { createRoot } from 'react-dom/client';
import '../../src/styles/fonts.css';
import '../../src/styles/brand.css';
import '../../src/styles/tokens.css';
import '../../src/styles/base.css';
import './ui/base.css';
import './ui/ui.css';
import './pictures/pictures.css';
import { App } from './App.tsx';
import { startSync } from './store/loading.ts';
import { outage } from './store/request.ts';
import { sendWaiting } from './store/uploads.ts';
import { followAddress } from './ui/view-links.ts';

// A file that misses a button for files would replace the desk, and end what is on its way.
for (const event of ['dragover', 'drop'] as const)
  addEventListener(event, (dragged) => {
    const isFile = dragged.dataTransfer?.types.includes('Files');
    if (isFile && !(dragged.target as Element).matches('[type=file]')) dragged.preventDefault();
  });

// What closes above the part that opens would take its line out of sight.
addEventListener(
  'toggle',
  ({ target }) => {
    const line = document.activeElement;
    if (line?.parentElement === target) line?.scrollIntoView({ block: 'nearest' });
  },
  true,
);

const root = document.getElementById('root');
followAddress();
startSync();
outage.subscribe(sendWaiting);
if (root) createRoot(root).render(<App />);
