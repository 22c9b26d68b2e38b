import type { NotFromUsRow } from './fixtures.ts';

/** French and Spanish enquiries, lists and tenders. */
export const FRENCH_AND_SPANISH: readonly NotFromUsRow[] = [
  [
    'Tables et chaises fournies par le domaine. Il nous faut une piste de danse 5x5 et 10 projecteurs LED sur batterie.',
    'table_round chair',
    'dance_floor',
  ],
  [
    'Pas besoin de technicien, notre régisseur s’en charge. 2 enceintes, 2 micros HF, une console.',
    'crew_sound crew_technician',
    'speaker_top mic_wireless_handheld mixing_console',
  ],
  [
    "L'enlèvement se fera par nos soins, donc pas de livraison. 60 chaises pliantes, 8 tables rectangulaires.",
    'delivery van',
    'chair table_trestle',
  ],
  [
    'La vaisselle, les verres et le nappage sont à la charge du traiteur. 15 tables rondes, 120 chaises Napoléon.',
    'crockery glassware tablecloth',
    'table_round chair_banquet',
  ],
  [
    'Vidéoprojecteur : en place. Écran : en place. Manque : un pupitre et deux micros-cravates.',
    'projector projection_screen',
    'lectern mic_wireless_lapel',
  ],
  [
    'Lot 1 sonorisation uniquement ; la lumière et la scène font l’objet d’autres lots. Line array, 6 retours, console.',
    'stage_wash stage_deck',
    'line_array stage_monitor mixing_console',
  ],
  [
    "Les machines à fumée sont interdites dans l'abbaye. 12 lyres et un pupitre lumière.",
    'smoke_machine hazer',
    'moving_head lighting_console',
  ],
  [
    'Hors chauffage et hors plancher : tente 10 x 15 m, 12 tables rondes.',
    'space_heater marquee_floor',
    'marquee table_round',
  ],
  [
    'La mairie met à disposition les barrières et un podium. Nous cherchons une sono pour 300 personnes et 2 micros sans fil.',
    'crowd_barrier stage_deck',
    'mic_wireless_handheld',
  ],
  [
    'On laisse de côté la machine à bulles. Un photobooth et 6 guirlandes guinguette.',
    'bubble_machine',
    'photo_booth festoon',
  ],
  ['Électricité ok sur place, toilettes ok également. Un barnum 3x6 et 10 bancs.', 'generator toilet', 'bench'],
  ['Chaises oui, housses non. 150 chaises blanches.', 'chair_cover', 'chair'],
  [
    "Inutile de chiffrer le montage, nos bénévoles s'en occupent. Scène 6x4 m, 40 barrières.",
    'crew_stagehand',
    'stage_deck crowd_barrier',
  ],
  [
    'Le piano appartient au conservatoire. Deux micros statiques, une enregistreuse... et 100 chaises.',
    'piano',
    'chair',
  ],
  [
    "Le château fournit le mobilier (tables, chaises) et la vaisselle ; il nous manque 15 nappes rondes et 12 projecteurs d'ambiance.",
    'table_round chair crockery',
    'tablecloth',
  ],
  [
    'Pas de fumée ni de confettis, le site est classé. 16 PAR LED sur batterie et une sono pour 150.',
    'smoke_machine confetti_machine',
    'uplight',
  ],
  [
    'Le groupe a sa sono, ses retours et son ingénieur son. Merci de chiffrer une scène couverte 6x4 et 20 barrières.',
    'pa_package stage_monitor crew_sound',
    'crowd_barrier',
  ],
  [
    'Pas de livraison, on récupère au dépôt vendredi. 50 chaises, 6 tables pliantes.',
    'delivery van',
    'chair table_trestle',
  ],
  [
    "Le vidéoprojecteur est fixé au plafond, l'écran aussi. Besoin de 2 micros-cravates et d'un micro main.",
    'projector projection_screen',
    'mic_wireless_lapel',
  ],
  [
    'Nous renonçons au plancher et au chauffage. Chapiteau 10x20, 20 tables rondes, 200 chaises.',
    'marquee_floor space_heater',
    'marquee table_round chair',
  ],
  [
    "À l'exclusion du groupe électrogène, fourni par la ville : podium 8x6, sono 4 kW, 4 retours.",
    'generator',
    'stage_monitor',
  ],
  ['Sanitaires : existants sur le site. Barnums : 4 (3x3). Éclairage : néant.', 'toilet stage_wash', 'marquee'],
  [
    'Aucune scénographie, aucune vidéo. Simplement 4 micros, une console et deux enceintes.',
    'projector',
    'mixing_console speaker_top',
  ],
  [
    "Notre régisseur pilotera la console, donc pas d'opérateur. Console numérique 32 voies, 8 micros HF.",
    'crew_sound crew_technician',
    'mixing_console mic_wireless_handheld',
  ],
  [
    "Le bar est tenu par l'association avec ses verres et ses frigos. 15 mange-debout.",
    'glassware refrigeration',
    'table_cocktail',
  ],
  [
    "Ni estrade, ni pupitre : l'orateur circule. Un micro serre-tête et un écran de 3 m.",
    'stage_deck lectern',
    'mic_headset projection_screen',
  ],
  ["Les housses de chaise, c'est non. Les 120 chaises blanches, oui.", 'chair_cover', 'chair'],
  ['Le piano est accordé et sur place. 4 micros statiques et 2 pieds.', 'piano', ''],
  [
    "La salle polyvalente dispose de tables, chaises et d'une petite scène. Nous cherchons un vidéoprojecteur, un écran et un micro HF.",
    'table_trestle chair stage_deck',
    'projector projection_screen mic_wireless_handheld',
  ],
  [
    'Kermesse : les barnums sont prêtés par le foot, la friteuse par le comité. Il faut 40 bancs, 20 tables, une sono.',
    'gazebo cooking',
    'bench',
  ],
  [
    'Montage assuré par nos équipes, transport aussi. 30 praticables 2x1, 4 escaliers.',
    'crew_stagehand delivery',
    'stage_deck stage_steps',
  ],
  [
    'Lumière : régie du théâtre. Son : à vous. 12 micros-cravates, console 32 voies, 4 retours.',
    'stage_wash',
    'mic_wireless_lapel mixing_console stage_monitor',
  ],
  ["Pas besoin de sono, l'église en a une. 2 écrans de 55 pouces et une caméra.", 'pa_package', 'display camera'],
  [
    'Le traiteur gère verres, assiettes et couverts. Pour nous : 12 mange-debout houssés, 2 buffets.',
    'glassware crockery cutlery',
    'table_cocktail',
  ],
  ["Nous n'avons pas de chaises, il en faut 200, et 20 tables.", '', 'chair table_trestle'],
  [
    'Tente : déjà réservée chez un confrère. Restent 15 tables rondes et 150 chaises blanches.',
    'marquee',
    'table_round chair',
  ],
  ['Groupe électrogène interdit dans le parc. 2 enceintes sur batterie et un micro.', 'generator', 'speaker_top'],
  [
    'Le comité a acheté des tables et des bancs. Nous louerions 3 tonnelles, une sono et 2 micros.',
    'table_trestle bench',
    'gazebo pa_package',
  ],
  [
    'La mairie ne veut pas de groupe électrogène en centre-ville, elle nous branche. Scène 6x4, sono 2 kW.',
    'generator',
    'stage_deck',
  ],
  [
    'Nos musiciens voyagent avec leurs amplis et leur batterie. Il faut 6 retours et une console.',
    'guitar_amp drum_kit',
    'stage_monitor mixing_console',
  ],
  ['Sans nappes ni serviettes : 12 tables rondes et 100 chaises.', 'tablecloth napkin', 'table_round chair'],
  [
    'Le son est déjà calé avec un prestataire ; lumière seulement : 12 lyres, 8 PAR, une console lumière.',
    'pa_package',
    'moving_head lighting_console',
  ],
  [
    'La finca incluye mesas y sillas. Necesitamos una pista de baile de 5x5 y 12 focos a batería.',
    'table_round chair',
    'dance_floor',
  ],
  [
    'El DJ viene con su propio sonido y luces. Solo pedimos 6 mesas altas y una barra de 3 m.',
    'pa_package disco_light subwoofer',
    'table_cocktail bar_unit',
  ],
  [
    'No hace falta técnico, lo maneja nuestro personal. 2 altavoces, 2 micrófonos inalámbricos y mesa de mezclas.',
    'crew_sound crew_technician',
    'speaker_top mic_wireless_handheld mixing_console',
  ],
  [
    'Recogemos nosotros el material el viernes. 80 sillas plegables, 10 mesas rectangulares.',
    'delivery van',
    'chair table_trestle',
  ],
  [
    'Del menaje y la mantelería se ocupa el catering. 12 mesas redondas, 120 sillas Tiffany.',
    'crockery tablecloth',
    'table_round chair_banquet',
  ],
  [
    'Proyector y pantalla: los pone el palacio de congresos. Faltan 4 micros de solapa y un atril.',
    'projector projection_screen',
    'mic_wireless_lapel lectern',
  ],
  [
    'Lote 2: iluminación. El sonido y el escenario quedan fuera de este lote. 12 cabezas móviles y mesa de luces.',
    'pa_package stage_deck',
    'moving_head lighting_console',
  ],
  ['Está prohibido el humo en la iglesia. 8 focos a batería y dos altavoces.', 'smoke_machine hazer', 'speaker_top'],
  [
    'Todo menos el generador: escenario 8x6, line array y 6 monitores.',
    'generator',
    'stage_deck line_array stage_monitor',
  ],
  [
    'El ayuntamiento cede 300 sillas y las vallas. Queremos equipo de sonido y 2 micrófonos de mano.',
    'chair crowd_barrier',
    'mic_wireless_handheld',
  ],
  ['Mesas sí, manteles no. 20 mesas redondas.', 'tablecloth', 'table_round'],
  [
    'Prescindimos de la carpa, se hará bajo techo. 100 sillas y 10 mesas altas.',
    'marquee gazebo',
    'chair table_cocktail',
  ],
  ['La banda lleva su backline y sus monitores. Hace falta PA y 4 subgraves.', 'drum_kit stage_monitor', 'subwoofer'],
  ['Baños ya contratados con otra empresa. Carpa 10x20 y 200 sillas.', 'toilet', 'marquee chair'],
  [
    'Sin transporte ni montaje, por favor: lo hacemos nosotros. Tarima 4x3 m y atril.',
    'delivery crew_stagehand',
    'stage_deck lectern',
  ],
  [
    'El hotel ya cuenta con sillas, mesas y mantelería. Pedimos pantalla LED 4x3, atril y 2 micrófonos de solapa.',
    'chair table_round tablecloth',
    'led_wall lectern mic_wireless_lapel',
  ],
  [
    'La orquesta viene con sonido, luces y escenario propios. Solo 200 sillas y 40 vallas.',
    'pa_package stage_wash stage_deck',
    'chair crowd_barrier',
  ],
  [
    'Ni humo ni confeti en el claustro. 20 focos a batería y un equipo de sonido para 100.',
    'smoke_machine confetti_machine',
    '',
  ],
  ['Generador: lo aporta el ayuntamiento. Baños: ídem. Carpas 3x3: 6 unidades.', 'generator toilet', 'marquee'],
  [
    'Técnicos no, que los tenemos en plantilla. Mesa digital, 8 inalámbricos, 4 monitores.',
    'crew_sound crew_technician',
    'stage_monitor',
  ],
  ['Lo recogemos con nuestra furgoneta. 12 mesas plegables y 70 sillas.', 'delivery van', 'table_trestle chair'],
  [
    'El proyector está instalado en el techo. Nos falta pantalla de 3 m y un atril con micro.',
    'projector',
    'projection_screen lectern',
  ],
  [
    'Queda excluido del contrato el suministro de vallas y aseos. Escenario 12x8, PA y 8 monitores.',
    'crowd_barrier toilet',
    'stage_deck stage_monitor',
  ],
  [
    'La vajilla la trae el cátering, la cristalería también. 20 mesas redondas, 200 sillas.',
    'crockery glassware',
    'table_round chair',
  ],
  ['No nos hace falta tarima, la iglesia tiene altar. Megafonía con dos micros.', 'stage_deck', ''],
  ['Fotomatón no queremos, pista de baile sí, de 6x6.', 'photo_booth', 'dance_floor'],
  [
    'Montaje y desmontaje a cargo de nuestros voluntarios. Tarima 6x4, 100 sillas.',
    'crew_stagehand',
    'stage_deck chair',
  ],
  ['El DJ pone la música y las luces de pista. Queremos 12 uplights y una barra.', 'dj_player disco_light', 'uplight'],
  [
    'El salón del hotel tiene mesas, sillas y escenario. Necesitamos 2 pantallas, 4 micros de solapa y un técnico.',
    'table_round chair stage_deck',
    'projection_screen mic_wireless_lapel crew_technician',
  ],
  [
    'La comparsa trae su equipo de sonido. Nosotros alquilamos 100 sillas, 10 carpas y 2 aseos.',
    'pa_package',
    'chair toilet',
  ],
  ['Nada de luces de discoteca. Solo 40 m de guirnaldas y 10 focos de ambiente.', 'disco_light', 'festoon'],
  ['No contamos con generador, inclúyanlo. 2 torres de luz.', '', 'generator'],
  [
    'El montaje corre por nuestra cuenta y el transporte también. 20 tarimas 2x1 y 2 escaleras.',
    'crew_stagehand delivery',
    'stage_deck stage_steps',
  ],
  [
    'Sonido: lo pone la iglesia. Pantalla: de 3 m, vuestra. Proyector: vuestro.',
    'pa_package',
    'projection_screen projector',
  ],
  [
    'La empresa de catering aporta mesas, mantelería y vajilla. Pedimos 200 sillas Tiffany y pista de baile.',
    'table_round tablecloth crockery',
    'chair_banquet dance_floor',
  ],
  [
    'Quitad la barra y los taburetes del presupuesto; dejad las 10 mesas altas.',
    'bar_unit bar_stool',
    'table_cocktail',
  ],
  ['Carpa no hace falta porque hay porche. 12 mesas redondas y 100 sillas.', 'marquee gazebo', 'table_round chair'],
  ['Sin técnico, lo enchufamos nosotros. 2 altavoces y 1 micro.', 'crew_sound crew_technician', 'speaker_top'],
  [
    'Las mesas y los bancos son de la cofradía. Alquilamos 4 carpas 3x3 y un equipo de sonido.',
    'table_trestle bench',
    '',
  ],
  [
    'El ayuntamiento no autoriza estufas de gas ni humo. 6 mesas altas y 20 focos a batería.',
    'patio_heater smoke_machine',
    'table_cocktail',
  ],
  ['Sillas ya tenemos de sobra. 20 mesas redondas y 20 manteles.', 'chair', 'table_round tablecloth'],
  ['Sin escenario esta vez. 4 altavoces, 1 mesa de mezclas.', 'stage_deck', 'speaker_top mixing_console'],
];
