import { describe, expect, it } from 'vitest';
import type { Demand } from '../facts.ts';
import { withSurroundings } from '../reading/around/index.ts';
import { demand, factsOf, product } from './fixtures.ts';
import { planDraft } from './index.ts';

const SHELF = {
  products: [
    product('presswall', 'Pop-Up Backdrop', 'backdrop', 'event', { widthM: 3 }),
    product('drape', 'Pipe and Drape', 'drape', 'metre'),
    product('lectern', 'Acrylic Lectern', 'lectern'),
    product('musicstand', 'Music Stand', 'music_stand'),
    product('distro125', '125A Power Distro', 'power_distro'),
    product('distro16', '16A Distro Box', 'power_distro'),
    product('drummics', 'Drum Microphone Kit', 'mic_instrument', 'day', { pieces: 7 }),
    product('condenser', 'Condenser Microphone', 'mic_instrument'),
    product('tablestand', 'Table-Top Microphone Stand', 'mic_stand'),
    product('zstand', 'Tall Boom Microphone Stand', 'mic_stand'),
    product('grand', 'Grand Piano', 'piano'),
  ],
};

function units(asked: Demand): Readonly<Record<string, number>> {
  const { lines } = planDraft({}, withSurroundings(factsOf('concert', { demands: [asked] }), asked.words), SHELF);
  return Object.fromEntries(lines.map((line) => [line.productId, line.units]));
}

describe('a thing that goes by a common word', () => {
  it('is drape where a backdrop is wider than a press wall', () => {
    expect(units(demand('white backdrop', ['backdrop'], null, { traits: { lengthM: 12 } }))).toMatchObject({
      drape: 12,
    });
    expect(units(demand('backdrop', ['backdrop'], 1))).toMatchObject({ presswall: 1 });
  });

  it('is a music stand where nobody needs that many lecterns', () => {
    expect(units(demand('atriles', ['lectern'], 5))).toMatchObject({ musicstand: 5 });
    expect(units(demand('atril', ['lectern'], 1))).toMatchObject({ lectern: 1 });
  });

  it('is the smallest box where sockets are wished for', () => {
    expect(units(demand('power strips', ['power_distro'], 2))).toMatchObject({ distro16: 2 });
  });

  it('is no drum set where microphones are for others', () => {
    expect(units(demand('instrument mics', ['mic_instrument'], 4))).toMatchObject({ condenser: 4 });
    expect(units(demand('drum mic kit', ['mic_instrument'], 1))).toMatchObject({ drummics: 1 });
  });

  it('is a stand for the floor', () => {
    expect(units(demand('microphone stands', ['mic_stand'], 3))).toMatchObject({ zstand: 3 });
    expect(units(demand('table-top mic stands', ['mic_stand'], 3))).toMatchObject({ tablestand: 3 });
  });

  it('is one piano, whatever figure stands before it', () => {
    expect(units(demand('grand piano', ['piano'], 9)).grand).toBe(1);
  });
});
