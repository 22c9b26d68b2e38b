import { type EvalBrief, either, needs } from '../../expectation.ts';
import { BROADCAST, LINEN, LOUD, PARTY_LIGHT, SEATS, SLIDES, SPEAKERS, STAGE_LIGHT, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import {
  ANY_JOB,
  DECKS,
  MEETING,
  MEETING_OFFERS,
  OUTDOORS,
  OUTDOORS_OFFERS,
  PARTY_OFFERS,
  SHOW,
  SHOW_OFFERS,
} from '../usual.ts';

/** At home: a festival and a hospital's day of lectures; from abroad: two choirs in a church and a wedding. */
export const IJSSEL_NEIGHBOURS: readonly EvalBrief[] = [
  {
    id: 'ho-bk-bevrijding',
    language: 'nl',
    catalogue: 'ijssel',
    description: `AANVRAAG VIA WEBFORMULIER

Soort evenement: dorpsfestival op Bevrijdingsdag
Datum: 5 mei, 15.00 - 22.30 uur
Locatie: weiland achter de kerk, Gorssel
Verwacht aantal bezoekers: ca. 900
Programma: drie bands (vier, vijf en zeven man, die laatste met blazers)

Wat wilt u huren?
podiumwagen met dak, geluid voor buiten met 6 monitoren, complete microfonering inclusief drums en 8 di-boxen, 12 ledparren en 6 movingheads op het podium, 2 geluidstechnici en 1 lichttechnicus, aggregaat 30 kVA met verdeling en kabels, 80 dranghekken, 10 toiletcabines en 1 voor rolstoelen, 12 rolcontainers

Wat hoeft niet?
Backline: de bands nemen alles zelf mee, ook het drumstel. Bar, glazen en barpersoneel zijn van café De Zwaan. Beveiliging doet de voetbalclub.

Opmerkingen: opbouw op 4 mei vanaf 13 uur`,
    good: {
      attendees: 900,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs(['speaker_top', 'line_array'], [4, 16]),
        needs('stage_monitor', 6),
        needs(['mic_wired', 'mic_instrument'], [6, 30]),
        needs('di_box', [8, 8]),
        needs('stage_wash', [12, 12]),
        needs('moving_head', [6, 6]),
        needs('crew_sound', [2, 40]),
        needs('crew_lighting', [1, 20]),
        needs(/30 kVA/, 1),
        needs('crowd_barrier', [80, 80]),
        needs('toilet', 10),
        needs('toilet_accessible', 1),
        needs('waste_bin', 12),
      ],
      should: [
        needs('subwoofer', [2, 10]),
        needs('mixing_console', [1, 2]),
        needs(/drums, 7-delig/, [1, 2]),
        needs('mic_stand', [4, 30]),
        needs('power_distro', [1, 8]),
        needs('power_cable'),
        needs('transport'),
      ],
      allowed: [...OUTDOORS.filter((each) => each !== 'crew_steward'), ...SHOW],
      offers: without(
        [...OUTDOORS_OFFERS, ...SHOW_OFFERS, ...PARTY_OFFERS, 'in_ear_monitor'],
        'backline',
        'crew_steward',
        'bar_unit',
        'crew_bar',
        'glassware',
      ),
      excluded: ['drum_kit', 'guitar_amp', 'bass_amp', 'keyboard', 'bar_unit', 'glassware', 'crew_bar', 'crew_steward'],
      silly: ['lectern', 'table_round', 'flip_chart', 'projector', 'dance_floor', 'voting_system', 'marquee'],
      title: [/gorssel|bevrijding|festival/i, /900/],
    },
  },
  {
    id: 'ho-bk-nascholing',
    language: 'nl',
    catalogue: 'ijssel',
    description: `Goedemorgen,

Op donderdag 8 oktober houden wij in ons ziekenhuis in Hardenberg een hybride nascholing voor 160 huisartsen en praktijkverpleegkundigen. Nog eens zo'n 100 mensen kijken thuis mee.

In het auditorium:
- 5 headsets voor het panel van vijf en 2 handmicrofoons voor vragen uit de zaal
- katheder met microfoon
- 2 spiekmonitoren
- ringleiding
- 2 camera's met beeldmixer, livestream en opname, met cameraman en beeldtechnicus
- tolkcabine en 40 ontvangers voor de gasten uit Duitsland; de twee tolken regelen wij zelf

Daarnaast drie zaaltjes van 25 tot 30 personen, met in elk een 85 inch monitor op wielen en een laptop.

Het auditorium heeft vaste stoelen, een ingebouwde geluidsinstallatie en een vaste ledwand, dus speakers en beamer met doek hoeven jullie niet mee te nemen. Voor internet hebben wij een eigen glasvezellijn.

Ik hoor graag van u,
Femke Rietveld, leerhuis`,
    good: {
      attendees: [160, 260],
      days: 1,
      must: [
        needs('mic_headset', 5),
        needs('mic_wireless_handheld', [2, 2]),
        needs('lectern', 1),
        needs('confidence_monitor', 2),
        needs('induction_loop', [1, 2]),
        needs('camera', 2),
        needs('video_switcher', 1),
        needs('streaming_encoder', 1),
        needs('interpretation_booth', 1),
        needs('interpretation_receiver', [40, 44]),
        needs(/85 inch/, 3),
      ],
      should: [
        needs('playback_laptop', [3, 5]),
        needs('mic_lectern', 1),
        needs('crew_camera', [1, 24]),
        needs('crew_video', [1, 24]),
        needs('transport'),
      ],
      allowed: [
        ...without(MEETING, ...SPEAKERS, 'projector', 'projection_screen', 'speaker_stand', 'amplifier'),
        ...without(BROADCAST, 'network'),
      ],
      offers: without(MEETING_OFFERS, 'network', 'led_wall', 'video_processor'),
      excluded: [...SPEAKERS, ...SEATS, 'projector', 'projection_screen', 'led_wall', 'network', 'crew_interpreter'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'crowd_barrier'],
      title: [/hardenberg|nascholing/i, /160|260/],
    },
  },
  {
    id: 'ho-bk-jumelage',
    language: 'fr',
    catalogue: 'ijssel',
    description: `Bonjour,

Notre comité de jumelage vient de Bourgogne donner un concert commun avec la chorale de Hasselt (Overijssel) le dimanche 17 mai à 16 h, dans l'église. Nous serons 60 choristes et nous attendons 250 auditeurs.

Il nous faudrait :
- des gradins pour les 60 choristes (vos modules à 3 marches)
- 40 pupitres à partition
- 8 projecteurs à LED sur le chœur et 10 projecteurs d'ambiance sur batterie pour les piliers
- une caméra avec son opérateur, pour garder un souvenir

L'église possède un piano à queue fraîchement accordé, des chaises pour tout le monde et sa propre sonorisation pour les discours. Le verre de l'amitié est offert par la paroisse, qui fournit tables et verres.

Livraison possible le samedi après-midi.

Bien cordialement,
Solange Bertillon`,
    good: {
      attendees: [250, 310],
      days: 1,
      must: [
        needs('choir_riser', [6, 6]),
        needs('music_stand', [40, 40]),
        needs('stage_wash', [8, 8]),
        needs('uplight', 10),
        needs('camera', 1),
        needs('crew_camera', [1, 10]),
      ],
      should: [needs('transport'), needs(['crew_stagehand', 'crew_lighting', 'crew_technician'])],
      allowed: [...STAGE_LIGHT, ...ANY_JOB, ...without(BROADCAST, 'streaming_encoder'), 'crew_technician'],
      offers: [
        'streaming_encoder',
        'audio_recorder',
        'carpet',
        'plants',
        'mic_instrument',
        'crew_photographer',
        'stage_deck',
      ],
      excluded: [
        'piano',
        'keyboard',
        ...SEATS,
        ...SPEAKERS,
        'table_trestle',
        'table_round',
        'table_cocktail',
        'glassware',
      ],
      silly: ['generator', 'toilet', 'marquee', 'disco_light', 'dance_floor', 'crowd_barrier', 'projector', 'drum_kit'],
      title: [/hasselt|jumelage|concert/i, /250|310/],
    },
  },
  {
    id: 'ho-bk-boda-zutphen',
    language: 'es',
    catalogue: 'ijssel',
    description: `¡Hola!

Me caso el sábado 4 de julio en el jardín de la familia de mi novio, cerca de Zutphen, y seremos 110 invitados. Necesitaríamos alquilar:

• Carpa de 10 x 20 m con suelo de madera
• 11 mesas redondas de 10 personas y 110 sillas blancas tipo Tiffany para la cena
• 110 sillas plegables blancas y el arco de madera para la ceremonia
• Altavoz a batería con micrófono para la ceremonia, junto al estanque
• Equipo de sonido para bailar y luces de baile, con bola de espejos
• Pista de baile de 5 x 5 m
• 12 guirnaldas de luz para los árboles
• 1 remolque de aseos
• 4 estufas de terraza

El catering trae la vajilla, los cubiertos, las copas y sus camareros. La mantelería es de mi abuela y va de España. Un amigo pincha con su propia controladora, así que no hace falta DJ. Y nada de fotomatón ni fotógrafo, que ya los tenemos.

Hay corriente en la casa, con un enchufe de 32 A.

Un abrazo,
Lucía`,
    good: {
      attendees: 110,
      days: 1,
      must: [
        needs(/Aluhal 10 x 20/, 1),
        needs(/rond, 180/, [11, 12]),
        needs(/Tiffany/, [110, 116]),
        needs(/klap, wit/, [110, 116]),
        needs('ceremony_arch', 1),
        needs(/Accubox/, [1, 2]),
        either(needs(/Feestset/, 1), needs(/Topkast|Zuil/, [2, 6])),
        needs('disco_light', [1, 4]),
        needs('mirror_ball', 1),
        needs('dance_floor', [25, 28]),
        needs('festoon', 12),
        needs('toilet_trailer', 1),
        needs('patio_heater', 4),
      ],
      should: [needs('marquee_floor', [200, 200]), needs('power_distro', [1, 4]), needs('transport')],
      allowed: [...LOUD, ...PARTY_LIGHT, ...without(OUTDOORS, 'generator', 'fuel'), 'mic_wireless_handheld'],
      offers: without(
        [...PARTY_OFFERS, ...OUTDOORS_OFFERS, 'space_heater', 'marquee_lining', 'generator'],
        ...LINEN,
        'glassware',
        'crew_waiter',
        'crew_dj',
        'photo_booth',
        'crew_photographer',
      ),
      excluded: [
        ...TABLEWARE,
        'tablecloth',
        'napkin',
        'crew_waiter',
        ...DECKS,
        'crew_dj',
        'photo_booth',
        'crew_photographer',
      ],
      silly: [...without(SLIDES, 'crew_technician', 'video_cable'), 'lectern', 'stage_monitor', 'voting_system'],
      title: [/zutphen|boda/i, /110/],
    },
  },
];
