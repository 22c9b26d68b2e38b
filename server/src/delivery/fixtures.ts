import type { DeliveryTable } from '@showbill/contract';

const DAY = { from: '08:00', to: '18:00' };

/** A depot in Brixton: two zones, two bands and a price a kilometre, three vehicles, closed on Sundays. */
export function deliveryTable(changes: Partial<DeliveryTable> = {}): DeliveryTable {
  return {
    from: { country: 'GB', postcode: 'SW9 8AA' },
    unit: 'km',
    zones: [
      { name: 'Inner South', postcodes: ['SW1-SW9', 'SE1'], price: 35 },
      { name: 'Next door', postcodes: ['SW9'], price: 20 },
    ],
    bands: [
      { up_to: 10, price: 40 },
      { up_to: 25, price: 65 },
    ],
    beyond: { price: 1.5, there_and_back: true },
    road_factor: 1.3,
    vehicles: [
      { name: 'Van', payload_kg: 800, volume_m3: 8, factor: 1, extra: 0 },
      { name: 'Luton', payload_kg: 1200, volume_m3: 18, factor: 1.4, extra: 10 },
      { name: '7.5 t', payload_kg: 2800, volume_m3: 35, factor: 2, extra: 60 },
    ],
    usual_vehicle: 1,
    hours: [DAY, DAY, DAY, DAY, DAY, { from: '09:00', to: '13:00' }, null],
    out_of_hours: { kind: 'percent', percent: 50 },
    ...changes,
  };
}
