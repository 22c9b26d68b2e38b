/** Words of a screen that lights up by itself. */
export const SHINES = /\bled\b|wall|wand|\bmur\b|pared|muro|jumbo|trailer/iu;
/** Easels, and what lies on those that people draw on. */
export const EASEL = /^(?:easels?|staffelei(?:en)?|chevalets?|caballetes?|schildersezels?|ezels?)$/u;
export const DRAWN_ON =
  /^(?:pads?|paper|papers|flip\w*|markers?|sketch\w*|(?:zeichen|tekens?|teken|papier|schreib)?block?s?|papier|stifte\w*|blocs?|feuilles?|marqueurs?|papel|rotuladores|tekenblok|stiften)$/u;
/** What a conductor stands on, and who conducts. */
export const PODIUM = /podium|podest|rostrum|rostra|riser|platform|dais|\bbox\b|bok\b|estrade|tarima|podio|verhog/iu;
export const CONDUCTORS =
  /^(?:conductor(?:'s|s)?|conductors'|md|dirigent\w*|dirigenten|chef|cheffe|director\w*|directrice|dirigeant\w*)$/u;
export const CONDUCTS = /conductor|dirigent|\bchef|director/iu;
/** Rooms beside the main one. */
export const OF_ROOMS = /\brooms?\b|breakout|workshop|seminar|r[aä]um|\bsalles\b|\bsalas?\b|\bzalen\b|lokal/iu;
