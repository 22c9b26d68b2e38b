import { print } from './press/press.ts';
import type { Order } from './types.ts';

/**
 * A proposal as its client may see it, as PDF: A4, or Letter where paper is cut so. Equal input has equal bytes. The
 * company's notes, reasons, ids and the words of the brief are not in it. It says where the proposal stands, so one that
 * was made before a change of status is out of date. Throws `unavailable` while a hundred others wait.
 */
export function proposalPdf(shown: Omit<Order, 'acceptance' | 'right'>): Promise<Uint8Array> {
  return print({ ...shown, acceptance: null, right: null });
}
