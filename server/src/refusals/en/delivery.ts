/** Delivery by a company's table of prices. */
export const delivery = {
  noTable: 'the company has no delivery prices in this currency: set them up in the settings',
  otherLine: 'only a line for transport with a price for the event, for each or for a day can be priced as a delivery',
  noPlace: 'there is no price for this postcode: type how far it is',
  tooFar: 'the delivery prices do not go so far: type a price',
  tooMuch: 'this load needs more than ten vehicles: type a price',
};
