import type { Places } from '../text/places.ts';
import type { Span, Text } from '../text/text.ts';
import type { State } from './states.ts';

interface Struck {
  readonly state: State;
  readonly span: Span;
}

const PARTS = 'Lot|Item|Section|Line|Part|Schedule|Los|Position|Pos\\.?|Lote|Partida|Perceel';
const SAID = new RegExp(
  String.raw`(?<![\p{L}\d])(?<part>${PARTS})[ \t]+(?<number>\d{1,3}[A-Z]?|[A-Z])[ \t]+(?:is|has been|was|ist|wurde|wird|est|a été|queda|ha sido|is)[ \t]+(?:(?:hereby|now|therefore|hiermit)[ \t]+)?(?:deleted|withdrawn|cancelled|canceled|struck|omitted|removed|gestrichen|zurückgezogen|aufgehoben|supprimée?|annulée?|retirée?|eliminad[oa]|anulad[oa]|retirad[oa]|geschrapt|vervallen)(?!\p{L})`,
  'giu',
);

/** "Lot 9 - Trash boxes - … Addendum 2: LOT 9 IS DELETED": what stands under a part of the document that is struck elsewhere in it. */
export function readStruckParts({ raw }: Text, places: Places): Struck[] {
  return Array.from(raw.matchAll(SAID)).flatMap(({ groups, index }): Struck[] => {
    const { part = '', number = '' } = groups ?? {};
    const head = new RegExp(
      String.raw`(?:^|[\n.;])[ \t]*${part.replace('.', '\\.')}[ \t]+${number}(?![\p{L}\d])`,
      'iu',
    ).exec(raw);
    if (head === null || head.index + head[0].length > index) return [];
    const start = head.index + head[0].length;
    const next = new RegExp(String.raw`[\n.;][ \t]*(?:${PARTS})[ \t]+(?:\d{1,3}[A-Z]?|[A-Z])(?![\p{L}\d])`, 'iu').exec(
      raw.slice(start),
    );
    const blank = raw.slice(start).search(/\n[ \t]*\n/u);
    const ends = [next?.index ?? raw.length, blank === -1 ? raw.length : blank, Math.max(0, index - start)];
    const end = start + Math.min(...ends.filter((each) => each > 0), LONGEST);
    return [{ state: 'unwanted', span: places.spanOf({ start, end: Math.min(end, raw.length) }) }];
  });
}

const LONGEST = 1_500; // letters of a part
