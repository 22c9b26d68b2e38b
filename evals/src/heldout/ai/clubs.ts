import { type EvalBrief, either, needs } from '../../expectation.ts';
import { LOUD, PARTY_LIGHT, PLATFORM, STAGE_LIGHT, WALL } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, DECKS, LOOS, MEETING, MEETING_OFFERS, PARTY_OFFERS, SCREENS, SHOW_OFFERS, STAGES } from '../usual.ts';

const LAMPS = ['stage_wash', 'profile_spot', 'moving_head', 'lighting_package', 'disco_light'] as const;

/** A rugby club in the fens, and a German association in the north-east. */
export const CLUBS: readonly EvalBrief[] = [
  {
    id: 'ho-ai-rugby-dinner',
    language: 'en',
    catalogue: 'fenland',
    description: `Evening,

Club sec at the rugby. End of season dinner is in the sports hall this year, Saturday 8 May, 180 for dinner and then dancing till 1. It's an empty shell so we want 18 six foot rounds, cloths for them, 180 chiavaris, a stage of six 8x4s at 1ft with treads, your dancing PA set and 2 handheld radio mics, disco bar x2, one small stage lighting set, 24 battery uplighters, a 30ft by 21ft dance floor (that's seventy panels), 2 bar units, and a photo booth. Somebody for the sound till the end.

Dennis is our DJ, as ever, and carries his own decks and mixer. I asked about a projector for the try-of-the-season reel but the lads have bought a telly so leave the screens and all that out. Plates and cutlery come with the hog roast people, glasses with the bar franchise, who bring the bar staff as well. Oh and coats can go in the changing rooms, so no rails.

Cheers, Mal`,
    good: {
      attendees: 180,
      days: 1,
      must: [
        needs('table_round', [18, 19]),
        needs(/Round tablecloth/, [18, 20]),
        needs('chair_banquet', [180, 189]),
        needs('stage_deck', 6),
        needs(/Dancing PA/, 1),
        needs('mic_wireless_handheld', 2),
        needs('disco_light', 2),
        needs('lighting_package', 1),
        needs('uplight', 24),
        needs('dance_floor', [70, 70]),
        needs('bar_unit', 2),
        needs('photo_booth', 1),
        needs(['crew_sound', 'crew_technician'], 1),
      ],
      should: [needs(/Deck legs 1ft/, 6), needs('stage_steps', [1, 2]), needs('transport')],
      allowed: [...LOUD, ...PLATFORM, ...PARTY_LIGHT, ...ANY_JOB, 'napkin', 'lectern'],
      offers: without(
        [...PARTY_OFFERS, ...SHOW_OFFERS],
        ...WALL,
        'glassware',
        'crew_bar',
        'crew_dj',
        'coat_rail',
        'backline',
      ),
      excluded: [...SCREENS, ...DECKS, 'crew_dj', 'crockery', 'cutlery', 'glassware', 'crew_bar', 'coat_rail'],
      silly: ['generator', 'marquee', 'crowd_barrier', 'line_array', 'flip_chart', ...LOOS],
      title: [/rugby|dinner/i, /180/],
    },
  },
  {
    id: 'ho-ai-tagung-newcastle',
    language: 'de',
    catalogue: 'wansbeck',
    description: `Sehr geehrte Damen und Herren,

unser Verband hält am 6. und 7. Mai seine Frühjahrstagung in einem Herrenhaus bei Newcastle ab, wir reisen mit 80 Personen an. Bitte bieten Sie uns an:

1 Beamer mit 5.500 Lumen, dazu eine Rahmenleinwand 10 Fuß
1 Laptop, 1 Presenter
kleine Sprachanlage mit 2 Hand- und 2 Ansteckmikrofonen
80 graue Konferenzstühle in Reihen
8 Posterwände
4 Flipcharts
1 Empfangstheke
2 Garderobenständer
1 Techniker an beiden Tagen

Das Rednerpult stellt das Haus, ebenso Stehtische und das Geschirr für die Kaffeepausen. Eine Bühne brauchen wir nicht, und auf zusätzliches Licht können wir verzichten, der Saal ist hell genug. Unsere Simultandolmetscherin bringt ihre Flüsteranlage mit. Am Abend des 6. Mai wird woanders gegessen, damit haben Sie nichts zu tun.

Mit freundlichen Grüßen
Dr. Henrike Vollmers`,
    good: {
      attendees: 80,
      days: 2,
      must: [
        needs(/5500 lumen/, 1),
        needs(/10ft/, 1),
        needs('playback_laptop', 1),
        either(needs('pa_package', 1), needs(['speaker_top', 'speaker_column'], [1, 4])),
        needs('mic_wireless_lapel', 2),
        needs(/conference/, [80, 80]),
        needs('pinboard', 8),
        needs('flip_chart', 4),
        needs('registration_desk', 1),
        needs('coat_rail', 2),
        needs(['crew_technician', 'crew_sound', 'crew_video'], [1, 2]),
      ],
      should: [needs('mic_wireless_handheld', [1, 2]), needs('presentation_clicker', 1), needs('transport')],
      allowed: without(MEETING, 'lectern', 'mic_lectern'),
      offers: without(MEETING_OFFERS, ...STAGES, ...STAGE_LIGHT, 'uplight', 'interpretation_booth', 'crew_interpreter'),
      excluded: [
        'lectern',
        'table_cocktail',
        'crockery',
        ...STAGES,
        ...LAMPS,
        'uplight',
        'interpretation_booth',
        'interpretation_receiver',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'subwoofer', 'line_array', 'stage_monitor'],
      title: [/newcastle|tagung/i, /80/],
    },
  },
];
