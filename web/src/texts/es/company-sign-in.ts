import type { Texts } from '../shape.ts';

export const companySignIn: Texts['companySignIn'] = {
  link: 'Entrar a través de su empresa',
  title: 'Entrar a través de su empresa',
  ask: 'Nombre de acceso de su empresa',
  askRule: 'Un propietario de su empresa lo conoce. También es el final de la dirección /sign-in/…',
  go: 'Continuar',
  text: 'Iniciará sesión en su empresa y volverá aquí.',
  name: 'Nombre de acceso',
  password: 'Entrar con contraseña',
  required: (company) => `En ${company} los miembros entran a través de la empresa. Continúe para hacerlo.`,
  workIn: (company) => `Ir a ${company}`,
  signOut: 'Cerrar sesión',
  problems: {
    tries: 'Demasiados intentos desde su red. Espere unos minutos y empiece de nuevo.',
    over: 'Este inicio de sesión tardó demasiado, ya se usó o se empezó en otro navegador. Empiece de nuevo.',
    declined: 'El inicio de sesión en su empresa se canceló o se rechazó.',
    unreachable:
      'No se pudo conectar con el acceso de su empresa. Inténtelo de nuevo o pregunte a un propietario de su empresa.',
    untrusted: 'No se pudo comprobar la respuesta del acceso de su empresa. Pregunte a un propietario de su empresa.',
    unverified: 'El acceso de su empresa no da ningún correo comprobado suyo. Pregunte a un propietario de su empresa.',
    invited:
      'Está invitado, pero aún no se ha unido. Abra el enlace del correo de invitación y entre desde ahí a través de su empresa.',
    stranger:
      'Ha iniciado sesión en su empresa, pero aquí no forma parte de su equipo. Pida a un propietario que le invite.',
    unproved:
      'Ya hay una cuenta con su dirección que nadie ha confirmado. Cree una nueva contraseña con «¿Olvidó ' +
      'su contraseña?», entre y abra de nuevo el enlace de su invitación.',
    other_account:
      'Su cuenta aquí está vinculada con otra cuenta de su empresa. Pida a un propietario que la desvincule.',
  },
  joinThrough: 'Unirse con el acceso de su empresa',
  orPassword: 'O unirse con una contraseña:',
  joinOther: 'El acceso a través de su empresa solo abre esa empresa.',
  again: 'Su sesión ha terminado. Entre a través de su empresa en una pestaña nueva y luego siga aquí.',
  requiredNow: (company) =>
    `En ${company} los miembros entran ahora a través de la empresa. Hágalo en una pestaña nueva y luego siga aquí: no se ` +
    'pierde nada de lo que ha escrito.',
  openTab: 'Abrir el acceso de la empresa',
  carryOn: 'Ya he entrado',
  notYet: 'Todavía no ha entrado.',
  notHere:
    'Ha entrado a través de su empresa. Para cambiar su nombre, contraseña, acceso en dos pasos o ' +
    'sesiones, entre con su contraseña. Si no tiene, cree una con «¿Olvidó su contraseña?» en la página de acceso.',
  onlyCompany: (company) => `Por el acceso de ${company}`,
  tab: 'Acceso de la empresa',
  ownersOnly: 'Solo los propietarios ven cómo entran los miembros.',
  lead:
    'Los miembros entran con las cuentas de su empresa: Microsoft Entra ID, Google Workspace, Okta, ' +
    'Keycloak u otro proveedor de OpenID Connect.',
  loading: 'Cargando…',
  provider: 'Proveedor',
  redirect: 'URI de redirección',
  redirectRule: 'Regístrelo en su proveedor',
  issuer: 'Emisor',
  issuerRule: 'Por ejemplo https://login.example.com',
  clientId: 'Identificador del cliente',
  clientSecret: 'Secreto del cliente',
  secretKept: 'Guardado. Déjelo vacío para conservarlo.',
  slug: 'Nombre de acceso',
  slugRule: (address) => `Los miembros empiezan en ${address}`,
  vouch: 'Dar por comprobadas todas las direcciones de este proveedor',
  vouchRule:
    'Solo para un proveedor que gestiona únicamente su empresa y que no dice si las direcciones están comprobadas, como Entra ID.',
  another:
    'Con otro emisor, identificador de cliente o ajuste de direcciones, el acceso queda apagado hasta ' +
    'que lo encienda de nuevo, y se cierra la sesión de quienes entraron por él.',
  test: 'Probar',
  tested: 'El proveedor responde como debe.',
  use: 'Uso',
  on: 'Los miembros pueden entrar por ahí',
  onRule:
    'Antes se prueba. Las sesiones duran 12 horas, solo abren esta empresa y aquí no necesitan el acceso ' +
    'en dos pasos: de eso responde su proveedor.',
  require: 'Exigirlo',
  requireRule:
    'Los miembros ya no pueden usar aquí sus contraseñas. Los propietarios sí, con acceso en dos pasos, ' +
    'para que un proveedor averiado no deje fuera a nadie.',
  linkFirst: 'Entre primero usted mismo por ahí, para saber que funciona.',
  tryIt: 'Entrar por ahí',
  people: 'Quién ha entrado',
  nobody: 'Nadie todavía.',
  lastUsed: 'Última vez',
  unlink: 'Desvincular',
  unlinkWhom: (name) => `Desvincular a ${name}`,
  remove: 'Eliminar',
  removeTitle: 'Eliminar el acceso de la empresa',
  removeText:
    'Se cierra la sesión de todos los que entraron por él. Los miembros vuelven a entrar con su ' +
    'contraseña; quien no tenga puede crearla por correo.',
};
