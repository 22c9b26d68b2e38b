import { type EvalBrief, needs } from '../../expectation.ts';
import { BAND, PLATFORM, SPEAKERS, STAGE_LIGHT, TABLEWARE } from '../../usual.ts';
import { DECKS, FOG, MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS } from '../usual.ts';

/** Over an American shelf: a county's request for quotes, a scope of work, a wedding. */
export const AMERICA: readonly EvalBrief[] = [
  {
    id: 'ho-ae-county-fair-rfq',
    language: 'en',
    catalogue: 'tidewater',
    description: `REQUEST FOR QUOTES 26-114
TEMPORARY EVENT EQUIPMENT, COUNTY HERITAGE DAY

Gloucester County, Virginia, Department of Parks and Recreation ("the County") will accept sealed quotes until 2:00 p.m. local time, April 8. Late quotes will be returned unopened. Quotes transmitted by facsimile will not be considered.

SECTION I. GENERAL
The event takes place Saturday, May 22, 10 a.m. to 6 p.m., at Ark Park. Estimated attendance: 4,000. The contractor shall furnish all labor, materials and supervision to deliver, install and remove the items in Section II. Installation may begin Friday at 8 a.m.

SECTION II. ITEMS
1. Pole tents, 40' x 60', two (2) each. Grass surface.
2. Pop-up tents, 10' x 10', eighteen (18) each, with weights.
3. Mobile stage, minimum 24' x 20', hydraulic, with roof, one (1) each.
4. Eight-foot banquet tables, fifty (50) each.
5. White folding chairs, six hundred (600) each.
6. Portable restrooms, standard, thirty (30) each; ADA, four (4) each; hand wash stations, ten (10) each.
7. Bike rack barricades, one hundred twenty (120) each.
8. Generator, 45 kW, one (1) each, with two (2) spider boxes and cable.
9. Cable ramps, thirty (30) each.
10. Trash boxes, fifty (50) each.
11. Fire extinguishers, twelve (12) each.

SECTION III. NOT INCLUDED
a. Sound reinforcement, stage lighting and their operators are furnished under a separate agreement with a production company.
b. Two-way radios will be issued by the Sheriff's Office.
c. Light towers: the park's ballfield lights remain lit until 10 p.m.
d. Food vendors are responsible for their own cooking equipment.

SECTION IV. TERMS
Workers' compensation as required by statute. The County is exempt from sales tax. Fuel is to be included in the quote. No guarantee of quantities is made. Small, women-owned and minority-owned businesses are encouraged to respond.`,
    good: {
      attendees: 4000,
      days: 1,
      must: [
        needs(/Pole 40'x60'/, 2),
        needs('gazebo', [18, 18]),
        needs('mobile_stage', 1),
        needs(/8' Banquet/, [50, 50]),
        needs(/Samsonite Folding White/, [600, 600]),
        needs('toilet', [30, 30]),
        needs('toilet_accessible', 4),
        needs('hand_wash', 10),
        needs('crowd_barrier', [120, 120]),
        needs(/45 kW/, 1),
        needs('power_distro', 2),
        needs('cable_ramp', [30, 30]),
        needs('waste_bin', [50, 50]),
        needs('fire_extinguisher', [12, 12]),
      ],
      should: [needs('power_cable'), needs('transport')],
      allowed: [...OUTDOORS, 'stage_steps', 'stage_handrail', 'stage_skirt'],
      offers: OUTDOORS_OFFERS,
      excluded: [
        ...SPEAKERS,
        'mixing_console',
        'stage_wash',
        'lighting_package',
        'crew_sound',
        'crew_lighting',
        'two_way_radio',
        'floodlight',
      ],
      silly: ['projector', 'dance_floor', 'disco_light', 'lectern', 'hazer', 'table_round', 'napkin', 'choir_riser'],
      title: [/gloucester|heritage|county/i, /4[,.]?000/],
    },
  },
  {
    id: 'ho-ae-citizenship-scope',
    language: 'en',
    catalogue: 'tidewater',
    description: `PERFORMANCE WORK STATEMENT
Naturalization Ceremony, Fort Monroe, Hampton, VA

1.0 SCOPE. The Contractor shall provide audiovisual and event equipment and operators for one outdoor ceremony on Friday, September 17, at 1100 hours. 225 candidates and 500 guests, 725 seats in all.

2.0 TASKS.
2.1 Stage. The Contractor shall erect a stage measuring 24 feet by 16 feet at a height of 24 inches, skirted in black on all open sides, with two stair units and one ADA ramp. Guardrail across the rear.
2.2 Podium. One clear lectern, front and center.
2.3 Sound. A system giving even coverage of the seating area. Two wireless handheld microphones, one wireless lavalier, one wired microphone for the lectern; playback of the anthem from digital media. One (1) audio engineer from 0800 to 1300.
2.4 Seating. 725 black folding chairs, in sections divided by a center aisle.
2.5 Screen. One outdoor LED video trailer for remarks by video, with laptop.
2.6 Shade. Four 10 x 10 pop-up tents for check-in, with six 6-foot banquet tables.
2.7 Crowd management. 40 retractable belt stanchions.
2.8 Power. One 45 kW generator, cabling and distribution.

3.0 DELIVERABLES. A site drawing, 10 business days before the event. Certificates of flame resistance. A list of personnel (name, date of birth) for base access, no later than 7 days before.

4.0 PERIOD OF PERFORMANCE. Thursday, September 16 (installation) through Friday, September 17.

5.0 QUALITY ASSURANCE. The Contracting Officer's Representative will inspect at 0930. Deficiencies are to be corrected within the hour. Payment is net 30 upon acceptance.`,
    good: {
      attendees: [225, 725],
      days: 1,
      must: [
        needs('stage_deck', [12, 12]),
        needs(/Stair/, 2),
        needs('stage_ramp', 1),
        needs('lectern', 1),
        needs(['speaker_top', 'line_array'], [2, 16]),
        needs('mic_wireless_handheld', 2),
        needs('mic_wireless_lapel', 1),
        needs('crew_sound', [1, 1]),
        needs(/Samsonite Folding Black/, [725, 725]),
        needs('led_wall', 1),
        needs('gazebo', 4),
        needs(/6' Banquet/, 6),
        needs('stanchion', [40, 40]),
        needs(/45 kW/, 1),
      ],
      should: [
        needs(/Legs, 24/, 12),
        needs('stage_skirt', [40, 80]),
        needs('stage_handrail', [3, 5]),
        needs('playback_laptop', 1),
        needs('audio_player', 1),
        needs('power_distro', [1, 4]),
        needs('transport'),
      ],
      allowed: [...OUTDOORS, ...BAND, ...PLATFORM, ...MEETING],
      offers: [...OUTDOORS_OFFERS, ...MEETING_OFFERS],
      silly: ['dance_floor', 'disco_light', 'table_round', 'bar_unit', 'projection_screen', 'projector', ...FOG],
      title: [/hampton|monroe|naturali/i],
    },
  },
  {
    id: 'ho-ae-backyard-wedding',
    language: 'en',
    catalogue: 'tidewater',
    description: `Hi!! Our wedding planner fell through so I am doing this myself, wish me luck. Saturday October 9th, my parents' backyard in Suffolk VA, 96 people.

We want the 40x60 pole tent, twelve 60 inch rounds with floor-length white linens, 96 gold chiavaris, 96 of the padded resin chairs for the ceremony on the dock lawn, white pipe and drape behind us there (24 feet of it), a 12 x 12 oak dance floor, 14 strands of bistro lights in the tent, 20 wireless uplights and 6 cocktail tables for the happy hour. A restroom trailer because one bathroom and my mother, no. Also a battery PA with a mic for the vows.

Don't need: the DJ comes with all his own gear for the reception, speakers, lights, turntables, everything. The caterer brings china, flatware and glassware. My dad built two bars over the winter so skip the bar. And the house panel was just upgraded with a 50 amp outlet at the barn so no generator.

Thanks a million!
Kaylee`,
    good: {
      attendees: 96,
      days: 1,
      must: [
        needs(/Pole 40'x60'/, 1),
        needs(/60" Round/, [12, 12]),
        needs(/120" Round/, [12, 14]),
        needs('chair_banquet', [96, 101]),
        needs(/Resin/, [96, 101]),
        needs(/10'H White/, [24, 24]),
        needs('dance_floor', [16, 16]),
        needs('festoon', [14, 14]),
        needs('uplight', [20, 20]),
        needs('table_cocktail', 6),
        needs('toilet_trailer', 1),
        needs(/PA, Battery/, [1, 1]),
      ],
      should: [needs('transport')],
      allowed: [...OUTDOORS, 'mic_wireless_handheld', 'napkin', 'space_heater', 'tablecloth'],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS, 'marquee_floor', ...STAGE_LIGHT],
      excluded: [
        ...TABLEWARE,
        ...DECKS,
        'bar_unit',
        'generator',
        'fuel',
        'disco_light',
        'subwoofer',
        /PA Package, Party/,
      ],
      silly: ['projector', 'lectern', 'crowd_barrier', 'stage_monitor', 'choir_riser', 'line_array', 'led_wall'],
      title: [/suffolk|wedding/i, /96/],
    },
  },
];
