import type { Translated } from '@showbill/contract/languages';
import type { english } from './en.ts';

export const spanish: Translated<typeof english> = {
  settings: {
    heading: 'Consumidores en la UE',
    lead:
      'Un consumidor de la UE o del EEE que acepta en línea suele tener 14 días para desistir. Pueden ' +
      'quedar excluidos los contratos de esparcimiento, comida, transporte o alquiler de coches en una ' +
      'fecha fija (artículo 16, letra l), de la Directiva 2011/83/UE). Si los suyos lo están, lo decide ' +
      'usted; esto no es asesoramiento jurídico.',
    offer: 'Ofrecer a los consumidores el derecho de desistimiento',
    hint:
      'Los clientes marcados como consumidores, en la UE o el EEE, leen la información antes de aceptar y ' +
      'pueden desistir en su página hasta que termine el plazo. No se conocen los festivos: si el último ' +
      'día lo es, acepte también un desistimiento que le llegue por otra vía el siguiente día laborable. La información ' +
      'propuesta es una redacción propia de Showbill, no el modelo de la Directiva: hágala revisar o ponga la suya.',
    noAddress: 'La información debe decir dónde está usted: añádalo en «Dirección y datos bancarios».',
    noMail:
      'El desistimiento debe confirmarse por correo, y este servidor no está configurado para enviarlo: pregunte a su administrador.',
    noEmail: 'Los desistimientos se le comunican por correo: añada el correo de su empresa.',
    notice: 'Información',
    language: 'Idioma',
    usual: 'Son las palabras de Showbill.',
    own: 'Son sus palabras.',
    reset: 'Usar las palabras de Showbill',
    changes: 'Lo que ya se aceptó conserva la información que llevaba.',
  },
  ask: {
    label: '¿El cliente es una empresa o un consumidor?',
    hint:
      'Los consumidores de la UE o del EEE leen su derecho de desistimiento. Si no lo indica, Showbill no muestra ninguna ' +
      'información; el derecho puede existir igualmente, y dura más si no se informó al cliente.',
    saved: 'Guardado para este cliente.',
  },
  right: {
    heading: 'Derecho de desistimiento',
    until: (day) => `El cliente puede desistir hasta el ${day} inclusive.`,
    past: (day) => `El cliente podía desistir hasta el ${day} inclusive.`,
    asked: 'El cliente pidió que se empezara antes de que acabe el plazo.',
    ended: (moment) => `El cliente desistió el ${moment}. El presupuesto se ha cancelado.`,
    open: (moment) =>
      `El cliente desistió el ${moment}. El presupuesto no se ha cancelado, porque había salido ` +
      'material o había llegado su primer día. Decida qué se entregó y cancélelo después.',
  },
};
