import type { Texts } from '../shape.ts';

export const home: Texts['home'] = {
  loading: 'Wird geladen…',
  empty:
    'Hier erscheint, was Ihre Aufmerksamkeit braucht: überbuchte Tage, fällige Rückgaben, bald ablaufende Angebote und was Kunden tun.',
  setUp: 'Einrichtung abschließen',
  overbooked: {
    heading: 'Überbuchte Tage',
    none: 'In den nächsten 30 Tagen ist nichts überbucht.',
    more: 'Weitere überbuchte Tage',
  },
  short: (units, name) => `${units} zu wenig: ${name}`,
  more: (count) => `und ${count} weitere`,
  dueBack: { heading: 'Rückgabe fällig', none: 'Heute und morgen ist keine Rückgabe fällig.' },
  due: (day) => `fällig ${day}`,
  wasDue: (day) => `war fällig ${day}`,
  today: 'heute',
  tomorrow: 'morgen',
  out: (units) => `${units} draußen`,
  expiring: { heading: 'Läuft bald ab' },
  until: (day) => `bis ${day}`,
  value: { heading: 'Wert nach Status', period: 'Angebote der letzten 90 Tage' },
  others: (count) =>
    count === 1 ? 'Ohne 1 Angebot in anderer Währung.' : `Ohne ${count} Angebote in anderen Währungen.`,
};
