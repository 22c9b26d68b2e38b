import type { Translated } from '@showbill/contract';
import type { accounts as english, chargedDays as englishDays } from '../en/accounts.ts';
import { writingIn } from '../writing.ts';

const { figure } = writingIn('nl');

export const accounts: Translated<typeof english> = {
  wrongSignIn: 'het e-mailadres of wachtwoord klopt niet',
  wrongPassword: 'het huidige wachtwoord klopt niet',
  linkOver: 'deze link is al gebruikt of verlopen: vraag een nieuwe aan',
  closed: 'nieuwe bedrijven kunnen zich hier niet aanmelden: vraag het de beheerder van deze server',
  emailTaken: 'met dit e-mailadres kan geen account worden gemaakt: log in, of stel het wachtwoord opnieuw in',
  wrongSecondFactor: 'De code is onjuist of al gebruikt: voer de code in die uw app nu toont, of een herstelcode',
  hasApp: 'Er is al een authenticator-app ingesteld: zet die eerst uit',
  passkeyRefused: 'Deze passkey is niet geaccepteerd: probeer het opnieuw, of log op een andere manier in',
  passkeyNotAdded: 'Deze passkey kon niet worden toegevoegd: probeer het opnieuw',
  passkeyKnown: 'Deze passkey is al toegevoegd',
  passkeysFull: (most) => `U hebt ${most} passkeys, het maximum: verwijder er eerst een`,
  noPasskeysHere: 'Passkeys vragen om een https-adres met een naam: vraag het de beheerder van deze server',
  noSecondFactor: 'Inloggen in twee stappen is niet ingesteld',
  secondFactorFirst: 'Stel eerst zelf inloggen in twee stappen in',
  secondFactorRequired: 'Dit bedrijf verplicht inloggen in twee stappen: stel het in',
  wrongCode: 'de code klopt niet: hij staat in onze nieuwste e-mail',
  codeOver: 'deze code is verlopen of te vaak geprobeerd: registreer u opnieuw',
  tooManyTries: (seconds) => `te veel pogingen: wacht ${seconds} seconden voor u het opnieuw probeert`,
  lastOwner: 'dit is de laatste eigenaar van het bedrijf: maak eerst iemand anders eigenaar',
  member: (email) => `${email} is al lid`,
  otherPerson: (email) =>
    `deze uitnodiging is niet voor ${email}: log in met het e-mailadres waar zij naartoe is gestuurd`,
  invitationOver: 'deze uitnodiging is gebruikt, ingetrokken of verlopen: vraag een nieuwe',
  notARole: (role, roles) => `“${role}” is geen rol; mogelijk zijn ${roles}`,
  currency: (currency) => `“${currency}” is geen geldige ISO 4217-code zoals EUR`,
  currencyCode: (currency) => `${currency} is geen geldige ISO 4217-code`,
  country: (country) => `“${country}” is geen land volgens ISO 3166-1 zoals NL`,
  timeZone: (zone) => `“${zone}” is geen IANA-tijdzone zoals Europe/Amsterdam`,
  colour: (colour) => `“${colour}” is geen kleur zoals #b45309`,
  taxRate: (rate) => `“${rate}” is geen belastingtarief: een percentage van 0 tot 100 met hoogstens 3 decimalen`,
  leastMargin: (percent) => `“${percent}” is geen marge: een percentage van 0 tot 99,99 met hoogstens 2 decimalen`,
  logoKind: 'het logo moet een PNG-, JPEG- of WebP-afbeelding zijn',
  logoTooLarge: 'het logo mag hoogstens 256 kB zijn',
};

export const chargedDays: Translated<typeof englishDays> = {
  empty: 'De tabel heeft een rij voor 1 dag nodig.',
  wholeDays: (most, days) => `Dagen moeten gehele getallen van 1 tot ${most} zijn, niet ${figure(days)}.`,
  firstRow: 'De eerste rij moet voor 1 dag zijn.',
  ascending: (days, before) => `De rijen moeten oplopen: ${days} komt na ${before}.`,
  decimal: (days) => `De dagen die voor ${days} worden berekend, moeten een decimaal getal zoals 1,5 zijn.`,
  oneDay: '1 dag moet als 1 worden berekend.',
  lessThanFewer: (days, charged, before) =>
    `${days} dagen worden als ${figure(charged)} berekend, minder dan bij minder dagen (${figure(before)}).`,
  moreThanFull: (days, charged) => `${days} dagen worden als ${figure(charged)} berekend, meer dan elke dag volledig.`,
  beyond: 'Het tarief voor elke extra dag moet een decimaal getal van 0 tot 1 zijn.',
};
