import type { Texts } from '../shape.ts';

export const tax: Texts['tax'] = {
  heading: 'Impuesto',
  lead: 'Se añade a los presupuestos que se hagan a partir de ahora.',
  question: (name) => `¿Cobra ${name}?`,
  charges: (name) => `Cobramos ${name}`,
  chargesNone: 'No cobramos impuestos',
  rate: (name) => `Tipo de ${name}`,
  noUsualRate: 'El tipo depende de dónde esté.',
  name: 'Nombre del impuesto',
  numberOptional: (name) => `${name} (opcional)`,
  numberRule: 'Aparece en presupuestos y PDF.',
  save: 'Guardar',
  needed: 'Indique qué impuesto cobra, para que los totales que ven los clientes sean correctos.',
  more: 'Condiciones y logotipo',
  undecided: 'No ha indicado qué impuesto cobra, así que este total no incluye ninguno.',
  setUp: 'Configurar el impuesto',
  validity: 'Validez',
  validityLead: 'Cuánto tiempo pueden los clientes aceptar un presupuesto.',
};
