import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { digestOf } from './digest.ts';

/** Generates showbill_client/ from the OpenAPI document of a running service: `npm run generate:python -- [ADDRESS]`. */

const HERE = fileURLToPath(new URL('./', import.meta.url));
const NAME = 'showbill_client';
const [, , address = 'http://127.0.0.1:3000'] = process.argv;

const answer = await fetch(`${address}/v1/openapi.json`);
if (!answer.ok) throw new Error(`${address} answers with ${answer.status}`);
const text = await answer.text();
const folder = mkdtempSync(join(tmpdir(), 'showbill-python-'));
const source = join(folder, 'openapi.json');
const config = join(folder, 'config.json');
const made = join(folder, 'made');
writeFileSync(source, text);
writeFileSync(config, JSON.stringify({ project_name_override: 'showbill-client', package_name_override: NAME }));
const generate = ['generate', '--path', source, '--config', config, '--output-path', made];
const { status } = spawnSync('openapi-python-client', generate, { stdio: 'inherit' });
if (status !== 0) throw new Error('openapi-python-client could not be run, or refused the document');
rmSync(join(HERE, NAME), { recursive: true, force: true });
cpSync(join(made, NAME), join(HERE, NAME), { recursive: true });
rmSync(folder, { recursive: true });
writeFileSync(join(HERE, 'made-from.sha256'), `${digestOf(JSON.parse(text))}\n`);
