import { type EvalBrief, needs, type Selector } from '../../expectation.ts';
import { LOUD, PARTY_LIGHT, SEATS, SITE_POWER, SPEAKERS, SPEECH, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, FOG, LOOS, MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS } from '../usual.ts';

const JUBILEUM_OFF: readonly Selector[] = [...SEATS, ...TABLEWARE, ...FOG, 'spark_machine', ...LOOS];
const ORANJE_OFF: readonly Selector[] = [
  'crowd_barrier',
  'waste_bin',
  'crew_steward',
  'generator',
  'fuel',
  'refrigeration',
  'bar_unit',
  'crew_bar',
];
const HERDENKING_OFF: readonly Selector[] = [
  'mic_instrument',
  'stage_wash',
  'lighting_package',
  'uplight',
  'floodlight',
  'stage_deck',
  'mobile_stage',
  'crowd_barrier',
];

/** In Dutch. */
export const NEDERLANDS: readonly EvalBrief[] = [
  {
    id: 'ho-br-bedrijfsjubileum',
    language: 'nl',
    catalogue: 'ijssel',
    description: `Goedemiddag,

Ons transportbedrijf bestaat 40 jaar en dat vieren we op vrijdag 11 september vanaf 19.00 uur op eigen terrein in Wijhe. Er komen 250 collega's en relaties, het wordt een staand feest.

Graag een prijs voor:
- een aluhal van 10 x 20 met houten vloer (200 m2)
- 25 statafels met zwarte stretchhoezen
- 3 verlichte bars
- geluid om op te dansen en voor een korte toespraak, met 1 draadloze handmicrofoon en een geluidstechnicus
- een dj voor 5 uur, met 2 dj-spelers en een mixer
- dansvloer 6 x 6 m en 2 danslichtsets
- 16 uplights op accu
- een aggregaat van 30 kVA met verdelers en kabels

Stoelen hoeven er dus niet bij. De cateraar neemt borden, bestek en glazen mee. Van de brandweer mogen we geen rook, haze of vonkfonteinen gebruiken. Toiletten zijn er in de loods meer dan genoeg.

Met vriendelijke groet,
Marieke Bosgraaf`,
    good: {
      attendees: 250,
      days: 1,
      must: [
        needs(/Aluhal 10 x 20/, 1),
        needs('marquee_floor', 200),
        needs('table_cocktail', 25),
        needs(/Stretchhoes/, 25),
        needs('bar_unit', 3),
        needs(SPEAKERS, [1, 12]),
        needs('mic_wireless_handheld', [1, 2]),
        needs('crew_sound', [1, 16]),
        needs('crew_dj', 1),
        needs('dj_player', 2),
        needs('dj_mixer', 1),
        needs('dance_floor', 36),
        needs(/Danslichtset/, 2),
        needs('uplight', 16),
        needs(/30 kVA/, 1),
        needs('power_distro', [1, 10]),
        needs('power_cable', [1, 60]),
      ],
      should: [needs('transport')],
      allowed: without([...LOUD, ...SITE_POWER, ...PARTY_LIGHT, ...ANY_JOB, 'fire_extinguisher'], ...JUBILEUM_OFF),
      offers: without(
        [...PARTY_OFFERS, 'space_heater', 'lectern', 'floodlight', 'ballast', 'stage_deck', 'stage_leg'],
        ...JUBILEUM_OFF,
      ),
      excluded: JUBILEUM_OFF,
      silly: ['projector', 'interpretation_booth', 'crowd_barrier', 'stage_monitor', 'table_round', 'exhibition_stand'],
      title: [/jubileum|wijhe|40 jaar|feest/i, /250/],
    },
  },
  {
    id: 'ho-br-koningsdag',
    language: 'nl',
    catalogue: 'ijssel',
    description: `hoi! ik doe dit jaar de spullen voor koningsdag (27 april) bij ons op het dorpsplein in Olst, vorig jaar rond de 700 man, zal nu weer zoiets zijn

nodig:
podiumwagen met dak
geluid voor een coverband van 5 man (zang, 2x gitaar, bas, drums) incl 4 monitors, microfoons en een geluidsman. versterkers en drumstel van de band graag ook van jullie, dus 2 gitaarversterkers, 1 basversterker, drumstel
podiumlicht met lichttechnicus
40 biertafels met banken
10 partytenten 3x3
2 springkussens
8 toiletcabines + 1 rolstoeltoilet
wat kabelbruggen, stuk of 20

dranghekken en afvalcontainers zet de gemeente neer. beveiliging doen we met eigen vrijwilligers. er is een vaste stroomkast op het plein dus geen aggregaat aub. bier en fris is voor het café, die hebben hun eigen buitenbar met koeling en personeel

kan de offerte op naam van Oranjevereniging Olst? thx, Daan`,
    good: {
      attendees: 700,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs(SPEAKERS, [4, 24]),
        needs('stage_monitor', 4),
        needs('mic_wired', [2, 10]),
        needs('mic_instrument', [1, 8]),
        needs('crew_sound', [1, 16]),
        needs('guitar_amp', 2),
        needs('bass_amp', 1),
        needs('drum_kit', 1),
        needs(['stage_wash', 'lighting_package', 'profile_spot', 'moving_head'], [1, 24]),
        needs('crew_lighting', [1, 16]),
        needs('beer_table_set', 40),
        needs('gazebo', 10),
        needs('inflatable', 2),
        needs('toilet', 8),
        needs('toilet_accessible', 1),
        needs('cable_ramp', 20),
      ],
      should: [needs('mic_stand', [3, 14]), needs('di_box', [1, 8]), needs('mixing_console', 1), needs('transport')],
      allowed: without(
        [...OUTDOORS, ...LOUD, ...PARTY_LIGHT, 'stagebox', 'mic_wireless_handheld', 'di_box', 'in_ear_monitor'],
        ...ORANJE_OFF,
      ),
      offers: without([...OUTDOORS_OFFERS, 'hazer', 'smoke_machine', 'keyboard', 'photo_booth'], ...ORANJE_OFF),
      excluded: ORANJE_OFF,
      silly: ['projector', 'lectern', 'table_round', 'interpretation_booth', 'registration_desk', 'dance_floor'],
      title: [/koningsdag|olst|oranje/i, /700/],
    },
  },
  {
    id: 'ho-br-symposium-water',
    language: 'nl',
    catalogue: 'ijssel',
    description: `Geachte heer, mevrouw,

Op 18 en 19 november organiseert ons waterschap een symposium over rivierverruiming in de Buitensociëteit te Zutphen. Wij verwachten 100 tot 120 deelnemers. Voertaal is Nederlands, met tolken naar het Engels. De dagen worden live gestreamd.

Plenaire zaal, theateropstelling:
- 120 zaalstoelen, koppelbaar
- beamer 13.000 lumen met het grote projectiescherm (450 x 250), laptop en klikker
- katheder met zwanenhals, 3 dasspelden, 2 handzenders
- geluid voor spraak
- 120 stemkastjes
- 1 tolkcabine en 40 ontvangers
- 2 camera's, 2 cameramensen, beeldmixer en streamer
- een technicus voor geluid en een voor beeld, beide dagen

Drie werkzalen voor elk 25 tot 30 personen: per zaal een monitor van 55 inch, een laptop en een flip-over.

In de foyer een ontvangstbalie, 20 posterborden en 2 garderoberekken.

Graag ontvangen wij uw offerte vóór 1 september.

Hoogachtend,
ir. P. Teunissen`,
    good: {
      attendees: 120,
      days: 2,
      must: [
        needs(/koppelbaar/, 120),
        needs(/13\.000 lumen/, 1),
        needs(/450 x 250/, 1),
        needs('playback_laptop', [4, 5]),
        needs('presentation_clicker', [1, 4]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_lapel', 3),
        needs('mic_wireless_handheld', [2, 3]),
        needs(SPEAKERS, [1, 10]),
        needs('voting_system', 120),
        needs('interpretation_booth', 1),
        needs('interpretation_receiver', [40, 45]),
        needs('camera', 2),
        needs('crew_camera', [2, 48]),
        needs('video_switcher', 1),
        needs('streaming_encoder', 1),
        needs('crew_sound', [1, 32]),
        needs('crew_video', [1, 32]),
        needs(/55 inch/, 3),
        needs('flip_chart', 3),
        needs('registration_desk', 1),
        needs('pinboard', 20),
        needs('coat_rail', 2),
      ],
      should: [needs('transport')],
      allowed: [
        ...MEETING,
        'network',
        'video_converter',
        'display_stand',
        'interpretation_transmitter',
        'crew_interpreter',
      ],
      offers: [...MEETING_OFFERS, 'chair', 'table_trestle', 'table_cocktail', 'hot_drinks', 'network'],
      unmetToo: [/tolk|zender/i],
      silly: [
        'generator',
        'toilet',
        'marquee',
        'dance_floor',
        'disco_light',
        'stage_monitor',
        'beer_table_set',
        ...FOG,
      ],
      title: [/symposium|zutphen|rivier/i, /120/],
    },
  },
  {
    id: 'ho-br-dodenherdenking',
    language: 'nl',
    catalogue: 'ijssel',
    description: `Beste verhuurders,

Namens het comité vraag ik een offerte aan voor de dodenherdenking op 4 mei bij het monument in Hattem, aanvang 19.30 uur. Rond de 300 aanwezigen, staand, in de buitenlucht.

Nodig is bescheiden geluid zodat iedereen de toespraken en gedichten kan verstaan, een katheder met zwanenhalsmicrofoon, één handzender voor de kinderen die een gedicht voorlezen, 40 witte klapstoelen voor de ouderen, een klein aggregaat van 6 kVA met snoeren (er is geen stroom bij het monument), 4 portofoons voor de verkeersregelaars en een geluidstechnicus.

De harmonie speelt onversterkt, daar hoeft geen microfoon bij. Een podium willen we niet, de sprekers staan op de treden van het monument. Ook geen lampen of andere verlichting alstublieft, het is dan nog licht. Dranghekken komen van de gemeentewerf.

Met dank en vriendelijke groet,
Joke van Ommen`,
    good: {
      attendees: 300,
      days: 1,
      must: [
        needs(SPEAKERS, [1, 10]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_handheld', [1, 2]),
        needs(/klap, wit/, 40),
        needs(/6 kVA/, 1),
        needs('power_cable', [1, 30]),
        needs('two_way_radio', 4),
        needs('crew_sound', [1, 12]),
      ],
      should: [needs('transport')],
      allowed: without([...SPEECH, ...SITE_POWER, ...ANY_JOB, 'ballast'], ...HERDENKING_OFF),
      offers: without(
        ['gazebo', 'induction_loop', 'crew_steward', 'carpet', 'audio_player', ...LOOS],
        ...HERDENKING_OFF,
      ),
      excluded: HERDENKING_OFF,
      silly: ['subwoofer', 'dance_floor', 'disco_light', 'bar_unit', 'inflatable', 'beer_table_set', 'stage_monitor'],
      title: [/herdenking|hattem|monument/i, /300/],
    },
  },
];
