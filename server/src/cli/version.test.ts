import { expect, it } from 'vitest';
import { migrationNames } from '../platform/migrate.ts';
import { VERSION } from '../platform/version.ts';
import { runHere } from '../testing/run-here.ts';

const run = (...args: string[]) => runHere({ PORT: 'no port', DATA_DIR: '/nowhere/at all' }, args);

it('the version is printed without a database, whatever the settings are', async () => {
  const schema = migrationNames().at(-1);
  expect(await run('--version')).toEqual({ code: 0, stdout: `${VERSION}\n`, stderr: '' });
  expect(await run('version')).toEqual({ code: 0, stdout: `${VERSION}  schema ${schema}\n`, stderr: '' });
  expect(JSON.parse((await run('version', '--json')).stdout)).toEqual({ version: VERSION, schema });
});
