import { type EvalBrief, needs } from '../../expectation.ts';
import { LOUD, PARTY_LIGHT, PLATFORM, TABLEWARE } from '../../usual.ts';
import { ANY_JOB, DECKS, FOG, LOOS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW_OFFERS } from '../usual.ts';
import { loud } from './common.ts';

/** In French, over a shelf of the country. */
export const FRANCAIS: readonly EvalBrief[] = [
  {
    id: 'ho-ae-forum-associations',
    language: 'fr',
    catalogue: 'garonne',
    description: `CAHIER DES CLAUSES TECHNIQUES PARTICULIÈRES
Marché à procédure adaptée : location de matériel pour le forum des associations de Marmande

Article 1. Objet
Le forum se tient le samedi 4 septembre, de 10 h à 18 h, sur l'esplanade de Maré. 90 associations y participent, 2 500 visiteurs sont attendus.

Article 2. Prestations attendues
2.1 Tentes : 30 barnums 3 x 3 m ; une structure 10 x 15 m sans plancher pour les démonstrations.
2.2 Mobilier : 100 plateaux 183 x 76 ; 60 grilles d'exposition ; 20 ensembles brasserie.
2.3 Scène : samias pour une surface de 6 x 4 m, hauteur 60 cm, un escalier, jupe noire en façade et sur les côtés.
2.4 Sonorisation de la scène et de l'esplanade : enceintes amplifiées avec caissons, console, 2 micros HF main, 1 serre-tête pour le professeur de zumba, lecteur, un technicien son toute la journée.
2.5 Sécurité : 60 barrières Vauban, 10 extincteurs, 10 talkies.
2.6 Déchets : 12 conteneurs de tri.

Article 3. Prestations exclues du marché
3.1 Les chaises sont fournies par les services techniques de la ville (400 coques).
3.2 L'alimentation électrique est assurée par les bornes foraines de l'esplanade ; aucun groupe électrogène n'est à prévoir.
3.3 Les sanitaires publics de l'esplanade restent ouverts.
3.4 La buvette est tenue par le club de rugby, qui apporte son bar, ses tireuses et ses gobelets.
3.5 Le gardiennage de nuit et le poste de secours font l'objet d'autres marchés.

Article 4. Délais et pénalités
Livraison le vendredi 3 septembre entre 8 h et 12 h. Toute heure de retard entamée donne lieu à une pénalité de 150 euros. Le titulaire remet les attestations de conformité des chapiteaux (CTS) avant le 20 août. Paiement à 30 jours par mandat administratif.`,
    good: {
      attendees: 2500,
      days: 1,
      must: [
        needs(/Barnum/, [30, 30]),
        needs(/10 x 15/, 1),
        needs(/Plateau rect/, [100, 100]),
        needs('pinboard', [60, 60]),
        needs('beer_table_set', 20),
        needs('stage_deck', [12, 24]),
        needs(['speaker_top', 'line_array'], [2, 12]),
        needs('subwoofer', [1, 6]),
        needs('mic_wireless_handheld', 2),
        needs('mic_headset', 1),
        needs('crew_sound', [1, 1]),
        needs('crowd_barrier', [60, 60]),
        needs('fire_extinguisher', 10),
        needs('waste_bin', 12),
      ],
      should: [
        needs('stage_steps', 1),
        needs('stage_skirt', [14, 20]),
        needs('mixing_console', 1),
        needs('audio_player', 1),
        needs('two_way_radio', 10),
        needs('transport'),
      ],
      allowed: [...OUTDOORS, ...LOUD, ...PLATFORM, 'stage_monitor'],
      offers: OUTDOORS_OFFERS,
      excluded: [...LOOS, 'chair', 'generator', 'bar_unit', /Tireuse/, /Gobelet/],
      silly: ['projector', 'dance_floor', 'disco_light', 'lectern', 'table_round', 'napkin', 'sofa', ...FOG],
      title: [/marmande|forum|association/i, /2[., \s]?500/],
    },
  },
  {
    id: 'ho-ae-mariage-chai',
    language: 'fr',
    catalogue: 'garonne',
    description: `Bonjour,

Nous nous marions le samedi 18 juin dans un chai près de Saint-Émilion, 110 invités. Voici ce que nous souhaitons louer :

- 110 chaises pliantes blanches et l'arche en bois pour la cérémonie
- 14 tables rondes de 150 avec nappes de 290, 110 chaises Napoléon dorées, 110 serviettes
- assiettes plates, assiettes à dessert, couteaux, fourchettes et verres à vin pour 110
- 130 flûtes pour le vin d'honneur et 8 mange-debout
- 12 guirlandes guinguette
- une sono pour la soirée avec 1 micro HF, un DJ de 5 h avec platines et table de mixage, jeux de lumière
- 25 m² de piste de danse en chêne
- 4 olivenirs... pardon, oliviers en pot

Livraison le vendredi après-midi si possible. Merci d'avance !

Capucine et Bastien`,
    good: {
      attendees: 110,
      days: 1,
      must: [
        needs(/pliante blanche/, [110, 116]),
        needs('ceremony_arch', 1),
        needs(/Ø 150/, [14, 14]),
        needs(/Ø 290/, [14, 16]),
        needs(/III dorée/, [110, 116]),
        needs('napkin', [110, 125]),
        needs(/Assiette plate/, [110, 125]),
        needs(/Verre à vin/, [110, 250]),
        needs(/Flûte/, [130, 145]),
        needs('table_cocktail', 8),
        needs('festoon', 12),
        loud(6),
        needs('crew_dj', 1),
        needs('dance_floor', [25, 25]),
      ],
      should: [
        needs(/dessert 21/, [110, 125]),
        needs('cutlery', [220, 375]),
        needs('dj_player', [1, 4]),
        needs('dj_mixer', 1),
        needs('disco_light', [1, 4]),
        needs('mic_wireless_handheld', 1),
        needs('plants', 4),
        needs('transport'),
      ],
      allowed: [...LOUD, ...PARTY_LIGHT, ...ANY_JOB, ...DECKS, ...TABLEWARE],
      offers: [...PARTY_OFFERS, ...SHOW_OFFERS],
      silly: [
        'lectern',
        'projector',
        'crowd_barrier',
        'toilet',
        'generator',
        'stage_monitor',
        'line_array',
        'pinboard',
      ],
      title: [/milion|mariage|chai/i, /110/],
    },
  },
];
