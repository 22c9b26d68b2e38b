import { describe, expect, it } from 'vitest';
import { KIND_CATEGORY, type Kind } from '../../../equipment/index.ts';
import { understand } from '../index.ts';

/** What a sentence excludes, and what it leaves alone; both as kinds. */
type Row = readonly [sentence: string, excluded: string, left: string];

const ENGLISH: readonly Row[] = [
  // who has it, where it is, whose it is
  ['The bookshop has plenty of chairs.', 'chair', 'table_trestle'],
  ['The tables are at the school already.', 'table_trestle', 'chair'],
  ['Projector and screen are in the room.', 'projector projection_screen', 'display'],
  ['Chairs and trestle tables belong to the parish.', 'chair table_trestle', 'lectern'],
  ["The lectern is ours, the PA is the theatre's.", 'lectern pa_package', 'projector'],
  ['All the microphones are theirs.', 'mic_wired mic_wireless_handheld mic_headset', 'speaker_top'],
  ['Seating is taken care of.', 'chair chair_banquet', 'table_round'],
  ['Tables, chairs and linen are all sorted.', 'table_trestle chair tablecloth napkin', 'crockery'],
  ['Crockery and glasses are coming from our caterer.', 'crockery glassware', 'tablecloth'],
  ['The stage is built in.', 'stage_deck', 'chair'],
  ['A sound system is included in the room hire.', 'pa_package', 'projector'],
  ['The house PA is fine for us.', 'pa_package', 'stage_wash'],
  ['The gallery lights will do.', 'stage_wash', 'pa_package'],
  ['The scout group is lending us its gazebos.', 'gazebo', 'marquee'],
  ['My uncle has a generator.', 'generator', 'power_distro'],
  ['The Corn Hall comes with a stage and lighting rig.', 'stage_deck stage_wash', 'pa_package'],
  ['There is a stage in the hall.', 'stage_deck', 'chair'],
  ['There is already a projector in the ceiling.', 'projector', 'projection_screen'],
  ['The hotel is doing the food, the tables and the linen.', 'table_trestle tablecloth', 'chair'],
  ['A mobile bar is being brought by the brewery.', 'bar_unit', 'glassware'],
  ['Tables and chairs have been hired from a local firm.', 'table_trestle chair', 'lectern'],
  ['The timing company brings barriers and its own radios.', 'crowd_barrier two_way_radio', 'fencing'],
  ['We want a drum kit stage, and the amps, which the first band brings, stay put.', 'amplifier', 'stage_deck'],
  ['Power comes from the clubhouse, and so do toilets.', 'generator toilet', 'marquee'],
  ["The lighting is the school's, and so are the drapes.", 'stage_wash drape', 'pa_package'],
  [
    'The Guildhall has a screen of its own, a fixed platform, and seating for everybody.',
    'projection_screen chair',
    'projector',
  ],
  // lists
  ['Chairs: hotel. Tables: hotel. Lighting: none.', 'chair table_trestle stage_wash', 'pa_package'],
  ['Chairs (venue), 4 radio mics, PA.', 'chair', 'mic_wireless_handheld pa_package'],
  ['4 radio mics, PA, chairs (not needed), lectern.', 'chair', 'lectern pa_package mic_wireless_handheld'],
  [
    'What the venue provides: stage, chairs.\nWhat we need: 4 radio mics and a mixer.',
    'stage_deck chair',
    'mixing_console',
  ],
  ['Already on site:\n- chairs\n- PA system\n\nPlease quote for:\n- 6 uplighters', 'chair pa_package', 'uplight'],
  ['Supplied by the client\n- chairs\n- tables\n\nTo be quoted\n- a lectern', 'chair table_trestle', 'lectern'],
  ['Not required: lighting, staging. PA for 80.', 'stage_wash stage_deck', 'pa_package'],
  ['In the hall: a PA, a stage and 40 chairs.', '', 'pa_package stage_deck chair'],
  ['What we do not have: chairs, a stage.', '', 'chair stage_deck'],
  ['We need four radio mics. The hall has everything else: stage, PA and lights.', 'stage_deck pa_package', 'chair'],
  // those who play
  ['The guitarist has his own amp and the drummer his own kit.', 'guitar_amp drum_kit', 'bass_amp'],
  ['Drummer and bassist bring their own gear.', 'drum_kit bass_amp', 'guitar_amp'],
  ['The band bring their own instruments.', 'drum_kit guitar_amp bass_amp', 'pa_package'],
  ['Our DJ has his own decks and controller.', 'dj_player dj_controller', 'pa_package'],
  ['My brother DJs with his own controller.', 'dj_player dj_controller', 'pa_package'],
  ['We are looking for a DJ with his equipment.', '', 'dj_player'],
  ['The DJ brings everything he needs.', 'dj_player pa_package', 'mic_wireless_handheld'],
  // people and carriage
  ['No staff needed, our students operate the equipment.', 'crew_sound crew_technician', 'delivery'],
  ['Self-operated, please.', 'crew_technician crew_sound', 'crew_stagehand'],
  ['Dry hire of two speakers.', 'crew_technician crew_stagehand', 'speaker_top'],
  ['No bar staff, but a technician.', 'crew_bar', 'crew_technician'],
  ['No crew meals needed.', '', 'crew_technician'],
  ['Our volunteers will run everything.', 'crew_sound crew_technician', 'delivery'],
  ["The theatre's own technician will run the desk.", 'crew_sound', 'mixing_console'],
  ["We'll collect from your warehouse on Friday.", 'delivery van truck', 'crew_technician'],
  ['We will pick everything up ourselves.', 'delivery van', 'crew_technician'],
  ['Customer collection.', 'delivery van', 'crew_technician'],
  ['No delivery, we have our own van.', 'delivery van truck', 'crew_technician'],
  ['Delivery and collection please.', '', 'delivery'],
  ['Please deliver on 2 May and pick up on 4 May.', '', 'delivery'],
  ['Can we pick it up ourselves?', '', 'delivery'],
  ['We set everything up ourselves.', 'crew_stagehand', 'crew_technician delivery'],
  ['Delivery only, no set-up.', 'crew_stagehand', 'delivery'],
  // refused and forbidden
  ['Haze is not permitted in the building.', 'hazer', 'stage_wash'],
  ['Smoke machines are banned by the museum.', 'smoke_machine', 'stage_wash'],
  ["We can't have strobes because of a guest with epilepsy.", 'strobe', 'moving_head'],
  ['No power on the pitch, and none needed.', 'generator power_distro', 'pa_package'],
  ['No power on the pitch.', '', 'generator power_distro'],
  ['Please leave the lighting out.', 'stage_wash', 'pa_package'],
  ['We would rather not have a stage.', 'stage_deck', 'pa_package'],
  ["We'd like lighting, but no moving heads and no lasers.", 'moving_head laser', 'stage_wash'],
  ['Not a projector but an LED wall.', 'projector', 'led_wall'],
  ['We want an LED wall, not a projector.', 'projector', 'led_wall'],
  ['Round tables instead of trestles.', 'table_trestle', 'table_round'],
  ['Everything except lighting.', 'stage_wash', 'pa_package'],
  ['No lighting except uplighters.', 'stage_wash', ''],
  ['No need for an engineer.', 'crew_technician', 'speaker_top'],
  ['No need for toilets or a generator.', 'toilet generator', 'marquee'],
  ['The toilets in the clubhouse are open.', 'toilet', 'marquee'],
  ['Chairs the hotel provides.', 'chair', 'table_trestle'],
  ['The marquee is being done by another company.', 'marquee', 'chair'],
  ['Hotel AV: projector, screen, PA.\nYours: 2 lapel mics.', 'projector projection_screen', 'lectern'],
  ['chairs are their, lights arent needed', 'chair stage_wash', 'pa_package'],
  ['Their chairs are too small.', '', 'table_trestle'],
  ['Tables are there. Chairs too.', 'table_trestle chair', 'lectern'],
  // not excluded
  ['Provided by you: a small PA and a lectern.', '', 'pa_package lectern'],
  ['We need an engineer to run the PA.', '', 'crew_sound crew_technician pa_package'],
  ['The choir sings without amplification. We need a PA for the speeches.', '', 'pa_package speaker_top'],
  ['PA with lectern mic and one handheld, keyboard player has his own keyboard.', 'keyboard', 'mic_lectern'],
  ["We can't do without microphones.", '', 'mic_wired'],
  ['A talk is not possible without a PA.', '', 'pa_package'],
  ['Do you have chairs?', '', 'chair'],
  ['Does the venue have a projector?', '', 'projector'],
  ['If the hall has no stage, please add one.', '', 'stage_deck'],
  ['If the hotel has a projector we will use that.', '', 'projector'],
  ['You provide the PA and we provide the chairs.', 'chair', 'pa_package'],
  ['The hire company brings the tables.', '', 'table_trestle'],
  ['The stage should be in the hall and the bar in the foyer.', '', 'stage_deck bar_unit'],
  ['Every stand has a table and two chairs.', '', 'table_trestle chair'],
  ['Each room has 20 chairs and a screen, please.', '', 'chair projection_screen'],
  ['The client has asked for 12 uplighters and a dance floor.', '', 'uplight dance_floor'],
  ['The evening has a disco with lights.', '', 'disco_light'],
  ['The chairs are set up in rows of ten.', '', 'chair'],
  ['The hall does not have chairs, so 200 please.', '', 'chair'],
  ['The venue has a PA but it is too quiet.', '', 'pa_package'],
  ['We have 50 chairs but need 100 more.', '', 'chair'],
  ['The barn has no lighting, so please bring some.', '', 'stage_wash'],
  ['The council provides a supply beside the stage.', '', 'stage_deck'],
  ['A five-piece band with their own instruments, otherwise without PA.', 'drum_kit', 'pa_package'],
  ['We have 120 guests, chairs and a PA please.', '', 'chair pa_package'],
];

const GERMAN: readonly Row[] = [
  ['Stühle und Tische stehen in der Halle.', 'chair table_trestle', 'lectern'],
  ['Die Leinwand gehört der Schule.', 'projection_screen', 'projector'],
  ['Bestuhlung stellt der Veranstalter.', 'chair chair_banquet', 'table_round'],
  ['Die Bühne ist fest eingebaut.', 'stage_deck', 'chair'],
  ['Geschirr und Besteck bringt der Caterer mit.', 'crockery cutlery', 'tablecloth'],
  ['Tische und Geschirr hat der Hof.', 'table_trestle crockery', 'chair'],
  ['Das Zelt ist schon gebucht.', 'marquee', 'gazebo'],
  ['Der DJ bringt sein komplettes Equipment mit.', 'dj_player dj_mixer', 'mic_wireless_handheld'],
  ['Unser DJ legt auf, er bringt CD-Player selbst mit.', 'dj_player', 'speaker_top'],
  ['Die Band bringt ihre Instrumente und Verstärker mit.', 'drum_kit guitar_amp', 'pa_package'],
  ['Coverband mit eigener Backline, sonst ohne Technik.', 'drum_kit', 'speaker_top stage_wash'],
  ['Die Beschallung der Halle können wir nutzen.', 'pa_package', 'stage_wash'],
  ['Vorhanden:\n- Bühne\n- Stühle\n\nBenötigt:\n- 4 Funkmikrofone', 'stage_deck chair', 'mic_wireless_handheld'],
  ['Nicht benötigt: Licht und Bühne.', 'stage_wash stage_deck', 'pa_package'],
  ['Strom stellt die Gemeinde.', 'generator', 'marquee'],
  ['Stühle haben wir genug.', 'chair', 'table_trestle'],
  ['Tische und Bänke leihen wir uns beim Schützenverein.', 'table_trestle bench', 'chair'],
  ['Gläser und Kühlschränke kommen von der Brauerei.', 'glassware refrigeration', 'bar_unit'],
  ['Wir holen das Material selbst ab.', 'delivery truck', 'crew_technician'],
  ['Abholung erfolgt durch unseren Hausmeister.', 'delivery truck', 'crew_technician'],
  ['Kein Personal nötig, die Technik-AG bedient die Anlage.', 'crew_sound crew_stagehand', 'pa_package'],
  ['Auf- und Abbau machen wir selbst.', 'crew_stagehand', 'crew_technician'],
  ['Nur Lieferung, kein Aufbau.', 'crew_stagehand', 'delivery'],
  ['Nebel ist im Museum nicht gestattet.', 'smoke_machine', 'stage_wash'],
  ['Nebel ist wegen der Rauchmelder leider verboten.', 'smoke_machine', 'stage_wash'],
  ['Bitte keine Strobos und keinen Laser.', 'strobe laser', 'moving_head'],
  ['Keinen Beamer, sondern eine LED-Wand.', 'projector', 'led_wall'],
  ['Alles außer Licht.', 'stage_wash', 'pa_package'],
  ['Nicht ohne Mikrofone, bitte.', '', 'mic_wired'],
  ['Das Catering bringt Geschirr und Gläser mit.', 'crockery glassware', 'chair'],
  ['Die Toiletten im Vereinsheim sind offen.', 'toilet', 'marquee'],
  ['Strom 63 A ist da.', 'generator', 'marquee'],
  ['Aufbau machen unsere Helfer.', 'crew_stagehand', 'crew_technician'],
  ['Haben Sie auch Stühle?', '', 'chair'],
  ['Hat der Saal eine Leinwand?', '', 'projection_screen'],
  ['Falls die Halle keine Bühne hat, bitte eine anbieten.', '', 'stage_deck'],
  ['Die Halle hat keine Stühle, wir brauchen 200.', '', 'chair'],
  ['Jeder Stand hat einen Tisch und zwei Stühle.', '', 'table_trestle chair'],
  ['Der Kunde hat 12 Strahler und eine Tanzfläche gewünscht.', '', 'stage_wash dance_floor'],
  ['Die Stühle stellen Sie bitte in Reihen auf.', '', 'chair'],
  ['Die Bühne soll in der Halle stehen.', '', 'stage_deck'],
  ['Die Boxen in der Kirche sind vorhanden, aber zu schwach.', '', 'speaker_top'],
  ['Die Stadt stellt einen Starkstromanschluss.', 'generator', 'marquee'],
];

const FRENCH: readonly Row[] = [
  ['Les chaises sont dans la salle.', 'chair', 'table_trestle'],
  ['Tables et chaises appartiennent à la commune.', 'table_trestle chair', 'lectern'],
  ['Le pupitre est à nous.', 'lectern', 'projector'],
  ["Le traiteur s'occupe de la vaisselle et du nappage.", 'crockery tablecloth', 'chair'],
  ['La sono de la salle suffit.', 'pa_package', 'stage_wash'],
  ['Il y a une scène dans la salle.', 'stage_deck', 'chair'],
  ['Le groupe vient avec ses instruments et ses amplis.', 'drum_kit guitar_amp', 'pa_package'],
  ['Notre DJ apporte ses platines.', 'dj_player', 'pa_package'],
  ['Nous cherchons un DJ avec son matériel.', '', 'dj_player'],
  ['Déjà sur place :\n- estrade\n- chaises\n\nÀ prévoir :\n- 4 micros HF', 'stage_deck chair', 'mic_wireless_handheld'],
  ['Nous venons chercher le matériel vendredi.', 'delivery van', 'crew_technician'],
  ['Livraison seule, pas de montage.', 'crew_stagehand', 'delivery'],
  ['Livraison à Calais vendredi.', '', 'delivery'],
  ['Sans technicien, nos bénévoles gèrent la régie.', 'crew_technician crew_sound', 'delivery'],
  ["Les fumigènes sont interdits dans l'église.", 'smoke_machine', 'stage_wash'],
  ['Inutile de prévoir des tables.', 'table_trestle', 'chair'],
  ['Les micros, on les a.', 'mic_wired', 'speaker_top'],
  ["Tout sauf l'éclairage.", 'stage_wash', 'pa_package'],
  ["L'estrade appartient à l'école et le piano aussi.", 'stage_deck piano', 'chair'],
  ["S'il n'y a pas de scène, merci d'en prévoir une.", '', 'stage_deck'],
  ["La salle n'a pas de chaises, il nous en faut 200.", '', 'chair'],
  ['Avez-vous des chaises ?', '', 'chair'],
  ['Chaque stand a une table et deux chaises.', '', 'table_trestle chair'],
  ['Pas sans micros !', '', 'mic_wired'],
];

const SPANISH: readonly Row[] = [
  ['Las sillas están en la sala.', 'chair', 'table_trestle'],
  ['Las mesas pertenecen a la parroquia.', 'table_trestle', 'chair'],
  ['El atril es nuestro.', 'lectern', 'projector'],
  ['La vajilla y las copas corren a cargo del catering.', 'crockery glassware', 'tablecloth'],
  ['El sonido de la sala nos vale.', 'pa_package', 'stage_wash'],
  ['Hay escenario en el recinto.', 'stage_deck', 'chair'],
  ['La finca tiene baños.', 'toilet', 'generator'],
  ['Las mesas las pone el restaurante.', 'table_trestle', 'chair'],
  ['Nuestro DJ trae su propio equipo.', 'dj_player', 'mic_wired'],
  ['El grupo trae sus instrumentos.', 'drum_kit guitar_amp', 'pa_package'],
  [
    'Ya tenemos:\n- tarima\n- sillas\n\nNecesitamos:\n- 4 micrófonos inalámbricos',
    'stage_deck chair',
    'mic_wireless_handheld',
  ],
  ['Pasamos a recoger el material el viernes.', 'delivery van', 'crew_technician'],
  ['Solo entrega, sin montaje.', 'crew_stagehand', 'delivery'],
  ['Sin personal técnico, nuestros voluntarios manejan el equipo.', 'crew_sound crew_stagehand', 'delivery'],
  ['El humo está prohibido en el museo.', 'smoke_machine', 'stage_wash'],
  ['No se permite humo ni láser.', 'smoke_machine laser', 'stage_wash'],
  ['Los focos son de la sala y las cortinas también.', 'stage_wash drape', 'chair'],
  ['No un proyector sino una pantalla LED.', 'projector', 'led_wall'],
  ['¿Tienen sillas?', '', 'chair'],
  ['No hay sillas en la sala, necesitamos 200.', '', 'chair'],
  ['Cada puesto tiene una mesa y dos sillas.', '', 'table_trestle chair'],
  ['El cliente ha pedido 12 focos y una pista de baile.', '', 'stage_wash dance_floor'],
];

const DUTCH: readonly Row[] = [
  ['De stoelen staan in de zaal.', 'chair', 'table_trestle'],
  ['De tafels zijn van de kerk.', 'table_trestle', 'chair'],
  ['De katheder is van ons.', 'lectern', 'projector'],
  ['Het servies en de glazen komen van de cateraar.', 'crockery glassware', 'tablecloth'],
  ['De geluidsinstallatie van de zaal volstaat.', 'pa_package', 'van stage_wash'],
  ['Er is een podium in de zaal.', 'stage_deck', 'chair'],
  ['Tafels regelt het restaurant.', 'table_trestle', 'chair'],
  ['De microfoons regelen we zelf.', 'mic_wired mic_wireless_handheld', 'speaker_top'],
  ['Onze DJ heeft zijn eigen apparatuur.', 'dj_player', 'mic_wired'],
  ['De band neemt alles zelf mee.', 'drum_kit guitar_amp', 'mic_wireless_handheld'],
  [
    'Al aanwezig:\n- podium\n- stoelen\n\nNodig:\n- 4 draadloze microfoons',
    'stage_deck chair',
    'mic_wireless_handheld',
  ],
  ['Wij halen alles zelf op.', 'delivery van', 'crew_technician'],
  ['We komen het vrijdag ophalen.', 'delivery van', 'crew_technician'],
  ['Alleen levering, geen opbouw.', 'crew_stagehand', 'delivery'],
  ['Zonder personeel, onze vrijwilligers bedienen de installatie.', 'crew_sound crew_stagehand', 'delivery'],
  ['Rook is verboden in het museum.', 'smoke_machine', 'stage_wash'],
  ['Geen beamer maar een ledwand.', 'projector', 'led_wall'],
  ['Het licht is van de zaal en de gordijnen ook.', 'stage_wash drape', 'chair'],
  ['Hebben jullie stoelen?', '', 'chair'],
  ['Heeft de zaal een beamer?', '', 'projector'],
  ['Als er geen podium is, graag een aanbieden.', '', 'stage_deck'],
  ['De zaal heeft geen stoelen, we hebben er 200 nodig.', '', 'chair'],
  ['Elke kraam heeft een tafel en twee stoelen.', '', 'table_trestle chair'],
  ['Niet zonder microfoons.', '', 'mic_wired'],
];

const KINDS = new Set<string>(Object.keys(KIND_CATEGORY));

describe.each([
  ['English', ENGLISH],
  ['German', GERMAN],
  ['French', FRENCH],
  ['Spanish', SPANISH],
  ['Dutch', DUTCH],
])('in %s what the client has or does not want', (_, rows) => {
  it.each(rows)('is read from "%s"', (sentence, excluded, left) => {
    const { exclusions } = understand({ description: sentence });
    const named = new Set(exclusions.flatMap(({ kinds }) => kinds));
    const categories = new Set(exclusions.flatMap((exclusion) => exclusion.categories));
    const isExcluded = (kind: Kind) => named.has(kind) || categories.has(KIND_CATEGORY[kind]);
    expect(kindsOf(excluded).filter((kind) => !isExcluded(kind))).toEqual([]);
    expect(kindsOf(left).filter(isExcluded)).toEqual([]);
  });
});

function kindsOf(list: string): readonly Kind[] {
  return list
    .split(' ')
    .filter((word) => word !== '')
    .map(kindOf);
}

function kindOf(word: string): Kind {
  if (!isKind(word)) throw new RangeError(`${word} is no kind`);
  return word;
}

function isKind(word: string): word is Kind {
  return KINDS.has(word);
}
