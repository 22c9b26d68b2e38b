import { describe, expect, it } from 'vitest';
import type { Language } from '../types.ts';
import { readText } from './text/text.ts';
import { readVenueFound } from './venue.ts';

type Phrase = readonly [description: string, place: string | null];

const PHRASES: Readonly<Record<Language, readonly Phrase[]>> = {
  en: [
    ['AGM of Marsh Lane Dairies plc, Town Hall, Rotherham, on the morning of 4 May', 'Town Hall, Rotherham'],
    ['Workshop on soil health, Nottingham, one day in spring', 'Nottingham'],
    ['Two-day expo for beekeepers, Cheshire Show Pavilion, about 700 visitors', 'Cheshire Show Pavilion'],
    ['our wedding near Malmesbury with 90 guests', 'Malmesbury'],
    ['a party in a barn just outside Thirsk', 'Thirsk'],
    ['the reception is in the parish hall at Eynsham', 'Eynsham'],
    ['The blessing is at St Anne’s, the party in the barn at Nidderdale', 'Nidderdale'],
    ['Please deliver to Shanklin on the Thursday, we build it ourselves', 'Shanklin'],
    ['Venue: The Old Tannery', 'The Old Tannery'],
    ['an open-air play on Ditchling Common in August', 'Ditchling Common'],
    ['a dinner at the Grosvenor House Hotel, Torquay', 'Grosvenor House Hotel, Torquay'],
    ['Gala dinner for 200 at Chatsworth', 'Chatsworth'],
    ['Product launch, Liverpool', 'Liverpool'],
    ['drinks on the terrace of our office in Maidenhead', 'Maidenhead'],
    ['Conference Birmingham: PA, lectern, screen', 'Birmingham'],
    ['a quiz night in the village hall', null],
    ['the Main Hall, the Small Hall and the Foyer', null],
    ['We are a charity based in Bristol and plan a ball', null],
    ['a soul band from Glasgow plays', null],
    ['Our Leeds office wants a screen', null],
    ['the Birmingham Symphony Orchestra plays', null],
    ['Jane Hall, Office Manager, will call you', null],
    ['We at Barnaby Ltd want 40 chairs', null],
    ['a party at Sarah’s', null],
    ['slides in PowerPoint, talks in English, in May, at Christmas', null],
    ['staff from Marketing, in HR and in Finance', null],
    ['a lounge in Art Deco style', null],
    ['Talk by Emma Castle with a Shure microphone', null],
    ['Chairs please.\n\nKind regards,\nTom Reed\nMill Lane, Sheffield', null],
    ['Two chairs. Ellery & Sons, Unit 4, Derby DE1 2AB', null],
    ['DINNER AT THE GRAND HOTEL IN LEEDS', null],
  ],
  de: [
    ['Dorffest Wiesmoor, Samstag 4. Juli, etwa 800 Besucher', 'Wiesmoor'],
    ['Gedenkfeier auf einem Friedhof bei Celle mit 60 Personen', 'Celle'],
    ['Hochzeit in einer Mühle bei Hemmoor, 70 Gäste', 'Hemmoor'],
    ['Sommerfest auf Schloss Gesmold mit 200 Gästen', 'Schloss Gesmold'],
    ['Tagung in der Stadthalle Verden', 'Stadthalle Verden'],
    ['Konferenz im Hotel Krone, Ulm', 'Hotel Krone, Ulm'],
    ['Firmenfeier in Papenburg, 90 Gäste', 'Papenburg'],
    ['Kongress Dresden: Bühne, Licht und Ton für uns', 'Dresden'],
    ['Ort: Kulturscheune Ihlow', 'Kulturscheune Ihlow'],
    ['Lieferung nach Emden am Freitag', 'Emden'],
    ['Bei Regen im Saal, bei Bedarf mit Heizung', null],
    ['Tagung in Absprache mit der Technik im Haus', null],
    ['Bühne im Garten, Stühle in Reihen, alles in Schwarz', null],
    ['Die Band kommt aus Hannover', null],
    ['Feier mit Musik in der Halle und auf der Wiese', null],
    ['Wir sind eine Firma mit Sitz in Kassel und suchen Stühle', null],
    ['nach Absprache, nach Feierabend und vor Beginn', null],
  ],
  fr: [
    ['Mariage au château de Brézolles, 120 invités', 'château de Brézolles'],
    ['Une réception dans un domaine près de Saumur', 'Saumur'],
    ['Concert à la salle des fêtes de Mornant', 'salle des fêtes de Mornant'],
    ['une fête à Annecy pour nous', 'Annecy'],
    ['Colloque sur les forêts, Strasbourg, deux jours', 'Strasbourg'],
    ['Un séminaire dans un hôtel de Nantes', 'Nantes'],
    ['Lieu : Espace Beaumarchais', 'Espace Beaumarchais'],
    ['Il y a Marie qui chante avec un micro', null],
    ['un groupe de Lyon joue pour nous', null],
    ['une fête dans le jardin avec des chaises', null],
    ['à Noël, en mai, en anglais', null],
  ],
  es: [
    ['Boda en un cortijo de Antequera para 100 invitados', 'Antequera'],
    ['Cena en el hotel Mirador de Ronda', 'hotel Mirador de Ronda'],
    ['Congreso en el Palacio de Congresos, Burgos', 'Palacio de Congresos, Burgos'],
    ['Concierto cerca de Oviedo con una orquesta', 'Oviedo'],
    ['una fiesta en Teruel', 'Teruel'],
    ['Lugar: Finca El Olivar', 'Finca El Olivar'],
    ['una banda de Valencia toca en la plaza', null],
    ['en Navidad, en inglés, en el jardín', null],
  ],
  nl: [
    ['Bruiloft op landgoed De Wamberg voor 80 gasten', 'landgoed De Wamberg'],
    ['een feest in een schuur bij Ommen', 'Ommen'],
    ['Congres in Zwolle voor 150 deelnemers', 'Zwolle'],
    ['Personeelsfeest te Gorssel', 'Gorssel'],
    ['een borrel in de hal van ons kantoor in Sneek', 'Sneek'],
    ['een diner in kasteel van Rhoon', 'kasteel van Rhoon'],
    ['Locatie: De Nieuwe Loods', 'De Nieuwe Loods'],
    ['een band uit Tilburg speelt in de tuin', null],
    ['met Kerst, in mei, in het Engels', null],
  ],
};

describe.each(Object.entries(PHRASES))('the place in %s', (_, phrases) => {
  it.each(phrases)('of "%s" is %s', (description, place) => {
    expect(readVenueFound(readText(description))?.value ?? null).toBe(place);
  });
});
