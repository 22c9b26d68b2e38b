import type { Translated } from '@showbill/contract';
import type {
  drafting as englishDrafting,
  drafts as englishDrafts,
  life as englishLife,
  sales as englishSales,
} from '../en/proposals.ts';
import { field } from './fields.ts';

export const life: Translated<typeof englishLife> = {
  send: (status) => `Solo se puede enviar un borrador o un presupuesto caducado; el estado de este es: ${status}.`,
  view: (status) => `Solo se puede ver un presupuesto enviado; el estado de este es: ${status}.`,
  accept: (status) => `Solo se puede aceptar un presupuesto enviado; el estado de este es: ${status}.`,
  decline: (status) => `Solo se puede rechazar un presupuesto enviado; el estado de este es: ${status}.`,
  revise: (status) => `Solo se puede revisar un presupuesto enviado o rechazado; el estado de este es: ${status}.`,
  expire: (status) => `Solo puede caducar un presupuesto enviado; el estado de este es: ${status}.`,
  cancel: (status) => `Solo se puede cancelar un presupuesto aceptado; el estado de este es: ${status}.`,
  replace: (status) => `Solo se puede sustituir un presupuesto aceptado; el estado de este es: ${status}.`,
  ownerSends: 'Este presupuesto tiene que enviarlo un propietario de la empresa, en la aplicación.',
  equipmentOut: 'Un presupuesto no se puede cancelar mientras su material esté fuera.',
  newerVersion: (version) => `esta es la versión ${version} del presupuesto, y hay una más reciente`,
  otherTerms: 'las condiciones han cambiado entretanto',
  otherNotice: 'el derecho de desistimiento no es el que se mostró, o nadie pidió empezar antes',
  withdraw: 'Solo se puede desistir de un contrato con derecho de desistimiento, dentro del plazo.',
  amendedGone: (number, status) => `esto amplía ${number}, que ya no está aceptado, sino ${status}`,
  notOptional: (line) => `${line} no es una opción de este presupuesto`,
  amend: (status) => `Solo se puede ampliar un presupuesto aceptado; el estado de este es: ${status}.`,
  notALine: (line) => `${line} no es una línea de este presupuesto`,
  notOnLines: 'ninguna línea de este presupuesto tiene ese producto',
  noLineLeft: 'no quedaría ninguna línea: cancele el presupuesto en su lugar',
  schedule: (status) => `La entrega y la recogida ya no se pueden cambiar; estado del presupuesto: ${status}.`,
  noDate: 'este presupuesto aún no tiene fecha: indique primero la fecha del evento',
  delivery: (most) => `la entrega es el primer día del evento o hasta ${most} días antes`,
  collection: (most) => `la recogida es el último día del evento o hasta ${most} días después`,
  tooManyQuestions:
    'hoy se han hecho demasiadas preguntas sobre este presupuesto: escriba un correo o llame por teléfono',
  remind: (status) => `solo se puede recordar un presupuesto enviado; el estado de este es: ${status}`,
  noSignedCopy: 'no hay copia firmada: el cliente no aceptó este presupuesto en su página',
  outcome: (status) => `Solo un presupuesto ganado o perdido tiene un motivo; el estado de este es: ${status}.`,
};

export const drafts: Translated<typeof englishDrafts> = {
  revise: (status) =>
    `Solo se puede cambiar un borrador; estado de este presupuesto: ${status}. Revíselo y cambie el borrador de la nueva versión.`,
  amend:
    'Solo se puede cambiar un borrador; este presupuesto está aceptado: amplíelo y cambie el borrador que lo sustituirá.',
  duplicate: (status) =>
    `Solo se puede cambiar un borrador; estado de este presupuesto: ${status}. Duplíquelo y cambie el nuevo borrador.`,
  field: 'Otra persona ha cambiado entretanto un campo de este presupuesto: mírelo y cámbielo de nuevo.',
  fields: (count) =>
    `Otra persona ha cambiado entretanto ${count} campos de este presupuesto: mírelos y cámbielos de nuevo.`,
  deleted: (status) => `Solo se puede eliminar un borrador; estado de este presupuesto: ${status}.`,
  newVersion: 'Este borrador es una nueva versión de un presupuesto enviado: no se puede eliminar.',
  cataloguesOwn: (own) => `en una línea del catálogo, esto viene del catálogo: ${field(own)}`,
  withUnitPrice: 'un precio fijado a mano necesita el precio (unit_price)',
  priceNeeded: 'una línea que no es del catálogo necesita un precio propio',
  archived: (product) => `${product} está archivado y no entra en líneas nuevas`,
  tooManyLines: (most) => `un presupuesto tiene ${most} líneas como máximo`,
  lineRemoved: (param) => `la línea se acaba de quitar (${param})`,
  hoursNeeded: 'una línea con precio por hora necesita horas',
  noHours: 'solo una línea con precio por hora tiene horas',
  hoursMissing: 'Una línea con precio por hora necesita horas.',
  tooManyTexts: (most) => `un presupuesto tiene ${most} como máximo: quite uno primero`,
  tooLarge: 'Los importes de este presupuesto son demasiado grandes para ser exactos.',
  currencyCode: (own) => `la moneda debe ser un código ISO 4217 en mayúsculas, como ${own}`,
  noRate: (own, wanted) =>
    `la empresa no tiene tipo de cambio de ${own} a ${wanted}: indique uno, o presupueste en ${own}`,
  rateGone: (own, wanted) => `la empresa ya no tiene tipo de cambio de ${own} a ${wanted}: indique uno`,
  emptyCatalogue: 'el catálogo no tiene material que presupuestar: importe primero artículos',
};

export const drafting: Translated<typeof englishDrafting> = {
  unknownProduct: 'el borrador nombraba un artículo que no está en el catálogo; inténtelo de nuevo',
  nothingServed: (phrases) => `El catálogo no tiene nada de lo que se pide: ${phrases}.`,
  nothingAsked:
    'En la descripción no se ha encontrado nada que se pida. Nombre el material, o diga qué tipo de evento es, ' +
    'cuántas personas vienen y qué ocurre allí.',
  onlyExcluded: (words) =>
    `En la descripción no se ha encontrado nada que se pida. No debe venir de nosotros: ${words}. Nombre el material, o ` +
    'diga qué tipo de evento es, cuántas personas vienen y qué ocurre allí.',
  tookTooLong: 'Crear el presupuesto ha tardado demasiado.',
  stopped: 'La creación del presupuesto se ha detenido.',
  readingTooLong: 'Leer la descripción ha tardado demasiado. Acórtela.',
  tooMuchToRead: 'La descripción era demasiado larga para leerla. Acórtela.',
  noUsableDraft: 'El modelo de lenguaje no ha dado un borrador utilizable.',
  model: {
    unreachable: 'No se ha podido contactar con el modelo de lenguaje.',
    credentials: 'El modelo de lenguaje no ha aceptado las credenciales de este servicio.',
    busy: 'El modelo de lenguaje está ocupado; inténtelo más tarde.',
    failing: 'El modelo de lenguaje no ha respondido.',
    refused: 'El modelo de lenguaje ha rechazado la petición.',
    notAModel: 'Lo que ha respondido no es un modelo de lenguaje.',
    tooLarge: 'El modelo de lenguaje ha respondido más de lo que se puede leer.',
  },
};

export const sales: Translated<typeof englishSales> = {
  followUps: (most) => `un presupuesto tiene ${most} seguimientos abiertos como máximo`,
  tagsOnOne: (most) => `un presupuesto tiene ${most} etiquetas como máximo`,
  tags: (most) => `una empresa tiene ${most} etiquetas como máximo`,
  sameTag: (name) => `la etiqueta ${name} ya existe`,
  noLines: 'un presupuesto sin líneas no puede ser una plantilla',
  templates: (most) => `una empresa tiene ${most} plantillas como máximo`,
  sameTemplate: (name) => `ya existe una plantilla llamada ${name}`,
  noProducts: 'ningún artículo de esta plantilla sigue en el catálogo',
  daysTurned: 'el último día es anterior al primero',
  tooManyDays: 'tres años como máximo de una vez',
};
