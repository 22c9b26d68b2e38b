import { reason } from '../prose/reasons.ts';
import { projectors, screenSize } from '../amounts/video.ts';
import { between, count, exactly } from '../sizes.ts';
import { allPieces, goesWith, has, isBeside, pieces, type SizeOf, textOf } from './drivers.ts';

export const VIDEO: Readonly<Record<string, SizeOf>> = {
  'projection-screen': (occasion, drivers) => {
    const room = drivers[0]?.need.room;
    if (room === undefined) return null;
    const screens = allPieces(drivers) / room.count;
    const wanted = screenSize(occasion, room);
    const added = goesWith(drivers, (product, kind) => {
      const sized = wanted(product, kind);
      return sized === null ? null : { ...sized, units: Math.ceil(screens / (product.traits.pieces ?? 1)) };
    });
    return { ...added, room };
  },
  'projector-for-screen': (occasion, drivers, all) => {
    const asked = drivers.filter((driver) => driver.need.rule === 'demand');
    const [driver] = asked;
    if (driver === undefined) return null;
    const others = all.filter((choice) => isBeside(choice, driver) && choice.optional === driver.optional);
    if (has(others, 'projector', 'led_wall')) return null;
    const { room } = driver.need;
    return { ...goesWith(asked, projectors(occasion, room, pieces(asked, 'projection_screen') / room.count)), room };
  },
  'display-stands': (_, drivers) => {
    const bare = drivers.filter((driver) => !/\bstand|trolley|wheel/i.test(textOf(driver)));
    return bare.length === 0 ? null : goesWith(bare, count(allPieces(bare), reason('display_stands')));
  },
  'wall-processor': (_, drivers) => goesWith(drivers, exactly(1, reason('wall_processor'))),
  'wall-playback': (_, drivers, all) =>
    drivers.every(({ optional }) => optional) || has(all, 'playback_laptop', 'media_server')
      ? null
      : goesWith(drivers, exactly(1, reason('wall_playback'))),
  'video-cables': (_, drivers) => goesWith(drivers, count(between(1, allPieces(drivers), 40), reason('video_cables'))),
};
