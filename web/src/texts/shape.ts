import type { Translated } from '@showbill/contract/languages';
import type { english } from './en/index.ts';

/** What each language has to have. */
export type Texts = Translated<typeof english>;
