import { describe, expect, it } from 'vitest';
import { findKinds } from './find-kinds.ts';

function kindsIn(text: string): string {
  return findKinds(text)
    .map(({ kind }) => kind)
    .join(' ');
}

describe('the words of those who hire', () => {
  it.each([
    ['We want 8 lekos and 6 pars on stands', 'profile_spot stage_wash'],
    ['Twenty bike racks and a dozen walkie talkies', 'crowd_barrier two_way_radio'],
    ['Four porta johns, please', 'toilet'],
    ['An esky for the green room and a telly for the foyer', 'refrigeration display'],
    ['Six 60-inch rounds with cloths', 'table_round tablecloth'],
    ['One clip-on mic and two roving mics', 'mic_wireless_lapel mic_wireless_handheld'],
    ['A starry backdrop, and an audio recording of it all', 'star_cloth audio_recorder'],
    ['Three radio hand mics and a hand-held radio mic', 'mic_wireless_handheld mic_wireless_handheld'],
    ['Two hand radio microphones, one radio handheld mic', 'mic_wireless_handheld mic_wireless_handheld'],
    ['Six RTs and a corded mic', 'two_way_radio mic_wired'],
    ['Two RTS beltpacks', 'intercom'],
    ['One of your speech packs and two disco packs', 'pa_package disco_light'],
    ['A party pack for the barn', 'pa_package'],
    ['Ein Rednerpaket, bitte', 'pa_package'],
    ['Eight poster boards for the science fair', 'pinboard'],
    ['Assistive listening for the hard of hearing', 'induction_loop'],
    ['Wir brauchen zwei Dixis und zwei Posterwände', 'toilet pinboard'],
    ['Dazu bitte einen Tonmitschnitt und Notstrom', 'audio_recorder generator'],
    ['Il nous faut deux HF main et un rideau étoilé', 'mic_wireless_handheld star_cloth'],
    ['Avec des panneaux posters pour le hall', 'pinboard'],
    ['Necesitamos dos subs y doce postes retráctiles', 'subwoofer stanchion'],
    ['Un arco de flores y una tele', 'ceremony_arch display'],
    ['We zoeken vier partytentjes en een sterrendoek', 'gazebo star_cloth'],
    ['One hand held voice amplifier and a blow horn', 'loudhailer loudhailer'],
    ['24 posts with belts, 30 garbage barrels and ten trash carts', 'stanchion waste_bin waste_bin'],
    ['Two light plants for the lot', 'floodlight'],
  ])('%s', (text, kinds) => expect(kindsIn(text)).toBe(kinds));

  it.each(['He wore a black skirt and a tie', 'Nous portons une cravate', 'On par with last year'])(
    'are not taken from %j',
    (text) => expect(kindsIn(text)).toBe(''),
  );
});
