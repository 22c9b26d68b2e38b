/** What says of a thing before it that it is wished for, in the two languages whose verb comes second. All folded. */

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u));

export interface WishedBehindWords {
  /** "wäre", "zou": with something good behind it. */
  readonly would: ReadonlySet<string>;
  /** "ist", "mag": with "yes indeed" and something good behind it. */
  readonly is: ReadonlySet<string>;
  readonly good: ReadonlySet<string>;
  /** "bleibt", "mogen blijven": what was offered is to stay. */
  readonly stays: ReadonlySet<string>;
  readonly kept: ReadonlySet<string>;
  /** What who is asked does with it. */
  readonly given: RegExp;
  /** What we do with what we hire. */
  readonly taken: RegExp;
  /** "schon", "wel": but this one. */
  readonly yes: ReadonlySet<string>;
  /** What turns all of it: "not", "from", "with us". */
  readonly turned: ReadonlySet<string>;
}

export const WISHED_BEHIND: { readonly de: WishedBehindWords; readonly nl: WishedBehindWords } = {
  de: {
    would: set('ware waren war warn wars'),
    is: set('darf durfen sollte sollten'),
    good: set(
      'schon gut toll fein super prima klasse nett perfekt ideal hilfreich wichtig genial cool spitze traum traumhaft wunschenswert praktisch sinnvoll recht lieb angebracht thema hit knaller nice top sein dabei drin rein dazu mit',
    ),
    stays: set('bleibt bleiben bleib'),
    kept: set('drin dabei drauf angebot bestehen liste unverandert auftrag'),
    given: /^(?:stell|bring|liefer|schick|nehm|pack|bau|mach|leg|hang)(?:e|t|et|en|n)$|^(?:kommt|kommen|kame|kamen)$/u,
    taken:
      /^(?:nehmen|nehm|nehme|mieten|miete|buchen|buche|bestellen|bestelle|wollen|mochten|mochte|brauchen|brauche|brauchten|benotigen|benotige)$/u,
    yes: set('ja bitte gern gerne gewunscht erwunscht'),
    turned: set(
      'nicht kein keine keinen keins keiner nie niemand weder mit von vom beim aus selbst selber anderswo woanders anders anderen anderer anderem sparen schenken zuruck weg raus nur sich euch',
    ),
  },
  nl: {
    would: set('zou zouden'),
    is: set('is zijn mag mogen kan kunnen'),
    good: set(
      'leuk fijn mooi handig tof super welkom gewenst prima nice top ideaal goed gaaf heerlijk wenselijk lekker doorgaan door blijven erbij erin erop mee bij',
    ),
    stays: set('blijft blijven laat laten houd hou houden houdt'),
    kept: set('erin erop staan doorgaan behouden aan bestelling offerte'),
    given:
      /^(?:regel|lever|breng|zorg|stel|stuur|neem|zet|plaats|bouw)(?:t|en)?$|^(?:nemen|zetten|stellen|sturen|komt|komen)$/u,
    taken: /^(?:nemen|neem|huren|huur|boeken|boek|bestellen|bestel|willen|wil|wensen|zoeken)$/u,
    yes: set('wel ja graag'),
    turned: set(
      'niet geen nooit niemand mee zelf elders ergens anders andere van bij uit via eruit eraf weg vallen zitten',
    ),
  },
};
