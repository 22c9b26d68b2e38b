import { type EvalBrief, needs } from '../../expectation.ts';
import { OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';
import { TOPS } from './parts.ts';

/** In French: a wedding, a village's market evening. */
export const FRENCH: readonly EvalBrief[] = [
  {
    id: 'ho-t-mariage',
    language: 'fr',
    catalogue: 'garonne',
    description: `Bonjour,

Nous nous marions le samedi 20 juin dans la propriété de mes grands-parents, près de Bazas. Nous serons 140 à table.

Pourriez-vous nous faire un devis pour : la structure 10 x 25 avec plancher bois et moquette, 14 tables rondes de 180 nappées de blanc, 140 chaises Napoléon blanches, 140 serviettes, une piste de danse de 36 m², 12 guirlandes guinguette, l'arche de cérémonie, 10 mange-debout et la caravane sanitaire ?

Notre DJ vient avec sa sono et ses lumières. La vaisselle, les couverts et les verres sont fournis par le traiteur, ainsi que les serveurs. Pas de chauffage, en juin ce n'est pas la peine. Merci de ne pas prévoir de photobooth, un ami s'en charge.

Bien à vous,
Clémence et Julien`,
    good: {
      attendees: 140,
      days: 1,
      must: [
        needs(/Structure 10 x 25/, 1),
        needs(/Plancher bois/, [240, 260]),
        needs(/ronde Ø 180/, 14),
        needs(/Ø 320/, [14, 15]),
        needs(/Napoléon III blanche/, [140, 147]),
        needs('napkin', [140, 154]),
        needs('dance_floor', [36, 36]),
        needs('festoon', 12),
        needs('ceremony_arch', 1),
        needs('table_cocktail', 10),
        needs('toilet_trailer', 1),
      ],
      should: [needs('transport')],
      allowed: OUTDOORS,
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS, 'marquee_lining'],
      excluded: [
        ...TOPS,
        'subwoofer',
        'dj_player',
        'dj_mixer',
        'crew_dj',
        'disco_light',
        'moving_head',
        'crockery',
        'cutlery',
        'glassware',
        'crew_waiter',
        'space_heater',
        'patio_heater',
        'photo_booth',
      ],
      silly: ['projector', 'lectern', 'crowd_barrier', 'table_desk', 'flip_chart', 'stage_monitor'],
      title: [/bazas|mariage/i, /140/],
    },
  },
  {
    id: 'ho-t-marche-gourmand',
    language: 'fr',
    catalogue: 'garonne',
    description: `Formulaire de demande de devis
Organisateur : Comité des fêtes de Saint-Loubès-du-Drot
Manifestation : marché gourmand nocturne
Date : vendredi 24 juillet, 18 h à minuit
Public attendu : 600 personnes
Scène : podium remorque couvert
Son : deux enceintes RCF 912 et deux caissons pour un duo d'accordéon, 2 micros HF main, 2 SM58, un technicien
Lumière : 8 PAR LED pour la scène, 20 guirlandes guinguette sur la place
Mobilier : 75 ensembles brasserie
Énergie : un groupe 40 kVA avec coffret
Sanitaires : 8 WC autonomes dont un PMR, 2 lave-mains
Site : 60 barrières Vauban, 15 conteneurs 240 L, 6 extincteurs
Enfants : château gonflable
Livraison la veille si possible.`,
    good: {
      attendees: 600,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs(/912/, 2),
        needs(/8004/, 2),
        needs('mic_wireless_handheld', 2),
        needs(/^SM58/, 2),
        needs('crew_sound', [1, 14]),
        needs(/PAR LED/, 8),
        needs('festoon', 20),
        needs('beer_table_set', 75),
        needs(/40 kVA/, 1),
        needs('power_distro', [1, 6]),
        needs(/^WC autonome$/, [7, 8]),
        needs('toilet_accessible', 1),
        needs('hand_wash', 2),
        needs('crowd_barrier', 60),
        needs('waste_bin', 15),
        needs('fire_extinguisher', 6),
        needs('inflatable', 1),
        needs('transport'),
      ],
      should: [needs('mixing_console', 1), needs('mic_stand', [1, 6])],
      allowed: [...OUTDOORS, ...SHOW],
      offers: [...OUTDOORS_OFFERS, ...SHOW_OFFERS],
      silly: ['projector', 'lectern', 'marquee', 'flip_chart', 'table_round', 'table_desk'],
      title: [/loubès|marché/i, /600/],
    },
  },
];
