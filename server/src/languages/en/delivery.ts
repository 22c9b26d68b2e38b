/** How the price of a delivery was made. */
export const delivery = {
  both: 'Delivery and collection',
  delivery: 'Delivery',
  collection: 'Collection',
  zone: (name: string) => `zone ${name}`,
  about: (distance: string) => `about ${distance}`,
  upTo: (distance: string) => `(up to ${distance})`,
  outside: {
    both: 'delivery and collection outside working hours',
    delivery: 'delivery outside working hours',
    collection: 'collection outside working hours',
  },
} as const;
