import type { NotFromUsRow } from '../../../../server/src/generation/understand/exclusions/fixtures.ts';

export const FRENCH_SPANISH_TOO: readonly NotFromUsRow[] = [
  // French
  [
    "Bonjour, c'est encore Madame Perrichon, du club de bridge. Le percolateur, ne vous en occupez pas, ma belle-sœur a le sien et elle y tient. Par contre il nous faudrait douze nappes et des tasses, enfin de la vaisselle pour soixante, car le goûter sera copieux.",
    'hot_drinks',
    'tablecloth crockery',
  ],
  [
    'Comice agricole, ring de présentation des charolaises.\nBarrières : prêtées par la coopérative, déjà empilées sous le hangar.\nÀ fournir : sonorisation du ring, un micro serre-tête pour le juge, un groupe électrogène.\nPaille : hors sujet.',
    'crowd_barrier',
    'pa_package speaker_top mic_headset generator',
  ],
  [
    "Salut ! Pour le gala de l'école on a un copain de promo qui mixe, avec ses platines à lui. Du coup juste deux caissons, quatre lyres et un laser si le budget passe.",
    'dj_player',
    'subwoofer moving_head laser',
  ],
  [
    'Suite à la visite technique du 4, le régisseur du théâtre nous signale que la poursuite est à demeure, vissée au balcon. Vous pouvez donc la retirer du chiffrage ; laissez les six découpes et la machine à brouillard.',
    'followspot',
    'profile_spot hazer',
  ],
  [
    "Mon mari a construit l'arche lui-même, en bois flotté, je n'oserais pas lui dire que j'en voulais une autre ! Ce qui manque encore, ce sont les housses de chaises et un tapis blanc pour l'allée. Un bubble... une machine à bulles aussi, pour la sortie.",
    'ceremony_arch',
    'chair_cover carpet bubble_machine',
  ],
  [
    "FICHE TECHNIQUE – quintette à vent\nPupitres d'orchestre : 5, nous voyageons avec.\nSiège : 5 chaises sans accoudoirs (organisateur)\nPiano : 1 quart-de-queue accordé à 442 (organisateur)\nÉclairage : plein feu blanc, rien de coloré",
    'music_stand',
    'chair piano stage_wash lighting_package',
  ],
  [
    "Procès-verbal de la commission des fêtes. M. Ruault confirme que les toilettes publiques du parking resteront ouvertes toute la nuit, ce qui dispense d'en louer. La commission retient en revanche la location de quatre lave-mains et de dix poubelles.",
    'toilet',
    'hand_wash waste_bin',
  ],
  [
    "Lot n° 2 – Interprétation. Le titulaire met à disposition deux cabines et 150 récepteurs. Les interprètes, recrutés sur une liste tenue par le secrétariat de l'organisation, ne font pas partie du présent lot.",
    'crew_interpreter',
    'interpretation_booth interpretation_receiver',
  ],
  [
    "Coucou, petite rectif : pas de château gonflable finalement, l'assurance de l'APE nous l'a refusé tout net. On se rabat sur deux baby-foot et une machine à neige, les gosses seront contents pareil !",
    'inflatable',
    'game snow_machine',
  ],
  [
    "Le traiteur vient avec ses maîtres d'hôtel, ses assiettes et ses couverts, bref tout ce qui passe à table. Nous cherchons chez vous vingt mange-debout et un bar lumineux, plus un vestiaire (portants).",
    'crew_waiter crockery cutlery',
    'table_cocktail bar_unit coat_rail',
  ],
  [
    "Ici Gwenaël, chargé de prod. La batterie, on la prend à l'autre groupe du plateau, ils sont d'accord. Ampli basse et ampli guitare à votre charge svp, avec quatre DI.",
    'drum_kit',
    'bass_amp guitar_amp di_box',
  ],
  [
    'Réunion de chantier – inauguration du tramway\n- Tribune : praticables 8 x 4 m, jupe noire, escalier\n- Pupitre : celui aux armes de la ville (cabinet du maire)\n- Extincteurs : le dépôt en compte assez\n- Tente de repli 5 x 5',
    'lectern fire_extinguisher',
    'stage_deck stage_skirt stage_steps marquee gazebo',
  ],
  [
    "Je vous écris au sujet de la veillée de Noël. Les projecteurs de l'église ont été changés l'an dernier et le curé ne veut pas qu'on en ajoute, même petits ; soit. Mais le chœur compte quarante choristes et nous voudrions bien des gradins, avec deux micros statiques sur pied.",
    'stage_wash',
    'choir_riser mic_instrument mic_stand',
  ],
  [
    "Dans notre open space on a déjà trois tableaux blancs, largement de quoi griffonner. Pour l'atelier du 12 il nous manque des paperboards (4), des poufs, et un minuteur pour les pitchs.",
    'whiteboard',
    'flip_chart pouffe speaker_timer',
  ],
  [
    "Trail des Crêtes, besoin logistique :\narche d'arrivée gonflable -> sponsor\npostes de secours -> la Croix-Blanche envoie ses secouristes\ntalkies x 20 -> à louer\nbarnums 3x3 x 6 -> à louer\nmégaphone x 2 -> à louer",
    'inflatable crew_medic',
    'two_way_radio gazebo marquee loudhailer',
  ],
  [
    "Le DJ, non merci : la mariée s'est fâchée avec le sien et ne veut plus en entendre parler, on mettra une playlist. Il nous faudrait donc un lecteur audio, deux enceintes sur pieds et une boule à facettes.",
    'crew_dj',
    'audio_player speaker_top speaker_stand mirror_ball',
  ],
  [
    'Article 7. Alimentation électrique. Les armoires de distribution sont posées et raccordées par les services techniques municipaux. Le candidat chiffre uniquement les rallonges ainsi que les passages de câbles nécessaires à ses équipements.',
    'power_distro',
    'power_cable cable_ramp',
  ],
  [
    "Bonjour, vous aviez mis un caméraman sur le devis, or le fils du président filme très bien et s'est proposé. Gardez en revanche l'encodeur pour le direct et le mélangeur vidéo, car là il n'y connaît rien.",
    'crew_camera',
    'streaming_encoder video_switcher',
  ],
  [
    "Compagnie Les Échasses – fiche d'accueil\nTapis de danse : nous roulons avec le nôtre dans la remorque\nPendrillonnage noir à l'allemande demandé\nMachine à fumée demandée\nHabilleuse : sans objet",
    'stage_floor',
    'drape smoke_machine',
  ],
  [
    "Pour le vide-grenier, les exposants arrivent chacun avec leur table. On aurait juste besoin de vingt bancs, d'un groupe électrogène silencieux et de guirlandes guinguette au-dessus de la buvette.",
    'table_trestle table_round',
    'bench generator festoon',
  ],
  [
    "Merci pour l'offre. Le mur LED est somptueux mais hors de portée de notre association : on l'oublie. Un bon vidéoprojecteur, une optique longue focale et un écran de 4 mètres feront très bien l'affaire.",
    'led_wall',
    'projector projector_lens projection_screen',
  ],
  [
    "Re : re : kermesse\nAh non, les parasols c'est le brasseur qui les sort, il en a plein son dépôt. Nous c'est les ensembles tables-bancs qu'on vous demande. Et un frigo vitré.",
    'parasol',
    'beer_table_set refrigeration',
  ],
  [
    "Séminaire notarial, hôtel du Lac. L'établissement nous facture déjà la climatisation et les chaises dans la location de la salle, inutile de payer deux fois. À prévoir chez vous : micros col de cygne pour la tribune (5), une télécommande de diaporama et un enregistreur audio.",
    'air_conditioner chair',
    'mic_conference presentation_clicker audio_recorder',
  ],
  [
    "Le ballet de fin d'année approche ! Mme Odile a son pianiste attitré depuis trente ans, on ne touche pas à ça. Louez-nous des projecteurs latéraux sur pieds, deux machines à brouillard et un fond étoilé.",
    'crew_musician',
    'stage_wash lighting_stand hazer star_cloth',
  ],
  [
    'ANNEXE TECHNIQUE\nAccroche : 4 palans 500 kg (installés à demeure au grill)\nPoutres : 24 m de pont triangulé à louer\nColliers : à louer\nNacelle : la salle refuse tout engin à roues sur le parquet neuf',
    'hoist access_platform',
    'truss clamp',
  ],
  [
    "Cher Monsieur, notre doyenne, quatre-vingt-dix-sept ans, entend mal : pourriez-vous installer une boucle magnétique ? Un micro-cravate aussi pour le prêtre. Quant aux fleurs et aux plantes, les paroissiennes s'en chargent depuis toujours et s'offusqueraient.",
    'plants',
    'induction_loop mic_wireless_lapel',
  ],
  [
    "yo c pour la silent party vendredi, 200 casques silent stp + un contrôleur dj. les lumières on s'en fiche on fait ça dehors à 18h en plein soleil",
    'stage_wash lighting_package',
    'silent_disco dj_controller',
  ],
  [
    "Congrès de cardiologie : l'agence a son propre prestataire pour les boîtiers de vote, avec lequel elle travaille toute l'année. Votre mission se limite aux retours pupitre (deux moniteurs de confort), au serveur média et à un technicien vidéo.",
    'voting_system',
    'confidence_monitor media_server crew_video',
  ],
  [
    'Marché de Noël – fiche de besoins du service Événements\nChalets : montés par la régie\nChauffages de terrasse : 8\nGuirlandes : déjà suspendues aux platanes\nScène mobile : 1\nGardiennage : police municipale',
    'festoon crew_steward',
    'patio_heater mobile_stage',
  ],
  [
    "Nous étions partis sur un plancher pour la tente, puis le terrain a été stabilisé à la chaux : on peut s'en passer. Le velum intérieur et les chauffages soufflants, eux, restent d'actualité.",
    'marquee_floor',
    'marquee_lining space_heater',
  ],
  [
    "Équipe vidéo de l'université : nous possédons trois caméras, un convertisseur et assez de câbles SDI pour faire le tour du campus. Ce qui nous fait défaut ? Un prompteur. Et un intercom sans fil quatre postes.",
    'camera video_converter video_cable',
    'teleprompter intercom',
  ],
  [
    "Madame, la location du piano me semble superflue : le conservatoire en laisse un sous housse dans l'auditorium. En échange, ajoutez un clavier lesté 88 touches pour le second programme, deux pupitres à partitions et un micro pour la présentatrice.",
    'piano',
    'keyboard music_stand mic_wired mic_wireless_handheld',
  ],
  [
    "Salon du livre, demande d'aménagement\nStands : cloisons mélaminé du parc des expositions, comprises dans le bail\nBanque d'accueil x 2\nFauteuils club x 6 pour les débats\nTables basses x 3\nMoquette : non, sol béton assumé",
    'exhibition_stand carpet',
    'registration_desk armchair table_coffee',
  ],
  [
    'Pour la fête de la moisson le voisin descend avec son chariot élévateur et sa remorque, donc la manutention est réglée. Reste une scène couverte, disons 6x4 avec toit, et une rampe pour les fauteuils roulants.',
    'forklift',
    'stage_deck stage_roof stage_ramp',
  ],
  [
    "Le photographe, c'est ma cousine ! Mais la borne à selfies me fait envie depuis que je l'ai vue chez Élodie. Ajoutez des ballons et un photocall, je veux dire un fond imprimé.",
    'crew_photographer',
    'photo_booth balloons backdrop',
  ],
  [
    "Note du directeur technique. Les gradateurs du plateau viennent d'être révisés, on ne double pas. Je demande une console lumière récente, un splitter DMX et huit blinders pour le concert de mars.",
    'dimmer',
    'lighting_console dmx_splitter blinder',
  ],
  [
    'Vous me demandez qui fournit les verres : le caviste, en consigne. Et les seaux, idem. De votre côté, comptez deux barmen, un comptoir et six tabourets hauts.',
    'glassware',
    'crew_bar bar_unit bar_stool',
  ],
  [
    'Concert de soutien aux pompiers.\nSono : amicale de Saint-Cyr (Jacky la branche à 16 h)\nIngé son : vous\nRetours : vous, 4 wedges\nPieds de micro : vous, 10',
    'pa_package speaker_top',
    'crew_sound stage_monitor mic_stand',
  ],
  [
    "Bonsoir. L'eau n'arrive pas au pré, il nous faut donc des douches mobiles et deux WC PMR. Les clôtures sont celles du haras, électrifiées, personne n'en sortira !",
    'fencing',
    'shower toilet_accessible',
  ],
  [
    "CCTP, art. 3.4 : la fourniture du carburant incombe au maître d'ouvrage, qui dispose d'une cuve sur site. Le prestataire fournit deux groupes électrogènes de 100 kVA, un onduleur pour la régie et un électricien d'astreinte.",
    'fuel',
    'generator ups crew_electrician',
  ],
  [
    "On s'est trompés dans le mail d'hier : les confettis sont interdits par le domaine (amende !), et les étincelles froides aussi. Remplacez par une machine à bulles. Le sol lumineux pour danser, on garde évidemment.",
    'confetti confetti_machine spark_machine',
    'bubble_machine dance_floor',
  ],
  [
    'Défilé de la styliste Aminata K.\nPodium-passerelle : 14 m, à louer\nChaises : la galerie en a 120 en plexi, superbes\nLumière : rampe de découpes à louer\nPortants : atelier',
    'chair coat_rail',
    'catwalk profile_spot',
  ],
  [
    'Ne comptez aucun manutentionnaire, le club de rugby nous prête ses deux lignes de piliers pour décharger. Un chauffeur avec camion, oui, et un technicien pour la mise en route.',
    'crew_stagehand',
    'crew_driver truck crew_technician',
  ],
  [
    "Association Mémoire ouvrière : nos panneaux d'exposition sont autoportants, signés d'un graphiste, et il serait sacrilège de les mettre sur des grilles. Nous souhaitons des socles pour les maquettes, deux écrans plats sur pied et un lecteur en boucle.",
    'pinboard',
    'plinth display display_stand audio_player',
  ],
  [
    "Bon, résumé du coup de fil : wifi événementiel OK à chiffrer, badgeuses c'est l'agence, hôtesses c'est l'agence aussi. Potelets à sangle pour la file : chez vous. Signalétique : chez vous.",
    'crew_host',
    'network stanchion signage',
  ],
  [
    'Rider du groupe Les Mouettes Rieuses\nEar monitors : chacun le sien, merci de ne rien prévoir\nFaçade : système line array adapté à 800 personnes\nConsole : 32 voies numérique + boîtier de scène\nStroboscopes : aucun, le bassiste est épileptique',
    'in_ear_monitor strobe',
    'line_array mixing_console stagebox',
  ],
  [
    "Pour l'anniversaire de papa, le tonton rapporte sa grande friteuse et son barbecue, il ne jure que par eux. Vous pourriez nous louer des chauffe-plats, une fontaine à café et des serviettes en tissu ?",
    'cooking',
    'serving hot_drinks napkin',
  ],
  [
    'Mairie de Saint-Ouen-des-Vallons. Cérémonie du 8 mai : le garde champêtre installe lui-même les barrières. Prière de nous adresser un devis pour un pupitre avec micro, deux enceintes colonnes et un tapis rouge.',
    'crowd_barrier',
    'lectern mic_lectern speaker_column carpet',
  ],
  [
    "Plan A tombé à l'eau : le bateau n'accepte ni fumée ni laser à bord. On se contente de projecteurs à LED en uplight autour du pont, d'une petite sono et de canapés.",
    'smoke_machine laser',
    'uplight pa_package speaker_top sofa',
  ],
  [
    'Questionnaire client\nAvez-vous un vidéoprojecteur ? Oui, au plafond, 7000 lumens\nAvez-vous un écran ? Il est déchiré, il en faut un autre\nUn ordinateur de diffusion ? Non, merci de le fournir\nUn micro ? Deux HF main suffiront, à fournir',
    'projector',
    'projection_screen playback_laptop mic_wireless_handheld',
  ],
  [
    "Le festival a beau être petit, la préfecture exige des crash-barrières devant la scène. Pour les plaques de roulage, la base militaire nous en prête cent mètres, donc zéro. Un bungalow de chantier pour la billetterie, s'il vous plaît, et quatre mâts d'éclairage.",
    'trackway',
    'pit_barrier site_cabin floodlight',
  ],
  [
    "Cher prestataire, nos étudiants en régie assurent le son et la lumière : c'est leur examen ! Prière donc de ne pas affecter de technicien. Le matériel : console numérique, douze PAR LED, deux pieds de levage.",
    'crew_technician crew_sound crew_lighting',
    'mixing_console stage_wash lifting_tower',
  ],
  [
    "Fête du fleuve / besoins complémentaires\n+ 6 lests béton\n+ 2 embases de pont\n- tour à treuil (annulée, on accroche à la grue)\n- rigger (le grutier a l'habilitation)",
    'lifting_tower crew_rigger',
    'ballast truss_base',
  ],
  [
    "Les congas et le cajon font le voyage avec nous depuis Pointe-à-Pitre, ils ont leur place dans l'avion. Sur place nous comptons trouver une guitare folk, une basse et des cymbales de rechange.",
    'percussion',
    'guitar bass_guitar drum_part',
  ],
  [
    "Je précise, parce que votre collègue avait l'air d'en douter : oui, nous avons des tables rondes, vingt-deux, dans la réserve du château. Les chaises Napoléon blanches en revanche viennent de chez vous, et les centres de table avec.",
    'table_round',
    'chair_banquet centrepiece',
  ],
  [
    'Job dating de la mission locale.\nCloisons amovibles ? Le gymnase en a.\nBureaux ? 15, à louer.\nChaises ? 45, à louer.\nKakémonos ? Imprimés par la région.',
    'room_divider signage',
    'table_desk chair',
  ],
  [
    "Sachez que le propriétaire du mas refuse qu'on y plante une tente, la pelouse vient d'être semée. Nous dînerons sous les mûriers, avec des parasols chauffants et des guirlandes lumineuses.",
    'marquee',
    'patio_heater festoon',
  ],
  [
    'Petit mot de la maîtresse de CM2 : le rétroprojecteur de la classe, enfin le vidéoprojecteur, sera descendu par le gardien. On voudrait seulement une scène basse de 4x3 et trois micros casques pour les petits acteurs.',
    'projector',
    'stage_deck mic_headset',
  ],
  [
    'Devis n° 2 svp avec ces corrections : vous nous livrez (la dernière fois on est venus en voiture, plus jamais), les nappes sautent parce que le lycée hôtelier nous en repasse cinquante, les flûtes à champagne restent.',
    'tablecloth',
    'delivery glassware',
  ],
  [
    "Tournage d'une pub pour un fromage, alpage à 1800 m. La prod débarque avec son groupe et ses talkies. Ce qu'elle n'a pas : un chauffage à air pulsé, une tonnelle noire et une camionnette 4x4.",
    'generator two_way_radio',
    'space_heater gazebo van',
  ],
  [
    "Réveillon des aînés. On nous avait conseillé un animateur ; or Lucienne présente la soirée depuis 1988 et ne lâchera pas le micro, qu'elle garde d'ailleurs dans son sac. Un parquet de danse, un jeu de lumières disco et quelques ballons, voilà notre affaire.",
    'crew_host mic_wired mic_wireless_handheld',
    'dance_floor disco_light balloons',
  ],
  [
    'Réponse à vos questions :\n1. Toilettes : la roulotte de luxe, oui, une.\n2. Poubelles : le syndicat de ramassage les pose vendredi.\n3. Éclairage du parking : deux projecteurs de chantier, oui.\n4. Agents de sécurité : société Cerbère, contrat signé.',
    'waste_bin crew_steward',
    'toilet_trailer floodlight',
  ],
  [
    "Assemblée générale de la coopérative viticole : la maison d'à côté nous dépanne de deux cents chaises pliantes. Pour la sono et les micros, on passe par vous comme d'habitude, plus un écran géant à LED.",
    'chair',
    'pa_package speaker_top mic_wired mic_wireless_handheld led_wall',
  ],
  [
    "Hello, c'est Inès du BDE. L'ampli qu'on avait commandé n'est plus utile, Théo a retrouvé celui de la cafét. Les deux caissons et les câbles XLR on en veut toujours, et du gaffer noir.",
    'amplifier',
    'subwoofer audio_cable tape',
  ],
  [
    "Consultation n° 2024-17. Sont exclus du périmètre : les repas, les assurances, la scène (propriété de l'intercommunalité). Sont inclus : système de diffusion, régie lumière et régisseur général.",
    'stage_deck',
    'pa_package speaker_top lighting_console crew_stage_manager',
  ],
  [
    "Pour ce qui est du vestiaire, la salle a des patères partout, c'est bien assez. Le soir il fait lourd sous la verrière : six ventilateurs et un climatiseur mobile ne seraient pas un luxe.",
    'coat_rail',
    'fan air_conditioner',
  ],
  [
    'Exercice de sécurité civile, mémo\nTente de commandement : la nôtre (SDIS)\nMégaphones : les nôtres\nVisioprojecteur + tableau blanc : location\nWC chimiques x 4 : location',
    'marquee loudhailer',
    'projector whiteboard toilet',
  ],
  [
    'Le clip se tourne samedi. Les fumigènes et la machine à fumée, laisse tomber, le réalisateur les fera en post. Il veut une boule à facettes de 80 et deux strobos, et un ventilo pour les cheveux de la chanteuse.',
    'smoke_machine',
    'mirror_ball strobe fan',
  ],
  [
    "Vous trouverez ci-joint le plan. J'ai barré au feutre le bar, car les Lions ont leur camion à bière. J'ai entouré la scène, l'escalier et les garde-corps : ceux-là, je les veux.",
    'bar_unit',
    'stage_deck stage_steps stage_handrail',
  ],
  [
    "Le Syndicat d'initiative nous cède gracieusement ses fanions et ses panneaux directionnels. Le reste de la liste tient : quatre oriflam... pardon, quatre barnums pliants, dix extincteurs et un poste de secours avec infirmier.",
    'signage',
    'gazebo marquee fire_extinguisher crew_medic',
  ],
  [
    'Chorale gospel de Vitry\nMicros chant : 6 HF, à louer\nClavier : Raymond a son Yamaha\nAmpli clavier : Raymond encore\nRetours de scène : 3, à louer\nPraticables : la paroisse en a deux mètres, on fera avec',
    'keyboard amplifier stage_deck',
    'mic_wireless_handheld stage_monitor',
  ],
  [
    "Bonjour Sandrine, suite au budget raboté par le siège, on renonce à la captation (donc plus de caméra ni d'enregistreur vidéo). Les retours de confort et le chrono orateur restent, la télécommande aussi.",
    'camera video_recorder',
    'confidence_monitor speaker_timer presentation_clicker',
  ],
  [
    'Alors les piles, non, on les achète au supermarché. Le liquide à fumée en revanche il nous en faudrait deux bidons, avec la machine bien sûr. Et quatre micros HF.',
    'batteries',
    'effect_fluid smoke_machine mic_wireless_handheld',
  ],
  [
    'Tournoi de pétanque de la Saint-Jean. Le bistrot met sa terrasse à notre disposition avec ses parasols, ses chaises et son frigo, brave homme. Nous aimerions un haut-parleur à main pour appeler les équipes et des barrières Vauban.',
    'parasol chair refrigeration',
    'loudhailer crowd_barrier',
  ],
  [
    "Il a été décidé à l'unanimité de ne pas reconduire la location du groupe électrogène, Enedis ayant posé une borne foraine. Il a été décidé de reconduire celle des coffrets électriques et des passe-câbles.",
    'generator',
    'power_distro cable_ramp',
  ],
  [
    "Dîner aux chandelles dans la carrière, 90 couverts... je veux dire 90 convives. Verres, assiettes, couverts : le chef étoilé ne travaille qu'avec sa propre porcelaine et tout ce qui va autour. Nous, on a besoin de tables, de nappes jusqu'au sol et d'un éclairage architectural par uplights.",
    'glassware crockery cutlery',
    'table_round table_trestle tablecloth uplight',
  ],
  [
    'Tech rider (ciné-concert)\nProj DCP : cabine du cinéma\nÉcran : idem, 9 m de base\nPrévoir : 3 lampes de pupitre, 3 pupitres musiciens, 1 piano numérique, 2 DI',
    'projector projection_screen display',
    'music_stand keyboard piano di_box',
  ],
  [
    "La navette est louée par le CE, chauffeur inclus, donc pas de véhicule dans votre proposition. Il nous faudra plutôt une personne pour piloter le projet et trois hôtes d'accueil.",
    'crew_driver van car',
    'crew_project_manager crew_host',
  ],
  [
    "Après essai sur place, le réseau filaire de l'abbaye tient la charge, pas besoin d'en monter un. L'encodeur de streaming et deux caméras PTZ sont confirmés, avec opérateur caméra.",
    'network',
    'streaming_encoder camera crew_camera',
  ],
  [
    "Bonjour bonjour, mon futur gendre (menuisier) fabrique des bancs pour la cérémonie, je n'en loue donc aucun. Un tapis de couloir, deux colonnes pour poser les bouquets et un micro-cravate pour l'officiant suffiront à mon bonheur.",
    'bench',
    'carpet plinth mic_wireless_lapel',
  ],
  [
    'Inventaire foyer rural fait ce matin par Paulette :\nvaisselle 120 pièces, complète\nfrigo en état\ncafetière pro : HS depuis le loto -> en louer une\nplancha : jamais eu -> en louer une\nnappes mitées -> en louer 15',
    'crockery refrigeration',
    'hot_drinks cooking tablecloth',
  ],
  [
    'Soirée casino du CSE : un autre loueur apporte les tables de jeu et les croupiers. Nous attendons de vous des cordons et potelets dorés, un fond étoilé et des canapés chesterfield.',
    'game',
    'stanchion star_cloth sofa',
  ],
  [
    "Monteur, lumière et machinerie : l'équipe maison s'en occupe, la convention collective nous y oblige. Ce que vous posez devant le quai : 12 lyres spot, 2 ponts de 10 m, 4 palans.",
    'crew_lighting crew_stagehand',
    'moving_head truss hoist',
  ],
  [
    'Tu peux virer le mixer quatre voies du devis, la DJette bosse sur son propre modèle et refuse les autres. Les CDJ x2 et le dj booth blanc, tu laisses.',
    'dj_mixer',
    'dj_player dj_booth',
  ],
  [
    "Inauguration de l'écluse :\nBateau-sono de VNF sur place ? Oui. Donc : pas d'enceintes.\nTente ? Oui, 60 m².\nRuban, ciseaux : cabinet.\nPupitre plexi ? Oui.",
    'speaker_top',
    'marquee lectern',
  ],
  [
    'Le médecin du travail nous prête ses paravents pour la vaccination, propres et assez nombreux. Pourriez-vous compléter avec dix fauteuils, cinq bureaux et un distributeur de gel avec lave-mains autonome ?',
    'room_divider',
    'armchair table_desk hand_wash',
  ],
  [
    "Notre service com' a commandé ailleurs le photocall (le fond avec logos), il est livré lundi. À vous la borne photo, la lumière qui va avec, soit deux projecteurs sur trépied, et la moquette bleue.",
    'backdrop',
    'photo_booth stage_wash lighting_stand carpet',
  ],
  [
    'Rencontres de philosophie. Trop de lumière tue la pensée : oubliez les lyres que proposait votre stagiaire. Quatre fauteuils, une table basse, des plantes vertes, quatre micros serre-tête, point.',
    'moving_head',
    'armchair table_coffee plants mic_headset',
  ],
  [
    "Pour mémoire, 2023 : vous aviez fourni les toilettes sèches. 2024 : une ferme voisine s'en charge contre du compost. Reconduisez seulement la cabine PMR et les deux tentes.",
    'toilet',
    'toilet_accessible marquee',
  ],
  [
    "Réception à l'ambassade. Les tentures et rideaux du grand salon ne doivent en aucun cas être recouverts, donc aucun drapé. Un système de traduction simultanée avec cabine, quarante récepteurs et deux interprètes anglais-arabe sont requis.",
    'drape',
    'interpretation_booth interpretation_receiver crew_interpreter',
  ],
  [
    'Le manège et les jeux en bois, on les a par le comité de jumelage. Ce serait gentil de nous chiffrer une structure gonflable pour les 3-6 ans, et des tables pique-nique avec bancs.',
    'game',
    'inflatable beer_table_set',
  ],
  [
    "Salle des fêtes de Kerlaz, état des lieux pour le spectacle\nrideau de scène : existe\npendrillons : existent mais c'est du velours rouge, laissons-les\nface : 6 PC en panne, à remplacer par votre éclairage\nconsole son : 12 voies, à vous",
    'drape',
    'stage_wash lighting_package mixing_console',
  ],
  [
    'Je vous confirme la venue du notaire, de la fanfare et du groupe folk, qui jouent sans amplification : une sono serait une insulte ! Il faut par contre abriter tout ce monde, mettons une tente de 10 x 20 avec plancher, et les asseoir sur cent chaises.',
    'pa_package speaker_top crew_musician',
    'marquee marquee_floor chair',
  ],
  [
    'Demande interne GED-112 : moniteurs 55 pouces x 4 avec leurs pieds, à louer. Ordinateurs portables de diffusion : parc informatique du ministère, masterisés par la DSI, seuls autorisés. Switcher HDMI : à louer.',
    'playback_laptop',
    'display display_stand video_switcher',
  ],
  [
    "Feu d'artifice : l'artificier a ses propres clôtures de sécurité et ses extincteurs, c'est dans son contrat. La sono pour la bande musicale, elle, doit venir de vous, avec un groupe et un projecteur de secours sur mât.",
    'fencing fire_extinguisher',
    'pa_package speaker_top generator floodlight',
  ],
  [
    'Oups, double emploi : la cheffe avait réservé les mange-debout chez Locafête sans me le dire. Retirez-les. Restent chez vous les tabourets de bar, la tireuse réfrigérée et le barman.',
    'table_cocktail',
    'bar_stool refrigeration crew_bar',
  ],
  [
    "Stage de secourisme : mannequins et défibrillateurs au moniteur, paperboard au mur. Nous n'avons besoin que d'un vidéoprojecteur et d'un petit haut-parleur amplifié.",
    'flip_chart',
    'projector speaker_top',
  ],
  [
    "Puisque le stade a ses mâts et que le match se joue de toute façon à 15 h, l'éclairage n'entre pas en ligne de compte. Un écran géant LED, un processeur vidéo, un speaker (l'homme au micro, pas l'appareil !) et vingt barrières.",
    'stage_wash lighting_package floodlight',
    'led_wall video_processor crew_host crowd_barrier',
  ],
  [
    'Sauf erreur, notre chapellerie est à trois rues de votre dépôt : les frais kilométriques, vous me les ôtez du devis, voulez-vous ? La livraison avant 9 h me convient, avec le canon à confettis et deux recharges de confettis ivoire.',
    'mileage',
    'delivery confetti_machine confetti',
  ],
  // French, nothing that is not from us
  [
    'La salle polyvalente est vide comme un hangar : ni chaises, ni tables, ni la moindre estrade. Tout est donc à apporter pour cent vingt personnes.',
    '',
    'chair table_round table_trestle stage_deck',
  ],
  [
    'Tout est sur place, sauf le micro-cravate et la boucle pour malentendants, que je vous demande de prévoir.',
    '',
    'mic_wireless_lapel induction_loop',
  ],
  [
    "Le voisin avait promis sa tonnelle, mais la grêle l'a trouée en juin ; il nous en faut une, plus un congélateur.",
    '',
    'gazebo refrigeration',
  ],
  [
    "Appel d'offres – sonorisation du marathon\nLe prestataire apporte ses propres enceintes et ses propres talkies.\nIl met en place un speaker-animateur à l'arrivée.\nIl prend à sa charge le carburant.",
    '',
    'speaker_top two_way_radio crew_host fuel',
  ],
  [
    'La directrice tient à la machine à bulles, le chef des pompiers à quatre extincteurs, et mon trésorier à ce que ça ne coûte rien. Chiffrez-nous les deux premiers souhaits !',
    '',
    'bubble_machine fire_extinguisher',
  ],
  [
    "Vérification faite, notre vieux piano droit ne tient plus l'accord et la console est tombée de la mezzanine. Mettez-nous un piano correct et une table de mixage 16 voies.",
    '',
    'piano mixing_console',
  ],
  [
    "Il nous faut une scène de 6 x 4. Derrière la scène, merci d'installer un bungalow et deux toilettes ; à côté de l'entrée, un bureau et de la signalétique.",
    '',
    'stage_deck site_cabin toilet table_desk signage',
  ],
  [
    "Le lieu ne dispose d'aucun point d'accroche. Prévoir donc un pont autoporté, deux pieds de levage et du lest en conséquence.",
    '',
    'truss lifting_tower ballast',
  ],
  [
    "Nous n'avons plus de gaffer, plus de piles, et la rallonge de l'an passé a fondu : merci de compléter tout ça à la livraison.",
    '',
    'tape batteries power_cable delivery',
  ],
  [
    "Vos lyres de l'an dernier étaient trop faibles, le mur à dix mètres restait gris. Il n'est pas question d'y renoncer : doublez-les, et n'oubliez pas le pupitre lumière.",
    '',
    'moving_head lighting_console',
  ],
  [
    "Ne venez surtout pas sans le prompteur ! Le préfet n'a pas appris son texte et ne saurait se passer non plus d'un retour écran au pied de la tribune.",
    '',
    'teleprompter confidence_monitor',
  ],
  // Spanish
  [
    'Hola, soy la secretaria de la peña taurina. Las vallas las coloca el ayuntamiento como todos los agostos, así que olvídense de ellas. Lo que sí queremos es un escenario móvil y dos grupos electrógenos.',
    'crowd_barrier',
    'mobile_stage generator',
  ],
  [
    'RIDER – Trío flamenco\nSillas de anea: las llevamos nosotros\nTarima de madera para el baile: 3 x 2, a cargo de la empresa de alquiler\nMonitores: 4\nMicro de cajón y de pies: 2 de instrumento\nPeanas de micro: 6',
    'chair',
    'stage_deck stage_monitor mic_instrument mic_stand',
  ],
  [
    'Mi abuela cumple cien años y el coro de la parroquia le canta gratis, así que músicos no hacen falta. ¿Nos podrían alquilar un sillón bonito, unas guirnaldas de bombillas y manteles para ocho mesas que ya tenemos?',
    'crew_musician table_round table_trestle',
    'armchair festoon tablecloth',
  ],
  [
    'Pliego de prescripciones técnicas, apartado 5. Queda fuera del objeto del contrato el suministro de combustible. El adjudicatario aportará torres de iluminación, cuadros eléctricos y un electricista de guardia.',
    'fuel',
    'floodlight power_distro crew_electrician',
  ],
  [
    'Buenas tardes: el hotel nos incluye el proyector y la pantalla en el precio del salón, ¡menos mal! Quedaría un atril, un pasador de diapositivas y cuatro micros de mesa para la junta.',
    'projector projection_screen display',
    'lectern presentation_clicker mic_conference',
  ],
  [
    'tía al final el fotomatón nada, que el fotógrafo trae uno de regalo. pilla seguro seguro la máquina de chispas y la bola de espejos',
    'photo_booth crew_photographer',
    'spark_machine mirror_ball',
  ],
  [
    'Acta de la comunidad de regantes. Se acuerda no contratar carpa porque la nave del canal ya tiene tejado. Se acuerda contratar megafonía, cien sillas y una máquina de café.',
    'marquee',
    'pa_package speaker_top chair hot_drinks',
  ],
  [
    'Somos una orquesta de cámara y viajamos ligeros: de los atriles de partitura se ocupa el conservatorio de Soria. Necesitaríamos gradas para el coro y un piano de media cola afinado.',
    'music_stand',
    'choir_riser piano',
  ],
  [
    'Feria del queso – necesidades\nStands: de la Diputación, se montan el jueves\nFrigoríficos expositores: 6\nLavamanos: 2\nSeñalización: 1 lote\nVigilancia: la contrata el propio recinto',
    'exhibition_stand crew_steward',
    'refrigeration hand_wash signage',
  ],
  [
    'Corrijo mi correo del martes: donde puse cañón de confeti, bórrenlo, la finca lo prohíbe por los pavos reales. Donde puse burbujas, dejen la máquina. Y sumen una pista de baile de 6x6.',
    'confetti_machine confetti',
    'bubble_machine dance_floor',
  ],
  [
    'El DJ residente del club nos deja usar su mesa de mezclas, que está atornillada a la cabina. Reproductores faltan dos, porque los suyos saltan, y un subgrave por lado.',
    'dj_mixer dj_booth',
    'dj_player subwoofer',
  ],
  [
    'Estimados señores: la cofradía custodia sus propios cirios, varales y alfombra, que no se tocan. Solicitamos cuatro radios portátiles, dos megáfonos y un equipo de inductores para los hermanos sordos, es decir, un bucle magnético.',
    'carpet',
    'two_way_radio loudhailer induction_loop',
  ],
  [
    'Rodaje corto universitario: cámaras tenemos, las del aula 4. Nos falta un teleprompter, un ventilador grande para simular viento y una máquina de nieve.',
    'camera',
    'teleprompter fan snow_machine',
  ],
  [
    'Simposio de anestesia:\n- traducción: cabina + 80 receptores (ustedes)\n- intérpretes: los pone la sociedad científica\n- votación: mandos interactivos (ustedes)\n- wifi: el palacio de congresos',
    'crew_interpreter network',
    'interpretation_booth interpretation_receiver voting_system',
  ],
  [
    'Con las copas no se preocupe, que la bodega nos las regala grabadas. Lo que me quita el sueño es el calor: ponga dos aparatos de aire acondicionado y seis sombrillas.',
    'glassware',
    'air_conditioner parasol',
  ],
  [
    'La batería la comparte el grupo telonero, está hablado con su mánager. Para nosotros: un amplificador de bajo, otro de guitarra y tres cajas de inyección.',
    'drum_kit',
    'bass_amp guitar_amp di_box',
  ],
  [
    'Buenos días, tras la inspección del bombero el humo queda descartado (detectores en todo el techo). Sustitúyase por cuatro cegadoras y dos flashes estroboscópicos. Las cabezas móviles, como estaban.',
    'smoke_machine',
    'blinder strobe moving_head',
  ],
  [
    '¿Baños? Los del polideportivo, recién pintados. ¿Duchas? Ahí sí, cuatro, que las del vestuario no dan agua caliente. ¿Papeleras? Diez, por favor.',
    'toilet',
    'shower waste_bin',
  ],
  [
    'Boda en el olivar, lista de Carmen:\nsillas tiffany: 140, vosotros\nmesas redondas: mi suegro, que tiene un salón de bodas\nmantelería: mi suegro\ncentros de mesa: vosotros\narco de flores: vosotros',
    'table_round tablecloth',
    'chair_banquet centrepiece ceremony_arch',
  ],
  [
    'El Consistorio dispone de tarima propia con su escalera y su barandilla, por lo que no ha lugar a ofertarla. Se ofertará cubierta de escenario, faldón negro y rampa de acceso.',
    'stage_deck stage_steps stage_handrail',
    'stage_roof stage_skirt stage_ramp',
  ],
  [
    'Le cuento: el técnico de sonido es mi hermano y con él se apaña el grupo desde el instituto. Equipo sí alquilamos: mesa digital, caja de escenario y petacas in-ear.',
    'crew_sound',
    'mixing_console stagebox in_ear_monitor',
  ],
  [
    'Hola!! castillo hinchable descartado, demasiado viento en la playa. mejor futbolines y un toldo tipo jaima plegable, y hieleras o neveras si hay',
    'inflatable',
    'game gazebo refrigeration',
  ],
  [
    'Concurso de menús escolares. Cada cocinero acude con sus fogones portátiles. La organización requiere mesas, calientaplatos y extintores.',
    'cooking',
    'table_round table_trestle serving fire_extinguisher',
  ],
  [
    'Desfile solidario de la asociación de modistas\nPasarela de 12 m: a presupuestar\nPercheros: cada modista acarrea el suyo\nFocos de recorte: a presupuestar\nBiombos para cambiarse: a presupuestar',
    'coat_rail',
    'catwalk profile_spot room_divider',
  ],
  [
    'Nos sobra con la luz natural del claustro, de modo que focos no. Un telón negro, dos micrófonos de diadema y un grabador de audio para el archivo, eso es todo.',
    'stage_wash',
    'drape mic_headset audio_recorder',
  ],
  [
    'Al habla el regidor de la compañía. Linóleo propio, en rollo, viaja en nuestra furgoneta. Pedimos máquina de niebla, intercom de cinco puestos y seis calles de luz con torres.',
    'stage_floor van',
    'hazer intercom lighting_stand',
  ],
  [
    'La carretilla elevadora es del almacén y la lleva Paco, no se cobre. Sí queremos cuatro mozos de carga y un camión con plataforma.',
    'forklift',
    'crew_stagehand truck',
  ],
  [
    'Presentación del coche eléctrico: la marca monta su pantalla LED con su empresa de siempre. A nosotros, como agencia local, nos tocan los sofás, las mesas de centro y dos azafatas, y es lo que les pedimos.',
    'led_wall',
    'sofa table_coffee crew_host',
  ],
  [
    'Formulario de solicitud\nEquipo de sonido: [X] sí\nIluminación: [ ] no, la hay fija en el teatro\nCañón de seguimiento: [X] sí\nPersonal de luces: [ ] no, plantilla del teatro',
    'stage_wash lighting_package crew_lighting',
    'pa_package speaker_top followspot',
  ],
  [
    'Doña Remedios insiste en servir con la vajilla de su ajuar y los cubiertos de plata de la tía Engracia. Servilletas de hilo sí nos harían falta, treinta, y dos camareros discretos.',
    'crockery cutlery',
    'napkin crew_waiter',
  ],
  [
    'Tras la renegociación suprimimos la partida de motores y la de rigger: el recinto nos obliga a usar su brigada con sus polipastos. Permanecen el truss, las bases y las garras.',
    'hoist crew_rigger',
    'truss truss_base clamp',
  ],
  [
    'Gymkana ciclista. Arco de meta hinchable: lo infla la caja rural. Vallado: pedimos 200 m. Ambulancia y sanitario: pedimos uno. Avituallamiento: los de siempre.',
    'inflatable',
    'fencing crowd_barrier crew_medic',
  ],
  [
    'Perdonen las prisas, les mando un audio resumido: la moqueta no, que el suelo de mármol es precioso; los cordones con postes sí; un photocall sí; las plantas, el jardinero municipal.',
    'carpet plants',
    'stanchion backdrop',
  ],
  [
    'En el teatro ya hay dimmers de sobra. Lo que escasea son las mesas de luces modernas, tráigannos una, con un splitter y un operador que la conozca.',
    'dimmer',
    'lighting_console dmx_splitter crew_lighting',
  ],
  [
    'Verbena de San Juan, grupo de wasap:\n—¿Quién lleva bancos? —Los scouts.\n—¿Barra? —La alquilamos.\n—¿Tirador frío? —También alquilado.\n—¿Camareros? —Nosotras mismas.',
    'bench crew_waiter',
    'bar_unit refrigeration',
  ],
  [
    'Como el congreso es híbrido, precisamos codificador de streaming, dos cámaras y mezclador de vídeo. El portátil lo aporta cada ponente, con su adaptador. Un cronómetro de ponentes vendría de perlas.',
    'playback_laptop video_converter',
    'streaming_encoder camera video_switcher speaker_timer',
  ],
  [
    'El grupo de gaiteros toca en acústico y mirará mal cualquier altavoz. Para el alcalde, sí, un micro en el atril, y para el público doscientas sillas.',
    'crew_musician speaker_top',
    'mic_lectern lectern chair',
  ],
  [
    'Ya no queremos estufas: el pronóstico da veinte grados. Sí mantenemos carpa, forro interior y suelo de tarima para la misma.',
    'patio_heater space_heater',
    'marquee marquee_lining marquee_floor',
  ],
  [
    'Ensayo general, notas de Martina\nGuitarra: Nico trae dos\nBajo: el de Nico también\nTeclado: alquilar uno de 88\nBongós y congas: alquilar\nPlatos: los mismos del batería de ayer',
    'guitar bass_guitar drum_part',
    'keyboard percussion',
  ],
  [
    'A ver, que se me pasó: las pilas las compro yo en el chino, no me las facturéis. La cinta americana sí, tres rollos, y alargadores de 20 metros.',
    'batteries',
    'tape power_cable',
  ],
  [
    'Jornada de puertas abiertas del hospital: biombos y camillas son de la casa. Alquilaríamos un mostrador de recepción, paneles de corcho y dos pantallas con soporte de pie.',
    'room_divider',
    'registration_desk pinboard display projection_screen display_stand',
  ],
  [
    'El transporte corre de nuestra cuenta; pasamos a recoger el viernes con dos furgonetas. Apunten diez taburetes altos, cinco mesas altas de cóctel y dos vinotecas, o sea neveras.',
    'delivery van',
    'bar_stool table_cocktail refrigeration',
  ],
  [
    'Memoria justificativa: no se prevé plataforma elevadora dado que la brigada municipal cuenta con dos. Se prevé alquiler de seis torres elevadoras de truss y su contrapeso.',
    'access_platform',
    'lifting_tower ballast truss',
  ],
  [
    'La fiesta es silenciosa: 300 auriculares y un controlador. Por eso mismo no hay altavoces ni subgraves que valgan, que el vecino del tercero es juez.',
    'speaker_top subwoofer',
    'silent_disco dj_controller',
  ],
  [
    'Hermano, el line array que presupuestaste es para un estadio; con dos columnas y un par de pies vamos sobrados. Luces: un paquete básico de discoteca.',
    'line_array',
    'speaker_column speaker_stand disco_light',
  ],
  [
    'Campamento de verano, monitor jefe: mesas y bancos corridos los construimos con troncos, es parte del taller. Pedimos una caseta de obra para botiquín y un inodoro adaptado.',
    'beer_table_set bench table_trestle',
    'site_cabin toilet_accessible',
  ],
  [
    'Gala de natación. El marcador y la pantalla pertenecen a la federación. Ustedes pondrán la megafonía, un presentador y tres inalámbricos de mano.',
    'display projection_screen led_wall',
    'pa_package speaker_top crew_host mic_wireless_handheld',
  ],
  [
    'Entiendo que ofrezcan servidor de medios, pero los vídeos van en un pendrive y los lanza mi sobrina. Un procesador de vídeo para el muro LED, y el muro, eso sí lo compramos... alquilamos, vaya.',
    'media_server',
    'video_processor led_wall',
  ],
  [
    'Gracias por la llamada. Repaso: SAI, no, el CPD tiene uno enorme. Switch y puntos wifi, sí. Pasacables, sí, unos treinta metros. Técnico, el nuestro de sistemas.',
    'ups crew_technician',
    'network cable_ramp',
  ],
  [
    'Inauguración del mural: el pintor se sube a su propio andamio. Para las autoridades, una tarima baja, alfombra roja y dos altavoces con micrófono.',
    'access_platform',
    'stage_deck carpet speaker_top mic_wired mic_wireless_handheld',
  ],
  [
    'Señores, en la romería cada hermandad guisa en lo suyo y trae su remolque sanitario, de modo que ni aseos ni cocinas. Un generador insonorizado, guirnaldas y chapas para que los carros no se hundan en el barro.',
    'toilet cooking',
    'generator festoon trackway',
  ],
  [
    'Ópera al aire libre, anexo B\nSobretítulos: pantalla de la orquesta, la cuelgan ellos\nMonitores de confianza para el maestro: 2\nMicros de solapa: 9\nPupitres de músico: 40',
    'projection_screen display',
    'confidence_monitor mic_wireless_lapel music_stand',
  ],
  [
    'Soy Eulalia, la de la floristería. Las peanas para los jarrones ya las tengo yo de escaparate. Solo necesitaba focos de suelo de colores para bañar la pared y un cielo de estrellas, esa tela con lucecitas.',
    'plinth',
    'uplight star_cloth',
  ],
  [
    'Subcontratación del vídeo a terceros, firmada ayer: realizador y grabador salen del pedido. En él siguen el videoproyector, su óptica de tiro corto y los cables de vídeo.',
    'crew_video video_recorder',
    'projector projector_lens video_cable',
  ],
  [
    'Mudanza del festival a la plaza de toros: el foso ya cuenta con barrera, la de madera, y la propiedad no autoriza otra. Precisamos patas para practicables de 1,20, diez practicables y un jefe de escenario.',
    'pit_barrier',
    'stage_leg stage_deck crew_stage_manager',
  ],
  [
    'El catedrático dibuja en su pizarra de toda la vida y no hay quien lo mueva de ahí. Para los grupos, cinco rotafolios y veinte pufs, gracias.',
    'whiteboard',
    'flip_chart pouffe',
  ],
  [
    'Cambio de planes: como el aforo bajó a cuarenta, el bar de la esquina atiende y pone hasta el barman. De ustedes esperamos una estufa de exterior, un cenador y música ambiente con reproductor.',
    'crew_bar',
    'patio_heater gazebo audio_player',
  ],
  [
    'Láser no, por favor: al lado está el aeródromo. Humo bajo sí, con su líquido, y la discoteca portátil con DJ.',
    'laser',
    'smoke_machine effect_fluid crew_dj disco_light',
  ],
  [
    'Quinta de los López, nota para el proveedor\nGlobos: la madrina\nFundas de silla: pendientes, 80, las tienen ustedes\nBaños de lujo en remolque: 1\nCalefactor de aire: 2\nChófer de los novios: un primo',
    'balloons crew_driver',
    'chair_cover toilet_trailer space_heater',
  ],
  [
    '¿Amplificador? Está en el rack de la parroquia, cerrado con llave, y funciona. Altavoces y cables de audio habrá que traerlos, más un micro para el catequista.',
    'amplifier',
    'speaker_top audio_cable mic_wired mic_wireless_handheld',
  ],
  [
    'De la coordinación se ocupa nuestra propia oficina de proyectos; prescindan del jefe de proyecto. Inclúyanme en la oferta un coche de representación, un conductor y seis escritorios.',
    'crew_project_manager',
    'car crew_driver table_desk',
  ],
  [
    'Muestra de teatro amateur. Todo lo que sea telas y decorado se lo come cada compañía. El paquete de iluminación, la mesa de luces y el técnico salen de su empresa, como se habló.',
    'drape backdrop',
    'lighting_package stage_wash lighting_console crew_lighting',
  ],
  [
    'Salón de la caza y la pesca\nMesas: del pabellón, 60, numeradas\nSillas: ídem\nCámara frigorífica para trofeos de pesca: alquiler\nPuntos de agua con lavamanos: alquiler\nCuadro 63 A: alquiler',
    'table_round table_trestle chair',
    'refrigeration hand_wash power_distro',
  ],
  // Spanish, nothing that is not from us
  [
    'El centro cívico no tiene proyector ni pantalla, y el altavoz que había lo robaron. Cuenten con que hay que llevarlo todo.',
    '',
    'projector projection_screen display speaker_top',
  ],
  [
    'El licitador aportará por sus medios la plataforma elevadora, la carretilla y los conductores correspondientes.',
    '',
    'access_platform forklift crew_driver',
  ],
  [
    'Lo tenemos todo atado menos los walkies y el generador: eso se lo encargamos a usted.',
    '',
    'two_way_radio generator',
  ],
  [
    'La mesa de mezclas del casino es de ocho canales y se queda corta para la big band; tráiganos una de treinta y dos, con doce atriles.',
    '',
    'mixing_console music_stand',
  ],
  [
    'Mi socio prefiere sombrillas, yo prefiero un cenador; póngame ambas cosas y que decida el sol. El escenario, como siempre, y detrás del escenario un par de ventiladores.',
    '',
    'parasol gazebo stage_deck fan',
  ],
  [
    'Sin cronómetro no empezamos, que el año pasado el rector habló una hora. Y no puede faltar tampoco el mando para pasar las diapositivas.',
    '',
    'speaker_timer presentation_clicker',
  ],
  [
    'La vajilla de la asociación está desportillada y los manteles encogieron. Haría falta de ambas cosas para noventa comensales.',
    '',
    'crockery tablecloth',
  ],
];
