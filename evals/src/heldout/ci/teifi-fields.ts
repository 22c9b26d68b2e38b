import { type EvalBrief, needs, type Selector } from '../../expectation.ts';
import { PLATFORM, SEATS, SITE_POWER, SPEAKERS, SPEECH, STAGE_LIGHT } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, LOOS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS, STAGES } from '../usual.ts';

const FATHER_OFF: readonly Selector[] = [
  'bar_unit',
  'refrigeration',
  'glassware',
  'crew_bar',
  'crockery',
  'cutlery',
  /Party PA/,
  'subwoofer',
  'disco_light',
];
const WOODLAND_OFF: readonly Selector[] = [
  ...STAGES,
  'generator',
  'drum_kit',
  'guitar_amp',
  'bass_amp',
  'keyboard',
  'crew_steward',
];
const SWITCH_ON_OFF: readonly Selector[] = ['crowd_barrier', 'crew_steward', 'crew_medic', 'waste_bin'];
const RALLY_OFF: readonly Selector[] = [...SEATS, 'crew_steward', ...LOOS];
const CARE_OFF: readonly Selector[] = [...SEATS, 'inflatable', ...SPEAKERS, ...LOOS];

/** Out of doors. */
export const TEIFI_FIELDS: readonly EvalBrief[] = [
  {
    id: 'ho-ci-father-of-the-bride',
    language: 'en',
    catalogue: 'teifi',
    description: `Dear Sir or Madam,

My daughter Cerys is to be married on Saturday 22 August and her mother and I have offered the top field (near Llandysul, level, dry, good gate). I have been put in charge of "everything that isn't frocks" and have never hired so much as a ladder, so do correct me.

We shall be 120 sitting down. I take it I want a marquee that will hold us all with room to dance, with a proper wooden floor and the ivory lining; twelve round tables of ten with white cloths; 120 of the limewash chairs; and a dance floor, 15 ft by 15 ft. Her mother insists on the better class of lavatory, the trailer sort. There is no electricity up there so a generator, please, and whatever leads and boxes go with it. And I am told I must make a speech, so some modest arrangement of microphone and loudspeakers for that.

What you need not trouble with. The Black Lion are doing the drink and come with their own bar, their own coolers, all the glasses and three girls to serve. The caterers bring every plate, knife and fork. The band are a self-contained outfit, I am assured, and provide their own amplification and disco lights.

I should be glad of a figure before I lose my nerve.

Yours faithfully,
D. Emrys Howells`,
    good: {
      attendees: 120,
      days: 1,
      must: [
        needs('marquee', [1, 2]),
        needs('marquee_floor', [130, 300]),
        needs('marquee_lining', [130, 300]),
        needs(/Round Table \(6 ft/, 12),
        needs(/Round Tablecloth/, [12, 14]),
        needs('chair_banquet', 120),
        needs('dance_floor', 25),
        needs('toilet_trailer', 1),
        needs('generator', [1, 2]),
        needs(['power_distro', 'power_cable'], [1, 40]),
        needs(['pa_package', 'speaker_top', 'speaker_column'], [1, 4]),
      ],
      should: [needs('transport')],
      allowed: without(
        [...OUTDOORS, ...SPEECH, 'mic_wireless_handheld', 'mic_wireless_lapel', 'table_trestle', 'fire_extinguisher'],
        ...FATHER_OFF,
      ),
      offers: without([...PARTY_OFFERS, ...OUTDOORS_OFFERS, 'space_heater', ...PLATFORM], ...FATHER_OFF),
      excluded: FATHER_OFF,
      silly: ['projector', 'lectern', 'crowd_barrier', 'camera', 'registration_desk', 'drum_kit', 'choir_riser'],
      title: [/wedding|llandysul|howells|cerys/i, /120/],
    },
  },
  {
    id: 'ho-ci-woodland-stage',
    language: 'en',
    catalogue: 'teifi',
    description: `GWYLIO'R SÊR FESTIVAL / WOODLAND STAGE / TECH ADVANCE v3
Show days Fri 1 + Sat 2 Aug. Cap at this stage 1,500.

YOU
Audio: 12 x L208, 6 x subs, 6 x wedges, M32 + DL32. 1 x drum mic set, 8 x SM58, 10 x DI, 16 x tall stands.
LX: 8 x R1 wash, 12 x LED par, Avo Quartz. Haze x1.
FOH barrier: 14m front of stage.
Crew: 1 sound, 1 LX, both days.
Comms: 6 x 2-way radio for stage crew.

NOT YOU
Stage + roof - Tarian Structures, in Weds.
Power - Watts On, 63A 3ph on a pole at SL, they also do the gennies. You split down from there: 1 x 63-32 distro pls.
Backline - bands sharing the festival's kit and amps.
Security/stewards - festival.

Load-in Thurs 10:00. No vehicles on site after 10:00 Fri, I mean it.
Mo, production`,
    good: {
      attendees: 1500,
      days: 2,
      must: [
        needs(/L208/, 12),
        needs('subwoofer', 6),
        needs('stage_monitor', 6),
        needs(/Midas M32/, 1),
        needs('stagebox', 1),
        needs(/Drum Microphone/, 1),
        needs(/SM58/, 8),
        needs('di_box', 10),
        needs('mic_stand', 16),
        needs('moving_head', 8),
        needs('stage_wash', 12),
        needs('lighting_console', 1),
        needs('hazer', 1),
        needs('pit_barrier', 14),
        needs('crew_sound', [1, 2]),
        needs('crew_lighting', [1, 2]),
        needs('two_way_radio', 6),
        needs(/63 A to 32/, 1),
      ],
      should: [needs('transport')],
      allowed: without([...SHOW, ...OUTDOORS], ...WOODLAND_OFF),
      offers: without([...SHOW_OFFERS, ...OUTDOORS_OFFERS], ...WOODLAND_OFF),
      excluded: WOODLAND_OFF,
      silly: ['lectern', 'projector', 'table_round', 'chair_banquet', 'dance_floor', 'mic_conference', 'tablecloth'],
      title: [/festival|woodland|s[eê]r/i, /1[.,\s]?500/],
    },
  },
  {
    id: 'ho-ci-lights-switch-on',
    language: 'en',
    catalogue: 'teifi',
    description: `CYNGOR TREF ABERTEIFI / CARDIGAN TOWN COUNCIL
REQUEST FOR QUOTATION REF CTC/2025/41
Christmas Lights Switch-On, Finch Square, Friday 28 November 2025, 16:00-19:30
Estimated attendance: 2,000

The Council invites quotations for the supply, delivery, installation and removal of the following.

Lot 1  One covered trailer stage, not less than 6m x 5m
Lot 2  Sound system appropriate to the attendance for speech, school choirs and one five-piece band; two hand-held radio microphones; one sound engineer
Lot 3  Stage lighting
Lot 4  One silenced generator, not less than 20 kVA, to supply Lots 1 to 3, with distribution and 30 cable ramps
Lot 5  Six portable toilets and one accessible portable toilet

For the avoidance of doubt, bidders shall not price the following, which are secured elsewhere:
 (i) pedestrian barriers (held at the Council's depot);
 (ii) event stewarding (framework contractor);
 (iii) first aid cover (St John Ambulance Cymru);
 (iv) litter bins (Ceredigion CC cleansing).

Return by 12 noon on 3 October to the Events & Regeneration Officer.`,
    good: {
      attendees: 2000,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs(SPEAKERS, [4, 28]),
        needs('mic_wireless_handheld', [2, 3]),
        needs('crew_sound', [1, 2]),
        needs(['lighting_package', 'stage_wash', 'moving_head', 'profile_spot'], [1, 32]),
        needs('generator', [1, 2]),
        needs('power_distro', [1, 8]),
        needs('cable_ramp', 30),
        needs('toilet', 6),
        needs('toilet_accessible', 1),
      ],
      should: [needs('mixing_console', 1), needs(/20 kVA|60 kVA/, 1), needs('transport')],
      allowed: without([...SHOW, ...OUTDOORS], ...SWITCH_ON_OFF),
      offers: without([...SHOW_OFFERS, ...OUTDOORS_OFFERS, 'choir_riser', 'pit_barrier'], ...SWITCH_ON_OFF),
      excluded: SWITCH_ON_OFF,
      silly: ['table_round', 'chair_banquet', 'dance_floor', 'tablecloth', 'silent_disco', 'mic_conference'],
      title: [/switch|christmas|cardigan|finch/i, /2[.,\s]?000/],
    },
  },
  {
    id: 'ho-ci-beer-garden',
    language: 'en',
    catalogue: 'teifi',
    description: `20 picnic sets, 10 lots of the festoon lights and 4 gas patio heaters for the beer garden, bank hol weekend 23rd-25th May. Ship Inn, Aberporth, drop off the Friday morning if you can mate. Glyn`,
    good: {
      attendees: null,
      days: 3,
      must: [needs('beer_table_set', 20), needs('festoon', 10), needs('patio_heater', 4)],
      should: [needs('transport')],
      allowed: [...ANY_JOB, 'fuel'],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS],
      silly: ['lectern', 'projector', 'stage_deck', 'subwoofer', 'mic_conference', 'choir_riser', 'camera'],
      title: [/beer|ship|aberporth/i],
    },
  },
  {
    id: 'ho-ci-park-rally',
    language: 'en',
    catalogue: 'teifi',
    description: `Comrades,

We are calling a Save Our Steel rally in Parc Howard on Saturday 14 June, assembling at noon, speeches until about 2.30. Police have us down for 800.

Please quote the branch for a trailer stage, a PA which carries across an open park, two hand-held radio mics plus a stand to put one in, a sound engineer, four megaphones for the march in, and a silenced 20kVA generator because the park has no supply.

It's a standing rally so don't put any chairs down. We marshal our own marches and always have, no stewards needed. The public toilets by the bandstand are being kept open for us, so we can do without portaloos.

We pay within 7 days of invoice. Practise what you preach!

In solidarity,
Siân Pugh, Branch Organiser`,
    good: {
      attendees: 800,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs(SPEAKERS, [2, 24]),
        needs('mic_wireless_handheld', [2, 3]),
        needs('mic_stand', [1, 4]),
        needs('crew_sound', 1),
        needs('loudhailer', 4),
        needs('generator', [1, 2]),
      ],
      should: [needs(/20 kVA/, 1), needs('mixing_console', 1), needs('transport')],
      allowed: without([...SPEECH, ...OUTDOORS, 'line_array', 'subwoofer', 'lectern', 'mic_lectern'], ...RALLY_OFF),
      offers: without([...OUTDOORS_OFFERS, ...SHOW_OFFERS, ...STAGE_LIGHT], ...RALLY_OFF),
      excluded: RALLY_OFF,
      silly: ['dance_floor', 'table_round', 'disco_light', 'tablecloth', 'projector', 'choir_riser', 'drum_kit'],
      title: [/rally|steel|parc howard/i, /800/],
    },
  },
  {
    id: 'ho-ci-care-home-garden',
    language: 'en',
    catalogue: 'teifi',
    description: `Hi there,

I manage Plas Newydd residential home and we're having our garden party on Wed 16th July, 2pm til 4.30. Between residents, families and staff we'll be around 80.

Could you give me a price for 5 gazebos, 10 trestle tables with white cloths, 2 tea urns, 80 cups and saucers and 2 of the garden games sets (Jenga etc). Also half a dozen fire pits?? no scrap that, my deputy has just reminded me about the risk assessment.

Seating is fine, residents like their own chairs and we have loads of folding ones for visitors. Malcolm the singer has a speaker and mic which he's letting us use for the raffle as well, so that's sound done. Toilets indoors. And please no bouncy castle, the grandchildren will ask but after last year it's a firm no from me!

Thanks ever so
Bethan`,
    good: {
      attendees: 80,
      days: 1,
      must: [
        needs('gazebo', 5),
        needs('table_trestle', 10),
        needs(/Trestle Tablecloth/, 10),
        needs('hot_drinks', 2),
        needs(/Cup and Saucer/, [80, 100]),
        needs('game', 2),
      ],
      should: [needs('transport')],
      allowed: without([...ANY_JOB, ...SITE_POWER, 'ballast'], ...CARE_OFF),
      offers: without([...OUTDOORS_OFFERS, ...PARTY_OFFERS, 'crockery', 'cutlery'], ...CARE_OFF),
      excluded: CARE_OFF,
      silly: ['stage_deck', 'projector', 'crowd_barrier', 'disco_light', 'drum_kit', 'marquee_floor'],
      title: [/garden|plas newydd|party/i, /80/],
    },
  },
];
