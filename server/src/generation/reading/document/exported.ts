/** What another program wrote into a text so that it could be read back. */
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
  bull: '•',
  middot: '·',
  times: '×',
  pound: '£',
  euro: '€',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  szlig: 'ß',
  eacute: 'é',
  egrave: 'è',
  ecirc: 'ê',
  euml: 'ë',
  agrave: 'à',
  aacute: 'á',
  iacute: 'í',
  oacute: 'ó',
  uacute: 'ú',
  ntilde: 'ñ',
  ccedil: 'ç',
};

const ENTITY = /&(?:#(\d{2,5})|#x([\da-f]{2,4})|([a-z]{2,6}));/giu;
const ESCAPED = /\\([-*_~'"$<>#[\]().!|+&`])/gu;
const LINE_TAG = /<(?:br|hr|\/p|\/div|\/li|\/tr|\/h[1-6]|\/?[uo]l)\b[^<>\n]{0,80}>/giu;
const ITEM_TAG = /<li\b[^<>\n]{0,80}>/giu;
const OTHER_TAG = /<\/?(?:p|div|tr|td|th|h[1-6]|b|i|u|em|strong|span|font|small|a|table|tbody)(?:\s[^<>\n]{0,80})?>/giu;
const LEFT_OUT = /^[ \t]*\[(?:\.{3}|…)\][ \t]*$/gmu;

/** "\- 2 tents", "40 chairs &amp; 10 tables<br>": read as the plain lines that they were. */
export function withoutMarkup(description: string): string {
  return description
    .replace(LINE_TAG, '\n')
    .replace(ITEM_TAG, '\n- ')
    .replace(OTHER_TAG, ' ')
    .replace(ENTITY, (written: string, decimal?: string, hex?: string, name?: string) => {
      const code = decimal === undefined ? Number.parseInt(hex ?? '0', 16) : Number(decimal);
      return name === undefined ? characterOf(code, written) : (ENTITIES[name] ?? written);
    })
    .replace(ESCAPED, '$1')
    .replace(LEFT_OUT, '');
}

function characterOf(code: number, written: string): string {
  if (code === 160) return ' ';
  return code >= 32 && code < 0xd800 ? String.fromCharCode(code) : written;
}
