import type { Translated } from '@showbill/contract';
import type { people as english } from '../en/people.ts';

export const people: Translated<typeof english> = {
  invitation: {
    subject: (company) => `Únase a ${company} en Showbill`,
    invited: (company) => `Se le ha invitado a unirse a ${company} en Showbill.`,
    invitedBy: (person, company) => `${person} le invita a unirse a ${company} en Showbill.`,
    may: {
      owner: 'Como propietario podrá hacerlo todo, también gestionar personas y claves de API.',
      editor: 'Como editor podrá trabajar con presupuestos, existencias, catálogo y clientes.',
      viewer: 'Como lector podrá verlo todo sin cambiar nada.',
    },
    join: 'Unirse',
    rule: (days) =>
      `El enlace es solo para este correo, funciona una vez y caduca en ${days} días. Si no lo esperaba, ignórelo.`,
  },
  reset: {
    subject: 'Establecer una nueva contraseña',
    text: 'Alguien, seguramente usted, ha pedido restablecer la contraseña de su cuenta de Showbill.',
    link: 'Establecer una nueva contraseña',
    rule: (minutes) =>
      `El enlace funciona una vez y caduca en ${minutes} minutos. Si no ha sido usted, ignore este correo: su contraseña no cambia.`,
  },
  signUp: {
    subject: 'Su código de registro',
    enter: 'Introduzca este código para terminar su registro en Showbill:',
    rule: (minutes) => `Es válido durante ${minutes} minutos. Si no se ha registrado, no haga nada.`,
    knownSubject: 'Ya tiene una cuenta',
    known: 'Alguien, seguramente usted, ha intentado registrarse en Showbill con este correo.',
    knownNext:
      'Ya tiene una cuenta. Inicie sesión con ella; si ha olvidado la contraseña, allí puede establecer una nueva.',
    signIn: 'Iniciar sesión',
    notYou: 'Si no ha sido usted, no haga nada.',
  },
};
