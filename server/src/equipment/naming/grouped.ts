import { wordsThatAre } from '../lexicon/index.ts';

/**
 * Stock systems write the group before the name: "LIGHTING - CLAMP - hook", "Audio / Radio / HH". What stands under it
 * names the thing; without anything there the group does.
 */
export function withoutGroup(name: string): string {
  const hit = GROUPED.exec(name);
  return hit?.[1] !== undefined && GROUPS.has(hit[1].toLowerCase()) ? name.slice(hit[0].length) : name;
}

const GROUPED = /^\s*(\p{L}{3,16})(?:\s+[-–—/>|:]|:)\s+(?=\S)/u;
const GROUPS = new Set(wordsThatAre('stock_group'));
