import type { Kind } from '../kinds.ts';
import type { Part } from '../matching/parts.ts';
import { keyOf } from '../matching/words.ts';

/** The departments of a crew, by the words that name them. */
const DEPARTMENTS: readonly (readonly [Kind, string])[] = [
  ['crew_sound', 'sound audio ton son sonido geluid foh pa rf akustik tontechnik audiotechnik'],
  [
    'crew_lighting',
    'light lighting lights licht lumière éclairage iluminación luces lx lichttechnik beleuchtung belichting',
  ],
  [
    'crew_video',
    'video vision led stream streaming livestream bild projection beamer projektion vidéo beeld videotechnik playback graphics powerpoint',
  ],
  ['crew_camera', 'camera kamera caméra cámara'],
  ['crew_rigger', 'rigging'],
  ['crew_electrician', 'power electrical electrics strom elektro électricité electricidad stroom'],
];

const DEPARTMENT_OF: ReadonlyMap<string, Kind> = new Map(
  DEPARTMENTS.flatMap(([kind, words]) => words.split(' ').map((word) => [keyOf(word), kind] as const)),
);

/** The department that a technician's title names; null where it names none or several. */
export function departmentOf(parts: readonly Part[]): Kind | null {
  const named = new Set(parts.flatMap(({ stem }) => DEPARTMENT_OF.get(stem) ?? []));
  const [only] = named;
  return named.size === 1 && only !== undefined ? only : null;
}
