import { openTexts } from './index.ts';

// what tests read of the application is in English, as their browsers are, unless they say otherwise
await openTexts('en');
