import type { NotFromUsRow } from '../../../../server/src/generation/understand/exclusions/fixtures.ts';

export const FRENCH_SPANISH: readonly NotFromUsRow[] = [
  [
    "Bonjour, pour les 60 ans de mon mari il nous faudrait une sono correcte et deux micros. Les chaises, ne vous en occupez pas : la mairie nous prête celles de l'école. Mon gendre a aussi déniché une tonnelle, donc on sera à l'abri.",
    'chair gazebo',
    'pa_package speaker_top mic_wired mic_wireless_handheld',
  ],
  [
    "Madame, Monsieur, le vidéoprojecteur est fixé au plafond de l'amphithéâtre et fonctionne très bien. Ce qui nous manque, c'est un pupitre d'orateur et un micro-cravate pour la conférencière. Merci de nous faire parvenir votre devis avant le 12.",
    'projector',
    'lectern mic_wireless_lapel',
  ],
  [
    "Salut ! On organise le gala de l'asso et on cherche des lyres, une machine à fumée et un technicien lumière pour la nuit. Les platines, Théo vient avec les siennes, il ne veut toucher à rien d'autre (les DJ, quoi…). Dites-nous combien ça fait !",
    'dj_player crew_dj',
    'moving_head smoke_machine crew_lighting',
  ],
  [
    "Nous avons renoncé à la piste de danse, le parquet du château s'y prête. En revanche je garde les vingt mange-debout avec leurs nappes, et ajoutez si possible trois canapés pour le coin salon.",
    'dance_floor',
    'table_cocktail tablecloth sofa',
  ],
  [
    "Cher Monsieur, je suis la trésorière du club de bridge, et à nos âges on entend mal : il nous faudrait une boucle magnétique ainsi qu'un micro sans fil qui marche. Pour les tables, soyez tranquille, nous en avons quarante à la cave. Le café, c'est Odette, avec son percolateur, comme chaque année.",
    'table_round table_trestle hot_drinks',
    'induction_loop mic_wireless_handheld',
  ],
  [
    'Comme évoqué par téléphone, la commune met à notre disposition ses barrières et son podium ; restent donc à votre charge le groupe électrogène, les passages de câbles et quatre toilettes mobiles. Livraison le vendredi avant midi.',
    'crowd_barrier stage_deck',
    'generator cable_ramp toilet delivery',
  ],
  [
    "Rectificatif à mon message de mardi : barrez les housses de chaise, ma belle-mère les coud elle-même (ne riez pas). Par contre les centres de table, oui, quinze, et l'arche pour la cérémonie.",
    'chair_cover',
    'centrepiece ceremony_arch',
  ],
  [
    "Le traiteur se déplace avec sa vaisselle et ses couverts, mais il m'a bien précisé qu'il n'a pas de verres. Pourriez-vous nous en louer 300, plus deux frigos pour les boissons ?",
    'crockery cutlery',
    'glassware refrigeration',
  ],
  [
    "Fête de l'école, le 21 juin, cour du bas. J'aimerais un château gonflable, une petite sono et un mégaphone. Les parents montent leurs propres barnums la veille et la buvette tourne avec le réfrigérateur de la cantine.",
    'gazebo marquee refrigeration',
    'inflatable pa_package speaker_top loudhailer',
  ],
  [
    "Nous tournerons avec notre propre console et nos ears, inutile d'en prévoir. Ce qu'on demande à l'accueil : une batterie complète, un ampli basse et quatre boîtes de direct.",
    'mixing_console in_ear_monitor',
    'drum_kit bass_amp di_box',
  ],
  [
    "Bonjour, le mariage a lieu dans une grange où les propriétaires ont déjà tendu des guirlandes guinguette partout, c'est ravissant. Je voudrais malgré tout des projecteurs d'ambiance au sol le long des murs et un photobooth. Le photographe est un cousin, donc pas besoin du vôtre.",
    'festoon crew_photographer',
    'uplight photo_booth',
  ],
  [
    "Le préfet sera présent, d'où ma demande de tapis rouge et de potelets à cordon. Les hôtesses nous sont envoyées par la Chambre de commerce. Fleurs et plantes : service des espaces verts, rien à chiffrer de ce côté.",
    'crew_host plants',
    'carpet stanchion',
  ],
  [
    "Je vous écris au nom de la paroisse Saint-Martin. Il y a des bancs pour deux cents personnes, évidemment, c'est une église ! Nous souhaiterions cependant des praticables pour la chorale, un éclairage doux et des micros statiques pour l'enregistrement.",
    'bench',
    'choir_riser stage_wash lighting_package mic_instrument',
  ],
  [
    "Hello l'équipe, petit changement : le mur LED saute, budget refusé par la direction. On se rabat sur deux téléviseurs sur pied et un ordinateur pour lancer les slides. Le reste du devis ne bouge pas.",
    'led_wall',
    'display display_stand playback_laptop',
  ],
  [
    "Pour la séance du conseil délégué, l'interprétation sera assurée par nos agents du service linguistique. Il vous revient de fournir la cabine, cinquante récepteurs et une douzaine de micros de conférence.",
    'crew_interpreter',
    'interpretation_booth interpretation_receiver mic_conference',
  ],
  [
    "Vous m'aviez proposé huit parasols chauffants ; avec la météo annoncée, ce serait du gaspillage, on s'en passera. Mettez plutôt quatre ventilateurs et des parasols, il va faire 34.",
    'patio_heater',
    'fan parasol',
  ],
  [
    "On joue dehors sous un chapiteau que le cirque nous laisse monté après leur dernière. Il nous faut donc juste le plancher, des canons à chaleur et une vingtaine d'extincteurs, la commission de sécurité ne plaisante pas.",
    'marquee',
    'marquee_floor space_heater fire_extinguisher',
  ],
  [
    "Mon neveu fait le son, il a l'oreille et il adore ça, alors gardez votre ingé son pour un autre client. Louez-moi simplement deux enceintes sur pied, un caisson de basses et une petite console.",
    'crew_sound',
    'speaker_top speaker_stand subwoofer mixing_console',
  ],
  [
    'Bonjour, ici la régie du festival des Granges. La nacelle arrive de chez Loxam le lundi, le chariot élévateur est celui du voisin agriculteur. Nous attendons de vous la structure en truss, les palans et deux riggers.',
    'access_platform forklift',
    'truss hoist crew_rigger',
  ],
  [
    "Je n'ai pas besoin que l'on me livre, je passe prendre le tout avec ma camionnette samedi matin. Au menu : dix tables rondes, quatre-vingts chaises et les nappes assorties.",
    'delivery van',
    'table_round chair tablecloth',
  ],
  [
    "Pour le séminaire de rentrée, chaque salle a son tableau blanc, seulement personne n'y écrit plus. Comptez donc trois paperboards, un vidéoprojecteur et une télécommande pour changer les diapos.",
    'whiteboard',
    'flip_chart projector presentation_clicker',
  ],
  [
    "Après réflexion, les confettis, non : le gardien du manoir nous ferait un procès. De la fumée lourde ? Interdite aussi, détecteurs obligent. Reste la boule à facettes et une poursuite pour l'ouverture du bal.",
    'confetti smoke_machine',
    'mirror_ball followspot',
  ],
  [
    "L'an dernier vous nous aviez mis deux techniciens et ils ont passé la soirée à jouer aux cartes, un seul éclairagiste bénévole de chez nous suffira cette fois. Il faudrait un jeu de lumières, la console qui va avec et des gradateurs.",
    'crew_technician crew_lighting',
    'stage_wash lighting_package lighting_console dimmer',
  ],
  [
    "Je me permets de relancer ma demande concernant les cinquante ans de l'harmonie. Chaque musicien arrive avec son pupitre, alors rayez la ligne. Mais un piano accordé au diapason 442, oui, et une estrade pour le chef.",
    'music_stand crew_musician',
    'piano stage_deck',
  ],
  [
    "Coucou, c'est pour mon baptême de promo. L'école possède une énorme sono, le bureau des sports nous file des tables, et moi je rêve d'un canon à CO2… non, restons sages : une machine à bulles et un laser.",
    'pa_package speaker_top table_round table_trestle',
    'bubble_machine laser',
  ],
  [
    "Pour la kermesse d'Ottignies, les scouts débarquent avec leurs tables et leurs bancs, ça fait folklore. On vous prendrait volontiers une remorque-scène, un coffret électrique 63 A et septante mètres de rallonge.",
    'table_round table_trestle bench',
    'mobile_stage power_distro power_cable',
  ],
  [
    "Goeiedag — pardon, bonjour ! Notre ASBL reçoit le ministre à Namur. Sur place, tout l'éclairage est en ordre et le concierge sort les chaises. Nous aurions besoin d'un lutrin avec micro col de cygne et d'un fond de scène imprimé.",
    'stage_wash lighting_package chair',
    'lectern mic_lectern backdrop',
  ],
  [
    "Je suis indépendant et je donne un souper-spectacle à Liège. Le piano est dans la salle (un vieux Hanlet, bijou). Mettez-moi deux micros instrument dessus, un retour et quelqu'un pour le son.",
    'piano',
    'mic_instrument stage_monitor crew_sound',
  ],
  [
    'Bonjour, suite à la visite technique avec le Centre culturel de Huy : pendrillons noirs en place, gradateurs de même. Il reste à louer huit découpes, six lyres et le brouillard, sans oublier le liquide.',
    'drape dimmer',
    'profile_spot moving_head hazer effect_fluid',
  ],
  [
    "Les frigos de la brasserie nous sont livrés d'office avec les fûts, c'est compris dans le contrat. À vous les mange-debout, un comptoir de bar de quatre mètres et les gobelets en verre, disons cinq cents.",
    'refrigeration',
    'table_cocktail bar_unit glassware',
  ],
  [
    'Bonjour, on organise un party de bureau à Laval. La salle vient avec tables et chaises, on a vérifié en fin de semaine. Ça nous prendrait un système de son, un micro sans fil pis une machine à fumée.',
    'table_round table_trestle chair',
    'pa_package speaker_top mic_wireless_handheld smoke_machine',
  ],
  [
    "Mon chum s'occupe de la musique avec son contrôleur, fait que laissez faire le DJ. J'aimerais louer des chaufferettes de terrasse, une tente 20 x 40 et des toilettes chimiques.",
    'dj_controller crew_dj',
    'patio_heater marquee toilet',
  ],
  [
    "Pour le colloque à l'UQAM, les écrans sont intégrés aux salles et le soutien audiovisuel refuse qu'on y touche. Nous cherchons une caméra, un encodeur pour la webdiffusion et un caméraman bilingue.",
    'projection_screen display',
    'camera streaming_encoder crew_camera',
  ],
  [
    "Notre cabane à sucre a du courant en masse, oubliez donc la génératrice que votre collègue avait ajoutée au courriel précédent. Par contre, une petite scène avec marches et un éclairage de spectacle, c'est toujours bon.",
    'generator',
    'stage_deck stage_steps stage_wash lighting_package',
  ],
  [
    "La Ville de Gatineau prête les clôtures et les bacs à déchets. De votre bord : chapiteau, deux roulottes sanitaires, radios portatives pour l'équipe.",
    'fencing waste_bin',
    'marquee toilet_trailer two_way_radio',
  ],
  [
    "Bonjour, j'ai bien reçu l'offre, merci. Pourquoi une cabine de chantier ? Les organisateurs logent dans leur camping-car. En échange, j'aurais voulu deux douches et des lave-mains près des cuisines.",
    'site_cabin',
    'shower hand_wash',
  ],
  [
    "C'est une soutenance publique, rien d'extravagant : le doyen veut un écran de projection plus grand que l'actuel et un micro main. L'étudiante se sert de son propre ordinateur portable.",
    'playback_laptop',
    'projection_screen mic_wireless_handheld',
  ],
  [
    "Ma fille se marie (enfin !) et son parrain, patron de restaurant, régale aussi côté serveurs. De votre part j'espère de jolies assiettes, des couverts dorés, des serviettes en lin.",
    'crew_waiter',
    'crockery cutlery napkin',
  ],
  [
    "Merci de retirer la ligne « secouristes » : la Croix-Rouge tient un poste à l'entrée. Idem pour la sécurité, c'est l'affaire du rugby. Il nous manque encore des barrières de foule devant la scène et une ligne de talkies.",
    'crew_medic crew_steward',
    'pit_barrier two_way_radio',
  ],
  [
    "On s'est fait offrir les ballons par un sponsor, trois cents, vous imaginez. Pour le reste du décor : rideau étoilé, colonnes blanches où poser les bouquets, et du feutre rouge au sol façon moquette.",
    'balloons',
    'star_cloth plinth carpet',
  ],
  [
    "Notre président tenait absolument au prompteur, puis il a décidé d'improviser ; on laisse tomber. Un retour vidéo au pied de l'estrade et un compte à rebours pour les orateurs suffiront.",
    'teleprompter',
    'confidence_monitor speaker_timer',
  ],
  [
    'Spectacle de danse, Théâtre Molière\nscène : oui, 12 m, en dur\ntapis de danse : prendre 6 lés en location\nPAR : en prendre 12\nrégisseur plateau : en prendre un pour deux jours\nloges, chauffages : radiateurs neufs',
    'stage_deck space_heater',
    'stage_floor stage_wash crew_stage_manager',
  ],
  [
    "Bonjour Karim, pour la silent party du campus, 150 casques, un éclairage disco, et c'est tout. Pas de subs, pitié, les voisins ont porté plainte en mars.",
    'subwoofer',
    'silent_disco disco_light',
  ],
  [
    'OBJET : périmètre prestataire\na) mélangeur et caméras – restent dans notre giron\nb) intercom – externalisé chez vous\nc) wifi public – externalisé chez vous\nd) onduleur – externalisé chez vous',
    'video_switcher camera',
    'intercom network ups',
  ],
  [
    'Le groupe se trimballe guitares et amplis dans son van, ils y tiennent comme à leurs enfants. Il leur faut sur place une batterie, trois retours et des pieds de micro.',
    'crew_musician guitar guitar_amp bass_amp van',
    'drum_kit stage_monitor mic_stand',
  ],
  [
    "Est-ce que vous louez des portants pour vestiaire avec cintres ? Et peut-être un comptoir d'accueil. Je précise que les grilles d'affichage, on en a empilé soixante au sous-sol de la MJC.",
    'pinboard',
    'coat_rail registration_desk',
  ],
  [
    "Bonjour, vu le prix du mètre carré, ma femme et moi renonçons au velum, la toile nue fera rustique. La tente de réception et son plancher restent d'actualité, tout comme le chauffage.",
    'marquee_lining',
    'marquee marquee_floor space_heater',
  ],
  [
    "Il paraît que vous avez des étincelles froides ! Deux machines pour l'entrée des mariés, ce serait magique. La pyro qu'on visait au début n'a plus lieu d'être, et la neige artificielle non plus (c'est en août, quelle idée).",
    'snow_machine',
    'spark_machine',
  ],
  [
    "À l'attention du service location. Les agents techniques de la Ville déchargeront et monteront : aucun manutentionnaire à facturer. Fournitures sollicitées : 40 ensembles brasserie, 6 barnums, 1 sonorisation.",
    'crew_stagehand',
    'beer_table_set gazebo marquee pa_package speaker_top',
  ],
  [
    'Pour notre AG, boîtiers de vote pour 220 adhérents et quatre micros baladeurs. La sonorisation du gymnase est vieillotte mais elle tiendra encore un an, nous ferons avec.',
    'pa_package speaker_top',
    'voting_system mic_wireless_handheld',
  ],
  [
    'Départ dépôt, jeudi 7 h\nVéhicule : 12 t de la coopérative, plein fait (gasoil, péages)\nÀ charger chez vous : line array, amplis, multipaire\nChauffeur : Sylvain de la coopérative',
    'fuel crew_driver',
    'line_array amplifier stagebox audio_cable',
  ],
  [
    'Dites, sur le devis je vois dix canapés. Dix ! Deux suffisent largement, mais je prendrais bien des poufs de couleur et des tables basses. Quant aux tabourets de bar, le lounge en regorge.',
    'bar_stool',
    'sofa pouffe table_coffee',
  ],
  [
    "Mme Lefort, de la médiathèque, a mis la main sur un enregistreur audio, donc plus besoin du vôtre. Par contre les fauteuils pour la table ronde d'auteurs et trois micros serre-tête, je confirme.",
    'audio_recorder',
    'armchair mic_headset',
  ],
  [
    "On part sur une cérémonie laïque au bord du lac. Chaises pliantes blanches, arche, petite enceinte sur batterie. Les fleurs en pots, ce sont celles de mamie, et l'officiant se passe de micro (voix de stentor).",
    'plants mic_wired mic_wireless_handheld',
    'chair ceremony_arch speaker_top',
  ],
  [
    "Bonjour, pour le défilé de fin d'année de l'école de mode il nous faut un podium de défilé de 14 m et des projecteurs. Les miroirs et paravents des loges, les étudiantes les ont bricolés. Un DJ ? La directrice a déjà sa playlist, on n'en prendra pas.",
    'room_divider crew_dj',
    'catwalk stage_wash profile_spot',
  ],
  [
    "Ayant constaté que le fournisseur de la salle reprend ses climatiseurs fin juin, nous devons en trouver quatre pour juillet. L'alimentation électrique nécessaire est tirée par notre électricien maison.",
    'crew_electrician',
    'air_conditioner',
  ],
  [
    'Commande de rentrée, conservatoire\n6 micros HF\n6 pieds de micro\ngaffer et piles : le placard déborde, surtout pas\n1 boîte de direct',
    'tape batteries',
    'mic_wireless_handheld mic_stand di_box',
  ],
  [
    'Je gère la tournée de la chanteuse. Elle dort, mange et chante avec son propre micro, ne lui en donnez jamais un autre. Demandes au prêteur : un clavier 88 touches, deux retours, une loge avec canapé.',
    'mic_wired mic_wireless_handheld',
    'keyboard stage_monitor sofa',
  ],
  [
    "Pour la fête médiévale on bannit le moderne : pas d'écran, pas de néon. En revanche des bancs en bois, des braseros si vous en avez, et une plancha cachée derrière les bottes de paille.",
    'projection_screen display',
    'bench patio_heater cooking',
  ],
  [
    "Terrain / accès\n– plaques de roulage 200 m², comme l'an passé svp\n– Heras : oubliées là depuis le cross, on s'en ressert\n– talkies : 8 svp\n– mâts d'éclairage de chantier : 2 svp",
    'fencing',
    'trackway two_way_radio floodlight',
  ],
  [
    "J'avais demandé une rampe PMR ; le menuisier du village en a fabriqué une très solide. Gardez en commande l'estrade, ses garde-corps et la jupe noire.",
    'stage_ramp',
    'stage_deck stage_handrail stage_skirt',
  ],
  [
    "Bonjour, nous serions intéressés par un baby-foot et un photobooth pour la soirée du personnel. Les DRH ayant réservé un orchestre de jazz par une agence, l'animation musicale est bouclée.",
    'crew_musician',
    'game photo_booth',
  ],
  [
    "Le notaire, très vieux jeu, exige une table et un pupitre d'orateur, merci de les prévoir. Une sono légère compléterait le tout.",
    '',
    'table_round table_trestle lectern pa_package speaker_top',
  ],
  [
    "Notre vidéoprojecteur a rendu l'âme hier en pleine réunion, il nous en faut un d'ici jeudi. Et l'écran de projection qui est au mur fait deux mètres à peine : trop petit pour 200 personnes, louez-nous-en un de quatre.",
    '',
    'projector projection_screen',
  ],
  [
    "La salle des fêtes n'a ni chaises ni tables, figurez-vous, tout a été vendu aux enchères. Donc pour nous ce sera 120 et 15, plus la livraison à l'étage.",
    '',
    'chair table_round table_trestle delivery',
  ],
  [
    'Tout est sur place, sauf un micro-cravate et un lecteur pour passer la bande-son. Vous seriez libres le 3 ?',
    '',
    'mic_wireless_lapel audio_player',
  ],
  [
    "Le loueur (vous, donc) apportera le groupe électrogène et le placera derrière la scène, côté parking, à cause du bruit. Des passages de câbles seront posés jusqu'à la buvette.",
    '',
    'generator cable_ramp',
  ],
  [
    "La compagnie de théâtre réclame une poursuite et six découpes, c'est écrit noir sur blanc dans leur contrat. À vous de jouer, moi je n'y connais rien !",
    '',
    'followspot profile_spot',
  ],
  [
    "FICHE DE RENSEIGNEMENTS\nÉvénement : vœux du maire\nLieu : gymnase Jean-Moulin\nSonorisation : à fournir, 300 personnes\nEstrade : services techniques municipaux\nChaises : déjà installées\nPupitre d'orateur : oui\nVerres : location souhaitée, 350",
    'stage_deck chair',
    'pa_package speaker_top lectern glassware',
  ],
  [
    'RIDER — extrait\nFaçade : système de la salle, ok pour nous\nRetours : 4 wedges à louer\nConsole : on voyage avec la nôtre\nBatterie : à louer, 5 fûts\nAmpli basse : idem',
    'pa_package speaker_top mixing_console',
    'stage_monitor drum_kit bass_amp',
  ],
  [
    'Compte rendu du comité des fêtes, 4 avril\n- Chapiteau : devis à demander au loueur.\n- Friteuse et plancha : Gérard.\n- Tables : on reprend celles du foot.\n- Toilettes : 3 cabines à louer, plus une PMR.\n- Lumières : abandonné, il fera jour.',
    'cooking table_round table_trestle stage_wash lighting_package',
    'marquee toilet toilet_accessible',
  ],
  [
    "À louer :\n– 12 mange-debout\n– 2 comptoirs de bar\n– 1 machine à fumée\nCe qu'on a sous la main :\n– guirlandes guinguette\n– boule à facettes",
    'festoon mirror_ball',
    'table_cocktail bar_unit smoke_machine',
  ],
  [
    'Note interne → prestataire\nVidéo : 2 caméras + mélangeur, svp.\nEnregistreur : acheté par le labo.\nCadreur : stagiaires.\nÉclairage plateau : 6 PAR à louer.',
    'video_recorder crew_camera',
    'camera video_switcher stage_wash',
  ],
  [
    'FORMULAIRE DE DEMANDE\nDate : 14/09\nType : garden-party\nTente : ☐ oui ☒ non\nParasols : ☒ oui (8)\nMobilier : 10 tables rondes, 80 chaises\nNappage : ☐ oui ☒ non, traiteur\nPiste de danse : ☒ oui',
    'marquee tablecloth',
    'parasol table_round chair dance_floor',
  ],
  [
    "Mariage Inès & Paul – récap\nSon cérémonie : 1 enceinte, 1 micro HF → vous\nDJ + ses platines → agence Mixtape\nProjecteurs d'ambiance au sol x16 → vous\nPhotobooth → supprimé",
    'crew_dj dj_player photo_booth',
    'speaker_top mic_wireless_handheld uplight',
  ],
  [
    'PV de la réunion technique\n1. Palans : présents au gril, vérifiés en janvier.\n2. Truss alu 30 m : location.\n3. Riggers : deux, par le loueur.\n4. Nacelle : celle du hall 4.\n5. Lests béton : location.',
    'hoist access_platform',
    'truss crew_rigger ballast',
  ],
  [
    'Questions / réponses\nAvez-vous une scène ? Oui, fixe, 8 x 6.\nUn éclairage ? Non, à chiffrer.\nUn technicien lumière ? À chiffrer aussi.\nDes rideaux ? Oui, tout neufs.\nDe la fumée ? Jamais de la vie !',
    'stage_deck drape smoke_machine',
    'stage_wash lighting_package crew_lighting',
  ],
  [
    'Liste provisoire brocante\n* WC 4 → location\n* poubelles → syndicat de tri\n* barrières → mairie\n* mégaphone → location\n* talkies x6 → location',
    'waste_bin crowd_barrier',
    'toilet loudhailer two_way_radio',
  ],
  [
    'Souper annuel, Gembloux\nAssiettes et couverts : Horeca Durand\nVerres à vin : chez vous, 240\nNappes : chez vous, blanches\nServiettes : papier, on achète\nChauffe-plats : chez vous, 6',
    'crockery cutlery napkin',
    'glassware tablecloth serving',
  ],
  [
    "Besoins AV – congrès Québec\nPlénière : mur LED, console vidéo, 2 micros lutrin\nAteliers : projecteurs de l'hôtel, n'ajoutez rien\nInterprètes : engagés par l'Ordre\nCabine et récepteurs : oui",
    'projector crew_interpreter',
    'led_wall video_switcher mic_lectern interpretation_booth interpretation_receiver',
  ],
  [
    "Vite fait avant réunion :\nsono = nous / micros = vous (4, sans fil)\nécran = nous / vidéoproj = vous\nclicker = vous\npaperboard = on s'en fiche",
    'pa_package speaker_top projection_screen display flip_chart',
    'mic_wireless_handheld projector presentation_clicker',
  ],
  [
    "CAHIER DES CHARGES (lot 2)\n2.1 Gradins choristes : au titulaire\n2.2 Piano de concert : mis à disposition par le conservatoire\n2.3 Pupitres de musique, 45 : au titulaire\n2.4 Chaises d'orchestre : hors lot\n2.5 Captation sonore multipiste : au titulaire",
    'piano chair',
    'choir_riser music_stand audio_recorder',
  ],
  [
    'Kermesse ★ qui fait quoi\nLucie : château gonflable (son beau-frère)\nLocation : 20 ensembles brasserie\nLocation : percolateur 10 L\nMomo : barbecue\nLocation : petite sono',
    'inflatable cooking',
    'beer_table_set hot_drinks pa_package speaker_top',
  ],
  [
    "Stand salon, hall 5, allée C\nCloisons et moquette : fournies par l'organisateur avec l'emplacement\nComptoir d'accueil : location\nÉcran 55 pouces et pied : location\nTabourets hauts : 3, location\nPlantes : non merci",
    'exhibition_stand room_divider carpet plants',
    'registration_desk display display_stand bar_stool',
  ],
  [
    "TRANSPORT\nAller-retour du matériel par nos soins, fourgon de l'asso.\nSON\n2 enceintes, 1 table de mixage, 2 DI.\nLUMIÈRE\nnéant\nÉNERGIE\nPetit groupe électrogène, plein d'essence à notre charge.",
    'van stage_wash lighting_package fuel',
    'speaker_top mixing_console dj_mixer di_box generator',
  ],
  [
    "Annexe technique compagnie Mirage\nTapis de danse : dans notre camion\nPendrillonnage : à louer, noir, 4 plans\nBrouillard : à louer\nIntercom : à louer, 3 postes\nJeu d'orgue : le nôtre",
    'stage_floor truck lighting_console',
    'drape hazer intercom',
  ],
  [
    'Checklist AG copropriété\n[x] micro : le syndic en a un\n[ ] vidéoprojecteur : louer\n[ ] écran de projection : louer\n[x] chaises : chacun la sienne',
    'mic_wired mic_wireless_handheld chair',
    'projector projection_screen',
  ],
  [
    'Annulations au 02/05 :\n– lyres (8)\n– laser\nMaintenus :\n– PAR LED\n– gradateur\n– console lumière\n– pupitreur',
    'moving_head laser',
    'stage_wash dimmer lighting_console crew_lighting',
  ],
  [
    'Festival, courant & sanitaires\nGroupe 100 kVA : vous\nArmoires de distribution : Enedis pose les siennes\nRallonges : vous\nCaravane sanitaire : vous\nLave-mains : sponsor savon',
    'power_distro hand_wash',
    'generator power_cable toilet_trailer',
  ],
  [
    'Mémo repas de quartier, Saint-Gilles\ntonnelles : les voisins du 14 en ont quatre\nbancs : échevinat\nguirlandes guinguette : à louer\nsono + 1 micro : à louer\nfrigo : à louer si < 80 €',
    'gazebo bench',
    'festoon pa_package speaker_top mic_wired mic_wireless_handheld refrigeration',
  ],
  [
    "Bal de finissants\nSystème de son : loué\nDJ : un ancien de l'école, gratis\nMachine à bulles : louée\nKiosque photo : loué\nBallons : comité des élèves",
    'crew_dj balloons',
    'pa_package speaker_top bubble_machine photo_booth',
  ],
  [
    'Devis V3 – mes remarques\nl.4 subs : 2 de trop, on enlève tout, la salle est minuscule\nl.5 enceintes 12" : ok\nl.9 gaffer : on a\nl.11 technicien son : ok, 1 jour',
    'subwoofer tape',
    'speaker_top crew_sound',
  ],
  [
    'Programme soirée casino\nTables de jeu : location\nCroupières-hôtesses : nos collègues volontaires\nTapis rouge : location\nPotelets : ceux du musée\nBar mobile : location',
    'crew_host stanchion',
    'game carpet bar_unit',
  ],
  [
    "FICHE CONFÉRENCE (médiathèque)\nMicros : 2 HF demandés par l'auteur, à louer\nBoucle auditive : la nôtre est en panne, à louer\nEmplacement de l'enceinte : à côté de l'écran",
    '',
    'mic_wireless_handheld induction_loop speaker_top',
  ],
  [
    'Demande du proviseur :\n1 estrade 4 x 2\n1 lutrin\nDemande des élèves :\n1 stroboscope\n1 machine à fumée\nTout cela à la charge du loueur.',
    '',
    'stage_deck lectern strobe smoke_machine',
  ],
  [
    "Constat après visite\nChauffage : chaudière HS → 2 canons à air chaud\nPrises : aucune → groupe électrogène\nChaises : vermoulues → 90 à louer\nTapis : au pied de l'autel, rouge, 10 m",
    '',
    'space_heater generator chair carpet',
  ],
  [
    "Bonsoir, l'hôtel se charge de tout, à l'exception des récepteurs d'interprétation et de la cabine. Pouvez-vous intervenir pour le 8 ?",
    '',
    'interpretation_receiver interpretation_booth',
  ],
  [
    "Nos voisins voulaient bien prêter leur barbecue, mais il est percé, donc il faudra en louer un. Avec ça, deux parasols à planter près du bar, merci d'avance.",
    '',
    'cooking parasol',
  ],
  [
    "Je réponds à vos questions dans l'ordre : oui pour la machine à confettis ; les interphones, inutile, on se fera des signes ; oui pour deux machinistes au démontage.",
    'intercom',
    'confetti_machine crew_stagehand',
  ],
  [
    "Monsieur, mon association de philatélistes expose dans le hall de la poste. Trente panneaux d'exposition nous seraient utiles, de même que deux projecteurs de chantier pour le montage de nuit. Quant aux extincteurs, la poste est déjà truffée d'appareils rouges.",
    'fire_extinguisher',
    'pinboard floodlight',
  ],
  [
    'Buenos días, para las bodas de oro de mis padres quisiera alquilar un equipo de sonido y una pista de baile. Las sillas corren a cuenta del restaurante, y de las flores de la mesa se ocupa mi hermana, que tiene mano para los centros.',
    'chair centrepiece',
    'pa_package speaker_top dance_floor',
  ],
  [
    'Hola, somos la asociación de vecinos de Lavapiés. El ayuntamiento nos planta la tarima y unas vallas, pero de altavoces y micrófonos nada, así que ahí entráis vosotros.',
    'stage_deck crowd_barrier',
    'speaker_top mic_wired mic_wireless_handheld',
  ],
  [
    'Estimado señor: el salón de actos cuenta desde 2019 con proyector láser y pantalla eléctrica. Lo que solicitamos es un atril y dos micrófonos de solapa para los ponentes.',
    'projector projection_screen',
    'lectern mic_wireless_lapel',
  ],
  [
    'Qué tal, te escribo por los XV años de mi niña. Las sillas tiffany ya me las apartó mi comadre, entonces quítalas de la cotización. Sí necesito mesas redondas, manteles y una carpa por si llueve.',
    'chair chair_banquet',
    'table_round tablecloth marquee',
  ],
  [
    'Che, hacemos una fiesta electrónica en un galpón. El DJ cae con sus bandejas y su mixer, de eso olvidate. Queremos subwoofers, cabezales móviles y humo, mucho humo.',
    'crew_dj dj_player dj_mixer',
    'subwoofer moving_head smoke_machine',
  ],
  [
    'Buenas tardes, después de hablarlo con el cura prescindimos de los altavoces: en la iglesia no quiere ni oír hablar de ellos. Para el convite, en cambio, mantenemos las guirlandas de bombillas, los sofás y el photocall.',
    'speaker_top',
    'festoon sofa backdrop',
  ],
  [
    'Mi jefe me pide que corrija el pedido de ayer: las azafatas las pone la agencia de siempre. Siguen en pie el mostrador de acreditaciones, la señalética y diez catenarias con cinta.',
    'crew_host',
    'registration_desk signage stanchion',
  ],
  [
    'El catering trae vajilla y cubertería, según consta en su presupuesto; de cristalería no dice ni palabra. Ponednos 200 copas y además seis mesas altas.',
    'crockery cutlery',
    'glassware table_cocktail',
  ],
  [
    'Saludos desde Monterrey. La planta de luz la renta el recinto, así viene en el contrato. Nosotros requerimos pantalla LED, un operador de video y cuatro radios.',
    'generator',
    'led_wall crew_video two_way_radio',
  ],
  [
    'Hola!! somos de 2º de bachillerato y montamos la graduación. El piano de la sala de música baja al patio en brazos de los de educación física jaja. Nos hace falta un micro inalámbrico, focos y una máquina de burbujas.',
    'piano',
    'mic_wireless_handheld stage_wash lighting_package bubble_machine',
  ],
  [
    'Le agradezco la oferta, aunque los ocho calefactores de terraza me parecen un disparate en Sevilla y en junio. Cámbiemelos por ventiladores y sombrillas.',
    'patio_heater',
    'fan parasol',
  ],
  [
    'Para el congreso, las intérpretes son de plantilla (dos compañeras de la Diputación). Facilítennos la cabina insonorizada, 80 receptores y micrófonos de conferencia en la mesa presidencial.',
    'crew_interpreter',
    'interpretation_booth interpretation_receiver mic_conference',
  ],
  [
    'No hace falta que nos traigáis nada, pasamos nosotros con la furgo de mi primo. Recogeríamos dos altavoces con sus trípodes y una mesa de mezclas pequeña.',
    'delivery van',
    'speaker_top speaker_stand mixing_console dj_mixer',
  ],
  [
    'En la finca hay horno, parrilla y leña para un regimiento; lo que no cabe es la bebida. ¿Tendrían tres neveras y una barra portátil? Y si alquilan bancos, mejor que mejor.',
    'cooking',
    'refrigeration bar_unit bench',
  ],
  [
    'La banda municipal toca sentada en sus propias sillas y con sus propios atriles de partitura, son muy suyos. Al concierto sólo le faltaría un escenario con techo y buena iluminación.',
    'crew_musician chair music_stand',
    'stage_roof stage_deck stage_wash lighting_package',
  ],
  [
    'Estoy armando el casamiento de mi hermana en Pilar. De la ambientación me ocupo yo: globos, plantas, todo casero. A ustedes les pediría livings, mesas bajas y un gazebo para la barra.',
    'balloons plants',
    'sofa armchair table_coffee gazebo',
  ],
  [
    'Buenos días, soy jefa de producción de un festival en Zaragoza. El backline se comparte entre todos, salvo la batería, que queremos de vosotros. Amplis de guitarra hay tres y de bajo uno, ya vienen en su camión.',
    'guitar_amp bass_amp truck',
    'drum_kit',
  ],
  [
    'Disculpe la insistencia: mi marido ha comprado por su cuenta un proyector en internet y dice que con ese nos apañamos. Alquílenos la pantalla de tres metros, un portátil y el mando para pasar diapositivas.',
    'projector',
    'projection_screen playback_laptop presentation_clicker',
  ],
  [
    'Oigan, se les fue la mano con el confeti en la propuesta; el museo no lo autoriza. Tampoco chispas frías. Nos quedamos con los uplights y una bola de espejos.',
    'confetti spark_machine',
    'uplight mirror_ball',
  ],
  [
    'Les cuento: la fundación nos donó los baños portátiles para todo el fin de semana, bendito sea. Quedan por rentar toldos, tablones y un megáfono para la rifa.',
    'toilet',
    'marquee gazebo table_trestle loudhailer',
  ],
  [
    'Señores, en relación con la carrera popular: Protección Civil despliega ambulancia y sanitarios, y los voluntarios hacen de controladores. Alquilaremos el arco hinchable, vallas y un equipo de megafonía.',
    'crew_medic crew_steward',
    'inflatable crowd_barrier pa_package speaker_top',
  ],
  [
    'Hola Nuria, al final grabamos con las cámaras de la facultad, los de Comunicación se mueren de ganas. Necesitaríamos un codificador para emitir en directo y un router 5G que no se caiga.',
    'camera',
    'streaming_encoder network',
  ],
  [
    'Mi abuela cumple cien y canta un bolero. Tiene su micrófono de los años setenta y de ahí no la sacas. Con un pie de micro, un monitor de suelo y alguien que sepa de sonido nos basta.',
    'mic_wired mic_wireless_handheld',
    'mic_stand stage_monitor crew_sound',
  ],
  [
    'Por instrucciones de la embajada, la alfombra roja y las banderas salen de protocolo. Cotícenos por favor el estrado, un podio con micrófono de cuello de ganso y sillones para tres ministros.',
    'carpet',
    'stage_deck lectern mic_lectern armchair',
  ],
  [
    '¿Y el truss? El pabellón ya tiene puente colgado, olvídense de él y de los motores. Sí queremos un rigger que lo revise, doce recortes y una consola de luces.',
    'truss hoist',
    'crew_rigger profile_spot lighting_console',
  ],
  [
    'Buenas, para la cata de vinos las copas las regala la bodega, con su logo y todo. Querríamos barricas como mesas altas y un mantel largo para la mesa rectangular del sumiller.',
    'glassware',
    'table_cocktail tablecloth table_trestle',
  ],
  [
    'Tengo un foodtruck en Mar del Plata y quiero hacer una feria. La luz la tomo del club, así que grupo electrógeno no. Consigan ustedes mesas con bancos cerveceros, guirnaldas y lavamanos.',
    'generator',
    'beer_table_set festoon hand_wash',
  ],
  [
    'Les escribo en nombre del coro parroquial. Don Julián, el sacristán, se da maña con los cables y hace de técnico desde hace treinta años. Quisiéramos gradas para cuarenta voces y cuatro micros de condensador.',
    'crew_technician crew_sound',
    'choir_riser mic_instrument',
  ],
  [
    'De lo hablado en la visita: moqueta descartada, que el mármol luce más. Biombos, sí, seis. Percheros para 150 abrigos, también.',
    'carpet',
    'room_divider coat_rail',
  ],
  [
    'Nuestro artista lleva in-ears y petaca propia desde México. Lo demás lo pide a la casa: teclado de 88, dos cajas de inyección y ventilador de escenario.',
    'in_ear_monitor',
    'keyboard di_box fan',
  ],
  [
    'Hola, para la verbena de San Juan el año pasado usamos vuestros extintores; este año los bomberos nos ceden doce. Volved a traer la caseta de obra, las pasarelas pasacables y el cuadro eléctrico.',
    'fire_extinguisher',
    'site_cabin cable_ramp power_distro',
  ],
  [
    'Tras la reunión con la marca, el photobooth se cae del plan y entra en su lugar un futbolín. También pidieron pufs y una neverita para los refrescos.',
    'photo_booth',
    'game pouffe refrigeration',
  ],
  [
    'Quería una carpa, pero el dueño del cortijo me ha enseñado un patio cubierto precioso y ya no la quiero. Eso sí: cuatro estufas de seta, mantelería de lino y servilletas a juego.',
    'marquee',
    'patio_heater tablecloth napkin',
  ],
  [
    'Aló, acá Rodrigo, de la junta de vecinos de Maipú. Las mesas plegables las guarda la señora Carmen en su garaje, ¿para qué arrendar más? Arriéndenos parlantes, un micrófono inalámbrico y dos extensiones largas.',
    'table_round table_trestle',
    'speaker_top mic_wireless_handheld power_cable',
  ],
  [
    'El fotógrafo es mi cuñado y los meseros son del hotel, de manera que personal, ninguno. Lo único: bocinas para la ceremonia y un arco con telas.',
    'crew_photographer crew_waiter',
    'speaker_top ceremony_arch',
  ],
  [
    'Apreciados, hemos resuelto el asunto del teleprónter: la rectora se lo sabe de memoria. Pónganle igualmente un monitor de referencia delante y un cronómetro para que no se alargue.',
    'teleprompter',
    'confidence_monitor speaker_timer',
  ],
  [
    'En Bogotá llueve cada tarde, por eso mismo queremos piso para la carpa y calentadores. La carpa como tal es de la alcaldía.',
    'marquee',
    'marquee_floor space_heater',
  ],
  [
    'Necesito que me suban a un escenario sin matarme, tengo ochenta y dos años: escalones con barandilla, por favor. La rampa que ofrecían no, que no voy en silla de ruedas todavía.',
    'stage_ramp',
    'stage_steps stage_handrail',
  ],
  [
    'Para el desfile, las modelos salen por una pasarela de quince metros que sí alquilamos, con cañón de seguimiento. Telón no llevamos: la fachada del palacio hace de fondo.',
    'drape',
    'catwalk followspot',
  ],
  [
    'Cinta americana y pilas tenemos para aburrir. Alquilamos seis diademas y una mesa digital, y un técnico que se quede al bolo.',
    'tape batteries',
    'mic_headset mixing_console crew_sound crew_technician',
  ],
  [
    'Votaremos a mano alzada, como toda la vida; mandos de votación, ni verlos. Para la junta bastará una megafonía sencilla y un rotafolio.',
    'voting_system',
    'pa_package speaker_top flip_chart',
  ],
  [
    'La discoteca silenciosa la patrocina una marca de refrescos, que manda sus auriculares. Nosotros pagaríamos cabina de DJ, láser y neblina.',
    'silent_disco',
    'dj_booth laser hazer',
  ],
  [
    'La alcaldesa ha pedido expresamente un atril de metacrilato, con hueco para su vaso. Y ya puestos, dos altavoces, uno a cada lado del escenario.',
    '',
    'lectern speaker_top',
  ],
  [
    'Nuestras neveras se estropearon con el apagón y las del bar son diminutas. ¿Nos alquilaríais dos industriales, y de paso una cafetera grande?',
    '',
    'refrigeration hot_drinks',
  ],
  [
    'La bodega lo incluye todo excepto la iluminación y la pista de baile. Dígame precio de ambas para el 20 de septiembre, gracias.',
    '',
    'stage_wash lighting_package dance_floor',
  ],
  [
    'El colegio nunca ha tenido escenario ni sonido, hacemos milagros con un casete. Para este festival queremos las dos cosas como Dios manda, y que la empresa ponga también al técnico.',
    '',
    'stage_deck pa_package speaker_top crew_technician',
  ],
  [
    'Perdona, me equivoqué en el formulario: marqué camión y carretilla elevadora, y ambas las tiene la nave. Quería marcar plataforma elevadora y contrapesos.',
    'truck forklift',
    'access_platform ballast',
  ],
  [
    'FICHA DEL EVENTO\nActo: entrega de premios\nSonido: lo contratamos con ustedes\nMicrófono de mano: 2\nEscenario: fijo del teatro\nIluminación: la del teatro\nPantalla gigante LED: sí, 4x3',
    'stage_deck stage_wash lighting_package',
    'pa_package speaker_top mic_wireless_handheld led_wall',
  ],
  [
    'RIDER – Los Cuervos del Sur\nBatería: rentar, 22"\nPlatillos: propios\nAmpli de guitarra: propio\nTeclado: rentar\nPedestales de micro: 8, rentar\nMonitores: 5, rentar',
    'drum_part guitar_amp',
    'drum_kit keyboard mic_stand stage_monitor',
  ],
  [
    'Acta, comisión de fiestas\n– Paella: los fogones son de Vicent.\n– Tableros y caballetes: 30, alquiler.\n– Sillas: 200, alquiler.\n– Castillo hinchable: este año no.\n– Orquesta: la de Benifaió, contratada en enero.',
    'cooking inflatable crew_musician',
    'table_trestle chair',
  ],
  [
    'Lista rápida para Marta\nalquilar → carpa, generador, focos LED\ncasa rural → barbacoa, vajilla\ntachado → máquina de nieve',
    'cooking crockery snow_machine',
    'marquee generator stage_wash',
  ],
  [
    'SOLICITUD DE COTIZACIÓN\nMesas redondas: 12\nManteles: 12\nSillas: 0 (recinto)\nCubiertos: 0 (banquetero)\nCalentadores de patio: 6\nFlete: incluir',
    'chair cutlery',
    'table_round tablecloth patio_heater delivery',
  ],
  [
    'Boda civil / reparto de tareas\nNovia: ramos, globos\nPadrino: altavoz bluetooth suyo\nEmpresa: arco, 60 sillas blancas\nEmpresa: alfombra\nTío Paco: cámara de vídeo',
    'balloons speaker_top camera',
    'ceremony_arch chair carpet',
  ],
  [
    'Preguntas del proveedor y nuestras respuestas\n¿Atril? Uno.\n¿Micro de atril? Uno.\n¿Pantallas? Las del auditorio sobran.\n¿Portátil? Cada ponente el suyo.\n¿Traducción? Receptores, 40.',
    'projection_screen display playback_laptop',
    'lectern mic_lectern interpretation_receiver',
  ],
  [
    'Obra de teatro escolar, necesidades\n1. Telones negros: se cosieron en tercero B\n2. Recortes: cuatro, en alquiler\n3. Mesa de luces: en alquiler\n4. Micros de diadema: seis, en alquiler\n5. Humo: alergias, fuera',
    'drape smoke_machine',
    'profile_spot lighting_console mic_headset',
  ],
  [
    'CAMBIOS SOBRE V2\n(-) caravana de aseos\n(-) duchas\n(+) dos cabinas wc\n(+) una accesible\n(=) vallado de obra',
    'toilet_trailer shower',
    'toilet toilet_accessible fencing',
  ],
  [
    'Minuta técnica, gira patagónica\nPA: residente en cada teatro\nConsola: viaja con nosotros\nMáquina de niebla + líquido: alquiler local\nIntercom: alquiler local, 4 puestos\nAsistentes de carga: alquiler local, 3',
    'pa_package speaker_top mixing_console',
    'hazer effect_fluid intercom crew_stagehand',
  ],
  [
    'Feria del libro · caseta 22\nestanterías: editorial\nmostrador: alquilado\ntaburetes: alquilados (2)\ntoldo: la feria lo entrega montado\nlamparitas: imprenta Gómez\ntele con soporte: alquilada',
    'marquee gazebo',
    'registration_desk bar_stool display display_stand',
  ],
  [
    'Plan B si llueve:\ncarpas, tres, pedir precio\nsuelo para carpas, pedir precio\ncalefacción, con mantas vale\nescenario, nos metemos en el porche y listo',
    'space_heater stage_deck',
    'marquee marquee_floor',
  ],
  [
    'Posada navideña, oficina\nrentar: mesas periqueras, salas lounge, luces de colores\nRH compra: servilletas, piñata\nedificio presta: bancas, botes de basura',
    'napkin bench waste_bin',
    'table_cocktail sofa disco_light',
  ],
  [
    'Streaming junta accionistas\nRealizador: in-house\nMezclador de vídeo: presupuestar\n3 cámaras PTZ: presupuestar\nGrabador: in-house\nSAI: presupuestar',
    'crew_video video_recorder',
    'video_switcher camera ups',
  ],
  [
    'Hoja de ruta, concierto solidario\nLine array: alquiler\nSubgraves: alquiler\nTécnico de sonido: Edu, que no cobra\nVallas de foso: alquiler\nAuxiliares de puerta: socios del club',
    'crew_sound crew_steward',
    'line_array subwoofer pit_barrier',
  ],
  [
    'Quinceañera Valentina\nPista iluminada: sí\nMáquina de chispas: sí, 2\nDj: el novio de la prima\nCabina fotográfica: sí\nFundas para sillas: ya no',
    'crew_dj chair_cover',
    'dance_floor spark_machine photo_booth',
  ],
  [
    'PLIEGO, apartado mobiliario\nSillas apilables (150): objeto del contrato\nMesas de despacho (10): existentes\nPizarras blancas (3): existentes\nPaneles de corcho (8): objeto del contrato\nSillones (4): objeto del contrato',
    'table_desk whiteboard',
    'chair pinboard armchair',
  ],
  [
    'whatsapp de Iker, 23:40\nalquiladnos controladora + 2 altavoces\nsubs no, q la nave tiene\nestrobo sí\nboli y lista de puerta, yo\ncervezas frías: cámara frigorífica del bar',
    'subwoofer refrigeration',
    'dj_controller speaker_top strobe',
  ],
  [
    'Resumen de la llamada\nCliente dispone de: sistema de votación, wifi\nCliente busca: ocho micrófonos de mesa, delegados\nCliente busca: grabadora de audio\nCliente desecha: monitor de retorno de vídeo',
    'voting_system network confidence_monitor',
    'mic_conference audio_recorder',
  ],
  [
    'Convivencia iglesia, domingo\nBocinas – las nuevas, de la congregación\nMicrófono – rentar 3\nCarpa – rentar 10x10\nSillas – hno. Raúl junta 80\nHielera grande – rentar',
    'speaker_top chair',
    'mic_wired mic_wireless_handheld marquee refrigeration',
  ],
  [
    'Montaje exposición\nPeanas blancas: 14, a alquilar\nVitrinas: museo\nFocos de recorte: a alquilar, 10\nDimmer: integrado en sala\nRotulación: imprenta del museo',
    'dimmer signage',
    'plinth profile_spot',
  ],
  [
    'REQUERIMIENTOS (los exige el orador invitado)\nMicrófono de solapa\nPasador de diapositivas\nAgua\nProyector: el del aula no enciende\nTodo a cargo de la arrendadora',
    '',
    'mic_wireless_lapel presentation_clicker projector',
  ],
  [
    'Ubicación de lo alquilado\ngenerador: detrás del frontón\nbaños: junto a la carretera\nbarra: al fondo del patio\ntorres elevadoras: a los dos lados de la puerta',
    '',
    'generator toilet bar_unit lifting_tower',
  ],
];
