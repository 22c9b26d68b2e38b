import { readFileSync } from 'node:fs';
import { z } from 'zod';

const PACKAGE = new URL('../../package.json', import.meta.url);

/** The program's own, as `0.1.0`. */
export const VERSION = z.object({ version: z.string() }).parse(JSON.parse(readFileSync(PACKAGE, 'utf8'))).version;
