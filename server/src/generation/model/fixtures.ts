import type { Brief, Drafted, Drafter, DraftRequest, Shelf, ShelfProduct } from '../types.ts';

/** Builders for the tests of this folder. */

const PLAIN: Omit<ShelfProduct, 'id' | 'name' | 'category' | 'unit'> = {
  description: null,
  kinds: [],
  traits: {},
  perAttendees: null,
  accessories: [],
  stock: null,
};

export const SPEAKER: ShelfProduct = {
  ...PLAIN,
  id: '01920000-0000-7000-8000-000000000001',
  name: 'Active speaker 12"',
  category: 'audio',
  unit: 'day',
  kinds: [{ kind: 'speaker_top', confidence: 1 }],
  traits: { inches: 12, watts: 1000 },
  perAttendees: 100,
};

export const MICROPHONE: ShelfProduct = {
  ...PLAIN,
  id: '01920000-0000-7000-8000-000000000002',
  name: 'Wireless handheld microphone',
  category: 'audio',
  unit: 'day',
  kinds: [{ kind: 'mic_wireless_handheld', confidence: 1 }],
};

export const TECHNICIAN: ShelfProduct = {
  ...PLAIN,
  id: '01920000-0000-7000-8000-000000000003',
  name: 'Sound technician',
  category: 'crew',
  unit: 'hour',
  kinds: [{ kind: 'crew_sound', confidence: 1 }],
};

export const CHAIR: ShelfProduct = {
  ...PLAIN,
  id: '01920000-0000-7000-8000-000000000004',
  name: 'Banquet chair',
  category: 'furniture',
  unit: 'event',
  kinds: [{ kind: 'chair_banquet', confidence: 1 }],
};

export const PRODUCTS: readonly ShelfProduct[] = [SPEAKER, CHAIR, TECHNICIAN, MICROPHONE];

export function product(overrides: Partial<ShelfProduct> & Pick<ShelfProduct, 'id' | 'name'>): ShelfProduct {
  return { ...PLAIN, category: 'other', unit: 'day', ...overrides };
}

/** What a drafter is given, in one. */
export interface TestRequest extends DraftRequest {
  readonly brief: Brief;
}

export function buildRequest(
  overrides: {
    readonly brief?: Partial<Brief>;
    readonly products?: Shelf['products'];
    readonly signal?: AbortSignal;
  } = {},
): TestRequest {
  const description = 'A conference for 120 people over two days, with speeches from a small stage.';
  return {
    brief: { description, ...overrides.brief },
    shelf: { products: overrides.products ?? PRODUCTS },
    signal: overrides.signal ?? new AbortController().signal,
  };
}

export async function draftWith(drafter: Drafter, { brief, ...request }: TestRequest): Promise<Drafted> {
  const opened = await drafter.open(brief, { company: 'company', signal: request.signal });
  return opened.draft(request);
}
