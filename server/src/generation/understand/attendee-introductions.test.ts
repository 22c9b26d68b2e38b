import { describe, expect, it } from 'vitest';
import { understand } from './index.ts';

describe('the words before or behind a figure that say it counts who comes', () => {
  it.each([
    ['Verdi Requiem in the minster. Public will be about 250. We need PA.', 250],
    ['Carol concert, public: 250', 250],
    ['Dinner. The guest list stands at 75', 75],
    ['Dinner\nGuests (approx): 75', 75],
    ['Dinner\n| Guests | 75 |', 75],
    ["Film night. We'd get three hundred and fifty to one of these.", 350],
    ['Village fete. 700 through the gate last year; same assumed.', 700],
    ['Church picnic. We generally feed between 150 and 200. Need 20 tables.', 200],
    ['> How many in the room?\n260, theater style, in the cafeteria.', 260],
    ['City 5K. Registered runners: 750 (capped). Need barriers.', 750],
    ['Christmas market. Expected footfall 4,000 over the weekend. 12 stalls', 4000],
    ["Highland games\nHow many people? 1,500 if it's fine\nTents? Two", 1500],
    ['We expect a full house of 300 for the play', 300],
    ['85 RSVPs so far, garden party', 85],
    ['AGM. 130 confirmed so far', 130],
    ['Summer ball. 400 came last year but it will be nearer 300 this year.', 300],
    ['Summer fair. Around 400 turned up last year and we expect the same', 400],
    ['Konzert in der Kirche. Das Publikum wird etwa 250 sein. Bitte PA', 250],
    ['Konzert in der Kirche. Es kommen so um die 250. Bitte PA', 250],
    ['Konzert in der Kirche. Letztes Jahr waren es 250. Bitte PA', 250],
    ['Firmenfeier. Wir gehen von 250 aus. Bitte PA', 250],
    ['Firmenfeier. 250 Anmeldungen liegen vor. Bitte PA', 250],
    ["Concert à l'église. Le public sera d'environ 250. Il nous faut une sono.", 250],
    ["Notre fête c'est samedi. Le repas du samedi soir, on sera 400 à table, donc 50 ensembles brasserie.", 400],
    ['Fête du village. On table sur 400. Il nous faut une sono', 400],
    ['Repas du village. Affluence attendue 400 environ. Il nous faut une sono', 400],
    ['Concierto en la plaza. Público estimado: 300. Necesitamos PA', 300],
    ['Concierto en la plaza. Contamos con 300. Necesitamos PA', 300],
    ['Concierto en la plaza. ¿Cuántos vienen? 300 si no llueve. Necesitamos PA', 300],
    ['Straatfeest. Een negentigtal buren, dus reken op 90. We huren tafels', 90],
    ['Straatfeest. Er komen er zo’n 90. We huren tafels', 90],
    ['Straatfeest. Hoeveel komen er? 90 als het droog blijft. We huren tafels', 90],
  ])('%s', (description, attendees) => {
    expect(understand({ description }).attendees?.value ?? null).toBe(attendees);
  });

  it.each([
    ['Fete. Our budget is about 2,500 in total. PA please.'],
    ['It cost 640 all told last year. PA please'],
    ['10K race: PA please and two gazebos'],
    ['Tables: 20. Stewards: 12. PA please'],
    ['How many on stage? 12 at most. PA please'],
    ['How many tables do you need? 24. PA please'],
    ['The public car park has 120 spaces. PA please'],
    ['The choir numbers 60. PA please'],
    ['Das Budget liegt bei 2500. Bitte eine PA'],
    ['Helfer: 20. Stände: 40. Bitte eine PA'],
    ['Bénévoles : 30. Exposants : 40. Il nous faut une sono'],
    ['Somos 5 en el grupo. Necesitamos PA'],
    ['We zijn met 5 in de band. We huren tafels'],
  ])('%s: nobody', (description) => {
    expect(understand({ description }).attendees).toBeNull();
  });
});
