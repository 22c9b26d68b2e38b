import type { Kind } from '../../../equipment/index.ts';
import type { Demand } from '../../types.ts';
import type { Occasion } from '../types.ts';
import { wordingOf } from '../wording.ts';

const SEATS: ReadonlySet<Kind> = new Set<Kind>(['chair', 'chair_banquet', 'bar_stool', 'music_stand']);
const PLAYERS =
  /(?<!\p{L})(?:for|für|pour|para|voor)\s(?:the |our |all |die |das |den |unseren? |les |la |le |l['’]|notre |el |los |las |het |de |ons |onze )?(?<who>choir|chorus|band|orchestra|players?|musicians?|singers?|cast|performers?|chor|orchester|kapelle|musiker|sänger|ch(?:œ|oe)ur|chorale|orchestre|musiciens|chanteurs|coro|banda|orquesta|músicos|cantantes|koor|orkest|muzikanten|zangers)(?!\p{L})(?:\s?\((?:\p{L}+\s)?(?<figure>\d{1,3}))?/iu;
const CHOIR = /choir|chorus|chor|ch(?:œ|oe)ur|coro|koor|singers?|sänger|chanteurs|cantantes|zangers/iu;

/** "Chairs on it FOR THE CHOIR (60 as a rule)": so many sit that play or sing; null for what is for the audience. */
export function seatsOfPlayers(demand: Demand, occasion: Occasion): number | null {
  const [kind] = demand.kinds;
  if (kind === undefined || !SEATS.has(kind) || demand.quantity !== null) return null;
  const said = PLAYERS.exec(wordingOf(demand))?.groups;
  if (said === undefined) return null;
  const told = Number(said['figure'] ?? 0);
  const sing = CHOIR.test(said['who'] ?? '') ? occasion.choir : 0;
  const people = told || sing || occasion.players || occasion.choir;
  return people > 0 ? people : null;
}
