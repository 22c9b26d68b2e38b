import type { Language } from '../../types.ts';

/** What says that everything else is seen to: the things behind it are what is wished for. */
export const LEFT_TO_HIRE: Readonly<Record<Language, string>> = {
  en: `what we still want, what we still need, what i still want, what i still need, what we need from you, what i need from you, what we want from you, what we'd like from you, what we would like from you, what i'd like from you, all that's missing, still to hire, still to rent, still to be hired, still to be rented, left to hire, left to rent, remains to be hired, we still need, i still need, still need to hire, still need to rent, still missing, what's missing, what is missing, what we lack, what we're missing`,
  de: `fehlen uns, fehlt uns, uns fehlen, uns fehlt, fehlen noch, fehlt noch, was noch fehlt, was uns fehlt, brauchen wir noch, wir brauchen noch, brauchen noch, benötigen wir noch, wir benötigen noch, brauchen wir also, wir brauchen also, noch zu mieten, noch gemietet werden, noch gesucht`,
  fr: `reste à louer, restent à louer, reste à prévoir, restent à prévoir, il manque, il nous manque, nous manquent, manquent encore, manque encore, il ne manque que, il ne nous manque que, louer le reste, il nous faut encore`,
  es: `nos falta, nos faltan, falta por alquilar, faltan por alquilar, queda por alquilar, quedan por alquilar, nos hace falta, nos hacen falta, lo que falta, lo que nos falta`,
  nl: `missen we nog, we missen nog, wat nog ontbreekt, ontbreekt nog, ontbreken nog, nog te huren, nog nodig, we hebben nog nodig, moeten we nog huren, moet nog gehuurd, moeten nog gehuurd`,
};
