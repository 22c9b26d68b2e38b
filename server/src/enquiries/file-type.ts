import { typeOfPicture } from '../platform/picture.ts';

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const EXCEL = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** How the name of a file of each type ends. */
const ENDINGS = {
  'application/pdf': ['.pdf'],
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/webp': ['.webp'],
  'text/plain': ['.txt', '.csv', '.md'],
  [WORD]: ['.docx'],
  [EXCEL]: ['.xlsx'],
} as const;
export type FileType = keyof typeof ENDINGS;

/** What browsers offer to choose from. */
export const ACCEPTED_ENDINGS: readonly string[] = Object.values(ENDINGS).flat();

const LONGEST_NAME = 100;

/**
 * What a file is, by its content alone; null for what is none of the types. Office files are told by the parts that they
 * must have; one with macros in it is none.
 */
export function typeOfFile(content: Buffer): FileType | null {
  const picture = typeOfPicture(content);
  if (picture !== null) return picture;
  if (content.subarray(0, 5).toString('latin1') === '%PDF-') return 'application/pdf';
  if (content.subarray(0, 4).toString('latin1') === 'PK\x03\x04') return typeOfOfficeFile(content);
  return isText(content) ? 'text/plain' : null;
}

/** A name to save a file under: of one line, in no folder, and with the ending of what it is. */
export function fileName(given: string, type: FileType): string {
  const plain = given
    .normalize('NFC')
    .replace(/^.*[/\\]/s, '')
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}"*:<>?|]/gu, '')
    .replace(/^[.\s]+/, '')
    .trim();
  const endings: readonly string[] = ENDINGS[type];
  const ending = endings.find((each) => plain.toLowerCase().endsWith(each));
  const stem = ending === undefined ? plain : plain.slice(0, -ending.length);
  const short = Array.from(stem)
    .slice(0, LONGEST_NAME - 10)
    .join('');
  return `${short === '' ? 'file' : short}${ending ?? endings[0]}`;
}

/** The names of the parts of an archive are kept as they are, whatever is compressed. */
function typeOfOfficeFile(content: Buffer): FileType | null {
  if (!content.includes('[Content_Types].xml') || content.includes('vbaProject.bin')) return null;
  if (content.includes('word/document.xml')) return WORD;
  return content.includes('xl/workbook.xml') ? EXCEL : null;
}

function isText(content: Buffer): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(content);
    // oxlint-disable-next-line eslint/no-control-regex -- what no text has
    return content.length > 0 && !/[\0-\x08\x0e-\x1f\x7f]/.test(text);
  } catch {
    return false;
  }
}
