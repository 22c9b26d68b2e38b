import { type EvalBrief, either, needs } from '../../expectation.ts';
import { BAND, LINEN, LOUD, PLATFORM, SEATS, SPEAKERS, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import { DECKS, LOOS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, STAGES } from '../usual.ts';

/** Grass: a film night, a race, a wedding, a school's fair. */
export const LEVEN_FIELDS: readonly EvalBrief[] = [
  {
    id: 'ho-au-film-on-the-rec',
    language: 'en',
    catalogue: 'leven',
    description: `WEB ENQUIRY

Type of event: Open air film night
Date: Saturday 22 August
Where: Recreation ground, Lustleigh (outdoors)
How many people: around 250
What would you like to hire: Your LED trailer, sound that works on a field, a radio mic for the welcome, someone to run the film and stay till the end. 12 lengths of festoon for the path. 8 walkie talkies. 4 pairs of extinguishers. A popcorn machine if you do them!
Anything else we should know: People bring their own chairs and rugs. The loos in the cricket pavilion will be open. Power comes from the pavilion and our own electrician has tested it, so no generator. The film is on my laptop, I'll bring that.
Budget: under 3,500 if poss`,
    good: {
      attendees: 250,
      days: 1,
      must: [
        needs(/LED trailer/, 1),
        either(needs(['speaker_top', 'line_array', 'speaker_column'], [2, 10]), needs('pa_package', [1, 2])),
        needs('mic_wireless_handheld', [1, 2]),
        needs('festoon', 12),
        needs('two_way_radio', 8),
        needs(['crew_technician', 'crew_video', 'crew_sound'], [1, 14]),
      ],
      should: [needs('fire_extinguisher', 4), needs('transport')],
      allowed: [
        ...without(OUTDOORS, 'generator', 'fuel', 'crew_electrician'),
        ...LOUD,
        'video_cable',
        'crew_video',
        'video_switcher',
      ],
      offers: without([...OUTDOORS_OFFERS, ...PARTY_OFFERS], ...LOOS, ...SEATS, 'bench'),
      excluded: [...SEATS, ...LOOS, 'generator', 'fuel', 'crew_electrician', 'playback_laptop'],
      silly: ['dance_floor', 'lectern', 'disco_light', 'stage_monitor', 'table_round', 'projector', 'marquee'],
      unmet: [/popcorn/i],
      title: [/lustleigh|film/i, /250/],
    },
  },
  {
    id: 'ho-au-harriers-10k',
    language: 'en',
    catalogue: 'leven',
    description: `Does anyone at Leven do race days?? We're the Harriers and our 10k is on Sunday 3 May from Haldon country park. 600 runners and I suppose as many again watching.

After: 150 crowd barriers, 12 portaloos and a disabled one, 6 gazebos, 10 trestle tables, 20 wheelie bins, 12 walkie talkies, a PA for the start/finish field with a radio mic for our announcer and something to play music off, and a genny to run it.

What we've got: marshals (all club members), St John's for first aid, chip timing. The announcer stands on Dave's flatbed so don't bother with a stage. No chairs either, nobody sits down at a 10k lol.

Cheers, Steph`,
    good: {
      attendees: [600, 1200],
      days: 1,
      must: [
        needs('crowd_barrier', [150, 150]),
        needs('toilet', 12),
        needs('toilet_accessible', 1),
        needs('gazebo', 6),
        needs('table_trestle', 10),
        needs('waste_bin', 20),
        needs('two_way_radio', 12),
        either(needs(['speaker_top', 'line_array', 'speaker_column'], [2, 10]), needs('pa_package', [1, 3])),
        needs('mic_wireless_handheld', [1, 2]),
        needs('generator', 1),
      ],
      should: [needs('audio_player', 1), needs('transport')],
      allowed: [...without(OUTDOORS, 'crew_steward', 'crew_medic'), ...LOUD],
      offers: without(OUTDOORS_OFFERS, ...SEATS, 'bench', 'crew_steward', 'stage_roof'),
      excluded: [...SEATS, ...STAGES, 'crew_steward', 'crew_medic'],
      silly: ['projector', 'dance_floor', 'disco_light', 'lectern', 'table_round', 'stage_monitor'],
      title: [/10k|haldon|harriers|run|race/i, /600|1[, ]?200/],
    },
  },
  {
    id: 'ho-au-farm-wedding',
    language: 'en',
    catalogue: 'leven',
    description: `Hi there

We're getting married on my parents' farm near Widecombe on Saturday 27 June! 110 for the day, about 40 more in the evening.

My uncle owns a tent firm so the marquee, with its floor and lighting, comes from him as our present. What we'd love from you:

110 white wooden folding chairs for the ceremony on the lawn
the oak arch
a little battery PA with a mic for the vows
14 five-foot round tables with white cloths
110 limewash Chiavaris
two bar units
a 5m x 5m dance floor
20 strings of festoon for the orchard
a loo trailer
a quiet 20k generator with the cables to go with it

The caterer is bringing all the china, cutlery, glasses and napkins, and the staff. The band bring their own PA and disco lights, and they do the DJ bit afterwards off their own laptop.

Thank you so much!
Tamsin & Rory`,
    good: {
      attendees: [110, 150],
      days: 1,
      must: [
        needs(/folding, white/, [110, 116]),
        needs('ceremony_arch', 1),
        needs(/Battery PA/, [1, 2]),
        needs(/round 5ft/, 14),
        needs('tablecloth', [14, 16]),
        needs(/Chiavari/, [110, 116]),
        needs('bar_unit', 2),
        needs('dance_floor', [25, 25]),
        needs('festoon', 20),
        needs('toilet_trailer', 1),
        needs(/20k/, 1),
      ],
      should: [needs('power_cable'), needs('transport')],
      allowed: [
        ...without(OUTDOORS, 'floodlight'),
        'mic_wireless_handheld',
        'mic_wireless_lapel',
        'power_distro',
        'crew_technician',
        'mic_stand',
      ],
      offers: without(
        [...OUTDOORS_OFFERS, ...PARTY_OFFERS],
        'crew_dj',
        'disco_light',
        'glassware',
        'napkin',
        'crew_waiter',
        'crew_bar',
        ...SEATS,
      ),
      excluded: [
        ...TABLEWARE,
        ...DECKS,
        'napkin',
        'marquee',
        'marquee_floor',
        'crew_waiter',
        'disco_light',
        'subwoofer',
        'line_array',
        'crew_dj',
        /Party kit/,
      ],
      silly: ['projector', 'lectern', 'crowd_barrier', 'exhibition_stand', 'choir_riser', 'stage_monitor'],
      title: [/widecombe|wedding|farm/i, /110|150/],
    },
  },
  {
    id: 'ho-au-ptfa-fair',
    language: 'en',
    catalogue: 'leven',
    description: `Summer fair, Buckland Primary, Sat 4 July, 12 to 4, about 500 through the gate, on the school field

HIRE IN
- 10 gazebos
- 30 trestle tables
- 60 black folding chairs
- (6) 8' x 4' decks at 1ft, with steps, for the dance club and choir
- PA for the field, two handheld radio mics, phone playback
- 2 gas BBQs, 2 tea urns, 1 fridge

DON'T NEED
- toilets (school's)
- bins (borrowing the council's)
- generator, we run a cable out of the hall
- cups and plates, all paper this year
- photo booth, Year 6 are doing their own`,
    good: {
      attendees: 500,
      days: 1,
      must: [
        needs('gazebo', 10),
        needs('table_trestle', 30),
        needs(/folding, black/, [60, 60]),
        needs(/Deck 8 x 4/, 6),
        either(needs(SPEAKERS, [2, 10]), needs('pa_package', [1, 3])),
        needs('mic_wireless_handheld', [2, 3]),
        needs('cooking', 2),
        needs('hot_drinks', 2),
        needs('refrigeration', 1),
      ],
      should: [needs(/Leg set 1ft/, 6), needs('stage_steps', [1, 2]), needs('transport')],
      allowed: [...without(OUTDOORS, 'generator', 'fuel', 'waste_bin'), ...BAND, ...PLATFORM],
      offers: without([...OUTDOORS_OFFERS, ...LINEN, 'choir_riser', 'game'], ...LOOS, 'crockery', 'photo_booth'),
      excluded: [...LOOS, 'waste_bin', 'generator', 'fuel', 'crockery', 'photo_booth'],
      silly: ['projector', 'dance_floor', 'disco_light', 'lectern', 'table_round', 'hazer', 'marquee'],
      title: [/buckland|fair/i, /500/],
    },
  },
];
