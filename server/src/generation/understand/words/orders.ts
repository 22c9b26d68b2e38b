/** Orders to a program, not to a hire company, in all five languages: verb, whose, what. */
export const REFUSE = `ignore, disregard, forget, override, bypass, ignorier*, vergiss, vergessen sie, missachte, überschreibe, ignore, ignorez, oublie, oubliez, ignora, ignore usted, olvida, olvide, negeer, vergeet`;
export const GIVEN_BEFORE: ReadonlySet<string> = new Set(
  `all any your previous prior above earlier preceding these the system other alle alles deine ihre vorherigen bisherigen obigen vorigen fruheren toutes tes vos precedentes ci-dessus
  todas tus sus anteriores previas alle je jouw uw vorige eerdere bovenstaande`.split(/\s+/u),
);
export const INSTRUCTIONS = `instructions, instruction, prompt, prompts, system prompt, rules, guidelines, anweisung*, instruktion*, regeln, vorgaben, consignes, règles, instrucciones, reglas, instructies, aanwijzingen, regels`;
export const OUTRIGHT = `system note, system notice, system prompt, system message, system override, important system, note to the system, note to the ai, note to ai, dear ai, you are now, you are an ai, as an ai, new instructions, developer mode, maintenance mode, debug mode, admin mode, jailbreak, systemhinweis, systemnachricht, wartungsmodus, message système, note système, mensaje del sistema, nota del sistema, systeembericht`;

/** Words of a client who speaks again. */
export const CLIENT: ReadonlySet<string> = new Set(
  `we our us i my wir uns unser unsere unseren ich nous notre nos je necesitamos queremos nuestro nuestra wij ons onze ik`.split(
    ' ',
  ),
);

/** Verbs that a further order begins with. */
export const ORDERS: ReadonlySet<string> = new Set(
  `add write reveal include set make return output print price put give change delete send tell say approve apply show list repeat then also now
  fuge schreibe schreib gib setze zeige nenne ajoute ajoutez ecris ecrivez montre donne anade agrega escribe pon muestra voeg schrijf geef zet toon`.split(
    /\s+/u,
  ),
);
