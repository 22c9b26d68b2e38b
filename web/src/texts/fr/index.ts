import type { Texts } from '../shape.ts';
import { english } from '../en/index.ts';

export const french: Texts = english;
