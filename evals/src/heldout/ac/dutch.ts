import { type EvalBrief, needs } from '../../expectation.ts';
import { SEATS, SPEAKERS, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import { MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, STAGES } from '../usual.ts';
import { LAMPS } from './common.ts';

/** Dutch: a street with its long table, a port's day of study. */
export const DUTCH: readonly EvalBrief[] = [
  {
    id: 'ho-ac-straatfeest',
    language: 'nl',
    catalogue: 'zenne',
    description: `Hallo,

Het feestcomité van de Wilgenstraat in Mechelen hier (ik ben de penningmeester, dus graag zo scherp mogelijk). Straatfeest op zondag 22 augustus, 240 buren.

We willen graag huren:
• 30 biertafelsets
• 6 vouwtenten 3x6
• 2 gasbarbecues, en die dubbele friteuse ook maar... nee, laat de friteuse vallen, frituur Nele komt met haar kar
• 1 springkasteel en 1 set volksspelen
• 20 nadarhekken om de straat af te zetten
• een batterijspeaker met micro voor de quiz
• 8 prikkabels
• 3 mobiele toiletten
• 4 afvalcontainers

De biertap en de glazen leent de brouwer ons gratis. Stroom trekken we van bij de mensen thuis, verlengkabels heeft iedereen wel. Muziek: Wim van nr. 14 speelt accordeon, dus een installatie of een DJ hoeft niet. Borden zijn van karton.

Groetjes, Ria`,
    good: {
      attendees: 240,
      days: 1,
      must: [
        needs('beer_table_set', 30),
        needs(/Vouwtent 3 x 6/, 6),
        needs('cooking', 2),
        needs(/Springkasteel/, 1),
        needs('game', [1, 1]),
        needs('crowd_barrier', 20),
        needs(/batterijspeaker/, 1),
        needs('festoon', 8),
        needs('toilet', 3),
        needs('waste_bin', 4),
      ],
      should: [needs('transport')],
      allowed: [
        ...without(OUTDOORS, 'generator', 'fuel', 'power_cable'),
        'mic_stand',
        'speaker_stand',
        'audio_cable',
        'mic_wireless_handheld',
      ],
      offers: without([...OUTDOORS_OFFERS, 'inflatable', 'refrigeration', 'serving'], 'site_cabin'),
      excluded: [
        /Friteuse/,
        /Biertap/,
        'glassware',
        'crockery',
        'generator',
        /Verlengkabel/,
        'crew_dj',
        'subwoofer',
        'speaker_column',
        'line_array',
        /Feestset geluid/,
      ],
      silly: ['projector', 'lectern', 'dance_floor', 'disco_light', 'line_array', 'stage_deck', 'table_round'],
      title: [/mechelen|straat/i, /240/],
    },
  },
  {
    id: 'ho-ac-studiedag-haven',
    language: 'nl',
    catalogue: 'zenne',
    description: `Geachte,

In het kader van onze studiedag "Walstroom" ontvang ik graag uw offerte. Hieronder de gegevens zoals uw formulier ze vraagt.

Datum: donderdag 11 maart 2027
Locatie: Havenhuis, Antwerpen, auditorium + foyer
Aantal deelnemers: 170
Gewenst materiaal auditorium: spreekgestoelte eik met zwanenhalsmicro, 4 hoofdbeugels, 2 handmicro's, ringleiding, retourscherm, klikker, 2 PTZ-camera's met streaming en beeldmixer, cameraman of regie
Gewenst materiaal foyer: 20 receptietafels met zwarte stretchhoes, 12 posterborden, onthaalbalie, 5 vestiairerekken, 2 schermen 65 inch
Vertaling: 1 tolkcabine en 60 ontvangers. De tolken zelf regelt de Commissie.
Wat is al aanwezig: projectie (beamer en doek), vaste stoelen, luidsprekers in het plafond, podium, toneellicht, glasvezel voor de stream
Catering: via het Havenhuis (ook het serviesgoed)
Personeel: geluidstechnicus en videotechnicus, van 7.30 tot 18 u

Hoogachtend,
dr. Lieselot Vermaut`,
    good: {
      attendees: 170,
      days: 1,
      must: [
        needs(/Spreekgestoelte eik/, 1),
        needs('mic_lectern', 1),
        needs('mic_headset', 4),
        needs('mic_wireless_handheld', 2),
        needs('induction_loop', 1),
        needs('confidence_monitor', 1),
        needs('presentation_clicker', [1, 1]),
        needs(/PTZ/, 2),
        needs('streaming_encoder', 1),
        needs('video_switcher', 1),
        needs(/Receptietafel/, 20),
        needs(/Stretchhoes/, 20),
        needs('pinboard', 12),
        needs('registration_desk', 1),
        needs('coat_rail', 5),
        needs(/65"/, 2),
        needs('interpretation_booth', 1),
        needs('interpretation_receiver', 60),
        needs('crew_sound', [1, 12]),
        needs('crew_video', [1, 12]),
      ],
      should: [needs('transport')],
      allowed: [
        ...without(MEETING, ...SPEAKERS, 'projector', 'projection_screen', 'speaker_stand', 'amplifier'),
        'crew_camera',
        'video_recorder',
        'video_converter',
        'playback_laptop',
      ],
      offers: without(
        MEETING_OFFERS,
        ...STAGES,
        ...LAMPS,
        'network',
        'led_wall',
        'stage_steps',
        'stage_skirt',
        'crew_lighting',
      ),
      excluded: [
        'crew_interpreter',
        'projector',
        'projection_screen',
        ...SEATS,
        ...SPEAKERS,
        ...STAGES,
        ...LAMPS,
        'network',
        ...TABLEWARE,
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'crowd_barrier', 'stage_monitor'],
      title: [/antwerpen|walstroom|studiedag|havenhuis/i, /170/],
    },
  },
];
