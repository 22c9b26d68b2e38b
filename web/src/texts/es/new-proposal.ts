import type { Texts } from '../shape.ts';

export const newProposal: Texts['newProposal'] = {
  title: 'Nuevo presupuesto',
  loading: 'Cargando…',
  description: '¿Qué evento es?',
  placeholder:
    'Convención comercial de dos días para 250 personas en Valencia, escenario para ponencias, mesa redonda ' +
    'de cuatro, dos salas paralelas, fiesta con DJ por la noche …',
  hint: 'Escriba o pegue lo que dijo el cliente, en español, inglés, alemán, francés o neerlandés.',
  date: 'Fecha',
  days: 'Días',
  attendees: 'Personas',
  venue: 'Lugar',
  client: 'Cliente',
  clientEmail: 'Correo del nuevo cliente',
  found: 'encontrado',
  foundWords: (words) => `De su texto: «${words}»`,
  foundHint: 'Hemos encontrado estos datos en su texto. Cambie lo que no sea correcto.',
  addClient: (name, email) =>
    email === '' ? `Añadir a ${name} como cliente` : `Añadir a ${name} <${email}> como cliente`,
  clear: 'Borrar',
  generate: 'Generar',
  quota: (used, limit) => `${used} de ${limit} presupuestos este mes`,
  exhausted: (limit) =>
    `Ha hecho los ${limit} presupuestos de este mes. Podrá hacer más el mes que viene o con un plan mayor.`,
  inactive:
    'Su suscripción está impagada o cancelada. Hasta que se resuelva puede leer y editar presupuestos, pero no hacer nuevos.',
  noProducts: 'Los presupuestos se hacen con su catálogo, y aún está vacío.',
  setUp: 'Configurarlo',
  viewer: 'Puede ver presupuestos, pero no hacerlos. Pida a un propietario que le haga editor.',
  making: 'Haciendo el presupuesto',
  stages: { reading: 'Lectura', choosing: 'Selección', checking: 'Comprobación', pricing: 'Precios' },
  stageDone: 'hecho',
  linesSoFar: (count) => (count === '1' ? '1 línea por ahora' : `${count} líneas por ahora`),
  optional: 'opcional',
  stop: 'Detener',
  stopped: 'Detenido. No se ha guardado nada y no cuenta en los presupuestos de este mes.',
  again: 'Generar de nuevo',
  change: 'Cambiar la descripción',
  lost: 'Se ha perdido la conexión. El presupuesto se sigue haciendo y aparecerá pronto en la lista.',
  toList: 'Ver los presupuestos',
};
