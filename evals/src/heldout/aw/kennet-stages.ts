import { type EvalBrief, either, needs, offers } from '../../expectation.ts';
import { BAND, LOUD, PLATFORM, RADIO_MICS, SEATS, SITE_SERVICES, SLIDES, SPEAKERS, STAGE_LIGHT } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, FOG, LOOS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW_OFFERS, STAGES } from '../usual.ts';
import { LAMPS } from './lamps.ts';

/** A school's musical, a choir, a film in a field. */
export const KENNET_STAGES: readonly EvalBrief[] = [
  {
    id: 'ho-aw-school-musical',
    language: 'en',
    catalogue: 'kennet',
    description: `Phone note, 4.10pm Tues. Mrs Dacre, head of drama.

School musical, in their hall. Shows Wed 3, Thurs 4, Fri 5 March, dress run Tues 2nd, so kit from Tues. 240 parents a night.

Wants
8 headset mics for the principals
digital mixer, PA for the hall, 2 wedges so cast can hear the band
sound engineer all 4 days
2 followspots (pupils will work them)

Has
stage + curtains
hall seating
the rig of lights with its desk, a sixth former runs that
piano
pit band = parents, bring own drums and amps

Head has banned smoke & haze after last year.`,
    good: {
      attendees: 240,
      must: [
        needs('mic_headset', [8, 8]),
        needs(/S21|Qu-24/, 1),
        needs(SPEAKERS, [1, 8]),
        needs('stage_monitor', [2, 2]),
        needs('crew_sound', [1, 60]),
        needs('followspot', [2, 2]),
      ],
      should: [needs('transport')],
      allowed: [...BAND, ...without(ANY_JOB, 'crew_project_manager'), 'stagebox', 'consumables'],
      offers: [
        'intercom',
        'two_way_radio',
        'in_ear_monitor',
        ...RADIO_MICS,
        'audio_recorder',
        'music_stand',
        'audio_player',
      ],
      excluded: [...STAGES, ...SEATS, ...FOG, ...LAMPS, 'drape', 'piano', 'drum_kit', 'guitar_amp', 'bass_amp'],
      silly: ['generator', 'toilet', 'marquee', 'projector', 'lectern', 'line_array', 'dance_floor'],
      title: [/musical|school|dacre/i, /240/],
    },
  },
  {
    id: 'ho-aw-priory-choral',
    language: 'en',
    catalogue: 'kennet',
    description: `Hello, I do the logistics for a choral society. We're singing in the priory church on Saturday 27 March 2027, 60 of us in the choir and a string quartet, and we usually get about 300 in the audience.

We'd like to hire four of your choir risers, four music stands with lamps for the quartet, and a simple set of stage lights so the singers can see their copies, put up in the afternoon and taken away afterwards.

It is an unamplified concert, so please no microphones and no speakers. The audience sits in the pews. We'll be using the priory's own grand piano.

As a separate option, what would ten battery uplighters for the pillars cost?

Many thanks, Gwen`,
    good: {
      attendees: [300, 370],
      days: 1,
      must: [
        needs('choir_riser', [4, 4]),
        needs('music_stand', [4, 4]),
        either(needs('lighting_package', [1, 2]), needs(['stage_wash', 'profile_spot'], [4, 16])),
      ],
      should: [offers('uplight', 10), needs('transport')],
      allowed: [...STAGE_LIGHT, ...ANY_JOB],
      offers: ['two_way_radio', 'festoon', 'crew_technician', 'drape'],
      excluded: [
        ...SPEAKERS,
        ...RADIO_MICS,
        'mic_wired',
        'mic_instrument',
        'mixing_console',
        'crew_sound',
        ...SEATS,
        'piano',
        'keyboard',
      ],
      silly: ['generator', 'toilet', 'marquee', 'projector', 'disco_light', 'dance_floor', 'stage_monitor', ...FOG],
      title: [/priory|choral|concert/i, /300|60/],
    },
  },
  {
    id: 'ho-aw-rugby-film',
    language: 'en',
    catalogue: 'kennet',
    description: `Evening all. Posting here because somebody said you do this. Our rugby club wants to show a film on the second pitch on Friday 6 August, starting once it's dark, and we reckon on 400 turning up.

So what we're after: the big inflatable screen, a projector bright enough for it, sound to cover a pitch, something to play the film off, a handheld radio mic for the raffle, and one of your lot to run it. Nearest socket is 150 metres off so a generator too, and the leads for it. Plus two lighting towers so nobody goes over in the car park, and 6 two-way radios.

Not after: seats (everyone brings a rug or a camping chair), loos (ours are open), or a bar (the clubhouse has one and its own staff). Food vans are sorted.

Ballpark?`,
    good: {
      attendees: 400,
      days: 1,
      must: [
        needs(/airframe/, 1),
        needs(/Barco/, 1),
        needs(SPEAKERS, [1, 12]),
        needs(['playback_laptop', 'audio_player'], [1, 2]),
        needs('mic_wireless_handheld', [1, 1]),
        needs(['crew_technician', 'crew_video', 'crew_sound'], [1, 24]),
        needs('generator', [1, 2]),
        needs('floodlight', [2, 2]),
        needs('two_way_radio', [6, 6]),
      ],
      should: [needs('power_cable', [1, 12]), needs('transport')],
      allowed: [...OUTDOORS, ...LOUD, ...SLIDES, 'video_cable'],
      offers: without(
        [...OUTDOORS_OFFERS, ...PARTY_OFFERS],
        ...LOOS,
        ...SEATS,
        'bench',
        'bar_unit',
        'bar_stool',
        'crew_bar',
        'beer_table_set',
        'refrigeration',
      ),
      excluded: [...SEATS, ...LOOS, 'bar_unit', 'crew_bar'],
      silly: ['lectern', 'dance_floor', 'disco_light', 'stage_monitor', 'table_round', ...STAGES],
      title: [/film|rugby|cinema/i, /400/],
    },
  },
  {
    id: 'ho-aw-leavers-ceremony',
    language: 'en',
    catalogue: 'kennet',
    description: `SPECIFICATION: DEGREE CEREMONY IN A MARQUEE
Campus lawn, Thursday 15 July 2027. 230 persons seated, theatre style.

Item 1. Frame marquee 12 x 24 m with hard flooring throughout
Item 2. 230 black folding chairs
Item 3. Stage 16 ft x 12 ft, 2 ft high, black valance, steps and wheelchair ramp
Item 4. Perspex lectern with gooseneck microphone
Item 5. Sound reinforcement for speech, two handheld radio microphones, portable hearing loop
Item 6. Stage lighting, plain white
Item 7. Red carpet for the procession, 20 m in all
Item 8. 4 single loos, 1 accessible loo, 1 double handwash unit
Item 9. 6 fire points
Item 10. Silent generator of not less than 40 kVA with distribution and cable
Item 11. Technician in attendance throughout

Delivery from Tuesday 13 July. Site to be cleared on Friday 16 July.`,
    good: {
      attendees: 230,
      must: [
        needs(/12 x 24/, 1),
        needs('marquee_floor', [288, 288]),
        needs(/folding, black/, [230, 230]),
        needs('stage_deck', [6, 12]),
        needs(/perspex/, 1),
        needs(SPEAKERS, [1, 8]),
        needs('mic_wireless_handheld', [2, 2]),
        needs('induction_loop', [1, 2]),
        either(needs('lighting_package', [1, 2]), needs(['stage_wash', 'profile_spot'], [4, 16])),
        needs('carpet', 2),
        needs('toilet', 4),
        needs('toilet_accessible', 1),
        needs('hand_wash', 1),
        needs('fire_extinguisher', 6),
        needs(/45 kVA/, 1),
      ],
      should: [
        needs('stage_ramp', 1),
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [5, 20]),
        needs('mic_lectern', 1),
        needs('power_distro', [1, 6]),
        needs(['crew_technician', 'crew_sound', 'crew_lighting'], [1, 40]),
        needs('transport'),
      ],
      allowed: [...OUTDOORS, ...without(LOUD, 'subwoofer'), ...PLATFORM, ...STAGE_LIGHT],
      offers: [
        ...OUTDOORS_OFFERS,
        ...SHOW_OFFERS,
        ...SITE_SERVICES,
        'marquee_lining',
        'space_heater',
        'fan',
        'plants',
        'registration_desk',
      ],
      silly: ['dance_floor', 'disco_light', 'table_round', 'drum_kit', 'bar_unit', ...FOG],
      title: [/degree|ceremony|graduation|campus/i, /230/],
    },
  },
];
