import { CATEGORIES } from '@showbill/contract';
import { z } from 'zod';
import table from './kinds.json' with { type: 'json' };

/**
 * What a thing is in the trade, finer than its category: the word by which the planner asks for equipment and
 * under which a product is found, whatever it is called in a company's catalogue.
 */
export type Kind = keyof typeof table;
export const KINDS = Object.keys(table) as Kind[];
export const KIND_CATEGORY = z.record(z.enum(KINDS), z.enum(CATEGORIES)).parse(table);
