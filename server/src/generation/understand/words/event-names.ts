/** Before an English name of an event: a part of it. */
export const NAME_BEFORE: ReadonlySet<string> = new Set(
  `annual charity corporate company staff office school village community christmas summer winter spring autumn easter halloween family fundraising
  birthday graduation regional national international sales customer outdoor acoustic traditional`.split(/\s+/u),
);

/** After a French or Spanish name of an event: a part of it. */
export const NAME_AFTER = `d' entreprise, de noël, de fin d' année, de gala, d' été, du personnel, de bienfaisance, caritatif, caritative, annuel, annuelle, d' anniversaire, de printemps, d' automne, d' hiver,
  de empresa, de navidad, de fin de año, de verano, anual, benéfico, benéfica, de aniversario, de primavera, de otoño, de invierno, de graduación, infantil`;
