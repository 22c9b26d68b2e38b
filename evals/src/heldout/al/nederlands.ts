import { type EvalBrief, either, needs } from '../../expectation.ts';
import { LOUD, PARTY_LIGHT, SEATS, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, FOG, MEETING, MEETING_OFFERS, PARTY_OFFERS } from '../usual.ts';

/** A wedding party and a jobs fair. */
export const NEDERLANDS: readonly EvalBrief[] = [
  {
    id: 'ho-al-trouwfeest-schuur',
    language: 'nl',
    catalogue: 'zenne',
    description: `Hallo,

Op zaterdag 5 juni geven wij ons trouwfeest in de schuur van mijn ouders in Gooik. We zijn met honderdtwintig aan tafel.

Wat we graag huren: 15 ronde tafels van 8 met witte tafellakens, 120 witte napoleonstoelen, 10 receptietafels, een feestinstallatie met een draadloze micro voor de speeches, een discoset en een spiegelbol, een eiken dansvloer van 6 x 6 m en de photobooth.

Borden, bestek en glazen brengt de traiteur mee, net als zijn personeel. De toog en de frigo's komen van de brouwer, samen met zijn barpersoneel. We hebben zelf een DJ met eigen draaitafels. En geen rook alsjeblieft, er staat hooi op zolder.

Groetjes, Lies en Wannes`,
    good: {
      attendees: 120,
      days: 1,
      must: [
        needs(/Ronde tafel Ø 150/, [15, 16]),
        needs(/Tafellaken wit rond/, [15, 18]),
        needs(/Napoleonstoel/, [120, 132]),
        needs('table_cocktail', 10),
        either(needs('pa_package', [1, 2]), needs(['speaker_top', 'speaker_column'], [2, 6])),
        needs('mic_wireless_handheld', [1, 2]),
        needs('disco_light', 1),
        needs('mirror_ball', 1),
        needs('dance_floor', 36),
        needs('photo_booth', 1),
      ],
      should: [needs('transport')],
      allowed: [...without(LOUD, 'line_array'), ...PARTY_LIGHT, ...ANY_JOB, 'napkin', /Stretchhoes/],
      offers: without(
        PARTY_OFFERS,
        'glassware',
        'crew_waiter',
        'crew_bar',
        'bar_unit',
        'refrigeration',
        'crew_dj',
        'hazer',
      ),
      excluded: [...TABLEWARE, ...FOG, 'bar_unit', 'refrigeration', 'crew_bar', 'crew_dj', 'dj_player', 'dj_mixer'],
      silly: ['lectern', 'crowd_barrier', 'projector', 'stage_monitor', 'generator', 'toilet', 'interpretation_booth'],
      title: [/gooik|trouw|huwelijk|bruiloft/i, /120/],
    },
  },
  {
    id: 'ho-al-jobbeurs',
    language: 'nl',
    catalogue: 'zenne',
    description: `Geachte,

Op donderdag 18 november organiseert onze hogeschool een jobbeurs in de sporthal. Er nemen 24 bedrijven deel en we verwachten 600 à 700 studenten.

Graag een offerte voor:
- 24 beursstanden van 3 x 2 m
- 48 barkrukken wanneer beschikbaar, anders 40
- 2 onthaalbalies
- 12 afzetpalen met koord
- geluid voor de opening met 1 draadloze handmicro
- een 86"-scherm op statief met laptop voor het programma
- 12 stoepborden
- 3 vestiairerekken
- een AV-technicus voor de dag

Met vriendelijke groeten,
Dienst Studieloopbaan`,
    good: {
      attendees: [600, 724],
      days: 1,
      must: [
        needs('exhibition_stand', 24),
        needs('bar_stool', [40, 48]),
        needs('registration_desk', 2),
        needs('stanchion', 12),
        either(needs(['speaker_top', 'speaker_column'], [1, 8]), needs('pa_package', [1, 4])),
        needs(/86"/, 1),
        needs('playback_laptop', 1),
        needs('signage', 12),
        needs('coat_rail', [3, 14]),
        needs('crew_technician', [1, 14]),
      ],
      should: [needs('mic_wireless_handheld', 1), needs('transport')],
      allowed: [...MEETING, 'carpet'],
      offers: [...MEETING_OFFERS, ...SEATS, ...PARTY_OFFERS],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'stage_monitor', 'subwoofer'],
      unmetToo: [/barkruk|kruk/i],
      title: [/jobbeurs|beurs/i, /[67]00/],
    },
  },
];
