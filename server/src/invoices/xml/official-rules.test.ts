import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Schema } from 'node-schematron';
import { describe, expect, it } from 'vitest';
import { sampleInvoices } from './samples.ts';
import { writeXml, type XmlFormat } from './write-xml.ts';

/**
 * The official rules of EN 16931: the preprocessed schematrons of the validation artefacts that CEN/TC 434 publishes, which are no
 * part of this repository. Run where `EN16931_RULES` names a folder with them.
 */
const FOLDER = process.env['EN16931_RULES'];
const RULES: Readonly<Partial<Record<XmlFormat, string>>> = {
  ubl: 'EN16931-UBL-validation-preprocessed.sch',
  cii: 'EN16931-CII-validation-preprocessed.sch',
};

describe.skipIf(FOLDER === undefined)('by the official rules', () => {
  it.each(Object.entries(RULES) as [XmlFormat, string][])(
    '%s has nothing wrong in any kind and treatment',
    async (format, file) => {
      const schema = Schema.fromString(readFileSync(join(FOLDER ?? '', file), 'utf8'));
      const wrong = [];
      for (const [name, invoice] of sampleInvoices()) {
        const found = schema.validateString(await writeXml(invoice, format));
        wrong.push(...found.map(({ assertId, message }) => [name, assertId, message?.trim()]));
      }
      expect(wrong).toEqual([]);
    },
    300_000,
  );
});
