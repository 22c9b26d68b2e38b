/**
 * Services that the client does not want or sees to: `staff`, nobody at all; `operators`, nobody to run it; `mixers`, nobody to
 * mix the sound; `builders`,
 * nobody to set it up; `transport`, collected by the client.
 */
export type Service = 'staff' | 'operators' | 'mixers' | 'builders' | 'transport';

/** Parts that follow each other in a sentence with few words between them; each part a list of phrases. */
export interface ServiceWords {
  readonly service: Service;
  readonly reason: 'unwanted' | 'provided';
  readonly parts: readonly string[];
  /** The first part is somebody's own: "our caretaker", "the hall's technicians". */
  readonly own?: true;
  /** Nothing but the end, a polite word or "from you" may stand behind: "no crew MEALS". */
  readonly last?: true;
}
