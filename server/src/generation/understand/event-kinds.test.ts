import { describe, expect, it } from 'vitest';
import type { EventKind } from '../types.ts';
import { readEvents } from './event-kinds.ts';
import { readText } from '../reading/document/text.ts';

describe('the kind of event', () => {
  it.each<[string, EventKind]>([
    ['Stadtlauf mit 800 Teilnehmern', 'sports'],
    ['Der Ablauf: Vortrag, danach Fragen. 80 Personen', 'conference'],
    ['Im Verlauf des Abends spielt eine Band', 'other'],
  ])('is not read from a word that only ends alike: %s', (description, kind) => {
    expect(readEvents(readText(description))[0]?.value).toBe(kind);
  });

  it.each<[string, EventKind]>([
    ['A duo plays in our restaurant', 'other'],
    ['Tea in the garden, nothing musical', 'other'],
    ['Furniture on stage for the platform party', 'other'],
    ['Sonido en el salón, 80 personas', 'other'],
    ['Jornada sobre urbanismo en el salón de actos', 'conference'],
    ['AG de la copropriété, 60 personnes', 'meeting'],
    ['The choral society sings on Good Friday', 'concert'],
    ['Mariage, guirlande guinguette', 'wedding'],
    ['Ann will talk with the vicar about chairs', 'other'],
    ['Notes of the planning meeting for the jubilee', 'party'],
    ['Ashby Fete, a PA for the ring', 'fair'],
    ['Une fête pour nos 30 ans', 'party'],
    ['Light on the performance area at our dinner', 'gala_dinner'],
  ])('is told by nouns of events only: %s', (description, kind) => {
    expect(readEvents(readText(description))[0]?.value).toBe(kind);
  });
});
