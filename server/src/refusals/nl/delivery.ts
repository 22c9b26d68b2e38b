import type { Translated } from '@showbill/contract';
import type { delivery as english } from '../en/delivery.ts';

export const delivery: Translated<typeof english> = {
  noTable: 'het bedrijf heeft geen leveringsprijzen in deze valuta: stel ze in bij de instellingen',
  otherLine:
    'alleen een transportregel met een prijs per evenement, per stuk of per dag kan als levering worden berekend',
  noPlace: 'voor deze postcode is er geen prijs: vul de afstand in',
  tooFar: 'zo ver gaan de leveringsprijzen niet: vul een prijs in',
  tooMuch: 'voor deze lading zijn meer dan tien voertuigen nodig: vul een prijs in',
};
