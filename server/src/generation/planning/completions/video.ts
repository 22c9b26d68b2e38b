import { lumensFor, pictureFor, screenSize } from '../rules/video.ts';
import { atLeast, between, count, exactly } from '../sizes.ts';
import type { Completion } from '../types.ts';
import { figure } from '../words.ts';
import { goesWith, has, isBeside, pieces } from './helpers.ts';

export const videoCompletions: readonly Completion[] = [
  {
    id: 'projection-screen',
    source: 'cnrav.com, wavemist.io: picture height is the distance of the farthest viewer / 6',
    after: ['projector'],
    kinds: ['projection_screen'],
    label: 'a projection screen',
    each: true,
    size: (occasion, drivers) => {
      const [driver] = drivers;
      if (driver === undefined) return null;
      const { room } = driver.need;
      const perRoom = pieces(drivers, 'projector') / room.count;
      const wanted = screenSize(occasion, room);
      return {
        ...goesWith(drivers, (product, kind) => {
          const sized = wanted(product, kind);
          return sized === null ? null : { ...sized, units: Math.ceil(perRoom / (product.traits.pieces ?? 1)) };
        }),
        room,
      };
    },
  },
  {
    id: 'projector-for-screen',
    source: 'experiencingworship.com: 40 lm for each square foot of picture in dimmed light',
    after: ['projection_screen'],
    kinds: ['projector'],
    label: 'a projector',
    each: true,
    size: (occasion, drivers, all) => {
      const asked = drivers.filter((driver) => driver.need.rule === 'demand');
      const [driver] = asked;
      if (driver === undefined) return null;
      const others = all.filter((choice) => isBeside(choice, driver) && choice.optional === driver.optional);
      if (has(others, 'projector', 'led_wall')) return null;
      const { room } = driver.need;
      const lumens = lumensFor(pictureFor(occasion, room), occasion.openAir);
      const screens = pieces(asked, 'projection_screen') / room.count;
      const why = `One for each screen, about ${figure(lumens)} lumens`;
      return { ...goesWith(asked, count(screens, why, atLeast('lumens', lumens))), room };
    },
  },
  {
    id: 'display-stands',
    source: '[ours] one for each display',
    after: ['display'],
    kinds: ['display_stand'],
    label: 'display stands',
    each: true,
    size: (_, drivers) => {
      const bare = drivers.filter(
        ({ product }) => !/\bstand|trolley|wheel/i.test(`${product.name} ${product.description ?? ''}`),
      );
      const units = pieces(bare, 'display');
      return units > 0 ? goesWith(bare, count(units, 'One for each display')) : null;
    },
  },
  {
    id: 'wall-processor',
    source: '[ours] what scales a picture to the panels',
    after: ['led_wall'],
    kinds: ['video_processor'],
    label: 'a processor for the LED wall',
    size: (_, drivers) => goesWith(drivers, exactly(1, 'Feeds the LED wall')),
  },
  {
    id: 'wall-playback',
    source: '[ours]',
    after: ['led_wall'],
    kinds: ['playback_laptop', 'media_server'],
    label: 'a player for the LED wall',
    size: (_, drivers, all) =>
      drivers.every(({ optional }) => optional) || has(all, 'playback_laptop', 'media_server')
        ? null
        : goesWith(drivers, exactly(1, 'Plays what the wall shows')),
  },
  {
    id: 'video-cables',
    source: '[ours] one for each picture',
    after: ['projector', 'display'],
    kinds: ['video_cable'],
    label: 'video cables',
    size: (occasion, drivers) =>
      occasion.kind === 'other'
        ? null
        : goesWith(
            drivers,
            count(between(1, pieces(drivers, 'projector', 'display'), 40), 'From the laptop to each picture'),
          ),
  },
];
