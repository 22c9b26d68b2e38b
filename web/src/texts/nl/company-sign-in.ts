import type { Texts } from '../shape.ts';

export const companySignIn: Texts['companySignIn'] = {
  link: 'Inloggen via je bedrijf',
  title: 'Inloggen via je bedrijf',
  ask: 'Aanmeldnaam van je bedrijf',
  askRule: 'Een eigenaar van je bedrijf kent die. Het is ook het einde van het adres /sign-in/…',
  go: 'Doorgaan',
  text: 'Je logt in bij je bedrijf en komt hier terug.',
  name: 'Aanmeldnaam',
  password: 'Inloggen met een wachtwoord',
  required: (company) => `Bij ${company} loggen leden in via het bedrijf. Ga door om dat te doen.`,
  workIn: (company) => `Naar ${company}`,
  signOut: 'Uitloggen',
  problems: {
    tries: 'Te veel pogingen vanuit je netwerk. Wacht een paar minuten en begin opnieuw.',
    over: 'Dit inloggen duurde te lang, was al gebruikt of is in een andere browser begonnen. Begin opnieuw.',
    declined: 'Het inloggen bij je bedrijf is geannuleerd of geweigerd.',
    unreachable:
      'De aanmelding van je bedrijf was niet te bereiken. Probeer het nog eens of vraag het een eigenaar van je bedrijf.',
    untrusted:
      'Het antwoord van de aanmelding van je bedrijf was niet te controleren. Vraag het een eigenaar van je bedrijf.',
    unverified:
      'De aanmelding van je bedrijf geeft geen gecontroleerd e-mailadres voor jou. Vraag het een eigenaar van je bedrijf.',
    invited: 'Je bent uitgenodigd maar nog geen lid. Open de link in de uitnodiging en log van daar in via je bedrijf.',
    stranger:
      'Je bent bij je bedrijf ingelogd, maar hoort hier niet bij het team. Vraag een eigenaar van je bedrijf om een uitnodiging.',
    unproved:
      'Er is al een account met uw adres dat niemand heeft bevestigd. Stel met ‘Wachtwoord vergeten?’ ' +
      'een nieuw wachtwoord in, log in en open de link in uw uitnodiging opnieuw.',
    other_account:
      'Je account hier is gekoppeld aan een ander account bij je bedrijf. Vraag een eigenaar van je bedrijf om het los te koppelen.',
  },
  joinThrough: 'Lid worden via de aanmelding van je bedrijf',
  orPassword: 'Of lid worden met een wachtwoord:',
  joinOther: 'Inloggen via je bedrijf opent alleen dat bedrijf.',
  again: 'Je sessie is afgelopen. Log in een nieuw tabblad in via je bedrijf en ga dan hier verder.',
  requiredNow: (company) =>
    `Bij ${company} loggen leden nu in via het bedrijf. Doe dat in een nieuw tabblad en ga dan hier verder: niets van wat ` +
    'je hebt getypt, gaat verloren.',
  openTab: 'Bedrijfsaanmelding openen',
  carryOn: 'Ik ben ingelogd',
  notYet: 'Je bent nog niet ingelogd.',
  notHere:
    'Je bent ingelogd via je bedrijf. Log in met je wachtwoord om je naam, wachtwoord, inloggen in twee ' +
    'stappen of sessies te wijzigen. Heb je er geen, stel er dan een in met “Wachtwoord vergeten?” op de ' +
    'inlogpagina.',
  onlyCompany: (company) => `Via de aanmelding van ${company}`,
  tab: 'Bedrijfsaanmelding',
  ownersOnly: 'Alleen eigenaren zien hoe leden inloggen.',
  lead:
    'Leden loggen in met de accounts van je bedrijf: Microsoft Entra ID, Google Workspace, Okta, ' +
    'Keycloak of een andere aanbieder met OpenID Connect.',
  loading: 'Laden…',
  provider: 'Aanbieder',
  redirect: 'Redirect-URI',
  redirectRule: 'Registreer deze bij je aanbieder',
  issuer: 'Uitgever',
  issuerRule: 'Bijvoorbeeld https://login.example.com',
  clientId: 'Client-id',
  clientSecret: 'Clientgeheim',
  secretKept: 'Opgeslagen. Laat leeg om het te houden.',
  slug: 'Aanmeldnaam',
  slugRule: (address) => `Leden beginnen op ${address}`,
  vouch: 'Elk adres van deze aanbieder geldt als gecontroleerd',
  vouchRule:
    'Alleen voor een aanbieder die je bedrijf zelf beheert en die niet zegt of adressen gecontroleerd zijn, zoals Entra ID.',
  another:
    'Met een andere uitgever, client-id of instelling voor adressen staat het inloggen uit tot je het ' +
    'weer aanzet, en wie erlangs kwam wordt uitgelogd.',
  test: 'Testen',
  tested: 'De aanbieder antwoordt zoals het moet.',
  use: 'Gebruik',
  on: 'Leden kunnen hiermee inloggen',
  onRule:
    'Er wordt eerst getest. Sessies duren 12 uur, openen alleen dit bedrijf en hebben hier geen inloggen ' +
    'in twee stappen nodig: daar staat je aanbieder voor in.',
  require: 'Verplicht stellen',
  requireRule:
    'Leden kunnen hier hun wachtwoord niet meer gebruiken. Eigenaren wel, met inloggen in twee stappen, ' +
    'zodat een defecte aanbieder niemand buitensluit.',
  linkFirst: 'Log er eerst zelf mee in, zodat je weet dat het werkt.',
  tryIt: 'Hiermee inloggen',
  people: 'Wie heeft ingelogd',
  nobody: 'Nog niemand.',
  lastUsed: 'Laatste keer',
  unlink: 'Loskoppelen',
  unlinkWhom: (name) => `${name} loskoppelen`,
  remove: 'Verwijderen',
  removeTitle: 'Bedrijfsaanmelding verwijderen',
  removeText:
    'Iedereen die hiermee inlogde wordt uitgelogd. Leden loggen weer in met hun wachtwoord; wie er geen ' +
    'heeft kan er een per e-mail instellen.',
};
