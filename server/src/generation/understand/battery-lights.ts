import type { Kind } from '../../equipment/index.ts';
import type { Mention } from './mention.ts';
import { markAt, type Text, wordAt } from '../reading/document/text.ts';

/**
 * "20 focos de colores a batería", "Scheinwerfer, bunt, mit Akku", "10 spots couleur sur batterie": lights that stand
 * anywhere without a cable, whatever is said of them before; their battery is neither drums nor a thing of its own.
 */
export function withBatteryLights(text: Text, mentions: readonly Mention[]): readonly Mention[] {
  const lights = text.tokens.flatMap((_, at): Mention[] => {
    const from = mentions.find((mention) => mention.from <= at && at < mention.to);
    if (from === undefined ? !SPOTS.has(wordAt(text, at)) : !isLight(from, at)) return [];
    const to = batteryEnd(text, from?.to ?? at + 1, mentions);
    return to === null ? [] : [{ kinds: ['uplight', 'stage_wash'], categories: [], from: from?.from ?? at, to }];
  });
  if (lights.length === 0) return mentions;
  const others = mentions.filter((mention) => !lights.some(({ from, to }) => mention.from < to && from < mention.to));
  return [...others, ...lights].toSorted((a, b) => a.from - b.from);
}

function isLight({ kinds: [kind], categories, from }: Mention, at: number): boolean {
  return from === at && (kind === undefined ? categories.includes('lighting') : LIGHTS.has(kind));
}

/** Behind "on battery", with a few words of no other thing between. */
function batteryEnd(text: Text, from: number, mentions: readonly Mention[]): number | null {
  for (let at = from; at < from + REACH; at += 1) {
    const mark = markAt(text, at);
    if (mark === '(' && BATTERY.test(wordAt(text, at + 1)) && markAt(text, at + 2) === ')') return at + 3; // "uplighters (battery)"
    if (mark !== '' ? !',('.includes(mark) : wordAt(text, at) === '') return null;
    if (ON.has(wordAt(text, at)) && BATTERY.test(wordAt(text, at + 1))) return at + 2;
    if (mentions.some((mention) => mention.from === at)) return null;
  }
  return null;
}

const REACH = 5;
const LIGHTS: ReadonlySet<Kind> = new Set<Kind>(['stage_wash', 'uplight']);
const SPOTS = new Set('spot spots lampen lamparas luces lampes projecteur projecteurs'.split(' '));
const ON = new Set('on with auf mit a sur de avec con op met'.split(' '));
const BATTERY = /^(?:batter(?:y|ies|ie|ij|ien|ijen)|bateri?as?|akkus?|accu(?:'?s)?)$/u;
