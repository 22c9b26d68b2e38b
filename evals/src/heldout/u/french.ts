import { type EvalBrief, needs } from '../../expectation.ts';
import { PLATFORM, SPEAKERS, TABLEWARE } from '../../usual.ts';
import { MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';
import { MICS } from './left-out.ts';

/** In French: a town's consultation, a wedding, a study day. */
export const FRENCH: readonly EvalBrief[] = [
  {
    id: 'ho-u-fete-musique',
    language: 'fr',
    catalogue: 'garonne',
    description: `Commune de Sainte-Colombe-sur-Lède - Consultation : prestations techniques pour la fête de la musique, dimanche 21 juin, place du Foirail (extrait du cahier des charges)

L'édition précédente a réuni près de 700 personnes malgré l'orage. Cinq groupes amateurs se succèdent de 18 h à minuit.

Le titulaire fournit, installe et exploite :
- un podium remorque couvert ;
- une diffusion de quatre têtes RCF et quatre caissons, quatre retours, une console numérique Midas, huit SM58, deux micros HF main, six boîtiers de direct (DI), pieds de micro en nombre suffisant ;
- un éclairage de scène simple, avec sa console ;
- un technicien son et un technicien lumière ;
- un groupe électrogène de 40 kVA et ses coffrets ;
- 80 barrières Vauban, 30 ensembles brasserie, 6 WC autonomes dont 1 PMR.

La commune précise que la buvette est tenue par le comité des fêtes, avec ses tireuses et ses frigos. La sécurité est confiée à une société déjà retenue. Les groupes viennent avec leurs amplis et partagent la batterie de l'école de musique. Les extincteurs sont prêtés par le SDIS.

Remise des offres : 30 avril, 12 h.`,
    good: {
      attendees: 700,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs(/RCF ART 912|RCF ART 708/, 4),
        needs('subwoofer', 4),
        needs('stage_monitor', 4),
        needs(/M32R/, 1),
        needs(/SM58/, 8),
        needs('mic_wireless_handheld', 2),
        needs('di_box', 6),
        needs('mic_stand', [8, 20]),
        needs(['stage_wash', 'lighting_package']),
        needs('lighting_console', 1),
        needs('crew_sound'),
        needs('crew_lighting'),
        needs(/40 kVA/, 1),
        needs('power_distro', [1, 8]),
        needs('crowd_barrier', 80),
        needs('beer_table_set', 30),
        needs(/^WC autonome$/, [5, 6]),
        needs('toilet_accessible', 1),
      ],
      should: [needs('power_cable'), needs('fuel'), needs('transport')],
      allowed: [...OUTDOORS, ...SHOW],
      offers: [...OUTDOORS_OFFERS, ...SHOW_OFFERS],
      excluded: [/Tireuse/, 'refrigeration', 'bar_unit', 'guitar_amp', 'bass_amp', 'drum_kit', 'fire_extinguisher'],
      silly: ['projector', 'lectern', 'table_round', 'dance_floor', 'flip_chart', 'sofa', 'registration_desk'],
      title: [/colombe|musique|foirail/i, /700/],
    },
  },
  {
    id: 'ho-u-mariage-lot',
    language: 'fr',
    catalogue: 'garonne',
    description: `Bonjour Madame, bonjour Monsieur,

Nous nous marions le samedi 12 septembre dans le Lot, chez la grand-mère de Baptiste (c'est au bout d'un chemin, mais un camion y passe, nous avons vérifié avec le livreur de fioul). Nous serons 140 à table, et autant à la cérémonie dans le verger.

Il nous faudrait une structure 10 x 25 avec plancher bois et moquette sur 250 m², 140 chaises Napoléon III blanches, 140 chaises pliantes en bois pour la cérémonie, 18 tables rondes de 150 avec leurs nappes, 140 serviettes, une arche, 20 guirlandes guinguette, une piste de danse de 36 m², huit mange-debout, deux bars lumineux et la caravane sanitaire.

Le traiteur apporte la vaisselle, les couverts et les verres. C'est un ami qui fait le DJ, avec sa propre sono et ses lumières, et il nous prêtera un micro pour les discours. Pour la déco florale, ma tante s'occupe de tout, centres de table compris. Le photobooth, non merci, on en a trop vu.

Bien à vous,
Margaux et Baptiste`,
    good: {
      attendees: 140,
      days: 1,
      must: [
        needs(/10 x 25/, 1),
        needs(/Plancher bois/, [250, 250]),
        needs(/Napoléon III blanche/, [140, 147]),
        needs(/pliante blanche/, [140, 147]),
        needs(/ronde Ø 150/, 18),
        needs(/ronde Ø 290/, [18, 20]),
        needs('napkin', [140, 154]),
        needs('ceremony_arch', 1),
        needs('festoon', 20),
        needs('dance_floor', 36),
        needs('table_cocktail', 8),
        needs('bar_unit', 2),
        needs('toilet_trailer', 1),
      ],
      should: [needs('transport')],
      allowed: OUTDOORS,
      offers: [...PARTY_OFFERS, ...OUTDOORS_OFFERS, 'marquee_lining', 'space_heater'],
      excluded: [
        ...TABLEWARE,
        ...SPEAKERS,
        ...MICS,
        'crew_dj',
        'dj_player',
        'dj_mixer',
        'disco_light',
        'centrepiece',
        'photo_booth',
      ],
      silly: ['projector', 'table_desk', 'crowd_barrier', 'flip_chart', 'line_array', 'pinboard'],
      title: [/lot|mariage/i, /140/],
    },
  },
  {
    id: 'ho-u-journee-etude',
    language: 'fr',
    catalogue: 'garonne',
    description: `Demande de devis (formulaire du site)

Société / organisme : Syndicat des pruniculteurs du Villeneuvois
Manifestation : journée d'étude sur l'irrigation
Date : jeudi 19 novembre
Lieu : salle polyvalente de Casseneuil
Nombre de participants : 90
Votre besoin : 90 chaises coque noires, 45 tables de conférence. Une estrade de 4 m sur 2 m à 40 cm, avec escalier et jupe. Un pupitre plexi avec col de cygne. Kit sono conférence, plus deux micros cravate et un second micro main. L'Epson 5 000 lumens et le cadre de 300. Un PC portable et une télécommande. Deux paperboards. Une banque d'accueil, un percolateur, 90 tasses. Un technicien son sur la journée.
Commentaires : la salle est libre la veille à partir de 17 h. Merci de prévoir un véhicule pas trop haut, le porche fait 2,60 m. L'an dernier nous étions 60, cela grandit !`,
    fields: { attendees: 90 },
    good: {
      attendees: 90,
      days: 1,
      must: [
        needs(/coque M2/, [90, 95]),
        needs(/Table de conférence/, 45),
        needs(/Samia 2 x 1/, 4),
        needs('stage_steps', 1),
        needs('stage_skirt', [4, 12]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs(/Kit sono conférence/, 1),
        needs('mic_wireless_lapel', 2),
        needs('mic_wireless_handheld', [1, 2]),
        needs(/2250U/, 1),
        needs(/300 x 170/, 1),
        needs('playback_laptop', 1),
        needs('presentation_clicker', 1),
        needs('flip_chart', 2),
        needs('registration_desk', 1),
        needs('hot_drinks', 1),
        needs(/Tasse/, [90, 100]),
        needs('crew_sound'),
      ],
      should: [needs(/pieds 40/, 4), needs('video_cable'), needs('transport')],
      allowed: [...MEETING, ...PLATFORM],
      offers: MEETING_OFFERS,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'subwoofer', 'beer_table_set'],
      title: [/casseneuil|irrigation|étude|pruni/i, /90/],
    },
  },
];
