import { extractText, getDocumentProxy, getMeta } from 'unpdf';

/** The text of each page of a PDF, and what it says of itself, for tests. */
export async function readPdf(bytes: Uint8Array): Promise<{ pages: string[]; info: Record<string, unknown> }> {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(document, { mergePages: false });
  const { info } = await getMeta(document);
  return { pages: text.map((page) => page.replaceAll('\u00a0', ' ').replaceAll(/\s+/g, ' ')), info };
}
