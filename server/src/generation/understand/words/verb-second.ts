/** Words of the two languages in which a thing may open its sentence and its verb comes next. All folded. */

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u));
const forms = (prefixes: string, stems: string, endings: string): RegExp =>
  new RegExp(
    `^(?:${prefixes.replaceAll(' ', '|')})?(?:${stems.replaceAll(' ', '|')})(?:${endings.replaceAll(' ', '|')})?$`,
    'u',
  );

export interface VerbSecondWords {
  /** Has it: "hat", "heeft". */
  readonly has: ReadonlySet<string>;
  /** Does with it what somebody does who provides it: "bringt", "bastelt", "leent", "timmert". */
  readonly does: RegExp;
  /** What we do ourselves where the thing is not to be hired. */
  readonly weDo: RegExp;
  /** What we do where somebody else is named from whom it comes. */
  readonly weGet: RegExp;
  /** Those others: "vom", "van". */
  readonly from: ReadonlySet<string>;
  /** Ends "abholen", "ophalen": hired, and fetched. */
  readonly fetched: ReadonlySet<string>;
  readonly passives: ReadonlySet<string>;
  readonly agents: ReadonlySet<string>;
  /** At the end of "hat der Verein …" and "wird vom Verein …". */
  readonly done: RegExp;
  readonly participle: RegExp;
  /** Where the thing is: "steht", "ligt". */
  readonly stands: ReadonlySet<string>;
  /** It is there already: "noch", "kistenweise", "im Keller". */
  readonly there: RegExp;
  /** "finden", "vinden". */
  readonly finds: ReadonlySet<string>;
  readonly ugly: RegExp;
  readonly too: ReadonlySet<string>;
  readonly needs: ReadonlySet<string>;
  readonly lets: ReadonlySet<string>;
  readonly letGo: ReadonlySet<string>;
  readonly modals: ReadonlySet<string>;
  readonly gone: ReadonlySet<string>;
  /** Behind "können wir": "entbehren", "missen". */
  readonly missed: RegExp;
  readonly spares: ReadonlySet<string>;
  readonly spared: ReadonlySet<string>;
  readonly we: ReadonlySet<string>;
  /** Who is asked. */
  readonly you: ReadonlySet<string>;
  readonly third: ReadonlySet<string>;
  readonly articles: ReadonlySet<string>;
  readonly indefinite: ReadonlySet<string>;
  /** Takes up a thing that was named before. */
  readonly pronouns: ReadonlySet<string>;
  readonly ones: ReadonlySet<string>;
  /** Small words that may stand anywhere. */
  readonly small: ReadonlySet<string>;
  readonly not: ReadonlySet<string>;
  readonly wishes: ReadonlySet<string>;
  /** What is said of things that do not serve, or of another time. */
  readonly unfit: ReadonlySet<string>;
  readonly prepositions: ReadonlySet<string>;
  readonly joints: ReadonlySet<string>;
  readonly subordinators: ReadonlySet<string>;
}

const GERMAN: VerbSecondWords = {
  has: set('hat habe hab haben hatt besitzt besitzen besitze'),
  does: forms(
    'mit bereit auf hin rein zu bei her ran an ab aus vor ruber heruber zusammen',
    'bring stell liefer leih verleih borg sponser sponsor sponsern spendier spend schenk stift besorg organisier beschaff regel bau zimmer bastel nah strick hakel mal bugel wasch druck back koch mach erledig ubernehm ubernimm kummer sorg hol schlepp karr trag roll schick kauf fuhr montier installier hang leg verleg bezahl finanzier buch bind steck flecht zauber dekorier verdank uberlass schweiss schreiner tischler topfer kleb steuer reservier engagier beauftrag bestell brach lieh gib geb nimm nehm ubernahm organisiert lass',
    'e st t et en n te ten ete eten',
  ),
  weDo: forms(
    'mit bereit auf hin bei',
    'bring besorg beschaff organisier regel bau zimmer bastel nah strick hakel mal druck back koch mach erledig ubernehm kauf schlepp steuer schreiner',
    'e en n',
  ),
  weGet: forms('', 'krieg bekomm hol leih borg nehm nutz benutz verwend bezieh verdank miet', 'e en n'),
  from: set('von vom beim aus durch uber anderswo woanders geschenkt geliehen gestellt umsonst gratis kostenlos'),
  fetched: set('ab'),
  passives: set('wird werden wurde wurden ist sind'),
  agents: set('von vom durch uns selbst selber'),
  done: /^(?:(?:mit|bereit|auf|her|hin|bei|an|aus|ein|zu|zur|vor|ab)?ge(?:bracht|stellt|liefert|liehen|borgt|sponsert|spendet|stiftet|schenkt|baut|zimmert|bastelt|naht|strickt|hakelt|malt|druckt|backen|kocht|macht|holt|schleppt|kauft|mietet|bucht|legt|hangt|schickt|bunden|steckt|regelt|sagt|sichert|ordert|klebt|steuert|schweisst|nommen|geben|lassen|kummert|sorgt|kriegt|fuhrt)|besorgt|organisiert|beschafft|erledigt|ubernommen|verliehen|montiert|installiert|bezahlt|finanziert|reserviert|engagiert|beauftragt|bestellt|bekommen|ergattert|uberlassen|spendiert|gesponsort|ausgeliehen|versprochen|parat|stehen|liegen|hangen|dabei|daheim|ubrig)$/u,
  participle: /^(?:\p{L}{0,6}ge\p{L}{3,}(?:t|en)|(?:be|ver|er|ent|zer|uber|unter)\p{L}{3,}(?:t|en)|\p{L}{3,}iert)$/u,
  stands: set('steht stehen liegt liegen hangt hangen lagert lagern schlummert schlummern lehnt lehnen'),
  there:
    /^(?:noch|schon|bereits|eh|ohnehin|sowieso|ja|fest|jedem|jeder|genug|genugend|reichlich|massenhaft|parat|bereit|gestapelt|herum|rum|\p{L}+weise|\p{L}*(?:keller|lager|schrank|speicher|dachboden|schuppen|garage|scheune|bauhof|abstellraum|abstellkammer|magazin|fundus|probenraum|geratehaus|geraumt|garage))$/u,
  finds: set('finde finden findet find fand fanden halten halte halt'),
  ugly: /^(?:furchtbar|schrecklich|grasslich|entsetzlich|grauenhaft|grausig|scheusslich|hasslich|kitschig|doof|blod|albern|ubertrieben|unnotig|uberflussig|entbehrlich|verzichtbar|spiessig|altmodisch|altbacken|peinlich|ode|langweilig|nervig|unpassend|unsinnig|affig|lacherlich|daneben|abscheulich|protzig|quatsch|blodsinn|unsinn|schwachsinn|murks|kacke|mist|unschon|abgedroschen|billig|stillos|geschmacklos)$/u,
  too: set('zu'),
  needs: set(
    'brauchen braucht brauche brauch brauchts bruuched benotigen benotigt benotige wollen will mochten mochte wunschen wunscht mogen mag',
  ),
  lets: set('lassen lass lasse lasst'),
  letGo: set('weg aus bleiben sein stecken fallen sausen daheim zuhause'),
  modals: set('kann konnen konnt darf durfen soll sollen muss mussen konnte konnten'),
  gone: set('weg raus entfallen wegbleiben daheimbleiben wegfallen rausfliegen verschwinden'),
  missed: /\b(?:entbehren|verschmerzen|streichen|verzichten)$/u,
  spares: set(
    'spart sparen spar schenkt schenken schenk klemmt klemmen verkneift kann konnen konnt konnten konntet durft',
  ),
  spared: set('sparen schenken klemmen verkneifen spart schenkt'),
  we: set('wir ich ma mir'),
  you: set('ihr euch du dir sie ihnen euer eure eurem ihre'),
  third: set('er man jeder jede alle beide dieser diese jemand einer'),
  articles: set('der die das unser unsere mein meine sein seine dessen deren jeder jede jedes s de'),
  indefinite: set('ein eine einer'),
  pronouns: set('die den das der dem sie ihn'),
  ones: set('einen eine eins eines ein welche welchen selber selbst eigenen eigene eigenes genug genugend'),
  small: set(
    'uns mir ihm ihr ihnen sich ja eh schon ohnehin sowieso auch selber selbst dann doch namlich zum gluck gott sei dank also aber halt wohl immer wieder diesmal heuer dieses jahr mal bereits alles alle beides komplett freundlicherweise netterweise glucklicherweise naturlich ubrigens schliesslich inzwischen jetzt nun traditionell wie noch bei hier da',
  ),
  not: set('nicht kein keine keinen keiner keins keines keinem nie niemals niemand niemandem weder kaum'),
  wishes: set('gern gerne lieber liebsten notig dringend ihnen euch bitte wenn falls ob oder hatten hatte'),
  unfit: set(
    'kaputt defekt klein wenig wenige wackelig alt hinuber letztes letzten letzte letztem vorigen voriges vorjahr damals fruher leider aber reicht reichen',
  ),
  prepositions: set(
    'in im auf am an aus bei beim mit fur zu zum zur von vom um unter uber hinter neben vor nach ohne statt als wie ab seit',
  ),
  joints: set('und aber denn also doch sondern nur'),
  subordinators: set('weil da dass nachdem wobei wahrend zumal'),
};

const DUTCH: VerbSecondWords = {
  has: set('heeft heb hebben hebt bezit bezitten'),
  does: forms(
    'mee aan bij neer klaar op uit af toe over',
    'breng bracht lever leen leend len zorg regel doe deed maak mak bouw timmer naai brei haak strijk was teken schilder druk verf knutsel bak kook kok koop kop kocht schenk sponsor sponser betaal betal geef gev zet plaats hang leg leggen verzorg voorzie neem nem nam haal hal sleep slep stuur stur boek reserveer reserver bezorg organiseer organiser installeer installer monteer monter fiks versier stel trakteer trakter financier doneer doner las dek vlecht bind huur bestel bakk zett stell dekk',
    't en n de den te ten',
  ),
  weDo: forms(
    '',
    'breng regel doe maak mak bouw timmer naai brei haak teken schilder druk verf knutsel bak bakk kook kok koop kop verzorg bezorg organiseer organiser fiks sleep slep',
    'en n',
  ),
  weGet: forms('', 'krijg haal hal leen len neem nem gebruik huur', 'en n'),
  from: set('van bij uit via elders gratis bruikleen cadeau mee'),
  fetched: set('op af'),
  passives: set('wordt worden werd werden is zijn'),
  agents: set('door ons onszelf zelf'),
  done: /^(?:(?:mee|aan|bij|neer|klaar|op|uit|af|toe|over|ter beschikking )?ge(?:bracht|leverd|leend|regeld|daan|maakt|bouwd|timmerd|naaid|breid|haakt|tekend|schilderd|drukt|verfd|knutseld|bakken|kookt|kocht|schonken|sponsord|geven|zet|plaatst|hangen|legd|nomen|haald|sleept|stuurd|boekt|reserveerd|organiseerd|installeerd|monteerd|fikst|steld|huurd|kregen|strikt|stapeld|streken)|verzorgd|bezorgd|betaald|besteld|vastgelegd|beloofd|toegezegd|staan|liggen|hangen|zitten|klaar|over|bij)$/u,
  participle: /^(?:\p{L}{0,6}ge\p{L}{3,}|(?:be|ver|ont|her)\p{L}{3,}(?:d|t|en))$/u,
  stands: set('staat staan ligt liggen hangt hangen zit zitten slaapt slapen'),
  there:
    /^(?:nog|al|reeds|toch|vast|klaar|gestapeld|genoeg|zat|elke|iedere|\p{L}*(?:kast|kelder|schuur|zolder|berging|magazijn|garage|opslag|hok|loods|kombuis|depot|stal))$/u,
  finds: set('vind vindt vinden vond vonden'),
  ugly: /^(?:lelijk|vreselijk|verschrikkelijk|afschuwelijk|afgrijselijk|overdreven|overbodig|onnodig|kitscherig|kitsch|ouderwets|stom|saai|belachelijk|onzin|protserig|niks|niets|flauwekul|oubollig|truttig|tuttig|foeilelijk|opzichtig|ordinair|onding|ondingen|smakeloos|gedateerd|storend|nutteloos|zinloos|poenerig)$/u,
  too: set('te'),
  needs: set('hoef hoeft hoeven moet moeten wil wilt willen wensen wenst gebruiken gebruik'),
  lets: set('laat laten'),
  letGo: set('weg achterwege vallen schieten zitten varen lopen vervallen uit'),
  modals: set('kan kunnen mag mogen moet moeten gaan gaat'),
  gone: set('weg eruit eraf vervallen thuisblijven wegblijven wegvallen verdwijnen'),
  missed: /\b(?:missen(?: als kiespijn)?|schrappen|overslaan|stellen zonder)$/u,
  spares: set('kunnen kun kan mag mogen bespaar'),
  spared: set('besparen'),
  we: set('we wij ik'),
  you: set('u jullie je jij gij ge uw jou ulder'),
  third: set('hij ze zij die iedereen iemand elk'),
  articles: set("de het onze ons mijn m'n zijn z'n haar hun elke ieder iedere t den"),
  indefinite: set('een ene'),
  pronouns: set('die dat deze ze het'),
  ones: set('eentje een er zelf eigen genoeg zat'),
  small: set(
    'ons mij me hem haar hen zich er al ook zelf wel toch dan gelukkig trouwens dus maar eens nog weer altijd alles allemaal dit jaar keer deze natuurlijk uiteraard gewoon inmiddels nu ondertussen reeds sowieso immers lekker meestal traditiegetrouw daar hier',
  ),
  not: set('niet geen nooit niemand nergens noch nauwelijks amper'),
  wishes: set('graag liever nodig jullie u uw jou ulder aub als of hadden had'),
  unfit: set('kapot stuk klein weinig oud versleten wiebelt vorig toen vroeger helaas maar'),
  prepositions: set(
    'in op aan uit bij met voor naar van om onder over achter naast na zonder als zoals af sinds via tot',
  ),
  joints: set('en maar want dus doch alleen'),
  subordinators: set('omdat doordat aangezien terwijl dat nu'),
};

export const VERB_SECOND = { de: GERMAN, nl: DUTCH } as const;
