import { foldWords, foldWrittenUmlauts } from '../../equipment/index.ts';
import { isCurrency } from '../../platform/money/index.ts';
import type { ColumnReport, Field } from './types.ts';

export const REQUIRED: readonly Field[] = ['name', 'category', 'unit', 'unit_price'];

/** Headers in English, German, French, Spanish and Dutch; where a file has several for a field, the earliest is read. */
const HEADERS: Readonly<Record<Field, string>> = {
  name: `name, product name, item name, equipment name, product, item, article, article name, equipment, title, artikel,
    artikelname, artikelbezeichnung, produkt, produktname, produktbezeichnung, bezeichnung, gerat, titel, designation,
    libelle, nom, nom du produit, produit, nombre, nombre del producto, producto, articulo, denominacion, equipo, naam,
    productnaam, artikelnaam`,
  category: `category, category name, product category, equipment category, item category, group, product group, item group,
    equipment group, department, section, kategorie, warengruppe, artikelgruppe, produktgruppe, gruppe, rubrik, categorie,
    groupe, famille, rubrique, categoria, grupo, familia, productgroep, artikelgroep, groep, rubriek, product type,
    item type, type, typ`,
  unit: `unit, pricing unit, price unit, charge unit, billing unit, rental unit, hire unit, rate unit, unit of measure, uom,
    per, je, pro, par, por, price per, charged per, charge period, hire period, rate period, period, einheit, preiseinheit, mieteinheit,
    abrechnungseinheit, mengeneinheit, preis pro, preis je, unite, unite de prix, unite de location, prix par, unidad,
    unidad de precio, precio por, eenheid, prijseenheid, huureenheid, prijs per`,
  unit_price: `unit price, price, rate, hire price, rental price, hire rate, rental rate, day rate, daily rate, price per day,
    rate per day, day price, daily price, charge, preis, einzelpreis, mietpreis, vermietpreis, verleihpreis, tagespreis,
    tagesmiete, tagessatz, miete, preis pro tag, preis tag, preis je einheit, prix, prix unitaire, prix de location,
    prix location, prix par jour, prix jour, tarif, tarif jour, tarif journalier, tarif location, precio, precio unitario,
    precio de alquiler, precio alquiler, precio por dia, precio dia, tarifa, prijs, eenheidsprijs, stukprijs, huurprijs,
    verhuurprijs, dagprijs, prijs per dag, tarief, dagtarief`,
  sku: `sku, code, item code, product code, article code, article number, item number, product number, part number,
    item no, item num, product no, part no, article no, stock no, stock number, catalogue number, catalog number,
    catalogue no, catalog no, stock code, hire code, rental code, product id, item id, ref, reference, product reference, artikelnummer, artikelnr, artikel nr, art nr, artnr,
    artikel id, produktnummer, produktcode, bestellnummer, materialnummer, code article, code produit, reference produit,
    numero d article, codigo, codigo de articulo, codigo de producto, referencia, artikelcode, productcode,
    productnummer`,
  description: `description, product description, item description, long description, details, beschreibung,
    artikelbeschreibung, produktbeschreibung, langtext, descriptif, descripcion, detalle, omschrijving, beschrijving,
    artikelomschrijving, productomschrijving, notes, note, comment, comments, remark,
    remarks, bemerkung, bemerkungen, anmerkung, anmerkungen, hinweis, remarque, remarques, nota, notas, observaciones,
    opmerking, opmerkingen, toelichting, erlauterung, erlauterungen`,
  tracked: `tracked, track, track stock, stock tracked, track inventory, bestandsgefuhrt, bestand gefuhrt, lagergefuhrt, suivi,
    suivi de stock, stock suivi, suivi du stock, control de stock, seguimiento, con seguimiento, inventariado,
    voorraad bijhouden, bijgehouden`,
  owned: `owned, units owned, quantity owned, qty owned, owned quantity, own stock, stock, in stock, stock level, stock quantity,
    quantity, qty, units, count, eigenbestand, eigener bestand, eigene gerate, bestand, lagerbestand, stuckzahl, anzahl,
    menge, quantite, qte, quantite en stock, en stock, existencias, cantidad, cant, unidades, eigen voorraad, voorraad,
    aantal, hoeveelheid`,
  per_attendees: `per attendees, attendees per unit, people per unit, guests per unit, serves, serves attendees, per people,
    per guests, per pax, pax per unit, gaste pro einheit, personen pro einheit, personen je einheit, teilnehmer pro einheit,
    personnes par unite, convives par unite, invites par unite, personas por unidad, asistentes por unidad,
    personen per eenheid, gasten per eenheid`,
  accessories: `accessories, accessory, accessory skus, included accessories, comes with, zubehor, accessoires, accesorios,
    toebehoren`,
  weight_kg: `weight kg, weight in kg, weight, kg, gewicht kg, gewicht in kg, gewicht, poids kg, poids en kg, poids, peso kg,
    peso en kg, peso`,
  power_w: `power w, power in w, power watts, power, watts, watt, wattage, power consumption w, power consumption, leistung w,
    leistung in w, leistung, leistungsaufnahme, puissance w, puissance, potencia w, potencia, vermogen w, vermogen`,
  currency: `currency, currency code, wahrung, devise, monnaie, moneda, divisa, valuta, munt`,
};

const FIELD_OF: ReadonlyMap<string, { field: Field; rank: number }> = new Map(
  (Object.keys(HEADERS) as Field[]).flatMap((field) =>
    HEADERS[field].split(',').map((header, rank) => [foldWords(header), { field, rank }] as const),
  ),
);

/** Words that a price's header may carry besides: that tax is not in it (a price with tax is not read). */
const PRICE_ASIDES = new Set(
  'in en net nett netto ex excl excluding exkl exklusive zzgl hors sans sin zonder vat mwst ust btw ht iva tva gst hst sales tax taxes taxe'.split(
    ' ',
  ),
);

/** The field that a header names, or null. Case, accents, punctuation and spacing make no difference. */
export function fieldOf(header: string): Field | null {
  return meaningOf(header)?.field ?? null;
}

export interface Columns {
  /** Position of each field's column. */
  readonly at: Partial<Record<Field, number>>;
  readonly report: ColumnReport;
  /** Headers that stand twice for one field with the same words. */
  readonly repeated: readonly { field: Field; header: string }[];
}

export function mapColumns(headers: readonly string[]): Columns {
  const at: Partial<Record<Field, number>> = {};
  const ranks = new Map<Field, number>();
  const repeated: { field: Field; header: string }[] = [];
  headers.forEach((header, position) => {
    const meaning = meaningOf(header);
    if (meaning === null) return;
    const { field, rank } = meaning;
    const known = ranks.get(field);
    if (known === rank) repeated.push({ field, header });
    if (known !== undefined && known <= rank) return;
    ranks.set(field, rank);
    at[field] = position;
  });
  return { at, repeated, report: report(headers, at) };
}

function report(headers: readonly string[], at: Columns['at']): ColumnReport {
  const fields = Object.entries(at) as [Field, number][];
  const read = new Set(fields.map(([, position]) => position));
  return {
    used: Object.fromEntries(fields.map(([field, position]) => [field, headers[position] ?? ''])),
    ignored: headers.filter((header, position) => header !== '' && !read.has(position)),
  };
}

function meaningOf(header: string): { field: Field; rank: number } | null {
  const folded = foldWords(header.replace(/[#№]/g, ' no '));
  const known = FIELD_OF.get(folded) ?? FIELD_OF.get(foldWrittenUmlauts(folded));
  if (known !== undefined) return known;
  const price = FIELD_OF.get(withoutAsides(folded));
  return price?.field === 'unit_price' ? price : null;
}

/** The currency code at the end of a price's header (`Price (GBP)`, `preis_eur`), or null. */
export function currencyOfHeader(header: string): string | null {
  const last = foldWords(header).split(' ').at(-1)?.toUpperCase() ?? '';
  return isCurrency(last) ? last : (/[€£]/.exec(header)?.[0] ?? null);
}

function withoutAsides(folded: string): string {
  const words = folded.split(' ').filter((word) => !PRICE_ASIDES.has(word));
  return (isCurrency(words.at(-1)?.toUpperCase() ?? '') ? words.slice(0, -1) : words).join(' ');
}
