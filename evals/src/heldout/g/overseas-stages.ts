import { type EvalBrief, needs } from '../../expectation.ts';
import { SPEAKERS } from '../../usual.ts';
import { without } from '../f/without.ts';
import { MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

/** A festival's stages, a council's lots, an organiser's checklist. */
export const OVERSEAS_STAGES: readonly EvalBrief[] = [
  {
    id: 'ho-g-canal-festival-stages',
    language: 'en',
    catalogue: 'demo',
    description: `Ouseburn Canal Weekend
Community Stage: Specification for Suppliers
Saturday 20 and Sunday 21 June, noon to 8pm each day

The Community Stage has been at the lock since 2009 and hosts anything from ukulele groups to a samba school. Audiences come and go; 600 at once is a good afternoon.

We ask the supplier for:
Covered stage, trailer type, 6m wide or thereabouts
PA to suit, including two subs and four monitors
At least 16 channels with stagebox; engineer both days
8 wired vocal mics on booms, 6 DI boxes, one drum mic set
20kVA generator, silent, and its fuel
Ten metres of pit barrier at the front
Crowd barriers, 30, round the back of house
A 3 x 3 gazebo for front of house

What the Trust provides:
The Main Stage (tendered under a separate document), stewards and first aiders from our volunteer pool, toilets on the towpath, drum kit and backline by arrangement between the bands themselves. It is broad daylight so there is no lighting on this stage.`,
    good: {
      attendees: 600,
      days: 2,
      must: [
        needs('mobile_stage', 1),
        needs(['speaker_top', 'line_array', 'pa_package'], [2, 16]),
        needs('subwoofer', [2, 6]),
        needs('stage_monitor', 4),
        needs('crew_sound', [1, 3]),
        needs(/SM58 Vocal/, 8),
        needs(/20 kVA/, 1),
        needs('pit_barrier', [10, 10]),
        needs('crowd_barrier', 30),
      ],
      should: [
        needs('di_box', 6),
        needs(/Drum Microphone Kit/, 1),
        needs('mixing_console', 1),
        needs('stagebox', [1, 2]),
        needs('gazebo', 1),
        needs('mic_stand', [8, 14]),
        needs('fuel'),
        needs('transport'),
      ],
      allowed: without([...SHOW, ...OUTDOORS], 'crew_steward', 'crew_medic', 'crew_lighting'),
      offers: without([...SHOW_OFFERS, ...OUTDOORS_OFFERS], 'toilet', 'crew_steward', 'backline'),
      excluded: [
        'crew_steward',
        'crew_medic',
        'toilet',
        'toilet_accessible',
        'drum_kit',
        'stage_wash',
        'lighting_package',
        'moving_head',
      ],
      silly: ['lectern', 'projector', 'dance_floor', 'table_round', 'chair_banquet', 'mic_wireless_lapel', 'hazer'],
      title: [/ouseburn|canal|community stage/i, /600/],
    },
  },
  {
    id: 'ho-g-armistice-lots',
    language: 'en',
    catalogue: 'demo',
    description: `NOTICE: hire of equipment for the Remembrance Sunday service and parade, Market Square, Sunday 8 November. Estimated attendance 1,800. The contract will be let in lots; this invitation covers the lots below.

Lot 1. Public address for outdoor use. Four loudspeakers on stands or equivalent, lectern microphone, one radio handheld for the Chaplain, operator.
Lot 2. Staging. Dais 4m x 2m at 400mm, black skirt, wheelchair ramp, handrail to the rear. Acrylic lectern.
Lot 3. Seating. 200 white folding chairs for veterans and families.
Lot 4. Barriers. 160 crowd control barriers.
Lot 5. Radios. 20 two-way radios with earpieces.

Lots let elsewhere: road closures and stewarding (Lot 6), big screen (Lot 7), and portable toilets, which are not being provided this year as the Town Hall will be open. The Royal British Legion brings the wreath stands. Mains supply is available at the war memorial and portable generators are not permitted in the Square.`,
    good: {
      attendees: 1800,
      days: 1,
      must: [
        needs(['speaker_top', 'speaker_column', 'line_array'], [4, 12]),
        needs('mic_lectern', 1),
        needs('mic_wireless_handheld', [1, 2]),
        needs('stage_deck', [4, 8]),
        needs('lectern', 1),
        needs(/White Folding Chair/, 200),
        needs('crowd_barrier', 160),
        needs('two_way_radio', 20),
      ],
      should: [
        needs(['crew_sound', 'crew_technician'], [1, 2]),
        needs('stage_ramp', 1),
        needs('stage_skirt'),
        needs('stage_handrail', [1, 6]),
        needs(/Earpiece/, 20),
        needs('transport'),
      ],
      allowed: without(
        [...MEETING, ...OUTDOORS, 'stage_leg', 'stage_steps', 'stage_deck'],
        'crew_steward',
        'generator',
      ),
      offers: without(
        [...MEETING_OFFERS, ...OUTDOORS_OFFERS],
        'led_wall',
        'toilet',
        'toilet_accessible',
        'crew_steward',
      ),
      excluded: ['led_wall', 'toilet', 'toilet_accessible', 'toilet_trailer', 'crew_steward', 'generator', 'fuel'],
      silly: [
        'subwoofer',
        'stage_monitor',
        'dance_floor',
        'projector',
        'disco_light',
        'bar_unit',
        'hazer',
        'table_round',
      ],
      title: [/remembrance|market square/i, /1[.,\s]?800/],
    },
  },
  {
    id: 'ho-g-librarians-checklist',
    language: 'en',
    catalogue: 'corrib',
    description: `LIBRARIANS' CONFERENCE, GALWAY, 14–15 MAY – 220 delegates
AV & furniture checklist (v3, Niamh)

Plenary, Bailey Allen Hall
☐ 14x8 screen, 1 projector, show laptop + clicker
☐ comfort monitor x1
☐ PA for 220, lapel x3, handheld x2, perspex lectern w/ gooseneck
☐ loop kit for the hearing aid users
☐ stage 16ft x 8ft, 1ft high, treads, valance → ramp too, we have a speaker who uses a chair
☐ sound eng both days
☒ stage lighting – hall's own, paid for
☒ tech for slides – our intern Cian

Foyer
☐ 12 shell schemes for the publishers
☐ 2 reg desks
☐ 20 poseur tables
☐ 6 coat rails
☒ coffee: university catering, cups and all

Not happening after all: the gala dinner (moved to a restaurant), the live stream, the step and repeat.`,
    good: {
      attendees: 220,
      days: 2,
      must: [
        needs(/Fastfold 14/, 1),
        needs('projector', 1),
        needs(SPEAKERS, [1, 12]),
        needs('mic_wireless_lapel', 3),
        needs('mic_wireless_handheld', 2),
        needs('lectern', 1),
        needs('stage_deck', 4),
        needs('exhibition_stand', 12),
        needs('registration_desk', 2),
      ],
      should: [
        needs('induction_loop', 1),
        needs('mic_lectern', 1),
        needs('confidence_monitor', 1),
        needs('playback_laptop', 1),
        needs('stage_ramp', 1),
        needs('stage_steps', [1, 2]),
        needs(/legs 1ft/, 4),
        needs('table_cocktail', 20),
        needs('coat_rail', 6),
        needs('crew_sound', 1),
        needs('transport'),
      ],
      allowed: [...MEETING, 'stage_skirt', 'stage_handrail', 'line_array'],
      offers: without(MEETING_OFFERS, 'streaming_encoder', 'network', 'backdrop', 'stage_wash', 'lighting_package'),
      excluded: ['streaming_encoder', 'backdrop', 'lighting', 'crew_lighting', 'hot_drinks', 'crockery', 'table_round'],
      silly: [
        'generator',
        'toilet',
        'marquee',
        'dance_floor',
        'subwoofer',
        'stage_monitor',
        'bar_unit',
        'crowd_barrier',
      ],
      title: [/galway|librarians/i, /220/],
    },
  },
];
