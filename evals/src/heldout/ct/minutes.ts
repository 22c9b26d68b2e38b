import { type EvalBrief, either, needs, type Selector } from '../../expectation.ts';
import { BAND, BROADCAST, SPEAKERS, STAGE_LIGHT, TABLES, WALL } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, OUTDOORS, OUTDOORS_OFFERS, SHOW_OFFERS } from '../usual.ts';

const BLOWOUT_OFF: readonly Selector[] = [
  'marquee',
  'gazebo',
  'mobile_stage',
  'stage_deck',
  'generator',
  'toilet',
  'toilet_accessible',
];
const GAMES_OFF: readonly Selector[] = ['gazebo', 'marquee'];

/** What committees wrote down. */
export const MINUTES: readonly EvalBrief[] = [
  {
    // pages.cpsc.ucalgary.ca, a club's working page
    id: 'ho-ct-club-blowout',
    language: 'en',
    catalogue: 'nemasket',
    description: `Blowout

Elk Valley Paddlers Blowout

Action item: It has to be decided whether we are doing brats/beer. Once that is decided, we can book tables, grills, chairs etc. (through Doreen Gillis 678 4198) and start on the other aspects of this.

Action item: I believe it is now a 'go'. We need to:

  • delegate some tasks
  • start asking bands asap so that they can plan for it
  • decide whether we want to charge (suggestion: modest fee that includes

a brat and drink)

Recently Done: 2. Tents.

  • Sid has now booked two tents for the blow out (no charge)
  • Tent #1 from the Highland Games committee. (Dan Garvey, 678-4868)
  • Tent #2 from the Canada Day committee. (Doreen Gillis, 678-4198)

Previously Done and sent by email:

TOM RYAN STAGE.

  • Sid contacted the town rec center (Mitch Roycroft, (403) 678-0808 ext.

335 ) to find out if the stage is available on that date. Status:

  • Refer to Rental 1964
  • Mitch has dealt with us before, so he knows about this.
  • I have booked the stage for May 26 (Saturday), 9 - 6pm. )
  • This includes power and use of bathrooms. We would walk it

through with him before the event.

  • He can issue the permit right away, but I have told him to wait a

week (until after the next exec meeting) to verify that we are going and that the date is ok

  • Cost is the non-profit rate: $18/hr or $144 for the day.

Action items:

Exec: decide on the date / and that it's a go Sid: once decided, sid will CONFIRM with Mitch that it's a go. When I talk to him, we need to refer to Rental 1964`,
    good: {
      days: 1,
      must: [needs(TABLES, [1, 60]), needs(['chair', 'beer_table_set'], [1, 400]), needs('cooking', [1, 6])],
      should: [needs('transport')],
      allowed: without([...OUTDOORS, ...BAND, 'chair'], ...BLOWOUT_OFF),
      offers: without(
        [...OUTDOORS_OFFERS, ...SHOW_OFFERS, ...STAGE_LIGHT, ...BAND, 'refrigeration', 'tablecloth'],
        ...BLOWOUT_OFF,
      ),
      excluded: BLOWOUT_OFF,
      silly: ['projector', 'lectern', 'dance_floor', 'mic_conference', 'chair_cover', 'flip_chart'],
    },
  },
  {
    // a newspaper's account of a board of education's meeting
    id: 'ho-ct-board-graduation',
    language: 'en',
    catalogue: 'nemasket',
    description: `Lemon High School’s graduation ceremony may cost close to $25,000 – valleyledger.com

SALT PIKE – The Lemon Board of Education has hired a decorating and event-planning business to coordinate this year’s Lemon High School graduation ceremony.

On Monday (March 29), a contract was approved by the board with Blue Heron Balloons of Wexley Heights to set up and run the ceremony at a cost that is not to exceed $24,446.

The event is set for May 30 at Orrin P. Stark Stadium, where Lemon plays its football home games. The time has yet to be determined, although Lemon High School Principal Carl Dietz said the district is aiming at 4 p.m.

June 6 has been set as a rain date.

The cost includes:

· $9,775 for two LED screens, each of them 18 feet by 10 feet, along with a video camera and video processor and a live-feed operator.

· $4,200 for a covered stage, 32 feet by 24 feet, including a backdrop of black theater drape and stairs on both sides.

· $4,000 for 600 folding chairs with black chair covers, along with the delivery, installation and removal of the chairs. Dietz said the chairs will be rented by the district but the chair covers it will purchase and keep.

· $2,991 for audio and sound equipment, including speakers and a generator for the power needed.

· $3,250 for on-site staff and labor.

Superintendent Ruth Fenwick said the board was asked to consider the contract for approval on first reading in order to secure
Source…`,
    good: {
      days: 1,
      must: [
        needs('led_wall', [360, 400]),
        needs('video_processor', [1, 3]),
        needs('camera', [1, 2]),
        needs(['crew_camera', 'crew_video'], [1, 4]),
        needs(/SL-250/, 1),
        needs('drape', [2, 12]),
        needs('chair', 600),
        needs(SPEAKERS, [2, 24]),
        needs('generator', [1, 2]),
      ],
      should: [needs('stage_steps', 2), needs(['crew_stagehand', 'crew_technician']), needs('transport')],
      allowed: [
        ...OUTDOORS,
        ...BAND,
        ...WALL,
        ...BROADCAST,
        'chair_cover',
        'stage_steps',
        'stage_handrail',
        'stage_skirt',
        'lectern',
        'mic_lectern',
        'mic_wireless_handheld',
      ],
      offers: [
        ...OUTDOORS_OFFERS,
        'lectern',
        'mic_lectern',
        'mic_wireless_lapel',
        'mic_wireless_handheld',
        'stage_ramp',
      ],
      silly: ['projector', 'dance_floor', 'inflatable', 'hazer', 'mic_conference', 'drum_kit'],
    },
  },
  {
    // miweblink.metro-inet.us, minutes of a festival committee
    id: 'ho-ct-festival-minutes',
    language: 'en',
    catalogue: 'nemasket',
    description: `Laserfiche WebLink
• FESTIVAL COMMITTEE MEETING <br /> MINUTES <br /> Tuesday, July 1, 1997 <br /> CALL TO <br /> ORDER: The meeting was called to order by CO-Chair Tina Sorrell at 4:00 p.m. <br /> ROLL CALL: Festival Committee members present were Hal Lindgren, Don <br /> Salinas, Pat Sieverson, Karen Jensen, Tina Sorrell, Dolly (Meyer) <br /> Blaine, Kay Harmon, Dinah Worrall, Annie Holt, and Dick Holt. <br /> Staff present were Martin Schell, intern, Jim Jensen, Mavis <br /> Jensen and Mavis Saari. <br /> MINUTES: The June 10 meeting’s minutes were approved by consensus. <br /> APPROVAL <br /> OF BUDGET: Budget to date approved by consensus. Ideas for further budget <br /> 110 items were discussed. Tina Sorrell made a motion to <br /> approve the purchase of one 20'x20' and 1- 15'x15' canopy for the <br /> games area,the purchase of 30 haybales and rental of a moonwalk <br /> and 15 more rented tables to be added to the list of 50 tables already <br /> reserved. Motion seconded by Pat Sieverson. Motion passed <br /> unanimously. <br /> Karen Jensen suggested the Committee use any funds left over for <br /> Acknowledgements to businesses that have given to the Festival, <br /> supported the Festival and helped with service ie. Fabers Market for their <br /> fundraising with the fireworks jars. <br /> RESIDENT'S <br /> COMMENTS: Resident Jerry Lund dropped in during the meeting to voice his concern <br /> that the schedule of events for the Festival was not advertised in the City Newsletter. CO-Chair Sorrell thanked Jerry and said that his comments <br /> were duly noted. <br /> COMMITI <br /> UPDATES: Bottons have come in and been distributed to local businesses for sale. <br /> 'i Games are all set to go. Dolly will see if she can get Pinewood PTA <br /> people to help with putting up and taking down the games canopies. Games will be in <br /> the same place as last year. <br />`,
    good: {
      must: [needs(/Moonwalk/, 1), either(needs(TABLES, 15), needs(TABLES, 65))],
      should: [needs('transport')],
      allowed: [...ANY_JOB, 'generator', 'crew_steward'],
      offers: without(OUTDOORS_OFFERS, ...GAMES_OFF),
      excluded: GAMES_OFF,
      unmetToo: [/hay|bale/i],
      silly: ['projector', 'lectern', 'dance_floor', 'mic_conference', 'led_wall', 'flip_chart'],
    },
  },
];
