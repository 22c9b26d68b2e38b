import { expect, it } from 'vitest';
import { misreadOf, type NotFromUsRow } from '../exclusions/fixtures.ts';

/** What rules alone read the wrong way round. */
it.each<NotFromUsRow>([
  [
    "A PA and a lectern, please. We promised all five campaigns there'd be no slides, no screens, nothing to look at but the candidates.",
    'projection_screen',
    'lectern',
  ],
  ['40 chairs. Leave power off it, I have three gensets and more leads than I can count.', 'generator', 'chair'],
  ['150 chairs, please. The padre speaks from the one lectern, which is the club’s own oak one.', 'lectern', 'chair'],
  ['We would like eight toilets; they have all their own kit, so please nothing for a bar.', 'bar_unit', 'toilet'],
  ['Wij willen een dj. Rook of vuurwerkachtige dingen graag niet.', 'smoke_machine', ''],
  [
    'Geliehen werden sollen nur Licht und Stoff:\n- 8 Profilscheinwerfer\n- 12 LED-PAR\n- ein Lichtpult',
    '',
    'profile_spot stage_wash lighting_console',
  ],
])('is read as it is meant: %s', (...row) => {
  expect(misreadOf(row)).toEqual({ brought: [], missed: [] });
});
