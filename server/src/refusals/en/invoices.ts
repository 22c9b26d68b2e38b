/** About invoices. */
export const invoices = {
  none: 'there is no such invoice',
  notAccepted: (status: string) => `Invoices are issued for a proposal that is accepted; this one is ${status}.`,
  finalThere: (number: string) =>
    `${number} is the final invoice for this proposal. Credit it before you issue another.`,
  otherTreatment: (number: string) =>
    `${number} has another VAT treatment or currency. Credit it first, or choose the same for this invoice.`,
  otherRate: (number: string) => `${number} charges VAT at another rate than this proposal. Credit it first.`,
  noTaxAgreed: 'must be another VAT treatment: the proposal was accepted without tax',
  tooMuch: (amount: string) => `More was invoiced than was agreed, by ${amount}. Credit an invoice first.`,
  nothing: 'There is nothing to invoice.',
  beyond: (amount: string) => `must be at most what is left to invoice, ${amount}`,
  rowThere: (number: string) => `This payment was invoiced already, with ${number}.`,
  otherSum: 'The amounts have changed since you looked at them. Check them and issue the invoice again.',
  otherRest:
    'Something was invoiced or credited for this proposal since you opened this form. Check its invoices and open the form again.',
  dueBefore: 'must not be before today',
  endsBefore: 'must not be before the first day of supply',
  noWording: 'must say why no VAT is charged',
  missing: (names: string) => `Before this invoice can be issued, add: ${names}.`,
  notInFile: (names: string) => `This file can’t be made from this invoice. It lacks: ${names}.`,
  notWritable: (fields: string) => `This can’t be written as an electronic invoice. Check: ${fields}.`,
  tooMany: (most: string) => `There are more than ${most} invoices in this year, more than one file holds.`,
  isCredit: 'A credit note can’t be credited.',
  creditedBefore: (number: string) => `This invoice was credited already, with ${number}.`,
  takenOff: (number: string) => `${number} deducts this invoice. Credit ${number} first.`,
};

/** What an invoice, or a file of it, may lack. */
export const invoiceParts = {
  seller_address: 'your full address (Settings, Company)',
  seller_number: 'your VAT or tax number (Settings, Company)',
  seller_vat_id: 'your VAT number (Settings, Company)',
  buyer_name: 'the client’s name',
  buyer_street: 'the client’s street',
  buyer_city: 'the client’s town',
  buyer_country: 'the client’s country',
  buyer_vat_id: 'the client’s VAT number',
  supply_date: 'the date of supply',
  currency_of_two_decimals: 'a currency of at most two decimals, which is all that the standard can hold',
  seller_email: 'your email',
  buyer_email: 'the client’s email',
  seller_account: 'your bank account',
  seller_contact: 'whom to contact at your company',
  seller_telephone: 'your telephone number',
  seller_post_code: 'your postcode',
  buyer_post_code: 'the client’s postcode',
};
