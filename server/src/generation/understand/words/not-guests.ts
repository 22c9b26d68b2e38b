/** Behind a size: it suits so many. */
export const SIZED_FOR: ReadonlySet<string> = new Set(
  'ideal fine enough sufficient adequate ok okay suffices'.split(' '),
);

/** Before "for": "wide enough", "assez grande", "groß genug". */
export const ENOUGH: ReadonlySet<string> = new Set(
  'enough wide genug ausreichend assez suffisamment suficientemente bastante suficiente genoeg'.split(' '),
);

/** What each has one of. */
export const TO_USE =
  /^(?:headsets?|beltpacks?|intercoms?|comms|cans|mics?|microphones?|monitors?|wedges|ears|stands|stools|barstools|mirrors?|towels|bottles|hocker|barhocker|kopfhorer|mikro\w*|notenstander|handtucher|casques?|micros?|tabourets|pupitres|serviettes|auriculares|microfonos?|taburetes|atriles|toallas|krukken|microfoons?|handdoeken)$/u;

/** Those who play or work, in a label before their number. */
export const CAST: ReadonlySet<string> = new Set(
  'band crew cast musicians performers dancers players actors artists technicians lineup besetzung kunstler musiker tanzer techniker artistes musiciens danseurs comediens techniciens artistas musicos bailarines actores tecnicos artiesten muzikanten dansers acteurs bezetting'.split(
    ' ',
  ),
);
export const MEMBERS: ReadonlySet<string> = new Set(
  'members mitglieder bandmitglieder membres miembros integrantes leden bandleden'.split(' '),
);

/** Behind a figure that is an hour. */
export const DAYTIME =
  /^(?:in the (?:evening|morning|afternoon)|at night|o'?clock|abends|morgens|nachmittags|am abend|du soir|du matin|de la (?:tarde|noche|manana)|'s (?:avonds|middags|morgens)|in de (?:avond|middag|ochtend))/u;

/** What there is where people get changed. */
export const DRESSED =
  /^(?:dressing|changing|mirrors?|wardrobe|costumes?|ironing|garderoben?|umkleide\w*|spiegel|loges?|miroirs?|vestiaires?|camerinos?|espejos?|vestuarios?|kleedkamers?|kapstok\w*)$/u;

/** Some of those who listen. */
export const OF_AUDIENCE =
  /^(?:\w+ )?(?:(?:of|from|in) (?:the|your|our) (?:audience|crowd)|aus dem publikum|(?:du|dans le) public|del publico|uit het publiek)\b/u;
