import type { Kind } from '../../../equipment/index.ts';
import { says } from '../conditions.ts';
import { clothFor } from '../cloths.ts';
import { workingHours } from '../hours.ts';
import { between, count, cover, exactly, faceOf, oneLarge, ratedKva } from '../sizes.ts';
import { areStrips, isStrip } from '../sockets.ts';
import type { Choice, Completion, Occasion } from '../types.ts';
import { figure } from '../words.ts';
import { goesWith, has, pieces, SELF_POWERED } from './helpers.ts';

/**
 * Kilowatts that one piece draws (cmuse.org: powered 12 in 0.25-0.7, twin 18 in sub 0.9-2.2, moving head 0.25-0.9,
 * hazer 0.6-1.6; winyard: urn and kettle 3). What is not there draws nothing worth reckoning.
 */
const KILOWATTS: Partial<Record<Kind, number>> = {
  speaker_top: 0.4,
  speaker_column: 0.4,
  line_array: 0.5,
  subwoofer: 1.2,
  stage_monitor: 0.3,
  amplifier: 1.5,
  pa_package: 1.5,
  mixing_console: 0.3,
  uplight: 0.05,
  stage_wash: 0.12,
  profile_spot: 0.5,
  moving_head: 0.4,
  followspot: 1.5,
  strobe: 0.8,
  disco_light: 0.2,
  hazer: 1,
  smoke_machine: 1.5,
  festoon: 0.1,
  floodlight: 0.2,
  lighting_package: 2,
  projector: 0.7,
  display: 0.2,
  guitar_amp: 0.2,
  bass_amp: 0.5,
  dj_player: 0.1,
  hot_drinks: 3,
  refrigeration: 0.5,
  toilet_trailer: 2,
  air_conditioner: 2.5,
  photo_booth: 0.5,
  site_cabin: 2,
  exhibition_stand: 0.5,
};
/** Some of what stands on the list runs on gas, diesel or mains alike. */
const ELECTRIC_HEATER_KW = 2;
const LED_WALL_KW_PER_M2 = 0.4;
/** Caterers, lights of the marquee, sockets: what every site has beside the list; [ours]. */
const SITE_KW = 2;
/** 32 A on three phases; what a distribution passes where its name says nothing. */
const DISTRO_KW = 22;

/** Kilowatts by the rating in the name: 230 V x amperes, three times that from 63 A on or on three phases. */
function distroKw(product: { readonly name: string; readonly description: string | null }): number | null {
  const amperes = Number(/\b(\d{2,3}) ?a(mp)?s?\b/i.exec(product.name)?.[1] ?? 0);
  if (amperes === 0) return null;
  const phases = amperes >= 63 || /three|3[ -]?ph/i.test(`${product.name} ${product.description ?? ''}`) ? 3 : 1;
  return (amperes * 230 * phases) / 1000;
}

/** The load of what is on the list without its options, in kilowatts. */
export function loadKw(choices: readonly Choice[]): number {
  const firm = choices.filter((choice) => !choice.optional);
  return firm.reduce((sum, { kind, units, product }) => {
    if (SELF_POWERED.test(product.name)) return sum;
    if (kind === 'led_wall') return sum + units * (faceOf(product) ?? 0.25) * LED_WALL_KW_PER_M2;
    if (kind === 'patio_heater') return sum + (/electric|infra/i.test(product.name) ? units * ELECTRIC_HEATER_KW : 0);
    return sum + units * (product.traits.pieces ?? 1) * (KILOWATTS[kind] ?? 0);
  }, 0);
}

/** kVA = kW x 1.25, and a fifth in reserve (fusioneventservices.co.uk, generatorsr.com). */
export function kvaFor(kilowatts: number): number {
  return Math.max(3, Math.ceil(kilowatts * 1.25 * 1.2));
}

function isAskedFor(occasion: Occasion, kind: Kind): boolean {
  return occasion.facts.demands.some((demand) => demand.kinds[0] === kind && !demand.optional);
}

function isDistributionAskedFor({ facts }: Occasion): boolean {
  return facts.demands.some((demand) => demand.kinds[0] === 'power_distro' && !demand.optional && !areStrips(demand));
}

/** "We need power, there is none in the field." */
function isPowerAskedFor({ facts }: Occasion): boolean {
  return facts.demands.some(({ kinds, optional }) => !optional && kinds.includes('generator'));
}

function generatorWanted(occasion: Occasion, all: readonly Choice[]): boolean {
  if (isAskedFor(occasion, 'generator')) return true;
  if (isPowerAskedFor(occasion) && says(occasion.facts, 'no_power')) return true;
  if (occasion.dry || says(occasion.facts, 'mains_power')) return false;
  return (
    ((occasion.field && !says(occasion.facts, 'building_near')) || says(occasion.facts, 'no_power')) &&
    loadKw(all) > 0.3
  );
}

const FUEL_INCLUDED =
  /fuel (?:is )?included|incl(?:uding|\.)? fuel|inkl(?:usive|\.) (?:kraftstoff|diesel)|carburant (?:inclus|compris)|combustible incluido|inclusief (?:brandstof|diesel)/iu;
/** Bottled gas runs heaters and ovens, not generators. */
const BOTTLED = /propane?|butan|\bga[sz]\b(?!.?oil)|gasflasche|cylinder|bouteille|bombona|charcoal|firewood/i;

function heavyCable(product: { readonly name: string }): number {
  if (/\b(16|32) ?a/i.test(product.name)) return 1;
  return /\b13 ?a/i.test(product.name) ? 0.6 : 0.5;
}

function lightCable(product: { readonly name: string }): number {
  return 1 - heavyCable(product) / 2;
}

/** From so many listeners on a show has its desk out among them; [ours]. */
const LARGE_SHOW = 500;

export const powerCompletions: readonly Completion[] = [
  {
    id: 'generator',
    dry: true,
    source: 'fusioneventservices.co.uk, generatorsr.com: kVA = kW x 1.25 and 20-25 % in reserve',
    after: [],
    kinds: ['generator'],
    label: 'a generator',
    core: true,
    size: (occasion, _, all) => {
      if (!generatorWanted(occasion, all)) return null;
      const kilowatts = loadKw(all) + SITE_KW;
      const kva = kvaFor(kilowatts);
      const size = cover(
        kva,
        ({ traits }) => ratedKva(traits),
        20,
        () => `A load of about ${figure(Math.round(kilowatts))} kW: ${kva} kVA with a fifth in reserve`,
      );
      return { size: oneLarge(size), optional: false };
    },
  },
  {
    id: 'power-distribution',
    perRoom: true,
    dry: true,
    source:
      '[ours] one for each 22 kW (32 A on three phases), from 6 kW on (two 13 A sockets), behind a generator from 2 kW',
    after: [],
    kinds: ['power_distro'],
    label: 'power distribution',
    size: (occasion, _, all) => {
      const kilowatts = loadKw(all) / occasion.main.count;
      const generator = has(all, 'generator');
      const enough = kilowatts >= (generator ? 2 : 6) && occasion.kind !== 'other' && !occasion.dry;
      if (!enough && !isDistributionAskedFor(occasion)) return null;
      const why = `A load of about ${figure(Math.max(1, Math.round(kilowatts)))} kW on several circuits`;
      return { size: oneLarge(cover(Math.max(kilowatts, 4), distroKw, DISTRO_KW, () => why)), optional: false };
    },
  },
  {
    id: 'power-cables',
    source: '[ours] four runs to a distribution, one to a power strip',
    after: ['power_distro', 'generator'],
    kinds: ['power_cable'],
    label: 'power cables',
    size: (_, drivers) => {
      const strips = drivers.filter(isStrip);
      if (strips.length === drivers.length)
        return goesWith(drivers, count(pieces(strips, 'power_distro'), 'One to each power strip', lightCable));
      const large = drivers.filter((driver) => !isStrip(driver));
      const units = Math.max(2, pieces(large, 'power_distro') * 4) + pieces(strips, 'power_distro');
      return goesWith(drivers, count(units, 'Runs from the distribution to stage, desk and site', heavyCable));
    },
  },
  {
    id: 'cable-ramps',
    source: '[ours] a way across for guests and wheels',
    after: ['generator'],
    kinds: ['cable_ramp'],
    label: 'cable ramps',
    size: (occasion, drivers) =>
      goesWith(drivers, count(between(4, Math.ceil(occasion.people / 100) * 2, 30), 'Where guests cross the cables')),
  },
  {
    id: 'generator-fuel',
    source: '[ours] a quarter of a litre for each kVA and hour at a usual load',
    after: ['generator'],
    kinds: ['fuel'],
    label: 'fuel',
    size: (occasion, drivers) => {
      // What leaves with a full tank comes back with one, at the client's charge.
      if (drivers.some(({ product }) => FUEL_INCLUDED.test(product.description ?? ''))) return null;
      const kva = drivers.reduce((sum, { product, units }) => sum + units * (ratedKva(product.traits) ?? 20), 0);
      const hours = workingHours(occasion).show * occasion.days + 4;
      const litres = Math.ceil((kva * 0.25 * hours) / 10) * 10;
      return goesWith(drivers, (product, kind) => {
        if (BOTTLED.test(product.name)) return null;
        const byLitre = /litre|liter/i.test(`${product.name} ${product.description ?? ''}`);
        return exactly(
          byLitre ? litres : Math.max(1, pieces(drivers, 'generator')),
          `About ${figure(litres)} litres for ${figure(hours)} hours`,
        )(product, kind);
      });
    },
  },
  {
    id: 'desk-cover',
    perRoom: true,
    source: '[ours]',
    after: ['mixing_console'],
    kinds: ['gazebo'],
    label: 'a cover for the desk',
    size: (occasion, drivers, all) => {
      // A small desk stands under whatever is there.
      const shown = occasion.is('festival', 'concert') && occasion.people >= LARGE_SHOW;
      if (!occasion.openAir || !shown || has(all, 'gazebo')) return null;
      return goesWith(drivers, exactly(1, 'Keeps rain off the desk'));
    },
  },
  {
    id: 'tablecloths',
    source: '[ours] one for each dining table',
    after: ['table_round', 'table_trestle'],
    kinds: ['tablecloth'],
    label: 'tablecloths',
    size: (occasion, drivers) => {
      const dressed =
        occasion.is('wedding', 'gala_dinner') ||
        (occasion.does('dining') && occasion.is('awards', 'reception', 'conference'));
      if (!dressed) return null;
      return goesWith(
        drivers,
        exactly(pieces(drivers, 'table_round', 'table_trestle'), 'One for each table', clothFor(drivers)),
      );
    },
  },
];
