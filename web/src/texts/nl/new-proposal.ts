import type { Texts } from '../shape.ts';

export const newProposal: Texts['newProposal'] = {
  title: 'Nieuwe offerte',
  loading: 'Laden…',
  description: 'Om welk evenement gaat het?',
  placeholder:
    'Tweedaagse salesconferentie voor 250 personen in Utrecht, plenair podium, panel van vier, twee zalen ' +
    'voor deelsessies, avondfeest met dj …',
  hint: 'Typ of plak wat de klant zei, in het Nederlands, Engels, Duits, Frans of Spaans.',
  date: 'Datum',
  days: 'Dagen',
  attendees: 'Personen',
  venue: 'Locatie',
  client: 'Klant',
  clientEmail: 'E-mail van de nieuwe klant',
  found: 'gevonden',
  foundWords: (words) => `Uit uw tekst: “${words}”`,
  foundHint: 'Deze gegevens vonden we in uw tekst. Wijzig wat niet klopt.',
  addClient: (name, email) => (email === '' ? `${name} als klant toevoegen` : `${name} <${email}> als klant toevoegen`),
  clear: 'Wissen',
  generate: 'Maken',
  quota: (used, limit) => `${used} van ${limit} offertes deze maand`,
  exhausted: (limit) =>
    `U hebt alle ${limit} offertes van deze maand gemaakt. Volgende maand, of met een groter abonnement, kunt u er meer maken.`,
  inactive:
    'Uw abonnement is niet betaald of opgezegd. Tot dat is geregeld kunt u offertes lezen en bewerken, maar geen nieuwe maken.',
  noProducts: 'Offertes worden gemaakt uit uw catalogus, en die is nog leeg.',
  setUp: 'Catalogus inrichten',
  viewer: 'U kunt offertes bekijken, maar niet maken. Vraag een eigenaar om u bewerker te maken.',
  making: 'De offerte wordt gemaakt',
  stages: { reading: 'Lezen', choosing: 'Kiezen', checking: 'Controleren', pricing: 'Berekenen' },
  stageDone: 'klaar',
  linesSoFar: (count) => (count === '1' ? 'tot nu toe 1 regel' : `tot nu toe ${count} regels`),
  optional: 'optioneel',
  stop: 'Stoppen',
  stopped: 'Gestopt. Er is niets opgeslagen, en het telt niet mee bij de offertes van deze maand.',
  again: 'Opnieuw maken',
  change: 'Beschrijving wijzigen',
  lost: 'De verbinding is weggevallen. De offerte wordt nog gemaakt en verschijnt straks in de lijst.',
  toList: 'Offertes bekijken',
};
