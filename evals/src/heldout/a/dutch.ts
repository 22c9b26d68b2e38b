import { type EvalBrief, either, needs } from '../../expectation.ts';
import { LOUD, OPERATORS, PLATFORM, SEATS, SPEAKERS, SPEECH, STAGE_LIGHT, TABLEWARE } from '../../usual.ts';
import { ANY_JOB, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS } from '../usual.ts';

export const DUTCH: readonly EvalBrief[] = [
  {
    id: 'ho-poppodium-bijhuur',
    language: 'nl',
    catalogue: 'klangwerk',
    description:
      'Hoi, wij zijn een poppodium in Emmen (cap. 350) en komen spullen tekort voor vrijdag 14/11. Bijhuur, we halen zelf op donderdag en brengen maandag terug: 4 monitors, 1 drumstel, 2 gitaarversterkers, 1 basversterker, 6 Robe Pointes, 1 hazer incl. vloeistof, 8 DI’s, 10 hoge microfoonstatieven. Geen mensen nodig. Groet, Wiebe',
    good: {
      must: [
        needs('stage_monitor', 4),
        needs('drum_kit', 1),
        needs('guitar_amp', 2),
        needs('bass_amp', 1),
        needs(/Pointe/, 6),
        needs('hazer', 1),
        needs('effect_fluid', [1, 3]),
        needs('di_box', 8),
        needs('mic_stand', 10),
      ],
      allowed: ['consumables'],
      offers: ['clamp', 'power_cable', 'audio_cable', 'lighting_console'],
      excluded: ['crew', 'delivery', 'truck'],
      silly: [...SPEAKERS, 'mixing_console', 'stage_deck', 'chair'],
    },
  },
  {
    id: 'ho-bedrijfsopening',
    language: 'nl',
    catalogue: 'klangwerk',
    description: `Geachte heer, mevrouw,

Op donderdag 18 juni openen wij onze nieuwe productiehal in Coevorden. Er komen circa 250 genodigden. Het programma: ontvangst, toespraak van de wethouder en onze directeur (samen een half uur), onthulling, daarna borrel.

Wij vragen u offerte voor:
1. geluid voor toespraken en achtergrondmuziek in een hal van 40 bij 25 meter;
2. een katheder en 2 draadloze handmicrofoons;
3. podium 6 x 4 m, hoogte 60 cm, met trap en zwarte afrokking;
4. 12 statafels voor 12 hoeken... excuus, 30 statafels;
5. 20 meter zwart doek van 3 m hoog waarachter de machine staat;
6. uitlichting van het podium en 8 accu-spots in huisstijlkleur bij de machine;
7. twee technici.

De catering verzorgt een ander, inclusief glaswerk en personeel. Een LED-scherm is ons te duur.`,
    good: {
      attendees: 250,
      days: 1,
      must: [
        needs(SPEAKERS, [2, 8]),
        needs('lectern', 1),
        needs('mic_wireless_handheld', 2),
        needs('stage_deck', 12),
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [6, 20]),
        needs('table_cocktail', 30),
        needs('drape', [20, 20]),
        needs(['stage_wash', 'profile_spot', 'lighting_package'], [1, 16]),
        needs(/AX5/, 8),
        needs(OPERATORS, [2, 3]),
      ],
      should: [needs(/Steckfuß 60/, [30, 48]), needs('mic_lectern', 1), needs('mixing_console', 1), needs('transport')],
      allowed: [...SPEECH, ...PLATFORM, ...STAGE_LIGHT, ...ANY_JOB, 'mic_lectern', 'uplight'],
      offers: [
        'subwoofer',
        'tablecloth',
        'bar_stool',
        'bar_unit',
        'moving_head',
        'mic_headset',
        'audio_recorder',
        'camera',
        'carpet',
      ],
      excluded: ['led_wall', 'glassware', 'crew_bar', 'crew_waiter'],
      silly: ['generator', 'dance_floor', 'projector', ...SEATS, 'toilet'],
      title: [/coevorden/i, /250/],
    },
  },
  {
    id: 'ho-avondvierdaagse',
    language: 'nl',
    catalogue: 'demo',
    description:
      'Intocht avondvierdaagse Zeist, vrijdagavond, zo’n 900 wandelaars en een hoop ouders. We zoeken: geluidsinstallatie op het plein met 1 draadloze mic voor de speaker en muziek, 60 dranghekken, 4 partytentjes 3x3 voor de medailles, 8 klaptafels, 5 portofoons, 6 toiletten. Aggregaat graag erbij, 2 verkeersregelaars als jullie dat doen. EHBO regelt het Rode Kruis.',
    good: {
      attendees: [900, 2700],
      days: 1,
      must: [
        either(needs(SPEAKERS, [2, 10]), needs('pa_package', [1, 3])),
        needs('mic_wireless_handheld', 1),
        needs('crowd_barrier', 60),
        needs('gazebo', 4),
        needs('table_trestle', 8),
        needs('two_way_radio', 5),
        needs('toilet', [5, 6]),
        needs('generator', [1, 2]),
      ],
      should: [needs('fuel'), needs('transport'), needs(['crew_sound', 'crew_technician'], [1, 2])],
      allowed: [...LOUD, ...OUTDOORS, 'toilet_accessible', /Earpiece/],
      offers: [...OUTDOORS_OFFERS],
      excluded: ['crew_medic'],
      silly: ['marquee', 'dance_floor', 'projector', 'lectern', 'toilet_trailer', 'stage_deck'],
      unmetToo: [/verkeer/i],
      title: [/zeist/i],
    },
  },
  {
    id: 'ho-tuinfeest-nl',
    language: 'nl',
    catalogue: 'larkfield',
    description:
      'Dag! Wij wonen in Kent maar schrijven even in het Nederlands, hopelijk kan dat 😅 Tuinfeest 75 p. op 16 mei. Tent 9x9 met vloer, 10 ronde tafels van 5ft, 80 stoelen (maakt niet uit welke, goedkoop), tafellakens wit, 3 heaters voor buiten, lampjes/festoon ca 60 m, luxe toiletwagen. Borden, bestek, glazen van de cateraar. Muziek doen we zelf. Stroom uit huis is genoeg zegt de elektricien, dus geen aggregaat.',
    good: {
      attendees: 75,
      days: 1,
      must: [
        needs(/9m x 9m/, 1),
        needs('marquee_floor', [70, 90]),
        needs(/Round 5ft \(/, 10),
        needs('chair', [80, 80]),
        needs('tablecloth', 10),
        needs('patio_heater', 3),
        needs('festoon', [3, 4]),
        needs('toilet_trailer', 1),
      ],
      should: [needs(/Samsonite|Bistro/, 80), needs(/120in/, 10), needs('fuel'), needs('delivery')],
      allowed: [...OUTDOORS, 'table_trestle', 'floodlight', 'marquee_lining', 'chair_banquet', /Emergency Exit/],
      offers: [...PARTY_OFFERS, ...OUTDOORS_OFFERS, 'space_heater', /Chandelier/, 'napkin'],
      excluded: [...TABLEWARE, ...SPEAKERS, 'generator'],
      silly: ['projector', 'lectern', 'stage_deck', 'disco_light'],
      title: [/75/],
    },
  },
];
