import type { Translated } from '@showbill/contract';
import type { withdrawal as english } from '../en/withdrawal.ts';

export const withdrawal: Translated<typeof english> = {
  heading: 'Derecho de desistimiento',
  start: 'Desistir del contrato aquí',
  confirm: 'Confirmar el desistimiento',
  notice: {
    right:
      'Tiene derecho a desistir de este contrato en un plazo de 14 días, sin dar ningún motivo. Los 14 días empiezan al día ' +
      'siguiente de que acepte este presupuesto. Si el último es sábado, domingo o festivo, el plazo termina con el ' +
      'siguiente día laborable.',
    how: 'Para desistir, díganoslo claramente, por ejemplo por carta o por correo electrónico:',
    online: (start) =>
      `También puede hacerlo en la página de este presupuesto, con «${start}». Le confirmaremos sin demora, por correo ` +
      'electrónico, qué declaró y cuándo. Puede usar el formulario de abajo, pero no es obligatorio.',
    inTime: 'Basta con que lo envíe antes de que termine el plazo.',
    refund:
      'Si desiste, le devolveremos todo lo que nos haya pagado por este contrato, incluida la entrega, sin demora y a más ' +
      'tardar 14 días después de saberlo. Usaremos el medio de pago que usted usó, salvo que acordemos otro expresamente, ' +
      'y no le cobraremos nada por ello.',
    early:
      'Si nos pidió empezar antes de que termine el plazo, nos pagará lo que hayamos prestado hasta que nos lo comunique, ' +
      'en proporción al total. Una vez que lo hayamos prestado todo, ya no podrá desistir.',
    form: {
      heading: 'Formulario de desistimiento (rellénelo y envíelo solo si quiere desistir)',
      to: 'A:',
      declares: 'Desisto del contrato que celebré para el siguiente servicio:',
      blanks: ['Acordado el:', 'Nombre:', 'Dirección:', 'Firma (solo en papel):', 'Fecha:'],
    },
  },
  asksToStart: (company) =>
    `Pido a ${company} que empiece antes de que termine el plazo de desistimiento. Sé que entonces, si desisto, pagaré lo ` +
    'que se haya prestado, y que ya no podré desistir cuando se haya prestado todo.',
  asksFault:
    'El alquiler empieza antes de que termine el plazo de desistimiento. Marque esta casilla o pregúntenos por otra fecha.',
  changed: 'El derecho de desistimiento ya no es el de cuando abrió esta página. Léalo y acepte de nuevo.',
  until: (day) => `Puede desistir de este contrato hasta el ${day} inclusive.`,
  contract: 'Contrato',
  email: 'Correo para la confirmación',
  statement: (title, number, company) => `Desisto del contrato «${title}» (${number}) con ${company}.`,
  gone: 'No se ha declarado nada: ya no se puede desistir de este contrato aquí. Pregúntenos abajo.',
  withdrawn: 'Desistido',
  received: (day, time) => `Su desistimiento se recibió el ${day} a las ${time}.`,
  goesOn: (company) => `Es posible que ya se haya entregado algo: ${company} se pondrá en contacto con usted.`,
  asked: 'Inicio antes de que termine el plazo de desistimiento',
  askedYes: 'Pedido por el cliente',
  toClient: {
    subject: (company, title) => `${company}: su desistimiento de ${title}`,
    text: (company) => `${company} ha recibido su desistimiento. Esto es lo que declaró y cuándo:`,
    declared: 'Declaración',
    name: 'Nombre',
    at: 'Recibido',
    keep: 'Conserve este correo.',
    fromPage: 'Alguien que tiene el enlace del presupuesto lo declaró por usted. Díganoslo si no fue usted.',
  },
  toCompany: {
    subject: (title, number) => `Desistimiento: ${title} (${number})`,
    text: (day, name, what) => `El ${day}, ${name} desistió de ${what}.`,
    ended: 'El presupuesto se ha cancelado y su material vuelve a estar libre.',
    open:
      'El presupuesto no se ha cancelado, porque ha salido material o ha llegado su primer día. Decida qué se entregó y ' +
      'cancélelo a mano.',
    refund: 'Lo que el cliente haya pagado se debe devolver en 14 días, menos lo que se haya prestado a petición suya.',
  },
};
