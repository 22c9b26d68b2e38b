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
  notesHint: 'Solo las ve su empresa',
  columns: { name: 'Nombre', contact: 'Contacto', proposals: 'Presupuestos' },
  create: 'Añadir cliente',
  save: 'Guardar',
  saved: 'Guardado',
  cancel: 'Cancelar',
  details: 'Detalles',
  proposals: {
    heading: 'Presupuestos',
    empty: 'Este cliente aún no tiene presupuestos.',
    add: 'Nuevo presupuesto',
    loading: 'Cargando…',
    more: 'Mostrar más',
    noDate: 'Aún sin fecha',
  },
};
