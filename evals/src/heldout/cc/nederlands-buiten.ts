import { type EvalBrief, either, needs, type Selector } from '../../expectation.ts';
import { SPEAKERS, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import { DECKS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

const BRUILOFT_OFF: readonly Selector[] = [
  ...TABLEWARE,
  'festoon',
  ...DECKS,
  'crew_dj',
  'disco_light',
  'subwoofer',
  'moving_head',
];
const STRAAT_OFF: readonly Selector[] = [
  'generator',
  'fuel',
  'crowd_barrier',
  ...SPEAKERS,
  'mixing_console',
  'crew_dj',
  'cooking',
];
const KAZERNE_OFF: readonly Selector[] = ['two_way_radio', 'fire_extinguisher', 'crew_medic', 'crew_steward'];

/** In een schuur, op straat en op het plein. */
export const NEDERLANDS_BUITEN: readonly EvalBrief[] = [
  {
    id: 'ho-cc-trouwen-boerderij',
    language: 'nl',
    catalogue: 'dommel',
    description: `Hallo!

Wij trouwen op zaterdag 6 juni op de boerderij van mijn ouders in Middelbeers. De ceremonie is buiten in de boomgaard met 120 gasten, daarna eten we met z'n allen in de grote schuur en 's avonds komen er nog 60 bij voor het feest.

We willen graag bij jullie huren:
- 120 witte klapstoelen voor de ceremonie, die zetten we daarna om naar de schuur
- 15 ronde tafels (8 personen) met witte tafellakens
- een houten trouwboog en een rode loper
- voor de ceremonie een microfoon voor de ambtenaar en een klein geluidje, er is daar geen stopcontact
- een dansvloer van 6 x 6 meter
- de luxe toiletwagen
- 8 statafels

De cateraar dekt de tafels met zijn eigen borden, bestek en glazen. De prikkabels hangen nog van de bruiloft van mijn zus. En de dj komt met zijn eigen draaitafel, boxen en lampen, daar heb je geen omkijken naar.

Liefs, Anouk en Joost`,
    good: {
      attendees: [120, 180],
      days: 1,
      must: [
        needs('chair', [120, 130]),
        needs('table_round', 15),
        needs('tablecloth', [15, 25]),
        needs('ceremony_arch', 1),
        needs('carpet', [1, 2]),
        either(needs('pa_package', [1, 2]), needs('speaker_top', [1, 2]), needs('speaker_column', [1, 2])),
        needs('dance_floor', [36, 36]),
        needs('toilet_trailer', 1),
        needs('table_cocktail', 8),
      ],
      should: [needs(/Accubox/, [1, 2]), needs(/Klapstoel wit/, [120, 130]), needs('transport')],
      allowed: without(
        [
          ...OUTDOORS,
          'mic_wireless_handheld',
          'mic_wireless_lapel',
          'mic_headset',
          'mic_stand',
          'speaker_stand',
          'audio_player',
          'mixing_console',
          'crew_sound',
          'napkin',
        ],
        ...BRUILOFT_OFF,
      ),
      offers: without([...PARTY_OFFERS, ...OUTDOORS_OFFERS, 'marquee'], ...BRUILOFT_OFF),
      excluded: BRUILOFT_OFF,
      silly: ['projector', 'lectern', 'stage_monitor', 'mic_conference', 'exhibition_stand'],
      title: [/bruiloft|trouw|huwelijk|boerderij|middelbeers|120|180/i],
    },
  },
  {
    id: 'ho-cc-buurtfeest-lindelaan',
    language: 'nl',
    catalogue: 'dommel',
    description: `Notitie na telefoontje met mevr. Kuipers, buurtvereniging Lindelaan

- buurtfeest, zaterdag 30 augustus, straat is afgezet, van 14 tot 22 uur
- ong. 150 mensen, ook veel kinderen
- 20 biertafelsets
- 6 vouwtenten 3x3
- springkussen + de oudhollandse spelen
- 2 toiletcabines en een wastafel
- 4 prikkabels
- 3 rolcontainers voor het afval
- 1 flessenkoeler of koelaanhanger, wat goedkoper is

Stroom komt bij nr. 14 en nr. 22 uit de meterkast, dus aggregaat hoeft niet. Hekken zet de gemeente neer. Muziek: buurman Ruud heeft een complete installatie staan en draait zelf. De barbecues brengt de slager mee met het vlees.

Bezorgen vóór 11 uur!`,
    good: {
      attendees: [150, 150],
      days: 1,
      must: [
        needs('beer_table_set', 20),
        needs('gazebo', 6),
        needs('inflatable', 1),
        needs('game', 1),
        needs('toilet', 2),
        needs('hand_wash', [1, 2]),
        needs('festoon', 4),
        needs('waste_bin', 3),
        needs('refrigeration', 1),
        needs('transport'),
      ],
      should: [needs('power_cable')],
      allowed: without(OUTDOORS, ...STRAAT_OFF),
      offers: without([...OUTDOORS_OFFERS, ...PARTY_OFFERS], ...STRAAT_OFF),
      excluded: STRAAT_OFF,
      silly: ['projector', 'lectern', 'stage_monitor', 'mic_conference', 'led_wall', 'truss'],
      title: [/buurtfeest|lindelaan|150/i],
    },
  },
  {
    id: 'ho-cc-open-dag-kazerne',
    language: 'nl',
    catalogue: 'dommel',
    description: `Geachte heer, mevrouw,

Op zondag 21 september houdt brandweerpost Oirschot open dag, van 10.00 tot 16.00 uur. Over de dag rekenen wij op een 800 bezoekers. Graag ontvangen wij een prijsopgave voor het volgende.

60 dranghekken om het demonstratieterrein af te zetten
8 vouwtenten van 3 x 3 meter voor de kraampjes
16 klaptafels en 40 klapstoelen
10 statafels
3 toiletcabines en 1 rolstoeltoilet
1 springkussen
1 televisie van 75 inch op standaard, voor de film in de remise
2 accuboxen met draadloze microfoon voor de uitleg bij de demonstraties

Portofoons en blusmiddelen hebben wij, zoals u zult begrijpen, in huis. De eerste hulp wordt verzorgd door het Rode Kruis en het verkeer en de beveiliging door vrijwilligers van Oranje Nationaal.

Met vriendelijke groet,
P. van Hoof, postcommandant`,
    good: {
      attendees: [800, 800],
      days: 1,
      must: [
        needs('crowd_barrier', 60),
        needs('gazebo', 8),
        needs('table_trestle', 16),
        needs('chair', 40),
        needs('table_cocktail', 10),
        needs('toilet', 3),
        needs('toilet_accessible', 1),
        needs('inflatable', 1),
        needs('display', 1),
        needs(/Accubox/, 2),
      ],
      should: [needs('transport'), needs(/75 inch/, 1)],
      allowed: without([...OUTDOORS, 'playback_laptop', 'audio_player', 'video_cable', 'mic_stand'], ...KAZERNE_OFF),
      offers: without([...OUTDOORS_OFFERS, 'tablecloth', 'refrigeration', 'hot_drinks'], ...KAZERNE_OFF),
      excluded: KAZERNE_OFF,
      silly: ['stage_monitor', 'mic_conference', 'dance_floor', 'disco_light', 'truss', 'lectern'],
      title: [/open dag|brandweer|oirschot|800/i],
    },
  },
  {
    id: 'ho-cc-zomeravondconcert',
    language: 'nl',
    catalogue: 'dommel',
    description: `Aanvraag via website

Wat: zomeravondconcert op het Raadhuisplein, twee avonden: vrijdag 3 en zaterdag 4 juli
Publiek: 500 per avond, staand en deels zittend

Er speelt elke avond een band van 5 personen (zang, gitaar, bas, toetsen, drums). Graag de podiumwagen, een geluidsinstallatie die op het hele plein te horen is met monitors en microfoons voor de band, podiumlicht, een geluidstechnicus en een lichttechnicus. Drumstel en versterkers ook van jullie. 200 klapstoelen vooraan. Op het plein is nauwelijks stroom, reken op een stil aggregaat. 6 toiletten en 1 rolstoeltoilet. 50 dranghekken. Twee beveiligers per avond van 19 tot 24 uur.`,
    good: {
      attendees: 500,
      days: 2,
      must: [
        needs('mobile_stage', 1),
        needs(SPEAKERS, [2, 24]),
        needs(['subwoofer', 'pa_package'], [1, 8]),
        needs('stage_monitor', [3, 8]),
        needs(['mic_wired', 'mic_instrument', 'mic_wireless_handheld'], [3, 30]),
        needs(['lighting_package', 'stage_wash', 'moving_head'], [1, 40]),
        needs('crew_sound', [1, 40]),
        needs('crew_lighting', [1, 40]),
        needs('drum_kit', 1),
        needs('guitar_amp', [1, 2]),
        needs('bass_amp', 1),
        needs('chair', 200),
        needs('generator', [1, 2]),
        needs('toilet', 6),
        needs('toilet_accessible', 1),
        needs('crowd_barrier', 50),
        needs('crew_steward', [2, 40]),
      ],
      should: [needs('mixing_console', [1, 2]), needs('keyboard', 1), needs('power_cable'), needs('transport')],
      allowed: [...SHOW, ...OUTDOORS, 'keyboard', 'stage_roof'],
      offers: [...SHOW_OFFERS, ...OUTDOORS_OFFERS, 'bar_unit', 'refrigeration', 'music_stand'],
      silly: ['mic_conference', 'lectern', 'table_round', 'tablecloth', 'interpretation_booth'],
      title: [/zomeravond|raadhuis|concert|500/i],
    },
  },
];
