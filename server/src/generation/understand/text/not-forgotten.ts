const NOT_TO_FORGET =
  /(?<!\p{L})(vergeet|vergesst|vergiss|vergesse|vergessen\ssie|vergeten\sjullie)((?:\s+(?!niet|nicht)[\p{L}\d'’-]+){0,7}?)(\s+)(niet|nicht)(?!\p{L})/giu;

/** "Vergesst die Stühle NICHT", "vergeet zeker NIET dat …": a wish, and no refusal. Offsets stay as they are. */
export function withoutForgetting(raw: string): string {
  return raw.replace(NOT_TO_FORGET, (_, forget: string, between: string, gap: string, not: string) => {
    const wish = not.toLowerCase() === 'niet' ? 'graag' : 'bitte';
    return `${wish}${' '.repeat(forget.length - wish.length)}${between}${gap}${' '.repeat(not.length)}`;
  });
}
