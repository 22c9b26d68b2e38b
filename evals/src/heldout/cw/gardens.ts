import { type EvalBrief, either, needs, type Selector } from '../../expectation.ts';
import { LOUD, PLATFORM, SPEAKERS, SPEECH, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, LOOS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS } from '../usual.ts';

const SIXTIETH_OFF: readonly Selector[] = [...TABLEWARE, 'refrigeration', 'tablecloth', ...LOOS, 'generator'];
const FINAL_OFF: readonly Selector[] = [
  'generator',
  ...LOOS,
  'bar_unit',
  'refrigeration',
  'crew_technician',
  'crew_video',
  'crew_sound',
];

/** In English, under the sky. */
export const GARDENS: readonly EvalBrief[] = [
  {
    id: 'ho-cw-garden-sixtieth',
    language: 'en',
    catalogue: 'fulda',
    description: `CONTACT FORM
Name: Maureen Tully
Date of event: Saturday 11 July
Number of guests: about 70

Your message:
My husband turns sixty and we are having everyone in the back garden, from 3 in the afternoon until late. Could you let me have a price for 4 of the folding tents in case it rains, 12 folding tables and 70 black folding chairs, 6 strings of lights for when it gets dark, and 3 patio heaters. We would also like something to play music on from a phone, with a wireless microphone for the speeches. Nothing too big, the neighbours are close.

The caterer is bringing the plates, cutlery and glasses and takes them away dirty, so no need for those. We have two big fridges in the garage. Tablecloths I have plenty of. People can use the bathrooms in the house so no portable toilets please, and you would plug in at the house as well, so no generator.

Delivery on the Friday would suit us best. Thank you.`,
    good: {
      attendees: 70,
      days: 1,
      must: [
        needs('gazebo', 4),
        needs('table_trestle', 12),
        needs(/Folding chair/, 70),
        needs('festoon', 6),
        needs('patio_heater', 3),
        needs(SPEAKERS, [1, 4]),
        needs('mic_wireless_handheld', [1, 2]),
      ],
      should: [needs('transport')],
      allowed: [...SPEECH, ...ANY_JOB, 'ballast'],
      offers: without(
        [...PARTY_OFFERS, 'floodlight', 'marquee', 'game', 'inflatable', 'hot_drinks', 'hand_wash'],
        ...SIXTIETH_OFF,
      ),
      excluded: SIXTIETH_OFF,
      silly: ['projector', 'lectern', 'crowd_barrier', 'stage_monitor', 'interpretation_booth', 'marquee_floor'],
      title: [/60|sixt|birthday|garden/i, /70/],
    },
  },
  {
    id: 'ho-cw-school-fair',
    language: 'en',
    catalogue: 'fulda',
    description: `Telephone note, 14.20

Mr Brandt, parents' association of St George's International School. Summer fair, Saturday 20 June, 11.00 to 16.00, on the school field. They expect 400.

He would like
- 12 folding tents 3 x 3 for the stalls
- 25 beer table sets
- a bouncy castle
- 6 portable toilets and 1 accessible one
- 8 wheeled bins
- the 6 kVA generator with extension cables
- a PA for announcements and for the children's choir (they sing to a backing track), with 2 wireless handheld mics and a sound engineer for the day
- 10 two-way radios for the helpers

We can set up on Friday after school is out, 15.30. He needs the quote by Friday for the committee.`,
    good: {
      attendees: 400,
      days: 1,
      must: [
        needs('gazebo', 12),
        needs('beer_table_set', 25),
        needs('inflatable', 1),
        needs('toilet', 6),
        needs('toilet_accessible', 1),
        needs('waste_bin', 8),
        needs(/Generator 6 kVA/, 1),
        needs('power_cable', [1, 40]),
        needs(SPEAKERS, [1, 12]),
        needs('mic_wireless_handheld', [2, 3]),
        needs('crew_sound', [1, 2]),
        needs('two_way_radio', 10),
      ],
      should: [needs('transport')],
      allowed: [...OUTDOORS, ...LOUD, 'mic_instrument', 'mic_wired'],
      offers: [...OUTDOORS_OFFERS, ...PLATFORM, 'refrigeration', 'stage_monitor'],
      silly: ['projector', 'dance_floor', 'hazer', 'lectern', 'uplight', 'table_round', 'interpretation_booth'],
      title: [/fair|george/i, /400/],
    },
  },
  {
    id: 'ho-cw-pub-final',
    language: 'en',
    catalogue: 'fulda',
    description: `Hi, Karen here from the Anchor. We want to show the final in the beer garden, Sunday 19 July, kick off 9 pm, about 150 people. Can you do us two of your biggest TVs on stands, a pair of decent speakers on stands to go with them, four folding tents to keep the front rows and the tellies dry, 20 beer table sets and 3 of those floodlights on tripods so people can find their way out afterwards?

TV box is ours and there's power outside so no generator. We've the toilets in the pub and our outside bar with fridges so nothing there either. My son in law wires it all up, he does it for a living, so no technician, just drop it off Saturday and collect it Monday. Ta x`,
    good: {
      attendees: 150,
      days: 1,
      must: [
        needs(/Display 85in/, 2),
        either(needs(['speaker_top', 'speaker_column'], 2), needs('pa_package', 1)),
        needs('gazebo', 4),
        needs('beer_table_set', 20),
        needs('floodlight', 3),
      ],
      should: [
        either(needs('speaker_stand', 2), needs('pa_package', 1), needs('speaker_column', 2)),
        needs('transport'),
      ],
      allowed: without(
        [...SPEECH, ...ANY_JOB, 'subwoofer', 'video_cable', 'display_stand', 'ballast', 'festoon'],
        ...FINAL_OFF,
      ),
      offers: without(
        [...OUTDOORS_OFFERS, 'mic_wireless_handheld', 'waste_bin', 'crew_bar', 'glassware', 'table_cocktail'],
        ...FINAL_OFF,
      ),
      excluded: FINAL_OFF,
      silly: ['projector', 'dance_floor', 'stage_deck', 'stage_monitor', 'lectern', 'table_round', 'hazer'],
      title: [/final|anchor|beer garden|screening/i, /150/],
    },
  },
  {
    id: 'ho-cw-harbour-run',
    language: 'en',
    catalogue: 'fulda',
    description: `Subject: Quotation request, Harbour 10K

Dear hire team,

Our running club organises the Harbour 10K on Sunday 3 May. The start is at 10.00 and the last finisher is expected by noon. We have 600 entries.

Please quote for the following, delivered to the quay on Saturday afternoon:

100 crowd barriers for start and finish
10 portable toilets and 1 accessible toilet
2 hand wash units
5 folding tents, 3 x 3 m
12 folding tables for the number pick-up
a small stage for the prize-giving, 4 x 2 m, 40 cm high, with steps
PA for the start, the finish and the prize-giving with 2 wireless handheld mics, and a sound engineer on the Sunday
one 6 kVA generator with extension cables
15 two-way radios
20 wheeled bins
60 traffic cones, if you do those

Kind regards,
Derek Oyelaran, race director`,
    good: {
      attendees: 600,
      days: 1,
      must: [
        needs('crowd_barrier', 100),
        needs('toilet', 10),
        needs('toilet_accessible', 1),
        needs('hand_wash', 2),
        needs('gazebo', 5),
        needs('table_trestle', 12),
        needs('stage_deck', 4),
        needs('stage_steps', [1, 2]),
        needs(SPEAKERS, [1, 12]),
        needs('mic_wireless_handheld', [2, 3]),
        needs('crew_sound', [1, 2]),
        needs(/Generator 6 kVA/, 1),
        needs('power_cable', [1, 40]),
        needs('two_way_radio', 15),
        needs('waste_bin', 20),
      ],
      should: [needs(/Leg set 40/, 4), needs('transport')],
      allowed: [...OUTDOORS, ...LOUD, ...PLATFORM],
      offers: [...OUTDOORS_OFFERS, 'carpet', 'photo_booth', 'registration_desk', 'marquee'],
      unmet: [/cone/i],
      silly: ['projector', 'dance_floor', 'hazer', 'lectern', 'stage_monitor', 'table_round', 'disco_light'],
      title: [/harbour|10k|run/i, /600/],
    },
  },
];
