import type { Kind } from '../../equipment/index.ts';
import type { Draft } from './draft.ts';
import { sentenceOf, type Text } from '../reading/document/text.ts';

/**
 * "Trumpet / - 1 instrument mic / Trombone / - 1 instrument mic", "Ann needs two boom stands. … Bob needs two boom
 * stands": what each player is to have is added up.
 */
export function withEachPlayers(text: Text, all: readonly Draft[]): readonly Draft[] {
  const drafts = all.map((draft) => (isForEach(text, draft) ? { ...draft, quantity: null } : draft));
  const whose = new Map(
    drafts.flatMap((draft): [Draft, string][] => (isPlayersOwn(draft) ? ownersOf(text, draft) : [])),
  );
  if (whose.size < 2) return drafts;
  const groups = Map.groupBy(whose.keys(), ({ kinds: [kind], optional }) => `${kind}|${optional}`);
  const sums = new Map<Draft, number>();
  const spent = new Set<Draft>();
  for (const group of groups.values()) {
    const [first, ...others] = group;
    if (first === undefined || new Set(group.map((draft) => whose.get(draft))).size < 2) continue;
    sums.set(
      first,
      group.reduce((sum, { quantity }) => sum + (quantity ?? 1), 0),
    );
    for (const other of others) spent.add(other);
  }
  return drafts
    .filter((draft) => !spent.has(draft))
    .map((draft) => ({ ...draft, quantity: sums.get(draft) ?? draft.quantity }));
}

/** "EACH ARTIST needs a floor monitor": as many as there are players, whoever they are. */
function isForEach(text: Text, { kinds: [kind], quantity, article, at }: Draft): boolean {
  if (kind !== 'stage_monitor' || quantity !== 1 || !article) return false;
  const begin = text.tokens[sentenceOf(text, at.from).from]?.start ?? 0;
  return EACH.test(text.raw.slice(begin, begin + LONGEST));
}

const EACH =
  /^\s*(?:each|every|jede[rs]?|chaque|cada|elke?|iedere?) (?:artist|performer|musician|player|singer|band member|member|musiker(?:in)?|künstler(?:in)?|artiste|musicien|músico|artista|muzikant|artiest)\b/iu;

/** Of each there is one for every player who takes it. */
const KINDS: ReadonlySet<Kind> = new Set<Kind>([
  'mic_wired',
  'mic_instrument',
  'mic_wireless_handheld',
  'mic_headset',
  'mic_stand',
  'di_box',
  'stage_monitor',
]);

function isPlayersOwn({ kinds: [kind] }: Draft): boolean {
  return kind !== undefined && KINDS.has(kind);
}

/** Who the line or the sentence is of. */
function ownersOf(text: Text, draft: Draft): [Draft, string][] {
  const start = text.tokens[draft.at.from]?.start ?? 0;
  const owner = headOfBullets(text.raw, start) ?? subjectOf(text, draft);
  return owner === null ? [] : [[draft, owner]];
}

/** "Ann NEEDS …", "our drummer USES …". */
function subjectOf(text: Text, { at }: Draft): string | null {
  const begin = text.tokens[sentenceOf(text, at.from).from]?.start ?? 0;
  const start = text.tokens[at.from]?.start ?? begin;
  const [, name = ''] = NEEDS.exec(text.raw.slice(begin, Math.min(start, begin + LONGEST))) ?? [];
  return name === '' || NO_PLAYERS.test(name) ? null : name.toLowerCase();
}

const NEEDS =
  /^\s*((?:our |the |unser\p{L}* |der |die |notre |le |la |nuestr\p{L}+ |el |onze |de )?\p{L}+) (?:needs?|requires?|uses|will need|braucht|benötigt|a besoin|utilise|necesita|usa|heeft|gebruikt)\b/iu;
const NO_PLAYERS =
  /^(?:(?:the |our )?(?:we|he|she|it|i|they|this|that|which|who|band|group|artist|artists|act|company|show|stage|event|system|there|also|client|venue|wir|er|sie|es|on|il|elle|nous|grupo|ella|banda|wij|hij|zij|bands?|gruppe|groupe))$/iu;

/** The line above a row of bullets, where it names a player or an instrument and nothing else. */
function headOfBullets(raw: string, at: number): string | null {
  const lines = raw.slice(Math.max(0, at - FAR), at).split('\n');
  if (!BULLET.test(lines.at(-1) ?? '')) return null;
  const above = lines.slice(0, -1).findLast((line) => line.trim() !== '' && !BULLET.test(line));
  return above !== undefined && above.length < LONGEST && PLAYER.test(above) && !GEAR.test(above) ? above.trim() : null;
}

const FAR = 600; // characters from the name to the last of its bullets
const LONGEST = 60; // characters of a name and its verb
const BULLET = /^\s*[-–•*·]\s?/u;
const PLAYER =
  /(?<!\p{L})(?:vocals?|vocalists?|singer|voice|guitars?|guitarist|gtr|bass|bassist|drums?|drummer|percussion|keys|keyboards?|piano|pianist|sax\p{L}*|(?:tenor|alto) sax|trumpets?|trombones?|horns?|flute|clarinet|fiddle|violin|viola|cello|banjo|mandolin|accordion|harp|leader|gesang|sänger\p{L}*|gitarre|schlagzeug|trompete|posaune|geige|klavier|akkordeon|chant|guitare|basse|batterie|claviers?|trompette|violon|accordéon|voz|guitarra|bajo|batería|teclados?|trompeta|violín|zang|gitaar|bas|toetsen|trompet|viool)(?!\p{L})/iu;
const GEAR =
  /\b(?:mics?|microphones?|mikrofone?|micros?|monitors?|wedges?|di|stands?|amps?|list|plot|mix(?:es)?|microphones)\b|:\s*\d/iu;
