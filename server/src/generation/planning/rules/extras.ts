import { count, exactly } from '../sizes.ts';
import type { Occasion, Rule, Size } from '../types.ts';
import { counted } from '../words.ts';

/** What clients like to be offered, and what musicians share. */
export const extraRules: readonly Rule[] = [
  {
    id: 'dj-players',
    source: '[ours] two players and a mixer are what a DJ expects to find in a club',
    label: 'DJ players',
    kinds: ['dj_player', 'dj_controller'],
    when: (occasion) => (occasion.is('club_night') ? 'need' : 'no'),
    size: () => (product, kind) =>
      (kind === 'dj_controller' ? exactly(1, 'Decks and mixer in one') : count(2, 'A pair of players'))(product, kind),
  },
  {
    id: 'dj-mixer',
    source: '[ours]',
    label: 'a DJ mixer',
    kinds: ['dj_mixer'],
    when: (occasion) => (occasion.is('club_night') ? 'need' : 'no'),
    size: () => exactly(1, 'Between the players and the sound system'),
  },
  {
    id: 'dj-set',
    source: '[ours]',
    label: 'a DJ set',
    kinds: ['dj_controller', 'dj_player'],
    when: (occasion) => (occasion.dj && !occasion.is('club_night', 'festival') ? 'offer' : 'no'),
    size: () => (product, kind) =>
      (kind === 'dj_player' ? count(2, 'Should the DJ not bring any') : exactly(1, 'Should the DJ not bring one'))(
        product,
        kind,
      ),
    rank: 3,
  },
  {
    id: 'dj-booth',
    source: '[ours]',
    label: 'a DJ booth',
    kinds: ['dj_booth'],
    when: (occasion) =>
      occasion.is('club_night')
        ? 'need'
        : occasion.dj && occasion.is('wedding', 'party', 'gala_dinner', 'awards')
          ? 'offer'
          : 'no',
    size: () => exactly(1, 'For the decks and the DJ'),
    rank: 5,
  },
  {
    id: 'drum-kit',
    source: '[ours] shared where several bands follow each other',
    label: 'a drum kit',
    kinds: ['drum_kit'],
    when: (occasion) => (occasion.acts > 1 && occasion.does('live_music') ? 'offer' : 'no'),
    size: () => exactly(1, 'Shared by the bands, so that the changes are short'),
    rank: 3,
  },
  {
    id: 'bass-amplifier',
    source: '[ours]',
    label: 'a bass amplifier',
    kinds: ['bass_amp'],
    when: (occasion) => (occasion.acts > 1 && occasion.does('live_music') ? 'offer' : 'no'),
    size: () => exactly(1, 'Shared by the bands'),
    rank: 4,
  },
  {
    id: 'guitar-amplifiers',
    source: '[ours]',
    label: 'guitar amplifiers',
    kinds: ['guitar_amp'],
    when: (occasion) => (occasion.acts > 1 && occasion.does('live_music') ? 'offer' : 'no'),
    size: () => count(2, 'Two, shared by the bands'),
    rank: 4,
  },
  {
    id: 'orchestra-stands',
    source: '[ours] one for each player',
    label: 'music stands',
    kinds: ['music_stand'],
    when: (occasion) => (occasion.players > 10 ? 'offer' : 'no'),
    size: (occasion) => count(occasion.players, `One for each of ${occasion.players} players`),
    rank: 1,
  },
  {
    id: 'interpretation-booth',
    source: '[ours] one for each language beside that of the floor',
    label: 'an interpretation booth',
    kinds: ['interpretation_booth'],
    when: (occasion) => (occasion.does('interpretation') ? 'need' : 'no'),
    size: () => exactly(1, 'For one language beside that of the floor'),
    core: true,
  },
  {
    id: 'interpretation-receivers',
    source: '[ours] one for each who follows the interpretation, else for each guest',
    label: 'interpretation receivers',
    kinds: ['interpretation_receiver'],
    when: (occasion) => (occasion.does('interpretation') ? 'need' : 'no'),
    size: receivers,
    core: true,
  },
  {
    id: 'interpretation-transmitter',
    source: '[ours] one for all languages; what the receivers hear',
    label: 'an interpretation transmitter',
    kinds: ['interpretation_transmitter'],
    when: (occasion) => (occasion.does('interpretation') ? 'need' : 'no'),
    size: () => exactly(1, 'What the receivers hear'),
  },
  {
    id: 'photo-booth',
    source: '[ours]',
    label: 'a photo booth',
    kinds: ['photo_booth'],
    when: (occasion) =>
      occasion.is('wedding', 'party', 'gala_dinner', 'awards') && occasion.people >= 80 ? 'offer' : 'no',
    size: () => exactly(1, 'A keepsake for the guests'),
    rank: 4,
  },
  {
    id: 'ceremony-arch',
    source: '[ours]',
    label: 'a ceremony arch',
    kinds: ['ceremony_arch'],
    when: (occasion) => (occasion.is('wedding') && occasion.does('ceremony') ? 'offer' : 'no'),
    size: () => exactly(1, 'Where the couple stands'),
    rank: 5,
  },
  {
    id: 'exhibition-network',
    source: '[ours]',
    label: 'an internet connection',
    kinds: ['network'],
    when: (occasion) => (occasion.is('exhibition') ? 'offer' : 'no'),
    size: () => exactly(1, 'For exhibitors and payments'),
    rank: 3,
  },
  {
    id: 'signage',
    source: '[ours]',
    label: 'signs',
    kinds: ['signage'],
    when: (occasion) =>
      occasion.is('exhibition') || (occasion.is('conference') && occasion.breakouts.length > 1) ? 'offer' : 'no',
    size: () =>
      count(4, 'Show the way to rooms and stands', ({ name }) =>
        /board|sign(?!al)|banner|frame|totem/i.test(name) ? 0.9 : 0.2,
      ),
    rank: 6,
  },
];

/** One for each who is said to follow the interpretation, else for each guest. */
export function receivers({ facts, people }: Occasion): Size {
  const listeners = facts.listeners?.value;
  return listeners === undefined
    ? count(people, `One for each of the ${counted(people, 'guest')}`)
    : count(listeners, `One for each of the ${counted(listeners, 'listener')}`);
}
