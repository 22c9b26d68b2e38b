import { extractText, getDocumentProxy, getMeta } from 'unpdf';

/** The text of each page of a PDF, and what it says of itself, for tests. */
export async function readPdf(bytes: Uint8Array): Promise<{ pages: string[]; info: Record<string, unknown> }> {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(document, { mergePages: false });
  const { info } = await getMeta(document);
  return { pages: text.map((page) => page.replaceAll('\u00a0', ' ').replaceAll(/\s+/g, ' ')), info };
}

const TOP = 50;
const BOTTOM = 66;

/** How much of each page of a PDF is filled between its margins, from the top to the last line of text, for tests. */
export async function filledPages(bytes: Uint8Array): Promise<number[]> {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const shares = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { height } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    const ends = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? Number(item.transform[5]) : []));
    const last = Math.min(...ends.filter((y) => y > BOTTOM));
    shares.push((height - TOP - last) / (height - TOP - BOTTOM));
  }
  return shares;
}
