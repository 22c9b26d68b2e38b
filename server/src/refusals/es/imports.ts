import type { Translated } from '@showbill/contract';
import { words } from '@showbill/contract/words/es';
import type { imports as english } from '../en/imports.ts';
import { field } from './fields.ts';
import { writingIn } from '../writing.ts';

const { figure } = writingIn('es');

export const imports: Translated<typeof english> = {
  categories: Object.values(words.categories).join(', '),
  units: 'día, semana, hora, evento, unidad, metro, metro cuadrado, kilómetro, persona',
  moving: { crew: words.categories.crew, transport: words.categories.transport },
  tooLarge: (megabytes) => `el archivo supera los ${megabytes} MB; divídalo`,
  spreadsheet: 'es un archivo de hoja de cálculo antiguo o con contraseña; guárdelo primero como XLSX o CSV',
  noWorkbook: 'no es una hoja de cálculo que se pueda leer; guárdela como XLSX o CSV',
  noSheet: (name, all) => `no hay ninguna hoja «${name}»; el archivo tiene: ${all}`,
  unpacksTooLarge: (megabytes) =>
    `el libro es demasiado grande: más de ${megabytes} MB descomprimido, o celdas muy lejos de la tabla; divídalo`,
  notOfSystem: 'las columnas no son las del sistema indicado; no lo indique y las cabeceras se leerán tal como están',
  noProduct: (name) => `«${name}» no es un artículo del catálogo; importe primero los artículos`,
  skuElsewhere: (sku) => `la referencia «${sku}» pertenece a otro artículo del catálogo`,
  clientName: (found) => `ninguna columna contiene nombres de clientes; encontrado: «${found}»`,
  noClientName: 'falta el nombre',
  clientEmail: (text) => `«${text}» no es una dirección de correo`,
  clientCountry: (text) => `«${text}» no es un país`,
  sameEmail: (email, line) => `el correo «${email}» ya está en la línea ${line}`,
  sameClientName: (name, line) =>
    `el nombre «${name}» ya está en la línea ${line} y nada distingue a los dos; dé a cada uno un correo`,
  sameClient: (line) => `es el mismo cliente que la línea ${line}; conserve una de las dos`,
  severalClients: (name) => `varios clientes se llaman «${name}»; dé un correo a la fila`,
  empty: 'el archivo está vacío',
  longLine: (most) => `la línea tiene más de ${figure(most)} caracteres; ¿es un archivo CSV?`,
  manyLines: (most) => `el archivo tiene más de ${figure(most)} líneas; divídalo`,
  manyRows: (most) => `el archivo tiene más de ${figure(most)} filas; divídalo`,
  unclosed:
    'unas comillas que abren un valor en esta línea no se cierran nunca; ciérrelas, o duplíquelas si significan pulgadas',
  unclosedLast:
    'unas comillas que abren un valor en esta línea no se cierran nunca; ciérrelas, o duplíquelas si significan pulgadas ' +
    '(la lectura termina aquí: hay demasiadas)',
  missing: {
    name: (found) => `falta la columna del nombre: cómo se llama el artículo; encontrado: «${found}»`,
    category: (found) =>
      `falta la columna de la categoría: a qué pertenece, como sonido o iluminación; encontrado: «${found}»`,
    unit: (found) => `falta la columna de la unidad: para qué es un precio, como día o evento; encontrado: «${found}»`,
    unit_price: (found) =>
      `falta la columna del precio: el precio de una unidad, sin impuestos; encontrado: «${found}»`,
  },
  sameHeader: (header, own) => `dos columnas se llaman «${header}»; conserve la correcta (${field(own)})`,
  otherCurrency: (found, currency) =>
    `«${found}» no está en la moneda de la empresa; los precios deben estar en ${currency}`,
  sameSku: (sku, line) => `la referencia «${sku}» ya está en la línea ${line}`,
  sameName: (name, line) =>
    `el nombre «${name}» ya está en la línea ${line}; conserve uno, o dé a cada uno su referencia`,
  sameProduct: (line) => `es el mismo artículo del catálogo que la línea ${line}; conserve una de las dos`,
  namesItself: 'nombra el propio artículo: quítelo',
  unknownSku: (sku) => `nombra la referencia «${sku}», que no está ni en este archivo ni en el catálogo`,
  kitOwned: 'un kit tiene las existencias de sus componentes: deje vacía la cantidad',
  kitAsPart: (sku) => `nombra la referencia «${sku}», que es a su vez un kit: indique sus componentes`,
  kitInKit: (kit) => `tiene componentes y es un componente de «${kit}»: un kit no puede contener otro`,
  archivedPart: (sku) => `nombra la referencia «${sku}», que está archivada: añádala al archivo o restáurela antes`,
  kitOfArchived: (part) =>
    `es un kit archivado y su componente «${part}» también lo está: añádalo al archivo o restáurelo antes`,
  standingPart: (sku) =>
    `nombra la referencia «${sku}», que es un componente de este kit: quítela o añada la columna parts`,
  standingAccessory: (sku) =>
    `nombra la referencia «${sku}», que es un accesorio de este producto: quítela o añada la columna accessories`,
  bookkeeping: (name) => `«${name}» parece una fila contable (fianza, pago o descuento), no material; quítela`,
  fieldCounts: (fields, headers) => `la fila tiene ${fields} campos y la cabecera ${headers}`,
  fieldCountsUnheaded: (fields, others) => `la fila tiene ${fields} campos y la mayoría de las demás ${others}`,
  manyFields: (counts, mark) => `${counts}; ponga entre comillas un valor que contenga «${mark}»`,
  manyFieldsByTab: (counts) => `${counts}; ponga entre comillas un valor que contenga un tabulador`,
  torn: (counts, line) => `${counts}, y llega hasta la línea ${line}; busque unas comillas sin cerrar`,
  noName: 'falta el nombre',
  tooLong: (text, most) => `«${text}» tiene más de ${figure(most)} caracteres`,
  noCategory: (allowed) => `falta la categoría; posibles: ${allowed}`,
  category: (text, allowed) => `la categoría «${text}» no se conoce; posibles: ${allowed}`,
  noUnit: (allowed) => `falta la unidad; posibles: ${allowed}`,
  unit: (text, allowed) => `la unidad «${text}» no se conoce; posibles: ${allowed}`,
  daySplit: (text) =>
    `«${text}» no es una unidad; conserve una fila con la unidad día y fije los demás días en los días facturados`,
  foot: (text) =>
    `la unidad «${text}» no se conoce; escriba unidad si una unidad es un pie, o ponga el precio por metro`,
  squareFoot: (text) =>
    `la unidad «${text}» no se conoce; escriba unidad si una unidad es un pie cuadrado, o ponga el precio por metro cuadrado`,
  mile: (text) =>
    `la unidad «${text}» no se conoce; escriba unidad si una unidad es una milla, o ponga el precio por kilómetro`,
  yesOrNo: (text) => `«${text}» no es ni sí ni no`,
  noPrice: (currency) => `falta el precio; indique un importe en ${currency}, 0 o más`,
  price: (text, currency) => `el precio «${text}» no es un número; indique un importe en ${currency}, como 12,50`,
  ambiguous: (text, whole, decimal) =>
    `«${text}» puede significar ${whole} o ${decimal.replace('.', ',')}; escríbalo sin separador de miles`,
  negativePrice: (text) => `el precio «${text}» es negativo; debe ser 0 o más`,
  priceDecimals: (text, currency, decimals) =>
    `el precio «${text}» tiene demasiados decimales; ${currency} tiene ${decimals}`,
  dearPrice: (text, most) => `el precio «${text}» es demasiado grande; como máximo ${figure(most)}`,
  ownedParts: (text) => `«${text}» unidades propias no es un número entero; ¿es un precio en la columna equivocada?`,
  owned: (text, most) => `«${text}» unidades propias no puede ser; un número entero de 0 a ${figure(most)}`,
  ownedNumber: (text) => `«${text}» no es un número; debe ser un número entero a partir de 0`,
  ownedIsPrice: (owned) =>
    `«${owned}» unidades propias es el mismo número que el precio; ¿es un precio en la columna equivocada?`,
  ownedIsMany: (owned, most, category) =>
    `«${owned}» unidades propias es más de ${most} para ${category}; ¿es un precio en la columna equivocada?`,
  attendees: (text, most) =>
    `«${text}» personas por unidad no puede ser; un número mayor que 0, ${figure(most)} como máximo`,
  attendeesNumber: (text) => `«${text}» no es un número; debe ser un número mayor que 0`,
  accessory: (text, most) =>
    `«${text}» no es un accesorio; escriba SKU*2;SKU*1, cada uno con un número entero de 1 a ${figure(most)}`,
  ownAccessory: (sku) => `«${sku}» no puede ser accesorio de sí mismo`,
  part: (text, most) =>
    `«${text}» no es un componente; escriba SKU*2;SKU*1, cada uno con un número entero de 1 a ${figure(most)}`,
  ownPart: (sku) => `«${sku}» no puede ser componente de sí mismo`,
  partAndAccessory: (sku) => `«${sku}» es a la vez componente y accesorio: quite uno de los dos`,
};
