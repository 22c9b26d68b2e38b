import type { Texts } from '../shape.ts';

export const jobs: Texts['jobs'] = {
  loading: 'Cargando…',
  empty: 'Los presupuestos aceptados aparecen aquí los días en que su material sale y vuelve.',
  emptyDays: 'En estas cuatro semanas no sale ni vuelve nada.',
  subHires: 'Subalquileres',
  toProposals: 'Ver los presupuestos',
  today: 'Hoy',
  tomorrow: 'Mañana',
  groups: { overdue: 'Con retraso', going_out: 'Salidas', due_back: 'Devoluciones', out: 'Fuera' },
  undated: 'Sin fecha',
  nothingToday: 'Hoy no sale ni vuelve nada.',
  view: 'Mostrar los trabajos como',
  views: { list: 'Lista', week: 'Semana', month: 'Mes' },
  calendar: {
    earlier: { week: 'Semana anterior', month: 'Mes anterior' },
    later: { week: 'Semana siguiente', month: 'Mes siguiente' },
    week: (from, to, year) => `${from} – ${to} ${year}`,
    day: (day, count, jobs) =>
      jobs === 0 ? `${day}, nada` : `${day}, ${count} ${jobs === 1 ? 'entrada' : 'entradas'}`,
    more: (count) => `${count} más`,
    empty: { week: 'Esta semana no sale ni vuelve nada.', month: 'Este mes no sale ni vuelve nada.' },
    keys: 'Las flechas cambian de día, Intro abre el primer trabajo, Re Pág y Av Pág cambian el periodo.',
    left: 'Entregado',
    back: 'Devuelto',
  },
  page: {
    loading: 'Cargando el trabajo…',
    proposal: 'Presupuesto',
    client: 'Cliente',
    venue: 'Lugar',
    event: 'Evento',
    status: 'Estado',
    none: 'Sin indicar',
    withdrawn: (moment) =>
      `El cliente desistió de este contrato el ${moment}. No debe salir nada más: cancele el presupuesto, o amplíelo ` +
      'si han acordado otra cosa.',
    undo: { dispatched: 'Deshacer la salida', returned: 'Deshacer la devolución' },
    undoHint: (minutes) => `Puede deshacerlo hasta las ${minutes}.`,
    undone: 'Deshecho',
    undoShort: 'Deshacer',
  },
  picking: {
    heading: 'Lista de preparación',
    progress: (done, all) => `${done} de ${all} preparados`,
    nothing: 'No hay nada que preparar para este trabajo.',
    print: 'Imprimir',
    pdf: 'Descargar PDF',
    tick: (units, name) => `${units} × ${name}`,
    by: (name, at) => `${name}, ${at}`,
    measures: { metre: 'm', square_metre: 'm²' },
  },
  units: (count, one) => `${count} ${one ? 'unidad' : 'unidades'}`,
  toGo: (units) => `${units} por salir`,
  notOut: 'aún sin salida',
  out: (units) => `${units} fuera`,
  lateToGo: (day) => `debía salir el ${day}`,
  dueOn: (day) => `devolución el ${day}`,
  wasDue: (day) => `debía volver el ${day}`,
  leftOn: (day) => `salió el ${day}`,
  allBack: 'todo devuelto',
  noEquipment: 'sin material',
  dispatch: 'Dar salida',
  return: 'Devolver',
  dialog: {
    dispatch: (number) => `Dar salida a ${number}`,
    return: (number) => `Devolver ${number}`,
    loading: 'Cargando…',
    early: (day, on, isToday) =>
      isToday
        ? `Este trabajo sale el ${day}. ¿Darle salida hoy de todos modos?`
        : `Este trabajo sale el ${day}. ¿Registrar la salida el ${on} de todos modos?`,
    late: (day, on, isToday) =>
      isToday
        ? `Este trabajo debía salir el ${day}. ¿Darle salida hoy?`
        : `Este trabajo debía salir el ${day}. ¿Registrar la salida el ${on}?`,
    anyway: (units, isToday) => (isToday ? `Dar salida hoy a ${units}` : `Dar salida a ${units} de todos modos`),
    unasked: (day) =>
      `El cliente puede desistir hasta el ${day} inclusive y no ha pedido empezar antes: si desiste, es posible que no deba ` +
      'nada por lo entregado.',
    dispatchHint: 'Todo lo que falta por salir. Reduzca lo que se queda.',
    returnHint: 'Todo lo que sigue fuera. Reduzca lo que aún no ha vuelto.',
    day: { dispatch: 'Fecha de salida', return: 'Fecha de devolución' },
    units: (name) => `Unidades de ${name}`,
    of: (most) => `de ${most}`,
    none: 'Nada',
    all: 'Todo',
    submit: {
      dispatch: (units) => `Dar salida a ${units}`,
      return: (units) => `Devolver ${units}`,
    },
    cancel: 'Cancelar',
    nothing: { dispatch: 'Todo lo de este trabajo ha salido.', return: 'No hay nada fuera de este trabajo.' },
    done: {
      dispatch: (number, units) => `${number}: salida de ${units}`,
      return: (number, units) => `${number}: devolución de ${units}`,
    },
  },
};
