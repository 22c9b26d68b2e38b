import { expect, it } from 'vitest';
import { type DatabaseFault, databaseFault, unavailableBecause } from './database-faults.ts';
import { AppError } from './errors.ts';

const FAULTS: readonly (readonly [string, DatabaseFault | null])[] = [
  ['08000', 'away'],
  ['08006', 'away'],
  ['08P01', 'away'],
  ['25006', 'read_only'],
  ['25P02', null],
  ['25P03', 'slow'],
  ['25P04', 'slow'],
  ['28P01', 'away'],
  ['3D000', 'away'],
  ['40001', 'contended'],
  ['40002', null],
  ['40P01', 'contended'],
  ['53000', 'starved'],
  ['53100', 'full'],
  ['53200', 'starved'],
  ['53300', 'starved'],
  ['53400', 'starved'],
  ['55P03', 'contended'],
  ['55006', null],
  ['57014', 'slow'],
  ['57P01', 'away'],
  ['57P02', 'away'],
  ['57P03', 'away'],
  ['57P05', 'away'],
  ['58030', 'away'],
  ['23505', null],
  ['22P02', null],
  ['42501', null],
  ['42P01', null],
  ['XX000', null],
];

it.each(FAULTS)('SQLSTATE %s is %s', (code, fault) => {
  expect(databaseFault(Object.assign(new Error('said by PostgreSQL'), { code }))).toBe(fault);
});

it.each([
  ['ECONNREFUSED', 'connect', 'away'],
  ['ECONNRESET', 'read', 'away'],
  ['EPIPE', 'write', 'away'],
  ['ENOENT', 'connect', 'away'],
  ['ENOTFOUND', 'getaddrinfo', 'away'],
  ['EAI_AGAIN', 'getaddrinfo', 'away'],
  ['ETIMEDOUT', 'connect', 'away'],
  ['EHOSTUNREACH', 'connect', 'away'],
  ['EMFILE', 'connect', 'starved'],
  ['ENOENT', 'open', null],
  ['EACCES', 'open', null],
  ['ENOSPC', 'write', null],
] as const)('%s at %s is %s', (code, syscall, fault) => {
  expect(databaseFault(Object.assign(new Error('said by Node'), { code, syscall }))).toBe(fault);
});

it.each([
  ['timeout exceeded when trying to connect', 'starved'],
  ['Connection terminated unexpectedly', 'away'],
  ['Connection terminated due to connection timeout', 'away'],
  ['Client has encountered a connection error and is not queryable', 'away'],
  ['Client was closed and is not queryable', 'away'],
  ['Query read timeout', 'slow'],
  ['timeout expired', 'away'],
  ['a figure is missing', null],
] as const)('"%s" is %s', (words, fault) => {
  expect(databaseFault(new Error(words))).toBe(fault);
});

it('knows a name of several addresses none of which answers', () => {
  const refused = Object.assign(new Error('refused'), { code: 'ECONNREFUSED', syscall: 'connect' });
  expect(databaseFault(new AggregateError([refused, refused], ''))).toBe('away');
});

it('takes no refusal of ours for one, nor what is no error', () => {
  for (const error of [new AppError('unavailable', 'Connection terminated'), 'Connection terminated', null]) {
    expect(databaseFault(error)).toBeNull();
  }
});

it('tells when to come back, and nothing of the insides', () => {
  for (const fault of ['away', 'full', 'read_only', 'starved', 'slow', 'contended'] as const) {
    const { status, message, details } = unavailableBecause(fault);
    expect(status).toBe(503);
    expect(details.retryAfterSeconds).toBeGreaterThan(0);
    expect(message).not.toMatch(/sql|postgres|pool|lock/i);
  }
});
