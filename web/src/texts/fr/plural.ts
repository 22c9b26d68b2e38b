import { pluralIn } from '@showbill/contract/languages';

export const plural = pluralIn('fr');
