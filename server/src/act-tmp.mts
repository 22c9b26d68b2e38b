const base = process.argv[2];
const { understand } = await import(`${base}/server/src/generation/understand/index.ts`);
for (const d of [
  'Sales kickoff for 220 people, two days. We don\'t need recording or streaming.',
  'Sales kickoff for 220 people. No streaming or recording.',
  'Conference for 120. No recording needed, but please livestream it.',
  'Studiedag voor 130 deelnemers. We hebben geen podium nodig en er is geen opname of livestream.',
  'Studiedag voor 130 deelnemers. Geen podium nodig. Er is geen livestream.',
  'Tagung für 130 Personen. Es gibt keine Aufzeichnung und keinen Stream. Eine Bühne ist nicht nötig.',
  'Colloque pour 130 personnes. Pas de captation ni de streaming.',
  'Jornada para 130 personas. No hace falta grabación ni streaming.',
  'Gig for 250. A four-piece (drums, bass, guitar, lead vocal, plus two backing vocals) and a duo supporting. We need a PA. Both acts bring their own backline.',
  'General session: (2) 9x16 screens with 12K projectors',
  'a PA with subs, 4 monitors, a desk and stagebox, mics',
]) {
  const f = understand({ description: d, date: null, venue: null, attendees: null, days: null }, '2026-11-21');
  console.log(d.slice(0, 70), '\n  act:', f.activities.map((a: any) => `${a.value}(${a.words})`).join(', '), '\n  excl:', f.exclusions.map((e: any) => `${e.words}[${(e.kinds ?? []).join(' ')}${e.category ?? ''}]`).join('; '), '\n  dem:', f.demands.map((x: any) => `${x.quantity?.value ?? x.quantity}:${x.phrase}[${x.kinds[0]}]`).join('; '));
}
