import type { NotFromUsRow } from './fixtures.ts';

/** As papers in other languages than English say it, each in a sentence that speaks of all it names. */
export const ABROAD: readonly NotFromUsRow[] = [
  [
    'Koncert på torvet. Vi skal bruge en scene og 4 monitorer. Bandet medbringer altid selv mikrofoner. Backdrop medbringes.',
    'mic_wired backdrop',
    'stage_deck stage_monitor',
  ],
  [
    'La compagnia porta i propri microfoni. Serve un palco e un impianto audio. Il mixer è fornito dal gruppo.',
    'mic_wired mixing_console',
    'stage_deck pa_package',
  ],
  ['A banda traz o próprio backline. Precisamos de 4 microfones sem fio.', 'drum_kit guitar_amp', 'mic_wired'],
  ['Zespół posiada własne mikrofony. System PA potrzebny.', 'mic_wired', 'pa_package'],
  ['Feest. Wij zoeken een tent. Er zijn vier witte tafels en 2 tuintafels beschikbaar.', 'table_trestle', 'marquee'],
  [
    'Fête. Il faut une tente. Quatre tables blanches et 2 tables de jardin sont disponibles.',
    'table_trestle',
    'marquee',
  ],
  ['There are four white tables and two old benches available. We need a marquee.', 'table_trestle bench', 'marquee'],
  ['Rider. Die Band spielt über das bandeigene Soundsystem. Wir brauchen eine Bühne.', 'pa_package', 'stage_deck'],
  [
    'Wir brauchen eine Leinwand. Pyrotechnik: Nebelmaschine!!! (wird mitgebracht)',
    'smoke_machine spark_machine',
    'projection_screen',
  ],
  ['Fête. Il faut une tente. Ballons lumineux et rubans : achetés par Marion.', 'balloons', 'marquee'],
  ['Fest. Wir mieten ein Zelt. Luftballons und Bänder: gekauft von Anna.', 'balloons', 'marquee'],
  [
    'Rider. Wir reisen mit einem eigenen Setup, das die komplette Mikrofonie der Kapelle beinhaltet. Es ist eine Tonanlage (PA) zur Verfügung zu stellen.',
    'mic_wired',
    'pa_package',
  ],
  [
    'De groep komt met eigen rekken die alle microfoons bevatten, of een eigen kist die de microfoons bevat. Een PA is te voorzien.',
    'mic_wired',
    'pa_package',
  ],
  [
    'Bühnenanweisung. Die Kapelle bringt Mikrofone, Schlagzeug und Bassverstärker mit. Die Bühne muss eben und überdacht sein. Nötig sind eine PA, Licht und 4 Monitore.',
    'mic_wired drum_kit bass_amp',
    'stage_roof stage_deck pa_package',
  ],
  [
    'Konzert. Eine PA wird gebraucht. Stellt der Veranstalter die PA, muss sie um vier fertig verkabelt sein.',
    '',
    'pa_package',
  ],
  [
    'Theater. Wir bringen Ton und Licht mit. Bei ebenem Saal sollte ein ausreichend großes\nBühnenpodest vorhanden sein; je nach Stück ist eine Treppe nötig.',
    'pa_package',
    'stage_deck',
  ],
  [
    'Voorwaarden. Er dient een podium aanwezig te zijn. De geluidsinstallatie van “The Band” is geschikt voor een publiek tot 250 personen.',
    'pa_package',
    'stage_deck',
  ],
  [
    'Bühnenanweisung. Vor der Bühne werden Lautsprecher und Lichtstative aufgestellt. Wir brauchen eine Bühne 6x4.',
    'speaker_top lighting_stand',
    'stage_deck',
  ],
  [
    'Bühnenanweisung. Die Lichtanlage der Kapelle braucht 32 A. Die Bühne muss 6x4 m haben.',
    'lighting_package',
    'stage_deck',
  ],
  ['Hochzeit. Im Garten werden ein Zelt und 80 Stühle aufgestellt, bitte anbieten.', '', 'marquee chair'],
  [
    'Bühnenanweisung. Die Techniker der Band bestimmen, wo und wie die Musikanlage aufgestellt wird. Die Bühne muss 6x4 m haben.',
    'pa_package',
    'stage_deck',
  ],
];
