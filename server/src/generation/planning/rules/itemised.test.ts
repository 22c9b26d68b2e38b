import { describe, expect, it } from 'vitest';
import type { Demand } from '../../facts.ts';
import { demand, factsOf, performers, SHELF, unitsByKind } from '../fixtures.ts';
import { planDraft } from '../index.ts';

function kindsOf(event: Parameters<typeof factsOf>[0], demands: readonly Demand[], band = 0): ReadonlySet<string> {
  const facts = factsOf(event, {
    attendees: 200,
    demands,
    performers: band > 0 ? [performers('band', band)] : [],
  });
  const draft = planDraft({}, facts, SHELF);
  return new Set([...unitsByKind(draft, false).keys(), ...unitsByKind(draft, true).keys()]);
}

const SOUND = [
  demand('speakers', ['speaker_top'], 2),
  demand('vocal mics', ['mic_wired'], 3),
  demand('mixer', ['mixing_console'], 1),
  demand('monitors', ['stage_monitor'], 2),
];

describe('what a client itemises', () => {
  it('is the whole of it: singers’ microphones that are counted bring no set for the drums', () => {
    expect(kindsOf('concert', SOUND, 4).has('mic_instrument')).toBe(false);
    expect(kindsOf('concert', [demand('speakers', ['speaker_top'], 2)], 4).has('mic_instrument')).toBe(true);
  });

  it('leaves out the disciplines that a list with figures says nothing of', () => {
    const kinds = kindsOf('concert', SOUND, 4);
    for (const kind of ['stage_wash', 'moving_head', 'stage_deck', 'hazer', 'led_wall', 'drum_kit']) {
      expect(kinds.has(kind), kind).toBe(false);
    }
  });

  const CHOIR = [
    demand('risers', ['choir_riser']),
    demand('chairs', ['chair']),
    demand('podium', ['lectern']),
    demand('piano', ['piano']),
    demand('toilets', ['toilet']),
    demand('drapes', ['drape']),
  ];

  it('leaves them out without figures, from six things on', () => {
    for (const kind of ['projector', 'projection_screen', 'moving_head', 'display'])
      expect(kindsOf('conference', CHOIR).has(kind), kind).toBe(false);
    expect(kindsOf('conference', CHOIR.slice(0, 2)).has('projector')).toBe(true);
  });

  it('keeps what belongs to a discipline of which something is asked, as an option too', () => {
    const lit = [...CHOIR, demand('lighting', ['lighting_package'], null, { optional: true })];
    const kinds = kindsOf('conference', lit);
    expect(kinds.has('stage_wash') || kinds.has('lighting_package')).toBe(true);
  });

  it('is only heard where nothing but sound is spoken of, with figures or without', () => {
    const kinds = kindsOf('concert', [demand('PA', ['pa_package']), demand('a mixer', ['mixing_console'])], 4);
    for (const kind of ['stage_wash', 'lighting_package', 'moving_head', 'stage_deck', 'mobile_stage', 'hazer']) {
      expect(kinds.has(kind), kind).toBe(false);
    }
    expect(kindsOf('concert', [demand('PA', ['pa_package'])], 4).has('stage_deck')).toBe(true);
  });

  it('is lit where a stage is on the list', () => {
    const kinds = kindsOf('concert', [...SOUND, demand('stage', ['stage_deck'], 1)], 4);
    expect(kinds.has('stage_wash') || kinds.has('lighting_package')).toBe(true);
    expect(kinds.has('moving_head')).toBe(false);
  });

  it('ends the show light with the lights that are counted', () => {
    const lights = [demand('moving heads', ['moving_head'], 4), demand('followspot', ['followspot'], 1)];
    const kinds = kindsOf('theatre', lights);
    expect(kinds.has('profile_spot') || kinds.has('stage_wash')).toBe(false);
    expect(kindsOf('theatre', []).has('profile_spot')).toBe(true);
  });

  it('keeps what the named things need to work', () => {
    const kinds = kindsOf('concert', [demand('microphones', ['mic_wired'], 6), ...SOUND.slice(2)], 4);
    for (const kind of ['mic_stand', 'speaker_top']) expect(kinds.has(kind), kind).toBe(true);
  });
});
