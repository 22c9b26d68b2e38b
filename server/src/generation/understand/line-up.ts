import { sentenceOf, type Text } from '../reading/document/text.ts';

const REACH = 160; // characters before an instrument

/** "The act IS drums, two guitars and keys", "unsere Band BESTEHT AUS …", "Instrumentation: …": who plays what, and no wish. */
export function isInLineUp(text: Text, from: number): boolean {
  const end = text.tokens[from]?.start ?? 0;
  const begin = text.tokens[sentenceOf(text, from).from]?.start ?? end;
  const before = text.raw.slice(Math.max(begin, end - REACH), end);
  const cue = CUES.map((each) => each.exec(before)).find((found) => found !== null);
  return cue !== undefined && !ASKS.test(before);
}

const ACT =
  'band|group|act|trio|duo|quartet|quintet|sextet|ensemble|combo|gruppe|formation|quartett|quintett|kapelle|groupe|quatuor|quintette|banda|grupo|cuarteto|quinteto|orquesta|groep|kwartet|kwintet|coverband|partyband|rockband|jazzband';
const PLAYERS = 'musikern?|musicians?|members?|musiciens?|músicos|muzikanten|players|personen|köpfen|bandleden|leden';
const CUES: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<!\p{L})(?:${ACT}|we|wir|nous|somos)(?!\p{L})[^:.;\n]{0,40}?(?<!\p{L})(?:consists? of|consisting of|(?:is |are )?made up of|(?:is |are )?composed of|comprises|comprising|features|featuring|bestehen(?:d)? aus|besteht aus|composée?s? d|composent d|formad[oa]s? por|compuest[oa]s? por|integrad[oa]s? por|bestaan(?:de)? uit|bestaat uit)(?!\p{L}{4})`,
    'iu',
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?:${ACT}|line[- ]?up) (?:is|are|est|ist|es)(?: an?)? (?:(?:one|two|three|\d) )?(?:(?:drums?|drummer|guitars?|bass|keys|keyboards?|piano|vocals?|voice|singer|percussion|schlagzeug|gitarren?|gesang|batterie|batería)(?!\p{L})|$)`,
    'iu',
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?:trio|duo|quartet|quintet|sextet|quartett|quintett|quatuor|quintette|cuarteto|quinteto|kwartet|kwintet) (?:of|aus|van|de|:)(?!\p{L})`,
    'iu',
  ),
  /^\P{L}*(?:(?:band |our |the |die |unsere |stage )?(?:line[- ]?up|instrumentation|instrumentierung|besetzung|formation|formación|formacion|bezetting|instrumentos en escena|personnel|band members|bandmitglieder|musiciens|músicos|muzikanten))(?: [\p{L} ]{2,40})?\s*[:–-]/iu,
  new RegExp(
    String.raw`(?<!\p{L})(?:spiel(?:en|t)|tr(?:eten|itt)|plays?|performs?|jou(?:e|ons|ent)|toca(?:mos|n)?|speelt|spelen)(?!\p{L})[^:.;\n]{0,60}(?<!\p{L})(?:${PLAYERS})(?!\p{L})[^:.;\n]{0,20}:`,
    'iu',
  ),
];
const ASKS =
  /(?<!\p{L})(?:needs?|needed|requires?|required|hir(?:e|ing)|rent(?:al|ing)?|wants?|would like|please|provide[ds]?|suppl(?:y|ied)|quote|looking for|gear|equipment|backline|brauch\p{L}*|benötig\p{L}*|bitte|miet\p{L}*|stell\p{L}*|besoin|faut|louer|fourni\p{L}*|prévoir|necesit\p{L}*|alquil\p{L}*|nodig|huren|graag)(?!\p{L})/iu;
