import { describe, expect, it } from 'vitest';
import { AppError } from '../../platform/errors.ts';
import type { Drafted, Drafter } from '../types.ts';
import { createFallbackDrafter } from './fallback.ts';
import { buildRequest } from './fixtures.ts';

function drafted(by: 'model' | 'builtin'): Drafted {
  const draft = {
    title: by,
    scopeSummary: '',
    lines: [],
    unmet: [],
    assumptions: [],
    questions: [],
    attendees: null,
    days: 1,
  };
  return { draft, by, usage: null };
}
const builtin: Drafter = { name: 'builtin', draft: async () => drafted('builtin') };
const failing = (error: Error): Drafter => ({
  name: 'model',
  async draft() {
    throw error;
  },
});
const stalling: Drafter = {
  name: 'model',
  draft: ({ signal }) =>
    new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(new AppError('generation_failed', 'too long')));
    }),
};

function fallback(first: Drafter, firstMilliseconds?: number) {
  const said: string[] = [];
  const drafter = createFallbackDrafter(first, builtin, (error) => said.push(error.message), { firstMilliseconds });
  return { drafter, said };
}

describe('with a fallback', () => {
  it('the first drafts while it can', async () => {
    const { drafter, said } = fallback({ name: 'model', draft: async () => drafted('model') });
    expect(await drafter.draft(buildRequest())).toEqual(drafted('model'));
    expect(drafter.name).toBe('model');
    expect(said).toEqual([]);
  });

  it('the second drafts where generation failed, and it is said', async () => {
    const { drafter, said } = fallback(failing(new AppError('generation_failed', 'The model is away.')));
    expect(await drafter.draft(buildRequest())).toMatchObject({
      by: 'builtin',
      fellBackBecause: 'The model is away.',
    });
    expect(said).toEqual(['The model is away.']);
  });

  it('a fault of ours stays a fault', async () => {
    const fault = new TypeError('undefined is not a function');
    const { drafter, said } = fallback(failing(fault));
    await expect(drafter.draft(buildRequest())).rejects.toBe(fault);
    expect(said).toEqual([]);
  });

  it('a request that is over has no second', async () => {
    const { drafter, said } = fallback(stalling);
    await expect(drafter.draft(buildRequest({ signal: AbortSignal.timeout(20) }))).rejects.toThrow('too long');
    expect(said).toEqual([]);
  });

  it('a first that stalls leaves time for the second where its own time is set', async () => {
    const { drafter, said } = fallback(stalling, 20);
    expect(await drafter.draft(buildRequest())).toMatchObject({ by: 'builtin' });
    expect(said).toEqual(['too long']);
  });
});
