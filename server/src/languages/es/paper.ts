import { pluralIn, type Translated } from '@showbill/contract';
import type { paper as english } from '../en/paper.ts';

const plural = pluralIn('es');

export const paper: Translated<typeof english> = {
  proposal: 'Presupuesto',
  signedCopy: 'Copia firmada',
  pageOf: (page, pages) => `Página ${page} de ${pages}`,
  facts: {
    client: 'Para',
    venue: 'Lugar',
    when: 'Fecha',
    guests: 'Personas',
    delivery: 'Entrega',
    collection: 'Recogida',
    dateOpen: 'Fecha por acordar',
    sent: 'Enviado',
    draft: 'Borrador',
    draftText: 'Aún no se puede aceptar',
    validUntil: 'Válido hasta',
    accepted: 'Aceptado',
    declined: 'Rechazado',
    yes: 'sí',
    expired: 'Caducado',
    expiredText: 'Ya no se puede aceptar',
    expiredOn: (day) => `Era válido hasta el ${day}`,
    cancelled: 'Cancelado',
    cancelledText: 'Ya no es válido',
  },
  atAGlance: {
    items: (count, items) => `${count} ${plural(items, 'concepto', 'conceptos')}`,
    andExtras: (counted, count, extras) => `${counted} y ${count} ${plural(extras, 'opción', 'opciones')} a elegir`,
    including: (tax) => `${tax} incluido`,
  },
  unitPrice: 'Precio unitario',
  evidence: {
    heading: 'Aceptado',
    by: 'Aceptado por',
    email: 'Correo',
    reference: 'Referencia',
    total: 'Total',
    when: 'Fecha y hora',
    utc: 'En UTC',
    address: 'Dirección IP',
    browser: 'Navegador',
    unknown: 'desconocido',
    terms: 'Condiciones',
    noTerms: 'no se fijaron',
    acceptedTerms: 'aceptadas, tal como se imprimen arriba',
    extras: 'Opciones elegidas',
    none: 'ninguna',
    fingerprint: 'Huella digital',
    fingerprintText:
      'La huella digital es un hash SHA-256 del presupuesto aceptado: número, versión, título, resumen, fecha, lugar, ' +
      'conceptos y precios, descuentos y recargos, total y condiciones.',
  },
  picking: {
    title: 'Lista de preparación',
    printed: 'Impreso',
    nothing: 'Nada que preparar.',
    client: 'Cliente',
    venue: 'Lugar',
    delivery: 'Entrega',
    collection: 'Recogida',
    event: 'Evento',
  },
};
