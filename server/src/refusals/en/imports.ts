import { CATEGORIES, UNITS } from '@showbill/contract';

/** A catalogue file that is imported: what is wrong with it, with its header or with a row. */
export const imports = {
  /** The words that are allowed, as the program knows them in this language. */
  categories: CATEGORIES.join(', '),
  units: UNITS.join(', '),
  moving: { crew: 'crew', transport: 'transport' },
  tooLarge: (megabytes: string) => `the file is over ${megabytes} MB; split it`,
  spreadsheet: 'this is an older spreadsheet file or one with a password; save it as XLSX or CSV first',
  noWorkbook: 'this is not a spreadsheet that can be read; save it as XLSX or CSV',
  noSheet: (name: string, all: string) => `there is no sheet “${name}”; the file has: ${all}`,
  unpacksTooLarge: (megabytes: string) =>
    `the workbook is too large: it unpacks to over ${megabytes} MB or has cells far beyond its table; split it`,
  notOfSystem:
    'the columns are not those of the system you named; leave that out, and the headings are read as they are',
  noProduct: (name: string) => `“${name}” is no product of the catalogue; import the products first`,
  skuElsewhere: (sku: string) => `the SKU “${sku}” belongs to another product of the catalogue`,
  clientName: (found: string) => `no column holds names of clients; found: “${found}”`,
  noClientName: 'the name is missing',
  clientEmail: (text: string) => `“${text}” is not an email address`,
  clientCountry: (text: string) => `“${text}” is not a country`,
  sameEmail: (email: string, line: string) => `the email “${email}” is already on line ${line}`,
  sameClientName: (name: string, line: string) =>
    `the name “${name}” is already on line ${line}, and nothing tells the two apart; give each an email`,
  sameClient: (line: string) => `is the same client as line ${line}; keep one of them`,
  severalClients: (name: string) => `several clients are named “${name}”; give the row an email`,
  empty: 'the file is empty',
  longLine: (most: number) => `the line has over ${most} characters; is this a CSV file?`,
  manyLines: (most: number) => `the file has over ${most} lines; split it`,
  manyRows: (most: number) => `the file has over ${most} rows; split it`,
  unclosed:
    'a quotation mark that opens a value on this line is never closed; close it, or double it if it is an inch mark',
  unclosedLast:
    'a quotation mark that opens a value on this line is never closed; close it, or double it if it is an inch mark ' +
    '(reading stops here: too many of these)',
  missing: {
    name: (found: string) => `the column name is missing: what the product is called; found: “${found}”`,
    category: (found: string) =>
      `the column category is missing: what it belongs to, such as audio or lighting; found: “${found}”`,
    unit: (found: string) =>
      `the column unit is missing: what one price is for, such as day or event; found: “${found}”`,
    unit_price: (found: string) =>
      `the column unit_price is missing: the price of one unit, without tax; found: “${found}”`,
  },
  sameHeader: (header: string, field: string) =>
    `two columns are named “${header}”; keep the one that holds the ${field}`,
  otherCurrency: (found: string, currency: string) =>
    `“${found}” is not in the company's currency; prices must be in ${currency}`,
  sameSku: (sku: string, line: string) => `the SKU “${sku}” is already on line ${line}`,
  sameName: (name: string, line: string) =>
    `the name “${name}” is already on line ${line}; keep one, or give each its own SKU`,
  sameProduct: (line: string) => `is the same product of the catalogue as line ${line}; keep one of them`,
  namesItself: 'names the product itself: leave it out',
  unknownSku: (sku: string) => `names the sku "${sku}", which is neither in this file nor in the catalogue`,
  kitOwned: 'a kit has the stock of its parts: leave the number owned empty',
  kitAsPart: (sku: string) => `names the sku “${sku}”, which is a kit itself: name its parts instead`,
  kitInKit: (kit: string) => `has parts and is a part of “${kit}”: a kit cannot be in another`,
  archivedPart: (sku: string) => `names the sku “${sku}”, which is archived: add it to the file, or restore it first`,
  kitOfArchived: (part: string) =>
    `is an archived kit, and so is its part “${part}”: add that to the file, or restore it first`,
  standingPart: (sku: string) =>
    `names the sku “${sku}”, which is a part of this kit: leave it out, or add the column parts`,
  standingAccessory: (sku: string) =>
    `names the sku “${sku}”, which is an accessory of this product: leave it out, or add the column accessories`,
  bookkeeping: (name: string) =>
    `“${name}” looks like a bookkeeping row (deposit, payment or discount), not equipment; leave it out`,
  fieldCounts: (fields: string, headers: string) => `the row has ${fields} fields and the header ${headers}`,
  fieldCountsUnheaded: (fields: string, others: string) => `the row has ${fields} fields and most others ${others}`,
  manyFields: (counts: string, mark: string) => `${counts}; put a value that holds “${mark}” in quotation marks`,
  manyFieldsByTab: (counts: string) => `${counts}; put a value that holds a tab in quotation marks`,
  torn: (counts: string, line: string) =>
    `${counts}, and it runs to line ${line}; look for a quotation mark that is not closed`,
  noName: 'the name is missing',
  tooLong: (text: string, most: string) => `“${text}” has over ${most} characters`,
  noCategory: (allowed: string) => `the category is missing; allowed: ${allowed}`,
  category: (text: string, allowed: string) => `the category “${text}” is not known; allowed: ${allowed}`,
  noUnit: (allowed: string) => `the unit is missing; allowed: ${allowed}`,
  unit: (text: string, allowed: string) => `the unit “${text}” is not known; allowed: ${allowed}`,
  daySplit: (text: string) =>
    `“${text}” is no unit; keep one row with the unit day, and set further days in the table of charged days`,
  foot: (text: string) => `the unit “${text}” is not known; write each where one is a foot, or price it by metre`,
  squareFoot: (text: string) =>
    `the unit “${text}” is not known; write each where one is a square foot, or price it by square_metre`,
  mile: (text: string) => `the unit “${text}” is not known; write each where one is a mile, or price it by kilometre`,
  yesOrNo: (text: string) => `“${text}” is neither true nor false`,
  noPrice: (currency: string) => `the price is missing; give an amount in ${currency}, 0 or more`,
  price: (text: string, currency: string) =>
    `the price “${text}” is not a number; give an amount in ${currency} such as 12.50`,
  ambiguous: (text: string, whole: string, decimal: string) =>
    `“${text}” may mean ${whole} or ${decimal}; write it without a thousands separator`,
  negativePrice: (text: string) => `the price “${text}” is negative; it must be 0 or more`,
  priceDecimals: (text: string, currency: string, decimals: string) =>
    `the price “${text}” has too many decimals; ${currency} has ${decimals}`,
  dearPrice: (text: string, most: string) => `the price “${text}” is too large; the most is ${most}`,
  ownedParts: (text: string) => `“${text}” units owned is not a whole number; is it a price in the wrong column?`,
  owned: (text: string, most: string) =>
    `“${text}” units owned cannot be; it must be a whole number, 0 or more, at most ${most}`,
  ownedNumber: (text: string) => `“${text}” is not a number; it must be a whole number, 0 or more`,
  ownedIsPrice: (owned: string) =>
    `“${owned}” units owned is the same number as the price; is it a price in the wrong column?`,
  ownedIsMany: (owned: string, most: string, category: string) =>
    `“${owned}” units owned is more than ${most} for ${category}; is it a price in the wrong column?`,
  attendees: (text: string, most: string) =>
    `“${text}” attendees per unit cannot be; it must be a number above 0, at most ${most}`,
  attendeesNumber: (text: string) => `“${text}” is not a number; it must be a number above 0`,
  accessory: (text: string, most: string) =>
    `“${text}” is no accessory; write SKU*2;SKU*1, each with a whole number from 1 to ${most}`,
  ownAccessory: (sku: string) => `“${sku}” cannot be an accessory of itself`,
  part: (text: string, most: string) =>
    `“${text}” is no part; write SKU*2;SKU*1, each with a whole number from 1 to ${most}`,
  ownPart: (sku: string) => `“${sku}” cannot be a part of itself`,
  partAndAccessory: (sku: string) => `“${sku}” is both a part and an accessory: leave one out`,
};
