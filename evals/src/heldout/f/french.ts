import { type EvalBrief, needs } from '../../expectation.ts';
import { PLATFORM, SPEAKERS } from '../../usual.ts';
import { ANY_JOB, MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS } from '../usual.ts';
import { without } from './without.ts';

/** France, against the reception hire. */
export const FRENCH: readonly EvalBrief[] = [
  {
    id: 'ho-f-mairie-voeux',
    language: 'fr',
    catalogue: 'garonne',
    description: `Commune de Saint-Macaire – Consultation n° 2026-03
Cérémonie des vœux du maire, vendredi 16 janvier à 18 h 30, salle polyvalente, 260 personnes

Article 1 – Prestations attendues
1.1 Scène de 6 x 3 m, hauteur 40 cm, habillée de noir en façade, un escalier
1.2 Pupitre plexiglas et col de cygne
1.3 Sonorisation de la salle, 2 micros HF main, un technicien son
1.4 Vidéoprojecteur et écran de 4 m de base, ordinateur de diffusion
1.5 25 mange-debout housse blanche
1.6 300 flûtes et 300 gobelets verre

Article 2 – Hors marché
La sonorisation de l'apéritif, prévue l'an passé, est abandonnée. Les chaises sont celles de la commune. Les viticulteurs assurent eux-mêmes le service et apportent leurs seaux à glace. L'éclairage de scène est en place depuis les travaux. Les agents municipaux déchargeront le camion avec vos chauffeurs : ne pas compter de manutentionnaires.

Article 3 – Livraison le 16 janvier avant 11 h`,
    good: {
      attendees: 260,
      days: 1,
      must: [
        needs(/Samia 2/, 9),
        needs('stage_steps', 1),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs(SPEAKERS, [2, 8]),
        needs('mic_wireless_handheld', [2, 2]),
        needs(/Cadre 400/, 1),
        needs('table_cocktail', 25),
        needs(/Flûte/, 300),
      ],
      should: [
        needs(/Gobelet/, 300),
        needs('projector', 1),
        needs('playback_laptop', 1),
        needs('crew_sound', 1),
        needs('stage_leg', 9),
        needs('stage_skirt'),
        needs('delivery'),
      ],
      allowed: without([...MEETING, ...PLATFORM], 'crew_stagehand'),
      offers: [...MEETING_OFFERS, ...PARTY_OFFERS],
      excluded: [
        'chair',
        'chair_banquet',
        'crew_waiter',
        /Seau à champagne/,
        'lighting',
        'crew_lighting',
        'crew_stagehand',
      ],
      silly: ['subwoofer', 'line_array', 'generator', 'toilet', 'dance_floor', 'marquee', 'stage_monitor'],
      title: [/saint-macaire/i, /260/],
    },
  },
  {
    id: 'ho-f-anniversaire-bassin',
    language: 'fr',
    catalogue: 'garonne',
    description:
      'Bonjour madame, je vous laisse ma demande par écrit comme convenu au téléphone. Pour les 80 ans de mon père, dimanche 7 juin à midi, chez nous à Andernos : 45 personnes. Il me faut la structure 6 x 12, 6 tables rondes de 8, 45 chaises Napoléon dorées, 6 nappes rondes blanches, 45 serviettes, 90 assiettes plates, 45 assiettes à dessert, les couverts (fourchette, couteau, cuillère) pour 45, 90 verres à vin, une enceinte autonome avec micro pour le discours de mon frère, et 4 parasols déportés. Livraison le samedi si vous pouvez. Bien cordialement, Monique Darrigade',
    good: {
      attendees: 45,
      days: 1,
      must: [
        needs(/Structure 6 x 12/, 1),
        needs(/Ø 150 \(8/, 6),
        needs(/Napoléon III dorée/, 45),
        needs(/Nappe ronde Ø 290/, 6),
        needs('napkin', [45, 50]),
        needs(/Assiette plate/, 90),
        needs(/Verre à vin/, 90),
        needs(/Mipro/, 1),
        needs('parasol', 4),
      ],
      should: [
        needs(/Assiette à dessert/, 45),
        needs(/Fourchette/, 45),
        needs(/Couteau/, 45),
        needs(/Cuillère/, 45),
        needs('delivery', 1),
      ],
      allowed: [...ANY_JOB, ...OUTDOORS, 'marquee_floor'],
      offers: [
        ...PARTY_OFFERS,
        ...OUTDOORS_OFFERS,
        'crockery',
        'cutlery',
        'marquee_lining',
        'marquee_floor',
        'space_heater',
        'hot_drinks',
      ],
      silly: [
        'projector',
        'lectern',
        'stage_deck',
        'subwoofer',
        'crowd_barrier',
        'led_wall',
        'line_array',
        'crew_sound',
      ],
      title: [/andernos|80/i, /45/],
    },
  },
];
