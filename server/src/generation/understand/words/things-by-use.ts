import type { Kind } from '../../../equipment/index.ts';
import { fold } from '../../reading/document/fold.ts';

/** What stands for a thing whose name nobody knows, in all five languages; French "de quoi" besides. */
export const SOMETHING = words('something anything sth somethin etwas irgendwas chose algo iets');

/** Between it and its use. */
export const TO_USE = words('to for that which zum um das damit pour para om');

interface Use {
  readonly verbs: ReadonlySet<string>;
  /** One of these is said a few words on, else the verb says it all. */
  readonly goal?: ReadonlySet<string>;
  readonly kinds: readonly Kind[];
}

export const USES: readonly Use[] = [
  use('keep keeps', 'warm toasty cosy cozy', ['space_heater', 'patio_heater']),
  use('heat heats warm warms heizen wärmen chauffer réchauffer calentar verwarmen', '', [
    'space_heater',
    'patio_heater',
  ]),
  use('take takes', 'chill cold', ['space_heater', 'patio_heater']),
  use('keep keeps', 'cold cool chilled', ['refrigeration']),
  use('kühlen refroidir enfriar koelen', '', ['refrigeration']),
  use('keep keeps', 'rain sun dry', ['gazebo', 'marquee']),
  use('sit sitzen asseoir sentarse zitten', '', ['chair']),
  use('dance tanzen danser bailar dansen', '', ['dance_floor']),
  use('talk speak hineinsprechen', 'into', ['mic_wireless_handheld']),
  use(
    'play plays run runs abspielen einspielen passer diffuser poner reproducir afspelen draaien',
    'backing track tracks playback playbacks cd cds mp3 bande bandes pista pistas meezingbanden',
    ['audio_player'],
  ),
  use('play plays', 'music playlist playlists songs spotify', ['pa_package', 'speaker_top']),
  use('show shows', 'slides photos pictures film films video videos slideshow', ['projector', 'display']),
];

function use(verbs: string, goal: string, kinds: readonly Kind[]): Use {
  return goal === '' ? { verbs: words(verbs), kinds } : { verbs: words(verbs), goal: words(goal), kinds };
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' ').map(fold));
}
