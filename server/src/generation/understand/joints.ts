import { markAt, type Text, wordAt } from '../reading/document/text.ts';

/** "and", a comma, a stroke: what joins the members of a list. */
export function isJoint(text: Text, at: number): boolean {
  return JOINTS.has(wordAt(text, at)) || ',/&+'.includes(markAt(text, at) || '.');
}

const JOINTS = new Set(['and', 'or', 'nor', 'und', 'et', 'y', 'en']);
