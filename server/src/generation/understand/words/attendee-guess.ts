import { fold } from '../../reading/document/fold.ts';

/** "cap. 650", "capacity of 400": what the house holds. */
export const CAPACITY_BEFORE = `cap, capacity, capacity of, capacity :, kapazität, kapazität von, fassungsvermögen, platz für, fasst, jauge, jauge de, capacité, capacité de, capacidad, capacidad de, aforo, aforo de, capaciteit, capaciteit van`;
export const CAPACITY_AFTER = `cap, capacity, seater, seat theatre, seat theater, seat hall, seat venue, seat auditorium, seat studio`;

/** "300 SEATS each night": those of the house, where nobody asks to hire them. */
export const SEATS_OF_HOUSE = `seats each night, seats a night, seats per night, seats each, seats per show, seats a show, seats per performance, seats each show, seats each performance, seats every night, seats in the house, seats in total, seats sold, seats to sell, plätze pro abend, plätze je abend, plätze pro vorstellung, places par soir, places par représentation, plazas por noche, plazas por función, plaatsen per avond, plaatsen per voorstelling`;
/** The same on their own: only where nobody asks for them. */
export const SEATS = `seats, plätze, sitzplätze, karten, places, places assises, plazas, localidades, butacas, plaatsen, zitplaatsen, kaarten`;

export const INSIDE = `in the, in our, in a, im, in der, in unserem, in unserer, dans la, dans le, dans une, dans l', dans notre, en la, en el, en, in de, in het, in onze`;

/** Nouns that a figure stands before and that are nobody. */
export const NO_PEOPLE: ReadonlySet<string> = new Set(
  `spaces plots pitches bays stalls stands booths rooms tables teams companies firms businesses schools acts songs boxes cars vans trucks coaches buses units items pieces sets
  lots rows blocks sections reihen rangees rangs hileras filas bloques rijen blokken metres floors stages shows performances sessions workshops exhibitors classes boats bikes horses dogs houses locations sites venues areas zones
  dates times days hours minutes evenings films pages lines points questions prizes medals races laps holes dishes courses plates glasses bottles meals
  inputs outputs channels tracks sources lines microphones mics speakers lights fixtures cameras screens monitors sockets outlets circuits
  eingange ausgange kanale spuren quellen mikrofone entrees sorties voies pistes entradas salidas canales ingangen uitgangen kanalen
  flowers trees posters balloons candles years months weeks miles seasons working business calendar square linear percent euros pounds dollars
  stande buden raume firmen betriebe vereine schulen klassen gruppen lieder autos stucke stuck termine zeiten tage stunden minuten preise runden jahre monate wochen
  quadratmeter filme seiten fragen portionen teller flaschen essen meter
  salles entreprises societes ecoles classes groupes equipes voitures pieces lots dates heures minutes ans mois semaines metres films pages questions repas assiettes verres bouteilles exposants stands
  salas empresas sociedades colegios clases grupos equipos coches piezas lotes fechas horas minutos anos meses semanas metros peliculas paginas preguntas platos vasos botellas expositores puestos casetas
  zalen bedrijven verenigingen scholen klassen groepen teams stuks uren minuten jaren maanden weken kramen films vragen borden flessen maaltijden euro`
    .split(/\s+/u)
    .map(fold),
);
