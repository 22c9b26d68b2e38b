import { describe, expect, it } from 'vitest';
import { understand } from './index.ts';

function filmed(description: string): string[] {
  const facts = understand({ description });
  const activities = facts.activities.map(({ value }) => value).filter((value) => /stream|recording/.test(value));
  const wishes = facts.demands.flatMap(({ kinds }) => kinds[0] ?? []).filter((kind) => /stream|record/.test(kind));
  return [...activities, ...wishes];
}

describe('filming', () => {
  it('keeps the words that deny it on one line', () => {
    const { exclusions } = understand({ description: 'Meeting for 60. We do not  want any\tstreaming' });
    expect(exclusions.map(({ words }) => words).join()).not.toMatch(/\s\s|\t/);
  });

  it.each([
    "Sales kickoff for 220 people, two days. We don't need recording or streaming.",
    'Town hall for 300. There will be no livestream and no recording.',
    'Conference for 60. No stage, no lights, recording or streaming.',
    'AGM for 80. Neither streaming nor filming is planned.',
    'Studiedag voor 130 deelnemers. We hebben geen podium nodig en er is geen opname of livestream.',
    'Studiedag voor 130 deelnemers. Er is geen livestream.',
    'Tagung für 130 Personen. Es gibt keine Aufzeichnung und keinen Stream.',
    'Colloque pour 130 personnes. Pas de captation ni de streaming.',
    'Jornada para 130 personas. No hace falta grabación ni streaming.',
    'Convention pour 120 personnes. Inutile de filmer : rien ne sera enregistré ni retransmis.',
    'Symposium voor 130 deelnemers. Filmen hoeft niet en er wordt niets gestreamd.',
  ])('that is denied is neither done nor wished for: %s', (description) => {
    expect(filmed(description)).toEqual([]);
    const { exclusions } = understand({ description });
    expect(exclusions.flatMap(({ kinds }) => kinds)).toContain('streaming_encoder');
  });

  it.each([
    ['Conference for 120. No recording needed, but please livestream it.', 'stream'],
    ['Conference for 120 with a livestream. There is no stage.', 'stream'],
    ['Hybrid meeting for 60: we stream to those who cannot come.', 'stream'],
    ['Tagung für 130 Personen. Keine Bühne. Bitte mit Livestream.', 'stream'],
    ['No stage, livestream for those at home.', 'stream'],
    [
      'Necesitamos 2 micrófonos de mano para las preguntas del público, un monitor en el suelo para el ponente, pasador de diapositivas, reloj, grabación con 2 cámaras.',
      'recording',
    ],
    ['Conference for 90, talks to be recorded. No streaming.', 'recording'],
    ['Her cousins cannot fly over, so we would like the vows streamed.', 'stream'],
    ['Die Oma kann nicht reisen, daher bitte ein Livestream aus der Kirche.', 'stream'],
  ])('that is wanted stays: %s', (description, activity) => {
    expect(filmed(description)).toContain(activity);
  });
});
