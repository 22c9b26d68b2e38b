/** Before an English name of an event: a part of it. */
export const NAME_BEFORE: ReadonlySet<string> = new Set(
  `annual charity corporate company staff office school village community christmas summer winter spring autumn easter halloween family fundraising
  beer food book craft jobs careers career harvest heritage youth science rugby cricket football hockey golf brass folk jazz blues music street town city
  county parish church primary hospice club society golden wine cider art arts dance kids lantern fell hill raft river harbour harbor canal
  beach farewell welcome twilight moonlight sunset sunrise midsummer diwali citizenship naturalization memorial thanksgiving public homecoming
  birthday graduation regional national international sales customer outdoor acoustic traditional`.split(/\s+/u),
);

/** After a French or Spanish name of an event: a part of it. */
export const NAME_AFTER = `des voisins, de quartier, de l' école, du village, de village, du port, du club, gourmand, nocturne, solidaire, du livre, des écoles, de la musique, d' inauguration, d' entreprise, de noël, de fin d' année, de gala, d' été, du personnel, de bienfaisance, caritatif, caritative, annuel, annuelle, d' anniversaire, de printemps, d' automne, d' hiver,
  del barrio, de barrio, del pueblo, patronales, solidario, solidaria, popular, medieval, del colegio, de la vendimia, de empresa, de navidad, de fin de año, de verano, anual, benéfico, benéfica, de aniversario, de primavera, de otoño, de invierno, de graduación, infantil`;
