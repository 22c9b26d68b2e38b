import type { Kind } from '../../equipment/index.ts';
import type { Mention } from './mention.ts';
import { isFollowedBySides } from './stage-dimensions.ts';
import { markAt, sentenceOf, type Text, wordAt } from '../reading/document/text.ts';

/** What a German, French, Spanish or Dutch word that means many things means where its neighbours say so; null elsewhere. */
export function kindAbroad(text: Text, at: number, known: readonly Mention[]): Kind | null {
  switch (wordAt(text, at)) {
    case 'plataforma':
    case 'entablado':
    case 'treteau':
    case 'palco':
    case 'platform':
      return isFollowedBySides(text.raw.slice(text.tokens[at]?.end)) ? 'stage_deck' : null;
    case 'canon':
    case 'canones':
      return isProjector(text, at) ? 'projector' : null;
    case 'agentes':
    case 'agents':
    case 'agenten':
    case 'guardas':
      return text.numberTo.has(at) && isOfSecurity(text, at) ? 'crew_steward' : null;
    case 'techo':
    case 'cubierta':
    case 'toit':
    case 'toiture':
    case 'dach':
    case 'dak':
    case 'overkapping':
    case 'roof':
    case 'copertura':
      return isOverStage(text, at, known) ? 'stage_roof' : null;
    case 'uberdacht':
    case 'couvert':
    case 'couverte':
    case 'cubierto':
    case 'techado':
    case 'overdekt':
    case 'overkapt':
    case 'covered':
    case 'roofed':
      return isSaidBehindStage(text, at, known) ? 'stage_roof' : null;
    case 'wache':
    case 'wachen':
      return text.language === 'de' && isAtNight(text, at) ? 'crew_steward' : null;
    case 'suelo':
    case 'piso':
    case 'pavimento':
    case 'sol':
      return isOfBoards(text, at) && known.some(({ kinds: [kind] }) => kind === 'marquee') ? 'marquee_floor' : null;
    default:
      return null;
  }
}

/** "Un cañón y una pantalla", "cañón para la charla": what throws pictures, and neither confetti nor foam. */
function isProjector(text: Text, at: number): boolean {
  const next = wordAt(text, at + 1) === 'de' ? wordAt(text, at + 2) : wordAt(text, at + 1);
  if (text.language !== 'es' || THROWN.has(next)) return false;
  return near(text, at).some((word) => PICTURES.test(word));
}

/** The words on either side, over the ends of sentences. */
function near(text: Text, at: number): readonly string[] {
  return text.tokens.slice(Math.max(0, at - REACH), at + REACH).map((token) => token.text);
}

const REACH = 30; // tokens

const THROWN = new Set(
  'confeti confetti luz luces espuma humo co2 aire seguimiento nieve agua serpentinas calor guerra'.split(' '),
);
const PICTURES =
  /^(?:pantallas?|proyec\p{L}+|ordenador(?:es)?|portatil(?:es)?|laptop|diapositivas|powerpoint|presentacion(?:es)?|charlas?|conferencias?|ponencias?|ponentes?|hdmi|vga|svga|supervga|lumen(?:es)?)$/u;

/** "Seguridad: 6 agentes", "6 agents (sécurité)". */
function isOfSecurity(text: Text, at: number): boolean {
  return near(text, at).some((word) => SECURITY.has(word));
}

const SECURITY = new Set(
  'seguridad vigilancia securite surveillance gardiennage security beveiliging bewaking'.split(' '),
);

/** "Escenario de 10 x 8 m con techo", "podium 6 x 4, avec toit", "Bühne 8 x 6 m mit Dach": over the stage that was named before. */
function isOverStage(text: Text, at: number, known: readonly Mention[]): boolean {
  const first = ARTICLES.has(wordAt(text, at - 1)) ? at - 1 : at;
  if (!WITH.has(wordAt(text, first - 1)) && markAt(text, first - 1) !== '+') return false;
  return stageBefore(text, at, known) !== null;
}

/** The thing named last in the sentence, where it is a stage. */
function stageBefore(text: Text, at: number, known: readonly Mention[]): Mention | null {
  const { from } = sentenceOf(text, at);
  const last = known.findLast((other) => other.to <= at);
  if (last === undefined || last.from < from) return null;
  return last.kinds[0] === 'stage_deck' || last.categories.includes('staging') ? last : null;
}

const WITH = new Set('con avec mit met with plus inkl inclusief incl og med'.split(' '));
const ARTICLES = new Set('un une ein einem een a su'.split(' '));

/** "Scène de 8 m sur 6 m, COUVERTE", "Bühne 10 x 8 m, überdacht". */
function isSaidBehindStage(text: Text, at: number, known: readonly Mention[]): boolean {
  if (!AND.has(text.tokens[at - 1]?.text ?? '')) return false;
  const stage = stageBefore(text, at, known);
  return stage !== null && at - stage.to <= NEAR;
}

const NEAR = 14; // tokens
const AND = new Set([',', 'und', 'et', 'y', 'en', 'and', '-', '–']);

/** "Eine Wache für die Nacht": who guards, not the police. */
function isAtNight(text: Text, at: number): boolean {
  const counted = text.numberTo.has(at) || /^eine[rn]?$/u.test(wordAt(text, at - 1));
  return counted && near(text, at).some((word) => NIGHTS.has(word));
}

const NIGHTS = new Set('nacht nachts nachte zelt festplatz gelande buhne'.split(' '));

/** "El suelo, de madera", "suelo técnico". */
function isOfBoards(text: Text, at: number): boolean {
  const next = markAt(text, at + 1) === ',' ? at + 2 : at + 1;
  return BOARDS.has(wordAt(text, next)) || (OF.has(wordAt(text, next)) && BOARDS.has(wordAt(text, next + 1)));
}

const OF = new Set(['de', 'en']);
const BOARDS = new Set('madera tecnico tarima entarimado bois planches plancher'.split(' '));
