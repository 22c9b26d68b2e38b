import type { NotFromUsRow } from './fixtures.ts';

/** Papers that part what they ask for from what they do not, other lots and other firms, and riders. */
export const CONTRACTS: readonly NotFromUsRow[] = [
  // headings of what is outside a contract
  ['Necesitamos 20 mesas.\nNo serán objeto del contrato:\n- vallas\n- aseos', 'crowd_barrier toilet', 'table_trestle'],
  [
    'Necesitamos 20 mesas. No forman parte de este contrato: las vallas y los aseos.',
    'crowd_barrier toilet',
    'table_trestle',
  ],
  [
    'Il nous faut 20 tables.\nNe font pas partie du marché :\n- les toilettes\n- les barrières',
    'toilet crowd_barrier',
    'table_trestle',
  ],
  [
    'Wir brauchen 20 Tische. Zum Auftrag gehören nicht: Toiletten und Absperrgitter.',
    'toilet crowd_barrier',
    'table_trestle',
  ],
  [
    'Wij zoeken 20 tafels.\nMaken geen deel uit van de opdracht:\n- toiletten\n- podium',
    'toilet stage_deck',
    'table_trestle',
  ],
  [
    'We need 20 trestle tables.\nThe following shall not be supplied:\n- toilets\n- crowd barriers',
    'toilet crowd_barrier',
    'table_trestle',
  ],
  [
    "2 projectors please.\n\nPROVIDED BY HOTEL, DO NOT QUOTE\nChairs; pipe and drape; dedicated internet (hotel's exclusive contractor)",
    'chair drape network',
    'projector',
  ],
  // other lots, other papers
  [
    'Wir brauchen 20 Tische. Toiletten sowie die Abfallbehälter sind Gegenstand von Los 4.',
    'toilet waste_bin',
    'table_trestle',
  ],
  ['We need 20 trestle tables. Bins are in Lot 2.', 'waste_bin', 'table_trestle'],
  ['Necesitamos 20 mesas. Los aseos corresponden al lote 4.', 'toilet', 'table_trestle'],
  ['We need 20 trestle tables. Toilets: see Lot 4.', 'toilet', 'table_trestle'],
  ['20 trestle tables needed. Portable restrooms, see Bid 27-014.', 'toilet', 'table_trestle'],
  ['Lot 1: 20 trestle tables. Lot 2: 100 chairs. All lots to be priced.', '', 'table_trestle chair'],
  // whose they are
  ['Necesitamos 20 mesas. Las sillas del público (200 unidades) son municipales.', 'chair', 'table_trestle'],
  ['We need 20 trestle tables. The barriers are council property.', 'crowd_barrier', 'table_trestle'],
  ['Il nous faut 20 tables. Les barrières sont communales.', 'crowd_barrier', 'table_trestle'],
  ['Wir brauchen 20 Tische. Die Absperrgitter sind Eigentum der Stadt.', 'crowd_barrier', 'table_trestle'],
  ['We need 20 trestle tables. DJ & MC already appointed.', 'crew_dj', 'table_trestle'],
  // firms by their names
  ['Acme Events to supply the toilets. We need 20 trestle tables.', 'toilet', 'table_trestle'],
  ['North Central Hire will deliver the marquee. We need 40 chairs.', 'marquee', 'chair'],
  ["Kelly's Marquees is putting up the toilets. We need a PA.", 'toilet', 'pa_package'],
  ['Hi Smith Hire, we hope Smith Hire will deliver 40 chairs.', '', 'chair'],
  ['A separate staging contractor provides the stage. We need a PA.', 'stage_deck', 'pa_package'],
  // riders
  ['TECHNICAL RIDER\nVenue provides all stands, monitors and mics.', '', 'stage_monitor mic_wired'],
  [
    'We use our own mixer (Behringer X Air XR16) and in-ear monitors, with DI for all. Please bring a PA.',
    'mixing_console in_ear_monitor di_box',
    'pa_package',
  ],
  [
    'TECHNICAL RIDER of The Larks\n\nGEAR:\n- Les Paul\n- Boss Katana 50\n\nINPUT LIST:\n1 vocal mic',
    'guitar guitar_amp',
    'mic_wired',
  ],
  [
    "The conductor's laptop goes into the console. A keyboard, plugged into the laptop. 2 microphones please.",
    'playback_laptop',
    'mic_wired',
  ],
  // exceptions before a refusal
  [
    "We need two follow spots. Apart from the follow spots we don't need any lights: the hall has a full rig.",
    'stage_wash',
    'followspot',
  ],
  [
    'Außer zwei Funkmikros brauchen wir keine Technik, auch keine Lautsprecher.',
    'speaker_top',
    'mic_wireless_handheld',
  ],
  // the same thing by another name
  [
    'One marquee 9m x 18m for the teas. The beer tent is run by the brewery who bring their own bar.',
    'bar_unit',
    'marquee',
  ],
  [
    'Gesucht werden Tontechnik und 20 Tische. Die Bühne samt Bühnenbeleuchtung gehört zur Halle.',
    'stage_deck lighting_package',
    'table_trestle',
  ],
  [
    "What we've got already: the PA (two Mackies on the wall), and a proper stage with steps. I'd like a dozen LED pars or whatever is usual for a stage 20ft wide.",
    'stage_deck stage_steps',
    'stage_wash',
  ],
  // no refusals
  ['Stereo mini-jack DI, or audio taken off the HDMI. 2 DI boxes needed.', '', 'di_box'],
  [
    '| Qty | What | Notes |\n| --- | --- | --- |\n| 5 | SM58 vocal mic | Wireless mics are fine as long as we can connect the receivers. |',
    '',
    'mic_wired',
  ],
  ['The chair speaks from a lectern. We need a lectern; no seating.', 'chair', 'lectern'],
  // from the stretch before
  ['No chairs, tables or lights are needed. We need a PA.', 'chair table_trestle stage_wash', 'pa_package'],
  ['Hazer? Asked - NO. Four wedges please.', 'hazer', 'stage_monitor'],
  ['Lot 1 - 40 chairs\nLot 9 - Stage\nLot 9 is deleted.', 'stage_deck', 'chair'],
];
