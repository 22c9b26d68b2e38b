import { describe, expect, it } from 'vitest';
import { isSettled } from './cluster.ts';
import { missingSentence } from './programs.ts';
import { fill, rendered } from './render.ts';

describe('the files of deploy/failover', () => {
  it('have their places filled, and no other text changed', () => {
    expect(fill('listen: ${HOST}:${PORT} # $HOME', { HOST: '127.0.0.1', PORT: 5432 })).toBe(
      'listen: 127.0.0.1:5432 # $HOME',
    );
  });

  it('are refused where a place has no value', () => {
    expect(() => rendered('etcd.yml', { ETCD_NAME: 'only' })).toThrow('${ETCD_DATA} has no value');
  });

  it('leave a node the time it needs to keep its place, and no more than a failover may take', () => {
    expect(numberIn('patroni.yml', 'ttl')).toBe(20);
    expect(numberIn('patroni.yml', 'loop_wait') + 2 * numberIn('patroni.yml', 'retry_timeout')).toBeLessThanOrEqual(
      numberIn('patroni.yml', 'ttl'),
    );
    expect([numberIn('patroni.yml', 'primary_start_timeout'), numberIn('patroni.yml', 'master_start_timeout')]).toEqual(
      [0, 0],
    );
    expect(rendered('patroni.yml', anything())).toContain('synchronous_mode: true');
  });

  it('have fewer connections behind PgBouncer than PostgreSQL takes', () => {
    expect(numberIn('pgbouncer.ini', 'default_pool_size')).toBeLessThan(numberIn('patroni.yml', 'max_connections') / 2);
  });
});

describe('a cluster', () => {
  const leader = { name: 'database-1', role: 'leader', state: 'running' };

  it.each([
    [[leader], false],
    [[leader, { name: 'database-2', role: 'replica', state: 'running' }], false],
    [[leader, { name: 'database-2', role: 'sync_standby', state: 'stopped' }], false],
    [[leader, { name: 'database-2', role: 'sync_standby', state: 'running' }], true],
    [[leader, { name: 'database-2', role: 'sync_standby', state: 'streaming' }], true],
  ])('of %j is settled: %s', (members, settled) => {
    expect(isSettled(members)).toBe(settled);
  });

  it('that cannot be had says in one sentence what is missing', () => {
    expect(missingSentence(['etcd', 'patroni'])).toBe(
      'the layout failover needs programs that are not installed: etcd, patroni',
    );
  });
});

function numberIn(file: string, name: string): number {
  return Number(new RegExp(`^ *${name}\\s*[:=]\\s*(\\d+)$`, 'm').exec(rendered(file, anything()))?.[1]);
}

/** A value for whatever is asked. */
function anything(): Readonly<Record<string, string>> {
  return new Proxy({}, { get: () => 'x' });
}
