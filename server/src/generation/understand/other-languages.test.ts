import { describe, expect, it } from 'vitest';
import { understand } from './index.ts';

function asked(description: string): string {
  return understand({ description })
    .demands.map(({ kinds, phrase, quantity }) => `${quantity === null ? '' : `${quantity} `}${kinds[0] ?? phrase}`)
    .join(', ');
}

describe('what is asked for in other languages than English', () => {
  it.each([
    ['5 SM58, 14 pieds de micro', '5 mic_wired, 14 mic_stand'],
    ['Lumière : 6 projecteurs, 8 PAR', '6 stage_wash, 8 stage_wash'],
    ['Prévoir 3 projecteurs de 1000 W à la face', '3 stage_wash'],
    ['Il faut un projecteur et un écran pour la réunion', '1 projector, 1 projection_screen'],
    ['Batería y platos', 'drum_kit, drum_part'],
    ['We huren 60 stoeltjes en 8 tafeltjes', '60 chair, 8 table_trestle'],
    ['Für die Kinder 25 Stühlchen, bitte', '25 chair'],
    ['Wir mieten ein Zelt mit Boden', '1 marquee, marquee_floor'],
    ['Absperrung mit 30 Gittern', '30 crowd_barrier'],
    ['Colocación de telas negras', 'drape'],
  ])('reads the thing that is meant: %s', (description, demands) => expect(asked(description)).toContain(demands));

  it.each([
    ['Te voorzien: 12 tafels en een podium', '12 table_trestle, stage_deck'],
    ['Gelieve stroom te voorzien aan het podium.', 'power_distro'],
    ['Graag 30 stoelen voorzien.', '30 chair'],
  ])('takes Dutch "te voorzien" for a wish: %s', (description, demands) =>
    expect(asked(description)).toContain(demands),
  );

  it.each([
    ['Wir brauchen 50 Garnituren, 20 hat der Verein, den Rest müssen wir leihen.', '30 beer_table_set'],
    ['Il faut 40 tables, la mairie en prête 25, le reste est à louer.', '15 table_trestle'],
    ['We hebben 90 stoelen nodig, 30 zijn er al, de rest huren we.', '60 chair'],
    ['Hacen falta 120 sillas, el ayuntamiento pone 50, el resto hay que alquilarlo.', '70 chair'],
    ['We need 80 chairs. The hall has 20, so the remaining ones we hire.', '60 chair'],
    ['We need 80 chairs: 20 in the foyer, the rest in the hall.', '80 chair'],
  ])('hires what is left of what somebody has in part: %s', (description, demands) =>
    expect(asked(description)).toBe(demands),
  );

  it.each([
    ['12 Stehtische mit weißen Hussen', '12 table_cocktail, 12 tablecloth'],
    ['80 Stühle mit Hussen und 4 Stehtische', '80 chair, chair_cover, 4 table_cocktail'],
    ['Een podium met een overkapping, graag', 'stage_deck, 1 stage_roof'],
    ['Stand para laptop y 4 altavoces', '4 speaker_top'],
    ['Un vallado con 60 vallas', '60 crowd_barrier'],
    ['Focos a batería en el jardín, pon 8', '8 uplight'],
  ])('tells what belongs to what: %s', (description, demands) => expect(asked(description)).toBe(demands));

  it.each([
    ['Ein Festzelt mit einer Länge von 25 m und einer Breite von 10 m', 10, 25],
    ['Une tente de 15 m de long sur 8 m de large', 8, 15],
    ['A marquee, 9 m wide and 18 m long', 9, 18],
  ])('reads the sides of a tent by their names: %s', (description, widthM, depthM) => {
    expect(understand({ description }).demands[0]?.traits).toMatchObject({ widthM, depthM });
  });

  it.each([
    ['Wir mieten Tische dazu, um genug Tische zu haben: 30 Stück.', '30 table_trestle'],
    ['Il faut louer 15 tables pour avoir assez de tables.', '15 table_trestle'],
    ['Alquilar sillas para tener bastantes sillas', 'chair'],
    ['Best tafels bijhuren om zeker genoeg tafels te hebben: 12 stuks.', '12 table_trestle'],
    ['Graag gordijnen om de achterkant van de zaal af te sluiten', 'drape'],
  ])('takes what something is for for no possession: %s', (description, demands) =>
    expect(asked(description)).toBe(demands),
  );

  it.each([
    ['Die Bühne muss frei von Geländern und Girlanden sein.', 'stage_handrail|festoon'],
    ['Es dürfen keine anderen Geräte (z.B. Kühlschränke, Heizungen) angeschlossen sein.', 'refrigeration|space_heater'],
    ['Rechts und links ist Platz für die Boxen freizuhalten.', 'speaker_top'],
    ['Prévoir un emplacement pour la console en salle.', 'mixing_console'],
    ['Ein Headset mit neuen Batterien', 'drum_kit'],
    ['Un sol plat et sec', 'crockery'],
    ['4 retours sur 4 circuits', 'power_distro'],
    ['Elektriciteit moet voorhanden zijn', 'crew_stagehand'],
  ])('names a thing without asking for it: %s', (description, kinds) =>
    expect(asked(description)).not.toMatch(new RegExp(kinds, 'u')),
  );

  it.each([
    ['We hebben stoelen en tafels voor 80 man nodig.', 'chair, table_trestle'],
    ['Mesa de 24 canales y 4 monitores', 'mixing_console, 4 stage_monitor'],
    ['1 console retours, 5 retours', '1 mixing_console, 5 stage_monitor'],
    ['Calefacción: 8 estufas de gas', '8 patio_heater'],
    ['Platz für eine Tanzfläche und 60 Stühle, bitte', 'dance_floor, 60 chair'],
    ['2 Stromanschlüsse, 400 V', '2 power_distro'],
  ])('asks for what it asks for: %s', (description, demands) => expect(asked(description)).toBe(demands));

  it.each([
    ['Die stabile Bühne muss haben:\nBühnenbreite: mind. 7m\nBühnentiefe: mind. 4m', 7, 4],
    ['Bühne\n7 m x 4,5 m in stabiler Bauweise', 7, 4.5],
  ])('reads the sides of a stage in the lines under it: %s', (description, widthM, depthM) => {
    expect(understand({ description }).demands[0]?.traits).toMatchObject({ widthM, depthM });
  });

  it.each([
    ['Mischpult:\n\n24 Kanäle, 6 Aux-Wege', 24],
    ['Ein Mischpult mit 32 Kanälen', 32],
    ['Consola digital de al menos 16 canales', 16],
    ['Mengtafel: minimaal 24 kanalen', 24],
    ['Console numérique 32 voies', 32],
  ])('reads the channels of a desk behind or under it: %s', (description, channels) => {
    expect(understand({ description }).demands[0]?.traits).toMatchObject({ channels });
  });

  it.each([
    ["Vergeet zeker niet dat we mobiele wc's moeten huren.", 'toilet'],
    ['Vergeet de tafels niet.', 'table_trestle'],
    ['Vergesst die Stühle nicht, bitte.', 'chair'],
    ['Und vergessen Sie das Rednerpult nicht.', 'lectern'],
  ])('takes what is not to be forgotten for a wish: %s', (description, kind) => expect(asked(description)).toBe(kind));

  it.each([
    ['Wo kan de vrachtwagen staan? Een tent graag.', 'glassware'],
    ['Der Beamer hängt an der Decke', 'stage_deck'],
    ['La clé est chez un membre du bureau', 'table_desk'],
    ['2 projecteurs en douche', 'shower'],
    ['Démontage : 40 minutes', 'crew_stagehand'],
    ['Sábado, 14 Montaje del escenario', '14 crew_stagehand'],
    ['12 focos a batería', 'drum_kit'],
    ['Bühnenanweisung. Die Techniker der Band bestimmen, wo und wie die Musikanlage aufgestellt wird.', 'pa_package'],
    ['1 aansluiting 230 Volt / 16 amp, alleen voor geluid en instrumenten.', 'pa_package'],
    ['Effekte: 7 x Compressor, 1 x Hall/Reverb, 1 x Delay. PA für 300 Personen.', 'speaker_top'],
    ['Het podium staat zo ver mogelijk van de ingang, bar, keuken en toiletten.', 'toilet'],
    ['Bitte Bühne 6x4. Der Bühnenboden muss stabil sein.', 'stage_floor'],
    ['REQUISITOS TÉCNICOS\nUn escenario y dos focos.', 'crew_technician'],
    ['Par suite de problèmes techniques le concert est reporté. Il faut une scène.', 'pa_package'],
    ['Voorstelling. Een lamp op het decor. Wij zoeken 40 stoelen.', 'backdrop'],
    ['Wir brauchen 6 Mikrofone, eines mit Funk. Die anderen 4 Mikrofone stehen rechts.', '4 mic_wired'],
  ])('leaves a word what it is in a sentence: %s', (description, kind) =>
    expect(asked(description)).not.toContain(kind),
  );

  it.each([
    '8 focos de colores con batería',
    '8 Scheinwerfer, farbig, mit Akku',
    '8 projecteurs de couleur sur batterie',
    '8 gekleurde spots op accu',
  ])('takes lights on batteries for what washes a wall: %s', (description) =>
    expect(asked(description)).toBe('8 uplight'),
  );

  it.each([
    ['Das Zelt ist noch anzumieten.', 'marquee'],
    ['Die Hüpfburg ist noch zu besorgen.', 'inflatable'],
    ['La sono est à chercher chez un loueur.', 'pa_package'],
    ['Las sillas hay que alquilarlas.', 'chair'],
    ['El castillo hinchable está por contratar.', 'inflatable'],
    ['Material y vallas, que hay que llevar.', 'crowd_barrier'],
    ['Es ist eine angemessene Beschallungsanlage (PA) zur Verfügung zu stellen.', 'pa_package'],
  ])('takes for a wish what is still to be had: %s', (description, kind) => expect(asked(description)).toContain(kind));

  it.each([
    ['Un électricien doit être présent pendant la balance.', '1 crew_electrician'],
    ['Ein Elektriker muss während der Show anwesend sein.', '1 crew_electrician'],
    [
      "Fiche technique. Un électricien ayant accès aux armoires devra être présent dès l'arrivée.",
      '1 crew_electrician',
    ],
    ['Un técnico de luces deberá estar presente en el ensayo.', '1 crew_lighting'],
  ])('hires who must be there: %s', (description, crew) => expect(asked(description)).toBe(crew));
});
