import { type EvalBrief, either, needs, offers } from '../../expectation.ts';
import { BROADCAST, PLATFORM, RADIO_MICS, SEATS, SPEAKERS, STAGE_LIGHT, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, DECKS, FOG, LOOS, MEETING, MEETING_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

/** Under a roof in Lancashire: a barn wedding, an awards dinner, a conference, a concert in a priory. */
export const RIBBLE_HALLS: readonly EvalBrief[] = [
  {
    id: 'ho-aa-barn-wedding-band',
    language: 'en',
    catalogue: 'ribble',
    description: `Hello there,

Our daughter is getting married on Saturday 12 June and the evening party is in our own barn outside Clitheroe, 140 of us.

We have booked a seven-piece soul band (drums, bass, guitar, keys, two horns and a singer). They are bringing their own backline but they haven't got a PA, and that is where I hope you come in. So: a sound system with enough bottom end for a barn full of dancers, monitors and microphones for the seven of them and a person to mix it; a stage, they say about 20ft by 12ft; an 18ft x 18ft dance floor; and some disco lights for when the band takes its breaks.

The bar's taken care of, it's a converted horsebox that turns up with its own glasses and bar staff. A neighbour is lending us his posh loo trailer. We put three phase in for the grain dryer so there's no need for a generator. And no smoke or haze whatsoever, please: there are barn owls up in the rafters.

What would all that come to?

Kind regards,
Hilary`,
    good: {
      attendees: 140,
      days: 1,
      must: [
        either(needs(['speaker_top', 'line_array', 'speaker_column'], [2, 8]), needs('pa_package', [1, 2])),
        either(needs('subwoofer', [1, 6]), needs(/Set, party/, [1, 2])),
        needs('stage_monitor', [4, 8]),
        needs(['mic_wired', 'mic_instrument', 'mic_wireless_handheld'], [4, 20]),
        needs('crew_sound', [1, 2]),
        needs('stage_deck', [7, 10]),
        needs('dance_floor', [36, 36]),
        needs('disco_light', [1, 4]),
      ],
      should: [
        needs('mixing_console', [1, 2]),
        needs('mic_stand', [4, 14]),
        needs('di_box', [2, 8]),
        needs('stage_steps', [1, 2]),
        needs('transport'),
      ],
      allowed: without(SHOW, ...FOG, 'effect_fluid'),
      offers: without([...PARTY_OFFERS, ...SHOW_OFFERS], 'bar_unit', 'crew_bar', 'glassware', 'backline', ...FOG),
      excluded: [
        'drum_kit',
        'guitar_amp',
        'bass_amp',
        'keyboard',
        'bar_unit',
        'crew_bar',
        'glassware',
        ...LOOS,
        'generator',
        'fuel',
        ...FOG,
      ],
      silly: ['projector', 'lectern', 'crowd_barrier', 'interpretation_booth', 'flip_chart', 'marquee'],
      title: [/clitheroe|barn|wedding|party/i, /140/],
    },
  },
  {
    id: 'ho-aa-awards-phone',
    language: 'en',
    catalogue: 'ribble',
    description: `PHONE - Janice, Blackburn traders' awards - rang 14/9, wants price by Fri

- awards dinner, Fri 20 Nov, 240 sat down, rounds of ten, so 24 tables off us, with cloths to floor
- hotel doing chairs, all plates cutlery + glasses
- PA for speeches, 2 radio hand mics, lectern w/ mic
- stage 20 x 12ft, steps both ends
- 2 x projector + big screen, one each side of stage, winners' names. Laptop + somebody to drive it
- 20 battery uplighters round the room
- own DJ afterwards, bringing his decks and his disco lights but will go through our PA so it needs subs
- hotel has a dance floor already
- cold sparks when top prize announced?? she's not sure, put it as an extra
- in from 1pm, out same night after 1`,
    good: {
      attendees: 240,
      days: 1,
      must: [
        needs('table_round', [24, 26]),
        needs('tablecloth', [24, 28]),
        either(needs(['speaker_top', 'line_array', 'speaker_column'], [2, 8]), needs('pa_package', [1, 2])),
        either(needs('subwoofer', [1, 6]), needs(/Set, party/, [1, 2])),
        needs('mic_wireless_handheld', [2, 3]),
        needs('lectern', 1),
        needs('stage_deck', [7, 9]),
        needs('projector', 2),
        needs('projection_screen', 2),
        needs('uplight', [20, 20]),
      ],
      should: [
        needs('mic_lectern', 1),
        needs('stage_steps', 2),
        needs('playback_laptop', [1, 2]),
        needs(['crew_video', 'crew_technician'], [1, 2]),
        offers('spark_machine', [1, 4]),
        needs('transport'),
      ],
      allowed: [...MEETING, ...PLATFORM, ...STAGE_LIGHT, 'subwoofer', 'line_array'],
      offers: without(
        [...MEETING_OFFERS, ...PARTY_OFFERS],
        'glassware',
        'disco_light',
        'dance_floor',
        'crew_dj',
        'chair_cover',
      ),
      excluded: [...SEATS, ...TABLEWARE, ...DECKS, 'crew_dj', 'disco_light', 'dance_floor'],
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'stage_monitor', 'interpretation_booth'],
      title: [/blackburn|awards/i, /240/],
    },
  },
  {
    id: 'ho-aa-summit-form',
    language: 'en',
    catalogue: 'ribble',
    description: `WEBSITE ENQUIRY
Type of event: Conference
Where: a college in Lancaster
When: 3 and 4 March
How many: 220
Indoors / outdoors: indoors
Budget: around £9,000 + VAT
Tell us more: Two-day housing summit. Plenary in the great hall, theatre style, with one keynote and a panel of six each afternoon. We then split into four seminar rooms of 30-40, each of which needs a projector, a screen and a laptop. The great hall needs the same but bigger, plus sound, microphones for the panel, two roving mics for questions and a lectern. The plenary is to be streamed to members who can't make it, two cameras with operators would be ideal. The college lays out tables and chairs and gives us a wired internet connection. Lunch is theirs too, crockery and all. Please price stage lighting as an option, we may not go for it.`,
    good: {
      attendees: 220,
      days: 2,
      must: [
        needs('projector', [5, 6]),
        needs('projection_screen', [5, 6]),
        either(needs(['speaker_top', 'line_array', 'speaker_column'], [2, 10]), needs('pa_package', [1, 6])),
        needs([...RADIO_MICS, 'mic_conference', 'mic_wired'], [8, 14]),
        needs('mic_wireless_handheld', [2, 8]),
        needs('lectern', 1),
        needs('camera', [2, 2]),
        needs('streaming_encoder', 1),
      ],
      should: [
        needs('playback_laptop', [5, 7]),
        needs('crew_camera', [1, 4]),
        needs('crew_sound', [1, 4]),
        needs('video_switcher', [1, 2]),
        needs(['crew_video', 'crew_technician'], [1, 8]),
        offers(['stage_wash', 'lighting_package', 'profile_spot']),
        needs('transport'),
      ],
      allowed: [...MEETING, ...without(BROADCAST, 'network'), ...RADIO_MICS, 'mic_conference', 'mic_wired'],
      offers: without(MEETING_OFFERS, 'network'),
      excluded: [...SEATS, 'table_round', 'table_trestle', 'table_desk', 'network', ...TABLEWARE],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'crowd_barrier', 'subwoofer', ...FOG],
      title: [/lancaster|summit|conference/i, /220/],
    },
  },
  {
    id: 'ho-aa-priory-concert',
    language: 'en',
    catalogue: 'ribble',
    description: `Good afternoon

I look after the spring concert at the priory in Whalley, Saturday 17 April at 7 pm: a string quartet in the first half and our chamber choir (36 voices) in the second. About 250 in the audience.

Would you quote me for
(a) risers that 36 singers can stand on in three rows
(b) a low platform for the quartet, 12ft x 8ft and a foot high, with a step
(c) 4 music stands
(d) plain white light on the performers, nothing coloured and nothing that moves
(e) as an option, the means of making a decent sound recording

The priory has pews and its own sound system with a lectern mic for the vicar, and as the music is all unamplified there is no need for speakers or a sound man. No drapes either, the stonework is the backdrop.

With best wishes,
Graham`,
    good: {
      attendees: [250, 290],
      days: 1,
      must: [
        needs('choir_riser', [3, 4]),
        needs('stage_deck', [3, 3]),
        needs('music_stand', [4, 5]),
        needs(['stage_wash', 'profile_spot', 'lighting_package'], [1, 12]),
      ],
      should: [
        needs(/Legs 1ft/, [3, 3]),
        needs('stage_steps', [1, 2]),
        offers('audio_recorder', [1, 2]),
        needs('transport'),
      ],
      allowed: [...PLATFORM, ...without(STAGE_LIGHT, 'moving_head'), ...ANY_JOB, 'crew_technician'],
      offers: ['mic_instrument', 'mic_stand', 'audio_cable', 'camera', 'crew_camera', 'video_recorder', 'stage_ramp'],
      excluded: [
        ...SPEAKERS,
        'mixing_console',
        'mic_lectern',
        ...RADIO_MICS,
        'stage_monitor',
        'crew_sound',
        ...SEATS,
        'bench',
        'moving_head',
        'disco_light',
        'drape',
        'star_cloth',
        'backdrop',
      ],
      silly: ['generator', 'toilet', 'marquee', 'projector', 'dance_floor', ...FOG],
      title: [/whalley|priory|concert/i, /250/],
    },
  },
];
