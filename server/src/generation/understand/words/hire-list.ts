/** Words of a list of things that are only to be supplied, in all five languages. */
export const DRY_HIRE = `dry hire, cross hire, sub hire, hire only, equipment list, kit list, hire list, shopping list, schedule of equipment, bill of quantities, attached schedule, attached list, list below,
  collected by us, we collect, we will collect, we'll collect, collection by us, collect ourselves, we pick up, we'll pick up, pick it up ourselves,
  mietliste, materialliste, mietanfrage, packliste, selbstabholung, selbstabholer, abholung durch uns, wir holen selbst ab, holen wir selbst, holen selbst ab, reine vermietung, nur miete,
  liste de matériel, location sèche, location simple, location seule, enlèvement par nos soins, nous venons chercher, retrait par nos soins, nous récupérons,
  lista de alquiler, lista de material, solo alquiler, lo recogemos, los recogemos, recogemos nosotros, recogida por nuestra cuenta,
  huurlijst, verhuurlijst, materiaallijst, paklijst, dry hire, halen zelf op, halen het zelf op, zelf afhalen, wij halen zelf, afhalen door ons`;

/** What a list of things to hire says of itself. */
export const HIRE =
  /\bdry hire|\bhire (?:of|list|only)\b|\brentals? (?:of|list|services?)|\bequipment list|\b(?:we|i)(?: would|['’]d)? like to (?:hire|rent|borrow)|\bto hire\b|\bfor hire\b|\battached (?:schedule|list)|\bschedule of|mietliste|mietanfrage|mietangebot|\bzur miete|\bzu mieten|\bmiete von|leihliste|devis (?:de|pour la|pour une?) location|location de\b|à louer|(?:presupuesto|lista|oferta) de alquiler|\balquilar\b|alquiler de\b|verhuurlijst|huurlijst|\bte huur|\bhuur(?:en)?\b|offerte voor (?:de )?huur/iu;

/** "We only need four radio microphones." */
export const ONLY =
  /\b(?:we|i|they|you)(?:['’]d)? (?:will |would )?(?:only|just|simply) (?:need|want|require)|\ball (?:we|i) need (?:is|are)\b|brauchen (?:wir )?(?:nur|lediglich)|benötigen (?:wir )?(?:nur|lediglich)|n['’](?:avons|ai|a) besoin que|besoin (?:uniquement|seulement)|(?:solo|sólo|solamente|únicamente) (?:necesitamos|necesito|hace falta)|necesitamos (?:solo|sólo|solamente|únicamente)|(?:hebben|heb) (?:we|wij|ik)? ?(?:alleen|enkel|slechts)|\b(?:alleen|enkel) nodig/iu;

/** How offices ask for offers: what they want is listed to the piece. */
export const TENDER =
  /\b(?:vendors?|contractors?|bidders?|proposers?|offerors?|tenderers?) (?:shall|must|will|is responsible|are responsible|are invited|may)\b|\b(?:awarded|successful|selected|qualified) (?:vendor|contractor|bidder|company|supplier)|\bcompany awarded\b|\bspecifications include\b|\b(?:request for|seeking|sealed|accepting) (?:proposals|bids|quotations|quotes)\b|\binvitation to (?:bid|tender)\b|\bframework agreement\b|\bnotice of (?:the )?bid\b|\bprice agreement\b|\bbids? (?:was|were) (?:received|opened|distributed)|\bleistungsverzeichnis|\bausschreibung|\bauftragnehmer|cahier des charges|\ble titulaire\b|marché public|appel d['’]offres|pliego de|adjudicatari[oa]|licitador|licitación|\baanbesteding|\bopdrachtnemer/iu;
