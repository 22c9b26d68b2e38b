import type { Language } from '../../types.ts';

/**
 * Services that the client does not want or sees to: `staff`, nobody at all; `operators`, nobody to run it; `builders`,
 * nobody to set it up; `transport`, collected by the client; `generator`, power without one.
 */
export type Service = 'staff' | 'operators' | 'builders' | 'transport';

/** Parts that follow each other in a sentence with few words between them; each part a list of phrases. */
export interface ServiceWords {
  readonly service: Service;
  readonly reason: 'unwanted' | 'provided';
  readonly parts: readonly string[];
  /** The first part is somebody's own: "our caretaker", "the hall's technicians". */
  readonly own?: true;
  /** Nothing but the end, a polite word or "from you" may stand behind: "no crew MEALS". */
  readonly last?: true;
}

const SELF = `ourselves, ourself, myself, themselves, on our own, by ourselves, himself, herself, itself`;
const OPERATE = `operate, operates, run, runs, will run, work, works, man, mix, mixes, drive, drives, control, controls, look after, looks after, handle, handles, operating, running, look after, takes care of, take care of, deal with`;
const KIT = `it, it all, everything, all of it, the desk, the pa, the sound, the lights, the lighting, sound, lights, lighting, the kit, the equipment, the gear, the system, the tech, the av, the mixer, the slides, the console, the show, the technical side, sound and lights, them, all the equipment, all the kit, the desks`;
const OWN_HANDS = `technician, technicians, engineer, engineers, caretaker, team, staff, crew, volunteers, students, pupils, members, teacher, colleague, colleagues, people, friend, son, daughter, brother, husband, guy, chap, man, manager, steward, stewards, verger, janitor, tech, techs`;
const HANDS = `we, i, our own people, our team, our own team, our volunteers, our own volunteers, volunteers, our staff, our own staff, our students, our technicians, our own technicians, our technician, our own technician, our caretaker, the caretaker, our crew, our own crew, our av chap, our sound man, our engineer, our own engineer, our tech team, our members, parents, the scouts, the school, the pupils, students, our people, our lads, our boys, the band, our tech, our av team, pupils, the pupils, our pupils, our it department, our it people`;

export const SERVICE_WORDS: Readonly<Record<Language, readonly ServiceWords[]>> = {
  en: [
    {
      service: 'staff',
      reason: 'unwanted',
      parts: [
        `no, without, without any, don't need, do not need, don't want, do not want, don't need any, do not need any, don't require, not need, no need for, zero`,
        `staff, crew, personnel, labour, manpower, people from you, staffing, crewing, attendants, humans, staff or crew, crew or staff, engineers or crew, technicians or crew, operators or crew`,
      ],
      last: true,
    },
    {
      service: 'staff',
      reason: 'unwanted',
      parts: [
        `dry hire, dry hired, dry rental, unstaffed, unmanned, equipment only, kit only, gear only, hardware only, hire only, equipment hire only, rental only, crewless, staff not needed, staff not required, crew not needed, crew not required, crew none, staff none, staff is not needed, staff are not needed, crew is not needed`,
      ],
    },
    {
      service: 'operators',
      reason: 'provided',
      parts: [
        `nobody needed to run, nobody needed to operate, no one needed to run, no one to operate, nobody to operate, self operated, self operate, self operating, self run, user operated, operated by us, operated by our, run by our own, operated by volunteers, run by volunteers, operated by the band, we do our own sound, do our own sound, does their own sound, mix themselves, mixes themselves, mix ourselves, bring their own engineer, brings their own engineer, bring their own sound engineer, brings its own engineer, bring our own engineer, travels with an engineer, travel with their own engineer, travel with an engineer, own sound engineer, own engineer, own technicians, own technician, own operators, own operator, own tech team, own crew, own sound man, own sound crew, house technician, house engineer, in house technician, in house engineer, resident engineer, resident technician, house tech, house crew`,
      ],
    },
    { service: 'operators', reason: 'provided', own: true, parts: [OWN_HANDS, OPERATE, KIT] },
    { service: 'operators', reason: 'provided', parts: [HANDS, OPERATE, `${KIT}, ${SELF}, everything once`] },
    {
      service: 'operators',
      reason: 'provided',
      parts: [
        `we can, we will, we'll, we're happy to, i can, i will, i'll, happy to`,
        `plug it in, plug in, plug things in, press play, push the buttons, run ourselves, operate ourselves`,
      ],
    },
    {
      service: 'builders',
      reason: 'provided',
      parts: [
        `we, i, our volunteers, our own volunteers, volunteers, our team, our own team, our members, the scouts, parents, our caretaker, our crew, our own crew, we'll, we will, our staff, our lads, our own people`,
        `put, put up, set up, set out, build, assemble, rig, erect, install, lay out, setting up, set everything up, put everything up, put it up, set it up, build it, do the set up, do the setup, handle set up, handle setup, do the rigging, do the build, setting out, put them out, set them out, take down`,
        `${SELF}, our own`,
      ],
    },
    {
      service: 'builders',
      reason: 'unwanted',
      parts: [
        `no, without, don't need, do not need, no need for`,
        `set up, setup, setting up, installation, assembly, erection, build, set up or strike, set up service, installing, rigging service, set up needed, setting out`,
      ],
      last: true,
    },
    {
      service: 'builders',
      reason: 'unwanted',
      parts: [
        `delivery only, drop off only, just drop off, drop and go, kerbside, kerbside only, self build, self assembly, self set up, self install, delivered only, setup by us, set up by us, set up by client, setup by client, built by us, assembled by us, installation by us, erected by us, put up by us, we do the set up, we do the setup`,
      ],
    },
    {
      service: 'transport',
      reason: 'provided',
      parts: [
        `we, we'll, i, i'll, our driver, our own driver, our team, our volunteers`,
        `pick, collect, fetch, picking, collecting, fetching, haul, transport`,
        `up ourselves, up myself, ourselves, myself, up from you, from you, from your, it all ourselves`,
      ],
    },
    {
      service: 'transport',
      reason: 'provided',
      parts: [
        `selbstabholung, selbstabholer, self collect, self collection, self pick up, self pickup, client collects, client collect, client to collect, client collection, customer collects, customer collect, customer to collect, customer collection, collected by us, collected by client, collected by the client, collected by customer, collected by our, collection by us, collection by client, collection by customer, pick up by us, pickup by us, picked up by us, picked up by our, ex warehouse, ex works, ex depot, collect from your, collecting from your, collect from you, collecting from you, collect it from you, collect it ourselves, collecting it ourselves, collect ourselves, collecting ourselves, collect everything ourselves, collect and return, collecting and returning, we collect, we'll collect, we will collect, we can collect, we are collecting, we're collecting, happy to collect, i'll collect, i will collect, i can collect, i'll pick up, i will pick up, i'll pick it up, i can pick it up, we pick up, we'll pick up, we will pick up, we can pick up, we are picking up, we're picking up, we pick it up, we'll pick it up, we will pick it up, we can pick it up, we'll pick it all up, we'll pick everything up, we pick everything up, we pick them up, we'll pick them up, we'll fetch, we will fetch, we fetch, come and collect, come and fetch, come and get it, coming to collect, fetch it ourselves, fetch ourselves, pick up ourselves, pick it up ourselves, pick up and return, our own van, our own transport, own transport, own van, our own lorry, our own truck, we have a van, we have transport, we've got a van, with our van, in our van, in our own van, transport is ours, cash and carry`,
      ],
    },
    {
      service: 'transport',
      reason: 'unwanted',
      parts: [
        `no, without, don't need, do not need, no need for, don't require, no need to, don't quote for, exclude, excluding, not need`,
        `delivery, transport, delivery or collection, delivery and collection, haulage, transportation, delivery needed, trucking, deliver, van, delivery charge, delivery charges, transport costs`,
      ],
    },
    {
      service: 'transport',
      reason: 'unwanted',
      parts: [
        `delivery not needed, delivery not required, transport not needed, transport not required, delivery is not needed, delivery is not required, transport is not needed, transport is not required, delivery none, transport none`,
      ],
    },
  ],
  de: [
    {
      service: 'staff',
      reason: 'unwanted',
      parts: [
        `kein, keine, ohne, weder, keinerlei`,
        `personal, crew, mitarbeiter, techniker oder helfer, betreuung, technische betreuung, bedienpersonal, fachpersonal, personalgestellung, leute von ihnen`,
      ],
    },
    {
      service: 'staff',
      reason: 'unwanted',
      parts: [
        `dry hire, nur material, nur das material, nur equipment, nur technik, nur geräte, reine materialmiete, reine vermietung, nur miete, trockenmiete, nur mieten, personal nicht nötig, personal nicht benötigt, personal nicht erforderlich, personal wird nicht benötigt, personal brauchen wir nicht, personal haben wir selbst, personal stellen wir, unbesetzt`,
      ],
    },
    {
      service: 'operators',
      reason: 'provided',
      parts: [
        `selbst bedient, selbstbedienung der technik, bedienung durch uns, bedienung durch unsere, bedienung erfolgt durch, bedient werden, eigener techniker, eigenen techniker, eigene techniker, eigenen technikern, eigenem techniker, eigenes technikteam, eigenen tontechniker, eigener tontechniker, techniker stellen wir, techniker haben wir, techniker bringen wir, haustechniker, techniker des hauses, technik ag, bringt seinen techniker, bringt ihren techniker, bringt eigenen techniker, bringen ihren techniker, bringen eigene techniker, bringen ihren eigenen`,
      ],
    },
    {
      service: 'operators',
      reason: 'provided',
      parts: [
        `wir, unsere, unser, die technik ag, schüler, ehrenamtliche, ehrenamtlichen, helfer, hausmeister`,
        `bedienen, bedient, mischen, mischt, fahren, fährt, betreuen, betreut, steuern`,
        `selbst, selber, die technik, die anlage, das pult, alles, den ton, ton und licht, das licht`,
      ],
    },
    {
      service: 'operators',
      reason: 'provided',
      parts: [
        `bedient, bedienen, betreut, betreuen`,
        `unser, unsere, wir, die technik ag, der hausmeister, ehrenamtliche, schüler`,
      ],
    },
    {
      service: 'builders',
      reason: 'provided',
      parts: [
        `aufbau, abbau, montage`,
        `machen, macht, übernehmen, übernimmt, erledigen, erledigt, organisieren, besorgen`,
        `unsere, unser, wir, der verein, die helfer, selbst, freiwillige, ehrenamtliche`,
      ],
    },
    {
      service: 'builders',
      reason: 'provided',
      parts: [
        `wir, unsere helfer, unsere leute, unser team, freiwillige`,
        `bauen, stellen, machen, übernehmen`,
        `selbst auf, selber auf, alles selbst auf, auf und ab, den aufbau, auf und abbau, aufbau selbst`,
      ],
    },
    {
      service: 'builders',
      reason: 'unwanted',
      parts: [
        `abbau machen wir, abbau übernehmen wir, abbau durch uns, abbau durch kunden, abbau erfolgt durch uns, abbau in eigenregie, aufbau durch uns, aufbau durch kunden, aufbau machen wir, aufbau übernehmen wir, aufbau erfolgt durch uns, aufbau durch den, auf und abbau durch uns, auf und abbau machen wir, auf und abbau übernehmen wir, auf und abbau durch kunden, auf und abbau erfolgt durch uns, auf und abbau in eigenregie, aufbau in eigenregie, aufbau nicht nötig, aufbau nicht benötigt, aufbau nicht erforderlich, montage durch uns, selbstaufbau, nur lieferung, nur anlieferung, nur anliefern, reine anlieferung, lieferung ohne aufbau`,
      ],
    },
    {
      service: 'builders',
      reason: 'unwanted',
      parts: [`kein, keinen, keine, ohne`, `aufbau, auf und abbau, montage, installation, aufbauhilfe, aufbauservice`],
    },
    {
      service: 'transport',
      reason: 'provided',
      parts: [
        `selbstabholung, selbstabholer, selbst abholen, selber abholen, selbstabholend, abholung durch uns, abholung durch kunden, abholung durch den kunden, abholung durch, abholung erfolgt durch, abholung im lager, abholung ab lager, abholung bei ihnen, abholung und rückgabe durch uns, ab lager, wird abgeholt, werden abgeholt, wird von uns abgeholt, werden von uns abgeholt, von uns abgeholt, holen selbst ab, selbst abgeholt, holen wir ab, holen wir selbst, holen wir bei ihnen, holen wir selbst ab, hole ich ab, hole selbst ab, abholen wir, transport durch uns, transport machen wir, transport übernehmen wir, transport haben wir, transport organisieren wir, eigener transport, eigenem transporter, eigenen transporter, eigenem lkw, eigenem fahrzeug`,
      ],
    },
    {
      service: 'transport',
      reason: 'provided',
      parts: [`wir, ich, unser team, unsere helfer`, `holen, hole, holt`, `ab, selbst, selber, bei ihnen`],
    },
    {
      service: 'transport',
      reason: 'unwanted',
      parts: [
        `kein, keine, keinen, ohne`,
        `lieferung, anlieferung, transport, lieferung nötig, an und abtransport, an und ablieferung, versand`,
      ],
    },
    {
      service: 'transport',
      reason: 'unwanted',
      parts: [
        `lieferung nicht nötig, lieferung nicht erforderlich, lieferung nicht benötigt, transport nicht nötig, transport nicht erforderlich, transport nicht benötigt, lieferung entfällt, transport entfällt`,
      ],
    },
  ],
  fr: [
    {
      service: 'staff',
      reason: 'unwanted',
      parts: [
        `sans, pas de, pas d', aucun, pas besoin de, pas besoin d', ni`,
        `personnel, équipe technique, main d' œuvre, staff, intervenant technique, accompagnement technique, prestation technique, personnel technique`,
      ],
    },
    {
      service: 'staff',
      reason: 'unwanted',
      parts: [
        `dry hire, location sèche, location seule, matériel seul, matériel uniquement, uniquement le matériel, juste le matériel, seulement le matériel, location sans technicien, sans technicien ni`,
      ],
    },
    {
      service: 'operators',
      reason: 'provided',
      parts: [
        `exploitation par nos soins, exploité par nos, géré par nos bénévoles, gérée par nos bénévoles, par notre technicien, notre propre technicien, nos propres techniciens, nos techniciens, technicien de la salle, régisseur de la salle, vient avec son ingénieur, viennent avec leur ingénieur, son propre ingénieur, leur propre ingénieur, son propre technicien, leur propre technicien, notre régisseur`,
      ],
    },
    {
      service: 'operators',
      reason: 'provided',
      parts: [
        `nous, nos bénévoles, notre équipe, nos élèves, notre régisseur, on`,
        `gérons, gérerons, utilisons, utiliserons, manipulons, exploitons, faisons fonctionner, ferons fonctionner, ferons, gèrent, gèreront, gérera, occupons, occuperons, s' occupent, s' occupera, gère`,
        `nous mêmes, eux mêmes, la technique, la régie, la console, du son, de la régie, de la technique, le matériel, tout`,
      ],
    },
    {
      service: 'builders',
      reason: 'unwanted',
      parts: [
        `pas de, pas d', sans, pas besoin de, pas besoin d', ni`,
        `montage, installation, mise en place, montage ni démontage, montage et démontage, installation sur place`,
      ],
    },
    {
      service: 'builders',
      reason: 'unwanted',
      parts: [
        `montage par nos soins, installation par nos soins, mise en place par nos soins, livraison seule, livraison uniquement, livraison simple, livraison sans montage, montage assuré par nos, montage par nos bénévoles, nous assurons le montage, nous nous chargeons du montage, nous faisons le montage, montage à notre charge, installation à notre charge`,
      ],
    },
    {
      service: 'builders',
      reason: 'provided',
      parts: [
        `nous, on, nos bénévoles`,
        `montons, installons, installerons, monterons, monte, installe, montent, installent`,
        `nous mêmes, tout nous mêmes, eux mêmes, tout`,
      ],
    },
    {
      service: 'transport',
      reason: 'provided',
      parts: [
        `retrait par nos soins, enlèvement par nos soins, retrait sur place, retrait au dépôt, retrait en dépôt, retrait dans vos locaux, enlèvement au dépôt, enlèvement sur place, enlèvement par le client, retrait par le client, transport par nos soins, transport assuré par nos soins, retrait et retour par nos soins, à retirer, nous retirons, retirerons, nous récupérons, récupérerons, venons chercher, viendrons chercher, venons le chercher, venons retirer, viendrons retirer, viendrons récupérer, venons récupérer, passerons prendre, passons prendre, passerons chercher, passons chercher, on passe prendre, on vient chercher, nous transportons, notre camion, notre propre camion, notre fourgon, notre camionnette, transport à notre charge, nous assurons le transport, nous nous chargeons du transport, nous nous occupons du transport`,
      ],
    },
    {
      service: 'transport',
      reason: 'unwanted',
      parts: [
        `pas de, pas d', sans, pas besoin de, ni`,
        `livraison, transport, livraison ni montage, livraison ni reprise`,
      ],
    },
  ],
  es: [
    {
      service: 'staff',
      reason: 'unwanted',
      parts: [
        `sin, no necesitamos, no hace falta, no queremos, no se necesita, ni, nada de`,
        `personal, personal técnico, equipo humano, operarios, mano de obra, asistencia técnica`,
      ],
    },
    {
      service: 'staff',
      reason: 'unwanted',
      parts: [
        `dry hire, alquiler en seco, alquiler seco, solo material, sólo material, solo el material, sólo el material, solo alquiler, únicamente material, únicamente el material, solo el equipo, personal no hace falta`,
      ],
    },
    {
      service: 'operators',
      reason: 'provided',
      parts: [
        `manejado por nosotros, operado por nosotros, operado por nuestros, lo manejamos nosotros, la manejamos nosotros, los manejamos nosotros, lo operamos nosotros, la operamos nosotros, manejamos nosotros, nuestro propio técnico, nuestros propios técnicos, técnico propio, técnicos propios, nuestro técnico, nuestros técnicos, técnico de la sala, técnico de la casa, su propio técnico, su técnico`,
      ],
    },
    {
      service: 'operators',
      reason: 'provided',
      parts: [
        `nuestros voluntarios, los voluntarios, nuestro equipo, nosotros, el conserje, nuestro conserje`,
        `manejan, operan, se encargan, manejará, manejarán, se encarga, se ocupan, llevan, manejamos, operamos`,
        `todo, el equipo, la mesa, el sonido, del sonido, de la técnica, del equipo, las luces, de todo, lo, mismos`,
      ],
    },
    {
      service: 'builders',
      reason: 'unwanted',
      parts: [
        `sin, no necesitamos, no hace falta, no queremos, ni`,
        `montaje, instalación, montaje ni desmontaje, colocación`,
      ],
    },
    {
      service: 'builders',
      reason: 'provided',
      parts: [
        `lo montamos nosotros, la montamos nosotros, los montamos nosotros, montamos nosotros, montaje por nuestra cuenta, montaje lo hacemos nosotros, hacemos nosotros el montaje, nos encargamos del montaje, del montaje nos encargamos, el montaje es nuestro, montaje a nuestro cargo, instalamos nosotros, lo instalamos nosotros, solo entrega, sólo entrega, solo entregar, entrega sin montaje, únicamente entrega`,
      ],
    },
    {
      service: 'transport',
      reason: 'provided',
      parts: [
        `lo recogemos, la recogemos, los recogemos, las recogemos, recogemos nosotros, recogeremos, lo recogeremos, recogemos en, recogemos el material, recogemos todo, recogida por nuestra cuenta, recogida por el cliente, recogida por nosotros, recogida en almacén, recogida en su almacén, recogida en vuestro almacén, recogida en tienda, pasamos a recoger, pasaremos a recoger, pasaremos a por, vamos a recoger, iremos a recoger, vamos a buscar, pasamos a buscar, nos lo llevamos, transporte propio, transporte por nuestra cuenta, nuestra furgoneta, transporte lo ponemos, nos encargamos del transporte, del transporte nos encargamos, con nuestra furgoneta, el transporte es nuestro`,
      ],
    },
    {
      service: 'transport',
      reason: 'unwanted',
      parts: [
        `sin, no necesitamos, no hace falta, no queremos, ni`,
        `transporte, entrega, entrega ni recogida, envío, porte, portes`,
      ],
    },
  ],
  nl: [
    {
      service: 'staff',
      reason: 'unwanted',
      parts: [
        `geen, zonder`,
        `personeel, bemanning, crew, mensen van jullie, technisch personeel, mankracht, begeleiding`,
      ],
    },
    {
      service: 'staff',
      reason: 'unwanted',
      parts: [
        `dry hire, droge verhuur, kale huur, kale verhuur, alleen materiaal, alleen het materiaal, enkel materiaal, enkel het materiaal, alleen huur, alleen de spullen, onbemand, personeel niet nodig, personeel is niet nodig`,
      ],
    },
    {
      service: 'operators',
      reason: 'provided',
      parts: [
        `bedienen we zelf, bedienen wij zelf, bedienen wij, zelf bedienen, bediening door ons, bediening door onze, bediening doen we, eigen technicus, eigen technici, eigen technicien, eigen geluidsman, huistechnicus, technicus van de zaal, neemt een technicus mee, doen zelf het geluid, eigen geluidstechnicus, technicus hebben we, bediening door onszelf, zelf achter de knoppen`,
      ],
    },
    {
      service: 'operators',
      reason: 'provided',
      parts: [
        `wij, we, onze vrijwilligers, vrijwilligers, onze technicus, de conciërge, leerlingen, onze mensen`,
        `bedienen, bedient, draaien, regelen, doen`,
        `zelf, de apparatuur, alles, de techniek, het geluid, de knoppen, de installatie`,
      ],
    },
    {
      service: 'builders',
      reason: 'unwanted',
      parts: [`geen, zonder`, `opbouw, op en afbouw, montage, installatie, opbouw nodig`],
    },
    {
      service: 'builders',
      reason: 'provided',
      parts: [
        `opbouw doen we zelf, opbouw doen wij zelf, opbouw doen wij, opbouw door ons, op en afbouw door ons, op en afbouw doen we zelf, op en afbouw doen wij, bouwen zelf op, bouwen alles zelf op, bouwen het zelf op, zetten alles zelf op, zetten het zelf op, zetten alles zelf neer, zetten het zelf neer, zetten zelf op, zelf opbouwen, zelf opzetten, alleen levering, alleen leveren, alleen bezorgen, alleen brengen, enkel levering, opbouw niet nodig, opbouw in eigen beheer`,
      ],
    },
    {
      service: 'transport',
      reason: 'provided',
      parts: [`we, wij, ik, onze mensen`, `komen, kom, kunnen, zullen, gaan`, `ophalen, afhalen`],
    },
    {
      service: 'transport',
      reason: 'provided',
      parts: [`we, wij, ik, onze mensen`, `halen, haal`, `zelf op, bij jullie op, op bij jullie, bij u op`],
    },
    {
      service: 'transport',
      reason: 'provided',
      parts: [
        `halen zelf op, halen het zelf op, halen alles zelf op, halen het op, halen wij op, halen we op, halen we zelf op, halen wij zelf op, haal ik op, haal zelf op, haal het zelf op, zelf ophalen, zelf afhalen, zelf op te halen, afhalen, ophalen bij jullie, bij jullie ophalen, afhaling door, ophaling door, komen het halen, komen het ophalen, komen het zelf halen, komen alles ophalen, komen alles halen, wordt afgehaald, wordt opgehaald door ons, worden opgehaald door ons, door ons opgehaald, eigen vervoer, eigen bus, eigen busje, eigen transport, vervoer regelen we, vervoer regelen wij, vervoer doen we, transport regelen we, transport doen we, transport regelen wij, vervoer hebben we`,
      ],
    },
    {
      service: 'transport',
      reason: 'unwanted',
      parts: [`geen, zonder`, `levering, bezorging, transport, vervoer, bezorgen, aflevering, levering nodig`],
    },
  ],
};
