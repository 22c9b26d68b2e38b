import { type EvalBrief, needs } from '../../expectation.ts';
import { BAND, PLATFORM, SPEAKERS } from '../../usual.ts';
import { without } from '../f/without.ts';
import { MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS } from '../usual.ts';

/** Offices, organisers and neighbours, one of them in Quebec. */
export const ONTARIO_OFFICES: readonly EvalBrief[] = [
  {
    id: 'ho-g-credit-union-agm',
    language: 'en',
    catalogue: 'kawartha',
    description: `Hi team,

Please quote the following for our Annual General Meeting, Tuesday April 21, Evinrude Centre banquet hall, 180 members, 6:30–9 pm:

• Theatre seating for 180 (your burgundy chairs)
• Head platform, 16 x 8 ft at 16 inches, skirted, one step unit
• Acrylic lectern with microphone
• 3 lavalier mics for the board, 2 wireless handhelds for member questions
• Two 7.5 x 13 screens and two projectors, one laptop running the slides, a clicker, one confidence monitor for the CEO
• One camera with operator for the archive recording, operator if you have one; if not we have a staff member
• Sound tech on site through adjournment
• 30 ft of black drape behind the board

• Six classroom tables for registration and the scrutineers
• 10 cruisers with black covers for the reception afterward

The hall's house speakers were removed in the renovation, so please include a PA. Load-in is possible from 1 pm.

Regards,
Simone Achterberg, Executive Assistant`,
    good: {
      attendees: 180,
      days: 1,
      must: [
        needs(/Banquet Stacker/, [180, 190]),
        needs('stage_deck', 4),
        needs(/Lectern - acrylic/, 1),
        needs('mic_wireless_lapel', 3),
        needs('mic_wireless_handheld', 2),
        needs(/Fast-Fold/, 2),
        needs('projector', 2),
        needs(SPEAKERS, [1, 8]),
        needs('drape', 30),
      ],
      should: [
        needs('mic_lectern', 1),
        needs('playback_laptop', [1, 2]),
        needs('presentation_clicker', 1),
        needs('confidence_monitor', 1),
        needs('camera', 1),
        needs(['crew_sound', 'crew_technician'], [1, 3]),
        needs('stage_skirt'),
        needs(/Classroom Table/, 6),
        needs('table_cocktail', 10),
        needs(/Spandex Cruiser/, 10),
        needs(/Leg Set 16in/, 4),
        needs('transport'),
      ],
      allowed: [...MEETING, ...PLATFORM, 'crew_camera', 'stage_wash', 'lighting_package'],
      offers: MEETING_OFFERS,
      silly: [
        'generator',
        'toilet',
        'marquee',
        'dance_floor',
        'subwoofer',
        'stage_monitor',
        'crowd_barrier',
        'bar_unit',
      ],
      unmetToo: [/camera op|operator|record/i],
      title: [/evinrude|credit union|annual general|agm/i, /180/],
    },
  },
  {
    id: 'ho-g-unconf-issue',
    language: 'en',
    catalogue: 'kawartha',
    description: `### Rentals for OpenWater Unconf 2026 #41

160 people, Fleming College field house, two days (Sat/Sun, May 30–31). Splitting out of #17. Checked = somebody already owns it, unchecked = goes to the rental company.

- [x] wifi (college IT)
- [x] 12 whiteboards (college)
- [x] streaming rig, cameras (@dmk brings his whole kit)
- [ ] plenary: big screen. 7.5x13 or so + bright projector, HDMI at the front
- [ ] plenary sound: 2 speakers on stands at least, mixer, 3 wireless handhelds for passing round, 1 headset/earset for whoever's on stage
- [ ] low stage in the hall, 8 ft x 12 ft, 16 inches is enough. steps
- [ ] 4 breakout corners: 55" tv on stand each
- [ ] 160 chairs, plain
- [ ] 20 six-foot tables for hacking at
- [ ] extension cords!! 40
- [ ] one AV tech both days, we are not doing the cable thing again
- [x] lights (it's a field house, it's bright)

> **@marnie-w** do we want the trade show booths for sponsors?
> **@hollis** no, they get a table each out of the 20. No booths.`,
    good: {
      attendees: 160,
      days: 2,
      must: [
        needs(/Fast-Fold/, 1),
        needs('projector', [1, 1]),
        needs(['speaker_top', 'speaker_column', 'pa_package'], [1, 8]),
        needs('mic_wireless_handheld', 3),
        needs('mic_headset', 1),
        needs('stage_deck', 3),
        needs('display', 4),
        needs('chair', [160, 168]),
        needs(/Banquet Table 6ft/, [20, 22]),
      ],
      should: [
        needs(/Extension Cord/, [40, 44]),
        needs('crew_technician', [1, 2]),
        needs('stage_steps', [1, 2]),
        needs('mixing_console', 1),
        needs('transport'),
      ],
      allowed: [...MEETING, ...PLATFORM],
      offers: without(MEETING_OFFERS, 'network', 'whiteboard', 'streaming_encoder', 'camera'),
      excluded: ['network', 'whiteboard', 'camera', 'streaming_encoder', 'lighting', 'exhibition_stand'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'subwoofer', 'stage_monitor', 'bar_unit', 'hazer'],
      title: [/fleming|openwater|unconf/i, /160/],
    },
  },
  {
    id: 'ho-g-fete-de-quartier',
    language: 'fr',
    catalogue: 'kawartha',
    description: `Bonjour,

L'association des résidents du Plateau (Gatineau) prépare sa fête de quartier du samedi 13 juin, environ 300 personnes dans le parc. Pourriez-vous nous faire un prix, livraison comprise, pour :

– une tente 20 x 40 et 6 abris 10 x 10
– 20 tables de 8 pieds et 160 chaises pliantes noires
– 4 toilettes portatives, plus une accessible, et un lave-mains
– une génératrice de 7 kW (il n'y a aucune prise dans le parc) avec 6 rallonges
– un système de son pour la danse : deux haut-parleurs, deux caissons, une console, et un micro sans fil
– un grand BBQ au propane

– 20 barrières et 8 bacs de recyclage

Les musiciens du quartier joueront par terre, sur le gazon, de 14 h à 16 h; ensuite on danse jusqu'à 21 h.

Merci bien,
Josée Larocque`,
    good: {
      attendees: 300,
      days: 1,
      must: [
        needs(/Frame Tent 20x40/, 1),
        needs('gazebo', 6),
        needs(/Banquet Table 8ft/, [20, 21]),
        needs(/Samsonite/, [160, 168]),
        needs(/^Portable Washroom$/, 4),
        needs('toilet_accessible', 1),
        needs(/EU7000/, [1, 2]),
        needs(['pa_package', 'speaker_top'], [1, 4]),
        needs('cooking', 1),
      ],
      should: [
        needs('hand_wash', 1),
        needs('crowd_barrier', 20),
        needs('waste_bin', 8),
        needs(/Extension Cord/, [6, 12]),
        needs('mic_wireless_handheld', 1),
        needs('transport'),
      ],
      allowed: [...BAND, ...OUTDOORS],
      offers: [...PARTY_OFFERS, ...OUTDOORS_OFFERS],
      silly: [
        'projector',
        'lectern',
        'chair_banquet',
        'line_array',
        'toilet_trailer',
        'choir_riser',
        'exhibition_stand',
      ],
      title: [/gatineau|plateau|quartier/i, /300/],
    },
  },
];
