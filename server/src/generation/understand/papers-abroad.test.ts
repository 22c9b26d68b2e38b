import { describe, expect, it } from 'vitest';
import { understand } from './index.ts';

function asked(description: string): string[] {
  return understand({ description }).demands.map(({ quantity, kinds: [kind] }) => `${quantity ?? '?'} ${kind ?? '-'}`);
}

function sidesOf(description: string, kind: string) {
  const traits = understand({ description }).demands.find(({ kinds }) => kinds[0] === kind)?.traits;
  return [traits?.widthM, traits?.depthM];
}

describe('stages and tents by their sides', () => {
  it.each<[string, number, number]>([
    ['Bühne bei kleiner Besetzung: 6m breit, 4m tief, darüber 3m.', 6, 4],
    ['Die Bühne soll 8 auf 6 Meter groß sein', 8, 6],
    ['El escenario medirá 8 metros de ancho por 6 de fondo y 1 metro de alto.', 8, 6],
    ['El escenario tendrá 10 m de boca por 8 de fondo.', 10, 8],
    ['Plataforma de 4x3 m para el conferenciante.', 4, 3],
    ["Il nous faut un plateau de 10 m d'ouverture sur 8 m de profondeur.", 10, 8],
    ['Plateau minimum 6 m x 4 m, noir, stable.', 6, 4],
    ['Podium de 6 par 4 mètres en plein air.', 6, 4],
    ['Une scène de 8 par 6', 8, 6],
    ['Un promontoire de 4 x 3 m pour les musiciens.', 4, 3],
    ['Het podium meet 6 op 4 meter', 6, 4],
  ])('a stage: %s', (description, widthM, depthM) => {
    expect(sidesOf(description, 'stage_deck')).toEqual([widthM, depthM]);
  });

  it.each<[string, number, number]>([
    ['Zelt 10 mal 20 Meter mit Holzboden.', 10, 20],
    ['Nous cherchons un chapiteau de 15 m par 40 m avec un plancher bois.', 15, 40],
    ['Un entoldado de 10x30 para la fiesta mayor.', 10, 30],
    ['Tent 10 x 20 met houten vloer.', 10, 20],
  ])('a tent: %s', (description, widthM, depthM) => {
    expect(sidesOf(description, 'marquee')).toEqual([widthM, depthM]);
    expect(asked(description)).not.toContain('10 marquee');
  });

  it.each([
    'Escenario de 10 x 8 m con techo.',
    'Podium de 6 par 4 mètres, avec toit.',
    'Bühnenmaße 10 x 8 m, überdacht.',
    'Die Bühne soll 16m² groß sein, 60 cm hoch, mit Dach.',
  ])('a roof over it: %s', (description) => expect(asked(description)).toContain('? stage_roof'));

  it('a plate is no stage', () => {
    expect(asked('10 plateaux de service')).toEqual(['10 serving']);
    expect(asked('Le plateau doit être libre à notre arrivée. Pendrillons à cour.')).not.toContain('? serving');
  });
});

describe('what papers in other languages call things', () => {
  it.each([
    ['12 atriles para músicos con luz', ['12 music_stand']],
    ['Atriles de lectura: 5', ['5 music_stand']],
    ['8 pupitres et 8 chaises sans accoudoirs.', ['8 music_stand', '8 chair']],
    ['12 lessenaars en 12 stoelen zonder armleuning.', ['12 music_stand', '12 chair']],
    ['12 Notenpulte mit Licht, 12 Stühle ohne Armlehnen.', ['12 music_stand', '12 chair']],
    ["un pupitre pour l'orateur", ['1 lectern']],
    ['un pupitre et 40 chaises', ['1 lectern', '40 chair']],
    ['Amplificador para Guitarra Orange (o similar). Otro Amplificador de Guitarra, Vox VTX120.', ['2 guitar_amp']],
    ['Dos amplificadores para guitarra (Fender Twin o similar)', ['2 guitar_amp']],
    ['2 amplis guitare (Fender Twin, Vox AC30)', ['1 guitar_amp', '1 guitar_amp']],
    ['Zwei Gitarrenamps (Fender Twin, Vox AC30) und ein Bassamp.', ['1 guitar_amp', '1 guitar_amp', '1 bass_amp']],
    ['Ein Monitor vorne und noch ein Monitor hinten', ['2 stage_monitor']],
    ['Un cañón y una pantalla de 3 metros.', ['1 projector', '1 projection_screen']],
    ['Hace falta un videobeam (un cañón) con pantalla', ['1 projector', '? projection_screen']],
    ['El proyector tiene que tener 5000 lúmenes', ['? projector']],
    ['Las sillas tienen que ser cómodas', ['? chair']],
    ['1 VP + écran sur pied', ['1 projector', '? projection_screen']],
    ['Security: 4 Personen von 20 bis 3 Uhr.', ['4 crew_steward']],
    ['Servicio de seguridad: 6 agentes de 22:00 a 6:00.', ['6 crew_steward']],
    ['Vier bewakers voor de nacht.', ['4 crew_steward']],
    ['Für die Nacht brauchen wir eine Wache.', ['1 crew_steward']],
    ['Zwarte friezen en poten, zwart fond.', ['? drape']],
    ['Fondo de escenario negro.', ['? drape']],
    ['Boîte noire complète : pendrillons, frises, fond.', ['? drape']],
    ['Carpa de 15 x 40. El suelo, de madera.', ['? marquee', '? marquee_floor']],
    ['1 micro de bombo y 2 micros de condensador', ['1 mic_instrument', '2 mic_instrument']],
  ])('%s', (description, things) => expect(asked(description)).toEqual(things));

  it.each([
    ['Dos cañones de confeti para el final y una pantalla', 'projector'],
    ['Die Wache des Ortes liegt am Markt. Wir brauchen eine Bühne.', 'crew_steward'],
    ['12 stoelen zonder armleuning', 'stage_handrail'],
  ])('not where it means something else: %s', (description, kind) => {
    const { demands, exclusions } = understand({ description });
    expect([...demands, ...exclusions].flatMap(({ kinds }) => kinds)).not.toContain(kind);
  });

  it('people who work are no guests', () => {
    expect(understand({ description: "Service d'ordre : 4 personnes. Une scène de 6 x 4 m." }).attendees).toBeNull();
  });
});

describe('what is there to be had yet', () => {
  it.each([
    ['Geplant ist ein Festzelt bei der Sporthalle. Es muss wenigstens 20 m lang und 10 m breit werden.', '1 marquee'],
    ['Zu klären ist, wie ein Boden ins Zelt eingebaut werden kann.', '? marquee_floor'],
    ['Está prevista una carpa junto al pabellón, de 10 x 20 m', '1 marquee'],
    ['5a. An die hintere Wand der Bühne gehört schwarzer Stoff (Molton), 8 m breit und 4 m hoch.', '? drape'],
    ['• Carpa para las fiestas\n• Vigilancia de seguridad dentro.', '? crew_steward'],
    ['Hace falta un escritorio para el ponente', '1 table_desk'],
    ['ohne eine Bühne wie oben beschrieben geht keines der Programme', '? stage_deck'],
    ['Sans scène couverte, pas de concert.', '? stage_roof'],
    ['Zonder podium kunnen we niet spelen', '? stage_deck'],
  ])('%s', (description, thing) => expect(asked(description)).toContain(thing));

  it.each([
    'An die hintere Wand der Bühne gehört ein Vorhang.',
    'Auf der Bühne sind Getränke nicht erlaubt.',
    'Geplant ist ein Podium auf der Wiese.',
  ])('is nothing that is there or refused: %s', (description) => {
    expect(understand({ description }).exclusions).toEqual([]);
  });

  it.each(['Die Bühne gehört dem Verein.', 'Im Saal ist eine Bühne nicht erlaubt.', 'Die Bühne ist fest eingebaut.'])(
    'is told from what is: %s',
    (description) => expect(understand({ description }).exclusions).not.toEqual([]),
  );

  it('a tent is as large as the ground that a line says it covers', () => {
    const { demands } = understand({
      description: 'Carpa para el carnaval.\n• Terreno que se ocupa: 600 metros cuadrados',
    });
    expect(demands[0]?.squareMetres).toBe(600);
  });

  it('what a tender lists is for whoever gets it', () => {
    const description = `PLIEGO DE PRESCRIPCIONES TÉCNICAS. Objeto: explotar barras, montar escenarios, dotar de mesas y sillas
      los lugares que se digan. El ayuntamiento aporta los contenedores y la energía. Se colocarán vallas, escalera y faldón.`;
    expect(asked(description)).toEqual(expect.arrayContaining(['? table_trestle', '? chair']));
  });
});

describe('the commonest things in Italian and Danish', () => {
  it.each<[string, readonly string[]]>([
    [
      'Ci serve un palco di 8 x 6 metri. Sedie: 45, e 45 leggii. Le luci e i tavoli che abbiamo già nella sala.',
      ['? stage_deck', '45 chair', '45 music_stand'],
    ],
    ['Almeno 4 microfoni panoramici e 30 transenne.', ['4 mic_instrument', '30 crowd_barrier']],
    ["Servizio d'ordine: 4 persone durante il concerto.", ['4 crew_steward']],
    ['Vi skal bruge 60 stole og 10 borde, og et telt på 10 x 20 m.', ['60 chair', '10 table_trestle', '? marquee']],
    ['12 nodestativer og et lydanlæg', ['12 music_stand', '? pa_package']],
  ])('%s', (description, things) => expect(asked(description)).toEqual(expect.arrayContaining([...things])));

  it.each(['The stage is from the stole shop', 'Un palco en la plaza para los músicos'])(
    'and nowhere else: %s',
    (description) => expect(asked(description).join(' ')).not.toMatch(/chair|table/u),
  );
});
