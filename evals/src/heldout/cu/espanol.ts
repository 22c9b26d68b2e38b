import { type EvalBrief, either, needs, type Selector } from '../../expectation.ts';
import { BAND, PLATFORM, SEATS, SPEAKERS, STAGE_LIGHT, TABLES } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

const CURRENT: readonly Selector[] = ['generator'];
const TRAVELS: readonly Selector[] = ['guitar', 'bass_guitar', /Beckensatz/];

/** Notices of town halls, a rider, a technical sheet. */
export const ESPANOL: readonly EvalBrief[] = [
  {
    id: 'ho-cu-carpa-carnaval',
    language: 'es',
    catalogue: 'kinzig',
    description: `BASES PARA ADJUDICAR LA CARPA O CASETA DEL CARNAVAL DE 2011, POR PROCEDIMIENTO ABIERTO.

Los Días : 5, 6, 7, 8 y 12 DE MARZO DE 2011.

Para su instalación la Carpa o Caseta, deberá cumplir estos requisitos:

• Pabellón hecho en acero, cerrado del todo, con cubierta metálica, faldones de lona ignífuga que aíslen y cierren las uniones de tejados y paredes, y que se puedan abrir si hace falta para ventilar el local.
• Altura vertical mínima de 4 metros en las bases laterales.
• Decoración con paredes y techo vestidos por completo de telas totalmente ignifugas y el suelo de madera.
• Instalación eléctrica (con todo el cableado que se necesite), luces de emergencia, cuadro general según la normativa vigente y tomas para escenario y barras.
• Alumbrado, lámparas de forja de 3000 W cada una.
• Entrada principal y dos puertas de emergencia.
• Calefacción que pueda calentar toda la superficie de la Carpa.
• Hall a la entrada.
• Camerinos con espejo.
• Escenario de 12x5.
• 50 mesas y 100 sillas.
• La Carpa se pondra en la Plaza Vieja, el terreno que ocupará es de 600 metros cuadrados.
• Barra.
• Todas las medidas de seguridad vigentes en Carpas.
• Seguro de responsabilidad civil.
• Explotará la barra la empresa adjudicataria del festejo, que asimismo podrá subcontratarla.
• Vigilancia de seguridad dentro de la carpa.
• Concursos según Anexo.

Las Orquestas que proponga la empresa adjudicataria serán de entre 4 Y 6 componentes. Se acreditará toda la documentación ( nombre, foto, póster del conjunto etc.).

El Excmo. Ayuntamiento de esta Villa aportará 5.000.-Euros, y se admiten mejoras.
Terreno público gratis. (Plaza Vieja)
El enganche y cuadro de luz, y también la energía que se consuma serán a cargo del Ayuntamiento.
El adjudicatario de la carpa, pondrá una fianza de 1.000.- euros, que se le devolverá, una vez comprobado que no ha ca`,
    good: {
      must: [
        needs('marquee', [1, 6]),
        needs('marquee_floor', [500, 660]),
        needs('marquee_lining', [1, 700]),
        needs('space_heater', [1, 6]),
        needs('stage_deck', [30, 32]),
        needs(TABLES, [50, 55]),
        needs(SEATS, [100, 110]),
        needs('bar_unit', [1, 6]),
        needs(['power_distro', 'power_cable']),
      ],
      should: [needs('crew_steward'), needs('fire_extinguisher'), needs('transport')],
      allowed: without(
        [...OUTDOORS, ...PLATFORM, 'gazebo', 'site_cabin', 'refrigeration', 'crew_bar', 'drape', 'lectern'],
        ...CURRENT,
      ),
      offers: without([...PARTY_OFFERS, ...OUTDOORS_OFFERS, ...SHOW, ...SHOW_OFFERS], ...CURRENT),
      excluded: CURRENT,
      unmetToo: [
        /acero|pabell/i,
        /l[aá]mpara|forja|alumbrad/i,
        /emergencia/i,
        /espejo|camerino/i,
        /orquesta|m[uú]sic/i,
        /seguro|vigilan/i,
      ],
      silly: ['interpretation_booth', 'projector', 'choir_riser'],
    },
  },
  {
    id: 'ho-cu-rider-full-band',
    language: 'es',
    catalogue: 'kinzig',
    description: `Tomás Arrieta “Beto” y La Banda Justa (Full Band)

Rider Técnico

 P.A. (AMPLIFICACIÓN DE SALA): Sistema de sonido profesional a 4 vías capaz de dar un mínimo de 110db- spl en la posición de
la consola de FOH, trabajando a nivel nominal y que reparta el sonido de manera uniforme por toda el área del público con distorsión máxima
del dos por ciento (2%) y respuesta de frecuencia de 20-20,000 Hz +/- 2db.
Cuántas cajas acústicas van por lado dependerá del público estimado y, si el recinto es cerrado, de su arquitectura
y dimensiones; el sistema tiene que cubrir todos los lugares de la audiencia sin excepción. Sistemas preferidos: D&B, L-Acosutics,
Meyer Sound, JBL, Nexo.

 F.O.H. (CONSOLA Y EFECTOS): Consola digital de 16 canales al menos (Venue S3l, Venue SC48, Digico sd9, Allen&Heat dlive), con
capacidad de cuatro mezclas de monitoreo como mínimo. Un reverb y al menos 4 compresores. Se agradecen compuertas y Delays.

 BACK LINE REQUERIDO: 3 cajas directas. 5 atriles de lectura, Base de Teclado 88 Teclas. Stand de LapTop, Batería completa.
Amplificador de Guitarra Vox VTX120 Valvetronix (o similar). Amplificador de Guitarra Orange (o similar), Teclado de 88 teclas.

 BACK LINE CON EL QUE VIAJAN: Un bajo eléctrico, dos guitarras eléctricas, 2 procesadores de efectos (gtr), Set de armónicas, Baquetas,
Platos.

 MONITORES: El monitoreo se maneja desde la consola de sala, por lo que se requiere conectarlo y rutearlo desde ella.
6 monitores de piso como mínimo; 7 de preferencia contando dos sides para la batería (D&B, L-Acosutics, JBL, Nexo, Meyer Sound)

 IMPORTANTE: El sistema completo deberá llevar componentes originales, con procesamiento y amplificación en óptimas condiciones. Se deberán
proveer los micrófonos, bases y cableado que correspondan al input list. La consola de FOH irá ubicada de frente al escenario
sob`,
    good: {
      must: [
        needs(SPEAKERS, [2, 26]),
        needs('mixing_console', [1, 2]),
        needs('di_box', [3, 6]),
        needs('music_stand', 5),
        needs('drum_kit', 1),
        needs('guitar_amp', 2),
        needs('keyboard', 1),
        needs('stage_monitor', [6, 9]),
        needs(['mic_wired', 'mic_instrument'], [1, 30]),
      ],
      should: [needs(/SQ-5/, 1), needs('mic_stand'), needs('crew_sound')],
      allowed: [...SHOW, ...BAND],
      offers: without(SHOW_OFFERS, 'backline'),
      excluded: TRAVELS,
      unmetToo: [/laptop|port[aá]til|orange|vox|reverb/i],
      silly: ['interpretation_booth', 'lectern', 'projector', 'toilet', 'marquee', 'table_round'],
    },
  },
  {
    id: 'ho-cu-titeres-en-directo',
    language: 'es',
    catalogue: 'kinzig',
    description: `Espectáculo con títeres de varias técnicas y canciones que se interpretan en directo, a las que acudimos por eficacia dramática pura. Para poner en escena “La Gallinica”, “Un ratón que se balanceaba”, “La vecina de mi calle”, “Boquerones”, “El mundo del revés”, “Encima de las ruinas”, empleamos títeres grandes y otros elementos plásticos con que alimentar el rito colectivo por medio de la imaginaria.
También metemos otros temas recuperados de la cultura popular, cuya propuesta nos parece adecuada para un público familiar: “Pericotuli”, “¡A saltar!”, “Una, dona…”, “Antón retintín”.
Una gran fiesta pero dentro de un teatro, con participación del público, con el que buscamos entablar una relación directa.
Dirección: Chema Lacasta
Escenografía: Los Muñequeros de Alcolea
Sastra: Nieves Castán y Adelina Puy
Sonido: Rosa Betorz
En escena
Animador y voz: Elsa Lacasta
Batería: Óscar Bierge
Vientos: Jorge Mur
Voz y teclista: Julián Ferrer
Escenario. Anchura de boca: 8 metros. Fondo: 6 metros. Altura: 4,5 metros (desde el entarimado hasta el techo).
Montaje: 2,5 horas.
Desmontaje: 1,5 horas.
Sillas para el público.
Camerinos para 4 personas.
Sitio para aparcar nuestra furgoneta al lado del teatro o del lugar de la representación.`,
    good: {
      must: [either(needs('stage_deck', [24, 28]), needs('mobile_stage', 1)), needs(SEATS)],
      should: [needs('transport')],
      allowed: [...PLATFORM, ...ANY_JOB, ...STAGE_LIGHT, ...BAND],
      offers: [...SHOW_OFFERS, 'bench', ...TABLES],
      silly: ['interpretation_booth', 'lectern', 'projector', 'toilet', 'disco_light'],
    },
  },
  {
    id: 'ho-cu-pliego-fiestas-agosto',
    language: 'es',
    catalogue: 'kinzig',
    description: `1.- OBJETO DEL CONTRATO. Constituye el objeto de este contrato disponer los elementos que se necesitan para organizar las Fiestas Patronales de 2014, lo que comprenderá explotar las barras de la Barraca del Pueblo en el recinto anexo al pabellón Municipal, parque Vicente Alcaraz, plaza Santa Lucía, plaza San Roque y Auditorio Manuel Cerdá, los montajes de escenarios, la dotación de mesas y sillas en los sitios que se indiquen, y otros servicios en los días y actos que se señalan dentro del periodo entre el 25 de julio y el 26 de agosto de 2014, ambos inclusive. TRABAJOS NECESARIOS PARA LAS FIESTAS DE AGOSTO 2014 JULIO Martes, 26 Montaje del castillo de fiestas de Moros y Cristianos en parque Doctor Pastor. La estructura del castillo se recoge en instalaciones municipales, y se coloca sobre plataforma homologada de ancho por largo iguales a los del castillo y 0,80 metros de alto y resistencia de 500Kg/m2 como mínimo. Escenario homologado para la embajada de 6x4x0,80 metros, de resistencia de al menos 500Kg/m2 con faldón textil negro y escalera, a modo de avance de la plataforma del castillo. Plataforma que cubra la fuente. Asesoramiento del montaje por el Ayuntamiento de Elvas del Río y representante de la Junta Central de Moros y Cristianos. Acabado el montaje, vallado. Desmontaje el 11 de Agosto y después depositarlo en instalaciones municipales. Viernes, 29 Gala deportiva en la Plaza Mayor. 21:30 h. Montaje y decoración de los fondos de escenario. Colocar telas, sillas y demás elementos de decoración del escenario, según las instrucciones de la concejalía de Deportes. Sábado, 30 – XXXI Tirada provincial de palomos a brazo. Campo de tiro La Rambla. 16 h. Llevar vallas y material de apoyo pa`,
    good: {
      must: [
        needs('stage_deck', [12, 70]),
        needs('stage_skirt', [6, 80]),
        needs('stage_steps', [1, 5]),
        needs('crowd_barrier'),
        needs(SEATS),
        needs(TABLES),
      ],
      should: [needs(/Podestfüße 80/), needs('bar_unit'), needs('drape'), needs('transport')],
      allowed: [...PLATFORM, ...OUTDOORS, 'mobile_stage', 'refrigeration', 'crew_bar', 'crew_technician'],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS, ...MEETING_OFFERS, ...SHOW, ...SHOW_OFFERS],
      unmetToo: [/castillo|fuente|decoraci/i],
      silly: ['interpretation_booth', 'choir_riser'],
    },
  },
];
