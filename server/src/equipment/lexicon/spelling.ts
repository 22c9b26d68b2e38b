/** Words of briefs that are read through a slip of the pen, in the five languages. */
export const OFTEN_MISSPELT = `
  speaker loudspeaker subwoofer amplifier monitor microphone wireless handheld lavalier headset gooseneck lectern
  podium mixing console desktop channel projector projection screen screens display television laptop clicker
  streaming recording livestream teleprompter switcher lighting uplighter uplighting uplights spotlight followspot
  floodlight festoon moving profile fresnel strobe dimmer mirror effects rigging hoists ballast scaffolding
  platform staging handrail skirting backdrop curtain dancefloor carpet marquee marquees gazebo gazebos pavilion
  canopy stretch flooring lining parasol barrier barriers fencing stanchion trackway portable generator
  distribution extension electric electrical heaters heating conditioner toilet toilets urinals shower luxury
  accessible furniture trestle banquet banqueting cocktail poseur stools armchair benches chiavari crossback
  folding stacking chairs reception registration counter flipchart whiteboard partition crockery cutlery glassware
  glasses tumbler champagne napkin napkins tablecloth tablecloths chafing refrigerator fridge freezer barbecue
  cooker popcorn candyfloss bouncy castle inflatable balloon balloons flowers centrepiece centrepieces lanterns
  chandelier candelabra signage technician engineer operator stagehand electrician photographer bartender waiters
  security steward stewards interpreter interpretation translation receiver transmitter intercom walkie talkie
  internet turntable controller keyboard drumkit percussion guitar orchestra delivery collection transport
  equipment battery batteries gaffer confetti extinguisher fireworks loudhailer megaphone catwalk exhibition
  photobooth wristband lautsprecher mikrofon mikrofone funkmikrofon funkmikrofone ansteckmikrofon handmikrofon
  mischpult tonanlage beschallung verstärker kopfhörer rednerpult leinwand projektor bildschirm fernseher
  videowand kamera scheinwerfer beleuchtung lichtanlage strahler lichterkette nebelmaschine spiegelkugel traverse
  traversen kettenzug stativ bühnen podest podeste geländer treppe vorhang tanzfläche tanzboden teppich festzelt
  partyzelt pavillon faltpavillon sonnenschirm absperrgitter bauzaun stromaggregat stromerzeuger stromverteiler
  verlängerungskabel kabeltrommel kabelbrücke heizpilz heizpilze heizung klimagerät ventilator toilette toiletten
  toilettenwagen stehtisch stehtische bierzeltgarnitur bierzeltgarnituren klapptisch stühle barhocker sessel
  stuhlhussen tischdecke tischdecken servietten geschirr besteck weingläser sektgläser kühlschrank kühlwagen
  kaffeemaschine hüpfburg techniker tontechniker lichttechniker videotechniker helfer kameramann dolmetscher
  dolmetscherkabine funkgerät funkgeräte schlagzeug gitarre klavier flügel notenpult plattenspieler lieferung
  abholung pinnwand garderobe lichttechnik veranstaltungstechnik enceinte enceintes sonorisation mixage pupitre
  vidéoprojecteur projecteur projecteurs éclairage lumière guirlande guirlandes chapiteau barnum tonnelle
  praticable praticables estrade rideau moquette chaises canapé fauteuil tabouret vaisselle couverts assiettes
  serviettes barrière barrières électrogène rallonge chauffage climatiseur toilettes sanitaires technicien
  techniciens régisseur livraison interprète traduction ordinateur batterie guitare gonflable altavoz altavoces
  micrófono micrófonos inalámbrico inalámbricos proyector pantalla pantallas escenario iluminación sonido
  plegables manteles vajilla cubertería cristalería generador calefactor estufas técnico técnicos camareros
  portátiles moqueta guirnaldas taburetes ordenador traducción intérprete batería guitarra hinchable megafonía
  luidspreker luidsprekers microfoon microfoons draadloze versterker mengtafel geluidsset geluidsinstallatie
  projectiescherm lessenaar verlichting podiumdelen gordijn dansvloer tapijt feesttent partytent statafel
  statafels klapstoelen tafels klaptafels barkrukken servies glazen wijnglazen tafelkleden dranghekken bouwhekken
  aggregaat verlengkabel terrasverwarmer terrasverwarmers heteluchtkanon toiletwagen koelkast koelwagen technicus
  geluidstechnicus lichttechnicus bezorging springkussen`;

/**
 * Words one slip away from those that mean something of their own in one of the languages, without accents: those that
 * the Hunspell dictionaries of the five languages hold.
 */
export const RIGHT_AS_THEY_ARE = `
  accessibly aggregant amplifie amplified amplifiera amplifies amplifiez assettes assiettees bacteria bacterie
  bahnen bakterie ballant ballart ballas ballasta ballst balvast banches banquer banquez baquet barbeche barbecued
  barbecuer barbecuet barbier barbiere barbieres barbiers bardiere bardieres bareier bargier barium barmier
  barocker barrer barriez barrir bartende bartended bartenden bartendes bartier baryum batter batters beateria
  beeches belches benched bencher benchers bezorgring blenches bohnen botterie botteries bounty bratender buhen
  buhlen bunches bunnen burrier buttery calefactory camaceros campagne cantle carbet caret carnet carpe carped
  carpel carpen carper carpeta castel castled castre cattle certain chaffing chaira chairas chairo chairos
  champagner chancel chancelier chanel channelt charnel chars chases chasing chasses chawing choker chunter
  clacker clicher clicked clicket climatiser clinker clocker cocker colverts concetti conditioned conditioneer
  conditionner condole conker consoled consolee consoler consolez consolo consone consule conter controleer
  controlled controllern converts convole cooked cookery cooper corker coulter counted countert courter couvents
  couveras coverts crocker crockers crookery crossjack curtail cutler cutlers dammer deliver delivers dimer dimme
  dimmed dimmen dimmern dummer enceinta enceintas enceintees encente encentes encinte encintes estafas estofas
  estrada estrado estrave estucas estufad estufan estufar estufes esturas extinguished extinguishes extrade
  fending fernsehe fernsehen fernsehern festoen feston festono fidge flegel floers flooding flosring flouring
  flowery fluge flugeln flugen fluges fording fourniture freeze freezes frezer fringe gaffed gaffel gaffera
  gaffeur gaffez gasses gauffer gelande gelanden gelandern gelandes gelandet gelasses geluidsinstallaties
  geluidsnet generadora gewander glaises glander glanzen glasees glassed glassee glassees glatzen glazed glisses
  goffer gordien graffer grazen gritar gritare guaitar guiar guiare guinar guinare guipar guipare guirlanda
  guirlandas guisar guisare guita guitarro guitas gustar gustare handhold haters hating headers heading healers
  heaping hearers hearting heathers heavers heaving heffer hefting heifer heists helder heler helfe helfen heller
  helser holists horsts infaltable inflamable interco internat interne interned internee internen interner
  internes internez interpreet interpreta interpretar interpreteer interpretern interpreto kamer kamerad kamers
  kaptafels klaver koelkant koelwegen koolwagen lamiere lanterna lanternas lanterno lanternos laptot lautsprechern
  leitern lening lettern lichting ligating lightning liking liming limning linin linking linting living luiere
  luxure manquee manquees mantees mantelees mantelei mantelet mantelets mantelos mantles maquee maquees maqueta
  maquette marque marquen marquer marqueses marquess marquez maxing megaphoned microfoto microphoned microtoon
  microzoon microzoons miking miling miming minage mining mirage miring mitage monitora monitort monitory mooing
  moping moquea moquera moquetea moquetee moquettee moquetter moquettez moquita mosqueta mouette mouing mowing
  nankin nankins orchestrai orchestral ordenader ordenado ordenadora ordenados paillon pantallea pantalleas
  papillon parasold parasoli parasolo peseur photographed photographier platicable platicables plattform platworm
  poderte podes portabel portabele portably portale poseer potable poteur profila profiled profilee profilei
  profilez profite projecteer projektort projeteur projeteurs prosecteur prosecteurs protecteur protecteurs
  protektor provection proyectar pupiter radeau ragging rallongea rallongee rallonger rallongez recaption receive
  received receives recoding regisseer rezeption ridging ringing rugging sacking scheen screaming screed screeds
  sereen sereens servias servie serviel serviet servieten serviez serviles servios servis sesseln sessiel shacking
  shirting shover showed showery showier signare skiring skirling skirring slacking slaging slower smacking
  snacking sneaker solido sonado sondo sools sower spearer spirting spools staling stalking staring statie statif
  statig statik statin stating staving staying steaming stehle sticking stitcher stocking stoops stoots strahle
  strahlen strahlern strahles streaking strebe streich stremming stretcht stretchy strobbe strobed strode strofe
  stroke strombe strove stuhlei stulle survies swaging switched swither taboeret taboret tafeln tafelt talie
  talkei talkier tapit technicum techniser terrasverwarmees toiled toiler toilers toiletta toilettas toiletteen
  toilettees toilez tolet tolets transmitted transpont transporta transporto transpost trappe travers traversa
  traversin trempe trepe truppe tuilette tuilettes tumble tumbled tumbles turnable turntablet urials urinas
  vacilla vanilla ventilatory verdichting verhang verlichtring verluchting verplichting verrichting verstarke
  verstarken verstarkern versterken videoland wafters wailers waistband walters wasters wifeless writers`;
