import { type EvalBrief, either, needs, offers } from '../../expectation.ts';
import { BROADCAST, PLATFORM, SEATS, SPEAKERS, SPEECH, STAGE_LIGHT } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, FOG, MEETING, MEETING_OFFERS } from '../usual.ts';
import { LAMPS, NO_ROOM } from './lamps.ts';

/** Conference, annual meeting, memorial, firm's meeting in German. */
export const KENNET_ROOMS: readonly EvalBrief[] = [
  {
    id: 'ho-aw-teaching-days',
    language: 'en',
    catalogue: 'kennet',
    description: `WEB ENQUIRY
Type of event: Teaching and learning conference
Date(s): Thursday 8 and Friday 9 April 2027
Venue: sixth form college, Newbury
Number attending: around two hundred and twenty
Layout: theatre style in the main hall
What do you need?
Main hall: your bright projector with the 16 x 9 ft screen, show laptop, clicker, perspex lectern with gooseneck mic, four lapel radio mics (there's a panel of four each morning), two handheld radio mics for questions, speakers for 220, countdown clock. An AV tech on both days.
Four seminar rooms of 30-40: projector, screen and laptop in each. They're small enough that nobody needs a microphone.
Foyer: 20 poster boards.
Anything we should know? All tables and chairs belong to the college and are set out by the caretakers. Teas and coffees are looked after by the college kitchen. None of it is to be filmed or streamed, the speakers have asked us not to.`,
    good: {
      attendees: [200, 220],
      days: 2,
      must: [
        needs('projector', 5),
        needs(/Barco/, 1),
        needs('projection_screen', 5),
        needs('playback_laptop', [5, 5]),
        needs('lectern', 1),
        needs('mic_wireless_lapel', [4, 4]),
        needs('mic_wireless_handheld', [2, 2]),
        either(needs(['speaker_top', 'speaker_column'], [2, 6]), needs('pa_package', [1, 2])),
        needs('pinboard', [20, 20]),
        needs(['crew_technician', 'crew_sound', 'crew_video'], [1, 40]),
      ],
      should: [
        needs(/16 x 9/, 1),
        needs('mic_lectern', 1),
        needs('presentation_clicker', [1, 5]),
        needs('speaker_timer', 1),
        needs('transport'),
      ],
      allowed: MEETING,
      offers: without(MEETING_OFFERS, ...BROADCAST, 'audio_recorder', 'crew_photographer'),
      excluded: [
        ...SEATS,
        'table_round',
        'table_trestle',
        'hot_drinks',
        'camera',
        'streaming_encoder',
        'video_recorder',
        'crew_camera',
      ],
      silly: [...NO_ROOM, 'stage_monitor', 'disco_light', ...FOG],
      title: [/newbury|conference|teaching/i, /220/],
    },
  },
  {
    id: 'ho-aw-mutual-agm',
    language: 'en',
    catalogue: 'kennet',
    description: `Dear Sirs,

Our society holds its Annual General Meeting at the Corn Hall on Wednesday 12 May 2027, 2pm to 5pm. We expect 180 members in person and some 300 watching online.

Would you quote for:
1. A platform 24 ft wide and 8 ft deep, 2 ft high, with black valance and steps, for the chair and four directors
2. An oak lectern with microphone
3. Two handheld radio microphones to be passed round the floor
4. Two 86 inch screens, with a laptop for the figures
5. Two cameras with operators, a vision mixer and encoder, to stream the meeting live; we should like it recorded too
6. A loop for the hard of hearing
7. 180 voting keypads
8. Sufficient crew on the day

Seating is the Corn Hall's own and will be in place. The Corn Hall's internet line has been tested and is to be used. There will be no need for stage lighting, as the hall is well lit. We shall bring our own banners for the back of the platform, so no drapes or backdrop. A local photographer has been asked.

Yours faithfully,
Society Secretary`,
    good: {
      attendees: [180, 480],
      days: 1,
      must: [
        needs(/Litedeck 8/, [6, 6]),
        needs(/Lectern, oak/, 1),
        needs('mic_wireless_handheld', [2, 2]),
        needs(/86"/, 2),
        needs('camera', [2, 2]),
        needs('crew_camera', [2, 2]),
        needs('streaming_encoder', 1),
        needs('video_switcher', 1),
        needs('induction_loop', 1),
        needs('voting_system', [180, 180]),
      ],
      should: [
        needs('stage_skirt', [7, 20]),
        needs('stage_steps', [1, 2]),
        needs('mic_lectern', 1),
        needs('playback_laptop', [1, 2]),
        needs('video_recorder', [1, 2]),
        needs(SPEAKERS, [1, 8]),
        needs(['crew_technician', 'crew_sound', 'crew_video'], [1, 24]),
        needs('transport'),
      ],
      allowed: [
        ...MEETING,
        ...PLATFORM,
        ...without(BROADCAST, 'network'),
        'mic_conference',
        'mic_wireless_lapel',
        'table_trestle',
        'tablecloth',
        'display',
        'audio_recorder',
      ],
      offers: without(
        MEETING_OFFERS,
        ...STAGE_LIGHT,
        ...LAMPS,
        'uplight',
        'drape',
        'backdrop',
        'network',
        'crew_photographer',
        'signage',
      ),
      excluded: [...SEATS, ...LAMPS, 'network', 'drape', 'backdrop', 'crew_photographer'],
      silly: [...NO_ROOM, 'subwoofer', 'stage_monitor', 'table_round', ...FOG],
      title: [/corn hall|general meeting|agm/i, /180/],
    },
  },
  {
    id: 'ho-aw-pavilion-memorial',
    language: 'en',
    catalogue: 'kennet',
    description: `My father's memorial is on Monday 22 February in the cricket pavilion at Kintbury. There will be about 90 people, and family in New Zealand who would like to watch live. I've been told you could bring a small PA with two handheld mics, an oak lectern, one camera with whatever sends it out over the internet (the wifi there is hopeless so something for that as well), and a big screen on a trolley for photographs with a laptop. One technician to look after it all, please. And 90 black folding chairs.

It is only to go out live, we would rather it wasn't recorded. The organist has her own keyboard and the village is doing the tea. Nothing in the way of lighting please, it's at midday and he hated fuss.

Ruth Amery`,
    good: {
      attendees: 90,
      days: 1,
      must: [
        either(needs('pa_package', 1), needs(['speaker_top', 'speaker_column'], [1, 4])),
        needs('mic_wireless_handheld', [1, 2]),
        needs(/Lectern, oak/, 1),
        needs('camera', [1, 1]),
        needs('streaming_encoder', 1),
        needs('network', 1),
        needs(/86"|55"/, 1),
        needs('playback_laptop', [1, 2]),
        needs(['crew_technician', 'crew_sound', 'crew_video'], [1, 12]),
        needs(/folding, black/, [90, 90]),
      ],
      should: [needs('transport')],
      allowed: [
        ...SPEECH,
        ...ANY_JOB,
        ...without(BROADCAST, 'video_recorder'),
        'mic_lectern',
        'presentation_clicker',
        'di_box',
      ],
      offers: [
        ...without(MEETING_OFFERS, ...STAGE_LIGHT, ...LAMPS, 'uplight', 'video_recorder', 'audio_recorder'),
        'chair',
      ],
      excluded: [...LAMPS, 'uplight', 'video_recorder', 'audio_recorder', 'keyboard', 'hot_drinks'],
      silly: [...NO_ROOM, 'subwoofer', 'stage_monitor', ...FOG],
      title: [/kintbury|memorial/i, /90/],
    },
  },
  {
    id: 'ho-aw-werk-swindon',
    language: 'de',
    catalogue: 'kennet',
    description: `Sehr geehrte Damen und Herren,

für die Belegschaft unseres Werks in Swindon veranstalten wir am Dienstag, 16. März 2027, eine Informationsveranstaltung mit der Geschäftsführung aus Kassel. Es kommen rund 120 Mitarbeiter, Reihenbestuhlung in der Werkskantine.

Wir benötigen:
- Beamer mit Leinwand (ca. 3 m breit), Laptop und Klicker
- Rednerpult aus Acryl mit Mikrofon
- 2 Ansteckmikrofone und 2 Handfunkmikrofone
- Lautsprecheranlage für den Raum
- eine Dolmetscherkabine sowie 120 Empfänger (Deutsch/Englisch)
- einen Techniker für den ganzen Tag

Als Option bieten Sie uns bitte eine Videoaufzeichnung mit einer Kamera an.

Mit freundlichen Grüßen
Henrike Vossloh`,
    good: {
      attendees: 120,
      days: 1,
      must: [
        needs('projector', 1),
        needs('projection_screen', 1),
        needs('playback_laptop', 1),
        needs(/perspex/, 1),
        needs('mic_wireless_lapel', [2, 2]),
        needs('mic_wireless_handheld', [2, 2]),
        either(needs(['speaker_top', 'speaker_column'], [1, 4]), needs('pa_package', 1)),
        needs('interpretation_booth', 1),
        needs('interpretation_receiver', [120, 130]),
        needs(['crew_technician', 'crew_sound', 'crew_video'], [1, 14]),
      ],
      should: [needs('presentation_clicker', 1), needs('mic_lectern', 1), offers('camera', 1), needs('transport')],
      allowed: [...MEETING, 'crew_interpreter', 'interpretation_transmitter', ...SEATS],
      offers: [...MEETING_OFFERS, 'crew_interpreter'],
      silly: [...NO_ROOM, 'subwoofer', 'stage_monitor', 'disco_light', ...FOG],
      title: [/swindon/i, /120/],
    },
  },
];
