import type { Draft } from './draft.ts';

/** In place of a size, for what stands in each room besides the main one. */
export const OF_ROOMS = 'rooms';

/** "Main room: A SCREEN, … Each seminar room: screen": one for the main room, where the rooms have their own. */
export function withMainRoom(drafts: readonly Draft[]): readonly Draft[] {
  const ofRooms = new Set(
    drafts.flatMap(({ kinds: [kind], size }) => (size === OF_ROOMS && kind !== undefined ? [kind] : [])),
  );
  return drafts.map((draft) => {
    const [kind] = draft.kinds;
    const isOpen = draft.quantity === null && draft.size !== OF_ROOMS && !PLURAL.test(draft.phrase);
    return isOpen && kind !== undefined && ofRooms.has(kind) ? { ...draft, quantity: 1 } : draft;
  });
}

const PLURAL = /(?:s|x|(?<!scre)en)$/iu;
