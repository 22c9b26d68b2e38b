import { wordList } from '../reading/document/lexicon.ts';

/** Behind speakers that are heard through: "two speakers, FULL RANGE", "speakers, SELF-POWERED". */
export const saysSound = wordList(
  `full range, self powered, powered, active, passive, for monitors, for the pa, per side, on poles, on stands, on tripods, flown, hung, wall mounted`,
);
