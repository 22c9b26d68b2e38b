import type { Translated } from '@showbill/contract';
import type { texts as english } from '../en/index.ts';
import { delivery } from './delivery.ts';
import { form } from './form.ts';
import { letters } from './letters.ts';
import { page } from './page.ts';
import { paper } from './paper.ts';
import { invoices } from './invoices.ts';
import { payments } from './payments.ts';
import { people } from './people.ts';
import { rules } from './rules.ts';
import { withdrawal } from './withdrawal.ts';

export const texts: Translated<typeof english> = {
  columns: { item: 'Concepto', quantity: 'Cantidad', price: 'Precio', total: 'Importe' },
  subtotal: 'Subtotal',
  total: 'Total',
  terms: 'Condiciones',
  dateOpen: (length) => `${length}, fecha por acordar`,
  version: (number, version) => `${number}, versión ${version}`,
  registration: 'N.º de registro',
  chargedAs: (days, charged) => `${days} a cobrar como ${charged}`,
  extras: {
    heading: 'Opciones',
    chosen: 'opción elegida',
    notChosen: 'No elegidas ni incluidas en el total.',
    notIncluded: 'No incluidas en el total.',
    adds: 'Cada una añade el precio indicado.',
    addsBefore: (later) => `Cada una añade el precio indicado, antes de ${later}.`,
    multiDay: 'descuento por varios días',
  },
  reasons: {
    won: ['Precio', 'Disponibilidad', 'Servicio', 'Cliente habitual', 'Recomendación'],
    lost: ['Demasiado caro', 'Eligió a la competencia', 'Evento cancelado', 'Material no disponible', 'Sin respuesta'],
  },
  delivery,
  form,
  letters,
  page,
  paper,
  invoices,
  payments,
  people,
  rules,
  withdrawal,
};
