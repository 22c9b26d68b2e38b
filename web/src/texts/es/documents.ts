import type { Texts } from '../shape.ts';

export const documents: Texts['documents'] = {
  layouts: {
    lines: 'Cada línea con su precio',
    groups: 'Solo totales por categoría',
    total: 'Un único total',
  },
  layout: 'Precios que se muestran',
  layoutHint: {
    lines: 'Cada concepto con su cantidad, precio unitario e importe.',
    groups: 'Cada concepto con su cantidad, con precio por categoría.',
    total: 'Cada concepto con su cantidad, y un único total.',
  },
  pictures: 'Mostrar fotos de los artículos',
  picturesHint: 'Junto a cada línea cuyo artículo tenga una',
  picturesNeedLines: 'Solo si cada línea lleva su precio',
  coverNote: 'Carta de presentación',
  coverNoteHint: 'Abre el presupuesto, antes del resumen',
  noCoverNote: 'Sin carta de presentación',
  settings: {
    letterhead: 'Dirección y datos bancarios',
    letterheadLead: 'En el PDF y al pie de la página que ven los clientes. Deje en blanco lo que no quiera mostrar.',
    address: 'Dirección',
    telephone: 'Teléfono',
    registrationNumber: 'Número de registro',
    registrationNumberRule: 'El de la empresa en el registro mercantil',
    bankLine: 'Datos bancarios',
    bankLineRule: 'Una línea, por ejemplo: IBAN ES91 2100 0418 4502 0005 1332',
    defaults: 'Presupuestos nuevos',
    defaultsLead: 'Con lo que empieza cada presupuesto nuevo. Se puede cambiar en cada borrador.',
  },
  editor: {
    heading: 'Para el cliente',
  },
  picture: {
    heading: 'Foto',
    lead: 'Para los presupuestos que muestran fotos de los artículos.',
    none: 'Aún sin foto.',
    choose: 'Elegir una foto',
    change: 'Elegir otra',
    remove: 'Quitar',
    rule: 'PNG, JPEG o WebP, 8 MB como máximo',
    tooLarge: 'Esa foto supera los 8 MB. Elija una más pequeña.',
    alt: (name) => `Foto de ${name}`,
  },
};
