import type { Translated } from '@showbill/contract';
import type { rules as english } from '../en/rules.ts';
import { writingIn } from '../writing.ts';

const { day: written } = writingIn('de');

export const rules: Translated<typeof english> = {
  none: (id) => `es gibt keine Regel, keine Preisliste und keinen Code ${id}`,
  oneMinimum: 'es gibt schon einen Mindestbestellwert: ändern Sie diesen',
  sameList: (name) => `die Preisliste ${name} gibt es schon`,
  sameCode: (code) => `den Code ${code} gibt es schon`,
  tooMany: (most) => `eine Firma hat höchstens ${most} davon`,
  always: (label) => `${label} gehört zu jedem Angebot`,
  unknown: (code) => `den Rabattcode ${code} gibt es nicht`,
  notActive: (code) => `der Rabattcode ${code} ist abgeschaltet`,
  notYet: (code, day) => `der Rabattcode ${code} gilt erst ab ${written(day)}`,
  over: (code, day) => `der Rabattcode ${code} galt bis ${written(day)}`,
  usedUp: (code) => `der Rabattcode ${code} ist aufgebraucht: nehmen Sie ihn heraus`,
  noCodes: 'hier werden keine Codes angenommen',
  asUndone: 'Kundenpreise kommen mit dem Kunden oder so, wie ein Rückgängigmachen sie nennt',
  ownersCodes:
    'solange Ihre Firma eine geringste Marge hat, entscheidet nur ein Inhaber, welche Codes Kunden eingeben können',
  tooManyTries: 'für dieses Angebot wurden heute zu viele Codes versucht',
};
