import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Compiles src/ to dist/: ES modules and their declarations. */

const HERE = fileURLToPath(new URL('./', import.meta.url));
const DIST = join(HERE, 'dist');
/** The repository's own; the one beside this file is for the generator of types. */
const COMPILER = join(HERE, '../node_modules/typescript/bin/tsc');

rmSync(DIST, { recursive: true, force: true });
const { status } = spawnSync(process.execPath, [COMPILER, '-p', HERE], { stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);

// the compiler leaves `.ts` in declarations, which not every runtime finds there
for (const file of globSync('**/*.d.ts', { cwd: DIST })) {
  const path = join(DIST, file);
  writeFileSync(path, readFileSync(path, 'utf8').replaceAll(/(from '\.[^']*)\.ts'/g, "$1.js'"));
}
