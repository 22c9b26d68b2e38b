/**
 * What says over a list whose its things are or that they are not asked for, in any of the languages: "CARRIED BY ARTIST",
 * "Moyens mis à disposition par la commune", "Bauseitige Leistungen".
 */
const SAYS = String.raw`(?:carried|provided|supplied|furnished|brought) by [^.\n:;]{2,40}|(?:we|the band|the artist) (?:carry|carries|bring|brings)|exclusions?|excluded|by others|not (?:required|included|to be (?:priced|quoted|supplied))|existing(?: equipment)?|(?:moyens? |matériels? )?mis(?:es?)? à (?:la )?disposition par [^.\n:;]{2,40}|fournis? par [^.\n:;]{2,40}|hors (?:marché|lot)|bauseitige leistungen|bauseits (?:vorhanden|gestellt)|gestellt (?:von|durch) [^.\n:;]{2,40}|medios (?:que aporta|aportados por|puestos a disposición por) [^.\n:;]{2,40}|exclusiones|ter beschikking gesteld door [^.\n:;]{2,40}|uitsluitingen`;
const HEADING = new RegExp(
  String.raw`^([ \t]*(?:(?:article|artikel|artículo|section|§|clause|punkt|nr|no)\.?[ ]?)?(?:\d{1,2}(?:\.\d{1,2})*[.)]?[ ]{1,2})?(?:[-–—][ ])?(?:${SAYS}))\.(?=[ ]\S)(?![ ](?:the|it|we|they|there|our|this|these|le|la|les|der|die|das|es|el|los|de|het)\b)`,
  'gimu',
);

/** "3.4 Fair Provides. The stage …": a numbered clause under the name of who does. */
const PROVIDES =
  /^([ \t]*\d{1,2}(?:\.\d{1,2})*[.)]?[ ]{1,2}(?:the )?\p{L}[^.\n:;\d]{1,30} (?:provides|supplies|furnishes|to provide|to supply))\.([ ][^\n]*)/gimu;

/** "We've got..." over what they have. */
const OPEN = /^([ \t]*\p{L}[\p{L}'’]*(?: [\p{L}'’]+){1,5})[ ]?(?:\.{3,}|…)(?=[ \t]*\n[ \t]*\S)/gmu;

/** "CARRIED BY ARTIST. Mixing console, stage box": a heading that ends with a full stop heads with a colon. Offsets stay as they are. */
export function withColons(raw: string): string {
  return raw
    .replace(HEADING, '$1:')
    .replace(OPEN, (said: string, heading: string) => `${heading}:`.padEnd(said.length))
    .replace(PROVIDES, (_, heading: string, items: string) => {
      return `${heading}:${items.replace(/\.(?= \p{Lu})/gu, ';')}`;
    });
}
