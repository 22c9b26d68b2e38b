import type { Texts } from '../shape.ts';

/** Files that are brought in, of products and of clients alike. */
export const importing: Texts['importing'] = {
  drop: 'Suelte aquí un archivo CSV o de Excel, o elija uno',
  dropHint: 'Hasta 20 MB, tal como lo exporta su programa actual. Verá cómo se leen sus columnas y podrá cambiarlo.',
  rejected: 'No es un archivo CSV o de Excel (.xlsx) de 20 MB como máximo. Guárdelo antes en uno de estos formatos.',
  choose: 'Elegir un archivo',
  other: 'Elegir otro archivo',
  from: 'Exportado de',
  recognised: (system) => `${system} (reconocido)`,
  byHeadings: 'Cualquier sistema, por sus cabeceras',
  noSystem: 'Ninguno de estos sistemas',
  sheet: 'Hoja',
  read: 'leído',
  lists: {
    stock: 'Este archivo cambia las unidades propias de artículos que ya tiene, y nada más.',
    contents: 'Este archivo dice qué sale con artículos que ya tiene, y no cambia nada más.',
  },
  notesHeading: 'Cómo se ha leído',
  notes: {
    archived_left_out: (rows) => `Archivados allí y por eso omitidos: ${rows}.`,
    unpriced_left_out: (rows) => `Cargos y servicios sin precio, omitidos: ${rows}.`,
    units_counted: (rows) => `Artículos cuyas unidades figuran una por una, contadas aquí: ${rows}.`,
    depots_added: (rows) => `Artículos en varios almacenes, sumados: ${rows}.`,
    below_none: (rows) => `Existencias por debajo de 0, leídas como 0: ${rows}.`,
    unit_guessed: (rows) => `Precios que no dicen para qué son, leídos por día: ${rows}. Compruébelos.`,
    category_guessed: (rows) => `Artículos sin grupo, con la categoría deducida de su nombre: ${rows}. Compruébelos.`,
    kits_without_contents: (rows) =>
      `Kits cuyo contenido no está en el archivo: ${rows}. Añádalo en cada kit, o desde un segundo archivo.`,
    contents_as_accessories: (rows) => `Artículos con accesorios de este archivo, que serán líneas propias: ${rows}.`,
    code_repeated: (rows) =>
      `Artículos cuyo código tiene también otro, guardados con su propio identificador: ${rows}.`,
  },
};
