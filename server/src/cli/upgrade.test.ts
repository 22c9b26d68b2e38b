import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkHealth } from '../backup/check-health.ts';
import { checkArchive } from '../backup/read-archive.ts';
import { readEnv } from '../platform/config.ts';
import { type OpenDatabase, openDatabase } from '../platform/database.ts';
import type { EmbeddedPostgres } from '../platform/embedded-postgres/index.ts';
import { silentLog } from '../platform/log.ts';
import { asOnlyMigrator, inTransaction, migrationNames } from '../platform/migrate.ts';
import { compareReleases, writesMoreThan } from '../platform/release.ts';
import { VERSION } from '../platform/version.ts';
import { openBrowser } from '../testing/browser.ts';
import { asSuperuser, contentsOf } from '../testing/database-contents.ts';
import { layDown, readReleases } from '../testing/releases.ts';
import { runHere } from '../testing/run-here.ts';
import { startTestService, type TestService } from '../testing/service.ts';
import { claimDeliveries } from '../webhooks/claim.ts';
import { openSecret } from '../webhooks/signing.ts';

/** This program over the data of each release before it; see server/releases/README.md. */

describe.each(readReleases())('over a data folder of $version', (release) => {
  let dataDir: string;
  let env: Record<string, string>;
  let embedded: EmbeddedPostgres;

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'showbill-upgrade-'));
    env = { DATA_DIR: dataDir, BACKUP_DIR: join(dataDir, 'backups') };
    embedded = await layDown(release, dataDir);
  });
  afterAll(async () => {
    await embedded?.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('backs up what is there, row for row, and then migrates', async () => {
    const { code, stdout, stderr } = await runHere(env, ['migrate', '--json']);
    const kept = await checkArchive(release.file);
    const known = kept.manifest.migrations.map(({ name }) => name);
    const applied = migrationNames().filter((name) => !known.includes(name));
    expect([code, JSON.parse(stdout)]).toEqual([0, { applied }]);
    const isOtherPatch = compareReleases(VERSION, release.version, 2) === 0 && VERSION !== release.version;
    expect(isOtherPatch ? applied : []).toEqual([]); // else its second number goes up: decision 50
    const file = /^showbill: upgrading the database; a backup was saved to (\S+)\n$/.exec(stderr)?.[1];
    const isUpgrade = applied.length > 0 || writesMoreThan(VERSION, release.version);
    expect([file !== undefined, stderr !== '']).toEqual([isUpgrade, isUpgrade]);
    const backup = await checkArchive(file ?? release.file);
    const rowsOf = ({ closing }: typeof backup) => closing.entries.filter(({ rows }) => rows !== undefined);
    expect(rowsOf(backup)).toEqual(rowsOf(kept));
    expect([backup.manifest.migrations, backup.secrets]).toEqual([kept.manifest.migrations, kept.secrets]);
  });

  it('lists with each command at least what that release listed', async () => {
    for (const { args, document } of release.commands) {
      const { stdout, stderr } = await runHere(env, [...args, '--json']);
      expect(JSON.parse(stdout), `${args.join(' ')} ${stderr}`).toMatchObject(document);
    }
  });

  it('finds stock and prices in order', async () => {
    const faults = await asOnlyMigrator(embedded.owner, (client) => inTransaction(client, () => checkHealth(client)));
    expect(faults).toEqual([]);
  });

  describe('the server', () => {
    let database: OpenDatabase;
    let service: TestService;

    beforeAll(async () => {
      database = await openDatabase(readEnv(env), silentLog, { asServer: true });
      const { pool, db, secrets } = database;
      service = await startTestService(
        { secrets, publicUrl: release.address, clock: { now: () => new Date(release.at) } },
        { pool, db, owner: embedded.owner, close: async () => {} },
      );
    });
    afterAll(async () => {
      await service?.close();
      await database?.close();
    });

    it('answers each request at least as that release did', async () => {
      for (const { path, body } of release.requests) {
        const answer = await service.call('GET', path, { key: release.key });
        expect([path, answer.status, answer.json]).toMatchObject([path, 200, body]);
      }
      const revoked = await service.call('GET', '/v1/me', { key: release.revokedKey });
      expect([revoked.status, revoked.json.error.code]).toEqual([401, 'invalid_key']);
    });

    it('repeats the answer to a request, and makes more proposals', async () => {
      const { key: kept, body, id } = release.repeatable;
      const repeat = { key: release.key, headers: { 'idempotency-key': kept }, body };
      const repeated = await service.call('POST', '/v1/proposals', repeat);
      expect([repeated.status, repeated.headers['idempotency-replayed'], repeated.json.id]).toEqual([201, 'true', id]);
      const made = await service.call('POST', '/v1/proposals', { key: release.key, body });
      const numbers = release.requests.flatMap((each) => ('number' in each.body ? [String(each.body.number)] : []));
      expect([made.status, numbers.length > 0]).toEqual([201, true]);
      expect(numbers).not.toContain(made.json.number);
    });

    it('signs people in', async () => {
      const answer = await openBrowser(service).post('/auth/sign-in', release.signIn);
      expect(answer.status).toBe(200);
    });

    it('has what waits to be delivered, with the secret that was given for it', async () => {
      const later = new Date(Date.parse(release.at) + 86_400_000);
      const waiting = await claimDeliveries({ ...service.context, clock: { now: () => later } }, 100);
      const opened = waiting.map(({ webhookId, secrets }) => [
        webhookId,
        ...secrets.map((sealed) => openSecret(database.secrets, sealed)),
      ]);
      const { id, signing_secret } = release.webhook;
      expect([...new Set(opened.flat())]).toEqual([id, signing_secret]);
    });
  });

  it('is refused, and stays as it is, once a newer release has opened it', async () => {
    await asSuperuser(embedded, (client) =>
      client.query(`
        insert into schema_migrations values ('9000-later', 'x'); update installation set release = '9.10.0';
        alter table proposals rename to offers`),
    );
    const before = await contentsOf(embedded);
    for (const args of [['serve'], ['migrate'], ['backup'], ['key', 'list', '--company', release.company]]) {
      expect(await runHere(env, args)).toEqual({
        code: 1,
        stdout: '',
        stderr:
          `showbill: the database was upgraded by Showbill 9.10.0, and this is ${VERSION}: start 9.10.0 or a newer one, ` +
          'or restore a backup made before; nothing was changed\n',
      });
    }
    expect(await contentsOf(embedded)).toEqual(before);
  });
});
