import type { Refusals } from '../shape.ts';

export const companySignIn: Refusals['companySignIn'] = {
  none: 'no hay ningún inicio de sesión de la empresa configurado',
  unknownSlug: 'nadie inicia sesión con este nombre: compruébelo con su empresa',
  providerFails:
    'el inicio de sesión de su empresa no responde como debería: inténtelo de nuevo o pregunte a un propietario de su empresa',
  required: 'en esta empresa los miembros entran por el inicio de sesión de la empresa: hágalo primero',
  ownSignInNeeded: 'inicie sesión con su contraseña para esto: ha entrado a través de su empresa',
  path: 'next debe ser una ruta de la aplicación',
  slug: 'el nombre de acceso debe tener de 3 a 40 minúsculas, cifras y guiones',
  slugTaken: 'este nombre de acceso está ocupado: elija otro',
  issuer: 'el emisor debe ser una dirección https como https://login.example.com',
  secret: 'hace falta el secreto del cliente',
  plainText: 'aquí hacen falta de 1 a 500 caracteres sencillos sin espacios',
  signInThroughItFirst: 'entre primero usted mismo por ahí, para saber que funciona',
  notRequired: 'los miembros ya pueden entrar con su contraseña',
  unreachable: (why) => `no se pudo conectar con el proveedor: ${why}`,
  otherIssuer: (issuer) => `el proveedor se llama ${issuer}: indíquelo como emisor`,
  noOpenId: (why) => `el proveedor no publica lo que hace falta para iniciar sesión: ${why}`,
};
