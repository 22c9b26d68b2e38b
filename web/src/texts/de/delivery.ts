import type { Texts } from '../shape.ts';

export const delivery: Texts['delivery'] = {
  heading: 'Lieferung und Abholung',
  delivery: 'Lieferung',
  collection: 'Abholung',
  none: 'Sobald die Veranstaltung einen Termin hat',
  at: (day, time) => `${day}, ${time}`,
  noTime: 'keine Uhrzeit',
  change: 'Ändern',
  changeLabel: 'Lieferung und Abholung ändern',
  day: { delivery: 'Lieferdatum', collection: 'Abholdatum' },
  time: { delivery: 'Lieferzeit', collection: 'Abholzeit' },
  hint: 'Das Material ist vom Liefer- bis zum Abholdatum belegt. Kunden sehen diese Tage und Uhrzeiten.',
  noDate: 'Legen Sie zuerst den Termin fest. Die Uhrzeiten können Sie schon eintragen.',
  usual: 'Übliche Tage verwenden',
  cancel: 'Abbrechen',
  save: 'Speichern',
  saved: 'Lieferung und Abholung gespeichert',
  short: (count, one) =>
    one
      ? 'Gespeichert, aber 1 Artikel reicht an diesen Tagen nicht.'
      : `Gespeichert, aber ${count} Artikel reichen an diesen Tagen nicht.`,
};
