import type { Translated } from '@showbill/contract';
import type { withdrawal as english } from '../en/withdrawal.ts';

export const withdrawal: Translated<typeof english> = {
  heading: 'Herroepingsrecht',
  start: 'Overeenkomst hier herroepen',
  confirm: 'Herroeping bevestigen',
  notice: {
    right:
      'U hebt het recht om deze overeenkomst binnen 14 dagen te herroepen, zonder een reden te geven. De 14 dagen beginnen ' +
      'op de dag nadat u deze offerte accepteert. Is de laatste daarvan een zaterdag, een zondag of een feestdag, dan ' +
      'eindigt de termijn met de volgende werkdag.',
    how: 'Om te herroepen laat u ons dat duidelijk weten, bijvoorbeeld per brief of e-mail:',
    online: (start) =>
      `Het kan ook op de pagina van deze offerte, met “${start}”. Wij bevestigen dan meteen per e-mail wat u wanneer hebt ` +
      'verklaard. U mag het formulier hieronder gebruiken, maar dat hoeft niet.',
    inTime: 'U bent op tijd als u het verstuurt voordat de termijn eindigt.',
    refund:
      'Als u herroept, betalen wij alles terug wat u ons voor deze overeenkomst hebt betaald, ook voor de levering: meteen, ' +
      'en uiterlijk 14 dagen nadat wij het van u hebben gehoord. Wij gebruiken het betaalmiddel dat u hebt gebruikt, ' +
      'tenzij wij uitdrukkelijk iets anders afspreken, en brengen u daarvoor niets in rekening.',
    early:
      'Hebt u gevraagd om te beginnen voordat de termijn eindigt, dan betaalt u ons wat wij tot uw herroeping hebben ' +
      'geleverd, naar verhouding van het geheel. Zodra wij alles hebben geleverd, kunt u niet meer herroepen.',
    form: {
      heading: 'Herroepingsformulier (alleen invullen en terugsturen als u wilt herroepen)',
      to: 'Aan:',
      declares: 'Ik herroep de overeenkomst die ik heb gesloten voor de volgende dienst:',
      blanks: ['Afgesproken op:', 'Naam:', 'Adres:', 'Handtekening (alleen op papier):', 'Datum:'],
    },
  },
  asksToStart: (company) =>
    `Ik vraag ${company} om te beginnen voordat de herroepingstermijn eindigt. Ik weet dat ik dan bij een herroeping ` +
    'betaal wat is geleverd, en dat ik niet meer kan herroepen zodra alles is geleverd.',
  asksFault: 'De huur begint voordat de herroepingstermijn eindigt. Vink dit aan, of vraag ons naar een andere datum.',
  changed: 'Het herroepingsrecht is niet meer zoals toen u deze pagina opende. Lees het en accepteer opnieuw.',
  until: (day) => `U kunt deze overeenkomst herroepen tot en met ${day}.`,
  contract: 'Overeenkomst',
  email: 'E-mail voor de bevestiging',
  statement: (title, number, company) => `Ik herroep de overeenkomst “${title}” (${number}) met ${company}.`,
  gone: 'Er is niets verklaard: deze overeenkomst kan hier niet meer worden herroepen. Vraag het ons hieronder.',
  withdrawn: 'Herroepen',
  received: (day, time) => `Uw herroeping is ontvangen op ${day} om ${time}.`,
  goesOn: (company) => `Er kan dan al iets geleverd zijn: ${company} neemt daarover contact met u op.`,
  asked: 'Begin vóór het einde van de herroepingstermijn',
  askedYes: 'Gevraagd door de klant',
  toClient: {
    subject: (company, title) => `${company}: uw herroeping van ${title}`,
    text: (company) => `${company} heeft uw herroeping ontvangen. Dit hebt u verklaard, en wanneer:`,
    declared: 'Verklaring',
    name: 'Naam',
    at: 'Ontvangen',
    keep: 'Bewaar deze e-mail.',
    fromPage: 'Iemand die de link naar de offerte heeft, verklaarde dit voor u. Laat het ons weten als u dat niet was.',
  },
  toCompany: {
    subject: (title, number) => `Herroepen: ${title} (${number})`,
    text: (day, name, what) => `Op ${day} heeft ${name} ${what} herroepen.`,
    ended: 'De offerte is geannuleerd en het materiaal is weer vrij.',
    open:
      'De offerte is niet geannuleerd, omdat er materiaal is vertrokken of de eerste dag is aangebroken. Beslis wat er is ' +
      'geleverd en annuleer haar met de hand.',
    refund:
      'Wat de klant heeft betaald, moet binnen 14 dagen worden terugbetaald, min wat op diens verzoek is geleverd.',
  },
};
