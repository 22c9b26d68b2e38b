import type { Language } from '../../types.ts';

type Lists = Readonly<Record<Language, string>>;

/** Words that are frequent in one language and rare in the other four; a word in two lists votes for both. */
export const COMMON_WORDS: Lists = {
  en: `the and for with we need will is are of to our please be a an in at on from this have has it people guests they
    there not by or you would like about around no don't without want event what which day each`,
  de: `der die das und für wir mit brauchen benötigen ist sind ein eine einen einem einer im am auf von zu zum zur bitte
    nicht kein keine keinen ohne auch wird werden gäste personen haben oder bei unser unsere unserer als noch gibt vor
    eines dem den des sowie ca uhr soll sollen es in ab bis`,
  fr: `le la les et pour nous avec avons besoin est sont un une des du de dans sur au aux pas sans il votre notre nos
    personnes invités en qui que ou sera seront par ce cette deux à d' l' n' qu' aucun aucune soirée`,
  es: `el la los las y para nosotros con necesitamos es son un una unos del de en por sin no hay personas invitados
    nuestro nuestra que al se o dos está están ya queremos hace falta como también desde`,
  nl: `de het een en voor wij we met nodig hebben is zijn van in op aan niet geen zonder graag personen gasten ook bij
    onze ons wordt worden of dit dat naar te er om uur tot deze moet`,
};

/** What the shortest briefs are made of, "24 Stehtische, 60 Stühle": words of one language, or of two or three of the five. */
export const TRADE_WORDS: Lists = {
  en: `wedding birthday conference meeting dinner lunch awards ceremony play show kickoff fair exhibition screening
    launch concert gig funeral service church fashion charity ball fete street house summer winter christmas opening
    delegates attendees shareholders speakers panellists quartet choir singer chairs chair tables table seated seats
    standing stage steps mic mics microphone microphones radio mixer hearing loop lectern screen screens projector
    lights lighting sound speaker machine cameras camera headsets generator heaters floodlights toilets dance floor
    marquee tent hall garden terrace room rooms indoor outdoor hire rental quote delivery delivered setup small large
    monday tuesday wednesday thursday friday saturday sunday january february march may june july october december
    days morning afternoon evening night school staff sales business board annual general style themed live`,
  de: `hochzeit geburtstag tagung konferenz kongress messe konzert trauung jubiläum feier empfang gottesdienst ball
    lesung vortrag eröffnung einweihung aufführung modenschau sitzung versammlung markt lauf umzug kirmes taufe
    gast mitglieder mitgliedern mitarbeiter kollegen rund insgesamt teilnehmer teilnehmern leute pers sprecher redner gäste gästen plätze sitzplätze kapelle chor moderation
    stühle stühlen stuhl tische tischen tisch bänke bestuhlung bühne treppe laufsteg leinwand beamer kamera kameras
    mikrofon mikrofone mikrofonen mikros rednerpult licht lichter beleuchtung scheinwerfer fluter ton beschallung
    lautsprecher boxen anlage technik strom stromaggregat notstrom heizung zelt buden garten terrasse saal halle
    aula turnhalle innenhof wand mieten leihen miete angebot lieferung aufbau abbau montag dienstag mittwoch donnerstag
    freitag samstag sonntag januar februar märz mai juni juli oktober dezember tag tage tagen stunden abends morgens
    draußen drinnen verein firma schule kirche gemeinde stadt tanz tanzfläche essen musik theke toiletten hybride`,
  fr: `mariage anniversaire fête colloque congrès séminaire salon conférence réunion assemblée générale remise conseil
    prix dîner cocktail cérémonie spectacle soirée concert défilé lancement inauguration marché course obsèques
    vœux bal kermesse lecture projection carnaval invité convives participants intervenants couverts places groupe
    trio chorale orchestre animateur pers chaises tables table ronde assises ronde rondes mange debout scène escalier estrade écran
    vidéoprojecteur projecteurs caméra caméras micro micros pupitre éclairage lumière lumières sono sonorisation
    enceintes régie mur piste podium électrogène chauffage chapiteau tente barnum jardin terrasse salle gymnase
    location louer devis livraison montage lundi mardi mercredi jeudi vendredi samedi dimanche janvier février
    mars avril mai juin juillet août octobre décembre jour jours journée soir matin extérieur intérieur plein air été
    association entreprise école église mairie ville village mode produit danse buvette musique diffusion direct`,
  es: `boda bodas cumpleaños fiesta congreso conferencia jornada jornadas junta asamblea reunión reuniones feria gala
    cena cóctel concierto entrega premios ceremonia espectáculo desfile presentación producto graduación carrera obra
    teatro mercado funeral verbena consejo lectura lanzamiento asistentes comensales ponentes plazas asientos grupo
    banda bandas orquesta coro presentador pers sillas silla mesas mesa redonda altas alta escenario tarima pasarela escalera
    pantalla proyector cámara cámaras micrófono micrófonos inalámbricos atril iluminación luces luz focos sonido
    megafonía altavoces equipo generador carpa casetas jardín terraza salón sala plaza finca polideportivo alquiler
    alquilar presupuesto entrega montaje lunes martes miércoles jueves viernes sábado domingo enero febrero marzo
    abril mayo junio julio agosto octubre diciembre día días noche tarde mañana aire libre directo exterior interior
    cine verano navidad empresa monitores subwoofers colegio iglesia ayuntamiento popular moda baile barra trío música`,
  nl: `bruiloft huwelijk verjaardag feest congres bijeenkomst vergadering beurs borrel receptie diner voorstelling
    concert lezing lancering uitvaart modeshow wedstrijd opening markt toernooi toneelstuk optreden deelnemers mensen
    man couverts plaatsen zitplaatsen sprekers spreker muzikanten koor presentator pers stoelen stoel tafels tafel
    statafels podium trap scherm beamer microfoon microfoons draadloze spreekgestoelte verlichting licht lampen geluid
    geluidsinstallatie luidsprekers aggregaat tent kraampjes tuin terras zaal hal sporthal ruimte huren huur inrichten
    offerte levering opbouw maandag dinsdag woensdag donderdag vrijdag zaterdag zondag januari februari maart mei juni
    juli augustus oktober december dag dagen avond ochtend middag buiten binnen vereniging bedrijf school kerk gemeente
    dorp straat kerst nieuwjaar dansvloer muziek stroom hybride`,
};

/**
 * How words of one language end and hardly any of the other four, accents aside: they tell compounds that no list has.
 * `*ij*`: anywhere in the word.
 */
export const WORD_ENDINGS: Lists = {
  en: `ing ings ight ights ness ship`,
  de: `ung ungen heit keit schaft zeit feier fest ball markt lauf schau abend tisch tische stuhl stuhle buhne pult
    anlage technik mikrofon mikro mikrofone wand saal halle raum raume leute gaste platze kino jubilaum lich liche
    ischen ssion tag tage schule kapelle stand treffen musiker`,
  fr: `eau eaux aire aires eurs euse euses ique iques ettes oire oires nnel nnelle`,
  es: `cion ciones dad dades miento mientos illa illas illo illos ista istas ador adora adores eria erias ito itos ero eros
    anza ante antes ico icos icas osa osos`,
  nl: `ing feest feesten avond stoel stoelen tafel tafels zaal zalen ruimte ruimtes scherm schermen vloer heid lijk
    lijke uis uisje tje tjes pje pjes issie iek ieken elen werkers bioscoop reiking richting lancering lezing markt borrel boog vaart strijd
    concert atie aties *aa* *uu* *ij*`,
};

/** Letters of one language or of two or three; what is in no list says nothing. */
export const TELLING_LETTERS: Lists = {
  en: ``,
  de: `ä ö ü ß`,
  fr: `à â ç è é ê î ô û œ`,
  es: `á é í ñ ó ú ¿ ¡`,
  nl: ``,
};
