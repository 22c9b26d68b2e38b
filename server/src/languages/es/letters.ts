import type { Translated } from '@showbill/contract';
import type { letters as english } from '../en/letters.ts';

export const letters: Translated<typeof english> = {
  nobody: 'estimados señores',
  client: 'el cliente',
  hello: (name) => `Buenos días, ${name}:`,
  facts: {
    when: 'Fecha',
    where: 'Lugar',
    total: 'Total',
    including: (total, tax) => `${total}, ${tax} incluido`,
    validUntil: 'Válido hasta',
  },
  furtherNotice: 'nuevo aviso',
  view: 'Ver presupuesto',
  viewAgreed: 'Ver el presupuesto aceptado',
  open: 'Abrir el presupuesto',
  copyAttached: 'Se adjunta la copia firmada.',
  supplier: {
    subject: (what) => `Solicitud de alquiler: ${what}`,
    ask: '¿Pueden alquilarnos lo siguiente?',
    what: 'Equipo',
    arrives: 'Llegada',
    goesBack: 'Devolución',
    reference: 'Nuestra referencia',
    price: 'Indíquennos, por favor, si está disponible y a qué precio.',
  },
  sent: {
    subject: (company, title) => `${company}: ${title}`,
    first: (company, what) => `${company} le ha preparado un presupuesto: ${what}.`,
    again: (company, what) => `${company} le ha enviado una nueva versión de su presupuesto: ${what}.`,
    reply: (company) =>
      `Para hacer una pregunta o pedir un cambio, responda a este correo. Su respuesta llega a ${company}.`,
    noReply: (company) =>
      `Para hacer una pregunta o pedir un cambio, póngase en contacto directamente con ${company}: las ` +
      'respuestas a este correo no se leen.',
  },
  expiring: {
    subject: (company, title, day) => `${company}: ${title}, válido hasta el ${day}`,
    subjectSoon: (company, title) => `${company}: ${title} caduca pronto`,
    text: (company, what, day) => `El presupuesto de ${company} es válido hasta el ${day}: ${what}.`,
    textSoon: (company, what) => `El presupuesto de ${company} caduca pronto: ${what}.`,
    reply: (company) =>
      `Para hacer una pregunta, pedir un cambio o más tiempo, responda a este correo. Su respuesta llega a ${company}.`,
    noReply: (company) =>
      `Para hacer una pregunta, pedir un cambio o más tiempo, póngase en contacto directamente con ${company}: ` +
      'las respuestas a este correo no se leen.',
  },
  answer: {
    subject: (title, number) => `Re: ${title} (${number})`,
    asked: 'Usted preguntó:',
    about: (what) => `Este mensaje trata de ${what}.`,
    reply: (company) => `Para preguntar algo más, responda a este correo. Su respuesta llega a ${company}.`,
    noReply: (company) =>
      `Para preguntar algo más, póngase en contacto directamente con ${company}: las respuestas a este correo no se leen.`,
  },
  accepted: {
    subject: (company, title) => `${company}: ${title}, aceptado`,
    byYou: (day, company, what) => `Gracias. El ${day} aceptó usted este presupuesto de ${company}: ${what}.`,
    bySomebody: (day, name, company, what) =>
      `Gracias. El ${day} ${name} aceptó este presupuesto de ${company}: ${what}.`,
    recorded: (day, company, what) => `${company} registró el ${day} que usted aceptó su presupuesto: ${what}.`,
    reply: (company) => `Si algo no es correcto, responda a este correo. Su respuesta llega a ${company}.`,
    noReply: (company) =>
      `Si algo no es correcto, póngase en contacto directamente con ${company}: las respuestas a este correo no se leen.`,
  },
  invoice: {
    subject: (company, document) => `${document} de ${company}`,
    text: (company, what) => `${company} le envía una factura: ${what}. La encontrará adjunta en PDF.`,
    creditText: (company, number, what) =>
      `${company} ha anulado la factura ${number}: ${what}. Encontrará adjunta en PDF la factura rectificativa.`,
    cancelledText: (company, number, what) =>
      `${company} ha anulado la factura ${number}: ${what}. No hay nada que pagar. Encontrará adjunta una copia en PDF.`,
    view: 'Ver el presupuesto y las facturas',
  },
  payment: {
    subject: (company, payment, title, day) => `${company}: ${payment} de ${title} vence el ${day}`,
    subjectOver: (company, payment, title, day) => `${company}: ${payment} de ${title} venció el ${day}`,
    text: (company, what, day) => `${company} le recuerda que un pago de ${what} vence el ${day}.`,
    textOver: (company, what, day) =>
      `Un pago a ${company} de ${what} venció el ${day} y aún no consta. Si ya ha pagado, ignore este correo.`,
    payment: 'Pago',
    due: 'Vencimiento',
    open: 'Por pagar',
    reply: (company) => `Si algo no es correcto, responda a este correo. Su respuesta llega a ${company}.`,
    noReply: (company) =>
      `Si algo no es correcto, escriba directamente a ${company}: las respuestas a este correo no se leen.`,
  },
  toCompany: {
    accepted: (title, number) => `Aceptado: ${title} (${number})`,
    acceptedShort: (title, number) => `Aceptado, faltan existencias: ${title} (${number})`,
    acceptedBy: (day, name, what) => `El ${day} ${name} aceptó ${what}.`,
    acceptedRecorded: (day, name, what) => `El ${day} se registró que ${name} aceptó ${what}.`,
    shortages: 'No tiene existencias suficientes:',
    shortage: (product, day, needed, free) => `${product}, ${day}: necesarias ${needed}, libres ${free}`,
    more: (count) => `y ${count} más`,
    declined: (title, number) => `Rechazado: ${title} (${number})`,
    declinedBy: (day, name, what) => `El ${day} ${name} rechazó ${what}.`,
    declinedRecorded: (day, name, what) => `El ${day} se registró que ${name} rechazó ${what}.`,
    released: 'El material vuelve a estar libre.',
    reason: 'El motivo:',
    question: (title, number) => `Pregunta: ${title} (${number})`,
    asks: (name, email, what) => `${name} (${email}) pregunta sobre ${what}:`,
    answer: (name) => `Para responder a ${name}, responda a este correo.`,
  },
  closing: {
    subject: (title, number, day) => `Caduca el ${day}: ${title} (${number})`,
    subjectSoon: (title, number) => `Caduca pronto: ${title} (${number})`,
    text: (what, day) => `${what} caduca el ${day}.`,
    textSoon: (what) => `${what} caduca pronto.`,
    unseen: (name) => `${name} aún no lo ha visto.`,
    unseenByClient: 'El cliente aún no lo ha visto.',
    seen: (name) => `${name} lo ha visto y aún no ha respondido.`,
    seenByClient: 'El cliente lo ha visto y aún no ha respondido.',
    client: 'Cliente',
  },
  enquiries: {
    one: 'Una solicitud nueva',
    many: (count) => `${count} solicitudes nuevas`,
    oneCame: 'Ha llegado una solicitud por el formulario de su sitio web.',
    manyCame: (count) => `Han llegado ${count} solicitudes por el formulario de su sitio web.`,
    next: 'No se redacta nada ni se responde a nadie hasta que lo haga alguien de ustedes.',
    open: 'Abrir solicitudes',
  },
  test: {
    subject: 'Correo de prueba de Showbill',
    text: 'Esto es una prueba. Los correos de Showbill llegan a esta dirección.',
  },
  webhook: {
    subject: 'Se ha desactivado un webhook',
    text: (url, reason) => `Ya no se envían eventos a ${url}: ${reason}. Los eventos que esperaban no se enviarán.`,
    id: 'Webhook',
    url: 'URL',
    next:
      'Cuando el receptor vuelva a funcionar, reanude el webhook, o elimínelo y añada uno nuevo. ' +
      'Para saber qué ocurrió entretanto, consulte la lista de presupuestos.',
  },
};
