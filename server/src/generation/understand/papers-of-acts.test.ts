import { describe, expect, it } from 'vitest';
import { understand } from './index.ts';

function read(description: string): { asked: readonly string[]; kept: readonly string[] } {
  const { demands, exclusions } = understand({ description });
  return { asked: demands.flatMap(({ kinds: [kind] }) => kind ?? []), kept: exclusions.flatMap(({ kinds }) => kinds) };
}

describe('who plays what is no wish', () => {
  it.each([
    'The act is drums, two guitars, keys and a singer. We need a PA for 150 people.',
    'We are a six-piece band (drums, bass, guitar, keyboards, vocals) and need a PA.',
    'Instrumentation: drum kit, double bass, grand piano, two horns. Please quote for a PA.',
    'We are a trio of piano, double bass and drums. Please quote a PA.',
    'Die Gruppe tritt mit vier Musikern an: Keyboard, Bass, Schlagzeug, Gitarre. Benötigt wird eine PA.',
    'Unsere Band besteht aus Schlagzeug, Bass, zwei Gitarren und Keyboard. Wir suchen eine Beschallung.',
    'Formation : batterie, basse, deux guitares, clavier. Merci de prévoir une sono.',
    'Nuestra banda está formada por batería, bajo, dos guitarras y teclado. Necesitamos un equipo de sonido.',
    'Onze band bestaat uit drums, bas, twee gitaren en keyboard. We zoeken een geluidsset.',
  ])('%s', (description) => {
    expect(read(description).asked).toEqual(['pa_package']);
  });

  it.each([
    ['For the band we need a drum kit and a keyboard.', 'keyboard'],
    ['Band gear to hire: drum kit, stage piano.', 'drum_kit'],
  ])('but %s', (description, kind) => {
    expect(read(description).asked).toContain(kind);
  });
});

describe('what those who play do not have is wished for', () => {
  it.each([
    ['We travel without an engineer. Please supply a PA.', 'crew_technician'],
    ["We don't have our own sound engineer. A PA is needed.", 'crew_sound'],
    ['The group tours without its own sound desk or lights.', 'lighting_package'],
    ['We carry no lights of our own.', 'lighting_package'],
    ['Meist sind wir ohne eigenen Mischer unterwegs. Bitte stellen Sie eine PA.', 'mixing_console'],
    ['Wir haben keine eigene PA und kein eigenes Pult.', 'mixing_console'],
    ['Nous venons sans ingénieur du son. Prévoir une sono.', 'crew_sound'],
    ['Viajamos sin técnico propio. Se necesita un equipo de sonido.', 'crew_technician'],
    ['Wij komen zonder eigen geluidstechnicus.', 'crew_sound'],
  ])('%s', (description, kind) => {
    const { asked, kept } = read(description);
    expect(asked).toContain(kind);
    expect(kept).not.toContain(kind);
  });

  it.each([
    ["We have our own PA. We travel without lights and don't need any.", 'lighting_package'],
    ['We play without microphones. Please quote 40 chairs.', 'mic_wired'],
  ])('but %s', (description, kind) => {
    expect(read(description).asked).not.toContain(kind);
  });
});

describe('a desk of so many channels', () => {
  it.each([
    'FOH: a console of 24 channels with parametric EQ is needed.',
    'The desk must have at least 24 inputs.',
    'PA: Ausreichend dimensioniertes Pult (mind. 16 Kanäle).',
    'Ein Pult mit 24 Kanälen wird erbeten.',
    'Een tafel met minimaal 16 kanalen en 4 aux.',
    'FACE\nUne table 24 voies',
  ])('%s', (description) => {
    expect(read(description).asked).toContain('mixing_console');
  });

  it('is none where lights have the channels', () => {
    expect(read('Lights: a console with 24 channels.').asked).not.toContain('mixing_console');
  });
});

describe('a system that is to do something', () => {
  it.each([
    'The PA must be capable of 105 dB at the desk.',
    'Die PA muss den Saal gleichmäßig beschallen.',
    'La sono devra couvrir toute la salle.',
  ])('is wished for: %s', (description) => {
    expect(read(description).asked).toContain('pa_package');
  });
});

describe('what is heard with microphones is theirs', () => {
  it.each([
    'Needed from you: microphones for two guitar cabinets and one bass cab.',
    'Benötigt wird:\n- Mikrofonierung für zwei 4x12er Gitarrenboxen',
    'Gitarre: Es wird eine Mikrofonierung der beiden Verstärker benötigt.',
  ])('%s', (description) => {
    const { asked } = read(description);
    expect(asked.some((kind) => kind.startsWith('mic_'))).toBe(true);
    expect(asked).not.toContain('guitar_amp');
    expect(asked).not.toContain('bass_amp');
    expect(asked).not.toContain('amplifier');
  });
});
