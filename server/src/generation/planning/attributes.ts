import type { Kind } from '../../equipment/index.ts';

/** What tells things of one kind apart; of one group a thing has one value as a rule, and another contradicts it. */
export interface Attribute {
  readonly group: string;
  readonly value: string;
  /** In names and in running text of the five languages, lower case. */
  readonly words: RegExp;
}

function row(group: string, value: string, words: RegExp): Attribute {
  return { group, value, words };
}

export const ATTRIBUTES: readonly Attribute[] = [
  row('colour', 'white', /\bwhite\b|wei(?:ß|ss)|\bblanc(?:he)?s?\b|\bblanc[ao]s?\b|\bwitte?\b/u),
  row('colour', 'ivory', /ivory|\bcream\b|elfenbein|creme|crème|ivoire|écru|marfil|ivoor/u),
  row('colour', 'black', /\bblack\b|schwarz|\bnoire?s?\b|\bnegr[oa]s?\b|\bzwarte?\b/u),
  row('colour', 'grey', /\bgr[ea]y\b|charcoal|anthra[cz]it|antracit|\bgrau|\bgris(?:e|es)?\b|\bgrijze?\b/u),
  row('colour', 'silver', /silver|chrome|silber|chrom\b|argenté|chromé|platead|cromad|zilver|verchroomd/u),
  row('colour', 'gold', /\bgold|dorée?s?\b|dorad[oa]s?|\bgoud/u),
  row('colour', 'blue', /\bblue\b|\bblaue?[rsnm]?\b|\bbleue?s?\b|\bazul|\bblauwe?\b|\bnavy\b/u),
  row('colour', 'red', /\bred\b|\brote?[rsnm]?\b|\brouges?\b|\broj[oa]s?\b|\brode?\b/u),
  row('colour', 'burgundy', /burgundy|maroon|bordeaux|wine.?red|weinrot|lie de vin|granate|wijnrood/u),
  row('colour', 'green', /\bgreen\b|\bgrüne?[rsnm]?\b|\bverte?s?\b|\bverdes?\b|\bgroene?\b/u),
  row('colour', 'brown', /\bbrown\b|\bbraune?[rsnm]?\b|\bmarrón|\bmarron|\bbruine?\b/u),
  row('colour', 'natural', /lime.?wash|\bnatur(?:al|el|elle|ell)?\b|naturbelassen/u),
  row('colour', 'clear', /\bclear\b|transparent|\bacryl|plexi|glasklar|doorzichtig/u),
  row('wood', 'wood', /\bwood|\boak\b|\bpine\b|rustic|holz|eiche|kiefer|\bbois\b|chêne|madera|roble|\bhout|eiken/u),
  row('shape', 'round', /\brounds?\b|circular|\brunde?[rsnm]?\b|\brondes?\b|\bronds?\b|redond[ao]s?/u),
  row('style', 'folding', /\bfold|klapp|\bpliant|plegab|klapsto|klaptaf|inklap|vouw|samsonite/u),
  row('style', 'stacking', /\bstack|stapel|empilab|apilab/u),
  row('style', 'chiavari', /chiavari|tiffany|napol[eé]on/u),
  row('style', 'cross-back', /cross.?back|x.?back|kreuzlehn|croisillon|respaldo cruzado|kruisrug/u),
  row('style', 'ghost', /ghost/u),
  row('style', 'banqueting', /banquet|bankett/u),
  row('style', 'bistro', /bistro/u),
  row('style', 'deckchair', /deck.?chair|liegest[uü]hl|chaise.?longue|tumbona|ligstoel|\bsun.?loung/u),
  row('style', 'chesterfield', /chesterfield/u),
  row('style', 'bale', /\bbale|strohball|botte de paille|\bpaca|strobal/u),
  row('style', 'barrel', /barrel|\bfass\b|weinfass|fässer|tonneau|barril|vat(?:en)?\b|bierton/u),
  row('style', 'crate', /\bcrate|\bpalette?n?\b|\bpallet|kisten/u),
  row('make', 'digital', /digital|numérique|digitale/u),
  row('make', 'analogue', /analog/u),
  row('drive', 'active', /\bactive\b|\baktive?\b|\bpowered\b|amplifiée?s?\b|\bactiv[oa]s?\b|\bactieve?\b/u),
  row('drive', 'passive', /\bpassive?\b|\bpassi[ef]ve?\b|\bpasiv[oa]s?\b/u),
  row('supply', 'battery', /batter(?:y|ies)|akku|batterie|bater[ií]a|\baccu/u),
  row(
    'place',
    'outdoor',
    /outdoor|außen|outside|weather|daylight|tageslicht|plein jour|luz del d[ií]a|daglicht|\btrailer|\bip6[5-7]|extérieur|exterior|\bbuiten/u,
  ),
  row('place', 'indoor', /\bindoor/u),
  row('floor', 'parquet', /parquet|parkett|parqu[eé]t|parket/u),
  row('floor', 'carpeted', /carpeted|teppich|moquette|moqueta|tapijt|vloerbedekking/u),
  row('floor', 'lit', /starlit|star.?light|\bled dance|led.?tanz|dance floor.{0,12}\bled\b|lumineuse|luminos/u),
  row('class', 'luxury', /luxur|deluxe|\bluxe\b|\blujo\b|luxus|\bvip\b/u),
  row('age', 'child', /\bchild|\bkinder|\benfant|\bniñ|hochstuhl|high.?chair|kinderstoel/u),
  row('use', 'exam', /\bexam|prüfung|examen/u),
  row('use', 'cake', /\bcake\b|torten|gâteau|\btarta\b|\btaart/u),
  row('use', 'catering', /\bcater|\bcooks?\b|küchen|cuisine|cocina|keuken/u),
  row('use', 'back bar', /back.?bar|rückbuffet|bar arrière|contrabarra|achterbar/u),
  row('use', 'tipi', /\btipi|tepee|\byurt|stretch|bedouin|beduin|bédouin|\bzirkus|\bcircus/u),
  row('stand', 'table-top', /table.?top|desk.?top|tischst(?:ativ|änder)|\bsobremesa|tafelstatief|pied de table/u),
  row('light', 'lantern', /lantern|candle|kerze|lanterne|farol|lantaarn/u),
];

/** Not what is meant where nobody says so. */
export const SPECIAL: ReadonlySet<string> = new Set([
  'ghost',
  'deckchair',
  'chesterfield',
  'bale',
  'barrel',
  'crate',
  'lit',
  'child',
  'exam',
  'cake',
  'catering',
  'back bar',
  'tipi',
  'lantern',
  'table-top',
]);

/** The ordinary colour where none is said. */
export const USUAL_COLOUR: Partial<Record<Kind, string>> = {
  tablecloth: 'white',
  napkin: 'white',
  chair_cover: 'white',
  crockery: 'white',
  drape: 'black',
  stage_skirt: 'black',
  marquee_lining: 'ivory',
};
