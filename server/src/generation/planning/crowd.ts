import { between } from './sizes.ts';

/** "4,000 over the weekend", "footfall", "600 through the gate": all who come in the course of it, not at a time. */
const IN_THE_COURSE =
  /\d(?:\s\p{L}+){0,3}\s(?:over|across|through|throughout|during)\s(?:the|both|all)\s(?:\p{L}+\s)?(?:days?|weekend|afternoon|evening|hours)\b|\bfootfall\b|through the (?:gates?|doors?)\b|über (?:den|die|das) (?:\p{L}+ )?(?:tage?|wochenende) verteilt|\d(?:\s\p{L}+){0,3}\s(?:übers|am ganzen) (?:wochenende|tag)|\d(?:\s\p{L}+){0,3}\ssur (?:la journée|le week-?end|les (?:deux|trois) jours)|\d(?:\s\p{L}+){0,3}\s(?:a lo largo|durante|en) (?:de )?(?:el|del|todo el|los) (?:día|fin de semana|(?:dos|tres) días)|\d(?:\s\p{L}+){0,3}\s(?:over|gespreid over|verspreid over) (?:de|het|twee|drie) (?:hele )?(?:dag(?:en)?|weekend)/iu;

/** "PA for 60 people", "talks corner (60 seats)": who hears it where most only walk about. */
const HEARERS =
  /(?:\b(?:pa|pa system|sound system|speech system|sono|sonorisation|beschallung|tonanlage|megafonía|geluid|geluidsset) (?:for|für|pour|para|voor)(?: (?:about|up to|around|etwa|bis zu|environ|unas|ongeveer))?|\b(?:talks?|demo|demonstrations?|presentations?|lectures?|speakers['’]?|workshops?|vortrags|conférences|charlas|lezingen)[ -]?(?:corner|area|zone|space|tent|room|theatre|ecke|bereich)\b[^.;\n\d]{0,25}) ?(\d{2,4}) (?:people|persons|guests|listeners|seats|seated|chairs|personen|plätze|personnes|places|personas|plazas|plaatsen)\b/iu;

/**
 * How many are at one place at a time: where guests come and go through the day a third of all, from 150 to 500, or as
 * many as the brief says that hear it; of those who come in the course of a show two thirds; [ours].
 */
export function crowdAtATime(people: number, description: string, comeAndGo: boolean): number {
  if (comeAndGo) {
    const hearers = Number(HEARERS.exec(description)?.[1] ?? 0);
    return Math.min(people, hearers > 0 ? hearers : between(150, people / 3, 500));
  }
  return IN_THE_COURSE.test(description) ? Math.max(Math.min(people, 500), Math.ceil((people * 2) / 3)) : people;
}
