import { describe, expect, it } from 'vitest';
import type { EventKind, Language } from '../types.ts';
import { readEvents } from './event-kinds.ts';
import { readText } from '../reading/document/text.ts';

type Phrase = readonly [description: string, kind: EventKind];

const PHRASES: Readonly<Record<Language, readonly Phrase[]>> = {
  en: [
    ["It's her 50th in our garden, 70 friends", 'party'],
    ['My 60th, a small band and a hog roast', 'party'],
    ['a hen do for 20', 'party'],
    ['leaving do for our head teacher', 'party'],
    ['We are getting married in a barn', 'wedding'],
    ['Charity 5k on Sunday morning, 600 runners', 'sports'],
    ['our swimming gala, timing and PA', 'sports'],
    ['Drum & bass night, 300 standing', 'club_night'],
    ['car boot sale with 60 pitches', 'fair'],
    ['a celebration of life for my father', 'ceremony'],
    ['annual user conference with two tracks', 'conference'],
    ['Jazz evening with a trio', 'concert'],
    ['drive-in cinema on a car park', 'screening'],
    ['hustings before the election', 'meeting'],
    ['Quiz night in the pub, 80 people', 'other'],
    ['wine tasting for 30', 'other'],
    ['12 chairs and 3 tables', 'other'],
    ['FIELDSTONE MOTO - E-BIKE REVEAL\n150 guests', 'reception'],
    ['Re: all-hands, Thursday March 4\nThe conference room is too small', 'meeting'],
    ['It is Homecoming time again and we need a tent for the picnic', 'party'],
    ['We are remembering her at home, the ringers who played at our wedding are coming', 'ceremony'],
    ['A golden wedding lunch in the orchard', 'party'],
    ['What is the event? Highland games on the haugh\nPipe bands and a concert? None', 'sports'],
    ['EILDON AND LEADER AGRICULTURAL SOCIETY\nField sub-committee', 'fair'],
    ['Carols by candlelight on the oval', 'concert'],
    ['The groomsmen carry the chairs after the ceremony', 'wedding'],
    ['Moonlight cinema on the rec', 'screening'],
    ['School reunion in the hall', 'party'],
    ['An outdoor reading in the meadow', 'other'],
    ['Show day is Saturday, a lectern please', 'other'],
    ['Delivery to Reading, a lectern please', 'other'],
    ['Twelve picnic blankets and a lectern', 'other'],
  ],
  de: [
    ['Wir heiraten im Mai auf einem Hof', 'wedding'],
    ['40 Jahre Verein: Festabend mit Musik', 'party'],
    ['Taufe mit anschließendem Essen im Garten', 'party'],
    ['Schulfest mit Hüpfburg und Bühne', 'fair'],
    ['Elternabend in der Aula', 'meeting'],
    ['Beerdigung im kleinen Kreis', 'ceremony'],
    ['Fußballturnier der Jugend mit Durchsagen', 'sports'],
    ['Schützenfest mit Zelt und Kapelle', 'festival'],
    ['Schulung für 30 Mitarbeiter', 'conference'],
    ['Jazzabend im Keller', 'concert'],
    ['Weinprobe für 40 Gäste', 'other'],
    ['Jugendsporttag mit 320 Kindern', 'sports'],
    ['Goldene Hochzeit im Garten', 'party'],
  ],
  fr: [
    ['Nous nous marions en juin', 'wedding'],
    ['Baptême dans le jardin avec un buffet', 'party'],
    ['Pot de départ de notre directrice', 'party'],
    ['Brocante dans la rue avec une buvette', 'fair'],
    ["Conseil d'administration de douze personnes", 'meeting'],
    ['Obsèques, une cérémonie au jardin', 'ceremony'],
    ['Soirée jazz avec un trio', 'concert'],
    ['Journée de formation pour 60 salariés', 'conference'],
    ['Une course à pied dans le parc', 'sports'],
    ['Soirée quiz pour une association', 'other'],
    ["Événement : olympiades de l'école", 'sports'],
    ['Forum des associations, 900 visiteurs', 'fair'],
    ["Noces d'or de nos parents", 'party'],
    ['Le comité des fêtes de la commune tient une brocante', 'fair'],
  ],
  es: [
    ['Nos casamos en una finca', 'wedding'],
    ['Bautizo de mi hija en el jardín', 'party'],
    ['Jornada técnica para 80 ingenieros', 'conference'],
    ['Carrera solidaria con 500 corredores', 'sports'],
    ['Mercadillo en la plaza', 'fair'],
    ['Funeral y homenaje en la iglesia', 'ceremony'],
    ['Noche de jazz en la terraza', 'concert'],
    ['Junta directiva de diez personas', 'meeting'],
    ['Cata de vinos para 30 personas', 'other'],
    ['Bodas de oro de mis padres', 'party'],
    ['Fiesta de la vendimia en la plaza', 'festival'],
  ],
  nl: [
    ['Wij trouwen in augustus', 'wedding'],
    ['Jubileum van ons bedrijf', 'party'],
    ['Rommelmarkt in de straat', 'fair'],
    ['Voetbaltoernooi van de jeugd', 'sports'],
    ['Ouderavond op school', 'meeting'],
    ['Studiemiddag voor 60 artsen', 'conference'],
    ['Begrafenis in de kerk', 'ceremony'],
    ['Jazzavond met een trio', 'concert'],
    ['Pubquiz in de kantine', 'other'],
    ['Gouden bruiloft in de tuin', 'party'],
    ['Straatfeest met zestig buren', 'party'],
  ],
};

describe.each(Object.entries(PHRASES))('the kind of event in %s', (_, phrases) => {
  it.each(phrases)('of "%s" is %s', (description, kind) => {
    expect(readEvents(readText(description))[0]?.value).toBe(kind);
  });
});

describe('the name of an event', () => {
  it.each([
    ['Our annual charity dinner for 120', 'annual charity dinner'],
    ['the regional sales conference in May', 'regional sales conference'],
    ['We plan a staff Christmas party', 'staff Christmas party'],
    ["Une soirée d'entreprise pour 80 personnes", "soirée d'entreprise"],
    ['Cena de Navidad de empresa para 90 personas', 'Cena de Navidad de empresa'],
    ['a large dinner for 40', 'dinner'],
  ])('of "%s" is "%s"', (description, name) => {
    expect(readEvents(readText(description))[0]?.words).toBe(name);
  });
});
