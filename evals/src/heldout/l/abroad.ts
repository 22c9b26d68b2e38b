import { type EvalBrief, either, needs } from '../../expectation.ts';
import { BAND, PLATFORM, RADIO_MICS, SEATS, SPEAKERS, SPEECH, STAGE_LIGHT, TABLES } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, FOG, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SCREENS, SHOW, SHOW_OFFERS } from '../usual.ts';

/** In German, French, Spanish and Dutch. */
export const ABROAD: readonly EvalBrief[] = [
  {
    // After eighthands.de, Bühnenanweisung.
    id: 'ho-l-buehnenanweisung-coverband',
    language: 'de',
    catalogue: 'klangwerk',
    description: `Bühnenanweisung:
Bühnengröße:
10m breit und 6m tief oder mehr wären gut. Mit vollem Equipment geht es auf 7m (Breite) mal 4m (Tiefe) gerade noch. Wetterfest und überdacht muss sie sein (kein Pavillon), und den deutschen Sicherheitsstandards entsprechen!
PA:
3KW oder mehr, je nach Veranstaltungsort! Die Lautsprecher bitte vor oder neben die Bühne stellen und nicht darauf, die Topteile höher als die Köpfe der Zuschauer.
PA, Lichtanlage usw. stellt der Veranstalter: PA, Monitoring und Pult sind verkabelt und laufen, wenn die Band zur vereinbarten Zeit ankommt. Die Band baut dann nur noch ihre Backline auf (Instrumente, Amps, Mikrofone) und steckt sie an die schon verlegten Kabel. Nach etwa 40 Minuten ist der Soundcheck möglich.
Strom: 16 Ampere Kraftstrom hinter der Bühne, höchstens 10 m weg. Am besten drei getrennte Stromkreise.`,
    good: {
      attendees: null,
      must: [
        either(needs(/Rundbogenbühne/, 1), needs('stage_deck', [14, 36])),
        needs(['speaker_top', 'line_array', 'speaker_column'], [2, 12]),
        needs('stage_monitor', [1, 8]),
        needs('mixing_console', [1, 2]),
        needs(['stage_wash', 'lighting_package'], [1, 24]),
      ],
      should: [needs('subwoofer', [1, 6]), needs('power_distro'), needs('crew_sound'), needs('transport')],
      allowed: without([...SHOW, ...OUTDOORS, 'mobile_stage', 'stage_roof'], 'mic_wired', 'mic_instrument'),
      offers: without([...SHOW_OFFERS, ...OUTDOORS_OFFERS], 'gazebo', 'backline'),
      excluded: ['gazebo', 'backline', 'mic_wired', 'mic_instrument'],
      silly: ['table_round', 'lectern', 'projector', 'flip_chart'],
      title: [/band|bühne|konzert/i],
    },
  },
  {
    // After waidlerische-wirtshausmusi.de, Für Veranstalter.
    id: 'ho-l-wirtshausmusik',
    language: 'de',
    catalogue: 'klangwerk',
    description: `Damit ein Engagement MIT kompletter PA- und Lichtanlage der Musikgruppe reibungslos abläuft
· Bühne
Sie sollte der Beschallung wegen an der Stirnseite des Raumes stehen.
Wenn die Gruppe kommt (etwa 2 Stunden vor dem Auftritt), ist die Bühne leer und besenrein. Sonst kann es später losgehen, an der Gage ändert das nichts. Stabil und in der Waage muss sie sein.
Mindestmaße:
Breite: ca. 5,00 Meter | Tiefe: ca. 3,00 Meter | Lichte Höhe: ca. 3,00 Meter |
Neben der Bühne links und rechts je 1x1 Meter für die PA-Boxen frei halten.
Auf der Bühne darf nicht getanzt werden, und Fremde haben dort auch in den Pausen nichts zu suchen.
· Strom
4x 230V Steckdose, eigens abgesichert, auf oder neben der Bühne. Kein anderes Gerät (Kühlschrank, Heizung usw.) darf daran hängen.
Das Raumlicht muss sich auf Wunsch der Band ausschalten lassen.`,
    good: {
      attendees: null,
      must: [needs('stage_deck', [7, 9])],
      should: [needs('power_cable', [1, 8]), needs('stage_leg'), needs('transport')],
      allowed: [...ANY_JOB, ...PLATFORM],
      offers: ['dance_floor', 'drape', 'beer_table_set'],
      excluded: [...SPEAKERS, 'mixing_console', 'lighting_package', 'stage_wash'],
      silly: ['projector', 'generator', 'toilet', 'lectern', 'marquee', 'dj_player', ...FOG],
      title: [/bühne|musik|engagement|auftritt/i],
    },
  },
  {
    // After barracuda-sound.de, Bühnenanweisung.
    id: 'ho-l-gastspielvertrag',
    language: 'de',
    catalogue: 'klangwerk',
    description: `Bühnenanweisung

 1. Sie ist Bestandteil des Gastspielvertrages. Bitte lesen Sie sie genau. Mehrarbeit soll sie nicht machen, sondern für einen glatten Verlauf sorgen.
 2. Name, Anschrift, Tel. des Veranstalters: ________ (im Folgenden V)
 3. Aufbaubeginn: __ Uhr, Einlass: __ Uhr, Beginn: __ Uhr.
 4. Bühne: kleine Besetzung 6m breit, 4m tief, 3m lichte Höhe. Das Publikum bleibt rings um die Bühne mind. 1,5m weg, wofür V mit geeigneten Mitteln sorgt.
 5. Im Freien ist die Bühne von oben und an den Seiten gegen Nässe und Sturm zu schützen.
 5a. Die Rückwand der Bühne wird mit schwarzem Stoff (Molton) verhängt, über die gesamte Breite.
 6. V schützt Bühne, Instrumente und Kabel vor fremden Händen.
 7. Offenes Feuer, Pyrotechnik, Wasser und Schaum sind auf und an der Bühne aus Gründen der Sicherheit nicht erlaubt.`,
    good: {
      attendees: null,
      must: [needs('stage_deck', [12, 14]), needs('drape', [6, 8])],
      should: [needs('stage_leg'), needs('crowd_barrier', [4, 14]), needs('transport')],
      allowed: [...ANY_JOB, ...PLATFORM, ...BAND, 'crowd_barrier', 'stanchion'],
      offers: without([...SHOW_OFFERS, ...STAGE_LIGHT, ...FOG, 'mobile_stage'], 'spark_machine', 'backline'),
      silly: ['table_round', 'projector', 'lectern', 'toilet', 'marquee'],
      title: [/bühne|gastspiel|band/i],
    },
  },
  {
    // After theatrecroquemitaine.com, fiche technique.
    id: 'ho-l-theatre-ombres',
    language: 'fr',
    catalogue: 'garonne',
    description: `Espace scénique

Ouverture : 7m, profondeur : 6 m, hauteur : 4 m

Nous pouvons jouer au sol, le podium n'est pas nécessaire, même si l'on verrait mieux avec. Des niveaux (des gradins de préférence) sont les bienvenus.
Les ombres se projettent sur le fond, qui doit être entièrement blanc. S'il n'y a pas d'écran sur votre scène, nous apportons ce fond (4m sur 5m au moins). Il ne faut alors que la structure qui le soutient.

Eclairage

Un plein feu standard, adapté à la scène. S'y ajoutent 2 projecteurs de 500W en douche, à l'avant-scène, à jardin et à cour, et 2 projecteurs de 1000W à focale réglable, posés au sol, l'un devant, l'autre en coulisse. Ces deux-là font les ombres. Et de quoi commander les projecteurs.

La salle doit être occultée.

Sonorisation

Un lecteur CD, avec mixage et amplification de trois micros-cravates HF et d'un micro HF normal.

Installation : 60 minutes, lumières : 60 minutes, démontage : 20 minutes`,
    good: {
      attendees: null,
      must: [
        needs('mic_wireless_lapel', 3),
        needs('mic_wireless_handheld', 1),
        needs('audio_player', 1),
        needs(/PC 1 kW/, [2, 16]),
        needs('lighting_console', [1, 1]),
        either(needs(['speaker_top', 'speaker_column'], [2, 4]), needs('pa_package', [1, 1])),
      ],
      should: [
        needs('dimmer', [1, 3]),
        needs('mixing_console', 1),
        needs(['truss', 'lifting_tower']),
        needs('transport'),
      ],
      allowed: [...SPEECH, ...STAGE_LIGHT, ...ANY_JOB, 'drape'],
      offers: [...PLATFORM, 'choir_riser', 'crew_video'],
      excluded: ['backdrop', 'projection_screen'],
      silly: ['projector', 'table_round', 'toilet', 'marquee', 'generator', 'disco_light', ...FOG],
      unmetToo: [/gradin|occult/i],
      title: [/spectacle|th[ée][âa]tre|sc[èe]ne|ombre/i],
    },
  },
  {
    // After paillettesetchaussettes.fr, a bride's column on finding a DJ.
    id: 'ho-l-mariee-dj',
    language: 'fr',
    catalogue: 'garonne',
    description: `Lieu : c'est bon.
Traiteur : c'est bon.
Manque le DJ, et la soirée est complète.
Pour moi la soirée dansante, c'est le bal du village. La Macarena, le Madison, Claude François, Goldman. Rien de bien neuf, mais ça marche à tous les coups. Et la piste de danse de la salle, il faut la voir : lumières multicolores dans le sol et boule à facettes, c'est kitsch, j'adore. Je veux chanter (faux) et danser avec les copines et maman. Rien de compliqué, donc. Un seul grand regret, je n'aurai pas l'orchestre des fêtes de mon enfance. Lui, il veut rester aussi loin que possible de la piste, alors j'ai les mains libres.

Trouvons donc un DJ. Il faudra aussi qu'il sonorise la cérémonie laïque et qu'il y ait de la musique au vin d'honneur.`,
    good: {
      attendees: null,
      must: [needs('crew_dj', 1), needs(['pa_package', 'speaker_top', 'speaker_column'], [1, 8])],
      should: [needs([...RADIO_MICS], [1, 3]), needs('transport')],
      allowed: [
        ...SPEECH,
        ...RADIO_MICS,
        ...ANY_JOB,
        'subwoofer',
        'dj_player',
        'dj_mixer',
        'dj_controller',
        'dj_booth',
      ],
      offers: without(PARTY_OFFERS, 'mirror_ball', 'disco_light', 'dance_floor', 'crew_waiter'),
      excluded: ['mirror_ball', 'disco_light', 'dance_floor', 'crew_waiter', 'cooking'],
      silly: ['projector', 'toilet', 'crowd_barrier', 'lectern', 'generator', 'stage_monitor'],
      title: [/mariage|dj|soir[ée]e|c[ée]r[ée]monie/i],
    },
  },
  {
    // After pdfslide.es, prescripciones técnicas of a town's patron festival, 2016.
    id: 'ho-l-fiestas-castillo',
    language: 'es',
    catalogue: 'bluemesa',
    description: `TRABAJOS NECESARIOS PARA LAS FIESTAS DE AGOSTO

JULIO
Martes, 26. Montaje del castillo de fiestas en el parque. La estructura del castillo se recoge en las instalaciones municipales y se coloca sobre plataforma homologada, de igual ancho y largo que el castillo, 0,80 metros de alto y 500Kg/m2 de resistencia mínima. Escenario homologado para la embajada de 6x4x0,80 metros, resistencia de 500Kg/m2 o más, con faldón textil negro y escalera, como avance de la plataforma. Plataforma que cubra la fuente. El Ayuntamiento asesora en el montaje. Terminado este, vallado. Desmontaje el 11 de agosto, y el castillo vuelve a las instalaciones municipales.
Viernes, 29. Gala del deporte en la Plaza Mayor, 21:30 h. Montaje y decoración del fondo del escenario: telas, sillas y otros elementos, según indique la concejalía de Deportes.`,
    good: {
      attendees: null,
      must: [
        needs('stage_deck', [8, 40]),
        needs('stage_steps', [1, 4]),
        needs('stage_skirt', [20, 120]),
        needs('crowd_barrier', [4, 120]),
      ],
      should: [needs(/Leg set 32/, [8, 40]), needs('drape'), needs('chair'), needs('transport')],
      allowed: [...OUTDOORS, ...PLATFORM, 'crowd_barrier', 'drape', 'chair', 'backdrop'],
      offers: [...OUTDOORS_OFFERS, ...SPEECH, ...STAGE_LIGHT],
      silly: ['projector', 'dance_floor', 'table_round', 'tablecloth', 'disco_light', 'mobile_stage'],
      unmetToo: [/castillo|plataforma|fuente/i],
      title: [/fiesta|castillo|escenario|embajada/i],
    },
  },
  {
    // After miciudadreal.es, a town's tender for its carnival tent.
    id: 'ho-l-carpa-carnaval',
    language: 'es',
    catalogue: 'tidewater',
    description: `El Ayuntamiento quiere que los concursos, de gran tradición y participación, se desarrollen bien en el recinto que se habilite. Por eso, dice el concejal de Festejos, el pliego lleva unos condicionantes para la seguridad del público.

Se exige un pabellón del todo cerrado, con faldones de lona ignífuga, de cuatro metros de altura mínima en los laterales, paredes y techo vestidos con telas ignífugas y suelo de madera. La instalación eléctrica, con cableado, luces de emergencia y cuadro, según normativa y con tomas para barra y escenario. También dos puertas de emergencia y servicios sanitarios.

Por lo demás, y para comodidad del público, calefacción que caliente toda la carpa, de 600 metros cuadrados con vestíbulo y camerinos, escenario de 12 por 5 metros y 50 mesas y 100 sillas. La barra la explota la empresa que resulte adjudicataria. El suelo de la Plaza Mayor lo cede gratis el Ayuntamiento.`,
    good: {
      must: [
        needs('marquee', [1, 4]),
        needs('space_heater', [2, 5]),
        needs('stage_deck', [18, 24]),
        needs([...TABLES], 50),
        needs([...SEATS], 100),
      ],
      should: [
        needs(['power_distro', 'power_cable']),
        needs('bar_unit', [1, 4]),
        needs('toilet', [1, 12]),
        needs('transport'),
      ],
      allowed: [
        ...OUTDOORS,
        ...PLATFORM,
        'marquee_floor',
        /Sidewall/,
        'toilet',
        'toilet_accessible',
        'dance_floor',
        'bar_unit',
      ],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS, ...SPEECH, ...STAGE_LIGHT],
      silly: ['projector', 'lectern', 'stage_monitor', 'choir_riser', 'registration_desk'],
      unmetToo: [/madera|tela|emergencia|lona|camerino|suelo/i],
      title: [/carpa|pabell[óo]n|concurso|plaza/i],
    },
  },
  {
    // After hisenco.nl, technische rider.
    id: 'ho-l-coverband-rider',
    language: 'nl',
    catalogue: 'zenne',
    description: `Technische Rider

Podium

Net als andere coverbands werkt de band met eigen professionele geluidsapparatuur en instrumenten, elektrisch versterkt, en die nemen meer plaats in dan men vaak denkt. Ideaal is een vloer van 4 x 3 mtr. (breedte x diepte). Gebruikt u standaard podiumdelen, bouw ze dan graag in die maat.

Stroom:

Bij of op de vloer hoort een deugdelijke voorziening:
-ofwel 1 x CEE 32 Amp. of 16 Amp. krachtstroom,
-of, als er geen krachtstroom is, 1 x geaard 230 Volt / 16 amp. op een eigen groep, alleen voor geluid en instrumenten.

NB: levert de band ook de podiumverlichting, dan nog 1 x geaard 230 Volt op een andere groep.

Overig:
– liefst zo weinig mogelijk grind, drempels en trappen op de weg naar de vloer.
– spelen op een onverharde of wankele vloer gaat niet.
– buiten spelen zonder waterdichte overkapping van de vloer gaat ook niet.`,
    good: {
      attendees: null,
      must: [needs('stage_deck', [6, 8])],
      should: [needs(['power_cable', 'power_distro']), needs('transport')],
      allowed: [...ANY_JOB, ...PLATFORM],
      offers: [...STAGE_LIGHT, 'marquee', 'gazebo', 'mobile_stage', 'stage_roof', 'generator', 'dance_floor', 'drape'],
      excluded: [...SPEAKERS, 'mixing_console', 'crew_sound', 'drum_kit', 'guitar_amp', 'bass_amp', 'keyboard'],
      silly: ['projector', 'lectern', 'toilet', 'table_round', 'flip_chart', ...FOG],
      title: [/band|podium|rider/i],
    },
  },
  {
    // After dnltheatercollectief.nl, voorwaarden of a play for schools.
    id: 'ho-l-schoolvoorstelling',
    language: 'nl',
    catalogue: 'zenne',
    description: `Duur
De voorstelling duurt ongeveer 45 min, met een kort nagesprek erbij.
Aantal leerlingen
Hoogstens 90 per voorstelling, want ze worden er echt bij betrokken.

Zaal
• Een rustige plek om te spelen, waar niemand doorheen hoeft te lopen (een hal is dus niet geschikt).
• Een goede opstelling voor het publiek, met podium. Is er geen podium, overleg dan met ons over iets anders.
• Een uur van tevoren kunnen we in de ruimte spullen klaarzetten en het geluid testen.
Geluid
Onze eigen versterker, muziek en zo nodig microfoon nemen we mee.

Licht
Aparte theaterverlichting hebben we in principe niet nodig. De zaal hoeft niet donker.

Begeleiding
• Docenten die het publiek actief begeleiden, en een die ons aankondigt.

Kleedruimte
Een ruimte op slot voor omkleden en eigen spullen.`,
    good: {
      attendees: [90, 90],
      days: 1,
      must: [needs('stage_deck', [4, 24])],
      should: [needs([...SEATS], [90, 100]), needs('transport')],
      allowed: [...ANY_JOB, ...PLATFORM, ...SEATS, 'bench'],
      offers: ['drape', 'coat_rail'],
      excluded: [
        ...SPEAKERS,
        'amplifier',
        ...RADIO_MICS,
        'mic_wired',
        'stage_wash',
        'profile_spot',
        'lighting_package',
      ],
      silly: [...SCREENS, 'toilet', 'marquee', 'generator', 'table_round', 'disco_light', ...FOG],
      title: [/voorstelling|theater|school|90/i],
    },
  },
];
