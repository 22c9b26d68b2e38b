import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const DIST = fileURLToPath(new URL('../dist/', import.meta.url));
/** Bytes of JavaScript, compressed, before anything is shown. */
const LIMIT = 220_000;

/** As it is sent to a browser that understands Brotli. */
function sentBytes(asset: string): number {
  const path = `${DIST}assets/${asset}`;
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}

describe('the first load of JavaScript', () => {
  it('is small, in whichever language', () => {
    const page = readFileSync(`${DIST}index.html`, 'utf8');
    const asked = [...page.matchAll(/(?:src|href)="[^"]*\/assets\/([^"]+\.js)"/gu)].map(([, asset]) =>
      basename(asset ?? ''),
    );
    const texts = readdirSync(`${DIST}assets`).filter((asset) => /^(?:de|en|es|fr|nl)-.*\.js$/u.test(asset));
    const first = asked.reduce((sum, asset) => sum + sentBytes(asset), 0);
    expect([asked.length > 3, texts.length >= 5]).toEqual([true, true]);
    expect(first + Math.max(...texts.map(sentBytes))).toBeLessThan(LIMIT);
  });
});
