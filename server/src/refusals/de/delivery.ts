import type { Translated } from '@showbill/contract';
import type { delivery as english } from '../en/delivery.ts';

export const delivery: Translated<typeof english> = {
  noTable: 'die Firma hat keine Lieferpreise in dieser Währung: legen Sie sie in den Einstellungen an',
  otherLine:
    'als Lieferung berechnet werden nur Transportpositionen mit einem Preis je Veranstaltung, je Stück oder je Tag',
  noPlace: 'für diese Postleitzahl gibt es keinen Preis: geben Sie die Entfernung ein',
  tooFar: 'so weit reichen die Lieferpreise nicht: geben Sie einen Preis ein',
  tooMuch: 'diese Ladung braucht mehr als zehn Fahrzeuge: geben Sie einen Preis ein',
};
