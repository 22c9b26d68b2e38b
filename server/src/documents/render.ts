import pdfmake, { type Definition } from 'pdfmake';
import { FONT_FILES, UNPACKED } from './text/fonts.ts';

const FILES: ReadonlySet<string> = new Set(Object.values(FONT_FILES).flatMap(({ normal, bold }) => [normal, bold]));

pdfmake.setFonts(structuredClone(FONT_FILES));
// a document reads its fonts and nothing else, whatever somebody wrote into it
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => FILES.has(path));

/** The bytes of a document: equal definitions have equal bytes. */
export function render(definition: Definition): Promise<Uint8Array> {
  for (const [path, font] of UNPACKED) {
    if (!pdfmake.virtualfs.existsSync(path)) pdfmake.virtualfs.writeFileSync(path, font);
  }
  return pdfmake.createPdf(definition).getBuffer();
}
