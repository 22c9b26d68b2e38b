import type { Refusals } from '../shape.ts';

export const companySignIn: Refusals['companySignIn'] = {
  none: 'er is geen aanmelding via het bedrijf ingesteld',
  unknownSlug: 'niemand meldt zich onder deze naam aan: vraag het na bij je bedrijf',
  providerFails:
    'de aanmelding van je bedrijf antwoordt niet zoals het moet: probeer het nog eens of vraag het een eigenaar van je bedrijf',
  required: 'in dit bedrijf melden leden zich aan via de aanmelding van het bedrijf: doe dat eerst',
  ownSignInNeeded: 'log hiervoor in met je wachtwoord: je bent via je bedrijf aangemeld',
  path: 'next moet een pad van de applicatie zijn',
  slug: 'de aanmeldnaam moet 3 tot 40 kleine letters, cijfers en koppeltekens hebben',
  slugTaken: 'deze aanmeldnaam is bezet: kies een andere',
  issuer: 'de uitgever moet een https-adres zijn zoals https://login.example.com',
  secret: 'het clientgeheim is nodig',
  plainText: 'hier zijn 1 tot 500 gewone tekens zonder spaties nodig',
  signInThroughItFirst: 'meld je eerst zelf hiermee aan, zodat vaststaat dat het werkt',
  notRequired: 'leden mogen al met hun wachtwoord inloggen',
  unreachable: (why) => `de aanbieder was niet te bereiken: ${why}`,
  otherIssuer: (issuer) => `de aanbieder noemt zichzelf ${issuer}: vul dat in als uitgever`,
  noOpenId: (why) => `de aanbieder publiceert niet wat aanmelden nodig heeft: ${why}`,
};
