import type { Kind } from '../../../equipment/index.ts';
import type { Demand } from '../../types.ts';

/** What comes one to each of another thing. */
const PARTNERS: Partial<Readonly<Record<Kind, Kind>>> = {
  projector: 'projection_screen',
  projection_screen: 'projector',
  crew_camera: 'camera',
};
const SEVERAL =
  /(?:\p{L}{2,}s|écrans|leinwände|projektoren|beamern|kameraleute|cameramen|camerapeople|operatoren|schermen)$/iu;

/** "Two screens with projectors", "three cameras with operators": as many as of the thing that is counted. */
export function withPartners(demands: readonly Demand[]): readonly Demand[] {
  return demands.map((demand, index) => {
    const partner = demand.kinds[0] === undefined ? undefined : PARTNERS[demand.kinds[0]];
    if (partner === undefined || demand.quantity !== null || !SEVERAL.test(demand.phrase.trim())) return demand;
    const isCounted = ({ kinds: [kind], quantity, optional }: Demand) =>
      kind === partner && quantity !== null && optional === demand.optional;
    const quantity = SUMMED.has(partner)
      ? demands.filter(isCounted).reduce((sum, each) => sum + (each.quantity ?? 0), 0)
      : [demands[index - 1], demands[index + 1]].find((other) => other !== undefined && isCounted(other))?.quantity;
    return (quantity ?? 1) > 1 ? { ...demand, quantity: quantity ?? null } : demand;
  });
}

/** Somebody stands at each of them, of whatever sort; pictures are thrown at what was named beside. */
const SUMMED: ReadonlySet<Kind> = new Set(['camera']);
