import { type EvalBrief, either, needs, type Selector } from '../../expectation.ts';
import { LOUD, PLATFORM, RADIO_MICS, SEATS, SLIDES, SPEAKERS, SPEECH } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, LOOS, OUTDOORS, OUTDOORS_OFFERS, SHOW, SHOW_OFFERS, STAGES } from '../usual.ts';

const LAWN_OFF: readonly Selector[] = [...SEATS, 'di_box', 'stage_monitor', 'generator', /Sidewall/];
const BINGO_OFF: readonly Selector[] = [
  'gazebo',
  'marquee',
  'speaker_top',
  'line_array',
  'subwoofer',
  'pa_package',
  ...RADIO_MICS,
  'mic_wired',
];
const TACO_OFF: readonly Selector[] = ['beer_table_set', 'waste_bin', ...LOOS, ...STAGES, 'generator'];
const MOVIE_OFF: readonly Selector[] = ['waste_bin', ...SEATS, 'signage'];
const BAR_OFF: readonly Selector[] = ['crew_dj', 'waste_bin', 'generator'];

/** From the minutes and agendas of councils, boards and committees. */
export const MINUTES: readonly EvalBrief[] = [
  // After https://miweblink.metro-inet.us/MoundsViewPublic/0/doc/227482/Page3.aspx
  {
    id: 'ho-cm-band-lawn',
    language: 'en',
    catalogue: 'wicomico',
    description: `Concert of the community band on City Hall lawn, June 9. Asked at the work session, and answered:
1. Whose chairs are used, and who sets them up?
- They come over from the event center, for band and audience both (about 160). Volunteers and the YMCA put them out and take them back.
2. What is a PA wanted for, can they not do without?
- For announcing the program and for that only. No instrument is amplified. One mic and a speaker the lawn can hear will do, rented.
3. Power?
- There is an outlet on the building, so no generator.
4. And if it rains?
- The band has no other date. A 40 x 60 tent without side walls is to be rented to go over the players.
5. Is anything else missing?
- 45 music stands. The band’s own went to the summer school.
6. When does it start?
- 6:30 or 7:00 p.m., it will be fixed shortly.
Key points
7. The Commission wants a verbal yes of the council so that it can go on with pl`,
    good: {
      attendees: [100, 160],
      days: 1,
      must: [
        needs(SPEAKERS, [1, 4]),
        either(needs(['mic_wireless_handheld', 'mic_wired'], [1, 2]), needs('pa_package', [1, 2])),
        needs(/40' x 60'/, 1),
        needs('music_stand', 45),
      ],
      should: [needs('transport')],
      allowed: without([...SPEECH, ...ANY_JOB, 'ballast', 'fire_extinguisher'], ...LAWN_OFF),
      offers: without([...OUTDOORS_OFFERS, 'marquee_floor'], ...LAWN_OFF),
      excluded: LAWN_OFF,
      silly: ['projector', 'dance_floor', 'table_round', 'exhibition_stand', 'line_array', 'subwoofer', 'led_wall'],
      title: [/band|concert|lawn/i],
    },
  },
  // After https://miweblink.metro-inet.us/MoundsViewPublic/0/doc/226960/Page26.aspx and Page27.aspx
  {
    id: 'ho-cm-village-bingo',
    language: 'en',
    catalogue: 'wicomico',
    description: `• FESTIVAL COMMITTEE MEETING MINUTES Tuesday, July 6
CALL TO ORDER: 4:00 p.m. by the Co-Chair.
BUDGET: Approved to date by consensus. Motion to purchase two canopies, 20'x20' and 15'x15', for the games (they will be needed every year), to rent a moonwalk, and to rent 65 eight foot tables instead of last year’s 50. Seconded. Motion passed unanimously.
RESIDENT’S COMMENTS: The schedule was not in the City Newsletter. Duly noted.
UPDATES: Buttons are at the stores. Games are all set; the PTA puts the canopies up and takes them down.
Bingo goes under the big shelter, on some of the tables and 120 rented folding chairs rather than at the picnic tables. For the caller Park and Rec lends its speaker system and mike.
Food is sold out of the police garage, which has a floor, a roof and shade. When the fireworks start its lights go off.
Satellites (toilets): six and a wheelchair one, to be ordered with the tables.
Car show: nothing open. Fireworks: confirmed. Reserves look after the parking lot, Health One after people.
NEXT MTG. Not felt to be necess`,
    good: {
      attendees: null,
      must: [
        needs('inflatable', 1),
        needs(/Banquet, 8'/, 65),
        needs(SEATS, 120),
        needs('toilet', 6),
        needs('toilet_accessible', 1),
      ],
      should: [needs('transport')],
      allowed: without(OUTDOORS, ...BINGO_OFF),
      offers: without([...OUTDOORS_OFFERS, 'tablecloth', 'fan'], ...BINGO_OFF),
      excluded: BINGO_OFF,
      silly: ['projector', 'dance_floor', 'table_round', 'exhibition_stand', 'led_wall', 'lectern'],
      title: [/festival|bingo/i],
    },
  },
  // After https://weblink.cityofscandia.com/WebLink/DocView.aspx?dbid=0&id=78555&repo=Laserfiche
  {
    id: 'ho-cm-taco-grounds',
    language: 'en',
    catalogue: 'wicomico',
    description: `10.a Taco festival, what the grounds crew lead sees to • Grounds and cleanup, before the day and after it • Works with the lead for vendors • Crew takes care of: o Tents to rent ■ one for 4H, 20 x 20 ■ one 10 x 10 by the entrance of the Community Center, for the Lions ■ NOT the one in the beer garden, that is Walt’s; he brings all picnic tables as well, on Friday ■ NOT the nursing tent, County o 24 eight foot tables, 80 folding chairs to rent, for vendors who asked for them o Announcements by the flagpole: a speaker on batteries and a mike, rent o Trash and recyclables ■ the City’s company, cans and frames included, City pays ■ we empty them and put all bags in one place at close of day o Porta Potties ■ the City’s company again, City pays o Underground electric is finished, there is no need for a generator any more o Deputies (the clerk has ordered them) o Golf carts, two o FOR ANOTHER YEAR: a stage for the acts, if the Foundation helps, not now ■ A -frames are ours alrea`,
    good: {
      attendees: null,
      days: 1,
      must: [
        needs(/20' x 20'/, 1),
        needs('gazebo', 1),
        needs(/Banquet, 8'/, 24),
        needs(SEATS, 80),
        needs(SPEAKERS, [1, 2]),
        either(needs(['mic_wireless_handheld', 'mic_wired'], [1, 2]), needs('pa_package', 1)),
      ],
      should: [needs('transport')],
      allowed: without([...OUTDOORS, ...SPEECH], ...TACO_OFF, 'fuel', 'toilet_accessible'),
      offers: without([...OUTDOORS_OFFERS, 'tablecloth'], ...TACO_OFF, 'stage_roof'),
      excluded: TACO_OFF,
      unmet: [/golf|cart/i],
      silly: ['projector', 'dance_floor', 'table_round', 'exhibition_stand', 'led_wall', 'line_array'],
      title: [/taco/i],
    },
  },
  // After https://citizenportal.ai/articles/5987534/Narberth/Montgomery-County/Pennsylvania/Parks-and-Recreation-Board-requests-4000-for-two-family-movie-nights-approves-overtime-and-portapotties
  {
    id: 'ho-cm-movie-nights',
    language: 'en',
    catalogue: 'wicomico',
    description: `The Parks and Recreation Board, meeting Sept. 14, was unanimous: the borough is to be asked for $4,000 for family movie nights next year, with four hours of overtime for public works.
The chair went through the line for the first one, September 25: rental of an inflatable screen, a projector and a sound system, with a technician; two porta-potties (one of them accessible); a generator, as there is nothing to plug into anywhere near, which is to stand in the parking lot well away from people; the license, which the distributor bills and which differs from title to title.
Trash: public works has folding cardboard holders and bags to go in them. "Probably 4," said the director, asked how many; six could be had. Volunteers fetch them on Friday and stand them about on the lawn.
Families bring blankets or lawn chairs, nobody is to rent seating. The lawn signs made for the last movie are good for another season. A banner by the road with dates that can be changed was spoken of, and le`,
    good: {
      attendees: null,
      must: [
        needs(/Inflatable, 20'/, 1),
        needs('projector', 1),
        needs(SPEAKERS, [1, 8]),
        needs(['crew_technician', 'crew_video', 'crew_sound'], [1, 24]),
        needs('toilet', [1, 2]),
        needs('toilet_accessible', [1, 2]),
        needs('generator', [1, 2]),
      ],
      should: [needs('power_cable'), needs('transport')],
      allowed: without([...OUTDOORS, ...LOUD, ...SLIDES], ...MOVIE_OFF),
      offers: without([...OUTDOORS_OFFERS, 'mic_wireless_handheld'], ...MOVIE_OFF),
      excluded: MOVIE_OFF,
      unmetToo: [/licen[sc]e/i, /banner/i],
      silly: ['stage_deck', 'dance_floor', 'table_round', 'exhibition_stand', 'lectern', 'toilet_trailer'],
      title: [/movie|film|cinema/i],
    },
  },
  // After https://weblink.cityofscandia.com/WebLink/DocView.aspx?dbid=0&id=2467&repo=Laserfiche
  {
    id: 'ho-cm-bar-street',
    language: 'en',
    catalogue: 'wicomico',
    description: `5.d) Staff Report-Special Event Permit, Bar and Grill Issue: Should the Council grant it? Proposal Details: Friday and Saturday, September 10 and 11, count as one event. On Friday, 8:00pm to midnight, a band is on an outdoor stage. On Saturday a DJ starts at 1:00pm, on a sound system he brings himself, and bands follow up until midnight. Rented for both days, according to the owner: a stage 16 x 24, 2 ft high, with a 20 x 40 tent over it, PA and sound engineer for the bands, 10 portable toilets, 200 ft of fence around the beer gardens, and two light towers for the lot. The bar’s 2 indoor bathrooms are in use too. Trash receptacles and another dumpster come from the waste hauler. Electricity is drawn from the bar’s own panel and not from generators, on account of the noise. Bands have drums and amplifiers with them. Off-duty deputies are hired, bouncers are staff. With music past 10:00pm it is likely that the noise ordinance is violated. Staff recommends a condi`,
    good: {
      attendees: null,
      days: 2,
      must: [
        either(needs(/Deck, 4' x 8'/, 12), needs(/Deck, 4' x 4'/, 24)),
        needs(/20' x 40'/, 1),
        needs(SPEAKERS, [2, 24]),
        needs('crew_sound', [1, 4]),
        needs('toilet', 10),
        either(needs('fencing', [16, 18]), needs('crowd_barrier', [25, 26])),
        needs('floodlight', 2),
      ],
      should: [needs('subwoofer'), needs('stage_monitor'), needs('stage_steps'), needs('transport')],
      allowed: without([...OUTDOORS, ...SHOW, ...PLATFORM], ...BAR_OFF, 'fuel'),
      offers: without([...OUTDOORS_OFFERS, ...SHOW_OFFERS], ...BAR_OFF, 'backline'),
      excluded: BAR_OFF,
      silly: ['projector', 'dance_floor', 'table_round', 'exhibition_stand', 'lectern', 'mic_conference'],
      title: [/bar|stage|event|september/i],
    },
  },
];
