import type { Translated } from '@showbill/contract';
import type { invoiceParts as englishParts, invoices as english } from '../en/invoices.ts';

export const invoices: Translated<typeof english> = {
  none: 'esta factura no existe',
  notAccepted: (status) => `Las facturas se emiten para un presupuesto aceptado; este está ${status}.`,
  finalThere: (number) => `${number} es la factura final de este presupuesto. Anúlela antes de emitir otra.`,
  otherTreatment: (number) =>
    `${number} tiene otro tratamiento de IVA u otra moneda. Anúlela primero, o elija aquí el mismo.`,
  otherRate: (number) => `${number} aplica otro tipo de IVA que este presupuesto. Anúlela primero.`,
  noTaxAgreed: 'debe ser otro tratamiento de IVA: el presupuesto se aceptó sin impuesto',
  tooMuch: (amount) => `Se ha facturado más de lo acordado, por ${amount}. Anule primero una factura.`,
  nothing: 'No hay nada que facturar.',
  beyond: (amount) => `debe ser como máximo lo que queda por facturar, ${amount}`,
  rowThere: (number) => `Este pago ya se facturó, con ${number}.`,
  otherSum: 'Los importes han cambiado mientras tanto. Compruébelos y emita la factura de nuevo.',
  otherRest:
    'Entretanto se ha facturado o anulado algo de este presupuesto. Compruebe las facturas y abra de nuevo este formulario.',
  dueBefore: 'no debe ser anterior a hoy',
  endsBefore: 'no debe ser anterior al primer día de la prestación',
  noWording: 'debe decir por qué no se cobra IVA',
  missing: (names) => `Antes de emitir esta factura, añada: ${names}.`,
  notInFile: (names) => `No se puede generar este archivo a partir de esta factura. Falta: ${names}.`,
  notWritable: (fields) => `Esto no se puede escribir como factura electrónica. Compruebe: ${fields}.`,
  tooMany: (most) => `En este año hay más de ${most} facturas, más de las que caben en un archivo.`,
  isCredit: 'Una factura rectificativa no se puede anular.',
  creditedBefore: (number) => `Esta factura ya se anuló, con ${number}.`,
  takenOff: (number) => `${number} deduce esta factura. Anule primero ${number}.`,
};

export const invoiceParts: Translated<typeof englishParts> = {
  seller_address: 'su dirección completa (Ajustes, Empresa)',
  seller_number: 'su número de IVA o fiscal (Ajustes, Empresa)',
  seller_vat_id: 'su número de IVA (Ajustes, Empresa)',
  buyer_name: 'el nombre del cliente',
  buyer_street: 'la calle del cliente',
  buyer_city: 'la población del cliente',
  buyer_country: 'el país del cliente',
  buyer_vat_id: 'el número de IVA del cliente',
  supply_date: 'la fecha de la prestación',
  currency_of_two_decimals: 'una moneda de dos decimales como máximo, la norma no admite más',
  seller_email: 'su correo electrónico',
  buyer_email: 'el correo electrónico del cliente',
  seller_account: 'su cuenta bancaria',
  seller_contact: 'la persona de contacto en su empresa',
  seller_telephone: 'su teléfono',
  seller_post_code: 'su código postal',
  buyer_post_code: 'el código postal del cliente',
};
