import { type EvalBrief, needs, type Selector } from '../../expectation.ts';
import { PLATFORM, SEATS, SPEAKERS, STAGE_LIGHT } from '../../usual.ts';
import { without } from '../f/without.ts';
import { LOOS, MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

const MARKT_OFF: readonly Selector[] = ['crowd_barrier', 'crew_medic', 'fencing'];
const MUSICAL_OFF: readonly Selector[] = [
  'stage_wash',
  'profile_spot',
  'moving_head',
  'lighting_package',
  'lighting_console',
  'crew_lighting',
  ...SEATS,
  'camera',
  'crew_camera',
  'video_recorder',
];

/** Nederlandse klanten van over de grens. */
export const NEDERLANDS_HUNTE: readonly EvalBrief[] = [
  {
    id: 'ho-cf-grensmarkt',
    language: 'nl',
    catalogue: 'hunte',
    description: `Beste mensen van Hunte Verleih,

Op zondag 4 oktober is in Nieuweschans weer de grensmarkt, met zo'n 800 bezoekers over de dag. We huren al jaren bij jullie en willen nu graag:

20 vouwtenten 3 x 3 m
1 podiumwagen met dak
geluid voor een shantykoor: 2 koormicrofoons (paar), 2 draadloze handmicrofoons, 2 monitoren, mengpaneel en boxen
1 geluidstechnicus
25 biertafelsets
8 mobiele toiletten, 1 voor rolstoelen, 2 handwasbakken
1 stroomaggregaat van 30 kVA en 4 verdelers 32 A naar schuko
20 afvalcontainers

De gemeente zet hekken neer waar dat moet. Het Rode Kruis staat er met een eigen EHBO-post, zoals elk jaar.

Moi!
Geert Mulder`,
    good: {
      attendees: 800,
      days: 1,
      must: [
        needs('gazebo', 20),
        needs('mobile_stage', 1),
        needs(SPEAKERS, [1, 20]),
        needs(/Chormikro/, 2),
        needs('mic_wireless_handheld', 2),
        needs('stage_monitor', 2),
        needs('mixing_console', 1),
        needs('crew_sound', 1),
        needs('beer_table_set', 25),
        needs('toilet', 8),
        needs('toilet_accessible', 1),
        needs('hand_wash', 2),
        needs(/30 kVA/, 1),
        needs(/CEE 32 A auf 6 Schuko/, 4),
        needs('waste_bin', 20),
      ],
      should: [needs('transport')],
      allowed: without([...SHOW, ...OUTDOORS], ...MARKT_OFF),
      offers: without([...SHOW_OFFERS, ...OUTDOORS_OFFERS], ...MARKT_OFF, 'backline'),
      excluded: MARKT_OFF,
      silly: ['projector', 'lectern', 'interpretation_booth', 'exhibition_stand', 'chair_banquet', 'dance_floor'],
      title: [/grensmarkt|nieuweschans/i, /800/],
    },
  },
  {
    id: 'ho-cf-amateurmusical',
    language: 'nl',
    catalogue: 'hunte',
    description: `Musicalvereniging Ter Apel, voorstellingen vrijdag 17, zaterdag 18 en zondag 19 april, theater De Klok, 180 bezoekers per keer

wat we zoeken
* 10 headsets (draadloos)
* digitale mengtafel, 32 kanalen, met stagebox
* 2 topkasten en 2 subs
* 2 monitoren op het toneel
* 4 portofoons voor achter de coulissen
* een volgspot
* geluidstechnicus, drie keer

wat niet
* lampen: er hangt daar al een complete installatie, de man van De Klok bedient hem
* stoelen: vaste tribune
* filmen: vanwege de rechten mag er niets worden opgenomen`,
    good: {
      attendees: 180,
      days: 3,
      must: [
        needs('mic_headset', 10),
        needs(/32 Kanal digital/, 1),
        needs('stagebox', [1, 2]),
        needs('speaker_top', 2),
        needs('subwoofer', 2),
        needs('stage_monitor', 2),
        needs('two_way_radio', 4),
        needs('followspot', 1),
        needs('crew_sound', [1, 4]),
      ],
      should: [needs('transport')],
      allowed: without(SHOW, ...MUSICAL_OFF, ...PLATFORM),
      offers: without(SHOW_OFFERS, ...MUSICAL_OFF, 'streaming_encoder', 'audio_recorder', 'backline'),
      excluded: MUSICAL_OFF,
      silly: [...LOOS, 'generator', 'marquee', 'projector', 'lectern', 'crowd_barrier', 'dance_floor'],
      title: [/musical|ter apel|klok/i, /180/],
    },
  },
  {
    id: 'ho-cf-opening-showroom',
    language: 'nl',
    catalogue: 'hunte',
    description: `Hallo,

Op donderdagmiddag 8 mei openen we onze nieuwe keukenshowroom in Emmen. We verwachten 130 genodigden. Zou u een offerte willen maken voor het volgende?

Podium van 4 x 2 meter, 20 cm hoog. Spreekgestoelte met microfoon en een draadloze handmicrofoon, met geluid voor de toespraken en achtergrondmuziek. Een groot beeldscherm (85 inch) op wielen met een laptop. Rode loper van 10 meter en 8 afzetpaaltjes met koord bij de ingang. 18 statafels met hoes, 150 champagneglazen en 150 wijnglazen, 2 koelkasten met glazen deur. 10 laurierbomen in pot. 3 bedieningskrachten voor vier uur. Een fotograaf, ook vier uur.

Vriendelijke groeten,
Lianne Eising`,
    good: {
      attendees: 130,
      days: 1,
      must: [
        needs('stage_deck', 4),
        needs('stage_leg', [4, 8]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_handheld', [1, 2]),
        needs(SPEAKERS, [1, 6]),
        needs(/85 Zoll/, 1),
        needs('playback_laptop', 1),
        needs('carpet', 1),
        needs('stanchion', 8),
        needs('table_cocktail', 18),
        needs(/Husse für Stehtisch/, 18),
        needs(/Sektglas/, 150),
        needs(/Weinglas/, 150),
        needs('refrigeration', 2),
        needs('plants', 10),
        needs('crew_waiter', [3, 18]),
        needs('crew_photographer', [1, 6]),
      ],
      should: [needs('transport'), needs(/Podestfüße 20 cm/, 4)],
      allowed: [...MEETING, ...PLATFORM, 'display', 'display_stand'],
      offers: [...MEETING_OFFERS, ...PARTY_OFFERS, ...STAGE_LIGHT],
      silly: [...LOOS, 'generator', 'dance_floor', 'stage_monitor', 'disco_light', 'smoke_machine', 'drum_kit'],
      title: [/opening|showroom|emmen/i, /130/],
    },
  },
];
