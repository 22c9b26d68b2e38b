import type { Category } from '@showbill/contract';
import type { Kind } from '../../../equipment/index.ts';
import type { Language } from '../../types.ts';
import { pairs } from './pairs.ts';

/** Words with which something is asked for. */
export const ASKING: Readonly<Record<Language, string>> = {
  en: `there must be, there has to be, there have to be, there shall be, there need to be, there needs to be, will be hired, will be rented, have to be hired, has to be hired, have to be rented, has to be rented, ${pairs('bidder, bidders, the bidder, vendor, the vendor, contractor, the contractor, supplier, the supplier, hire company, hire firm, tenderer, tenderers, provider, offeror, offerors, proposer, proposers, proponent, respondent, respondents, successful applicant, selected firm, selected company, awarded firm, awarded company', 'to furnish, to provide, to supply, to bring, to include, to allow for, to quote, to price, to deliver, provides, supplies, furnishes, will furnish, shall furnish, is responsible for, will be responsible for, shall be responsible for')}, purchase is for, purchase includes, purchase covers, request is for, requisition is for, rentals are, rentals include, rentals such as, have a dedicated, could use, could do with, is essential, are essential, is a must, are a must, is crucial, are crucial, is vital, are vital, is asked for, are asked for, is requested, are requested, is called for, are called for, is wanted, are wanted, would be nice, would be great, would be lovely, would be ideal, would be good, would be perfect, would be fantastic, would be wonderful, would be handy, be great to have, be lovely to have, be good to have, be nice to have, to be supplied by the contractor, to be supplied by you, to be provided by the contractor, to be provided by you, price on, price for, how much would, how much is, how much are, what would, what do you charge, what does, wish list, has asked for, have asked for, asked for a, may cover, might cover, could cover, can cover, will cover, shall cover, to cover supply of, may comprise, may consist of, comprises, comprising, shall comprise, consists of, consisting of, scope of, scope covers, lot covers, contract covers, services cover, such as, can include, could include, do recommend, would recommend, do suggest, would suggest, would be lovely, would be great, would be a dream, would be amazing, would be ideal, missing, lacking, we lack, short of, can't do without, cannot do without, can not do without, can't manage without, prefer, preferred, prefers, need, needs, needed, needing, require, requires, required, requiring, requirement~, want, wants, would like, we'd like, i'd like, looking for, look for, after, hire, hiring, rent, rental of, renting, quote for, quote, price for, pricing for, supply, supplying, supplied by the vendor, provide, providing, provision of, include, includes, including, included, please, must have, should have, book, order, bring, add, arrange, consist of, equipment, to include, shall provide, send us, plus, with`,
  de: `ist ein muss, sind ein muss, unverzichtbar, ist pflicht, wird gewünscht, werden gewünscht, wird erbeten, werden erbeten, auftrag umfasst, los umfasst, leistung umfasst, leistungen umfassen, lieferumfang umfasst, rahmenvertrag umfasst, kann umfassen, können umfassen, zu liefern sind, zu liefern ist, insbesondere, wäre ein traum, wären ein traum, wäre schön, wären schön, wäre toll, wären toll, es fehlt, es fehlen, brauchen, brauche, braucht, bräuchten, bräuchte, benötigen, benötige, benötigt, möchten, möchte, wünschen, suchen, suche, mieten, miete, leihen, gebraucht, bitte, angebot für, angebot, inklusive, inkl, stellen sie, bereitstellen, soll, sollen, sollte, bestellen, buchen, dazu, mit`,
  fr: `est indispensable, sont indispensables, est primordial, est demandé, est demandée, sont demandés, sont demandées, on demande, lot comprend, marché comprend, prestation comprend, prestations comprennent, lot comporte, lot porte sur, marché porte sur, peut comprendre, pourra comprendre, pourra comporter, notamment, n' oubliez pas, n' oubliez surtout pas, sans oublier, serait parfait, seraient parfaits, serait idéal, manque, manquent, il nous manque, il manque, besoin, souhaitons, souhaite, voulons, voudrais, voudrions, cherchons, recherchons, louer, location de, location d', devis pour, devis, prévoir, fournir, il faut, il nous faut, merci de, inclure, avec, faudra, faudrait, nécessaire`,
  es: `carece de, carecen de, carecemos de, es imprescindible, son imprescindibles, se pide, se piden, se solicita, se solicitan, lote incluye, contrato incluye, servicio incluye, suministro incluye, lote comprende, contrato comprende, puede incluir, podrá incluir, entre otros, entre otras, no olviden, no se olviden, sin olvidar, sería ideal, estaría bien, estarían bien, vendría bien, vendrían bien, falta, faltan, nos falta, nos faltan, necesitamos, necesito, necesita, necesitaremos, queremos, quisiéramos, buscamos, alquilar, alquiler de, presupuesto para, incluir, incluyendo, hace falta, harán falta, nos gustaría, se requiere, se necesita, requiere, con, por favor, precisamos`,
  nl: `is een must, zijn een must, onmisbaar, wordt gevraagd, worden gevraagd, perceel omvat, opdracht omvat, levering omvat, kan omvatten, onder meer, onder andere, gelieve, te voorzien, niet vergeten, vergeet niet, zou fijn zijn, zou mooi zijn, zouden fijn zijn, ontbreekt, ontbreken, missen we, missen nog, nodig, willen, wil, graag, zoeken, zoek, huren, huur van, offerte voor, offerte, inclusief, met, moeten, moet, wensen, verhuur, bestellen, boeken`,
};

/** Words that ask for a person to be hired, in all five languages. */
export const ASKING_STRONGLY = `need, needs, require, hire, book, provide, supply, want, include, looking for, brauchen, benötigen, buchen, suchen, besoin d', cherchons, louer, necesitamos, buscamos, contratar, zoeken, nodig, huren, boeken`;

/** What is asked for by the name of its category: the kind that stands for it. Where none does, the event decides. */
export const KINDS_OF_CATEGORY: Partial<Record<Category, readonly (readonly Kind[])[]>> = {
  audio: [['pa_package', 'speaker_top']],
  lighting: [['lighting_package', 'stage_wash']],
  video: [['projector', 'led_wall', 'display']],
  furniture: [['table_trestle', 'table_round'], ['chair']],
  staging: [['stage_deck', 'mobile_stage']],
  power: [['power_distro', 'generator']],
  rigging: [['truss']],
  backline: [['drum_kit'], ['guitar_amp'], ['bass_amp']],
  crew: [['crew_technician']],
  transport: [['delivery', 'van']],
  structures: [['marquee', 'gazebo']],
  sanitation: [['toilet', 'toilet_trailer']],
  climate: [['space_heater', 'patio_heater', 'air_conditioner']],
};

/** Sold by the piece of a whole, by length or by area: "a stage" does not mean one of them. */
export const SIZED_KINDS: ReadonlySet<Kind> = new Set<Kind>([
  'pa_package',
  'lighting_package',
  'line_array',
  'led_wall',
  'stage_deck',
  'stage_leg',
  'stage_skirt',
  'stage_handrail',
  'stage_floor',
  'catwalk',
  'choir_riser',
  'dance_floor',
  'drape',
  'truss',
  'festoon',
  'marquee_floor',
  'marquee_lining',
  'bar_unit',
  'crowd_barrier',
  'pit_barrier',
  'fencing',
  'trackway',
  'carpet',
  'backdrop',
  'star_cloth',
  'power_cable',
  'audio_cable',
  'video_cable',
  'cable_ramp',
  'interpretation_receiver',
  'network',
]);

/** Between a figure and its noun, saying only how it is counted. */
export const CLASSIFIERS: ReadonlySet<string> = new Set(
  `x no nr of off pcs pc piece pieces unit units set sets pair pairs lot lots number nos item items stuck stk stucke satz satze sets paar paare mal
  pieces jeu jeux paires de d' des unidades unidad uds juego juegos pares stuks stuk sets separate`.split(/\s+/u),
);
export const PAIRS: ReadonlySet<string> = new Set(['pair', 'pairs', 'paar', 'paare', 'paires', 'pares']);

/** No adjective of equipment: a figure before one of these counts something else. */
export const COUNT_STOPS: ReadonlySet<string> = new Set(
  `and & for with to in at on by from plus but than then per each is are was were be been has have had will would should shall must can could may might
  need needs needed require requires required want wants use uses using used bring brings provide provides supply include includes including incl inc inkl inklusive einschliesslich inclus comprenant incluye incluyendo incluido inclusief w plus zzgl samt nebst outdoors outside indoors inside
  the this that these those our your their its my which who we you they it i there where when as if so because via into onto over under behind around
  people persons person guests guest delegates delegate attendees attendee pax participants visitors audience members seated standing students speakers panellists musicians
  monday tuesday wednesday thursday friday saturday sunday montag dienstag mittwoch donnerstag freitag samstag sonntag
  day days hour hours week weeks night nights minutes am pm rooms room halls breakouts tables bands rows reihen rangees hileras filas rijen
  und oder fur mit zu im am auf bei von vom zum zur ist sind wird werden brauchen benotigen haben hat der die das dem den des wir sie es personen gaste gasten leute teilnehmer tage tagen stunden
  et ou pour avec sur dans au aux est sont le la les nous vous il personnes invites jours heures
  y o para con en es son el los las nosotros personas invitados dias horas
  voor met op bij is zijn hebben het de wij personen gasten mensen dagen uur`.split(/\s+/u),
);

/** Said of something that is to be offered beside the rest. */
export const OPTIONAL_WORDS: Readonly<Record<Language, string>> = {
  en: `optional, optionally, as an option, as options, an option, option for, option of, as an extra, as an add on, as an optional extra, optional extra~, add on, maybe, perhaps, possibly, potentially, if budget allows, if the budget allows, if our budget allows, if budget permits, budget permitting, if the budget permits, if affordable, nice to have, would be nice, would be lovely, would be a bonus, would be great, be nice, a bonus, price separately, priced separately, quoted separately, quote separately, quote it separately, quote them separately, separate price, separately priced, separately, as a separate item, as separate items, costed separately, might want, might like, might also like, might need, may want, may also want, could also, might also want, might also need, might also like, might as well want, may also need, may also like, would be a dream, would be a nice touch, would be fun, would be cool, would be a treat, if we can afford it, if we can afford, if funds allow, if funds permit, if there is budget, if there's budget, if room in the budget, not a must, not a priority, icing on the cake, wish list, wishlist, not essential, not sure if we need, not sure whether we need, if there is money left, if there's money left, if money allows, if the budget stretches, budget stretches`,
  de: `optional, separat, optionale, optionaler, optionales, als option, wahlweise, eventuell, evtl, vielleicht, möglicherweise, gegebenenfalls, ggf, falls das budget reicht, wenn das budget reicht, falls budget, sofern das budget, wäre ein traum, wären ein traum, wären schön, wären toll, wären nett, wäre super, wäre klasse, wäre das sahnehäubchen, kein muss, nicht zwingend, bei bedarf, wenn noch budget, falls noch budget, als option dazu, wäre schön, wäre toll, wäre nett, separat anbieten, separat ausweisen, getrennt anbieten, gesondert anbieten, als extra, nice to have, als zusatz, als alternative`,
  fr: `en option, optionnel, optionnelle, optionnels, optionnelles, optionnellement, option, éventuellement, peut être, si le budget le permet, si budget, serait bien, seraient bien, serait chouette, serait sympa, serait idéal, seraient un plus, ce serait un plus, si nos moyens le permettent, pas indispensable, facultatif, facultative, en supplément, serait un plus, chiffrer séparément, chiffrer à part, à chiffrer séparément, prix séparé, à part`,
  es: `opcional, opcionalmente, opcionales, como opción, en opción, quizás, quizá, tal vez, posiblemente, si el presupuesto lo permite, si hay presupuesto, estaría bien, estarían bien, sería ideal, sería genial, sería un plus, sería estupendo, si sobra presupuesto, no imprescindible, no es imprescindible, opcionalmente, como extra, presupuestar aparte, por separado, aparte, a lo mejor`,
  nl: `optioneel, optionele, als optie, eventueel, misschien, mogelijk, wellicht, als het budget het toelaat, indien budget, zou geweldig zijn, zou een droom zijn, zouden leuk zijn, zouden mooi zijn, geen must, niet per se nodig, als er budget over is, leuk voor erbij, zou leuk zijn, zou mooi zijn, zou fijn zijn, apart offreren, apart prijzen, los geprijsd, als extra`,
};
/** Said of a thing to be had if there is one; of what an event cannot do without it only says which sort is liked best. */
export const IF_POSSIBLE: Readonly<Record<Language, string>> = {
  en: `if possible, where possible, if at all possible, if you have one, if you have any, if you have them, if you can, if available`,
  de: `falls möglich, wenn möglich, sofern möglich, nach möglichkeit, falls verfügbar, falls vorhanden, wenn es geht`,
  fr: `si possible, si c' est possible, dans la mesure du possible, si disponible, si vous en avez`,
  es: `si es posible, si fuera posible, de ser posible, si puede ser, si hay, si tienen`,
  nl: `indien mogelijk, als het kan, als dat kan, zo mogelijk, indien beschikbaar, als jullie die hebben`,
};

/** Heads a list of options: "OPTIONS we are considering: …". */
export const OPTION_HEADS: ReadonlySet<string> = new Set(
  'option options optionals extras wishlist optionen zusatzoptionen opciones opties wensen wunschliste'.split(' '),
);

/** Before what something else may stand in for: it is no further wish. */
export const IN_PLACE_OF = `in place of, in place of the, instead of, instead of the, rather than, rather than the, as an alternative to, as an alternative to the, anstelle, anstelle der, anstelle des, anstelle von, statt, statt der, statt des, anstatt, alternativ zu, alternativ zur, alternativ zum, à la place de, à la place du, à la place de la, au lieu de, au lieu du, au lieu de la, en lugar de, en lugar del, en lugar de la, en vez de, en vez del, en vez de la, in plaats van, in plaats van de, in plaats van het`;

/** Before the things that an option is asked for together: "INCLUDE lighting and video as an option". */
export const OPTION_VERBS = `include, price, quote, offer, add, cost, show, bitte, anbieten, biete, inclure, proposer, prévoir, incluir, ofrecer, añadir, offreer, neem, bied`;

/** Further ones of what was just named: "the venue has 100 chairs, we need 50 MORE". */
export const FURTHER = `more, extra, additional, further, weitere, mehr, zusätzliche, de plus, supplémentaires, más, adicionales, extra, meer, erbij`;
