import { pluralIn, type Translated } from '@showbill/contract';
import type { page as english } from '../en/page.ts';

const plural = pluralIn('es');

export const page: Translated<typeof english> = {
  forClient: (name) => `Para ${name}`,
  stops: {
    delivery: (day) => `Entrega el ${day}`,
    deliveryOpen: 'Entrega en fecha por acordar',
    collection: (day) => `Recogida el ${day}`,
    collectionOpen: 'Recogida en fecha por acordar',
  },
  included: 'Qué incluye',
  nothing: 'Nada todavía.',
  byCategory: 'Conceptos por categoría',
  showCategory: (category) => `Mostrar conceptos: ${category}`,
  accept: {
    heading: 'Aceptar',
    agree: 'Acepto este presupuesto',
    agreeWithTerms: 'Acepto este presupuesto y sus condiciones',
    beforePrice: 'Aceptar por ',
    afterPrice: '',
    withoutExtras: ', sin opciones',
    withExtras: ', con ',
    name: 'Su nombre',
    email: 'Su correo electrónico',
  },
  decide: 'Total y aceptación',
  messages: 'Preguntas y respuestas',
  decline: {
    heading: 'Rechazar',
    why: '¿Por qué lo rechaza? (opcional)',
    submit: 'Rechazar presupuesto',
  },
  code: {
    heading: 'Código de descuento',
    label: 'Código',
    submit: 'Aplicar código',
    taken: (code) => `Se ha aplicado el código ${code}. Compruebe el nuevo total.`,
    refused: 'Este código no es válido o ha dejado de serlo.',
    notNow: 'Este código no se puede usar aquí por el momento. Pregúntennos.',
    tooMany: 'Hoy se han probado demasiados códigos. Pregúntenos más abajo.',
  },
  ask: {
    heading: 'Hacer una pregunta',
    question: (company) => `Su pregunta a ${company}`,
    submit: 'Enviar pregunta',
    sent: (company) => `Su pregunta va camino de ${company}.`,
    tooMany: 'Hoy se han hecho demasiadas preguntas sobre este presupuesto. Escriba un correo o llame por teléfono.',
  },
  faults: {
    name: 'Indique su nombre (200 caracteres como máximo).',
    email: 'Indique un correo electrónico válido, por ejemplo ada@example.com.',
    terms: 'Marque esta casilla para aceptar.',
    question: 'Escriba su pregunta (5000 caracteres como máximo).',
    reason: 'Use 2000 caracteres como máximo.',
  },
  update: 'Actualizar el total',
  tick: 'Marque las que desee y el total se actualiza.',
  refused: {
    totalChanged: 'El total ha cambiado con las opciones elegidas. Compruébelo y acepte de nuevo.',
    codeChanged: 'El código de descuento ha cambiado el total. Compruébelo y acepte de nuevo.',
    newer: {
      accept: (version) =>
        `Hay una versión más reciente de este presupuesto, la versión ${version}, que se muestra abajo. Aún no se ` +
        'ha aceptado nada: léala primero.',
      decline: (version) =>
        `Hay una versión más reciente de este presupuesto, la versión ${version}, que se muestra abajo. Aún no se ` +
        'ha rechazado nada: léala primero.',
    },
    otherTerms: {
      accept:
        'Las condiciones han cambiado desde que abrió esta página y se muestran abajo. Aún no se ha aceptado nada: léalas primero.',
      decline:
        'Las condiciones han cambiado desde que abrió esta página y se muestran abajo. Aún no se ha rechazado nada: léalas primero.',
    },
    replacedGone: {
      accept: (company) =>
        `Este presupuesto iba a sustituir a otro que ya no es válido. No se ha aceptado nada: consulte abajo a ${company}.`,
      decline: (company) =>
        `Este presupuesto iba a sustituir a otro que ya no es válido. No se ha rechazado nada: consulte abajo a ${company}.`,
    },
    accepted: {
      accept: 'Este presupuesto ya se había aceptado. No se ha aceptado de nuevo y nada ha cambiado.',
      decline: 'Este presupuesto ya se había aceptado. No se ha rechazado y nada ha cambiado.',
    },
    closed: {
      accept: 'No se ha aceptado nada: el presupuesto ya no está abierto.',
      decline: 'No se ha rechazado nada: el presupuesto ya no está abierto.',
    },
  },
  standing: {
    test: 'Prueba',
    testText: (company) => `Esto es una prueba de ${company}, no una oferta. No se entregará nada.`,
    draft: 'Borrador',
    draftText: (company) => `${company} todavía trabaja en él, así que aún no se puede aceptar.`,
    redraft: 'Borrador: habrá una nueva versión',
    redraftText: (company) =>
      `${company} está revisando este presupuesto; no se podrá aceptar hasta que se envíe la nueva versión.`,
    open: 'Abierto',
    openUntil: (day) => `Válido hasta el ${day}`,
    lastDay: 'Hoy es el último día.',
    left: (days, count) => `${plural(count, 'Queda', 'Quedan')} ${days}.`,
    replaces: (number) => `Una vez aceptado, sustituye a ${number}, que sigue siendo válido hasta entonces.`,
    accepted: 'Aceptado',
    acceptedOn: (day) => `Aceptado el ${day}`,
    recorded: (company) => `${company} lo ha registrado como acordado.`,
    agreed: (name, total, time) => `${name} lo aceptó por ${total} a las ${time}.`,
    copyByMail: 'La copia firmada se envía por correo a ambas partes.',
    declined: 'Rechazado',
    declinedOn: (day) => `Rechazado el ${day}`,
    declinedText: (company) => `¿Ha cambiado de opinión? Escriba abajo a ${company}.`,
    expired: 'Caducado',
    expiredText: (company) => `Ya no se puede aceptar. Escriba abajo a ${company} si todavía le interesa.`,
    expiredOn: (day, company) =>
      `Era válido hasta el ${day} y ya no se puede aceptar. Escriba abajo a ${company} si todavía le interesa.`,
    replaced: 'Sustituido',
    replacedText: (company) => `Se aceptó otro presupuesto en su lugar. Escriba abajo a ${company} si no lo esperaba.`,
    cancelled: 'Cancelado',
    cancelledText: (company) => `Ya no es válido. Escriba abajo a ${company} si no lo esperaba.`,
  },
  invoices: {
    heading: 'Facturas',
    columns: { invoice: 'Factura', amount: 'Importe' },
    due: (day) => `Vence el ${day}`,
    cancels: (number) => `Anula ${number}`,
    cancelled: 'Anulada',
    cancelledBy: (number) => `Anulada por ${number}`,
    pdf: 'PDF',
    pdfOf: (number) => `${number} en PDF`,
  },
  signedCopy: 'Copia firmada (PDF)',
  pdf: 'Presupuesto (PDF)',
  prices: (currency) => `precios en ${currency}`,
  invalidLink: {
    heading: 'Este enlace no es válido',
    text: 'Puede que esté incompleto o que se haya retirado. Pida uno nuevo a la empresa que se lo envió.',
  },
  unavailable: {
    heading: 'Esta página no se puede mostrar ahora mismo',
    text: 'No se ha perdido nada ni se ha aceptado o rechazado nada. Inténtelo de nuevo en un minuto.',
  },
};
