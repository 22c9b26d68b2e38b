import type { Texts } from '../shape.ts';

export const passkeys: Texts['passkeys'] = {
  title: 'Llaves de acceso',
  lead: 'Inicie sesión con su huella, su cara o el bloqueo de pantalla. Con una llave de acceso, la contraseña sola ya no basta.',
  none: 'Aún no hay llaves de acceso.',
  add: 'Añadir una llave de acceso',
  create: 'Crear llave de acceso',
  createText: 'Su navegador le preguntará dónde guardarla y le pedirá su huella, su cara o su PIN.',
  added: (moment) => `Añadida ${moment}`,
  used: (moment) => `Último uso ${moment}`,
  unused: 'Aún sin usar',
  name: 'Nombre',
  rename: 'Cambiar nombre',
  renameWhich: (name) => `Cambiar el nombre de ${name}`,
  remove: 'Quitar',
  removeWhich: (name) => `Quitar ${name}`,
  removeText: 'Ya no servirá para iniciar sesión. Elimínela también de su dispositivo o gestor de contraseñas.',
  elsewhere: (address) => `Las llaves de acceso solo funcionan en ${address}. Abra Showbill allí para usar una.`,
  nowhere:
    'Las llaves de acceso necesitan una dirección https con un nombre. Pida a su administrador que configure una.',
  unsupported: 'Este navegador no admite llaves de acceso.',
  signIn: 'Iniciar sesión con una llave de acceso',
  choose: 'Usar una llave de acceso',
  chooseApp: 'Usar una aplicación de autenticación',
  cancelled: 'No se ha usado ninguna llave de acceso: se canceló o tardó demasiado. Inténtelo de nuevo.',
  known: 'Este dispositivo o gestor de contraseñas ya tiene una llave de acceso para usted.',
};
