import type { Translated } from '@showbill/contract/languages';
import type { english } from './en.ts';

export const dutch: Translated<typeof english> = {
  settings: {
    heading: 'Consumenten in de EU',
    lead:
      'Een consument in de EU of EER die online accepteert, heeft meestal 14 dagen om te herroepen. ' +
      'Overeenkomsten voor vrijetijdsbesteding, catering, vervoer of autoverhuur op een vaste datum kunnen ' +
      'zijn uitgezonderd (artikel 16, onder l, van Richtlijn 2011/83/EU). Of die van u dat zijn, beslist u;' +
      ' dit is geen juridisch advies.',
    offer: 'Consumenten het herroepingsrecht aanbieden',
    hint:
      'Klanten die als consument zijn aangegeven, in de EU of EER, lezen de informatie voordat ze ' +
      'accepteren en kunnen op hun pagina herroepen tot de termijn eindigt. Feestdagen zijn niet bekend: is' +
      ' de laatste dag er een, aanvaard dan ook een herroeping die u de volgende werkdag op een andere ' +
      'manier bereikt. De voorgestelde informatie is in de eigen woorden van Showbill en niet de modeltekst van de ' +
      'Richtlijn: laat haar nakijken, of gebruik uw eigen tekst.',
    noAddress: 'De informatie moet zeggen waar u bent: vul dat in bij ‘Adres en bankgegevens’.',
    noMail:
      'Een herroeping moet per e-mail worden bevestigd, en deze server is niet ingesteld om e-mail te versturen: vraag het uw beheerder.',
    noEmail: 'U krijgt herroepingen per e-mail te horen: vul het e-mailadres van uw bedrijf in.',
    notice: 'Informatie',
    language: 'Taal',
    usual: 'Dit zijn de woorden van Showbill.',
    own: 'Dit zijn uw woorden.',
    reset: 'Woorden van Showbill gebruiken',
    changes: 'Wat al is geaccepteerd, houdt de informatie waarmee het werd geaccepteerd.',
  },
  ask: {
    label: 'Is de klant een bedrijf of een consument?',
    hint:
      'Consumenten in de EU of EER lezen hun herroepingsrecht. Zonder opgave toont Showbill geen informatie; het recht kan ' +
      'toch bestaan, en duurt langer als de klant er niet over is ingelicht.',
    saved: 'Opgeslagen voor deze klant.',
  },
  right: {
    heading: 'Herroepingsrecht',
    until: (day) => `De klant kan herroepen tot en met ${day}.`,
    past: (day) => `De klant kon herroepen tot en met ${day}.`,
    asked: 'De klant heeft gevraagd om te beginnen voor het einde van de termijn.',
    ended: (moment) => `De klant heeft herroepen op ${moment}. De offerte is geannuleerd.`,
    open: (moment) =>
      `De klant heeft herroepen op ${moment}. De offerte is niet geannuleerd, omdat er materiaal was ` +
      'vertrokken of de eerste dag was aangebroken. Beslis wat er is geleverd en annuleer haar dan.',
  },
};
