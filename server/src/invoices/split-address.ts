/** An address as invoices have it. */
export interface SplitAddress {
  readonly street: string;
  readonly postCode: string;
  readonly city: string;
}

const CODE_FIRST = /^(?:[A-Z]{1,2}[- ])?(\d{4,5}(?: ?[A-Z]{2})?)\s+(.+)$/;
const CODE_LAST = /^(.*?)[\s,]*\b([A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]{2} \d{5}(?:-\d{4})?)$/i;

/** What an address in lines, as on an envelope, probably holds, for a person to look at: `50667 Köln`, `Leeds LS2 8AA`. */
export function splitAddress(address: string): SplitAddress {
  const lines = address
    .split(/\n|,\s*/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const last = lines.pop() ?? '';
  const street = () => lines.join('\n');
  const [, codeFirst, cityAfter] = CODE_FIRST.exec(last) ?? [];
  if (codeFirst !== undefined) return { street: street(), postCode: codeFirst, city: cityAfter ?? '' };
  const [, cityBefore, codeLast] = CODE_LAST.exec(last) ?? [];
  if (codeLast === undefined) return { street: street(), postCode: '', city: last };
  const city = cityBefore === undefined || cityBefore === '' ? (lines.pop() ?? '') : cityBefore;
  return { street: street(), postCode: codeLast, city };
}
