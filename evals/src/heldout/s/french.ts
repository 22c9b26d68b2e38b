import { type EvalBrief, either, needs } from '../../expectation.ts';
import { PLATFORM, SPEECH } from '../../usual.ts';
import { LOOS, MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS } from '../usual.ts';
import { SYSTEM } from './lists.ts';

/** In French: a wedding by a mill, a school's fair, a sales seminar. */
export const FRENCH: readonly EvalBrief[] = [
  {
    id: 'ho-s-moulin',
    language: 'fr',
    catalogue: 'garonne',
    description: `Bonjour,

Nous nous marions le samedi 20 juin au moulin de Barsac, qui appartient à une amie de ma grand-mère, avec 140 invités. Le lieu est magnifique mais il n'y a pas grand-chose dedans, d'où ce message un peu long.

Pour la cérémonie au bord de l'eau : 140 chaises pliantes blanches et l'arche en bois. Pour le repas : 14 tables rondes de 180 avec leurs nappes blanches, 140 chaises Napoléon III blanches, 140 serviettes en coton. Pour le vin d'honneur : 12 mange-debout et 6 parasols déportés. Pour la soirée : une piste de danse de 36 m², 20 projecteurs sur batterie et 15 guirlandes guinguette. Nous aimerions aussi quatre oliviers en pot.

Le traiteur fournit toute la vaisselle, les couverts et les verres, ainsi que les serveurs. Notre DJ vient avec sa propre sono et ses jeux de lumière. Il y a des sanitaires neufs dans la grange, donc rien à prévoir de ce côté.

Pouvez-vous livrer le vendredi matin ?

Bien à vous,
Clémence et Hugo`,
    good: {
      attendees: 140,
      days: 1,
      must: [
        needs(/pliante blanche/, [140, 147]),
        needs('ceremony_arch', 1),
        needs(/Ø 180 \(10/, 14),
        needs(/Ø 320/, [14, 15]),
        needs(/Napoléon III blanche/, [140, 147]),
        needs('napkin', [140, 154]),
        needs('table_cocktail', 12),
        needs('parasol', 6),
        needs('dance_floor', 36),
        needs(/sur batterie/, 20),
        needs('festoon', 15),
        needs(/Olivier/, 4),
      ],
      should: [needs('transport')],
      allowed: OUTDOORS,
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS],
      excluded: ['crockery', 'cutlery', 'glassware', 'crew_waiter', ...SYSTEM, 'disco_light', 'crew_dj', ...LOOS],
      silly: ['projector', 'lectern', 'crowd_barrier', 'led_wall', 'flip_chart', 'stage_deck'],
      title: [/barsac|moulin|mariage/i, /140/],
    },
  },
  {
    id: 'ho-s-kermesse',
    language: 'fr',
    catalogue: 'garonne',
    description: `Madame, Monsieur,

L'association des parents d'élèves de l'école Jules-Ferry, à Langon, organise sa kermesse le samedi 27 juin de 10 h à 18 h dans la cour et sur le terrain de sport. L'an passé nous avions eu 500 personnes et une averse mémorable.

Nous souhaitons louer :
- 10 barnums 3 x 3
- 25 ensembles brasserie
- 2 châteaux gonflables et un chamboule-tout
- 4 WC autonomes et 1 PMR
- une armoire froide et une tireuse à bière
- 30 barrières Vauban
- 2 enceintes autonomes avec micro pour les annonces
- 10 conteneurs de tri

Les parents s'occupent du montage, inutile donc de prévoir des manutentionnaires. La mairie nous prête les extincteurs et tire une ligne électrique, nous n'avons pas besoin de groupe électrogène. Pour le spectacle des enfants, pas de scène cette année : ils danseront dans l'herbe.

Avec nos remerciements,
Nadia Belkacem, trésorière`,
    good: {
      attendees: 500,
      days: 1,
      must: [
        needs('gazebo', 10),
        needs('beer_table_set', 25),
        needs('inflatable', 2),
        needs(/Chamboule/, 1),
        needs(/WC autonome$/, 4),
        needs('toilet_accessible', 1),
        needs(/Armoire froide/, 1),
        needs(/Tireuse/, 1),
        needs('crowd_barrier', 30),
        needs(/Mipro/, 2),
        needs('waste_bin', 10),
      ],
      should: [needs('transport')],
      allowed: [...OUTDOORS, 'mic_wireless_handheld', 'speaker_stand'],
      offers: [...OUTDOORS_OFFERS, 'game', 'glassware', 'cooking', 'hot_drinks', 'refrigeration'],
      excluded: ['crew_stagehand', 'fire_extinguisher', 'generator', ...PLATFORM, 'mobile_stage'],
      silly: ['projector', 'lectern', 'dance_floor', 'table_round', 'flip_chart', 'subwoofer', 'moving_head'],
      title: [/langon|kermesse|ferry/i, /500/],
    },
  },
  {
    id: 'ho-s-seminaire',
    language: 'fr',
    catalogue: 'garonne',
    description: `Bonjour, je suis assistante de direction chez Ravel Distribution et j'organise notre séminaire commercial les 14 et 15 janvier (2 jours) au château de Malromé, pour 75 personnes. Budget autour de 6 000 € HT.

Pouvez-vous me chiffrer : une petite estrade de 4 x 2 m en 40 cm avec escalier et jupe noire, un pupitre plexi avec son col de cygne, deux micros cravate et deux micros main, la sono qui va avec pour la salle, le vidéoprojecteur de 8 500 lm et l'écran de 400, un retour écran pour les intervenants, un PC de diffusion et une télécommande, 38 tables de conférence de 120 et 75 chaises coque noires, quatre paperboards, une banque d'accueil, le percolateur avec 80 tasses, un technicien son et un technicien vidéo sur les deux journées. Merci d'avance ! Estelle Pons`,
    good: {
      attendees: 75,
      days: 2,
      must: [
        needs(/Samia 2 x 1/, 4),
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [4, 12]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_lapel', 2),
        needs('mic_wireless_handheld', 2),
        either(needs('speaker_top', [2, 4]), needs('speaker_column', [1, 2]), needs('pa_package', 1)),
        needs(/PU1008/, 1),
        needs(/Cadre 400/, 1),
        needs('confidence_monitor', 1),
        needs('playback_laptop', 1),
        needs('presentation_clicker', 1),
        needs('table_desk', 38),
        needs(/coque M2/, [75, 79]),
        needs('flip_chart', 4),
        needs('registration_desk', 1),
        needs('hot_drinks', 1),
        needs(/Tasse/, 80),
        needs('crew_sound'),
        needs('crew_video'),
      ],
      should: [needs(/pieds 40/, 4), needs('mixing_console', 1), needs('transport')],
      allowed: [...MEETING, ...PLATFORM, ...SPEECH],
      offers: MEETING_OFFERS,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'subwoofer', 'beer_table_set'],
      title: [/malromé|séminaire|ravel/i, /75/],
    },
  },
];
