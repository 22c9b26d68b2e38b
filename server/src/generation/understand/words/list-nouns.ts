import type { Category } from '@showbill/contract';
import type { Kind } from '../../../equipment/index.ts';

/** What services and provisions are called in lists and forms, and the equipment that a plan would bring for them. */
export const LIST_NOUNS: readonly (readonly [
  { readonly kinds: readonly Kind[]; readonly categories: readonly Category[] },
  string,
])[] = [
  [
    { kinds: ['interpretation_booth', 'interpretation_receiver'], categories: [] },
    `interpretation, interpreting, simultaneous interpretation, translation, simultaneous translation, dolmetschen, dolmetschung, verdolmetschung, dolmetscher, simultanübersetzung, übersetzung, interprétation, traduction, traduction simultanée, interpretación, traducción, traducción simultánea, vertaling, tolken, vertolking, simultaanvertaling`,
  ],
  [
    { kinds: ['waste_bin'], categories: [] },
    `waste, rubbish, trash, garbage, waste disposal, rubbish removal, recycling, müll, abfall, müllentsorgung, entsorgung, déchets, ordures, poubelles, basura, residuos, basuras, afval, vuilnis, afvalophaling`,
  ],
  [
    { kinds: ['toilet', 'toilet_trailer', 'toilet_accessible'], categories: [] },
    `amenities, public amenities, conveniences, public conveniences, washrooms, sanitary facilities, sanitation, sanitäranlagen, sanitär, sanitaires, aseos, sanitair`,
  ],
  [
    { kinds: ['parasol', 'gazebo', 'marquee'], categories: [] },
    `shade, shelter, weather cover, sonnenschutz, wetterschutz, ombrage, abri, sombra, schaduw, beschutting`,
  ],
  [
    { kinds: ['video_recorder'], categories: [] },
    `recording, recordings, aufzeichnung, mitschnitt, enregistrement, captation, grabación, opname, opnames`,
  ],
  [
    { kinds: ['streaming_encoder'], categories: [] },
    `streaming, live stream, livestream, live streaming, webcast, webcasting, übertragung, retransmission, diffusion en direct, retransmisión, emisión en directo, uitzending`,
  ],
  [{ kinds: ['network'], categories: [] }, `internet, wi fi, wifi, broadband, wlan, réseau, netwerk`],
  [
    { kinds: [], categories: ['catering'] },
    `catering, food and drink, food and beverage, f and b, f & b, refreshments, meals, verpflegung, bewirtung, speisen und getränke, restauration, repas, boissons, comida, bebida, comida y bebida, eten en drinken, maaltijden`,
  ],
  [
    { kinds: ['generator', 'fuel'], categories: [] },
    `electricity, electrical supply, mains power, elektrizität, stromversorgung, électricité, electricidad, suministro eléctrico, elektriciteit, stroomvoorziening`,
  ],
];
