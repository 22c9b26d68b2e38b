import type { Texts } from '../shape.ts';
import { unreadCount } from '../unread-count.ts';

export const activity: Texts['activity'] = {
  heading: 'Actividad de clientes',
  none: 'Cuando un cliente vea, acepte o rechace un presupuesto, o pregunte algo, lo verá usted aquí.',
  noneUnread: 'Está usted al día.',
  filter: 'Mostrar',
  all: 'Todo',
  unread: 'Sin leer',
  unreadCount,
  unreadOf: (count) => `${unreadCount(count)} sin leer`,
  unreadAt: (place, count) => `${place}, ${unreadCount(count)} sin leer`,
  markAllRead: 'Marcar todo como leído',
  markRead: 'Marcar como leído',
  mark: 'Actividad del cliente sin leer',
  more: 'Mostrar más',
  loading: 'Cargando…',
  nobody: 'El cliente',
  you: 'Usted',
  what: {
    viewed: 'ha visto el presupuesto',
    asked: 'ha hecho una pregunta',
    accepted: 'ha aceptado el presupuesto',
    declined: 'ha rechazado el presupuesto',
    withdrawn: 'desistió del contrato',
    answered: 'ha respondido',
    answeredByYou: 'ha respondido',
  },
  viewedOften: (times) => `ha visto el presupuesto ${times} veces, la última`,
  isAnswered: 'Respondido',
  today: (time) => `hoy, ${time}`,
  yesterday: (time) => `ayer, ${time}`,
  onDay: (day, time) => `${day}, ${time}`,
  open: 'Abrir presupuesto',
  mail: {
    none: 'No enviada por Showbill',
    waiting: (to) => `De camino a ${to}`,
    sent: (to) => `Enviada por correo a ${to}`,
    failed: (to) => `No se ha podido entregar a ${to}`,
  },
  answer: {
    label: 'Su respuesta',
    labelTo: (name) => `Su respuesta a ${name}`,
    send: 'Enviar respuesta',
    sent: 'Su respuesta va de camino',
    goesTo: (address) => `Se envía por correo a ${address}. También se muestra en la página del cliente.`,
    noServer:
      'Este servidor no envía correo. Haga llegar usted mismo la respuesta: queda guardada aquí y se muestra en la página ' +
      'del cliente.',
    noAddress:
      'Este cliente no tiene dirección de correo. Haga llegar usted mismo la respuesta: queda guardada aquí y se muestra ' +
      'en la página del cliente.',
    copy: 'Copiar respuesta',
    copied: 'Copiada y guardada. Showbill no la ha enviado por correo.',
    openMail: 'Abrir en el programa de correo',
    kept: 'Guardada. Showbill no la ha enviado: envíela desde su programa de correo.',
  },
  subject: (title, number) => `Re: ${title} (${number})`,
};
