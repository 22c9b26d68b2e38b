import pdfmake, { type Definition } from 'pdfmake';
import { FONT_FILES } from './text/fonts.ts';

const FILES: ReadonlySet<string> = new Set(Object.values(FONT_FILES).flatMap(({ normal, bold }) => [normal, bold]));

pdfmake.setFonts({ Inter: { ...FONT_FILES.Inter }, Hebrew: { ...FONT_FILES.Hebrew } });
// a document reads its fonts and nothing else, whatever somebody wrote into it
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => FILES.has(path));

/** The bytes of a document: equal definitions have equal bytes. */
export function render(definition: Definition): Promise<Uint8Array> {
  return pdfmake.createPdf(definition).getBuffer();
}
