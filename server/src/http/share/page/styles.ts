import { readFileSync } from 'node:fs';
import { Html } from '../../../platform/html.ts';

/**
 * Ink on paper at 16 px in one column of 680 px; dark where the reader asks for it, and always light on
 * paper. The fonts are cut for this page (`web/client-fonts.ts`).
 */
export const STYLES = new Html(readFileSync(new URL('./styles.css', import.meta.url), 'utf8'));
