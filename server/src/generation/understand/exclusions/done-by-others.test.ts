import { describe, expect, it } from 'vitest';
import { understand } from '../index.ts';

/** What somebody else does, told by the doing. */
function leftOut(description: string): readonly string[] {
  return understand({ description }).exclusions.flatMap(({ kinds, categories }) => [...kinds, ...categories]);
}

describe('what others do', () => {
  it.each([
    ['We need a PA and six microphones. Mixing is done by Torben.', 'crew_sound'],
    ['We need 64 white chairs. Setting up is down to the scouts.', 'crew_stagehand'],
    ['Wir brauchen eine PA und sechs Mikrofone. Mischen tut Torben.', 'crew_sound'],
    ['Wir brauchen 20 Biertischgarnituren. Aufbauen tun wir selbst.', 'crew_stagehand'],
    [
      'Il nous faut 18 barnums. Vous déposez le matériel, nos agents techniques montent et démontent tout.',
      'crew_stagehand',
    ],
    ['Necesitamos 300 sillas. De montar se encargan los padres.', 'crew_stagehand'],
    ['We need 64 white chairs. Five grandsons to put it all up.', 'crew_stagehand'],
    ["We need 64 white chairs. We'll come for it with the horsebox on Saturday.", 'transport'],
  ])('is left out: %s', (description, what) => {
    expect(leftOut(description)).toContain(what);
  });

  it.each([
    'We need 100 chairs. Could you put it all up on Friday?',
    'We need 100 chairs. We would like you to set it all up and collect it on Sunday.',
    'We need a PA and six microphones. Mixing is done by your engineer.',
    'Wir brauchen 100 Stühle. Bitte bauen Sie alles auf.',
    'We need 100 chairs. We can get in from 8am.',
  ])('is told from what we are asked to do: %s', (description) => {
    expect(leftOut(description)).toEqual([]);
  });
});

describe('what is left off', () => {
  it.each(['So leave lights off it altogether.', 'Leave the lights out.', 'You can leave the lighting off it.'])(
    'is not wanted: %s',
    (sentence) => {
      expect(leftOut(`A gig for 600 standing. PA and 4 wedges. ${sentence}`)).toContain('lighting');
    },
  );

  it('is no matter of switches', () => {
    expect(leftOut('A gig for 600 standing. PA and 4 wedges. Lights out at eleven.')).toEqual([]);
  });
});
