import { type EvalBrief, needs } from '../../expectation.ts';
import { LOUD, PARTY_LIGHT, PLATFORM, SPEECH, STAGE_LIGHT } from '../../usual.ts';
import { ANY_JOB, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW_OFFERS } from '../usual.ts';
import { TABLE_TOP } from './not-here.ts';

/** Weddings, a birthday, a club's night, a gala: as people write and ring. */
export const CLIENTS_PARTIES: readonly EvalBrief[] = [
  {
    id: 'ho-x-orchard-wedding',
    language: 'en',
    catalogue: 'kestrel',
    description: `Hello,

My fiancé and I are getting married in my aunt's orchard outside Much Marcle on Saturday 19 June and I've been told you're the people to ask. We're 150 for the meal.

I think what we need is: the 12m x 24m marquee with flooring, fifteen 6ft round tables with white cloths, 150 limewash chiavaris, 150 napkins, some sort of dance floor (about 5m by 5m?), a 2m illuminated bar, twelve strings of festoon for the path and inside, the 2+1 toilet trailer, and a generator big enough for it all. Oh and a battery speaker with a microphone for the ceremony under the apple trees.

Our caterers bring all the china, cutlery and glasses. The band are self-contained, they've got their own PA and lights. My uncle has made us an arch so we don't need one of those. And we won't need heaters, it's June (famous last words).

Could you do it for around £9,000?

Many thanks
Bethan`,
    good: {
      attendees: 150,
      days: 1,
      must: [
        needs(/12m x 24m/, 1),
        needs('marquee_floor'),
        needs(/Round table 6ft/, 15),
        needs(/tablecloth, round/, [15, 17]),
        needs(/Chiavari/, [150, 158]),
        needs('napkin', [150, 165]),
        needs('dance_floor', [20, 36]),
        needs('bar_unit', 1),
        needs('festoon', 12),
        needs('toilet_trailer', 1),
        needs(/Generator (20|60)kVA/, 1),
        needs(/Battery PA/, 1),
      ],
      should: [needs('power_distro', [1, 8]), needs('power_cable'), needs('transport')],
      allowed: [...OUTDOORS, 'toilet_accessible', 'tablecloth', 'table_trestle'],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS],
      excluded: [
        ...TABLE_TOP,
        /Party PA|Conference PA/,
        'subwoofer',
        'stage_monitor',
        'line_array',
        'disco_light',
        'lighting_package',
        'moving_head',
        'ceremony_arch',
        'patio_heater',
        'space_heater',
      ],
      silly: ['projector', 'lectern', 'crowd_barrier', 'flip_chart', 'led_wall', 'pinboard', 'exhibition_stand'],
      title: [/marcle|orchard|wedding/i, /150/],
    },
  },
  {
    id: 'ho-x-care-awards',
    language: 'en',
    catalogue: 'kestrel',
    description: `RFQ from Larch & Lowe Events (agency ref LL-2231)
Client: a care home group. Event: annual awards dinner, ballroom of the Abbey Hotel, Thursday 14 October, 240 guests. Get-in 10:00, doors 18:30, carriages 00:30.

Please price:
A) Stage 24ft x 8ft x 1ft with black skirt, 2 sets of treads, 40ft black pipe and drape behind
B) 2no 16ft x 9ft fast-fold screens with 12,000 lumens projectors, 1 presentation laptop, clicker, comfort monitor, vision mixer, video technician
C) Sound for speeches and after-dinner music: 4no K12.2 on stands, 2no KS118, digital desk, 2 handheld and 2 headset radio mics, sound engineer
D) Acrylic lectern with gooseneck mic
E) 24no battery uplights round the room; stage wash of 8 pars; lighting desk, lighting technician
F) DJ for after dinner incl. the decks and mixer

Note: hotel provides all tables, chairs, linen and the dance floor. Photography is already booked by the client, as is the photo booth. No haze please (smoke heads in ballroom). No pyrotechnic or cold spark effects.

Kind regards
Jo Pettifer, Senior Producer`,
    good: {
      attendees: 240,
      days: 1,
      must: [
        needs('stage_deck', 6),
        needs('stage_steps', 2),
        needs('stage_skirt', [4, 64]),
        needs('drape', [4, 42]),
        needs(/16ft x 9ft/, 2),
        needs(/12,000/, 2),
        needs('playback_laptop', 1),
        needs('presentation_clicker', 1),
        needs('confidence_monitor', 1),
        needs('video_switcher', 1),
        needs('crew_video', [1, 14]),
        needs(/K12/, 4),
        needs('subwoofer', 2),
        needs(/SQ-6/, 1),
        needs('mic_wireless_handheld', 2),
        needs('mic_headset', 2),
        needs('crew_sound', [1, 14]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs(/Astera/, 24),
        needs(['lighting_package', /LED par can/], [1, 8]),
        needs('crew_lighting', [1, 14]),
        needs('crew_dj', 1),
        needs('dj_player', [2, 4]),
        needs('dj_mixer', 1),
      ],
      should: [needs(/legs 1ft/, 6), needs('speaker_stand', 4), needs('lighting_console', 1), needs('transport')],
      allowed: [
        ...LOUD,
        ...PLATFORM,
        ...STAGE_LIGHT,
        ...ANY_JOB,
        'video_cable',
        'crew_technician',
        'di_box',
        'stage_monitor',
      ],
      offers: [...PARTY_OFFERS, ...SHOW_OFFERS, 'induction_loop', 'registration_desk', 'crew_stage_manager'],
      excluded: [
        'table_round',
        'table_trestle',
        'chair',
        'tablecloth',
        'napkin',
        'dance_floor',
        'crew_photographer',
        'photo_booth',
        'hazer',
        'spark_machine',
      ],
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'festoon', 'inflatable'],
      title: [/abbey|award|care/i, /240/],
    },
  },
  {
    id: 'ho-x-fiftieth',
    language: 'en',
    catalogue: 'marlowe',
    description: `PHONE 10.40 Tues - Kerrie Doolan 0400 555 018
husbands 50th, backyard at Beaconsfield, sat 21 nov, abt 80 ppl, 5pm til late
wants: 6x12 marquee no walls if poss, 10 dry bars + 30 bar stools, 6 trestles w/ white cloths, 40 white plastic stacking chairs, rustic bar, 1 bar fridge, 2 ice tubs, 80 wine + 80 flutes
music off a phone - said PA Large, want to dance. party lights set. 6 festoons
1 portaloo, the house only has one dunny
2 gas outdoor heaters
asked abt jumping castle for grandkids, 1 yes
wants del fri arvo, pick up sun. quote by email today if can, budget 2.5k`,
    good: {
      attendees: 80,
      days: 1,
      must: [
        needs(/6m x 12m/, 1),
        needs(/Dry bar/, 10),
        needs('bar_stool', 30),
        needs('table_trestle', 6),
        needs(/Tablecloth, trestle/, [6, 7]),
        needs(/Plastic stacking/, [40, 42]),
        needs('bar_unit', 1),
        needs(/Bar fridge/, 1),
        needs(/Ice tub/, 2),
        needs(/Wine glass/, [80, 100]),
        needs(/flute/, [80, 100]),
        needs(/PA Large/, 1),
        needs('disco_light', 1),
        needs('festoon', 6),
        needs(/^Portaloo$/, 1),
        needs('patio_heater', 2),
        needs('inflatable', 1),
      ],
      should: [needs('transport')],
      allowed: [...OUTDOORS, ...SPEECH, 'dance_floor', 'audio_player'],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS],
      silly: ['projector', 'lectern', 'crowd_barrier', 'flip_chart', 'led_wall', 'pinboard', 'stage_monitor'],
      title: [/beaconsfield|50|birthday|doolan/i],
    },
  },
  {
    id: 'ho-x-hospice-gala',
    language: 'en',
    catalogue: 'braemar',
    description: `Good afternoon,

I chair the hospice foundation's Lantern Gala, Saturday October 24, at the old locomotive shop in Moncton. 320 guests at 40 tables. It is a bare hall, so most things have to come from somewhere.

From you we'd like a quote on 40 five-foot rounds with white linens, 320 napkins, 12 cruisers with black covers for the reception, two 6' white bars, five coat racks, a 24' x 12' stage at 24 inches with stairs, skirting and the accessible ramp, an oak podium with a mic, an oak dance floor about 18' x 18', 30 battery uplights, a stage wash package, and the sound: four K12.2, two subs, a mixer, two wireless handhelds, and an audio tech for the evening.

The chairs are coming from the curling club, all 320. Our caterer handles dishes, flatware and stemware plus servers and bartenders. The live auction company has its own screens and projectors and its spotter crew. Please leave out the photo booth this year; nobody used it. And there's power aplenty in the building, so no generator.

With thanks,
Marguerite LeBlanc`,
    good: {
      attendees: 320,
      days: 1,
      must: [
        needs(/5' round/, 40),
        needs(/120in round/, [40, 44]),
        needs('napkin', [320, 352]),
        needs('table_cocktail', 12),
        needs(/Spandex/, [12, 13]),
        needs('bar_unit', 2),
        needs('coat_rail', 5),
        needs('stage_deck', 9),
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [4, 9]),
        needs('stage_ramp', 1),
        needs(/Podium, oak/, 1),
        needs('mic_lectern', 1),
        needs('dance_floor', 36),
        needs(/Ape Labs/, 30),
        needs('lighting_package', 1),
        needs(/K12/, 4),
        needs('subwoofer', 2),
        needs('mixing_console', 1),
        needs('mic_wireless_handheld', 2),
        needs('crew_sound', [1, 14]),
      ],
      should: [needs(/legs 24in/, 9), needs('speaker_stand', [2, 4]), needs('transport')],
      allowed: [...LOUD, ...PLATFORM, ...STAGE_LIGHT, ...ANY_JOB],
      offers: [...PARTY_OFFERS, ...SHOW_OFFERS, 'induction_loop', 'registration_desk'],
      excluded: [
        'chair',
        ...TABLE_TOP,
        'crew_waiter',
        'crew_bar',
        'projector',
        'projection_screen',
        'display',
        'led_wall',
        'photo_booth',
        'generator',
      ],
      silly: ['toilet', 'crowd_barrier', 'inflatable', 'flip_chart', 'pinboard', 'marquee', 'drum_kit'],
      title: [/moncton|gala|hospice|lantern/i, /320/],
    },
  },
  {
    id: 'ho-x-curling-windup',
    language: 'en',
    catalogue: 'braemar',
    description: `voicemail typed up by front desk - Rick at the curling club, Thursday 9:15

Windup banquet is Saturday April 10th, about a hundred and twenty people. They've the ice out so the shed floor's bare concrete. He needs fifteen 8 foot banquet tables, the big linens for those, a hundred twenty of the charcoal Samsonites, plates, flatware and wine glasses for a hundred and twenty, coffee urn, make that two, and forty... no, say a hundred twenty mugs. Head table up on a little stage, 16 by 8, a foot high, with the black skirting. The speech PA package. A TV on a stand for the slide show, the 75 inch. Two tent heaters if they're okay indoors? (I said we'd check.) And Dance PA package plus the DJ, five hours, he plays off our controller. He'd like one set of dance lights and a mirror ball.

He can take delivery Friday afternoon.`,
    good: {
      attendees: 120,
      days: 1,
      must: [
        needs(/8' banquet/, 15),
        needs(/90 x 156/, [15, 17]),
        needs(/Samsonite/, [120, 126]),
        needs(/Dinner plate/, [120, 132]),
        needs('cutlery', [120, 132]),
        needs('glassware', [120, 144]),
        needs('hot_drinks', 2),
        needs(/mug/, [120, 132]),
        needs('stage_deck', 4),
        needs('stage_skirt', [2, 6]),
        needs(/Speech PA/, 1),
        needs(/75in/, 1),
        needs('space_heater', 2),
        needs(/Dance PA/, 1),
        needs('crew_dj', 1),
        needs('dj_controller', 1),
        needs('disco_light', 1),
        needs('mirror_ball', 1),
      ],
      should: [needs(/legs 12in/, 4), needs('transport')],
      allowed: [
        ...PLATFORM,
        ...PARTY_LIGHT,
        ...SPEECH,
        ...ANY_JOB,
        'video_cable',
        'napkin',
        'playback_laptop',
        'fuel',
        'dance_floor',
      ],
      offers: [...PARTY_OFFERS, 'lectern', 'mic_lectern'],
      silly: ['toilet', 'crowd_barrier', 'inflatable', 'flip_chart', 'pinboard', 'marquee', 'led_wall'],
      title: [/curling|windup|banquet/i, /120/],
    },
  },
  {
    id: 'ho-x-hawea-wedding',
    language: 'en',
    catalogue: 'rimu',
    description: `Kia ora team

Wedding enquiry via your website
Names: Aroha & Tim
Date: Sat 13 Feb
Where: family bach, Lake Hawea, flat paddock, driveway OK for a truck
How many: 110
What we'd love: the canvas peg and pole, 12 recycled... sorry, 2 pallet bars, 12 of the 1.5m rounds seating with 110 crossback oak chairs (ceremony AND dinner, we'll carry them over), macrocarpa arch, 11 festoon strings, parquet floor 4 x 4m, 110 plates, 110 cutlery settings, 220 wine glasses, 110 flutes, chiller trailer, luxury loo trailer, 1 x 30kVA genny.
Anything you should know: Tim's brother DJs and brings speakers, decks, disco lights, the works. So no sound at all from you please. Tablecloths: none, we like bare wood. Mum's sewing the napkins. No bouncy castle (we asked the kids, they were outvoted). Bar staff are friends with licences.
Budget: $12k`,
    good: {
      attendees: 110,
      days: 1,
      must: [
        needs(/Peg & pole/, 1),
        needs(/pallet/, 2),
        needs(/1\.5m/, 12),
        needs(/crossback/, [110, 116]),
        needs('ceremony_arch', 1),
        needs('festoon', 11),
        needs('dance_floor', [14, 20]),
        needs('crockery', [110, 121]),
        needs('cutlery', [110, 121]),
        needs(/Glass, wine/, [220, 242]),
        needs(/flute/, [110, 121]),
        needs(/Chiller trailer/, 1),
        needs('toilet_trailer', 1),
        needs(/30kVA/, 1),
      ],
      should: [needs('power_distro', [1, 8]), needs('power_cable'), needs('transport')],
      allowed: [...OUTDOORS, 'marquee_floor'],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS],
      excluded: [
        'audio',
        'crew_sound',
        'crew_dj',
        'dj_player',
        'dj_mixer',
        'disco_light',
        'tablecloth',
        'napkin',
        'inflatable',
        'crew_bar',
      ],
      silly: ['projector', 'lectern', 'crowd_barrier', 'flip_chart', 'led_wall', 'pinboard', 'whiteboard'],
      title: [/hawea|wedding|aroha/i, /110/],
    },
  },
];
