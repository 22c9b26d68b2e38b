import type { Category, Unit } from '@showbill/contract';
import { KIND_CATEGORY, type Kind, type Traits } from '../../equipment/index.ts';
import type {
  Activity,
  Condition,
  Demand,
  Draft,
  EventKind,
  Facts,
  Performers,
  Shelf,
  ShelfProduct,
  Space,
} from '../types.ts';

/** A shelf as a British hire company might have it, and facts written by hand: what the planner's tests stand on. */

interface Extra extends Partial<Pick<ShelfProduct, 'perAttendees' | 'accessories' | 'stock' | 'description'>> {
  readonly category?: Category;
  /** Stock for an event without a date. */
  readonly owned?: number;
}

export function product(
  id: string,
  name: string,
  kind: Kind | readonly Kind[],
  unit: Unit = 'day',
  traits: Traits = {},
  extra: Extra = {},
): ShelfProduct {
  const kinds = typeof kind === 'string' ? [kind] : kind;
  const [first] = kinds;
  return {
    id,
    name,
    description: extra.description ?? null,
    category: extra.category ?? (first === undefined ? 'other' : KIND_CATEGORY[first]),
    unit,
    kinds: kinds.map((each, index) => ({ kind: each, confidence: index === 0 ? 1 : 0.7 })),
    traits,
    perAttendees: extra.perAttendees ?? null,
    accessories: extra.accessories ?? [],
    stock: extra.stock ?? (extra.owned === undefined ? null : { free: extra.owned, tightestDay: null }),
  };
}

const AUDIO = [
  product('top8', 'Compact 8in Speaker', 'speaker_top', 'day', { inches: 8, watts: 1000 }, { owned: 12 }),
  product('top12', 'Arena 12in Speaker', 'speaker_top', 'day', { inches: 12, watts: 2000 }, { owned: 20 }),
  product('top15', 'Arena 15in Speaker', 'speaker_top', 'day', { inches: 15, watts: 1400 }, { owned: 12 }),
  product('column', 'Slim Column PA', 'speaker_column', 'day', { watts: 1000 }, { owned: 6 }),
  product('array', 'Twin 8in Line Array Element', 'line_array', 'day', { inches: 8 }, { owned: 24 }),
  product('sub18', '18in Subwoofer', 'subwoofer', 'day', { inches: 18, watts: 2000 }, { owned: 24 }),
  product('wedge', '12in Stage Monitor', 'stage_monitor', 'day', { inches: 12 }, { owned: 12 }),
  product('pa80', 'Speech PA Package (80 people)', 'pa_package', 'day', { seats: 80 }, { owned: 5 }),
  product('pa200', 'Party PA Package (200 people)', 'pa_package', 'day', { seats: 200 }, { owned: 3 }),
  product('mix10', 'Analogue Mixer 10 Channel', 'mixing_console', 'day', { channels: 10 }, { owned: 8 }),
  product('mix32', 'Digital Console 32 Channel', 'mixing_console', 'day', { channels: 32 }, { owned: 4 }),
  product('mix48', 'Digital Console 48 Channel', 'mixing_console', 'day', { channels: 48 }, { owned: 2 }),
  product('box16', 'Digital Stagebox 16 In', 'stagebox', 'day', { channels: 16 }),
  product('hand', 'Handheld Radio Microphone', 'mic_wireless_handheld', 'day', {}, { owned: 16 }),
  product('lapel', 'Lapel Radio Microphone', 'mic_wireless_lapel', 'day', {}, { owned: 12 }),
  product('headset', 'Headset Radio Microphone', 'mic_headset', 'day', {}, { owned: 8 }),
  product('vocal', 'Wired Vocal Microphone', 'mic_wired', 'day', {}, { owned: 30 }),
  product('drummics', 'Drum Microphone Kit', 'mic_instrument', 'day', { pieces: 7 }, { owned: 3 }),
  product('condenser', 'Condenser Microphone', 'mic_instrument', 'day', {}, { owned: 8 }),
  product('gooseneck', 'Lectern Gooseneck Microphone', 'mic_lectern'),
  product('delegate', 'Delegate Microphone Unit', 'mic_conference', 'day', {}, { owned: 30 }),
  product('micstand', 'Boom Microphone Stand', 'mic_stand', 'day', {}, { owned: 60 }),
  product('pole', 'Speaker Tripod', 'speaker_stand', 'day', {}, { owned: 40 }),
  product('di', 'Active DI Box', 'di_box', 'day', {}, { owned: 24 }),
  product('iem', 'In-Ear Monitor System', 'in_ear_monitor'),
  product('player', 'Media Player', 'audio_player'),
  product('recorder', 'Multitrack Sound Recorder', 'audio_recorder'),
  product('loop', 'Portable Induction Loop', 'induction_loop'),
  product('xlr', 'XLR Cable 10m', 'audio_cable', 'day', {}, { owned: 200 }),
];
const LIGHTING = [
  product('uplight', 'Battery LED Uplight', 'uplight', 'day', {}, { owned: 60 }),
  product('par', 'LED Par Stage Wash', 'stage_wash', 'day', { watts: 90 }, { owned: 32 }),
  product('profile', 'LED Profile Spot', 'profile_spot', 'day', {}, { owned: 24 }),
  product('head', 'Moving Head Spot', 'moving_head', 'day', {}, { owned: 24 }),
  product('follow', 'Followspot', 'followspot'),
  product('strobe', 'LED Strobe', 'strobe', 'day', {}, { owned: 8 }),
  product('disco', 'Disco Light Bar', 'disco_light', 'day', {}, { owned: 4 }),
  product('mirror', 'Mirror Ball 50cm', 'mirror_ball'),
  product('haze', 'Hazer', 'hazer', 'day', {}, { accessories: [{ productId: 'hazefluid', quantity: 1 }] }),
  product('desk', 'Lighting Desk', 'lighting_console'),
  product('splitter', 'DMX Splitter', 'dmx_splitter'),
  product('festoon', 'Festoon 25m', 'festoon', 'event', { lengthM: 25 }, { owned: 40 }),
  product('tbar', 'Lighting Stand with T-Bar', 'lighting_stand', 'day', {}, { owned: 12 }),
  product('flood', 'LED Floodlight', 'floodlight', 'day', {}, { owned: 24 }),
];
const VIDEO = [
  product('proj4', 'Projector 4,000 lm', 'projector', 'day', { lumens: 4000 }, { owned: 8 }),
  product('proj7', 'Laser Projector 7,000 lm', 'projector', 'day', { lumens: 7000 }, { owned: 6 }),
  product('proj12', 'Laser Projector 12,000 lm', 'projector', 'day', { lumens: 12000 }, { owned: 4 }),
  product('screen24', 'Fast-Fold Screen 2.4m', 'projection_screen', 'day', { widthM: 2.4, heightM: 1.4 }, { owned: 8 }),
  product('screen37', 'Fast-Fold Screen 3.7m', 'projection_screen', 'day', { widthM: 3.7, heightM: 2.1 }, { owned: 4 }),
  product('screen49', 'Fast-Fold Screen 4.9m', 'projection_screen', 'day', { widthM: 4.9, heightM: 2.7 }, { owned: 3 }),
  product('led', 'Indoor LED Wall', 'led_wall', 'square_metre', {}, { owned: 40 }),
  product('ledout', 'Outdoor LED Screen', 'led_wall', 'square_metre', {}, { owned: 48 }),
  product('tv55', 'Display 55in', 'display', 'day', { inches: 55 }, { owned: 12 }),
  product('tv75', 'Display 75in', 'display', 'day', { inches: 75 }, { owned: 6 }),
  product('tvstand', 'Display Floor Stand', 'display_stand', 'day', {}, { owned: 18 }),
  product('comfort', 'Confidence Monitor', 'confidence_monitor'),
  product('switcher', 'Video Switcher', 'video_switcher'),
  product('camera', 'Camcorder with Tripod', 'camera', 'day', {}, { owned: 4 }),
  product('laptop', 'Presentation Laptop', 'playback_laptop', 'day', {}, { owned: 12 }),
  product('clicker', 'Presentation Clicker', 'presentation_clicker'),
  product('encoder', 'Streaming Encoder', 'streaming_encoder'),
  product('vrecorder', 'Video Recorder', 'video_recorder'),
  product('timer', 'Speaker Timer', 'speaker_timer'),
  product('hdmi', 'HDMI Cable 15m', 'video_cable'),
];
const STAGING = [
  product('deck', 'Stage Deck 2m x 1m', 'stage_deck', 'day', { widthM: 2, depthM: 1 }, { owned: 80 }),
  product('leg40', 'Stage Leg 400mm', 'stage_leg', 'day', { heightM: 0.4 }, { owned: 300 }),
  product('leg60', 'Stage Leg 600mm', 'stage_leg', 'day', { heightM: 0.6 }, { owned: 300 }),
  product('steps', 'Stage Steps', 'stage_steps'),
  product('skirt', 'Stage Skirt', 'stage_skirt', 'metre'),
  product('rail', 'Stage Handrail 2m', 'stage_handrail', 'day', { lengthM: 2 }),
  product('roof', 'Stage Roof 8m x 6m', 'stage_roof', 'event', { widthM: 8, depthM: 6 }),
  product('trailer', 'Trailer Stage 8m x 6m', 'mobile_stage', 'event', { widthM: 8, depthM: 6 }),
  product('lectern', 'Acrylic Lectern', 'lectern'),
  product('drape', 'Pipe and Drape', 'drape', 'metre'),
  product('dancefloor', 'Parquet Dance Floor', 'dance_floor', 'square_metre'),
  product('catwalk', 'Catwalk Section 2m', 'catwalk', 'day', { lengthM: 2, widthM: 1 }),
  product('riser', 'Choir Riser', 'choir_riser', 'day', { seats: 12 }),
  product('truss', 'Truss 3m', 'truss', 'day', { lengthM: 3 }),
  product('tower', 'Lifting Tower', 'lifting_tower'),
  product('clamp', 'Hook Clamp', 'clamp'),
];
const SITE = [
  product('gen6', 'Generator 6 kVA', 'generator', 'day', { kva: 6 }, { owned: 6 }),
  product('gen20', 'Generator 20 kVA', 'generator', 'day', { kva: 20 }, { owned: 4 }),
  product('gen60', 'Generator 60 kVA', 'generator', 'day', { kva: 60 }, { owned: 3 }),
  product('distro', '63A Power Distro', 'power_distro'),
  product('cable', '16A Power Cable 25m', 'power_cable'),
  product('ramp', 'Cable Ramp 0.9m', 'cable_ramp'),
  product('radio', 'Two-Way Radio', 'two_way_radio', 'day', {}, { owned: 60 }),
  product('router', 'Bonded 5G Router', 'network'),
  product('booth', 'Interpretation Booth', 'interpretation_booth', 'day', {}, { owned: 3 }),
  product('receiver', 'Interpretation Receiver', 'interpretation_receiver', 'day', {}, { owned: 300 }),
  product('marquee66', 'Marquee 6m x 6m', 'marquee', 'event', { widthM: 6, depthM: 6 }),
  product('marquee1224', 'Marquee 12m x 24m', 'marquee', 'event', { widthM: 12, depthM: 24 }),
  product('gazebo', 'Gazebo 3m x 3m', 'gazebo', 'event', { widthM: 3, depthM: 3 }),
  product('mfloor', 'Marquee Floor', 'marquee_floor', 'square_metre'),
  product('barrier', 'Crowd Barrier 2.3m', 'crowd_barrier', 'event', { lengthM: 2.3 }),
  product('pit', 'Pit Barrier 1m', 'pit_barrier', 'day', { lengthM: 1 }),
  product('heater', 'Patio Heater', 'patio_heater', 'event'),
  product('loo', 'Portable Toilet', 'toilet', 'event', {}, { owned: 40 }),
  product('loosite', 'Site Toilet', 'toilet', 'week'),
  product('looacc', 'Accessible Toilet', 'toilet_accessible', 'event'),
  product('lootrailer', 'Toilet Trailer 3+1', 'toilet_trailer', 'event', { seats: 175 }),
  product('wash', 'Hand Wash Station', 'hand_wash', 'event'),
];
const FURNITURE = [
  product('chair', 'Conference Chair', 'chair', 'event', {}, { owned: 600 }),
  product('chiavari', 'Chiavari Chair', 'chair_banquet', 'event', {}, { owned: 400 }),
  product('stool', 'White Bar Stool', 'bar_stool', 'event', {}, { owned: 40 }),
  product('stoolblack', 'Black Bar Stool', 'bar_stool', 'event', {}, { owned: 8 }),
  product('round8', 'Round Table (seats 8)', 'table_round', 'event', { seats: 8 }, { owned: 60 }),
  product('round10', 'Round Table (seats 10)', 'table_round', 'event', { seats: 10 }, { owned: 60 }),
  product('trestle', 'Trestle Table 6ft', 'table_trestle', 'event', { seats: 6 }, { owned: 80 }),
  product('poseur', 'Poseur Table', 'table_cocktail', 'event', {}, { owned: 60 }),
  product('coffee', 'Coffee Table', 'table_coffee', 'event'),
  product('armchair', 'Tub Armchair', 'armchair', 'event', {}, { owned: 16 }),
  product('bar', 'Bar Unit 2m', 'bar_unit', 'event', { lengthM: 2 }),
  product('reg', 'Registration Desk', 'registration_desk', 'event'),
  product('shell', 'Shell Scheme Stand 3m x 2m', 'exhibition_stand', 'event', { widthM: 3, depthM: 2 }, { owned: 30 }),
  product('flip', 'Flip Chart', 'flip_chart', 'event'),
  product('linen', 'Round Tablecloth', 'tablecloth', 'each'),
  product('plates', 'Place Setting, Three Courses', 'crockery', 'person'),
  product('photobooth', 'Photo Booth', 'photo_booth', 'event'),
  product('starcloth', 'Star Cloth 6m x 3m', 'star_cloth', 'day', { widthM: 6, heightM: 3 }),
  product('carpet', 'Event Carpet', 'carpet', 'square_metre'),
];
const MUSIC = [
  product('drums', 'Five-Piece Drum Kit', 'drum_kit'),
  product('bassamp', 'Bass Amp', 'bass_amp'),
  product('guitaramp', 'Guitar Amp', 'guitar_amp'),
  product('deckscdj', 'DJ Media Player', 'dj_player', 'day', {}, { owned: 8 }),
  product('djmixer', 'DJ Mixer', 'dj_mixer'),
  product('djset', 'DJ Controller', 'dj_controller'),
  product('djbooth', 'DJ Booth', 'dj_booth'),
];
const CREW = [
  product('engineer', 'Sound Engineer', 'crew_sound', 'day'),
  product('lightingtech', 'Lighting Technician', 'crew_lighting', 'hour'),
  product('videotech', 'Video Technician', 'crew_video', 'day'),
  product('cameraop', 'Camera Operator', 'crew_camera', 'day'),
  product('tech', 'AV Technician', 'crew_technician', 'hour'),
  product('hands', 'Stagehand', 'crew_stagehand', 'hour'),
  product('electrician', 'Event Electrician', 'crew_electrician', 'hour'),
  product('stagemanager', 'Stage Manager', 'crew_stage_manager', 'day'),
  product('manager', 'Project Manager', 'crew_project_manager', 'day'),
  product('van', 'Delivery and Collection, Van', 'delivery', 'event'),
  product('truck', '7.5 Tonne Truck with Driver', 'truck', 'day'),
  product('mileage', 'Mileage', 'mileage', 'kilometre'),
  product('tape', 'Gaffer Tape', 'tape', 'each'),
  product('hazefluid', 'Haze Fluid', 'effect_fluid', 'each'),
  product('battery', 'AA Batteries (pack of 10)', 'batteries', 'each', { pieces: 10 }),
  product('diesel', 'Generator Diesel, per Litre', 'fuel', 'each'),
];

export const SHELF: Shelf = {
  products: [...AUDIO, ...LIGHTING, ...VIDEO, ...STAGING, ...SITE, ...FURNITURE, ...MUSIC, ...CREW].sort(
    (one, other) => (one.name < other.name ? -1 : 1),
  ),
};

interface Said {
  readonly says?: readonly Condition[];
  readonly attendees?: number | null;
  readonly days?: number;
  readonly setting?: 'indoor' | 'outdoor' | 'both';
  readonly activities?: readonly Activity[];
  readonly performers?: readonly Performers[];
  readonly spaces?: readonly Space[];
  readonly demands?: readonly Demand[];
  readonly exclusions?: Facts['exclusions'];
  readonly spokenOf?: Facts['spokenOf'];
  readonly more?: Partial<Facts>;
}

export function factsOf(kind: EventKind, said: Said = {}): Facts {
  const { attendees = 100 } = said;
  return {
    language: 'en',
    events: [{ value: kind, words: null }],
    attendees: attendees === null ? null : { value: attendees, words: null },
    days: { value: said.days ?? 1, words: null },
    dateFound: null,
    dateTo: null,
    venueFound: null,
    clientFound: { name: null, company: null, email: null, phone: null },
    setting: said.setting === undefined ? null : { value: said.setting, words: null },
    seating: [],
    activities: (said.activities ?? []).map((value) => ({ value, words: value })),
    performers: said.performers ?? [],
    spaces: said.spaces ?? [],
    demands: said.demands ?? [],
    exclusions: said.exclusions ?? [],
    spokenOf: said.spokenOf ?? [],
    doubts: [],
    optionalCategories: [],
    conditions: (said.says ?? []).map((value) => ({ value, words: null })),
    hireList: false,
    scope: 'event',
    listeners: null,
    budget: null,
    ...said.more,
  };
}

export function demand(
  phrase: string,
  kinds: readonly Kind[],
  quantity: number | null = null,
  more: Partial<Demand> = {},
): Demand {
  return {
    phrase,
    quantity,
    kinds,
    traits: {},
    optional: false,
    words: quantity === null ? phrase : `${quantity} ${phrase}`,
    ...more,
  };
}

export function performers(kind: Performers['kind'], people: number, acts = 1): Performers {
  return { kind, people, acts, words: kind };
}

export function space(name: string, role: Space['role'], count = 1, capacity: number | null = null): Space {
  return { name, role, count, capacity, words: name };
}

export function excluding(
  what: { kinds?: readonly Kind[]; categories?: readonly Category[]; phrase?: string },
  reason: 'unwanted' | 'provided' = 'unwanted',
): Facts['exclusions'][number] {
  const { kinds = [], categories = [], phrase = '' } = what;
  const words = phrase || [...kinds, ...categories].join(' ');
  return { kinds, categories, phrase: words, reason, words: `no ${words}` };
}

/** Units on the list by kind of product, options apart. */
export function unitsByKind(draft: Draft, optional: boolean, shelf: Shelf = SHELF): ReadonlyMap<Kind, number> {
  const units = new Map<Kind, number>();
  for (const line of draft.lines) {
    const kind = shelf.products.find((each) => each.id === line.productId)?.kinds[0]?.kind;
    if (kind !== undefined && line.optional === optional) units.set(kind, (units.get(kind) ?? 0) + line.units);
  }
  return units;
}

/** Lines of a plan that its check dropped or has fewer of: those that are no sane answer to the brief. */
export function lostInCheck(planned: Draft, checked: Draft): readonly string[] {
  return planned.lines
    .filter(({ productId, optional, units }) => {
      const kept = checked.lines.find((line) => line.productId === productId && line.optional === optional);
      return kept === undefined || kept.units < units;
    })
    .map(({ productId, units }) => `${units} × ${productId}`);
}
