import { createRoot } from 'react-dom/client';
import '../../src/styles/fonts.css';
import '../../src/styles/brand.css';
import '../../src/styles/tokens.css';
import '../../src/styles/base.css';
import './ui/base.css';
import './ui/ui.css';
import './pictures/pictures.css';
import { App } from './App.tsx';
import { sendWaiting } from './pictures/UploadBox.tsx';
import { startSync } from './store/loading.ts';
import { outage } from './store/request.ts';

const root = document.getElementById('root');
startSync();
outage.subscribe(sendWaiting);
if (root) createRoot(root).render(<App />);
