import type { Translated } from '@showbill/contract';
import type { accounts as english, chargedDays as englishDays } from '../en/accounts.ts';
import { writingIn } from '../writing.ts';

const { figure } = writingIn('es');

export const accounts: Translated<typeof english> = {
  wrongSignIn: 'el correo o la contraseña no son correctos',
  wrongPassword: 'la contraseña actual no es correcta',
  linkOver: 'este enlace ya se usó o ha caducado: pida uno nuevo',
  closed: 'aquí no se pueden registrar empresas nuevas: consulte al administrador de este servidor',
  emailTaken: 'no se puede crear una cuenta con este correo: inicie sesión o restablezca la contraseña',
  wrongSecondFactor:
    'El código es incorrecto o ya se usó: introduzca el que muestra ahora su aplicación o un código de recuperación',
  hasApp: 'Ya hay una aplicación de autenticación configurada: desactívela primero',
  passkeyRefused: 'No se ha aceptado esta llave de acceso: inténtelo de nuevo o inicie sesión de otra forma',
  passkeyNotAdded: 'No se ha podido añadir esta llave de acceso: inténtelo de nuevo',
  passkeyKnown: 'Esta llave de acceso ya está añadida',
  passkeysFull: (most) => `Tiene ${most} llaves de acceso, el máximo: quite primero una`,
  noPasskeysHere:
    'Las llaves de acceso necesitan una dirección https con un nombre: pregunte al administrador de este servidor',
  noSecondFactor: 'El inicio de sesión en dos pasos no está configurado',
  secondFactorFirst: 'Configure primero su propio inicio de sesión en dos pasos',
  secondFactorRequired: 'Esta empresa exige el inicio de sesión en dos pasos: configúrelo',
  wrongCode: 'el código no es correcto: está en nuestro último correo',
  codeOver: 'este código ha caducado o se probó demasiadas veces: regístrese de nuevo',
  tooManyTries: (seconds) => `demasiados intentos: espere ${seconds} segundos antes de volver a intentarlo`,
  lastOwner: 'es el último propietario de la empresa: nombre primero propietario a otra persona',
  member: (email) => `${email} ya es miembro`,
  otherPerson: (email) => `esta invitación no es para ${email}: inicie sesión con el correo al que se envió`,
  invitationOver: 'esta invitación se usó, se retiró o ha caducado: pida una nueva',
  notARole: (role, roles) => `«${role}» no es un rol; los hay: ${roles}`,
  currency: (currency) => `«${currency}» no es un código ISO 4217 como EUR`,
  currencyCode: (currency) => `${currency} no es un código ISO 4217`,
  country: (country) => `«${country}» no es un país según ISO 3166-1 como ES`,
  timeZone: (zone) => `«${zone}» no es una zona horaria IANA como Europe/Madrid`,
  colour: (colour) => `«${colour}» no es un color como #b45309`,
  taxRate: (rate) => `«${rate}» no es un tipo impositivo: un porcentaje de 0 a 100 con 3 decimales como máximo`,
  leastMargin: (percent) => `«${percent}» no es un margen: un porcentaje de 0 a 99,99 con 2 decimales como máximo`,
  logoKind: 'el logotipo debe ser una imagen PNG, JPEG o WebP',
  logoTooLarge: 'el logotipo puede tener 256 kB como máximo',
};

export const chargedDays: Translated<typeof englishDays> = {
  empty: 'La tabla necesita una fila para 1 día.',
  wholeDays: (most, days) => `Los días deben ser números enteros de 1 a ${most}, no ${figure(days)}.`,
  firstRow: 'La primera fila debe ser para 1 día.',
  ascending: (days, before) => `Las filas deben ir en orden ascendente: ${days} viene después de ${before}.`,
  decimal: (days) => `Los días facturados por ${days} deben ser un número decimal como 1,5.`,
  oneDay: '1 día debe facturarse como 1.',
  lessThanFewer: (days, charged, before) =>
    `${days} días se facturan como ${figure(charged)}, menos que con menos días (${figure(before)}).`,
  moreThanFull: (days, charged) => `${days} días se facturan como ${figure(charged)}, más que cada día completo.`,
  beyond: 'La tarifa de cada día adicional debe ser un número decimal de 0 a 1.',
};
