import type { Language } from '../../types.ts';
import type { ServiceWords } from './service-words.ts';
import { ENGLISH_SERVICES } from './services-english.ts';

export const SERVICE_WORDS: Readonly<Record<Language, readonly ServiceWords[]>> = {
  en: ENGLISH_SERVICES,
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
        `selbst bedient, selbstbedienung der technik, bedienung durch haustechnik, bedienung durch die haustechnik, bedienung durch hauspersonal, bedienung durch das haus, bedienung durch den hausmeister, bedienung haustechnik, bedient die haustechnik, bedienung durch uns, bedienung durch unsere, bedienung erfolgt durch, bedient werden, eigener techniker, eigenen techniker, eigene techniker, eigenen technikern, eigenem techniker, eigenes technikteam, eigenen tontechniker, eigener tontechniker, techniker stellen wir, techniker haben wir, techniker bringen wir, haustechniker, techniker des hauses, technik ag, bringt seinen techniker, bringt ihren techniker, bringt eigenen techniker, bringen ihren techniker, bringen eigene techniker, bringen ihren eigenen`,
      ],
    },
    {
      service: 'mixers',
      reason: 'provided',
      parts: [
        `am mischpult, am pult, am tonpult, am ton, hinter dem mischpult, hinter dem pult, an den reglern`,
        `sitzt, sitzen, steht, stehen, ist, sind, arbeitet, bedient, übernimmt, macht, haben`,
        `unser, unsere, mein, meine, jemand von uns, einer von uns, der hausmeister, ein kollege, eine kollegin, ein vereinsmitglied, die technik ag, wir`,
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
        `aufgebaut wird mit, aufbau mit, auf und abbau mit, aufbauen werden, aufgebaut wird von, aufgebaut und abgebaut wird mit, auf und abgebaut wird mit, auf und abgebaut wird von`,
        `eigenen leuten, eigenen kräften, eigenem personal, eigenen helfern, unseren leuten, unseren helfern, mitgliedern, vereinsmitgliedern, ehrenamtlichen, uns, freiwilligen`,
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
        `abholen tun wir, abholen machen wir, abholung machen wir, abholung übernehmen wir, selbstabholung, selbstabholer, selbst abholen, selber abholen, selbstabholend, abholung durch uns, abholung durch kunden, abholung durch den kunden, abholung durch, abholung erfolgt durch, abholung im lager, abholung ab lager, abholung bei ihnen, abholung und rückgabe durch uns, ab lager, wird abgeholt, werden abgeholt, wird von uns abgeholt, werden von uns abgeholt, von uns abgeholt, holen selbst ab, selbst abgeholt, holen wir ab, holen wir selbst, holen wir bei ihnen, holen wir selbst ab, hole ich ab, hole selbst ab, abholen wir, transport durch uns, transport machen wir, transport übernehmen wir, transport haben wir, transport organisieren wir, eigener transport, eigenem transporter, eigenen transporter, eigenem lkw, eigenem fahrzeug`,
      ],
    },
    {
      service: 'transport',
      reason: 'provided',
      parts: [
        `abholen würden wir, abholen werden wir, abholen wollen wir, abholen können wir, abholen möchten wir, holen wir, hole ich`,
        `selbst, selber, ab`,
      ],
    },
    {
      service: 'transport',
      reason: 'provided',
      parts: [
        `wir, ich, unser team, unsere helfer, mein vater, mein bruder, mein schwager, mein onkel, ein freund, ein kumpel`,
        `holen, hole, holt`,
        `ab, selbst, selber, bei ihnen, alles ab`,
      ],
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
        `dry hire, location sèche, location seule, matériel seul, matériel uniquement, uniquement le matériel, juste le matériel, seulement le matériel, personne pour la technique, personne à la technique, location sans technicien, sans technicien ni`,
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
        `pas de, pas d', sans, pas besoin de, pas besoin d', ni, ne pas compter de, ne comptez pas de, ne pas prévoir de, ne prévoyez pas de, ne pas chiffrer de, ne chiffrez pas de, inutile de prévoir des, inutile de prévoir de`,
        `montage, manut, manutention, manutentionnaire, manutentionnaires, porteurs, bras, installation, mise en place, montage ni démontage, montage et démontage, installation sur place`,
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
