import '@fontsource-variable/inter/wght.css';
import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import './ui/theme.css';
import { ownLanguage } from './lib/language.ts';
import { LOCALE, openTexts } from './texts/index.ts';

/** Modules of the application keep texts from when they are loaded: these come first. */
async function open(): Promise<void> {
  await openTexts(ownLanguage());
  document.documentElement.lang = LOCALE;
  const { start } = await import('./app/start.tsx');
  start();
}

void open();
