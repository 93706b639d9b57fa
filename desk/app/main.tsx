import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../../src/styles/fonts.css';
import '../../src/styles/tokens.css';
import './styles/base.css';
import './styles/buttons.css';
import './styles/messages.css';
import { App } from './App.tsx';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
