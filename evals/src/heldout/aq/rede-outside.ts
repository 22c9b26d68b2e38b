import { type EvalBrief, either, needs } from '../../expectation.ts';
import { LOUD, SEATS, SPEECH } from '../../usual.ts';
import { without } from '../f/without.ts';
import { DECKS, FOG, LOOS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, STAGES } from '../usual.ts';

/** A film on the green, a Christmas market. */
export const REDE_OUTSIDE: readonly EvalBrief[] = [
  {
    id: 'ho-aq-film-on-the-green',
    language: 'en',
    catalogue: 'rede',
    description: `New enquiry via the website

Name: Parish Council, Clerk
Type of event: open-air film night
Date: Saturday 21 August
Number of guests: 350
Indoors or outdoors: outdoors, village green
What do you need from us?
The LED trailer for the picture. Sound to go with it, a proper stereo pair with bass. A laptop for playing the film and a radio mic for the vicar's welcome. One technician until the end. Four single toilets and one accessible. 30 crowd barriers, 6 walkies.
Seating required? No, people bring rugs and camping chairs.
Power: there's a 63A supply at the cricket pavilion, so no generator. Cables and a distro from it, yes.
Catering: two vans booked, with everything they use.
Anything else? The district council is doing the bins. Our own marshals in hi-vis will look after parking and gates.`,
    good: {
      attendees: 350,
      days: 1,
      must: [
        needs(/LED trailer/, 1),
        either(needs(['speaker_top', 'line_array'], [2, 8]), needs('pa_package', [1, 2])),
        needs('playback_laptop', 1),
        needs('mic_wireless_handheld', 1),
        needs(['crew_technician', 'crew_sound', 'crew_video'], [1, 3]),
        needs('toilet', 4),
        needs('toilet_accessible', 1),
        needs('crowd_barrier', [30, 30]),
        needs('two_way_radio', 6),
      ],
      should: [
        either(needs('subwoofer', [1, 4]), needs(/Party set/, [1, 2])),
        needs('power_distro', [1, 4]),
        needs('power_cable'),
        needs('transport'),
      ],
      allowed: [
        ...without(OUTDOORS, 'generator', 'fuel', 'waste_bin', 'crew_steward'),
        ...LOUD,
        'video_cable',
        'video_processor',
        'video_switcher',
        'crew_video',
      ],
      offers: without(
        [...OUTDOORS_OFFERS, ...PARTY_OFFERS],
        'chair',
        'bench',
        'waste_bin',
        'crew_steward',
        'refrigeration',
      ),
      excluded: [...SEATS, 'generator', 'fuel', 'waste_bin', 'crew_steward', 'cooking', 'refrigeration'],
      silly: [
        'projector',
        'projection_screen',
        'dance_floor',
        'lectern',
        'stage_monitor',
        'table_round',
        'disco_light',
      ],
      title: [/film|cinema|green/i, /350/],
    },
  },
  {
    id: 'ho-aq-christmas-market',
    language: 'en',
    catalogue: 'rede',
    description: `CHRISTMAS MARKET, Sat 4 + Sun 5 Dec, Market Place, c. 3,000 over the weekend

Hire list
* 24 gazebos 3x3
* 36 trestles, 48 black folding chairs
* 10 festoon strings
* 60 barriers
* 1 x 40kVA genny, with distro, cables and 20 cable ramps
* 8 heavy bins
* PA for the carols: couple of speakers, 2 radio mics, something to play music off, engineer both days
* 4 patio heaters by the mulled wine

Already sorted, please leave off
* stage: the choirs sing on the town hall steps
* WCs: town hall and the Black Bull
* stewards and radios: Round Table
* first aid
* the mulled wine people have their own urns
* lamps in the stalls: traders bring them`,
    good: {
      attendees: 3000,
      days: 2,
      must: [
        needs('gazebo', 24),
        needs('table_trestle', [36, 36]),
        needs(/Chair, folding/, [48, 48]),
        needs('festoon', 10),
        needs('crowd_barrier', [60, 60]),
        needs(/40kVA/, 1),
        needs('cable_ramp', 20),
        needs('waste_bin', 8),
        either(needs(['speaker_top', 'speaker_column'], [2, 4]), needs('pa_package', [1, 2])),
        needs('mic_wireless_handheld', [2, 2]),
        needs('audio_player', 1),
        needs('crew_sound', [1, 4]),
        needs('patio_heater', 4),
      ],
      should: [needs('power_distro', [1, 8]), needs('power_cable'), needs('transport')],
      allowed: [...without(OUTDOORS, 'crew_steward', 'crew_medic', 'two_way_radio'), ...SPEECH, 'subwoofer'],
      offers: without(
        [...OUTDOORS_OFFERS, ...PARTY_OFFERS],
        ...LOOS,
        'crew_steward',
        'stage_roof',
        'lighting_package',
        'stage_wash',
      ),
      excluded: [...STAGES, 'stage_roof', 'choir_riser', ...LOOS, 'crew_steward', 'two_way_radio', 'hot_drinks'],
      silly: ['projector', 'dance_floor', 'lectern', 'table_round', 'stage_monitor', 'disco_light', 'line_array'],
      title: [/christmas|market/i, /3[.,]?000/],
    },
  },
  {
    id: 'ho-aq-hockeytoernooi',
    language: 'nl',
    catalogue: 'rede',
    description: `Beste mensen,

Onze hockeyclub uit Breda organiseert samen met een zusterclub in Yorkshire een jeugdtoernooi, zaterdag 22 en zondag 23 mei. Per dag zo'n 600 spelers en ouders op het terrein. Kunnen jullie voor ons offreren:

- 10 partytentjes 3x3 voor de teams en de EHBO
- 40 biertafelsets
- 50 dranghekken
- 8 toiletten plus 1 invalidentoilet
- een geluidsinstallatie voor omroepen en muziek, met 2 draadloze handmicrofoons
- 10 portofoons
- het springkussen
- een prijspodium hoeft niet, dat hebben we zelf

Niet nodig: een aggregaat, want het clubhuis levert stroom. De bar en de koelkasten zijn van de club. 's Avonds draait er een DJ, die neemt zijn eigen draaitafels mee.

Met sportieve groet,
Ruben van der Wal`,
    good: {
      attendees: 600,
      days: 2,
      must: [
        needs('gazebo', 10),
        needs('beer_table_set', 40),
        needs('crowd_barrier', [50, 50]),
        needs('toilet', 8),
        needs('toilet_accessible', 1),
        either(needs(['speaker_top', 'line_array'], [2, 8]), needs('pa_package', [1, 3])),
        needs('mic_wireless_handheld', [2, 2]),
        needs('two_way_radio', 10),
        needs('inflatable', 1),
      ],
      should: [needs('transport')],
      allowed: [...without(OUTDOORS, 'generator', 'fuel'), ...LOUD],
      offers: without([...OUTDOORS_OFFERS, ...PARTY_OFFERS], 'bar_unit', 'refrigeration', 'crew_dj', 'crew_bar'),
      excluded: [...STAGES, 'generator', 'fuel', 'bar_unit', 'refrigeration', ...DECKS, 'crew_dj'],
      silly: ['projector', 'dance_floor', 'lectern', 'table_round', 'exhibition_stand', 'interpretation_booth', ...FOG],
      title: [/hockey|toernooi|yorkshire/i, /600/],
    },
  },
];
