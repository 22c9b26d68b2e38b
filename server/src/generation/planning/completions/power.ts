import type { Kind } from '../../../equipment/index.ts';
import { clothFor } from '../things/cloths.ts';
import { says } from '../event/conditions.ts';
import { workingHours } from '../event/crew-hours.ts';
import { reason } from '../prose/reasons.ts';
import { between, count, cover, exactly, oneLarge, ratedKva } from '../sizes.ts';
import { areStrips, isStrip } from '../things/sockets.ts';
import type { Choice, Occasion, Verdict } from '../types.ts';
import { allPieces, goesWith, has, pieces, type SizeOf, textOf } from './drivers.ts';
import { loadKw } from './load.ts';

/** Caterers, lights of the marquee, sockets: what every site has beside the list; [ours]. */
const SITE_KW = 2;
/** 32 A on three phases; what a distribution passes where its name says nothing. */
const DISTRO_KW = 22;

/** Kilowatts by the rating in the name: 230 V x amperes, three times that from 63 A on or on three phases. */
function distroKw(product: Choice['product']): number | null {
  const amperes = Number(/\b(\d{2,3}) ?a(mp)?s?\b/i.exec(product.name)?.[1] ?? 0);
  const phases = amperes >= 63 || /three|3[ -]?ph/i.test(textOf({ product })) ? 3 : 1;
  return amperes === 0 ? null : (amperes * 230 * phases) / 1000;
}

/** kVA = kW x 1.25, and a fifth in reserve (fusioneventservices.co.uk, generatorsr.com). */
function kvaFor(kilowatts: number): number {
  return Math.max(3, Math.ceil(kilowatts * 1.25 * 1.2));
}

function isAskedFor({ facts }: Occasion, kind: Kind): boolean {
  return facts.demands.some((demand) => demand.kinds[0] === kind && !demand.optional && !areStrips(demand));
}

/**
 * Firm where it is asked for, where the text says that there is no power, and at a festival in a field; in any other
 * field an option, since most places have some.
 */
function generatorWanted(occasion: Occasion, all: readonly Choice[]): Verdict {
  const { facts, dry, field, is } = occasion;
  if (isAskedFor(occasion, 'generator')) return 'need';
  const none = says(facts, 'no_power');
  // "We need power, there is none in the field."
  if (none && facts.demands.some(({ kinds, optional }) => !optional && kinds.includes('generator'))) return 'need';
  if (dry || says(facts, 'mains_power') || loadKw(all) <= 0.3) return 'no';
  if (none) return 'need';
  if (!field || says(facts, 'building_near')) return 'no';
  return is('festival') ? 'need' : 'offer';
}

const FUEL_INCLUDED = new RegExp(
  [
    String.raw`full tank|volle[mnr]? tank|plein fait|depósito lleno`,
    String.raw`fuel (?:is )?included|incl(?:uding|\.)? fuel|inkl(?:usive|\.) (?:kraftstoff|diesel)`,
    String.raw`carburant (?:inclus|compris)|combustible incluido|inclusief (?:brandstof|diesel)`,
  ].join('|'),
  'iu',
);
/** Bottled gas runs heaters and ovens, not generators. */
const BOTTLED = /propane?|butan|\bga[sz]\b(?!.?oil)|gasflasche|cylinder|bouteille|bombona|charcoal|firewood/i;

function heavyCable({ name }: { readonly name: string }): number {
  if (/\b(16|32) ?a/i.test(name)) return 1;
  return /\b13 ?a/i.test(name) ? 0.6 : 0.5;
}

function lightCable(product: { readonly name: string }): number {
  return 1 - heavyCable(product) / 2;
}

export const POWER: Readonly<Record<string, SizeOf>> = {
  generator: (occasion, _, all) => {
    const wanted = generatorWanted(occasion, all);
    if (wanted === 'no') return null;
    const kilowatts = loadKw(all) + SITE_KW;
    const kva = kvaFor(kilowatts);
    const why = reason('generator', { kilowatts: Math.round(kilowatts), kva });
    const size = cover(
      kva,
      ({ traits }) => ratedKva(traits),
      20,
      () => why,
    );
    return { size: oneLarge(size), optional: wanted === 'offer' };
  },
  'power-distribution': (occasion, _, all) => {
    const kilowatts = loadKw(all) / occasion.main.count;
    const made = has(all, 'generator');
    // Of an order indoors the sockets are those of the place.
    const ordered = occasion.dry || (occasion.facts.scope === 'order' && !made && !occasion.openAir);
    const enough = kilowatts >= (made ? 2 : 6) && occasion.kind !== 'other' && !ordered;
    if (!enough && !isAskedFor(occasion, 'power_distro')) return null;
    const why = reason('power_distribution', { kilowatts: Math.max(1, Math.round(kilowatts)) });
    return { size: oneLarge(cover(Math.max(kilowatts, 4), distroKw, DISTRO_KW, () => why)), optional: false };
  },
  'power-cables': (_, drivers) => {
    if (drivers.every(({ optional }) => optional)) return null;
    const strips = allPieces(drivers.filter(isStrip));
    const large = drivers.filter((driver) => !isStrip(driver));
    if (large.length === 0) return goesWith(drivers, count(strips, reason('cable_per_strip'), lightCable));
    const units = Math.max(2, pieces(large, 'power_distro') * 4) + strips;
    return goesWith(drivers, count(units, reason('power_cables'), heavyCable));
  },
  'cable-ramps': ({ people }, drivers) =>
    drivers.every(({ optional }) => optional)
      ? null
      : goesWith(drivers, count(between(4, Math.ceil(people / 100) * 2, 30), reason('cable_ramps'))),
  'generator-fuel': (occasion, drivers) => {
    // What leaves with a full tank comes back with one, at the client's charge.
    if (drivers.some(({ product }) => FUEL_INCLUDED.test(product.description ?? ''))) return null;
    const kva = drivers.reduce((sum, { product, units }) => sum + units * (ratedKva(product.traits) ?? 20), 0);
    const hours = workingHours(occasion).show * occasion.days + 4;
    const litres = Math.ceil((kva * 0.25 * hours) / 10) * 10;
    const why = reason('fuel', { litres, hours });
    return goesWith(drivers, (product, kind) => {
      if (BOTTLED.test(product.name)) return null;
      const byLitre = /litre|liter/i.test(textOf({ product }));
      return exactly(byLitre ? litres : allPieces(drivers), why)(product, kind);
    });
  },
  'desk-cover': (_, drivers, all) => (has(all, 'gazebo') ? null : goesWith(drivers, exactly(1, reason('desk_cover')))),
  tablecloths: (_, drivers) => {
    const tables = allPieces(drivers);
    return goesWith(drivers, exactly(tables, reason('one_per_table', { tables }), clothFor(drivers)));
  },
};
