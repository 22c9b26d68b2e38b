import { ApiError } from '../../lib/api.ts';
import { makeProposal, type NewProposal } from '../../lib/proposals.ts';
import { currentRoute, navigate } from '../../lib/router.ts';
import { createStore, useStore } from '../../lib/store.ts';
import { clearDraft } from './draft.ts';

export type Generation =
  | { readonly state: 'idle' }
  | { readonly state: 'working'; readonly since: number }
  | { readonly state: 'failed'; readonly error: ApiError };

const IDLE: Generation = { state: 'idle' };

const generation = createStore<Generation>(IDLE);
let run = 0;
let lastTry: { readonly text: string; readonly idempotencyKey: string } | null = null;

export function useGeneration(): Generation {
  return useStore(generation);
}

/** Makes the proposal and opens it, unless the person has gone on to another page. */
export async function generate(body: NewProposal): Promise<void> {
  const mine = ++run;
  generation.set({ state: 'working', since: Date.now() });
  try {
    const proposal = await makeProposal(body, idempotencyKeyOf(body));
    if (mine !== run) return;
    lastTry = null;
    generation.set(IDLE);
    clearDraft();
    if (currentRoute().page === 'home') navigate(`proposals/${proposal.id}`);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (mine === run) generation.set({ state: 'failed', error });
  }
}

export function resetGeneration(): void {
  run += 1;
  lastTry = null;
  generation.set(IDLE);
  clearDraft();
}

/** The same body is tried again under the same key: where only the answer was lost, it comes without a second proposal. */
function idempotencyKeyOf(body: NewProposal): string {
  const text = JSON.stringify(body);
  if (lastTry?.text !== text) lastTry = { text, idempotencyKey: randomText() };
  return lastTry.idempotencyKey;
}

function randomText(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
