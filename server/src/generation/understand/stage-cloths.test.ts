import { expect, test } from 'vitest';
import { understand } from './index.ts';

test.each([
  ['We need a Marley dance floor for the ballet.', 'stage_floor'],
  ['Black marley, 10 m x 8 m', 'stage_floor'],
  ['Please bring dance vinyl for the stage.', 'stage_floor stage_deck'],
  ['Tanzboden (PVC), 8 x 10 m', 'stage_floor'],
  ['Wir brauchen einen Tanzteppich.', 'stage_floor'],
  ['Il nous faut un tapis de danse.', 'stage_floor'],
  ['Necesitamos linóleo de danza negro.', 'stage_floor'],
  ['We zoeken een balletvloer.', 'stage_floor'],
  ['A dance floor for 80 guests', 'dance_floor'],
  ['Ein Tanzboden für die Hochzeitsgäste', 'dance_floor'],
  ['A cyclorama is needed upstage.', 'drape'],
  ['We need a black cyc, 12 m wide.', 'drape'],
  ['A projection screen is needed.', 'projection_screen'],
])('what is laid or hung on a stage is not what guests dance on or look at: %s', (description, expected) => {
  const { demands } = understand({ description });
  expect(demands.map(({ kinds: [kind] }) => kind).join(' ')).toBe(expected);
});
