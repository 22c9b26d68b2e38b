import type { Texts } from '../shape.ts';

export const clients: Texts['clients'] = {
  title: 'Clientes',
  search: 'Buscar clientes',
  searchPlaceholder: 'Nombre, empresa, correo o teléfono',
  add: 'Añadir un cliente',
  loading: 'Cargando…',
  empty: 'Aquí aparecerán las personas y empresas para las que hace presupuestos.',
  nothingFound: (text) => `Ningún cliente coincide con «${text}».`,
  clear: 'Borrar la búsqueda',
  fields: { name: 'Nombre', company: 'Empresa', email: 'Correo', phone: 'Teléfono', notes: 'Notas' },
  prices: 'Tarifa',
  usualPrices: 'Tarifa habitual',
  notesHint: 'Solo las ve su empresa',
  import: 'Importar',
  importing: {
    title: 'Importar clientes',
    fields: {
      name: 'Nombre',
      first_name: 'Nombre de pila',
      last_name: 'Apellidos',
      company: 'Empresa',
      email: 'Correo',
      phone: 'Teléfono',
      mobile: 'Móvil (si no hay otro teléfono)',
      notes: 'Notas',
    },
    checking: 'Leyendo el archivo…',
    bringing: 'Importando los clientes…',
    same: 'Todas las filas coinciden ya con sus clientes. No hay nada que importar.',
    changes: 'Qué cambiaría',
    line: 'Línea',
    client: 'Cliente',
    now: 'Ahora',
    inFile: 'Según el archivo',
    bringAll: (count, shown) => `Importar ${shown} ${count === 1 ? 'cliente' : 'clientes'}`,
    done: (created, updated, unchanged) =>
      `${created} clientes añadidos, ${updated} modificados, ${unchanged} sin cambios.`,
    toClients: 'Ver los clientes',
  },
  columns: { name: 'Nombre', contact: 'Contacto', proposals: 'Presupuestos' },
  create: 'Añadir cliente',
  save: 'Guardar',
  saved: 'Guardado',
  cancel: 'Cancelar',
  details: 'Detalles',
  erase: {
    loading: 'Cargando…',
    button: 'Borrar datos personales',
    title: (name) => `Borrar a ${name}`,
    lead:
      'Elimina quién es la persona y todo lo que ella o ustedes escribieron, en todos los presupuestos. ' +
      'Importes, números, fechas, existencias y facturas se conservan. Los enlaces a los presupuestos dejan de ' +
      'funcionar. No se puede deshacer.',
    proposals: 'Presupuestos',
    open: 'De ellos, aún abiertos o por celebrarse',
    signed: 'Copias firmadas, cuya huella se conserva',
    letters: 'Correos',
    backups: (days) =>
      `Las copias de seguridad hechas hasta ahora aún contienen estos datos. Las diarias se eliminan ` +
      `a los ${days} días; las demás las elimina su administrador.`,
    backupsByHand:
      'Las copias de seguridad hechas hasta ahora contienen estos datos hasta que su administrador las elimine.',
    confirm: (name) => `Escriba «${name}» para confirmar`,
    action: 'Borrar',
  },
  proposals: {
    heading: 'Presupuestos',
    empty: 'Este cliente aún no tiene presupuestos.',
    add: 'Nuevo presupuesto',
    loading: 'Cargando…',
    more: 'Mostrar más',
    noDate: 'Aún sin fecha',
  },
};
