import { type EvalBrief, either, needs } from '../../expectation.ts';
import { LINEN, PARTY_LIGHT, PLATFORM, SITE_POWER, SPEAKERS, SPEECH, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import { DECKS, LOOS, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS } from '../usual.ts';

/** Out of doors and under canvas: weddings, a fete, a convocation, an open day, a birthday, a village's supper. */
export const FIELDS: readonly EvalBrief[] = [
  {
    id: 'ho-i-paddock-wedding',
    language: 'en',
    catalogue: 'demo',
    description: `Hello there,

Our daughter is getting married on Saturday 18 July and we're having everybody back to our paddock near Masham. 110 for the meal and they'll all stay for the dancing.

I think we want the 12 x 24 marquee so that there is room for both, with the flooring and the ivory lining. Eleven tables of ten with long white cloths, 110 limewash chairs and napkins. A dance floor of about 5 m by 5 m, the oak one. Four strings of festoon lights for the walk up from the lane, the nicer toilet trailer with three ladies', and a generator as we are a long way from the house. A couple of heaters in case, it is Yorkshire.

The caterers bring all the china, cutlery and glasses. Music is being done by our nephew, who is a DJ and has all his own speakers and lights. He says we can use his microphone for the speeches.

With best wishes
Caroline Metcalfe`,
    good: {
      attendees: 110,
      days: 1,
      must: [
        needs(/12m x 24m/, 1),
        needs('table_round', [11, 12]),
        needs(/Chiavari/, [110, 116]),
        needs('tablecloth', [11, 13]),
        needs(/Oak Parquet/, [20, 30]),
        needs('toilet_trailer', 1),
        needs('generator', [1, 2]),
      ],
      should: [
        needs('marquee_floor', [288, 300]),
        needs('marquee_lining', [288, 300]),
        needs('napkin', [110, 120]),
        needs('festoon', [4, 4]),
        needs(['patio_heater', 'space_heater'], [1, 4]),
        needs('transport'),
      ],
      allowed: [...OUTDOORS, ...LINEN, 'table_trestle'],
      offers: without([...PARTY_OFFERS, ...OUTDOORS_OFFERS], 'crew_dj', 'disco_light', 'moving_head', 'glassware'),
      excluded: [...TABLEWARE, ...SPEAKERS, ...DECKS, 'crew_dj', 'disco_light'],
      silly: ['projector', 'lectern', 'crowd_barrier', 'stage_deck', 'line_array', 'registration_desk'],
      title: [/masham|wedding/i, /110/],
    },
  },
  {
    id: 'ho-i-village-fete',
    language: 'en',
    catalogue: 'demo',
    description: `Village fete, Sat 20 June, 12-5, playing field at Heighington. About 400 through the gate over the afternoon.

10 gazebos
30 trestle tables
60 white folding chairs
PA for announcements and music with one radio mic, somebody to set it up
2 loos + 1 accessible
hand wash station
small generator for the PA and the tea urn
2 urns
20 crowd barriers for the road
4 wheelie bins

Price delivered Friday and collected Sunday please. Ken, parish council`,
    good: {
      attendees: 400,
      days: 1,
      must: [
        needs('gazebo', 10),
        needs('table_trestle', [30, 30]),
        needs(/White Folding/, [60, 60]),
        either(needs(SPEAKERS, [1, 6]), needs('pa_package', [1, 2])),
        needs('toilet', 2),
        needs('toilet_accessible', 1),
        needs('crowd_barrier', [20, 20]),
      ],
      should: [
        needs('generator', [1, 2]),
        needs(/Hot Water Urn/, 2),
        needs('hand_wash', 1),
        needs('waste_bin', 4),
        needs(['crew_sound', 'crew_technician']),
        needs('transport'),
      ],
      allowed: [...OUTDOORS, ...SPEECH, 'mic_wireless_handheld'],
      offers: [...OUTDOORS_OFFERS, 'tablecloth', 'refrigeration'],
      silly: [
        'projector',
        'dance_floor',
        'disco_light',
        'table_round',
        'line_array',
        'stage_monitor',
        'marquee_lining',
      ],
      title: [/heighington|fete/i, /400/],
    },
  },
  {
    id: 'ho-i-convocation-tender',
    language: 'en',
    catalogue: 'kawartha',
    description: `Request for quotation: convocation ceremony equipment
Issued by: community college, facilities and events, Peterborough, Ontario

Description of goods and services
The College invites quotations for the supply, delivery, set-up and removal of rental equipment for its outdoor convocation on Friday, June 12. The ceremony begins at 10:30 a.m. on the south lawn. 900 guests and graduates are anticipated.

Schedule of items
1. Platform, 24 ft x 16 ft, 24 in. high, with guardrails, one stair unit, black skirting and one accessible ramp with handrails
2. Black pipe and drape, 10 ft high, 40 linear ft, behind the platform
3. Oak lectern with gooseneck microphone
4. Two wireless handheld microphones
5. Public address system for 900 persons outdoors, with engineer
6. Folding chairs, black, quantity 900, set in rows
7. Portable washrooms, quantity 8, and accessible portable washrooms, quantity 2
8. Canopies 10 x 10, quantity 4, with weights, for registration and first aid
9. Generator power for the public address system

Set-up is to be completed on Thursday, June 11, by 4:00 p.m. Unit prices are to be shown, HST extra.`,
    good: {
      attendees: 900,
      days: 1,
      must: [
        needs('stage_deck', [12, 12]),
        needs('stage_ramp', 1),
        needs(/10ft black/, [40, 40]),
        needs(/Lectern - oak/, 1),
        needs(/Samsonite folder/, [900, 900]),
        needs('toilet', 8),
        needs('toilet_accessible', 2),
      ],
      should: [
        needs(SPEAKERS, [2, 16]),
        needs('mic_lectern', [1, 2]),
        needs('mic_wireless_handheld', [2, 3]),
        needs('stage_steps', [1, 2]),
        needs('stage_handrail', [3, 10]),
        needs('stage_skirt', [24, 80]),
        needs('gazebo', 4),
        needs('generator', [1, 2]),
        needs('crew_sound', [1, 2]),
        needs('transport'),
      ],
      allowed: [...OUTDOORS, ...SPEECH, ...PLATFORM, ...SITE_POWER, 'subwoofer', 'line_array'],
      offers: [...OUTDOORS_OFFERS, ...MEETING_OFFERS],
      silly: ['dance_floor', 'disco_light', 'table_round', 'stage_monitor', 'hazer', 'drum_kit', 'choir_riser'],
      title: [/convocation|peterborough/i, /900/],
    },
  },
  {
    id: 'ho-i-mariage-au-lac',
    language: 'fr',
    catalogue: 'kawartha',
    description: `Bonjour,

Nous nous marions le samedi 12 septembre au chalet de mes parents, au bord du lac, près de Bobcaygeon. Nous serons 140 pour le souper, et on danse ensuite jusqu'à minuit.

Voici ce qu'il nous faudrait :
- une tente de 30 x 60 pi
- 18 tables rondes de 60 po avec nappes blanches jusqu'au sol
- 140 chaises « crossback » en noyer
- 140 serviettes de table blanches
- une piste de danse de 15 x 15 pi
- 8 guirlandes lumineuses
- la belle roulotte de toilettes
- une chaufferette pour la tente, les soirées sont fraîches en septembre
- un ensemble de son pour la danse et un micro sans fil pour les discours

Le traiteur arrive avec sa vaisselle, ses couverts et ses verres. Pour la musique, nous avons une liste sur l'ordinateur, donc pas besoin de DJ.

Livraison possible le jeudi. Merci d'avance !
Geneviève et Tom`,
    good: {
      attendees: 140,
      days: 1,
      must: [
        needs(/Frame Tent 30x60/, 1),
        needs(/60in Round/, [18, 18]),
        needs(/Crossback/, [140, 147]),
        needs(/120in round/, [18, 20]),
        needs('dance_floor', [25, 25]),
        needs('toilet_trailer', 1),
        either(needs('pa_package', [1, 2]), needs('speaker_top', [2, 4])),
      ],
      should: [
        needs('napkin', [140, 150]),
        needs('festoon', 8),
        needs('space_heater', [1, 2]),
        needs('mic_wireless_handheld', [1, 2]),
        needs('transport'),
      ],
      allowed: [...OUTDOORS, ...SPEECH, ...LINEN, 'subwoofer', 'ballast'],
      offers: without([...PARTY_OFFERS, ...OUTDOORS_OFFERS, 'marquee_floor'], 'glassware', 'crew_dj'),
      excluded: [...TABLEWARE, ...DECKS, 'crew_dj'],
      silly: ['projector', 'lectern', 'crowd_barrier', 'stage_deck', 'exhibition_stand', 'music_stand', 'line_array'],
      title: [/bobcaygeon|mariage/i, /140/],
    },
  },
  {
    id: 'ho-i-farm-supplies-day',
    language: 'en',
    catalogue: 'ruahine',
    description: `Event type: open day / field day
What are you planning? We sell milking gear and are opening our new yard in Bunnythorpe to customers, 10 am to 3 pm, talks at 11 and 1, lunch in between. We'd like the 10 x 15 marquee with 100 folding chairs and 12 trestles, four 3 x 3 gazebos for our suppliers, one of the 75 inch screens with a laptop for the talks, a speech PA with a radio mic, two zip urns, a quiet 6 kVA generator with leads to run it all, and 6 wheelie bins. Somebody to set up the sound and the screen and stay till the second talk is over.
Access: gravel yard, flat, truck can drive right up. Set up the day before from 1 pm.`,
    fields: { attendees: 120, days: 1, venue: 'Bunnythorpe', date: '2027-03-11' },
    good: {
      attendees: 120,
      days: 1,
      must: [
        needs(/Marquee 10 x 15/, 1),
        needs(/Folding chair/, [100, 100]),
        needs('table_trestle', [12, 12]),
        needs('gazebo', 4),
        needs(/75in/, 1),
        either(needs('pa_package', [1, 2]), needs('speaker_top', [2, 4]), needs('speaker_column', [1, 2])),
        needs('generator', [1, 2]),
      ],
      should: [
        needs('hot_drinks', 2),
        needs('waste_bin', 6),
        needs('playback_laptop', 1),
        needs('power_cable'),
        needs(['crew_technician', 'crew_sound']),
        needs('transport'),
      ],
      allowed: [...OUTDOORS, ...SPEECH, 'mic_wireless_handheld', 'presentation_clicker', 'video_cable'],
      offers: [...OUTDOORS_OFFERS, ...MEETING_OFFERS, 'tablecloth'],
      silly: ['dance_floor', 'disco_light', 'hazer', 'line_array', 'stage_monitor', 'projector', 'choir_riser'],
      title: [/bunnythorpe|open day|field day/i, /120/],
    },
  },
  {
    id: 'ho-i-fiftieth-in-the-garden',
    language: 'en',
    catalogue: 'corrib',
    description: `Topic: Hiring a tent and bits for a 50th, what should I ask for?

Hi all, first time doing anything like this. My wife is 50 in August and I'm having about 70 to the back garden in Oranmore, Sat the 22nd. Grass, flat enough, side gate is 2 metres wide.

What I'm thinking: a marquee they can all sit in (the 9 x 18 seems to be the next one up from 60), round tables and limewash chairs for the 70, 4 strings of festoon, a disco package and the party lights for after, two patio heaters, and the white dance floor, maybe 4 m x 4 m.

We've enough toilets in the house so not going down that road. My brother has a bar and a bottle cooler he's lending us. And no DJ, my daughter has a playlist on her phone that's longer than the night.

Am I missing something? And roughly what would that be, delivered?`,
    good: {
      attendees: 70,
      days: 1,
      must: [
        needs(/Marquee 9 x 18/, 1),
        needs('table_round', [7, 10]),
        needs(/Chiavari/, [70, 75]),
        needs('festoon', [4, 4]),
        either(needs('pa_package', 1), needs('speaker_top', [2, 4])),
        needs('disco_light', [1, 2]),
        needs('dance_floor', [16, 16]),
      ],
      should: [needs('patio_heater', [2, 2]), needs('transport')],
      allowed: [...OUTDOORS, ...SPEECH, 'subwoofer', ...LINEN, 'marquee_floor', 'mirror_ball'],
      offers: without(
        [...PARTY_OFFERS, ...without(OUTDOORS_OFFERS, ...LOOS), 'cutlery', 'crockery'],
        'bar_unit',
        'refrigeration',
        'crew_bar',
        'crew_dj',
      ),
      excluded: [...LOOS, 'bar_unit', 'refrigeration', 'crew_dj'],
      silly: ['lectern', 'projector', 'crowd_barrier', 'line_array', 'stage_deck', 'registration_desk'],
      title: [/oranmore|50|birthday|garden/i, /70/],
    },
  },
  {
    id: 'ho-i-lawn-ceremony',
    language: 'en',
    catalogue: 'wattlebird',
    description: `Hi lovely people,

We're getting married on a friend's property outside Woodend on Saturday 14 March! 90 guests, ceremony at 4 on the lawn and then a standing cocktail party in a teepee, no sit-down dinner.

Wish list:
90 white Americana chairs for the ceremony
the timber triangle arbour
the signing table
a battery PA with a mic for our celebrant
1 teepee
8 barrel dry bars and 2 timber bars
100 champagne flutes and 100 tumblers
6 strings of festoon
VIP loo trailer (there's water and power at the shed)
a couple of mushroom heaters for when the sun's gone

And an iPad playlist through some speakers in the teepee, nothing huge.

Can you deliver Friday and pick up Sunday?

Thanks heaps,
Imogen & Sahil`,
    good: {
      attendees: 90,
      days: 1,
      must: [
        needs(/Americana/, [90, 94]),
        needs('ceremony_arch', 1),
        needs(/Teepee/, 1),
        needs(/Barrel dry bar/, [8, 8]),
        needs(/recycled timber/, 2),
        needs('festoon', 6),
        needs(['pa_package', 'speaker_top', 'speaker_column'], [1, 6]),
      ],
      should: [
        needs(/Signing table/, 1),
        needs(/flute/, [100, 110]),
        needs(/Tumbler/, [100, 110]),
        needs('toilet_trailer', 1),
        needs('patio_heater', [2, 3]),
        needs('transport'),
      ],
      allowed: [...without(OUTDOORS, 'generator', 'fuel'), ...SPEECH, 'mic_wireless_handheld'],
      offers: [...PARTY_OFFERS, ...OUTDOORS_OFFERS, 'ceremony_arch', 'plinth', 'bench', 'pouffe', 'marquee_floor'],
      silly: ['projector', 'lectern', 'crowd_barrier', 'stage_deck', 'table_round', 'exhibition_stand', 'line_array'],
      title: [/woodend|wedding/i, /90/],
    },
  },
  {
    id: 'ho-i-mosselfeest',
    language: 'nl',
    catalogue: 'zenne',
    description: `Beste,

De fanfare van Gooik houdt op zaterdag 19 september haar mosselfeest op het grasveld naast de school. Er schuiven telkens een 250 mensen aan, van 17 uur tot 23 uur, en rond 20 uur spelen wij zelf een uurtje.

Graag een prijs voor:
- feesttent 10 x 30 met vloer
- 32 biertafelsets
- podium 8 x 4 m met trap en zwarte podiumrok
- geluid voor de toespraken en wat achtergrondmuziek, 2 draadloze handmicro's
- 5 snoeren prikkabel van 20 m voor in de tent
- 4 mobiele toiletten en 1 voor rolstoelgebruikers
- 6 afvalcontainers

De brouwer zet zijn eigen toog met tapinstallatie en brengt de glazen mee. Stroom nemen we van de school, daar ligt 32A.

Opbouw mag vanaf donderdag.

Muzikale groeten
Wim Van Cutsem, secretaris`,
    good: {
      attendees: 250,
      days: 1,
      must: [
        needs(/Feesttent 10 x 30/, 1),
        needs('beer_table_set', [32, 33]),
        needs('stage_deck', [16, 32]),
        needs('mic_wireless_handheld', [2, 3]),
        either(needs('pa_package', [1, 2]), needs(SPEAKERS, [2, 8])),
        needs('toilet', 4),
        needs('festoon', 5),
      ],
      should: [
        needs('marquee_floor', [300, 300]),
        needs('toilet_accessible', 1),
        needs('waste_bin', 6),
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [8, 24]),
        needs('transport'),
      ],
      allowed: [...without(OUTDOORS, 'generator', 'fuel'), ...SPEECH, ...PLATFORM, 'power_distro'],
      offers: without([...OUTDOORS_OFFERS, ...PARTY_OFFERS, ...PARTY_LIGHT], 'bar_unit', 'glassware', 'crew_bar'),
      excluded: ['bar_unit', 'glassware', 'generator', /Biertap/],
      silly: ['projector', 'lectern', 'dance_floor', 'interpretation_booth', 'exhibition_stand', 'drum_kit'],
      title: [/gooik|mossel|fanfare/i, /250/],
    },
  },
];
