import type { Translated } from '@showbill/contract';
import type { stock as english } from '../en/stock.ts';
import { writingIn } from '../writing.ts';

const { day } = writingIn('nl');

export const stock: Translated<typeof english> = {
  nothingOut: 'voor deze offerte is geen materiaal weg',
  noneOut: (name) => `van ${name} is voor deze offerte niets weg`,
  oneOut: (out, name) => `van ${name} is voor deze offerte maar ${out} stuk weg`,
  someOut: (out, name) => `van ${name} zijn voor deze offerte maar ${out} stuks weg`,
  leftLater: (left, back) => `het ging weg op ${day(left)} en kan niet op ${day(back)} terug zijn`,
  dispatch: (status) => `Alleen materiaal van een geaccepteerde offerte kan worden uitgegeven; deze is ${status}.`,
  withdrawn:
    'De klant heeft deze overeenkomst herroepen: annuleer de offerte, of vul haar aan als u iets nieuws hebt afgesproken.',
  left: (on) => `Het materiaal van deze offerte ging al weg op ${day(on)}.`,
  toLeave: (count, product) => `Van artikel ${product} moeten nog maar ${count} stuks weg.`,
  future: (on) => `${day(on)} ligt in de toekomst: alleen wat al gebeurd is, kan worden vastgelegd`,
  undone: (minutes) =>
    `Dit kan niet meer ongedaan worden gemaakt: er zijn meer dan ${minutes} minuten voorbij, of de opdracht is sindsdien veranderd.`,
  daysTurned: (to, from) => `de laatste dag (${day(to)}) mag niet vóór de eerste liggen (${day(from)})`,
  holdEnded: (on) => `deze blokkering eindigde op ${day(on)}`,
  allBack: (quantity, on) => `alle ${quantity} stuks van deze blokkering zijn op ${day(on)} al terug`,
  stillHeld: (held, on) => `op ${day(on)} zijn van deze blokkering nog maar ${held} stuks geblokkeerd`,
  supplierKnown: (name) => `er is al een leverancier met de naam ${name}`,
  supplierInUse: (name) => `${name} kan niet worden verwijderd: er is al iets aangevraagd`,
  subHireCancelled: 'deze inhuur is geannuleerd: maak een nieuwe',
  goesBackFirst: (back, arrives) => `de teruggave (${day(back)}) mag niet vóór de aankomst (${day(arrives)}) liggen`,
  tooMuchAtOnce: (products, days, most) =>
    `${products.toLocaleString('nl-NL')} artikelen × ${days} dagen is meer dan ${most.toLocaleString('nl-NL')} ` +
    'tegelijk: kies minder dagen of minder artikelen',
};
