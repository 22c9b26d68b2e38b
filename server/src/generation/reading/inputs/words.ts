import type { Kind } from '../../../equipment/index.ts';

const any = (words: string): string =>
  words
    .trim()
    .split(/\s*,\s*/u)
    .join('|');

/** What a channel hears: instruments, voices and what is played back, without accents. */
export const SOURCES = any(`
  kick, bd, bass ?drum, snare, sn, sd, hi-? ?hats?, hh, hats?, toms? ?\\d?, rack ?\\d?, floor, oh, o\\/h, overheads?, ride, cymbals?, drums?, drum ?pad, spd,
  perc(?:ussion)?, congas?, bongos?, cajon, djembe, tambourine, timpani, glockenspiel, vibraphone, marimba, bass, double bass, upright, (?:e|a|el|ac|acc?|elec)?\\.? ?(?:gtr|guitar|git)s?,
  acoustic, keys?, keyboards?, piano, pno, synth, organ, hammond, leslie, rhodes, nord, accordion, violins?, fiddle, viola, cello, strings, sax(?:ophone)?, trumpet, tpt, trombone,
  tbn, horns?, brass, flute, clarinet, oboe, harmonica, harp, mandolin, banjo, ukulele, bouzouki, whistle, pipes, vox, vocals?, vocs?, bvs?, bvox, voices?, lead, singers?, choir, soprano,
  alto, tenor, baritone, speech, mc, talkback, tracks?, playback, backing, click, sampler, laptop, dj, audience, ambient,
  bassdrum, becken, schlagzeug, (?:e-?|akustik)?gitarren?, (?:e-?)?bass, klavier, flugel, akkordeon, geige, bratsche, kontrabass, trompete, posaune, querflote, klarinette, gesang, stimme, chor,
  moderation, moderator, zuspieler, keyboarder,
  grosse caisse, gc, caisse claire, cc, charley, charleston, guitares?, basse, contrebasse, claviers?, voix, chant, choeurs?, violon, violoncelle, accordeon, trompette, saxo, batterie, clarinette,
  bombo, caja, charles, timbal(?:es)?, goliat, bajo, contrabajo, guitarras?, teclados?, voz, voces, coros?, acordeon, trompeta, bateria, platos, aereos, pandereta,
  grote trom, basgitaar, gitaar, contrabas, toetsen, zang, stem, viool, trompet, trombone, bekkens, slagwerk, accordeon`);

/** Sources that are sung or spoken. */
export const VOICES =
  /\b(?:vox|vocals?|vocs?|bvs?|bvox|voices?|singers?|lead(?! (?:gtr|guitar|git))|backing|choir|speech|mc|talkback|gesang|stimme|chor|moderat\w+|voix|chant|choeurs?|voz|voces|coros?|zang|stem)\b/u;

/** Microphones by the figures they are called by: how each is called in full, and where it stands. */
export const MODELS: readonly { readonly said: RegExp; readonly name: string; readonly kind: Kind }[] = [
  { said: /\bbeta ?58a?s?\b/u, name: 'Beta 58', kind: 'mic_wired' },
  { said: /\b(?:sm ?-?)?58s?\b/u, name: 'SM58', kind: 'mic_wired' },
  { said: /\b(?:beta ?)?87a?s?\b/u, name: 'Beta 87', kind: 'mic_wired' },
  { said: /\b(?:e ?)?(?:835|845|935|945|965)s?\b/u, name: '', kind: 'mic_wired' },
  { said: /\b(?:om ?-?[2-7]|kms ?-?10[45]|ksm ?[89]|v7)\b/u, name: '', kind: 'mic_wired' },
  { said: /\b(?:(?:sm|beta) ?-?)?57a?s?\b/u, name: 'SM57', kind: 'mic_instrument' },
  { said: /\b(?:akg )?c? ?-?414s?\b/u, name: 'C414', kind: 'mic_instrument' },
  { said: /\b(?:md ?-?)?421s?\b/u, name: 'MD421', kind: 'mic_instrument' },
  { said: /\b(?:e ?)?(?:60[2-9]|90[1-8]|914|614)s?\b/u, name: '', kind: 'mic_instrument' },
  { said: /\bbeta ?(?:27|52|56|91|98|181)a?s?\b/u, name: '', kind: 'mic_instrument' },
  { said: /\b(?:52|91)a\b/u, name: '', kind: 'mic_instrument' },
  { said: /\b(?:sm ?-?(?:81|7b?|94|137)|ksm ?-?\d{2,3}|pg ?a?\d{2})s?\b/u, name: '', kind: 'mic_instrument' },
  { said: /\bm ?-?(?:88|160|201)s?\b/u, name: '', kind: 'mic_instrument' },
  { said: /\bd ?-?(?:112|12|6|4|2)\b/u, name: '', kind: 'mic_instrument' },
  { said: /\bre ?-?(?:20|27|320)s?\b/u, name: '', kind: 'mic_instrument' },
  { said: /\bc ?-?(?:451|1000|214|391|430|3000|411|519)s?\b/u, name: '', kind: 'mic_instrument' },
  {
    said: /\b(?:km ?-?(?:84|184|185)|u ?-?(?:47|67|87)|tlm ?-?\d{3}|nt ?-?[1-5]\d?|vm ?-?\d{2})s?\b/u,
    name: '',
    kind: 'mic_instrument',
  },
  { said: /\b(?:dpa ?)?(?:4099|4011|4060|4061|2011)s?\b/u, name: '', kind: 'mic_instrument' },
  {
    said: /\b(?:atm ?-?\d{2,3}|ae ?-?\d{4}|at ?-?40\d\d|i5|opus ?\d{2}|tg ?-?[dvi]\d{2})\b/u,
    name: '',
    kind: 'mic_instrument',
  },
];

export const DI =
  /(?<![\p{L}\d])(?:(?:active|aktive?|actief|actieve|activ[eoa]|passive?|pasiv[ao]|stereo|mono) )?(?:d\.?i\.?(?![\p{L}])(?:[ -]?box(?:en|es)?)?|direct box|caja directa|boite de direct)/u;
export const CONDENSER =
  /\b(?:condensers?|kondensator\w*|kleinmembran\w*|grossmembran\w*|statiques?|condensador\w*|condensator\w*)(?: mi[ck]s?)?\b/u;
export const WIRELESS = /\b(?:wireless|radio|funk\w*|drahtlos\w*|hf|sans fil|inalambric[oa]s?|draadlo\w+)\b/u;
export const HEADSETS = /\b(?:headsets?|headworn|serre tete|diadema|nackenbugel)\b/u;
export const LAPELS = /\b(?:lapels?|lavs?|lavalier\w*|ansteck\w*|cravate|solapa|dasspeld)\b/u;
export const MICS =
  /\b(?:mics?|mikes?|microphones?|mikros?|mikrofone?|micros?|microfonos?|microfoons?|dynamic|dynamisch\w*|dynamique|dinamico|clip(?:-on)?s?|pzm|boundary)\b/u;
/** Comes by a cable alone: it is told how, and takes nothing. */
export const LINES = /\b(?:xlr|line|jack|trs|mini-?jack|usb|aux)\b/u;

export const OPTIONAL_ROW =
  /\b(?:optional|optionnel(?:le)?|facultati\w+|fakultativ|opcional|optioneel|spare|reserve|(?:if|wenn|falls) (?:needed|required|available|possible|notig|moglich)|bei bedarf|si (?:besoin|possible|necesario|hace falta)|indien nodig)\b/u;
export const OWN_ROW =
  /\b(?:(?:my|our|his|her|their|its)? ?own|ours|we bring|band brings?|(?:provided|supplied|brought) by (?:the )?(?:band|artists?|us)|eigene\w*|mitgebracht|bringen wir|propre|fourni par|propi[oa]s?|trae\w*|eigen|brengen)\b/u;

const STANDS =
  /\b(?:stands?|booms?|straight|stativ\w*|galgen\w*|pieds?|perches?|pies?|jirafas?|soportes?|statie\w+|hengels?)\b/u;
const LOW =
  /\b(?:short|small|low|lo|sm|klein\w*|niedrig\w*|kurz\w*|petits?|bas|courts?|cort[oa]s?|baj[oa]s?|pequen[oa]s?|laag|lage|korte?)\b/u;
const HIGH =
  /\b(?:tall|high|hi|large|big|long|boom|straight|hoch|hohe\w*|gross\w*|lang\w*|grands?|hauts?|alt[oa]s?|grandes?|hoog|hoge|groot|grote|galgen\w*|perche|jirafa|recto|droit)\b/u;

export type Height = 'low' | 'high' | 'any';

/** How high a stand is that the end of a row tells of; null where it tells of none. `column`: the list has one for stands. */
export function heightIn(tail: string, column: boolean): Height | null {
  if (!column && !STANDS.test(tail)) return null;
  if (LOW.test(tail)) return 'low';
  if (HIGH.test(tail)) return 'high';
  return STANDS.test(tail) ? 'any' : null;
}

/** What heads a list of inputs. */
export const LIST_HEADS =
  /\b(?:input|channel|patch|mic|microphone|line)[ -]?(?:list|sheet|chart|patch|plan)\b|\bkanal(?:liste|belegung|plan)\b|\b(?:eingangs|input|patch)liste\b|\bbelegungsplan\b|\b(?:liste|feuille|fiche) (?:des |de )?(?:voies|canaux|patch|entrees)\b|^\W*patch\W*$|\blista de (?:canales|entradas|inputs)\b|\b(?:kanalen?|kanaal|input|prikken)lijst\b/u;
/** What heads its columns; two of them make a head. */
export const COLUMN_HEADS =
  /\b(?:ch|chan|channel|kanal|canal|voie|kanaal|nr|no|instruments?|instrumento|source|quelle|signal|fuente|bron|(?:suggested )?mi[ck]s?\.?|mikro(?:fon)?|micro(?:phone|fono|foon)?s?|microphones?|mi[ck]\. ?stand|stands?|stativ|pieds?|pie|soporte|statief|position|notes?|remarks?)\b/gu;
export const STAND_COLUMN = /\b(?:stands?|stativ\w*|pieds?|pie|soporte|statief)\b/u;
