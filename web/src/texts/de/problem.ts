import type { Texts } from '../shape.ts';

export const problem: Texts['problem'] = {
  retry: 'Erneut versuchen',
  unreachable: 'Showbill ist nicht erreichbar. Prüfen Sie Ihre Verbindung und ob der Server läuft.',
  unavailable:
    'Showbill ist gerade nicht verfügbar. Es ging nichts verloren. Versuchen Sie es in ein paar Sekunden erneut.',
  unexplained:
    'Der Server konnte das nicht ausführen und nannte keinen Grund. Versuchen Sie es erneut. Wenn es wieder ' +
    'geschieht, wenden Sie sich an Ihre Administration.',
  fault:
    'Auf dieser Seite ist ein Fehler aufgetreten; der Server läuft, und was gespeichert ist, ist sicher. ' +
    'Laden Sie sie neu. Wenn das nicht hilft, wenden Sie sich an Ihre Administration.',
  render: 'Diese Seite konnte nicht angezeigt werden.',
  reload: 'Neu laden',
};
