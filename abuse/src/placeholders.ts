/** What of a company can be named by its id, or by a secret that stands for one. */
export const NAMED = [
  'owner',
  'key',
  'region',
  'webhook',
  'delivery',
  'mail',
  'product',
  'job',
  'invitation',
  'invitationToken',
  'hold',
  'proposal',
  'client',
  'tag',
  'followUp',
  'template',
  'priceRule',
  'priceList',
  'discountCode',
  'supplier',
  'subHire',
  'invoice',
  'invoiceNumber',
  'line',
  'movement',
  'company',
  'logo',
  'picture',
  'shareToken',
  'enquiry',
  'enquiryFile',
  'formToken',
  'formStamp',
] as const;
export type Named = (typeof NAMED)[number];

/** Whose it is: of the company that asks, or of another one. */
export type Side = 'own' | 'other';

const PLACEHOLDER = /\{\{(own|other) (\w+) (\d+)\}\}/g;

/**
 * Stands for the id of one of them in what is generated: ids differ from run to run, and a seed makes the same requests
 * all the same.
 */
export function placeholder(side: Side, named: Named, at: number): string {
  return `{{${side} ${named} ${at}}}`;
}

/** A text with ids in place of their placeholders. */
export function filledIn(text: string, idOf: (side: Side, named: Named, at: number) => string): string {
  return text.replace(PLACEHOLDER, (whole, side: Side, named: string, at: string) => {
    const known = NAMED.find((each) => each === named);
    return known === undefined ? whole : idOf(side, known, Number(at));
  });
}

/** What a text stands for that is one placeholder and nothing else; null: nothing. */
export function namedBy(text: string): Named | null {
  const name = /^\{\{(?:own|other) (\w+) \d+\}\}$/.exec(text)?.[1];
  return NAMED.find((each) => each === name) ?? null;
}
