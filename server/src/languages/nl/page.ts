import type { Translated } from '@showbill/contract';
import type { page as english } from '../en/page.ts';

export const page: Translated<typeof english> = {
  forClient: (name) => `Voor ${name}`,
  stops: {
    delivery: (day) => `Levering ${day}`,
    deliveryOpen: 'Levering, datum in overleg',
    collection: (day) => `Ophalen ${day}`,
    collectionOpen: 'Ophalen, datum in overleg',
  },
  included: 'Wat is inbegrepen',
  nothing: 'Nog niets.',
  byCategory: 'Regels per categorie',
  showCategory: (category) => `Regels tonen: ${category}`,
  accept: {
    heading: 'Akkoord gaan',
    agree: 'Ik ga akkoord met deze offerte',
    agreeWithTerms: 'Ik ga akkoord met deze offerte en de voorwaarden',
    beforePrice: 'Akkoord voor ',
    afterPrice: '',
    withoutExtras: ', zonder opties',
    withExtras: ', met ',
    name: 'Uw naam',
    email: 'Uw e-mailadres',
  },
  decide: 'Totaal en akkoord',
  messages: 'Vragen en antwoorden',
  decline: {
    heading: 'Afwijzen',
    why: 'Waarom wijst u de offerte af? (optioneel)',
    submit: 'Offerte afwijzen',
  },
  code: {
    heading: 'Kortingscode',
    label: 'Code',
    submit: 'Code gebruiken',
    taken: (code) => `De code ${code} is toegepast. Controleer het nieuwe totaal.`,
    refused: 'Deze code is niet of niet meer geldig.',
    notNow: 'Deze code kan hier op dit moment niet worden gebruikt. Vraag het ons.',
    tooMany: 'Er zijn vandaag te veel codes geprobeerd. Stel hieronder uw vraag.',
  },
  ask: {
    heading: 'Een vraag stellen',
    question: (company) => `Uw vraag aan ${company}`,
    submit: 'Vraag versturen',
    sent: (company) => `Uw vraag is onderweg naar ${company}.`,
    tooMany: 'Er zijn vandaag te veel vragen gesteld over deze offerte. Stuur een e-mail of bel ons.',
  },
  faults: {
    name: 'Vul uw naam in (maximaal 200 tekens).',
    email: 'Vul een geldig e-mailadres in, bijvoorbeeld ada@example.com.',
    terms: 'Vink dit aan om akkoord te gaan.',
    question: 'Schrijf uw vraag (maximaal 5.000 tekens).',
    reason: 'Gebruik maximaal 2.000 tekens.',
  },
  update: 'Totaal bijwerken',
  tick: 'Vink aan wat u wilt; het totaal verandert mee.',
  refused: {
    totalChanged: 'Het totaal is veranderd door de gekozen opties. Controleer het en ga opnieuw akkoord.',
    codeChanged: 'De kortingscode heeft het totaal veranderd. Controleer het en ga opnieuw akkoord.',
    newer: {
      accept: (version) =>
        `Er is een nieuwere versie van deze offerte, versie ${version}, hieronder getoond. Er is nog niets geaccepteerd: lees haar eerst.`,
      decline: (version) =>
        `Er is een nieuwere versie van deze offerte, versie ${version}, hieronder getoond. Er is nog niets afgewezen: lees haar eerst.`,
    },
    otherTerms: {
      accept:
        'De voorwaarden zijn gewijzigd sinds u deze pagina opende en staan hieronder. Er is nog niets geaccepteerd: lees ze eerst.',
      decline:
        'De voorwaarden zijn gewijzigd sinds u deze pagina opende en staan hieronder. Er is nog niets afgewezen: lees ze eerst.',
    },
    replacedGone: {
      accept: (company) =>
        `Deze offerte zou een andere vervangen die niet meer geldig is. Er is niets geaccepteerd: stel hieronder uw vraag aan ${company}.`,
      decline: (company) =>
        `Deze offerte zou een andere vervangen die niet meer geldig is. Er is niets afgewezen: stel hieronder uw vraag aan ${company}.`,
    },
    accepted: {
      accept: 'Deze offerte was al geaccepteerd. Ze is niet nogmaals geaccepteerd en er is niets veranderd.',
      decline: 'Deze offerte was al geaccepteerd. Ze is niet afgewezen en er is niets veranderd.',
    },
    closed: {
      accept: 'Er is niets geaccepteerd: de offerte staat niet meer open.',
      decline: 'Er is niets afgewezen: de offerte staat niet meer open.',
    },
  },
  standing: {
    test: 'Test',
    testText: (company) => `Dit is een test van ${company}, geen aanbod. Er wordt niets geleverd.`,
    draft: 'Concept',
    draftText: (company) => `${company} werkt er nog aan; u kunt nog niet akkoord gaan.`,
    redraft: 'Concept: er komt een nieuwe versie',
    redraftText: (company) =>
      `${company} herziet deze offerte; u kunt pas akkoord gaan als de nieuwe versie is verstuurd.`,
    open: 'Open',
    openUntil: (day) => `Geldig tot en met ${day}`,
    lastDay: 'Vandaag is de laatste dag.',
    left: (days) => `Nog ${days}.`,
    replaces: (number) => `Na akkoord vervangt ze ${number}, die tot dan geldig blijft.`,
    accepted: 'Geaccepteerd',
    acceptedOn: (day) => `Geaccepteerd op ${day}`,
    recorded: (company) => `${company} heeft vastgelegd dat u akkoord bent.`,
    agreed: (name, total, time) => `${name} ging om ${time} akkoord voor ${total}.`,
    copyByMail: 'Het ondertekende exemplaar gaat per e-mail naar beide partijen.',
    declined: 'Afgewezen',
    declinedOn: (day) => `Afgewezen op ${day}`,
    declinedText: (company) => `Toch van gedachten veranderd? Vraag het hieronder aan ${company}.`,
    expired: 'Verlopen',
    expiredText: (company) =>
      `U kunt niet meer akkoord gaan. Vraag het hieronder aan ${company} als u nog interesse hebt.`,
    expiredOn: (day, company) =>
      `De offerte was geldig tot en met ${day}; u kunt niet meer akkoord gaan. Vraag het hieronder aan ` +
      `${company} als u nog interesse hebt.`,
    replaced: 'Vervangen',
    replacedText: (company) =>
      `In plaats hiervan is een andere offerte geaccepteerd. Vraag het hieronder aan ${company} als u dat niet had verwacht.`,
    cancelled: 'Geannuleerd',
    cancelledText: (company) =>
      `De offerte is niet meer geldig. Vraag het hieronder aan ${company} als u dat niet had verwacht.`,
  },
  invoices: {
    heading: 'Facturen',
    columns: { invoice: 'Factuur', amount: 'Bedrag' },
    due: (day) => `Vervalt op ${day}`,
    cancels: (number) => `Crediteert ${number}`,
    cancelled: 'Gecrediteerd',
    cancelledBy: (number) => `Gecrediteerd door ${number}`,
    pdf: 'Pdf',
    pdfOf: (number) => `${number} als pdf`,
  },
  signedCopy: 'Ondertekend exemplaar (PDF)',
  pdf: 'Offerte (PDF)',
  prices: (currency) => `prijzen in ${currency}`,
  invalidLink: {
    heading: 'Deze link is niet geldig',
    text: 'De link is misschien onvolledig of ingetrokken. Vraag het bedrijf dat hem stuurde om een nieuwe.',
  },
  unavailable: {
    heading: 'Deze pagina kan nu niet worden getoond',
    text: 'Er is niets verloren gegaan en niets geaccepteerd of afgewezen. Probeer het over een minuut opnieuw.',
  },
};
