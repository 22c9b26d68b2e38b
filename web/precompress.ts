import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const LEAST_BYTES = 1024;

/** Lays beside each file of text what is sent of it, `.br` and `.gz`, so that the server compresses nothing itself. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir = '' }, files) {
      const texts = Object.keys(files).filter((name) => /\.(?:js|css)$/u.test(name));
      await Promise.all(texts.map((name) => compress(join(dir, name))));
    },
  };
}

async function compress(path: string): Promise<void> {
  const text = await readFile(path);
  if (text.length < LEAST_BYTES) return;
  await Promise.all([
    writeFile(`${path}.br`, await promisify(brotliCompress)(text)),
    writeFile(`${path}.gz`, await promisify(gzip)(text, { level: 9 })),
  ]);
}
