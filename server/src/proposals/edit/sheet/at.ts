import type { WordingField } from '../../wording/index.ts';
import type { Conflicts } from './conflicts.ts';
import type { Ground } from './ground.ts';
import type { Sheet, SheetLine } from './sheet.ts';

/** Where a change stands, and what it is applied with. */
export interface At {
  /** `changes.3`. */
  readonly param: string;
  /** As it stood before the list. */
  readonly stored: Sheet;
  readonly storedLines: ReadonlyMap<string, SheetLine>;
  readonly ground: Ground;
  readonly conflicts: Conflicts;
  /** Texts that the list sets as they are to be, as an undoing does. */
  readonly givenTexts: Set<WordingField>;
}
