import { fold } from '../../reading/document/fold.ts';

/** Last words of things that are hired out, whatever stands before them; German and Dutch ones also end compounds. */
export const HIRE_HEADS = new RegExp(
  `^(?:${words(`machines? fountains? carts? castles? inflatables? booths? swings? stalls? kiosks? easels? thrones? jukebox(?:es)? simulators?
    pi[ñn]atas? cannons? trolleys? props? podiums? wheels? lockers? turnstiles? gates? flags? flagpoles? banners? lanterns? umbrellas? parasols? heaters?
    coolers? ovens? grills? barbecues? deckchairs? hammocks? blankets? roasts? shy shies ziplines? ziplining wires? gantry gantries trampolines? carousels? dodgems? waltzers? tipis? yurts? popcorn karaoke floss fireworks? pyrotechnics flames? flamethrowers? curtains? screens? jacuzzis? tubs? scoreboards? drones? saunas? pizzas? confetti chairlifts? piñatas? hoops? skittles? candyfloss bunting rides? bulls? helium smokers? urns? pedestals? plinths? costumes? robots? drones? lasers? arch(?:es)? fontaines? chateaux? canons? maquinas? fuentes?`)})$|(?:${words(
    `maschinen? automat(?:en)? brunnen hupfburg(?:en)? kanonen? machines? springkussens? fonteinen? kasten`,
  )})$`,
  'u',
);

/** End the words that name a thing. */
export const ITEM_STOPS: ReadonlySet<string> = list(`
  and or for with to in at on of by from plus but than then per each is are was were be will would should shall must can could may might
  that this these those our your their which who we you they it there where when as if so because via into onto over under behind around the a an
  outdoors indoors outside inside during before after please only also too as well including include needed required available set up which up out off all both not
  und oder für mit zu im in am auf an bei von vom zum zur ist sind wird werden sowie bitte pro je der die das den dem des wir ein eine einen
  et ou pour avec sur dans au aux en est sont le la les par qui nous un une du des de d' à
  y o para con en es son el los las por que un una del al de
  voor met op bij van is zijn het de per die wij we een te om aan
  können kann mogen peut pouvons podemos kunnen kan mieten leihen kaufen haben brauchen bitte louer alquilar huren lenen willen hebben nodig graag`);

/** People, times, places, services, food, acts: a figure before one of these asks for nothing to hire. */
export const NOT_FOR_HIRE: ReadonlySet<string> = list(`
  online remote remotely virtual virtually digital zugeschaltet ligne distance linea remoto remota afstand people person persons guest guests delegate delegates attendee attendees pax participants visitors spectators adults children kids men women members staff students pupils graduates
  volunteers helpers crew security guards stewards photographer photographers videographer caterer caterers waiter waiters waitress bartenders barmen florist speaker speakers panellist panellists
  singer singers dancer dancers musician musicians band bands dj djs choir choirs performer performers act acts artist artists judges winners nominees sponsors exhibitors vendors suppliers contractors
  day days hour hours hrs week weeks month months year years night nights minute minutes evening evenings morning afternoon date dates time times session sessions slot slots
  ceremony ceremonies services matches games rounds screenings concerts gigs weddings conferences races heats categories winners directors authors exhibitors stallholders traders players teachers
  room rooms hall halls venue venues space spaces area areas location locations site sites floor floors level levels storey building house street
  hotel parking transport insurance permit permits licence licenses quote quotes quotation quotations proposal price prices cost costs option options deposit invoice budget payment fee
  starch vegetable meal meals dinner dinners lunch lunches breakfast course courses buffet canapes drinks drink coffee coffees tea teas cake cakes wine wines beer beers food bottles portions entrees vegetables desserts starters
  speech speeches talk talks presentation presentations keynote keynotes panel panels workshop workshops awards award song songs set sets show shows performance performances event events ceremony part parts phase phases
  thing things bit idea ideas question questions call calls email emails meeting meetings reply response copy copies photo photos photographs picture pictures file files logo logos name names
  saturday saturdays sunday sundays monday mondays tuesday tuesdays wednesday wednesdays thursday thursdays friday fridays weekend weekends
  samstag sonntag montag dienstag mittwoch donnerstag freitag wochenende samedi dimanche lundi mardi mercredi jeudi vendredi sabado domingo lunes martes miercoles jueves viernes
  zaterdag zondag maandag dinsdag woensdag donderdag vrijdag slide slides folien diapos diapositivas
  guitars basses saxophones trumpets trombones violins gitarren bässe trompeten geigen guitares saxophones trompettes violons guitarras trompetas violines gitaren trompetten
  lot lots number way ways kind type types group groups team teams company companies half third quarter percent side sides edge edges end ends point points side corner corners row rows section sections
  inputs outputs channels mixes sends needs wants requirements eingänge kanäle wege monitorwege entrées voies canaux entradas salidas canales vías mezclas envíos ingangen kanalen
  metres meters feet foot inch inches mile miles km kg tonnes lbs watts amps volts phase circuits sockets lanes line lines element elements change changes
  other others more extra further additional hand hands help someone somebody anyone something anything nothing one ones second seconds first last next main minimum maximum
  personen person gäste gästen gast leute teilnehmer besucher kinder erwachsene mitarbeiter helfer redner sänger musiker künstler tag tage tagen stunde stunden woche wochen abend uhr minuten raum räume räumen saal säle gänge menü essen getränke kaffee angebot meter quadratmeter euro vorträge reden workshops grad prozent seite seiten teile
  personnes personne invités convives participants adultes enfants jours heures semaine soirée minutes salle salles repas plats boissons café devis mètres euros discours ateliers fois
  personas persona invitados asistentes adultos niños días horas semana noche minutos sala salas comida platos bebidas café presupuesto metros euros discursos talleres veces
  personen gasten mensen deelnemers kinderen volwassenen dagen uur uren week avond minuten zaal zalen ruimte maaltijd gangen drankjes koffie offerte meter euro toespraken`);

function words(alternatives: string): string {
  return alternatives.trim().split(/\s+/u).join('|');
}

function list(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/u).map(fold));
}
