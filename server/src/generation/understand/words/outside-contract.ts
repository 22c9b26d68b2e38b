import type { Language } from '../../types.ts';
import { pairs } from './pairs.ts';

/** What an invitation says of things it does not ask for: "no forman parte del contrato", "shall not be supplied". */
export const OUTSIDE_CONTRACT: Readonly<Record<Language, string>> = {
  en: [
    pairs(
      'outside, matters outside, items outside, things outside, works outside, beyond, not part of, no part of',
      'this contract, the contract, this order, the order, our order, this quotation, this quote, this rfq, this tender, the tender, this request',
    ),
    pairs(
      'shall not be, need not be, are not to be, is not to be, must not be, should not be',
      'supplied, provided, furnished, delivered, hired, quoted, priced, offered, included',
    ),
  ].join(', '),
  de: [
    pairs(
      'gehören nicht, gehört nicht',
      'zum Auftrag, zu diesem Auftrag, zum Vertrag, zur Ausschreibung, zur Leistung, zum Los, zu diesem Los, zur Anfrage, zu dieser Anfrage, zum Umfang',
    ),
    pairs(
      'nicht',
      'zum Auftrag gehören, zum Auftrag gehört, zum Vertrag gehören, zur Ausschreibung gehören, zur Anfrage gehören, zum Los gehören',
    ),
    pairs(
      'zum Auftrag, zum Vertrag, zur Ausschreibung, zur Anfrage, zu dieser Anfrage, zum Los, zur Leistung',
      'gehören nicht, gehört nicht',
    ),
    pairs('außerhalb', 'des Auftrags, dieses Auftrags, des Vertrags, der Ausschreibung, der Anfrage, dieser Anfrage'),
  ].join(', '),
  fr: pairs(
    "ne fait pas partie, ne font pas partie, ne fera pas partie, ne feront pas partie, ne faisant pas partie, ne relève pas, ne relèvent pas, ne fait pas l' objet, ne font pas l' objet, ne fera pas l' objet, ne feront pas l' objet, ne sont pas l' objet, en dehors, exclus, exclues",
    "du marché, de ce marché, du présent marché, de la commande, de cette commande, de la demande, de notre demande, de cette demande, de la prestation, de cette prestation, des prestations, du contrat, de ce contrat, du présent contrat, du lot, de ce lot, du présent lot, du devis, de ce devis, de la consultation, de cette consultation, de la présente consultation, de l' appel d' offres, du cahier des charges",
  ),
  es: pairs(
    'no forma parte, no forman parte, no formará parte, no formarán parte, no es parte, no son parte, no es objeto, no son objeto, no será objeto, no serán objeto, queda fuera, quedan fuera, quedarán fuera, quedará fuera, fuera, queda excluido, quedan excluidos, quedan excluidas, ajeno, ajenos, ajenas',
    'del contrato, de este contrato, del presente contrato, al contrato, de la licitación, de esta licitación, de la presente licitación, del pedido, de este pedido, de nuestro pedido, de la oferta, del presupuesto, de este presupuesto, de la contratación, de la presente contratación, de la adjudicación, del suministro, del encargo, de este encargo, del servicio, de este servicio, de la prestación, del concurso, de este concurso, del lote, de este lote, del objeto, del pliego, de este pliego, de la petición, de esta petición, de la solicitud, de esta solicitud',
  ),
  nl: `onder de opdracht valt niet, onder de opdracht vallen niet, onder het contract valt niet, ${pairs(
    'maakt geen deel uit, maken geen deel uit, maakt geen onderdeel uit, maken geen onderdeel uit, behoort niet, behoren niet, hoort niet, horen niet, valt niet onder, vallen niet onder',
    'van de opdracht, van deze opdracht, van het contract, van dit contract, van de aanvraag, van deze aanvraag, van het bestek, van dit bestek, van dit perceel, van het perceel, van de offerte, van de levering, tot de opdracht, tot deze opdracht, tot het contract, tot dit perceel, tot de levering, bij de opdracht, bij deze opdracht, de opdracht, deze opdracht, dit contract, het contract, dit perceel',
  )}`,
};
