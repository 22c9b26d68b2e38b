import { type EvalBrief, needs, type Selector } from '../../expectation.ts';
import { LOUD, PARTY_LIGHT, RADIO_MICS, SEATS, SPEAKERS } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, LOOS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS, STAGES } from '../usual.ts';

const GRANGE_OFF: readonly Selector[] = [
  'subwoofer',
  'stage_wash',
  'lighting_package',
  'disco_light',
  'moving_head',
  'uplight',
  'crew_sound',
  'crew_lighting',
  'delivery',
];
const SKI_OFF: readonly Selector[] = ['generator', 'fuel', ...SEATS, ...LOOS, 'crew_dj', 'dj_controller', 'hazer'];
const KETTLE_OFF: readonly Selector[] = [...RADIO_MICS, 'drum_kit', 'guitar_amp', 'keyboard', 'hazer'];

/** Posts, notes and riders about music. */
export const SACANDAGA_STAGES: readonly EvalBrief[] = [
  {
    id: 'ho-bt-grange-contra',
    language: 'en',
    catalogue: 'sacandaga',
    description: `Thread: what to rent for a contra dance in a 100 yr old Grange hall?

fiddlin_phil wrote:
Our usual sound person moved to Vermont, so I'm renting for the first time. Sat. March 14, hall holds maybe 100 and we usually get 80. Fiddle, piano (the Grange's upright), bass, plus a caller.

After reading everything here my list is
2 QSC K12s on tripod stands
2 floor wedges
small mixer
1 wireless headset for the caller
3 SM58s with boom stands
3 DIs

Before anybody says it: no subs. That floor bounces enough by itself. No lights either, the bulbs in there are half the charm. I'll be mixing from the side of the stage between tunes so I'm not paying for a sound engineer. And I've got a pickup and live ten minutes from the rental place so I'm not paying to have it delivered.

Did I forget something? Going to send this to them tonight.`,
    good: {
      attendees: [80, 100],
      days: 1,
      must: [
        needs(/K12/, 2),
        needs('speaker_stand', 2),
        needs('stage_monitor', 2),
        needs('mixing_console', 1),
        needs('mic_headset', 1),
        needs(/^Shure SM58$/, [3, 4]),
        needs('mic_stand', [3, 5]),
        needs('di_box', 3),
      ],
      allowed: ['audio_cable', 'power_cable', 'consumables'],
      offers: [
        'mic_wireless_handheld',
        'mic_wireless_lapel',
        'cable_ramp',
        'induction_loop',
        'mic_wired',
        'audio_recorder',
      ],
      excluded: GRANGE_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_deck', 'projector', 'lectern', 'crowd_barrier'],
      title: [/contra|grange|dance/i, /80|100/],
    },
  },
  {
    id: 'ho-bt-torchlight-notes',
    language: 'en',
    catalogue: 'sacandaga',
    description: `NYE torchlight parade - Gore Notch ski club - planning notes (Annika)

* Thurs Dec 31, 5:30-9 pm, flats in front of the base lodge, snow on the ground
* 300 people, standing around w/ cocoa. Nobody's sitting, so chairs = no
* cocoa tent: 20x40 frame tent, sidewall on all sides (6 sections), one tent heater, 10 highboys, 2 of the 100 cup urns
* 4 mushroom heaters outside
* 8 strands bistro along the fence
* 2 light towers facing the bottom of the run
* music: 2 K12 + 1 sub + 1 wireless handheld for the countdown. Kyle is DJing off of his own controller, just needs somewhere to plug in
* power - talked to mountain ops, we get a 50 amp circuit off the lift shack (so cross off the generator!). Need a spider box and 6 cords
* bathrooms: lodge stays open till 10, don't need portables
* fog machine/haze idea is dead, patrol wants to see the skiers
* rental guys: ask if heaters are OK on snow`,
    good: {
      attendees: 300,
      days: 1,
      must: [
        needs(/20'x40'/, 1),
        needs(/Sidewall/, 6),
        needs('space_heater', 1),
        needs('table_cocktail', 10),
        needs('hot_drinks', 2),
        needs('patio_heater', 4),
        needs('festoon', 8),
        needs('floodlight', 2),
        needs(/K12/, 2),
        needs('subwoofer', 1),
        needs('mic_wireless_handheld', 1),
        needs('power_distro', 1),
        needs('power_cable', [6, 10]),
      ],
      should: [needs('speaker_stand', [1, 2]), needs('transport')],
      allowed: without([...OUTDOORS, ...LOUD, 'marquee_floor'], ...SKI_OFF),
      offers: without([...OUTDOORS_OFFERS, ...PARTY_OFFERS, 'marquee_floor'], ...SKI_OFF),
      excluded: SKI_OFF,
      silly: [
        'projector',
        'lectern',
        'dance_floor',
        'exhibition_stand',
        'table_round',
        'toilet_trailer',
        'stage_monitor',
      ],
      title: [/torch|ski|gore|new year|nye/i, /300/],
    },
  },
  {
    id: 'ho-bt-hollow-kettle',
    language: 'en',
    catalogue: 'sacandaga',
    description: `THE HOLLOW KETTLE BOYS
string band, 5 members
Tech needs for one night stands (rev. Jan) - advance copy for: Friday, April 24, Canal Street Arts Center, 280 seats

WE NEED FROM YOU
Main PA for the room, w/ a 24+ channel digital console
Five (5) wedges
Six (6) SM58 on boom stands. We work wired. Wireless microphones of any description stay in the truck, we've been burned too often.
Six (6) active DI
One engineer, preferably one who's heard a banjo before
Simple stage lighting, warm, one package is plenty, somebody to run it

WE CARRY
Every instrument and every amp. You can leave your drum set, your Fender and your keyboard on the shelf.

HOUSE ATMOSPHERE
Clem has one lung. If there's haze in the air he doesn't go on and you still owe us.`,
    good: {
      attendees: 280,
      days: 1,
      must: [
        needs(SPEAKERS, [2, 12]),
        needs(/SQ-5/, 1),
        needs('stage_monitor', 5),
        needs(/^Shure SM58$/, 6),
        needs('mic_stand', [6, 10]),
        needs('di_box', 6),
        needs('crew_sound', 1),
        needs('lighting_package', [1, 2]),
        needs('crew_lighting', 1),
      ],
      should: [needs('transport')],
      allowed: without(
        [...SHOW, ...PARTY_LIGHT],
        ...KETTLE_OFF,
        'moving_head',
        'disco_light',
        ...STAGES,
        'effect_fluid',
      ),
      offers: without(
        [...SHOW_OFFERS, ...ANY_JOB, 'moving_head', 'stage_deck'],
        ...KETTLE_OFF,
        'smoke_machine',
        'backline',
      ),
      excluded: KETTLE_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'projector', 'lectern', 'table_round', 'chair'],
      title: [/kettle|canal street/i, /280/],
    },
  },
];
