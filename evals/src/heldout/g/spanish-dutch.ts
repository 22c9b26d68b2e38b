import { type EvalBrief, needs } from '../../expectation.ts';
import { BAND, BROADCAST, SPEAKERS, STAGE_LIGHT } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, SHOW_OFFERS } from '../usual.ts';

/** A Spanish congress, two Flemish squares. */
export const SPANISH_DUTCH: readonly EvalBrief[] = [
  {
    id: 'ho-g-pliego-jornadas',
    language: 'es',
    catalogue: 'demo',
    description: `PLIEGO DE CONDICIONES TÉCNICAS
Servicio audiovisual para las Jornadas de Regadío, Palacio de Congresos de Huesca, 22 y 23 de octubre. Asistentes: 260

Cláusula 1. Prestaciones
1.1. Dos proyectores de 7.000 lúmenes con sus pantallas de 12 pies.
1.2. Sonido para la sala, 4 micrófonos de solapa, 3 inalámbricos de mano y atril de metacrilato con flexo.
1.3. Una cabina de interpretación y 120 receptores con auricular.
1.4. Ordenador de presentaciones, mando y monitor de confianza.
1.5. Un técnico de sonido y un técnico de vídeo, ambas jornadas.
1.6. Veinte paneles para pósteres.
1.7. Diez radioteléfonos para la organización.
1.8. Grabación en vídeo de las ponencias con una cámara.

Cláusula 2. Plazos. El montaje se hará el 21 de octubre a partir de las 16 h y se probará esa misma tarde.

Cláusula 3. El precio comprenderá transporte, montaje y desmontaje.`,
    good: {
      attendees: 260,
      days: 2,
      must: [
        needs(/L735U/, 2),
        needs('projection_screen', 2),
        needs(SPEAKERS, [1, 12]),
        needs('mic_wireless_lapel', 4),
        needs('mic_wireless_handheld', 3),
        needs('lectern', 1),
        needs('interpretation_booth', 1),
        needs('interpretation_receiver', [120, 130]),
        needs('pinboard', 20),
      ],
      should: [
        needs('mic_lectern', 1),
        needs('playback_laptop', [1, 2]),
        needs('presentation_clicker', 1),
        needs('confidence_monitor', 1),
        needs('crew_sound', 1),
        needs('crew_video', 1),
        needs(/12ft x 6ft/, 2),
        needs('two_way_radio', 10),
        needs('camera', 1),
        needs('transport'),
      ],
      allowed: [...MEETING, ...BROADCAST, 'line_array'],
      offers: [...MEETING_OFFERS, 'crew_interpreter'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'subwoofer', 'stage_monitor', 'bar_unit', 'drum_kit'],
      unmetToo: [/int[eé]rpret/i],
      title: [/huesca|regad/i, /260/],
    },
  },
  {
    id: 'ho-g-harmonie-mail',
    language: 'nl',
    catalogue: 'zenne',
    description: `Dag Zenne,

Ons aperitiefconcert op zondag 7 juni, kiosk van Tollembeek, 250 man verwacht. Kiosk is klein, dus we hangen er een podium van 6 x 4 m aan op 60 cm hoog, met trap en zwarte rok vooraan.

Verder graag
- versterking: 2 zuilen (die MAUI van vorig jaar was top), klein mengpaneel, 2 draadloze handmicro's en 4 NT5 (dus 2 paar) op galgstatief
- 30 biertafelsets
- 15 receptietafels
- 4 parasols
- 2 tapinstallaties met koeler en 400 bierglazen
- 4 toiletten

Technieker is niet nodig, onze trombonist doet het geluid. Frieten: dat is de frituur van het dorp, friteuses dus niet. Bier en vaten komen van de brouwer. Stoelen voor de muzikanten haalt de gemeentewerkman uit de zaal.

Muzikale groeten,
Greet, secretaris KH De Eendracht`,
    good: {
      attendees: 250,
      days: 1,
      must: [
        needs(/Podiumelement 200/, 12),
        needs(/MAUI/, 2),
        needs('mic_wireless_handheld', 2),
        needs(/NT5/, [2, 2]),
        needs('beer_table_set', 30),
        needs(/^Receptietafel/, 15),
        needs(/Biertap/, 2),
        needs(/Bierglas/, [400, 400]),
        needs('toilet', 4),
      ],
      should: [
        needs('parasol', 4),
        needs('stage_steps', 1),
        needs('stage_skirt'),
        needs('mixing_console', 1),
        needs('mic_stand', [2, 6]),
        needs('transport'),
      ],
      allowed: [...without(BAND, 'crew_sound', 'crew_technician', 'subwoofer'), 'stage_handrail', ...ANY_JOB],
      offers: without(
        [...OUTDOORS_OFFERS, 'refrigeration', 'hand_wash', 'waste_bin', 'bar_unit', 'crew_bar', 'generator'],
        'chair',
        'stage_roof',
      ),
      excluded: ['crew_sound', 'crew_technician', /Friteuse/, 'chair'],
      silly: ['projector', 'lectern', 'disco_light', 'dance_floor', 'led_wall', 'drum_kit', 'mobile_stage', 'hazer'],
      title: [/tollembeek|aperitief|eendracht/i, /250/],
    },
  },
  {
    id: 'ho-g-kerstmarkt-prijsvraag',
    language: 'nl',
    catalogue: 'zenne',
    description: `Gemeente Gooik – Prijsvraag via onderhandse procedure
Kerstmarkt op het dorpsplein, zaterdag 12 december, 15 tot 23 uur, raming 1.200 bezoekers

Art. 1 Te leveren
• 20 vouwtenten 3x3 voor de kramen, met gewichten
• 20 klaptafels
• 10 terrasverwarmers
• 40 prikkabels
• overdekt mobiel podium, met geluid voor drie koren: 4 tops op statief, 2 subs, mengtafel 22 kanalen, 4 draadloze handmicro's
• één geluidstechnicus van 14 tot 23 uur
• 6 mobiele toiletten en 1 voor rolstoelgebruikers
• 50 nadarhekken

Art. 2 Uitvoering
• Stroomverdeling: 8 verdeelkasten 32A en 10 CEE-kabels 32A op de kasten van Fluvius.
• 12 afvalcontainers, gespreid over het plein.
• Opbouw zaterdag vanaf 7 uur; alles is weg op zondag 10 uur.`,
    good: {
      attendees: 1200,
      days: 1,
      must: [
        needs(/Vouwtent 3 x 3/, 20),
        needs('table_trestle', 20),
        needs('patio_heater', 10),
        needs('festoon', 40),
        needs('mobile_stage', 1),
        needs('speaker_top', 4),
        needs('subwoofer', 2),
        needs('mic_wireless_handheld', 4),
        needs('crowd_barrier', 50),
      ],
      should: [
        needs(/DM3/, 1),
        needs('speaker_stand', 4),
        needs('crew_sound', 1),
        needs(/^Mobiel toilet$/, 6),
        needs('toilet_accessible', 1),
        needs('power_distro', 8),
        needs(/CEE-kabel 32A/, 10),
        needs('waste_bin', 12),
        needs('transport'),
      ],
      allowed: [...BAND, ...OUTDOORS, ...STAGE_LIGHT, 'stage_steps'],
      offers: [...SHOW_OFFERS, ...OUTDOORS_OFFERS, 'marquee', 'generator'],
      silly: ['projector', 'lectern', 'dance_floor', 'chair_banquet', 'mic_wireless_lapel', 'drum_kit', 'parasol'],
      title: [/gooik|kerstmarkt/i, /1[.,\s]?200/],
    },
  },
];
