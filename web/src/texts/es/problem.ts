import type { Texts } from '../shape.ts';

export const problem: Texts['problem'] = {
  retry: 'Reintentar',
  unreachable: 'No se puede acceder a Showbill. Compruebe su conexión y que el servidor esté en marcha.',
  unavailable: 'Showbill no está disponible ahora mismo. No se ha perdido nada. Reinténtelo en unos segundos.',
  unexplained:
    'El servidor no pudo hacerlo y no dio ningún motivo. Reinténtelo. Si sigue ocurriendo, avise a su administrador.',
  fault:
    'Esta página ha fallado, pero el servidor funciona y su trabajo guardado está a salvo. Recárguela. Si no ' +
    'ayuda, avise a su administrador.',
  render: 'Esta página no se ha podido mostrar.',
  reload: 'Recargar',
};
