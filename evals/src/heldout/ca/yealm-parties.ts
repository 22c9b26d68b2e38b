import { type EvalBrief, needs, offers, type Selector } from '../../expectation.ts';
import { BAND, LOUD, PARTY_LIGHT, SEATS, SITE_POWER, SLIDES, SPEAKERS, SPEECH, TABLES } from '../../usual.ts';
import { without } from '../f/without.ts';
import {
  ANY_JOB,
  DECKS,
  FOG,
  LOOS,
  OUTDOORS,
  OUTDOORS_OFFERS,
  PARTY_OFFERS,
  SHOW,
  SHOW_OFFERS,
  STAGES,
} from '../usual.ts';

const BACKLINE: readonly Selector[] = ['drum_kit', 'guitar_amp', 'bass_amp', 'keyboard'];
const BARN_OFF: readonly Selector[] = [
  'stage_monitor',
  'stage_wash',
  'lighting_package',
  ...BACKLINE,
  'crockery',
  'cutlery',
  'glassware',
  'tablecloth',
  'napkin',
];
const FORTIETH_OFF: readonly Selector[] = [...DECKS, 'crew_dj', ...FOG];
const GIG_OFF: readonly Selector[] = [...BACKLINE, ...STAGES, 'stage_leg'];
const FETE_OFF: readonly Selector[] = ['toilet', 'toilet_trailer', 'generator', 'fuel'];
const CINEMA_OFF: readonly Selector[] = [...SEATS, 'playback_laptop', 'toilet', 'toilet_trailer'];

/** Parties, gigs and fields. */
export const YEALM_PARTIES: readonly EvalBrief[] = [
  {
    id: 'ho-ca-barn-wedding',
    language: 'en',
    catalogue: 'yealm',
    description: `Hi! We're getting married on Saturday 6 September in my uncle's barn near Modbury, 110 of us for the meal and the evening. It's got electricity, which we've had checked.

Things we'd love to hire from you:
110 gold chiavari chairs
14 of the 5ft round tables
a stage for the band, 6m x 3m and 30cm high
a parquet dance floor 5m x 5m
16 uplighters (a warm pink if you can)
5 strings of festoon for the yard
a small sound system with one radio mic for the speeches in the afternoon

The caterers bring every plate, knife, fork and glass, and they're sorting the tablecloths and napkins too. The band are fully self-contained, their own PA and stage lights come in their van along with the instruments.

Delivery on the Friday would be great. Katie & Jowan xx`,
    good: {
      attendees: 110,
      must: [
        needs(/Chiavari/, [110, 120]),
        needs(/Round Table 5ft/, 14),
        needs('stage_deck', 9),
        needs('dance_floor', 25),
        needs('uplight', 16),
        needs('festoon', 5),
        needs(SPEAKERS, [1, 4]),
        needs(['mic_wireless_handheld', /Speech System|Battery PA/], [1, 2]),
      ],
      should: [needs('transport'), needs(/Legs 30cm/, 9)],
      allowed: without(
        [...SPEECH, ...ANY_JOB, 'stage_leg', 'stage_steps', 'stage_skirt', 'stage_handrail', 'mic_wireless_handheld'],
        ...BARN_OFF,
      ),
      offers: without(
        [...PARTY_OFFERS, 'toilet_trailer', 'toilet', 'fire_extinguisher', 'generator', 'ceremony_arch', ...LOOS],
        ...BARN_OFF,
      ),
      excluded: BARN_OFF,
      silly: ['projector', 'crowd_barrier', 'lectern', 'line_array', 'followspot', 'camera', 'fencing'],
      title: [/wedding|barn|modbury/i, /110/],
    },
  },
  {
    id: 'ho-ca-fortieth',
    language: 'en',
    catalogue: 'yealm',
    description: `tel. Steve Northcott, wife's 40th, Yealmpton village hall, Sat 17 May 7 till midnight, 90 people.

Needs a sound system for dancing with a mic for a toast, some disco lights and a mirror ball. 12 coloured uplighters. Asked about the photo booth, price it separately as an option pls.

His mate Gaz is DJing and has decks and mixer of his own, so sound only, none of that. Hall committee will not have smoke or haze in there, sets the alarm off. Hall has tables & chairs.

Up to £750 all in. Can collect on the Friday but would prefer delivery.`,
    good: {
      attendees: 90,
      days: 1,
      must: [
        needs(SPEAKERS, [1, 6]),
        needs(['mic_wireless_handheld', 'mic_wired'], [1, 2]),
        needs(['disco_light', 'moving_head'], [1, 8]),
        needs('mirror_ball', 1),
        needs('uplight', 12),
        offers('photo_booth', 1),
      ],
      should: [needs('delivery')],
      allowed: without(
        [...LOUD, ...PARTY_LIGHT, ...ANY_JOB, 'mic_wired', 'di_box', 'uplight'],
        ...FORTIETH_OFF,
        'line_array',
      ),
      offers: without(PARTY_OFFERS, ...FORTIETH_OFF, ...SEATS, 'effect_fluid', 'table_round', 'table_trestle'),
      excluded: [...FORTIETH_OFF, ...SEATS, 'table_round', 'table_trestle'],
      silly: ['generator', 'toilet', 'marquee', 'projector', 'crowd_barrier', 'lectern', 'drum_kit'],
      title: [/40|birthday|yealmpton/i, /90/],
    },
  },
  {
    id: 'ho-ca-arts-centre-gig',
    language: 'en',
    catalogue: 'yealm',
    description: `Hiya, we're putting on our album launch at the Lantern Arts Centre on Friday 10 October, 350 standing. Five of us: drums, bass, two guitars (both sing) and a lead singer.

From you we need:
- PA with subs for 350
- a digital desk and a sound engineer to mix us
- 4 monitor wedges
- full set of mics incl. a drum kit mic set, 3 vocal mics and stands, and 4 DIs
- stage lights with some movers, and someone to run them
- a hazer as an option if the venue agrees

We bring our own backline. The Lantern has a fixed stage so nothing there. Load in is from 2, doors at 7.

cheers, Bex`,
    good: {
      attendees: 350,
      days: 1,
      must: [
        needs(SPEAKERS, [3, 20]),
        needs('subwoofer', [2, 6]),
        needs(/TF1|DM7/, 1),
        needs('crew_sound', [1, 2]),
        needs('stage_monitor', 4),
        needs(/Drum Mic/, 1),
        needs(['mic_wired', 'mic_wireless_handheld'], [3, 10]),
        needs('di_box', 4),
        needs('mic_stand', [3, 16]),
        needs('moving_head', [2, 12]),
        needs('crew_lighting', [1, 2]),
        offers('hazer', 1),
      ],
      should: [needs('transport'), needs('stagebox', [1, 2]), needs(['stage_wash', 'lighting_package'], [1, 20])],
      allowed: without(SHOW, ...GIG_OFF),
      offers: without([...SHOW_OFFERS, 'pit_barrier', 'crowd_barrier'], ...GIG_OFF, 'backline'),
      excluded: GIG_OFF,
      silly: [...LOOS, 'marquee', 'projector', 'dance_floor', 'lectern', 'table_round', 'mic_conference'],
      title: [/lantern|album|launch|gig/i, /350/],
    },
  },
  {
    id: 'ho-ca-village-fete',
    language: 'en',
    catalogue: 'yealm',
    description: `Dear Sirs

Holbeton Village Fete, Saturday 28 June, 11am to 4pm, on the cricket field. We usually get about 600 through the gate over the day.

Please would you quote for the hire of

10 pop up gazebos
30 trestle tables
120 white folding chairs
a public address system that will carry across the field for the announcements and the dog show, with a radio microphone
1 bouncy castle
40 metres of crowd barrier for the arena
8 wheelie bins

We shall run a cable out from the cricket pavilion, so a generator is not required, and the pavilion's lavatories will be open to all. Volunteers from the parish will unload and put everything up.

Yours faithfully
J. Hext (Hon. Sec.)`,
    good: {
      attendees: 600,
      days: 1,
      must: [
        needs('gazebo', 10),
        needs('table_trestle', 30),
        needs(/White Folding/, 120),
        needs(SPEAKERS, [1, 12]),
        needs(['mic_wireless_handheld', 'mic_headset', 'mic_wireless_lapel', /Speech System|Battery PA/], [1, 4]),
        needs('inflatable', 1),
        needs('crowd_barrier', [17, 20]),
        needs('waste_bin', 8),
      ],
      should: [needs('transport'), needs('power_cable', [1, 20])],
      allowed: without([...SPEECH, ...OUTDOORS, 'mic_wireless_handheld', 'subwoofer'], ...FETE_OFF),
      offers: without([...OUTDOORS_OFFERS, 'registration_desk', 'hot_drinks', 'mobile_stage'], ...FETE_OFF),
      excluded: FETE_OFF,
      silly: ['projector', 'dance_floor', 'lectern', 'line_array', 'moving_head', 'disco_light', 'hazer'],
      title: [/fete|fête|holbeton/i, /600/],
    },
  },
  {
    id: 'ho-ca-field-cinema',
    language: 'en',
    catalogue: 'yealm',
    description: `Website enquiry

Event: outdoor film nights
When: Friday 22 and Saturday 23 August, films start 8.45pm
Where: Ivybridge rugby club, second pitch
How many: 250 each night

Message: We want to show one film each night on your inflatable screen, with a projector that's bright enough for it and a decent sound system for the field. There's no power on that pitch so a quiet generator will be needed, and a few floodlights for people finding their way out. Someone technical to look after it both evenings please. Festoon along the path (4 strings) as an option.

Both films are on Martin's laptop, he'll hand it to your technician. Everybody brings their own camping chairs and rugs, it says so on the ticket. Clubhouse loos will be unlocked.`,
    good: {
      attendees: 250,
      days: 2,
      must: [
        needs(/Inflatable Cinema/, 1),
        needs('projector', 1),
        needs(SPEAKERS, [1, 10]),
        needs('generator', [1, 2]),
        needs('floodlight', [1, 8]),
        needs(['crew_technician', 'crew_video', 'crew_sound'], [1, 6]),
        offers('festoon', 4),
      ],
      should: [needs(/15,000|7,000/, 1), needs('transport')],
      allowed: without(
        [...LOUD, ...SLIDES, ...OUTDOORS, 'media_server', 'speaker_stand', 'di_box'],
        ...CINEMA_OFF,
        'presentation_clicker',
      ),
      offers: without(
        [...OUTDOORS_OFFERS, 'mic_wireless_handheld', 'refrigeration', 'hot_drinks', 'network'],
        ...CINEMA_OFF,
        'bench',
      ),
      excluded: CINEMA_OFF,
      silly: ['dance_floor', 'lectern', 'disco_light', 'hazer', 'stage_monitor', 'mirror_ball', 'table_round'],
      title: [/film|cinema|ivybridge/i, /250/],
    },
  },
  {
    id: 'ho-ca-ruby-marquee',
    language: 'en',
    catalogue: 'yealm',
    description: `We're throwing a party for my parents' ruby wedding in our paddock at Noss Mayo on Saturday 12 July. 120 guests sitting down to supper, then dancing till late. There's nothing in the field at all so we are starting from scratch.

What I have on my list: a marquee 9m x 18m with a hard floor, 12 round tables 6ft, 120 gold chiavari chairs, white cloths for the tables and a napkin each, a dance floor 4m x 4m, a sound system for the music and a radio mic for Dad's speech, a DJ with his equipment, disco lights, festoon outside (6 strings), a luxury toilet trailer, and a generator to run it all. Patio heaters, say 4, as an option, and please put in delivery and people to set up.

Our budget is about £7,000.

Regards, Marcus Pengelly`,
    good: {
      attendees: 120,
      days: 1,
      must: [
        needs(/Marquee 9m x 18m/, 1),
        needs('marquee_floor', [140, 180]),
        needs(/Round Table 6ft/, 12),
        needs(/Chiavari/, [120, 130]),
        needs(/Round Tablecloth/, [12, 13]),
        needs('napkin', [120, 140]),
        needs('dance_floor', 16),
        needs(SPEAKERS, [1, 8]),
        needs('mic_wireless_handheld', [1, 2]),
        needs('crew_dj', 1),
        needs('dj_player', 2),
        needs('disco_light', [1, 3]),
        needs('festoon', 6),
        needs('toilet_trailer', [1, 2]),
        needs('generator', [1, 2]),
        needs('delivery', [1, 3]),
        needs('crew_stagehand', [2, 80]),
        offers('patio_heater', 4),
      ],
      should: [needs('dj_mixer', 1), needs('power_distro', [1, 5])],
      allowed: [...LOUD, ...BAND, ...PARTY_LIGHT, ...OUTDOORS, ...SITE_POWER, 'mic_wireless_handheld', ...DECKS],
      offers: [
        ...PARTY_OFFERS,
        ...OUTDOORS_OFFERS,
        ...TABLES,
        'space_heater',
        'crockery',
        'cutlery',
        'glassware',
        'uplight',
        'toilet_accessible',
        'hand_wash',
      ],
      silly: ['projector', 'lectern', 'line_array', 'pinboard', 'camera', 'drum_kit', 'mic_conference'],
      title: [/ruby|noss|anniversary|wedding|party/i, /120/],
    },
  },
];
