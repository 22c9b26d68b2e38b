import type { Translated } from '@showbill/contract';
import type { catalogue as english } from '../en/catalogue.ts';
import { writingIn } from '../writing.ts';

const { day, figure } = writingIn('es');

export const catalogue: Translated<typeof english> = {
  sameSku: (other, sku) => `${other} ya tiene la referencia ${sku}`,
  ownAccessory: 'un artículo no puede ser accesorio de sí mismo',
  accessoryTwice: 'un accesorio aparece dos veces',
  stockOfParts: (name) => `${name} es un kit: sus existencias son las de sus componentes`,
  partOfKit: (name, kit) => `${name} es un componente de ${kit}: quítelo antes de ese kit`,
  partAndAccessory: 'un producto no puede ser a la vez componente y accesorio del mismo producto',
  ownPart: 'un producto no puede ser componente de sí mismo',
  partTwice: 'un componente aparece dos veces',
  kitInKit: (kit) => `este producto es un componente de ${kit}, así que no puede ser un kit`,
  archivedPart: (name) => `${name} está archivado: restáurelo antes`,
  kitAsPart: (name) => `${name} es a su vez un kit: indique sus componentes`,
  belowNone: (name) => `el precio de ${name} quedaría por debajo de 0`,
  priceTooLarge: (name) => `el precio de ${name} sería demasiado grande`,
  changed: 'el catálogo ha cambiado entretanto: compruebe de nuevo los nuevos precios',
  pictureTooLarge: 'la imagen puede tener 8 MB como máximo',
  pictureKind: 'la imagen debe ser PNG, JPEG o WebP',
  pictureUnreadable: 'la imagen no se puede leer o tiene más de 50 millones de píxeles',
  currency: (currency) => `«${currency}» no es un código ISO 4217 como EUR`,
  twoCurrencies: 'deben ser dos monedas distintas',
  rate: (rate) => `«${figure(rate)}» no es un tipo de cambio: mayor que 0, con 10 decimales como máximo, como 1,17`,
  factor: (factor) => `«${figure(factor)}» no es un factor: mayor que 0, con 4 decimales como máximo, como 1,15`,
  longPlace: (most) => `cada lugar puede tener ${most} caracteres como máximo`,
  sameRegion: (name) => `ya hay una región llamada ${name}`,
  notTracked: (name) =>
    `no se controlan las existencias de ${name}: actívelo, o importe el artículo con un número de unidades`,
  lessThanNone: (owned, name, on) => `el ${day(on)} quedarían ${figure(owned)} de ${name}`,
  importUnderWay: 'hay otra importación de esta empresa en curso: espere a que termine',
  mappingChanged: 'alguien ha cambiado entretanto cómo se lee este archivo: compruébelo de nuevo',
  fileTooLarge: 'el archivo supera los 20 MB: divídalo',
  fileTooMuch: 'el archivo es demasiado grande para leerlo de una vez: divídalo',
  notEmpty: 'esta empresa ya tiene artículos: el ejemplo necesita un catálogo vacío',
};
