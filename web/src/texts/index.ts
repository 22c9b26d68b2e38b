import { english } from './en/index.ts';

/** The words of the application; another language is another folder of the same shape. */
export const TEXTS = english;

/** How figures, money and dates are written. */
export const LOCALE = 'en-GB';
