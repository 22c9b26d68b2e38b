import type { Translated } from '@showbill/contract';
import type { rules as english } from '../en/rules.ts';
import { writingIn } from '../writing.ts';

const { day: written } = writingIn('nl');

export const rules: Translated<typeof english> = {
  none: (id) => `er is geen regel, prijslijst of code ${id}`,
  oneMinimum: 'er is al een minimale bestelling: wijzig die',
  sameList: (name) => `de prijslijst ${name} bestaat al`,
  sameCode: (code) => `de code ${code} bestaat al`,
  tooMany: (most) => `een bedrijf heeft er hoogstens ${most}`,
  always: (label) => `${label} hoort bij elke offerte`,
  unknown: (code) => `de kortingscode ${code} bestaat niet`,
  notActive: (code) => `de kortingscode ${code} is uitgeschakeld`,
  notYet: (code, day) => `de kortingscode ${code} geldt vanaf ${written(day)}`,
  over: (code, day) => `de kortingscode ${code} gold tot en met ${written(day)}`,
  usedUp: (code) => `de kortingscode ${code} is op: haal hem eraf`,
  noCodes: 'hier worden geen codes aangenomen',
  asUndone: 'prijzen van een klant komen met de klant, of zoals een ongedaanmaking ze geeft',
  ownersCodes:
    'zolang uw bedrijf een laagste marge heeft, beslist alleen een eigenaar welke codes klanten kunnen invoeren',
  tooManyTries: 'voor deze offerte zijn vandaag te veel codes geprobeerd',
};
