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
