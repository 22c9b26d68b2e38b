/** The United States with its territories and the states in free association with it, and the Philippines. */
const MONTH_FIRST = new Set(['AS', 'FM', 'GU', 'MH', 'MP', 'PH', 'PR', 'PW', 'UM', 'US', 'VI']);

/** Whether a country writes 12/05/2027 for the fifth of December. */
export function isMonthFirst(country: string): boolean {
  return MONTH_FIRST.has(country);
}
