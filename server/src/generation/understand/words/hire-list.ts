/** Words of a list of things that are only to be supplied, in all five languages. */
export const DRY_HIRE = `dry hire, cross hire, sub hire, hire only, equipment list, kit list, hire list, shopping list, schedule of equipment, bill of quantities, attached schedule, attached list, list below,
  collected by us, we collect, we will collect, we'll collect, collection by us, collect ourselves, we pick up, we'll pick up, pick it up ourselves,
  mietliste, materialliste, mietanfrage, packliste, selbstabholung, selbstabholer, abholung durch uns, wir holen selbst ab, holen wir selbst, holen selbst ab, reine vermietung, nur miete,
  liste de matériel, location sèche, location simple, location seule, enlèvement par nos soins, nous venons chercher, retrait par nos soins, nous récupérons,
  lista de alquiler, lista de material, solo alquiler, lo recogemos, los recogemos, recogemos nosotros, recogida por nuestra cuenta,
  huurlijst, verhuurlijst, materiaallijst, paklijst, dry hire, halen zelf op, halen het zelf op, zelf afhalen, wij halen zelf, afhalen door ons`;
