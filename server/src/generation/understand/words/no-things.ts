import type { Language } from '../../types.ts';

/**
 * Everyday words that read like a name of equipment, of another language or of a form of it, and are none in this one.
 * `uncounted`: only where no figure stands before them ("12 profiles" are lights, "a high profile" is none).
 */
export const NO_THINGS: Readonly<Record<Language, { readonly never: string; readonly uncounted: string }>> = {
  en: {
    never: `furnishing prerequisite prerequisites letterhead personal techniques interpreted coordination electro charleston
      rhode catalyst climate chester tribune comm transit securities signing separation signé`,
    uncounted: `confidence profile profiles satellite satellites delay delays interface interfaces structure
      structures tail palm palms log logs coal flood charger chargers shuttle server servers grip hook hooks bolt bolts
      key ride rides crash fans weight aggregate converter kilometers kilometres`,
  },
  de: {
    never: `montag montags buchen aussteller ausstellern rollstuhlfahrer rollstuhlfahrern rollstuhlfahrerinnen marshal
      labor stein steine steinen flut buch fern ferne handschellen collier gleichgewicht busen atem himmel himmels
      schrank saul sonnenaufgang chef chefs kochen koche tabletten organe organ leslie hera einlassen china vereinigung
      vereinigungen segelvereinigung prerequisites`,
    uncounted: `hintergrund hand hände händen profil profile satellit satelliten gewicht effekt effekte bus busse taxi
      auto autos coach shuttle server countdown dessert läufer läufern deck`,
  },
  fr: {
    never: `bactéries couche couches marques marqués profitent parlant repris
      signe signes signé signés signée organe organes éclat courante courantes courants traverser traversé
      traversée poursuit transporter ménagers couverte charger climat olivier semi conducteurs`,
    uncounted: `automatique automatiques traverse portant profil profils poids retour marche stage stages interface
      colonne grille palme structure structures déplacement déplacements diable porteur porteurs réseau essence`,
  },
  es: {
    never: `labor trasera pesa garras seguidores diana cuna marqués líquido pila charles órganos órgano`,
    uncounted: `escena escenas mano manos columna estructura kilómetros chimenea darte`,
  },
  nl: {
    never: `uitschakelen schakel schakelen haakjes presenteren verklikker tong politiebureau komen standen klimaat lichte armleuning armleuningen rugleuning rugleuningen
      lichten schaal kram`,
    uncounted: `achtergrond gewicht structuur circuit structuren`,
  },
};
