const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u));

/** Before a thing that is new in the text: it is none that is there. */
export const INDEFINITES = set(
  'a an some another ein eine einen einem einer un une des du una unos unas een nog such plenty more',
);
/** Before a thing by which the event is described: "on the stage", "mit runden Tischen". */
export const TOLD_BEFORE = set(
  'at on in into onto under with from through via around between against over so thus hence therefore an auf in im am mit unter vor also daher darum a au aux sur dans avec sous donc en con sobre bajo asi op aan met onder dus daarom',
);
/** Who is wished for. */
export const SOMEBODY = set('someone somebody anyone anybody jemand jemanden quelqu alguien iemand');
/** What the event is to be like. */
export const SETS_THE_SCENE = `item, items, kit list, equipment list, the list, wish list, shopping list, the order, our order, has to have, have to have, has to be, have to be, must haves, essentials, requirements, requirement, priority, priorities, main thing, main things, in mind, what matters, most important, wunschliste, materialliste, liste, bedarf, auf der liste, hauptsache, muss da sein, lijst, wensenlijst, lista, pedido, prioridad, commande, besoins, priorité, will have, we'll have, there will be, there'll be, will be having, are having, is having, we're having, will need, plan to have, planning, planned, hoping for, idea is, idea, dream, theme, would be, could be, might be, dann gibt es, wird es geben, soll es, es wird, geplant, wir haben vor, il y aura, nous aurons, on aura, prévu, prévue, prévus, prévues, habrá, tendremos, previsto, prevista, er komt, er komen, er wordt, we willen, gepland, looking at, thinking of, thinking about, how much, how many, wie viel, wie viele, combien, cuánto, cuántos, hoeveel, ?, can we have, do you have, do you do, have you got, habt ihr, haben sie, avez vous, tenéis, tienen ustedes, hebben jullie, heeft u`;
