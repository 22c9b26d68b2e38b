import { describe, expect, it } from 'vitest';
import { understand } from './index.ts';

function kindsAsked(description: string): string[] {
  return understand({ description }).demands.map(({ kinds: [kind] }) => kind ?? '-');
}

describe('a trailer', () => {
  it.each([
    'If the park has no stage, the promoter provides two flat bed trailers next to each other. Trailers must be level.',
    'We need a flatbed trailer for a stage on the green.',
    'Two flatbed trucks as a stage.',
    'Ein Anhänger als Bühne.',
    'Une remorque plateau comme scène.',
    'Un remolque como escenario.',
    'Een oplegger als podium.',
  ])('is a stage where it is to be played on: %s', (description) => {
    const kinds = kindsAsked(description);
    expect(kinds).toContain('mobile_stage');
    expect(kinds).not.toContain('van');
    expect(kinds).not.toContain('truck');
  });

  it.each(['A trailer to carry the stage.', 'A 6 x 4 m stage. One trailer for our gear.', 'Two box trailers.'])(
    'carries things elsewhere: %s',
    (description) => expect(kindsAsked(description)).toContain('van'),
  );
});
