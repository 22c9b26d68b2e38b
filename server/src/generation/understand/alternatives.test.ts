import { describe, expect, it } from 'vitest';
import type { Demand } from '../types.ts';
import { understand } from './index.ts';

function said({ quantity, kinds: [kind], optional, or }: Demand): string {
  const thing = `${optional ? 'option ' : ''}${quantity ?? '?'} ${kind ?? '-'}`;
  return or === undefined ? thing : `${thing} or ${said(or)}`;
}

function asked(description: string): string[] {
  return understand({ description }).demands.map(said);
}

describe('two things of which one would do', () => {
  it.each([
    ['We need a projector or a large TV.', '1 projector or 1 display'],
    ['LED wall or large screen, 6 wedges', '? led_wall or ? projection_screen'],
    ['Lectern or music stand', '? lectern or ? music_stand'],
    ['Headset or lapel mic', '? mic_headset or ? mic_wireless_lapel'],
    ['A handheld, a headset or a lapel mic', '1 mic_wireless_handheld or 1 mic_headset or 1 mic_wireless_lapel'],
    ['90 chairs or benches', '90 chair or 90 bench'],
    ['Either 2 projectors or 3 TVs', '2 projector or 3 display'],
    ['A marquee, or several gazebos, for the food', '1 marquee or ? gazebo'],
    ['A 8 x 6 m stage. A 6 x 4 m stage would also work.', '? stage_deck or ? stage_deck'],
    ['A TV; failing that a projector.', '1 display or 1 projector'],
    ['5 mics, handheld or lapel', '5 mic_wireless_handheld or 5 mic_wireless_lapel'],
    ['Beamer oder großer Fernseher', '? projector or ? display'],
    ['Ein Zelt, alternativ zwei Pavillons', '1 marquee or 2 gazebo'],
    ['A large marquee or two small marquees', '1 marquee or 2 marquee'],
    ['Un chapiteau ou deux barnums', '1 marquee or 2 marquee'],
    ['Un proyector o una tele grande', '1 projector or 1 display'],
    ['Een beamer of een grote tv', '1 projector or 1 display'],
  ])('is one demand with what may replace it: %s', (description, demand) => {
    expect(asked(description)[0]).toBe(demand);
  });

  it.each([
    ['20 benches or 40 chairs', ['20 bench', '40 chair']],
    ['The hall has no chairs or benches.', ['? chair', '? bench']],
    ['A projector or screen', ['1 projector', '? projection_screen']],
    ['Lighting and/or sound', ['? lighting_package', '? pa_package']],
    ['Chairs or tables may be moved.', ['? chair', '? table_trestle']],
    ['A TV in the hall or a projector in the bar', ['1 display', '1 projector']],
    ['Stage or riser 4 x 3 m', ['? stage_deck']],
  ])('is told from items of a list, from what is missing and from one thing with two names: %s', (text, demands) => {
    expect(asked(text)).toEqual(demands);
  });

  it('offers the second where the client wants to see both', () => {
    expect(asked('Uplighters or festoon, please quote both.')).toEqual(['? uplight', 'option ? festoon']);
    const both = 'We would like an 8 x 6 m stage. A 6 x 4 m stage may also be considered. Please give prices for both.';
    expect(asked(both)).toEqual(['? stage_deck', 'option ? stage_deck']);
  });

  it('takes the second for itself when it is spoken of again', () => {
    expect(asked('Either a marquee or two gazebos. The gazebos should be white.')).toEqual(['1 marquee or 2 gazebo']);
  });

  it('quotes both', () => {
    expect(understand({ description: 'We need a projector or a large TV.' }).demands[0]?.quote).toBe(
      'a projector or a large TV',
    );
  });
});
