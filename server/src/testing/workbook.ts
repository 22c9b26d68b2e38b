import { strToU8, zipSync, type Zippable } from 'fflate';

/** A cell of a workbook; a day is a number in the format of days. */
export type WorkbookCell =
  | string
  | number
  | boolean
  | null
  | { readonly day: string }
  | { readonly formula: string; readonly value: number | string };

export interface WorkbookSheet {
  readonly name: string;
  readonly rows: readonly (readonly WorkbookCell[])[];
  /** `A1:C1` */
  readonly merged?: readonly string[];
}

/** An XLSX file with the sheets given. */
export function workbook(sheets: readonly WorkbookSheet[]): Buffer {
  return Buffer.from(zipSync(workbookFiles(sheets)));
}

/** What is in it, by path. */
export function workbookFiles(sheets: readonly WorkbookSheet[]): Zippable {
  const ids = sheets.map((_, at) => `rId${at + 1}`);
  const files: Record<string, string> = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    'xl/workbook.xml': `<workbook xmlns:r="${RELATIONSHIPS}"><sheets>${sheets
      .map(({ name }, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="${ids[at]}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${ids
      .map((id, at) => `<Relationship Id="${id}" Type="${TYPE_OF_SHEET}" Target="worksheets/sheet${at + 1}.xml"/>`)
      .join('')}</Relationships>`,
    'xl/styles.xml': '<styleSheet><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
  };
  sheets.forEach(({ rows, merged = [] }, at) => {
    const cells = rows.map(
      (row, line) => `<row r="${line + 1}">${row.map((cell, x) => cellAt(cell, x, line)).join('')}</row>`,
    );
    const merges = merged.map((range) => `<mergeCell ref="${range}"/>`).join('');
    files[`xl/worksheets/sheet${at + 1}.xml`] =
      `<worksheet xmlns:r="${RELATIONSHIPS}"><sheetData>${cells.join('')}</sheetData><mergeCells>${merges}</mergeCells></worksheet>`;
  });
  return Object.fromEntries(Object.entries(files).map(([path, xml]) => [path, strToU8(xml)]));
}

const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPE_OF_SHEET = `${RELATIONSHIPS}/worksheet`;
const DAY = 86_400_000;
const LETTERS = 26;

function cellAt(cell: WorkbookCell, x: number, y: number): string {
  const place = `r="${letterOf(x)}${y + 1}"`;
  if (cell === null) return '';
  if (typeof cell === 'number') return `<c ${place}><v>${cell}</v></c>`;
  if (typeof cell === 'boolean') return `<c ${place} t="b"><v>${Number(cell)}</v></c>`;
  if (typeof cell === 'string') {
    return `<c ${place} t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
  }
  if ('day' in cell) {
    return `<c ${place} s="1"><v>${(Date.parse(cell.day) - Date.parse('1899-12-30')) / DAY}</v></c>`;
  }
  const type = typeof cell.value === 'string' ? ' t="str"' : '';
  return `<c ${place}${type}><f>${escaped(cell.formula)}</f><v>${escaped(String(cell.value))}</v></c>`;
}

function letterOf(at: number): string {
  const last = String.fromCodePoint('A'.charCodeAt(0) + (at % LETTERS));
  return at < LETTERS ? last : letterOf(Math.floor(at / LETTERS) - 1) + last;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
