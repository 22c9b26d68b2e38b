import { describe, expect, it } from 'vitest';
import { AppError } from '../../platform/errors.ts';
import { inEnglish } from '../../refusals/index.ts';
import type { Drafted, Drafter, OpenedBrief } from '../types.ts';
import { createFallbackDrafter } from './fallback.ts';
import { buildRequest, draftWith } from './fixtures.ts';

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
    language: 'en',
  };
  return { draft, by, usage: null };
}
function drafterOf(name: Drafter['name'], draft: OpenedBrief['draft'], wants = name): Drafter {
  return { name, open: () => ({ wants: { kinds: [], phrases: [wants] }, days: 1, draft }) };
}
const builtin = drafterOf('builtin', async () => drafted('builtin'));
const failing = (error: Error): Drafter =>
  drafterOf('model', async () => {
    throw error;
  });
const stalling = drafterOf(
  'model',
  ({ signal }) =>
    new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(new AppError('generation_failed', inEnglish('too long'))));
    }),
);

function fallback(first: Drafter, firstMilliseconds?: number) {
  const said: string[] = [];
  const drafter = createFallbackDrafter(first, builtin, (error) => said.push(error.message), { firstMilliseconds });
  return { drafter, said };
}

describe('with a fallback', () => {
  it('the first drafts while it can', async () => {
    const { drafter, said } = fallback(drafterOf('model', async () => drafted('model')));
    expect(await draftWith(drafter, buildRequest())).toEqual(drafted('model'));
    expect(drafter.name).toBe('model');
    expect(said).toEqual([]);
  });

  it('both are shown what they look for', async () => {
    const { drafter } = fallback(stalling);
    const asker = { company: 'company', signal: new AbortController().signal };
    expect((await drafter.open({ description: 'A party' }, asker)).wants.phrases).toEqual(['model', 'builtin']);
  });

  it('the second drafts where generation failed, and it is said', async () => {
    const { drafter, said } = fallback(failing(new AppError('generation_failed', inEnglish('The model is away.'))));
    expect(await draftWith(drafter, buildRequest())).toMatchObject({
      by: 'builtin',
      fellBackBecause: 'The model is away.',
    });
    expect(said).toEqual(['The model is away.']);
  });

  it('a fault of ours stays a fault', async () => {
    const fault = new TypeError('undefined is not a function');
    const { drafter, said } = fallback(failing(fault));
    await expect(draftWith(drafter, buildRequest())).rejects.toBe(fault);
    expect(said).toEqual([]);
  });

  it('a request that is over has no second', async () => {
    const { drafter, said } = fallback(stalling);
    await expect(draftWith(drafter, buildRequest({ signal: AbortSignal.timeout(20) }))).rejects.toThrow('too long');
    expect(said).toEqual([]);
  });

  it('a first that stalls leaves time for the second where its own time is set', async () => {
    const { drafter, said } = fallback(stalling, 20);
    expect(await draftWith(drafter, buildRequest())).toMatchObject({ by: 'builtin' });
    expect(said).toEqual(['too long']);
  });
});
