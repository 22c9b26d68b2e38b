import type { Kind } from '../../server/src/equipment/index.ts';
import type { CatalogueName } from './catalogue-names.ts';

/** An enquiry that wishes for nothing by name, over a catalogue that has all it takes. */
export interface Enquiry {
  readonly catalogue: CatalogueName;
  readonly description: string;
}

/** A thing in the forms in which statements name it, and what may not be planned where it is not to come from us. */
export type Named = Readonly<Record<string, string>> & { readonly kinds: string };

const SPEAKERS: readonly Kind[] = ['speaker_top', 'speaker_column', 'line_array', 'pa_package', 'subwoofer'];
const MICS: readonly Kind[] = ['mic_wired', 'mic_wireless_handheld', 'mic_wireless_lapel', 'mic_lectern'];
const LIGHTS: readonly Kind[] = ['stage_wash', 'moving_head', 'uplight', 'disco_light', 'lighting_console'];
const SEATS: readonly Kind[] = ['chair', 'chair_banquet'];
const TABLES: readonly Kind[] = ['table_round', 'table_trestle', 'table_cocktail'];
const STAGES: readonly Kind[] = ['stage_deck', 'mobile_stage'];
const LOOS: readonly Kind[] = ['toilet', 'toilet_trailer', 'toilet_accessible'];
const HEATERS: readonly Kind[] = ['space_heater', 'patio_heater'];
const OPERATORS: readonly Kind[] = ['crew_sound', 'crew_lighting', 'crew_video', 'crew_technician'];
const BACKLINE: readonly Kind[] = ['drum_kit', 'guitar_amp'];

/** Several kinds under one name. */
export const GROUPS: Readonly<Record<string, readonly Kind[]>> = {
  sound: [...SPEAKERS, 'mixing_console'],
  speakers: SPEAKERS,
  mics: MICS,
  lights: LIGHTS,
  seats: SEATS,
  tables: TABLES,
  stages: STAGES,
  loos: LOOS,
  heaters: HEATERS,
  operators: OPERATORS,
  backline: BACKLINE,
  cables: ['audio_cable', 'power_cable'],
  cameras: ['camera'],
  all: [...SPEAKERS, ...MICS, 'projector', 'projection_screen'],
};

export const ENQUIRIES: Readonly<Record<string, readonly Enquiry[]>> = {
  en: [
    {
      catalogue: 'demo',
      description:
        'We are holding a two-day conference for 200 delegates at the Corn Exchange in Leeds, 12 and 13 June, theatre style, with a keynote, a panel of five, slides and a live stream for those at home. Please send a quote.',
    },
    {
      catalogue: 'demo',
      description:
        'Please quote for our outdoor summer concert in the park on 12 June: three bands on a covered stage, 800 people, 6pm to 11pm.',
    },
    {
      catalogue: 'kestrel',
      description:
        'We are getting married on 12 June in a field near Hereford, 120 guests, sit-down dinner in a marquee, then dancing to a DJ and a bar until midnight. Please quote.',
    },
  ],
  de: [
    {
      catalogue: 'klangwerk',
      description:
        'Für unser Sommerfest am 12. Juni im Park mit 300 Gästen und zwei Bands auf einer Bühne, danach Tanz mit DJ, bitten wir um ein Angebot.',
    },
    {
      catalogue: 'foerde',
      description:
        'Wir heiraten am 12. Juni auf einer Wiese bei Kiel, 100 Gäste, Abendessen im Zelt, danach Tanz mit DJ und eine Bar. Bitte um ein Angebot.',
    },
  ],
  fr: [
    {
      catalogue: 'garonne',
      description:
        'Nous nous marions le 12 juin dans un champ près de Bordeaux, 120 invités, dîner assis sous une tente, puis soirée dansante avec un DJ et un bar. Merci de nous faire un devis.',
    },
    {
      catalogue: 'garonne',
      description:
        'Concert en plein air le 12 juin avec deux groupes sur une scène, 500 personnes. Merci de nous faire un devis.',
    },
  ],
  es: [
    {
      catalogue: 'azahar',
      description:
        'Nos casamos el 12 de junio en una finca cerca de Sevilla, 120 invitados, cena sentada bajo carpa, después baile con DJ y barra. Rogamos presupuesto.',
    },
    {
      catalogue: 'azahar',
      description:
        'Concierto al aire libre el 12 de junio con dos grupos en un escenario, 500 personas. Rogamos presupuesto.',
    },
  ],
  nl: [
    {
      catalogue: 'zenne',
      description:
        'We trouwen op 12 juni in een weide bij Gent, 120 gasten, diner in een tent, daarna dansen met een DJ en een bar. Graag een offerte.',
    },
    {
      catalogue: 'zenne',
      description: 'Openluchtconcert op 12 juni met twee bands op een podium, 500 mensen. Graag een offerte.',
    },
  ],
};

/** What people speak of by its everyday name. */
export const NAMED: Readonly<Record<string, readonly Named[]>> = {
  en: [
    { a: 'a sound system', p: 'sound systems', kinds: 'sound' },
    { a: 'a PA', p: 'PAs', kinds: 'speakers' },
    { a: 'sound', p: 'sound', kinds: 'sound' },
    { a: 'a microphone', p: 'microphones', kinds: 'mics' },
    { a: 'mics', p: 'mics', kinds: 'mics' },
    { a: 'a mixer', p: 'mixers', kinds: 'mixing_console' },
    { a: 'lights', p: 'lights', kinds: 'lights' },
    { a: 'a stage', p: 'staging', kinds: 'stages' },
    { a: 'a screen', p: 'screens', kinds: 'projection_screen' },
    { a: 'a projector', p: 'projectors', kinds: 'projector' },
    { a: 'a laptop', p: 'laptops', kinds: 'playback_laptop' },
    { a: 'a clicker', p: 'clickers', kinds: 'presentation_clicker' },
    { a: 'a lectern', p: 'lecterns', kinds: 'lectern' },
    { a: 'AV equipment', p: 'AV equipment', kinds: 'all' },
    { a: 'chairs', p: 'chairs', kinds: 'seats' },
    { a: 'a table', p: 'tables', kinds: 'tables' },
    { a: 'tablecloths', p: 'linens', kinds: 'tablecloth' },
    { a: 'a bar', p: 'bars', kinds: 'bar_unit' },
    { a: 'a dance floor', p: 'dance floors', kinds: 'dance_floor' },
    { a: 'a technician', p: 'technicians', kinds: 'operators' },
    { a: 'stagehands', p: 'loaders', kinds: 'crew_stagehand' },
    { a: 'a generator', p: 'generators', kinds: 'generator' },
    { a: 'toilets', p: 'loos', kinds: 'loos' },
    { a: 'a camera', p: 'cameras', kinds: 'cameras' },
    { a: 'monitors', p: 'wedges', kinds: 'stage_monitor' },
    { a: 'a drum kit', p: 'drum kits', kinds: 'drum_kit' },
    { a: 'backline', p: 'backline', kinds: 'backline' },
    { a: 'barriers', p: 'barriers', kinds: 'crowd_barrier' },
    { a: 'haze', p: 'hazers', kinds: 'hazer' },
    { a: 'delivery', p: 'delivery', kinds: 'delivery' },
    { a: 'uplighters', p: 'uplighters', kinds: 'uplight' },
    { a: 'a marquee', p: 'marquees', kinds: 'marquee' },
    { a: 'cables', p: 'cables', kinds: 'cables' },
  ],
  de: [
    { akk: 'Stühle', k: 'keine Stühle', p: 'Stühle', kinds: 'seats' },
    { akk: 'Tische', k: 'keine Tische', p: 'Tische', kinds: 'tables' },
    { akk: 'eine Bühne', k: 'keine Bühne', p: 'Bühnen', kinds: 'stages' },
    { akk: 'Licht', k: 'kein Licht', p: 'Licht', kinds: 'lights' },
    { akk: 'eine Tonanlage', k: 'keine Tonanlage', p: 'Tonanlagen', kinds: 'speakers' },
    { akk: 'Mikrofone', k: 'keine Mikrofone', p: 'Mikrofone', kinds: 'mics' },
    { akk: 'ein Mischpult', k: 'kein Mischpult', p: 'Mischpulte', kinds: 'mixing_console' },
    { akk: 'Helfer', k: 'keine Helfer', p: 'Helfer', kinds: 'crew_stagehand' },
    { akk: 'ein Zelt', k: 'kein Zelt', p: 'Zelte', kinds: 'marquee' },
    { akk: 'Toiletten', k: 'keine Toiletten', p: 'Toiletten', kinds: 'loos' },
    { akk: 'eine Bar', k: 'keine Bar', p: 'Bars', kinds: 'bar_unit' },
    { akk: 'Monitore', k: 'keine Monitore', p: 'Monitore', kinds: 'stage_monitor' },
    { akk: 'ein Schlagzeug', k: 'kein Schlagzeug', p: 'Schlagzeuge', kinds: 'drum_kit' },
  ],
  fr: [
    { akk: 'des chaises', k: 'de chaises', d: 'les chaises', p: 'chaises', kinds: 'seats' },
    { akk: 'une scène', k: 'de scène', d: 'la scène', p: 'scènes', kinds: 'stages' },
    { akk: 'une sono', k: 'de sono', d: 'la sono', p: 'sonos', kinds: 'speakers' },
    { akk: 'un éclairage', k: "d'éclairage", d: "l'éclairage", p: 'éclairages', kinds: 'lights' },
    { akk: 'des micros', k: 'de micros', d: 'les micros', p: 'micros', kinds: 'mics' },
    { akk: 'un technicien', k: 'de technicien', d: 'le technicien', p: 'techniciens', kinds: 'operators' },
    { akk: 'une tente', k: 'de tente', d: 'la tente', p: 'tentes', kinds: 'marquee' },
    { akk: 'des toilettes', k: 'de toilettes', d: 'les toilettes', p: 'toilettes', kinds: 'loos' },
    { akk: 'un bar', k: 'de bar', d: 'le bar', p: 'bars', kinds: 'bar_unit' },
    { akk: 'des retours', k: 'de retours', d: 'les retours', p: 'retours', kinds: 'stage_monitor' },
  ],
  es: [
    { akk: 'sillas', d: 'las sillas', p: 'sillas', kinds: 'seats' },
    { akk: 'un escenario', d: 'el escenario', p: 'escenarios', kinds: 'stages' },
    { akk: 'un equipo de sonido', d: 'el equipo de sonido', p: 'equipos de sonido', kinds: 'speakers' },
    { akk: 'luces', d: 'las luces', p: 'luces', kinds: 'lights' },
    { akk: 'micrófonos', d: 'los micrófonos', p: 'micrófonos', kinds: 'mics' },
    { akk: 'una carpa', d: 'la carpa', p: 'carpas', kinds: 'marquee' },
    { akk: 'aseos', d: 'los aseos', p: 'aseos', kinds: 'loos' },
    { akk: 'una barra', d: 'la barra', p: 'barras', kinds: 'bar_unit' },
    { akk: 'monitores', d: 'los monitores', p: 'monitores', kinds: 'stage_monitor' },
  ],
  nl: [
    { akk: 'stoelen', d: 'de stoelen', p: 'stoelen', kinds: 'seats' },
    { akk: 'een podium', d: 'het podium', p: 'podia', kinds: 'stages' },
    { akk: 'een geluidsinstallatie', d: 'de geluidsinstallatie', p: 'geluidsinstallaties', kinds: 'speakers' },
    { akk: 'verlichting', d: 'de verlichting', p: 'verlichting', kinds: 'lights' },
    { akk: "micro's", d: "de micro's", p: "micro's", kinds: 'mics' },
    { akk: 'een mengpaneel', d: 'het mengpaneel', p: 'mengpanelen', kinds: 'mixing_console' },
    { akk: 'een tent', d: 'de tent', p: 'tenten', kinds: 'marquee' },
    { akk: 'toiletten', d: 'de toiletten', p: 'toiletten', kinds: 'loos' },
    { akk: 'een drumstel', d: 'het drumstel', p: 'drumstellen', kinds: 'drum_kit' },
  ],
};
