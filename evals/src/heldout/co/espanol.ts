import { type EvalBrief, needs, type Selector } from '../../expectation.ts';
import { LOUD, MAINS, PLATFORM, SEATS, SLIDES, SPEAKERS, SPEECH, STAGE_LIGHT, TABLES } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

const CARNAVAL_OFF: readonly Selector[] = ['generator'];
const VIAJAN: readonly Selector[] = ['guitar', 'bass_guitar', 'drum_part'];

/** In Spanish, after public texts, each named at its brief. */
export const ESPANOL: readonly EvalBrief[] = [
  // Terms of a tender: almodovardelcampo.blogspot.com/2009/01/bases-para-la-adjudicacion-de-la-carpa.html
  {
    id: 'ho-co-carpa-carnaval',
    language: 'es',
    catalogue: 'lippe',
    description: `BASES, CARPA O CASETA DEL CARNAVAL DE 2009, QUE SE ADJUDICARÁ POR PROCEDIMIENTO ABIERTO.

Fechas : FEBRERO DE 2009, DÍAS 21, 22, 23, 24 y 28.

Requisitos que, para instalarse, ha de reunir la Caseta o Carpa:

• Pabellón de acero, sin huecos, con cubierta metálica y faldones (lona ignífuga) que cierren y aíslen donde se unen tejados y paredes, y que en caso de necesidad se abran para que el local ventile.
• En los laterales, desde la base, 4 metros verticales como mínimo.
• Por dentro, telas del todo ignifugas que vistan techo y paredes por entero, y el suelo, de madera.
• La instalación eléctrica (todo el cableado que haga falta), con luces de emergencia y un cuadro general según normativa vigente, del que tomen escenario y barras.
• Lámparas de forja para el alumbrado, a 3000 W cada una.
• Entrada principal y, de emergencia, otras dos puertas.
• Calefacción con fuerza para la superficie entera de la Carpa.
• A la entrada, Hall.
• Camerinos, y en ellos espejo.
• El escenario, de 12x5.
• Mesas, 50; sillas, 100.
• Terreno que se ocupa: 600 metros cuadrados, en la Plaza Mayor.
• Barra.
• Las medidas de seguridad para Carpas, todas las vigentes.
• Seguro, el de responsabilidad civil.
• La empresa que se lleve el festejo explotará la barra y, si quiere, la subcontratará.
• Vigilancia de seguridad dentro.
• Concursos, los que dice el Anexo.

De 4 A 6 componentes tendrán las Orquestas que traiga la empresa. De cada una hay que acreditar documentación completa ( póster de conjunto, fotografía, nombre, etc.).

5.000.-Euros aportará el Excmo. Ayuntamiento de la Ciudad, que admite mejoras.
El terreno, que es público, no se cobra. (Plaza Mayor)
De la energía que se consuma, del enganche y del cuadro de luz se hace cargo el Ayuntamiento.
Fianza: 1.000.- euros, que el adjudicatario de la carpa recupera una vez visto que no se han cau`,
    good: {
      must: [
        needs(/15 x 40/, 1),
        needs('marquee_floor', [550, 640]),
        needs('marquee_lining', [300, 1500]),
        needs('space_heater', [1, 4]),
        needs('stage_deck', 30),
        needs(['table_trestle', 'table_round', 'table_desk'], 50),
        needs('chair', 100),
        needs('bar_unit', [1, 6]),
        needs('crew_steward', [1, 400]),
      ],
      should: [needs('stage_leg', 30), needs('transport')],
      allowed: without(
        [...OUTDOORS, ...PLATFORM, ...LOUD, ...STAGE_LIGHT, 'festoon', 'uplight', 'fire_extinguisher', 'tablecloth'],
        ...CARNAVAL_OFF,
      ),
      offers: without(
        [...OUTDOORS_OFFERS, ...SHOW_OFFERS, 'refrigeration', 'glassware', 'carpet', 'dance_floor', 'stage_monitor'],
        ...CARNAVAL_OFF,
      ),
      excluded: CARNAVAL_OFF,
      silly: ['projector', 'lectern', 'interpretation_booth', 'choir_riser', 'camera', 'flip_chart'],
      unmetToo: [/l[áa]mpara|forja|emergencia|camerino|espejo|acero|orquesta|hall|seguro|concurso|met[áa]lic/i],
      title: [/carnaval|plaza mayor|carpa/i],
    },
  },
  // A band's rider: es.scribd.com/document/629163489/Rider-Full-Band-OCT2018
  {
    id: 'ho-co-banda-minima',
    language: 'es',
    catalogue: 'lippe',
    description: `“Chico” y La Banda Mínima (Full Band)

Rider Técnico

 P.A. (AMPLIFICACIÓN DE SALA): Profesional, a 4 vías; donde esté la consola de FOH tendrá que dar, a nivel nominal, por lo menos 110db- spl, y llegar con
igual sonido a toda el área del público, distorsionando como máximo un dos por ciento (2%) y con 20-20,000 Hz +/- 2db de respuesta de frecuencia.
Las cajas de cada lado serán las que pidan el público estimado y, bajo techo, la arquitectura y las dimensiones del recinto; no puede quedar lugar
alguno de la audiencia sin cubrir. Sistemas de preferencia: Meyer Sound, Nexo, D&B, JBL, L-Acosutics.

 F.O.H. (CONSOLA Y EFECTOS): Digital, con 16 canales al menos (Digico sd9, Allen&Heat dlive, Venue S3l, Venue SC48.) y con un mínimo de
cuatro mezclas para monitoreo. Un reverb y 4 compresores, como poco. Compuertas y Delays, si los hay, se agradecen.

 BACK LINE REQUERIDO: Batería completa. Teclado, 88 teclas, y Base para él. LapTop: un Stand. Amplificador para Guitarra Orange (o similar). Otro
Amplificador de Guitarra, Vox VTX120 Valvetronix (o similar). Atriles de lectura: 5. Cajas directas: 3.

 BACK LINE CON EL QUE VIAJAN: Bajo eléctrico, uno, y guitarras eléctricas, dos, 2 procesadores de efectos (gtr), Baquetas, Platos, Armónicas, el
Set.

 MONITORES: La consola de sala controla también el sistema de monitoreo, por lo que desde ella se conecta y se rutea. De piso, 6 monitores mínimo;
mejor 7, y que dos sean sides para la batería (Meyer Sound, Nexo, D&B, JBL, L-Acosutics)

 IMPORTANTE: Nada de componentes que no sean originales; amplificación y procesamiento, en óptimas condiciones. Micrófonos, cableado y bases se
proveerán según el input list. El lugar de la consola de FOH es frente al escenario, sob`,
    good: {
      attendees: null,
      must: [
        needs(SPEAKERS, [2, 40]),
        needs('mixing_console', [1, 2]),
        needs('stage_monitor', [6, 8]),
        needs('di_box', [3, 8]),
        needs('drum_kit', 1),
        needs('keyboard', 1),
        needs('guitar_amp', 2),
        needs('music_stand', [5, 6]),
        needs(['mic_wired', 'mic_instrument'], [4, 30]),
        needs('mic_stand', [4, 30]),
      ],
      should: [needs('crew_sound'), needs('stagebox', [1, 3]), needs('transport')],
      allowed: [...SHOW, 'bass_amp', 'mic_wireless_handheld'],
      offers: without(SHOW_OFFERS, 'backline'),
      excluded: VIAJAN,
      silly: ['projector', 'marquee', 'toilet', 'interpretation_booth', 'lectern', 'beer_table_set', 'dj_player'],
      unmetToo: [/laptop|stand|compres|reverb|delay|compuerta|base/i],
    },
  },
  // A lecturer's conditions: personal.cet.ac.il/Osin/ConfReq.htm
  {
    id: 'ho-co-conferencias',
    language: 'es',
    catalogue: 'lippe',
    description: `Qué hay que organizar para mis conferencias 

  1. Puedo darlas en salas, con grupos limitados, o en auditorios, con públicos amplios.

  2. Si es un auditorio, en el escenario se instalará, porque hace falta, un escritorio, su silla y una pantalla de un tamaño acorde al del auditorio.

  3. Si es una sala y el público limitado, lo conveniente es una tarima para el conferenciante, con silla y mesa, una pantalla que sea apropiada y, para los participantes, sillas (cómodas) que miren al conferenciante, en filas (lo que no conviene es la U).

  4. Mi laptop viaja conmigo. Habrá que conectarlo a un videobeam (un cañón) que dé mucha luz (de Toshiba, InFocus, Sony o similares), con amplia paleta de colores y por lo menos standard SuperVGA. El cable del laptop al proyector videobeam tiene que ser largo, dado que presento desde mi laptop, sentado en el escenario o tarima, a un costado de la pantalla. Prever además un equipo para amplificar el sonido y un micrófono, de solapa preferentemente.`,
    good: {
      attendees: null,
      must: [
        needs(['table_desk', 'table_trestle'], [1, 4]),
        needs('chair', [1, 400]),
        needs('projection_screen', 1),
        needs('projector', 1),
        needs('video_cable', [1, 4]),
        needs('mic_wireless_lapel', [1, 2]),
        needs(SPEAKERS, [1, 12]),
      ],
      should: [needs('transport')],
      allowed: without([...MEETING, ...SLIDES, ...PLATFORM, ...SEATS, ...TABLES], 'playback_laptop'),
      offers: without([...MEETING_OFFERS, 'carpet', 'tablecloth'], 'playback_laptop'),
      excluded: ['playback_laptop'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'hazer', 'stage_monitor'],
      title: [/conferenc/i],
    },
  },
  // Specification of a tender: pdfslide.es/documents/diligencia-para-hacer-constar-que-el-presente-pliego-1-diligencia-para-hacer.html
  {
    id: 'ho-co-moros-cristianos',
    language: 'es',
    catalogue: 'lippe',
    description: `23
1 Diligencia: Por acuerdo de 17 de mayo de 2016 la Junta de Gobierno Local aprobó el presente Pliego, lo que se hace constar. PRESCRIPCIONES TÉCNICAS ORGANIZACIÓN FIESTAS PATRONALES 2016, SERVICIOS 1.- OBJETO DEL CONTRATO. Disponer lo que requiere la organización de las Fiestas Patronales de 2016, a saber, explotar barras (Barraca Popular, recinto anexo al pabellón Municipal de Deportes; Auditorio Alfredo Kraus; plazas Santa Barbara y San Juan; Parque Miguel Iborra), montar escenarios, dotar de mesas y sillas los lugares que se digan y prestar algún servicio más, los días y en los actos que se indican, desde el 25 de julio hasta el 26 de agosto de 2016, los dos incluidos. TRABAJOS QUE REQUIEREN LAS FIESTAS DE AGOSTO 2016 JULIO Martes, 26 Parque Doctor Calatayud, castillo de Moros y Cristianos, montaje. Su estructura, que está en instalaciones municipales, se recoge allí y se coloca encima de una plataforma homologada, tan ancha y larga como el castillo, con 0,80 metros de alto y, como mínimo, 500Kg/m2 de resistencia. Avanzando la plataforma de castillo, para la embajada, escenario de 6x4x0,80 metros, homologado, 500Kg/m2 por lo menos, escalera y, alrededor, faldón negro textil. Otra plataforma tapará la fuente. El montaje lo asesoran la Junta Central de Moros y Cristianos (un representante) y el Ayuntamiento de Aspe. Una vez montado, a vallar. El 11 de Agosto, desmontarlo y devolverlo a las instalaciones municipales. Viernes, 29 Plaza Mayor, Gala del deporte. 21:30 h. Se montan y decoran fondos de escenario. Lo que decora el escenario, sillas, telas y demás, se coloca como mande la concejalía de Deportes. Sábado, 30 – Tirada provincial de palomos a brazo (XXXIII). Los Morteros, campo de tiro. 16 h. Material de apoyo y vallas, que hay que llevar, para`,
    good: {
      must: [
        needs('stage_deck', [12, 120]),
        needs('stage_skirt', [6, 80]),
        needs('stage_steps', [1, 4]),
        needs('crowd_barrier', [4, 200]),
        needs('chair', [1, 2000]),
        needs(['drape', 'backdrop'], [1, 80]),
      ],
      should: [needs(/80 cm, Satz/, [12, 120]), needs([...TABLES], [1, 300]), needs('transport')],
      allowed: [
        ...OUTDOORS,
        ...PLATFORM,
        ...SPEECH,
        ...MAINS,
        ...ANY_JOB,
        ...STAGE_LIGHT,
        ...TABLES,
        ...SEATS,
        'bar_unit',
      ],
      offers: [...OUTDOORS_OFFERS, ...SHOW_OFFERS, 'refrigeration', 'carpet', 'mobile_stage', 'mic_wireless_handheld'],
      silly: ['projector', 'interpretation_booth', 'flip_chart', 'choir_riser', 'dj_player', 'playback_laptop'],
      unmetToo: [/castillo|fuente|fondo|decora/i],
      title: [/fiestas|moros|aspe|gala/i],
    },
  },
];
