import { fold } from './fold.ts';

/** Words that end like a compound of another and are none, by that ending: a husband is no band, Dorchester no orchestra. */
const NO_COMPOUNDS = `
  husband broadband breitband multiband wideband narrowband sideband headband wristband armband hatband waistband
  klebeband doppelklebeband gewebeband gafferband isolierband absperrband flatterband warnband markierband
  markierungsband spannband zurrband hebeband förderband laufband fließband gummiband halsband stirnband schlüsselband
  klettband tonband videoband magnetband schmuckband stoffband satinband dekoband seidenband samtband geschenkband
  einband sammelband teppichband plakband kleefband klittenband afzetband polsband orkestband geluidsband transportband
  rubberband
  chorleiter chorleiterin projektleiter schulleiter bauleiter einsatzleiter spielleiter teamleiter gruppenleiter kursleiter
  seminarleiter tagungsleiter orchesterleiter musikleiter jugendleiter filialleiter abteilungsleiter betriebsleiter marktleiter
  safest manifest infest wetterfest feuerfest winterfest standfest rutschfest trittfest hitzefest wasserfest sturmfest
  windfest stoßfest kratzfest bissfest reißfest abriebfest wischfest spülmaschinenfest frostfest krisenfest ortsfest
  bodenfest formfest
  anchor dorchester regala macarena spark ballpark marshal marchal cathal narwhal betrothal daheim geheim insgeheim brede
  traum vrede wrede gerede promesse supermarkt supermärkte supermarché zeitraum sommernachtstraum hohlraum stauraum spielraum zwischenraum geleden verleden overleden rolstoelen
  rollstühle fahrstühle bemesse sitzplatz stehplatz arbeitsplatz monitorplatz regieplatz rollstuhlplatz steckplatz
  durchaus thuis funkempfang handyempfang signalempfang netzempfang ausrede anrede abrede verabrede
  spécialiste journaliste cycliste vocaliste styliste réaliste`;

const WORDS: ReadonlySet<string> = new Set(NO_COMPOUNDS.trim().split(/\s+/u).map(fold));
/** "Fachverband", "Landesverbände": a federation. "Tafelkleden", "Ausführungszeitraum". */
const ENDINGS = /(?:verband|kleden|zeitraum)$/u;

/** Whether a word only looks like a compound of what it ends with. `word`: folded. */
export function isNoCompound(word: string): boolean {
  return WORDS.has(word) || ENDINGS.test(word);
}
