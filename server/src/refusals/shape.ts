import type { Translated } from '@showbill/contract';
import type { english } from './en/index.ts';

/** What each language has to have. */
export type Refusals = Translated<typeof english>;
