const COMPANY_OF_PLAYERS =
  /\b(?:hereafter|hereinafter) (?:called|referred to as|known as) [“"'(]*(?:the )?company\b|\b(?:dance|ballet|theatre|theater|opera|touring|circus) company\b/iu;
const BOOKED_BY = /\b(?:presenter|promoter|venue|theatre|theater)\b/iu;
const OF_THEM =
  /(?<!(?!The\b)\p{Lu}\p{L}* |(?:hire|rental|lighting|sound|production|staging|your|our|a) )\b(?:Company|(?<=\bthe )company)\b(?!['’]?s?\p{L})/gu;

/** In the papers of a dance or theatre company "the Company provides a floor" speaks of artists, who hire nothing out. Offsets stay as they are. */
export function withPlayers(raw: string): string {
  return COMPANY_OF_PLAYERS.test(raw) && BOOKED_BY.test(raw) ? raw.replace(OF_THEM, 'artists') : raw;
}
