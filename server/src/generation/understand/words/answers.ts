/** What a form's question is answered with, in five languages, each a list of alternatives of a pattern. */
export const YES_WORDS = 'yes|yeah|yep|ja|jawohl|oui|s[ií]';
export const NO_WORDS = 'no|nope|none|nil|nichts|nein|keine[rns]?|néant|non|ninguno|nee|geen';
export const COURTESIES = 'please|thanks?|thank you|bitte|danke|merci|svp|gracias|por favor|graag|bedankt';
/** Before the figure that a question is answered with. */
export const ROUGHLY = String.raw`about|approx\.?|approximately|around|circa|ca\.?|c\.|roughly|say|up to|etwa|rund|ungefähr|bis zu|environ|env\.?|jusqu'à|unos|unas|hasta|aprox\.?|ongeveer|zo'n|tot`;
