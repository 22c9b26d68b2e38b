import { type EvalBrief, either, needs } from '../../expectation.ts';
import {
  BROADCAST,
  LOUD,
  PARTY_LIGHT,
  PLATFORM,
  SEATS,
  SPEAKERS,
  SPEECH,
  STAGE_LIGHT,
  TABLEWARE,
} from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, DECKS, LOOS, MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS } from '../usual.ts';

/** French: a fair of associations put out to tender, a wedding; Flemish: a debate before an election. */
export const FRENCH_DUTCH: readonly EvalBrief[] = [
  {
    id: 'ho-ab-forum-associations',
    language: 'fr',
    catalogue: 'garonne',
    description: `CAHIER DES CLAUSES TECHNIQUES PARTICULIÈRES
Objet : location, livraison et installation de matériel pour le forum des associations
Date : samedi 4 septembre, de 10 h à 18 h. Lieu : esplanade de Bergerac. Fréquentation attendue : 2 000 personnes.

Article 1 - Consistance des prestations
Lot A, abris et mobilier : 25 barnums 3 x 3 ; 60 plateaux 183 x 76 ; 150 chaises pliantes blanches ; 40 grilles d'exposition.
Lot B, scène : un podium remorque couvert 8 x 6, montage compris.
Lot C, sonorisation : diffusion adaptée à l'esplanade pour démonstrations de danse et annonces ; 2 micros HF main ; 2 serre-tête ; 2 retours ; un technicien pour la journée.
Lot D, énergie : 3 coffrets 63 A, 8 coffrets 32 A, 30 prolongateurs, 20 passages de câble.
Lot E, sécurité et hygiène : 80 barrières Vauban, 10 extincteurs, 12 talkies, 6 WC autonomes dont aucun PMR, 2 WC PMR en sus, 15 conteneurs de tri.

Article 2 - Prestations hors marché
L'énergie est fournie par le réseau (armoire foraine), sans groupe électrogène. Le gardiennage de nuit fait l'objet d'un contrat distinct. La buvette est tenue par le comité de jumelage, avec son matériel frigorifique et sa tireuse. Aucun éclairage scénique n'est attendu, la manifestation se déroulant de jour. Les secours sont assurés par la Protection civile.

Article 3 - Pénalités : 150 € par heure de retard. Article 4 - Délai de validité des offres : 90 jours.`,
    good: {
      attendees: 2000,
      days: 1,
      must: [
        needs(/Barnum/, 25),
        needs(/Plateau rect/, 60),
        needs(/pliante blanche/, 150),
        needs('pinboard', 40),
        needs('mobile_stage', 1),
        needs(SPEAKERS, [2, 16]),
        needs('mic_wireless_handheld', [2, 3]),
        needs('mic_headset', 2),
        needs('stage_monitor', 2),
        needs('crew_sound', [1, 12]),
        needs(/Coffret 63/, 3),
        needs(/Coffret 32/, 8),
        needs(/Prolongateur/, 30),
        needs('cable_ramp', 20),
        needs('crowd_barrier', 80),
        needs('fire_extinguisher', 10),
        needs('two_way_radio', 12),
        needs('toilet', 6),
        needs('toilet_accessible', 2),
        needs('waste_bin', 15),
      ],
      should: [needs('transport')],
      allowed: [...without(OUTDOORS, 'generator', 'fuel', 'crew_steward', 'crew_medic'), ...LOUD, ...PLATFORM],
      offers: without([...OUTDOORS_OFFERS, 'stage_floor'], 'crew_steward', 'refrigeration'),
      excluded: [
        'generator',
        'fuel',
        'refrigeration',
        /Tireuse/,
        'stage_wash',
        'profile_spot',
        'moving_head',
        'lighting_package',
        'lighting_console',
        'crew_lighting',
        'crew_steward',
        'crew_medic',
      ],
      silly: ['projector', 'dance_floor', 'lectern', 'table_round', 'disco_light', 'marquee', 'hazer', 'photo_booth'],
      title: [/bergerac|forum|associations/i, /2[   .]?000/],
    },
  },
  {
    id: 'ho-ab-mariage-landes',
    language: 'fr',
    catalogue: 'garonne',
    description: `Bonjour,

Nous nous marions le samedi 26 juin dans les Landes, à Hossegor, dans le jardin de mes beaux-parents. On sera 140 à table.

Voici notre liste :
- structure 10 x 25 avec plancher bois et moquette (250 m²) et velum ivoire (250 m²)
- 18 tables rondes Ø 150, 144 chaises Napoléon blanches, nappes rondes, 144 serviettes
- piste de danse, 36 m²
- 10 mange-debout pour le vin d'honneur
- 15 guirlandes guinguette
- 20 projecteurs sur batterie
- lettres LOVE, l'arche en bois, 80 chaises pliantes blanches pour la cérémonie laïque
- une enceinte autonome avec micro pour la cérémonie
- la caravane sanitaire
- un groupe de 40 kVA

Pour la soirée, on a un DJ qui vient avec tout : son, platines, jeux de lumière. La vaisselle, les verres et les couverts sont compris chez le traiteur, ainsi que les serveurs. Pas de photobooth, on n'aime pas ça. Les oliviers en pot, on hésite encore : mettez-en 4 mais à part.

Merci d'avance, Maylis et Benoît`,
    good: {
      attendees: 140,
      days: 1,
      must: [
        needs(/10 x 25/, 1),
        needs(/Plancher bois/, [250, 250]),
        needs('marquee_lining', [250, 250]),
        needs(/Ø 150 \(8/, 18),
        needs(/Napoléon III blanche/, [144, 150]),
        needs(/Nappe ronde Ø 290/, [18, 20]),
        needs('napkin', [144, 160]),
        needs('dance_floor', [36, 36]),
        needs('table_cocktail', 10),
        needs('festoon', 15),
        needs('uplight', 20),
        needs(/LOVE/, 1),
        needs('ceremony_arch', 1),
        needs(/pliante blanche/, 80),
        needs(/autonome Mipro/, 1),
        needs('toilet_trailer', 1),
        needs(/40 kVA/, 1),
      ],
      should: [needs('transport')],
      allowed: [
        ...SPEECH,
        ...ANY_JOB,
        'fuel',
        'crew_electrician',
        'fire_extinguisher',
        'waste_bin',
        'mic_wireless_handheld',
      ],
      offers: without(
        [...PARTY_OFFERS, ...OUTDOORS_OFFERS, 'fan', 'space_heater'],
        'crew_dj',
        'photo_booth',
        'glassware',
        'crew_waiter',
        'disco_light',
        'moving_head',
        'stage_wash',
        'lighting_package',
        'mirror_ball',
      ),
      excluded: [
        ...TABLEWARE,
        ...DECKS,
        'crew_waiter',
        'crew_dj',
        'photo_booth',
        'disco_light',
        'moving_head',
        'subwoofer',
      ],
      silly: ['projector', 'lectern', 'crowd_barrier', 'flip_chart', 'stage_monitor', 'stage_deck', 'line_array'],
      title: [/hossegor|landes|mariage/i, /140/],
    },
  },
  {
    id: 'ho-ab-verkiezingsdebat',
    language: 'nl',
    catalogue: 'zenne',
    description: `Beste,

De jongerenraad organiseert op woensdag 29 september een verkiezingsdebat in de sporthal van Dilbeek, voor 300 toeschouwers. Zeven lijsttrekkers, één moderator.

Onze technische lijst, zoals besproken in de werkgroep:

Podium: 8 x 4 m, 60 cm hoog, rok vooraan, trap
Geluid: installatie voor 300 personen, 8 hoofdbeugelmicro's (als er maar 6 zijn: 6 en 2 dasspelden), 2 draadloze handmicro's voor de zaal, geluidstechnicus
Beeld: 2 schermen van 86" op statief naast het podium, laptop voor de stellingen, 2 camera's (Sony) met cameraman en een encoder voor de livestream
Licht: podiumlichtset, 2 stuks, met een technicus om ze te hangen
Stemmen: 250 stemkastjes
Zaal: 300 klapstoelen zwart, zwarte pipe & drape, 10 meter, achter de sprekers

Wat er niet in moet: een spreekgestoelte (ze staan rond een tafel die de theaterklas timmert), een bar (de chiro doet die, met eigen koelkasten en bekers) en internet, want de sporthal heeft glasvezel. Vestiaire is er.

Opbouw dinsdagavond vanaf 20 u, afbraak meteen na afloop.

Groeten, Noor (jeugddienst)`,
    good: {
      attendees: [300, 310],
      days: 1,
      must: [
        needs('stage_deck', [16, 32]),
        either(needs(SPEAKERS, [2, 12]), needs('pa_package', [1, 3])),
        needs('mic_headset', [6, 8]),
        needs('mic_wireless_lapel', 2),
        needs('mic_wireless_handheld', [2, 3]),
        needs('crew_sound', [1, 12]),
        needs(/86"/, 2),
        needs('playback_laptop', [1, 2]),
        needs(/FX6/, 2),
        needs('crew_camera', [1, 2]),
        needs('streaming_encoder', 1),
        needs('lighting_package', 2),
        needs('crew_lighting', [1, 12]),
        needs('voting_system', 250),
        needs(/Klapstoel zwart/, 300),
        needs('drape', 10),
      ],
      should: [
        needs('stage_skirt', [8, 24]),
        needs('stage_steps', [1, 2]),
        needs('video_switcher', 1),
        needs('transport'),
      ],
      allowed: [
        ...without(MEETING, 'lectern', 'mic_lectern'),
        ...PLATFORM,
        ...STAGE_LIGHT,
        ...without(BROADCAST, 'network'),
      ],
      offers: without([...MEETING_OFFERS, ...PARTY_LIGHT], 'network', 'coat_rail', 'lectern', 'mic_lectern'),
      excluded: [
        'lectern',
        'mic_lectern',
        'bar_unit',
        'refrigeration',
        'crew_bar',
        'glassware',
        'network',
        'coat_rail',
      ],
      silly: [
        'generator',
        ...LOOS,
        'marquee',
        'dance_floor',
        'disco_light',
        'subwoofer',
        'crowd_barrier',
        ...SEATS.filter((seat) => seat !== 'chair'),
      ],
      title: [/dilbeek|debat|verkiezing/i, /300/],
    },
  },
];
