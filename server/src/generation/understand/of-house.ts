import { KIND_CATEGORY, type Kind } from '../../equipment/index.ts';
import type { Mention } from './mention.ts';
import { sentenceOf, type Text } from '../reading/document/text.ts';

/** In a rider a dressing room, its mirror and its toilets are the house's. */
export function isOfHouse(text: Text, { from, kinds: [kind], categories }: Mention): boolean {
  if (kind === undefined) return categories.includes('sanitation');
  return OF_HOUSE.has(kind) || (KIND_CATEGORY[kind] === 'furniture' && isInDressingRoom(text, from));
}

/** "Eine Garderobe mit vier Stühlen und einem Tisch". */
function isInDressingRoom(text: Text, at: number): boolean {
  const { from, to } = sentenceOf(text, at);
  return text.tokens
    .slice(Math.max(from, at - ROOM_REACH), Math.min(to, at + ROOM_REACH))
    .some((token) => DRESSING_ROOMS.has(token.text));
}

const ROOM_REACH = 16;
const DRESSING_ROOMS = new Set(
  'garderobe garderoben umkleide loge loges camerino camerinos kleedkamer kleedkamers'.split(' '),
);

const OF_HOUSE: ReadonlySet<Kind> = new Set<Kind>(['site_cabin', 'coat_rail', 'toilet', 'shower', 'air_conditioner']);
