const NOT_TO_FORGET =
  /(?<!\p{L})(vergeet|vergesst|vergiss|vergesse|vergessen\ssie|vergeten\sjullie)((?:\s+(?!niet|nicht)[\p{L}\d'’-]+){0,7}?)(\s+)(niet|nicht)(?!\p{L})/giu;

const NEARLY_FORGOT =
  /(?<!\p{L})(?:j['’]ai failli oublier|j['’]allais oublier|on a failli oublier|j['’]oubliais|casi se me olvida(?:ba)?|casi me olvido|se me olvidaba|me olvidaba)(?=\s?:)/giu;

/** "Vergesst die Stühle NICHT", "vergeet zeker NIET dat …": a wish, and no refusal. Offsets stay as they are. */
export function withoutForgetting(raw: string): string {
  const nearly = raw.replace(
    NEARLY_FORGOT,
    (said) => (/oubli/iu.test(said) ? 'il faudra' : 'necesitamos').padEnd(said.length), // "J'AI FAILLI OUBLIER : le chauffage"
  );
  return nearly.replace(NOT_TO_FORGET, (_, forget: string, between: string, gap: string, not: string) => {
    const wish = not.toLowerCase() === 'niet' ? 'graag' : 'bitte';
    return `${wish}${' '.repeat(forget.length - wish.length)}${between}${gap}${' '.repeat(not.length)}`;
  });
}
