import type { Translated } from '@showbill/contract';
import type { letters as english } from '../en/letters.ts';

export const letters: Translated<typeof english> = {
  nobody: 'heer of mevrouw',
  client: 'de klant',
  hello: (name) => `Beste ${name},`,
  facts: {
    when: 'Datum',
    where: 'Locatie',
    total: 'Totaal',
    including: (total, tax) => `${total}, inclusief ${tax}`,
    validUntil: 'Geldig tot en met',
  },
  furtherNotice: 'nader bericht',
  view: 'Offerte bekijken',
  viewAgreed: 'Geaccepteerde offerte bekijken',
  open: 'Offerte openen',
  copyAttached: 'Het ondertekende exemplaar is bijgevoegd.',
  supplier: {
    subject: (what) => `Huuraanvraag: ${what}`,
    ask: 'Kunt u ons het volgende verhuren?',
    what: 'Materiaal',
    arrives: 'Komt binnen',
    goesBack: 'Gaat terug',
    reference: 'Onze referentie',
    price: 'Laat u ons weten of het beschikbaar is en wat het kost?',
  },
  sent: {
    subject: (company, title) => `${company}: ${title}`,
    first: (company, what) => `${company} heeft een offerte voor u gemaakt: ${what}.`,
    again: (company, what) => `${company} heeft u een nieuwe versie van de offerte gestuurd: ${what}.`,
    reply: (company) =>
      `Hebt u een vraag of wilt u iets wijzigen? Beantwoord deze e-mail, uw antwoord gaat naar ${company}.`,
    noReply: (company) =>
      `Hebt u een vraag of wilt u iets wijzigen? Neem rechtstreeks contact op met ${company}: antwoorden op ` +
      'deze e-mail worden niet gelezen.',
  },
  expiring: {
    subject: (company, title, day) => `${company}: ${title} is geldig tot en met ${day}`,
    subjectSoon: (company, title) => `${company}: ${title} verloopt binnenkort`,
    text: (company, what, day) => `De offerte van ${company} is geldig tot en met ${day}: ${what}.`,
    textSoon: (company, what) => `De offerte van ${company} verloopt binnenkort: ${what}.`,
    reply: (company) =>
      `Hebt u een vraag, wilt u iets wijzigen of hebt u meer tijd nodig? Beantwoord deze e-mail, uw antwoord gaat naar ${company}.`,
    noReply: (company) =>
      'Hebt u een vraag, wilt u iets wijzigen of hebt u meer tijd nodig? Neem rechtstreeks contact op met ' +
      `${company}: antwoorden op deze e-mail worden niet gelezen.`,
  },
  answer: {
    subject: (title, number) => `Re: ${title} (${number})`,
    asked: 'U vroeg:',
    about: (what) => `Dit gaat over ${what}.`,
    reply: (company) => `Hebt u nog een vraag? Beantwoord deze e-mail, uw antwoord gaat naar ${company}.`,
    noReply: (company) =>
      `Hebt u nog een vraag? Neem rechtstreeks contact op met ${company}: antwoorden op deze e-mail worden niet gelezen.`,
  },
  accepted: {
    subject: (company, title) => `${company}: ${title} is geaccepteerd`,
    byYou: (day, company, what) => `Bedankt. U bent op ${day} akkoord gegaan met deze offerte van ${company}: ${what}.`,
    bySomebody: (day, name, company, what) =>
      `Bedankt. ${name} is op ${day} akkoord gegaan met deze offerte van ${company}: ${what}.`,
    recorded: (day, company, what) =>
      `${company} heeft op ${day} vastgelegd dat u akkoord bent met de offerte: ${what}.`,
    reply: (company) => `Klopt er iets niet? Beantwoord deze e-mail, uw antwoord gaat naar ${company}.`,
    noReply: (company) =>
      `Klopt er iets niet? Neem rechtstreeks contact op met ${company}: antwoorden op deze e-mail worden niet gelezen.`,
  },
  invoice: {
    subject: (company, document) => `${document} van ${company}`,
    text: (company, what) => `${company} stuurt u een factuur: ${what}. U vindt de factuur als pdf in de bijlage.`,
    creditText: (company, number, what) =>
      `${company} heeft factuur ${number} gecrediteerd: ${what}. U vindt de creditnota als pdf in de bijlage.`,
    cancelledText: (company, number, what) =>
      `${company} heeft factuur ${number} gecrediteerd: ${what}. U hoeft niets te betalen. U vindt een kopie als pdf in de bijlage.`,
    view: 'Offerte en facturen bekijken',
  },
  payment: {
    subject: (company, payment, title, day) => `${company}: ${payment} voor ${title} te betalen voor of op ${day}`,
    subjectOver: (company, payment, title, day) =>
      `${company}: ${payment} voor ${title} was te betalen voor of op ${day}`,
    text: (company, what, day) =>
      `Een herinnering van ${company}: een betaling voor ${what} moet uiterlijk op ${day} zijn voldaan.`,
    textOver: (company, what, day) =>
      `Een betaling aan ${company} voor ${what} had uiterlijk op ${day} voldaan moeten zijn en is nog niet verwerkt. ` +
      'Hebt u al betaald, dan kunt u deze e-mail negeren.',
    payment: 'Betaling',
    due: 'Vervaldag',
    open: 'Te betalen',
    reply: (company) => `Klopt er iets niet? Beantwoord deze e-mail. Uw antwoord komt bij ${company} terecht.`,
    noReply: (company) =>
      `Klopt er iets niet? Neem rechtstreeks contact op met ${company}: antwoorden op deze e-mail worden niet gelezen.`,
  },
  toCompany: {
    accepted: (title, number) => `Geaccepteerd: ${title} (${number})`,
    acceptedShort: (title, number) => `Geaccepteerd, voorraad te klein: ${title} (${number})`,
    acceptedBy: (day, name, what) => `Op ${day} ging ${name} akkoord met ${what}.`,
    acceptedRecorded: (day, name, what) => `Op ${day} is vastgelegd dat ${name} akkoord ging met ${what}.`,
    shortages: 'U hebt er niet genoeg voorraad voor:',
    shortage: (product, day, needed, free) => `${product}, ${day}: ${needed} nodig, ${free} vrij`,
    more: (count) => `en nog ${count}`,
    declined: (title, number) => `Afgewezen: ${title} (${number})`,
    declinedBy: (day, name, what) => `Op ${day} heeft ${name} ${what} afgewezen.`,
    declinedRecorded: (day, name, what) => `Op ${day} is vastgelegd dat ${name} ${what} heeft afgewezen.`,
    released: 'Het materiaal is weer vrij.',
    reason: 'De reden:',
    question: (title, number) => `Vraag: ${title} (${number})`,
    asks: (name, email, what) => `${name} (${email}) heeft een vraag over ${what}:`,
    answer: (name) => `Beantwoord deze e-mail om ${name} te antwoorden.`,
  },
  closing: {
    subject: (title, number, day) => `Verloopt op ${day}: ${title} (${number})`,
    subjectSoon: (title, number) => `Verloopt binnenkort: ${title} (${number})`,
    text: (what, day) => `${what} verloopt op ${day}.`,
    textSoon: (what) => `${what} verloopt binnenkort.`,
    unseen: (name) => `${name} heeft de offerte nog niet bekeken.`,
    unseenByClient: 'De klant heeft de offerte nog niet bekeken.',
    seen: (name) => `${name} heeft de offerte bekeken en nog niet geantwoord.`,
    seenByClient: 'De klant heeft de offerte bekeken en nog niet geantwoord.',
    client: 'Klant',
  },
  enquiries: {
    one: 'Eén nieuwe aanvraag',
    many: (count) => `${count} nieuwe aanvragen`,
    oneCame: 'Er kwam een aanvraag binnen via het formulier op uw website.',
    manyCame: (count) => `Er kwamen ${count} aanvragen binnen via het formulier op uw website.`,
    next: 'Er wordt niets opgesteld en niemand krijgt antwoord totdat een van u dat doet.',
    open: 'Aanvragen openen',
  },
  test: {
    subject: 'Test-e-mail van Showbill',
    text: 'Dit is een test. E-mails van Showbill komen op dit adres aan.',
  },
  webhook: {
    subject: 'Er is een webhook uitgeschakeld',
    text: (url, reason) =>
      `Er worden geen gebeurtenissen meer gestuurd naar ${url}: ${reason}. Wat nog wachtte, wordt niet verstuurd.`,
    id: 'Webhook',
    url: 'URL',
    next:
      'Hervat de webhook zodra de ontvanger weer werkt, of verwijder hem en voeg een nieuwe toe. ' +
      'Bekijk de lijst met offertes voor wat er intussen is gebeurd.',
  },
};
