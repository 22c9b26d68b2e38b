import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { InvoiceDocument } from '../document.ts';
import { isForPeppol } from '../peppol.ts';
import { sampleInvoices, samplesInPeppol } from './samples.ts';
import { writeXml, type XmlFormat } from './write-xml.ts';

/**
 * The official rules: those of EN 16931 (the validation artefacts of CEN/TC 434), of XRechnung (KoSIT) and of Peppol BIS
 * Billing 3.0, which are no part of this repository, nor is what runs them. `EN16931_RULES`, `XRECHNUNG_RULES` and
 * `PEPPOL_RULES` each name a folder with `xslt3` from npm and the stylesheet below, which it compiled from the rules' own
 * XSLT: `xslt3 -xsl:EN16931-UBL-validation.xslt -export:ubl.sef.json -nogo`. What comes as Schematron becomes XSLT by
 * SchXslt first; XRechnung's build adds those rules of Peppol that it takes over.
 */
interface Rules {
  readonly variable: 'EN16931_RULES' | 'XRECHNUNG_RULES' | 'PEPPOL_RULES';
  readonly stylesheet: string;
  readonly format: XmlFormat;
  readonly invoices: readonly (readonly [name: string, invoice: InvoiceDocument])[];
  /** How many rules look at any invoice, at least. */
  readonly least: number;
  /** What is wrong with the first invoice once some of its words are others. */
  readonly wrong: readonly [from: RegExp, to: string, rule: string];
}

const NORM = { variable: 'EN16931_RULES', least: 40, wrong: [/249\.91/g, '249.92', 'BR-CO-15'] } as const;
const ALL = sampleInvoices();
const RULES: readonly Rules[] = [
  { ...NORM, stylesheet: 'ubl.sef.json', format: 'ubl', invoices: [...ALL, ...samplesInPeppol()] },
  { ...NORM, stylesheet: 'ubl.sef.json', format: 'xrechnung', invoices: ALL },
  { ...NORM, stylesheet: 'cii.sef.json', format: 'cii', invoices: ALL },
  {
    variable: 'XRECHNUNG_RULES',
    stylesheet: 'xrechnung.sef.json',
    format: 'xrechnung',
    invoices: ALL,
    least: 10,
    wrong: [/<cbc:BuyerReference>.*<\/cbc:BuyerReference>/, '', 'BR-DE-15'],
  },
  {
    variable: 'PEPPOL_RULES',
    stylesheet: 'peppol.sef.json',
    format: 'ubl',
    invoices: [...ALL, ...samplesInPeppol()].filter(([, invoice]) => isForPeppol(invoice)),
    least: 25,
    wrong: [/schemeID="9930"/, 'schemeID="EM"', 'PEPPOL-EN16931-CL008'],
  },
];

/** They divide whole numbers of some thirty digits, as an IBAN is, which are beyond what runs them here. */
const CHECKS_OF_IBANS = ['BR-DE-19', 'DE-R-019'];
/** A recommendation: a deposit invoice knows of no day on which anything was supplied. */
const DAY_OF_SUPPLY = 'BR-DE-TMP-32';
/** A recommendation: that companies in Norway's register say so. */
const NORWEGIAN_REGISTER = 'NO-R-002';

interface SaxonJs {
  transform(options: object, how: 'sync'): { readonly principalResult: string };
}

describe.each(RULES)('by the official rules, $variable', (rules) => {
  const { variable, stylesheet, format, invoices, least, wrong } = rules;
  const folder = process.env[variable] ?? '';

  it.skipIf(folder === '')(
    `${format} has nothing wrong in any kind and treatment`,
    async () => {
      const saxon = createRequire(join(folder, 'package.json'))('saxon-js') as SaxonJs;
      const stylesheetFileName = join(folder, stylesheet);
      const report = (sourceText: string) =>
        saxon.transform({ stylesheetFileName, sourceText, destination: 'serialized' }, 'sync').principalResult;
      for (const [name, invoice] of invoices) {
        const found = report(await writeXml(invoice, format));
        const allowed = [...CHECKS_OF_IBANS, NORWEGIAN_REGISTER, ...(invoice.period === null ? [DAY_OF_SUPPLY] : [])];
        expect(found.match(/<svrl:fired-rule/g)?.length ?? 0).toBeGreaterThanOrEqual(least);
        expect([name, brokenIn(found).filter((rule) => !allowed.includes(rule))]).toEqual([name, []]);
      }
      const [, first] = invoices[0] ?? [];
      const xml = (first && (await writeXml(first, format))) ?? '';
      const [from, to, rule] = wrong;
      expect(brokenIn(report(xml.replace(from, to)))).toContain(rule);
    },
    300_000,
  );
});

function brokenIn(report: string): string[] {
  return Array.from(report.matchAll(/<svrl:failed-assert[^>]*? id="([^"]*)"/g), ([, id = '']) => id);
}
