import { describe, expect, it } from 'vitest';
import { understand } from '../index.ts';

const left = (description: string) =>
  understand({ description }).exclusions.flatMap(({ reason, kinds }) => kinds.map((kind) => `${reason} ${kind}`));
const asked = (description: string) => understand({ description }).demands.flatMap(({ kinds }) => kinds.slice(0, 1));

describe('the thing first, then its verb', () => {
  it.each([
    ['Die Sofas holen wir aus unserem eigenen Showroom. Bitte drei Couchtische.', 'provided sofa'],
    ['Lichterketten hab ich vom Vormieter noch kistenweise im Keller. Ein Rednerpult bitte.', 'provided festoon'],
    ['Lichtpult habe ich, kenne ich im Schlaf. Wir brauchen zwei Beamer.', 'provided lighting_console'],
    ['Wir brauchen 4 Pinnwände. Whiteboards hängen in jedem Seminarraum.', 'provided whiteboard'],
    ['Wir brauchen ein Zelt. Den Innenhimmel spart euch.', 'unwanted marquee_lining'],
    ['Schreibtische braucht es im Büro keine. Bitte zwei Pinnwände.', 'unwanted table_desk'],
    ['Tolken boekt het ministerie rechtstreeks. Wij zoeken 80 klapstoelen.', 'provided crew_interpreter'],
    ['Die rode loper vond de directie wat protserig. Graag 10 statafels.', 'unwanted carpet'],
    ['Statafels bedoel je? Die staan bij de kantine gestapeld. Graag 40 klapstoelen.', 'provided table_cocktail'],
  ])('%s', (description, what) => {
    expect(left(description)).toContain(what);
  });

  it.each([
    ['Die Stühle hat der Verein bei Ihnen bestellt. Wir brauchen 40 Stühle.', 'chair'],
    ['Das Zelt hat einen Boden. Wir brauchen ein Zelt.', 'marquee'],
    ['Die Sofas holen wir bei Ihnen ab, bitte drei Sofas.', 'sofa'],
    ['De stoelen halen we zelf bij jullie op, graag 40 stoelen.', 'chair'],
  ])('wished: %s', (description, kind) => {
    expect(asked(description)).toContain(kind);
  });
});

describe('the thing first, then that it is wished for', () => {
  it.each([
    ['Die Fotobox bitte streichen. Der Traubogen bleibt drin.', 'ceremony_arch'],
    ['Den Bürocontainer stellt ihr aber hin.', 'site_cabin'],
    ['Den Bildmischer bringen Sie bitte.', 'video_switcher'],
    ['Stühle haben wir. Ein Rednerpult wäre noch schön.', 'lectern'],
    ['Een sneeuwmachine mag niet. Een stroboscoop mag wel.', 'strobe'],
    ['De stoelen hebben we. De handenwasunit kan wel doorgaan.', 'hand_wash'],
  ])('%s', (description, kind) => {
    expect(asked(description)).toContain(kind);
  });

  it.each([
    'Nebel wäre schön, aber der Denkmalschutz sagt nein.',
    'Licht brauchen wir keines.',
    'De piano blijft in de aula staan. Graag 4 statafels.',
  ])('not: %s', (description) => {
    expect(asked(description)).not.toEqual(expect.arrayContaining(['smoke_machine', 'lighting_package', 'piano']));
  });
});

describe('German and Dutch clauses', () => {
  it.each([
    ['Um die Hussen kümmert sich meine Tante. 80 Klappstühle bitte.', 'provided chair_cover'],
    ['Mit Stühlen sind wir versorgt. Bitte 12 runde Tische.', 'provided chair'],
    ['Aan statafels hebben we geen gebrek. Graag 40 stoelen.', 'provided table_cocktail'],
    ['Weil die Gemeinde die Toilettenwagen stellt, brauchen wir nur noch Bauzaun.', 'provided toilet_trailer'],
    ['Omdat de gemeente de toiletwagen levert, hebben we enkel 40 meter bouwhek nodig.', 'provided toilet_trailer'],
    [
      'Wir haben inzwischen von der Uni vier Ansteckmikros ergattert. Bitte ein Rednerpult.',
      'provided mic_wireless_lapel',
    ],
    ['Zum Glück überlässt uns das Pfarramt 100 Stühle. Bitte 15 Tische.', 'provided chair'],
    ['Mein Schwager ist Tontechniker. Bitte ein Mischpult anbieten.', 'provided crew_sound'],
    ['Fotograaf is een vriendin van de bruid. Graag een ceremonieboog.', 'provided crew_photographer'],
    ['Kan je de fotobooth uit de offerte halen? De dansvloer laat je staan.', 'unwanted photo_booth'],
    ['Barhocker raus, die Theke bleibt drin.', 'unwanted bar_stool'],
    ['Afvalcontainers: Rova zet er acht neer. Graag 6 statafels.', 'provided waste_bin'],
    ['Staande receptie, vandaar nul stoelen en tien statafels.', 'unwanted chair'],
  ])('%s', (description, what) => {
    expect(left(description)).toContain(what);
  });

  it.each([
    ['Sonnenschirme haben wir. Pavillons nicht, also drei Pavillons.', 'gazebo'],
    ['De garderoberekken mogen weg. De koordpaaltjes niet, daarvan zes.', 'stanchion'],
    ['Der Verein braucht 40 Stühle.', 'chair'],
    ['Die Boxen müssen nicht groß sein, zwei Boxen.', 'speaker_top'],
    ['Mikrofone brauchen wir nicht viele.', 'mic_wired'],
    ['Statafels nemen we er tien.', 'table_cocktail'],
    ['Uplights malen die Wände blau, 12 Uplights.', 'uplight'],
    ['Ohne vernünftiges Rednerpult geht es nicht.', 'lectern'],
    ['Bringt bitte einen eigenen WLAN-Router mit.', 'network'],
    ['De Chiro zou biertafels leveren maar heeft afgezegd, dus graag 15 sets.', 'beer_table_set'],
    ['Wichtig ist ein Tontechniker. Wir brauchen ihn den ganzen Abend.', 'crew_sound'],
    ['Staande receptie, vandaar nul stoelen en tien statafels.', 'table_cocktail'],
  ])('wished: %s', (description, kind) => {
    expect(left(description).some((what) => what.endsWith(kind))).toBe(false);
  });
});
