import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sampleInvoices } from './samples.ts';
import { writeXml } from './write-xml.ts';

/**
 * The official rules of EN 16931: the validation artefacts of CEN/TC 434, which are no part of this repository, nor is what runs
 * them. `EN16931_RULES` names a folder with both: `xslt3` installed there from npm, and its stylesheets compiled by it,
 * `xslt3 -xsl:EN16931-UBL-validation.xslt -export:ubl.sef.json -nogo`, and `cii.sef.json` the same way.
 */
const FOLDER = process.env['EN16931_RULES'] ?? '';

interface SaxonJs {
  transform(options: object, how: 'sync'): { readonly principalResult: string };
}

const RULES = [
  ['ubl', 'ubl.sef.json'],
  ['xrechnung', 'ubl.sef.json'],
  ['cii', 'cii.sef.json'],
] as const;

describe.skipIf(FOLDER === '')('by the official rules', () => {
  it.each(RULES)(
    '%s has nothing wrong in any kind and treatment',
    async (format, stylesheet) => {
      const saxon = createRequire(join(FOLDER, 'package.json'))('saxon-js') as SaxonJs;
      const stylesheetFileName = join(FOLDER, stylesheet);
      const report = (sourceText: string) =>
        saxon.transform({ stylesheetFileName, sourceText, destination: 'serialized' }, 'sync').principalResult;
      for (const [name, invoice] of sampleInvoices()) {
        const xml = await writeXml(invoice, format);
        const found = report(xml);
        expect(found.match(/<svrl:fired-rule/g)?.length ?? 0).toBeGreaterThan(40);
        expect([name, found.match(/<svrl:failed-assert[\s\S]*?<\/svrl:failed-assert>/g)]).toEqual([name, null]);
      }
      // and finds what is wrong
      const [, first] = sampleInvoices()[0] ?? [];
      const xml = first && (await writeXml(first, format));
      expect(report(xml?.replaceAll('249.91', '249.92') ?? '')).toContain('id="BR-CO-15"');
    },
    300_000,
  );
});
