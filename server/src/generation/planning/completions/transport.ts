import type { Kind } from '../../../equipment/index.ts';
import { count, exactly } from '../sizes.ts';
import type { Completion } from '../types.ts';
import { figure } from '../words.ts';
import { weightOf } from './weight.ts';

/** What a long van and a 7.5 tonne truck may load, in kilograms. */
const VAN_KG = 1200;
const TRUCK_KG = 2500;
const LARGE_TRUCK_KG = 9000;

const TRUCK = /truck|lorry|7[.,]5|\b18 ?t|tonne|artic|lkw|camion/i;
const LARGE = /\b(12|18|26|40|44) ?t|artic|large/i;
const SELF_DRIVE = /self.?drive/i;

export const transportCompletions: readonly Completion[] = [
  {
    id: 'tape',
    source: '[ours] a roll for each 150 guests',
    after: ['audio_cable', 'mixing_console', 'power_cable', 'video_cable', 'pa_package'],
    kinds: ['tape'],
    label: 'tape',
    size: (occasion, drivers) =>
      occasion.kind === 'other' || occasion.people < 60 || drivers.every((driver) => driver.optional)
        ? null
        : {
            size: count(Math.min(8, Math.ceil(occasion.people / 150)), 'Cables taped down where people walk'),
            optional: false,
          },
  },
  {
    id: 'delivery',
    dry: true,
    source: '[ours] a van carries 1,200 kg, a 7.5 tonne truck 2,500 kg',
    after: [],
    kinds: ['delivery', 'van', 'truck', 'mileage'],
    label: 'delivery and collection',
    size: (_, __, all) => {
      const goods = all.filter((choice) => !choice.kind.startsWith('crew_'));
      if (goods.length === 0) return null;
      const firm = goods.filter((choice) => !choice.optional);
      const kilograms = weightOf(firm.length > 0 ? firm : goods);
      const load = `About ${figure(Math.max(10, Math.round(kilograms / 10) * 10))} kg, out and back`;
      const kinds: readonly Kind[] =
        kilograms > VAN_KG ? ['truck', 'delivery', 'van', 'mileage'] : ['delivery', 'van', 'truck', 'mileage'];
      return {
        kinds,
        optional: goods.every((choice) => choice.optional),
        size: (product, kind) => {
          if (kind === 'mileage') return exactly(1, load, () => 0.3)(product, kind);
          const truck = kind === 'truck' || TRUCK.test(product.name);
          const van = kind === 'van' || /\bvan\b/i.test(product.name);
          const holds = truck ? (LARGE.test(product.name) ? LARGE_TRUCK_KG : TRUCK_KG) : van ? VAN_KG : null;
          const priced = product.unit === 'event' || product.unit === 'each' ? 0.3 : 0;
          const driven = SELF_DRIVE.test(product.name) ? -0.4 : 0;
          if (holds === null) return exactly(1, load, () => 0.7 + priced)(product, kind);
          const units = Math.min(20, Math.max(1, Math.ceil(kilograms / holds)));
          // The smallest that holds it all; two trips cost more than one larger vehicle.
          const fit = Math.max(0.05, 0.9 - holds / 12_000 - 0.4 * (units - 1));
          return exactly(units, load, () => Math.max(0, fit * 0.7 + priced + driven))(product, kind);
        },
      };
    },
  },
];
