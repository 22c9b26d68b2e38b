import type { Texts } from '../shape.ts';

export const proposals: Texts['proposals'] = {
  title: 'Presupuestos',
  payments: 'Pagos',
  invoices: 'Facturas',
  search: 'Buscar presupuestos',
  searchPlaceholder: 'Número, título, cliente o lugar',
  statuses: 'Estado',
  all: 'Todos',
  client: 'Cliente',
  anyClient: 'Cualquier cliente',
  thisClient: 'Este cliente',
  from: 'Desde',
  to: 'Hasta',
  fromLabel: 'Evento desde',
  toLabel: 'Evento hasta',
  sort: 'Ordenar por',
  sorts: {
    newest: 'Más recientes',
    changed: 'Cambiados recientemente',
    soonest: 'Evento más próximo',
    latest: 'Evento más lejano',
    largest: 'Mayor importe',
  },
  columns: { proposal: 'Presupuesto', date: 'Evento', status: 'Estado', total: 'Total' },
  noDate: 'Aún sin fecha',
  noClient: 'Aún sin cliente',
  seen: 'visto',
  validUntil: (day) => `hasta el ${day}`,
  loading: 'Cargando…',
  more: 'Mostrar más',
  count: (count, more) => (more ? `más de ${count} presupuestos` : `${count} presupuestos`),
  one: '1 presupuesto',
  empty:
    'Aquí aparecerán sus presupuestos con cliente, fecha, estado e importe. Describa un evento en una o dos frases para hacer el primero.',
  emptyViewer: 'Aquí aparecerán los presupuestos con cliente, fecha, estado e importe. Aún no hay ninguno.',
  nothing: 'Ningún presupuesto coincide.',
  clear: 'Mostrar todos',
};

export const clientPicker: Texts['clientPicker'] = {
  placeholder: 'Busque o escriba un nombre nuevo',
  searchPlaceholder: 'Buscar',
  add: (name) => `Añadir «${name}» como cliente nuevo`,
  nothing: 'Ningún cliente coincide',
  loading: 'Buscando…',
  clear: 'Quitar el cliente',
};
