import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';

export function start(): void {
  const root = document.getElementById('root');
  if (root === null) throw new Error('the page has no place for the application');
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
