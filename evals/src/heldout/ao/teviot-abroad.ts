import { type EvalBrief, either, needs, offers } from '../../expectation.ts';
import { BAND, PARTY_LIGHT, STAGE_LIGHT } from '../../usual.ts';
import { MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW_OFFERS } from '../usual.ts';

/** Guests from Germany and France at the Scottish shelf. */
export const TEVIOT_ABROAD: readonly EvalBrief[] = [
  {
    id: 'ho-ao-vertriebstagung',
    language: 'de',
    catalogue: 'teviot',
    description: `Guten Tag,

unser Unternehmen aus Kassel hält seine internationale Vertriebstagung am 8. und 9. Juni in einem Schlosshotel bei Kelso ab. Wir sind 70 Personen.

Im großen Saal brauchen wir:
- Beamer und Leinwand, etwa 3 m breit
- Laptop und Presenter
- Tonanlage für 70 Personen, 2 Handfunkmikrofone, 2 Ansteckmikrofone
- Rednerpult
- eine Dolmetscherkabine für zwei Dolmetscher, dazu 70 Empfänger mit Kopfhörern
- Tontechniker an beiden Tagen

Außerdem drei Gruppenräume für je 20 bis 25 Personen, in jedem ein Bildschirm mit 55 Zoll und ein Flipchart.

Der Saal ist am 7. Juni ab 15 Uhr frei für den Aufbau. Wir haben etwa 6.000 Pfund eingeplant.

Mit freundlichen Grüßen
Anke Brede, Vertriebsassistenz`,
    good: {
      attendees: 70,
      days: 2,
      must: [
        needs('projector', 1),
        needs('projection_screen', 1),
        either(needs('pa_package', 1), needs(['speaker_top', 'speaker_column'], [2, 4])),
        needs('mic_wireless_handheld', [1, 2]),
        needs('mic_wireless_lapel', 2),
        needs('lectern', 1),
        needs('interpretation_booth', 1),
        needs('interpretation_receiver', [70, 75]),
        needs('crew_sound', [1, 4]),
        needs(/TV 55in/, 3),
        needs('flip_chart', 3),
      ],
      should: [needs('playback_laptop', [1, 4]), needs('presentation_clicker', [1, 4]), needs('transport')],
      allowed: MEETING,
      offers: MEETING_OFFERS,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'line_array', 'stage_monitor', 'disco_light', 'hazer'],
      title: [/kelso|tagung/i, /70/],
    },
  },
  {
    id: 'ho-ao-jumelage',
    language: 'fr',
    catalogue: 'teviot',
    description: `Bonjour,

Notre comité de jumelage fête ses 25 ans avec nos amis de Jedburgh, sur place, dans un pré de l'abbaye, le samedi 3 juillet. Nous serons 130 à table, puis nous danserons avec un groupe de quatre musiciens (chant, accordéon, violon, guitare).

Pourriez-vous nous chiffrer :
- le chapiteau de 9 x 18 m avec plancher dur
- 13 tables rondes de 10 personnes, nappes blanches, 130 chaises dorées
- une piste de danse en chêne de 25 m²
- la sonorisation pour le groupe et les discours, avec un ingénieur du son, un micro HF main, 4 retours
- un groupe électrogène de 20 kVA
- 4 WC et 1 WC accessible
- 8 guirlandes guinguette

L'éclairage de couleur sur batterie (une quinzaine de projecteurs) est à mettre en option, s'il vous plaît.

Merci d'avance,
Bernadette, secrétaire du comité`,
    good: {
      attendees: 130,
      days: 1,
      must: [
        needs(/Marquee 9m/, 1),
        needs('marquee_floor', [160, 170]),
        needs(/Round 6ft/, 13),
        needs('tablecloth', [13, 15]),
        needs(/Chiavari/, [130, 137]),
        needs('dance_floor', [25, 25]),
        either(needs(['speaker_top', 'speaker_column', 'line_array'], [2, 8]), needs('pa_package', [1, 2])),
        needs('crew_sound', [1, 2]),
        needs('mic_wireless_handheld', [1, 2]),
        needs('stage_monitor', 4),
        needs(/20kVA/, 1),
        needs('toilet', 4),
        needs('toilet_accessible', 1),
        needs('festoon', 8),
      ],
      should: [
        offers('uplight', [12, 16]),
        needs(['mic_wired', 'mic_instrument'], [1, 8]),
        needs(['power_cable', 'power_distro']),
        needs('transport'),
      ],
      allowed: [...OUTDOORS, ...BAND, 'napkin'],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS, ...PARTY_LIGHT, ...STAGE_LIGHT, ...SHOW_OFFERS, 'stage_deck'],
      silly: ['projector', 'lectern', 'exhibition_stand', 'interpretation_booth', 'flip_chart', 'led_wall'],
      title: [/jedburgh|jumelage/i, /130/],
    },
  },
];
