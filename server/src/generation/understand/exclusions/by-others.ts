import { acquired } from './acquired.ts';
import { askedOf } from './asked-of.ts';
import { byWhom } from './by-whom.ts';
import { doneOurselves } from './done-ourselves.ts';
import { includedIn } from './included-in.ts';
import { otherFirm } from './other-firm.ts';
import type { Finding, Reading } from './reading.ts';
import { withOperator } from './with-operator.ts';

/** Who has or does a thing, said behind it or of the whole that it belongs to. */
export function byOthers(reading: Reading, index: number): Finding | null {
  return (
    includedIn(reading, index) ??
    byWhom(reading, index) ??
    doneOurselves(reading, index) ??
    otherFirm(reading, index) ??
    askedOf(reading, index) ??
    acquired(reading, index) ??
    withOperator(reading, index)
  );
}
