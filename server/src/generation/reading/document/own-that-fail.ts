/** Whose: "our own", "the band's own", "the school's", "ours", "unsere eigenen", "les nôtres". No thing is named. */
const OWN = [
  String.raw`(?:our|their|its|his|her|my|(?:the |our )?\p{L}{1,24}['’]s?) own(?: ones?)?`,
  String.raw`(?:the |our )?\p{L}{3,24}(?<!(?:it|he|she|that|there|what|who|here|let|where))['’]s?(?= (?:are|do|don|did|have|went|were|will|won|can|cannot|no)\b)`,
  'ours|theirs|mine',
  '(?:unsere?n?|die|seine|ihre|meine) eigenen?|die (?:des|der|vom) \\p{L}{1,24}',
  "(?:le|la|les) (?:nôtres?|miens?|miennes?|siens?|siennes?|leurs?)|(?:ceux|celles) (?:du|de la|de l[’']|des) ?\\p{L}{1,24}",
  'l[ao]s? (?:nuestr|suy|mí)[ao]s?|l[ao]s? (?:del|de la) \\p{L}{1,24}',
  'onze eigen|die van ons|die van (?:de|het) \\p{L}{1,24}|de onze|de mijne',
].join('|');

/** What is said of those that will not do. */
const FAIL = [
  'out|away|elsewhere|in use|in repair|on loan|lent|loaned|broken|gone|damaged|stolen|lost|sold|booked|taken|unusable|worn|rusty|stored|flooded|wet|double.booked|too \\p{L}{1,24}',
  "went|won[’']t|will not|do not|don[’']t|did not|didn[’']t|can[’']?t|cannot|no longer|not (?:available|enough|suitable|here|working|back|allowed|free|going|due|up)|never|short|past|failed|fell|died|got",
  'verliehen|kaputt|defekt|unterwegs|weg|vergeben|belegt|beschädigt|gestohlen|verkauft|zu \\p{L}{1,24}|nicht|reichen',
  'prêté|en panne|cassé|abîmé|pris|occupé|loué|trop|volé|ne suffisent|pas|vendu|en réparation|réservé',
  'prestad|rot[ao]s|estropead|ocupad|vendid|dañad|no |demasiado|robad|en uso',
  'uitgeleend|kapot|stuk|weg|bezet|verkocht|te \\p{L}{1,24}|niet|gestolen|in gebruik',
].join('|');

const BECAUSE = String.raw`(?:as|since|because|for|seeing that|now that|while|but|da|weil|denn|car|comme|puisque|parce que|mais|porque|ya que|pues|pero|want|omdat|aangezien|maar)[ ]`;
const FAILING = new RegExp(
  `(?<=[\\p{L}\\d)])(?:[ ]?\\((?:${BECAUSE})?|(?:[,;.]|[ ][–—-])[ ](?:${BECAUSE})?|[ ]${BECAUSE})(?:${OWN})[ ][^.,;:()\\n]{0,20}?(?<![\\p{L}])(?:${FAIL})[^.,;:()\\n]{0,60}\\)?(?=[.,;:)\\n]|$)`,
  'giu',
);

/** "Garbage boxes BESIDES THE PARK'S OWN, for the grounds (30)". */
const BESIDES = new RegExp(
  `[ ](?:besides|in addition to|on top of|over and above|zusätzlich zu|neben|en plus d(?:e|es)|además de|naast|bovenop)[ ](?:${OWN.replace(/\(\?= \(\?:are.*?\)\\b\)/u, '')}|(?:den|unseren|ihren|seinen) eigenen|(?:n|v)ôtres)(?=[ ]*[.,;:()\\n]|$)`,
  'giu',
);

/** "45 music stands. The band's own went to the summer school": without those that they stand in for. Offsets stay as they are. */
export function withoutOwnThatFail(raw: string): string {
  return [BESIDES, FAILING].reduce(
    (text, own) => text.replace(own, (said) => `${/^[.;]/u.test(said) ? said[0] : ' '}`.padEnd(said.length)),
    raw,
  );
}
