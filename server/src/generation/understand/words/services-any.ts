import type { ServiceWords } from './service-words.ts';

/** Said shortly, in any of the five languages, whatever the rest is written in. */
export const SERVICES_IN_ANY_LANGUAGE: readonly ServiceWords[] = [
  {
    service: 'operators',
    reason: 'provided',
    parts: [
      `den ton, ton, das pult, das licht, die technik, le son, la console, la régie, el sonido, la mesa, het geluid, de mengtafel`,
      `fährt, fahren, mischt, mischen, macht, bedient, übernimmt, assuré par, assurée par, géré par, gérée par, tenu par, tenue par, lo lleva, lo hace, la lleva, doet, draait, wordt gedaan door, bedient`,
      `unser, unsere, einer von uns, jemand von uns, jemand aus dem verein, notre, un de nos, un des nôtres, quelqu' un de chez nous, un bénévole, nuestro, nuestra, uno de los nuestros, alguien de los nuestros, un compañero, onze, ons, iemand van ons, een vrijwilliger`,
    ],
  },
  {
    service: 'operators',
    reason: 'unwanted',
    parts: [
      `don't need anybody, don't need anyone, dont need anyone, dont need anybody, do not need anybody, do not need anyone, don't need somebody, don't need someone, nobody needs to stay, no one needs to stay, nobody has to stay, no one has to stay, no need for anyone to stay, no need for anybody to stay, no need for anyone, no need for anybody, no need to stay, no need for you to stay, you needn't stay, you don't have to stay, you don't need to stay, nobody needed, no one needed, nobody on site, rather not pay for an operator, rather not have an operator, no operator, no operators, no technician, no technicians, no engineer, no engineers, without operator, without an operator, without technician, niemand muss bleiben, muss niemand bleiben, niemand muss dableiben, brauchen niemanden, brauchen wir niemanden, brauchen keinen techniker, brauchen wir keinen techniker, kein techniker, keinen techniker, keine techniker, ohne techniker, ohne operator, ohne betreuung, personne n' a besoin de rester, personne ne doit rester, personne à rester, pas besoin de rester, pas besoin de personne, n' avons besoin de personne, besoin de personne, pas de technicien, sans technicien, pas de régisseur, nadie tiene que quedarse, no hace falta que se quede nadie, no necesitamos a nadie, no hace falta nadie, no hace falta técnico, sin técnico, sin técnicos, sin operador, niemand hoeft te blijven, hoeft niemand te blijven, hebben niemand nodig, niemand nodig, geen technicus, zonder technicus, geen technici, zonder technici, geen bediening`,
    ],
  },
  {
    service: 'operators',
    reason: 'provided',
    own: true,
    parts: [
      `sound guy, sound man, soundman, sound engineer, sound person, sound tech, sound lady, soundie, foh engineer, audio guy, audio engineer, av guy, av chap, av man, av person, av team, tech guy, tech team, technical team, technicians, engineers, operators, techie, techies`,
    ],
  },
  {
    service: 'operators',
    reason: 'provided',
    parts: [
      `que es técnico de sonido, que es ingeniero de sonido, que es sonidista, que es técnico, der tontechniker ist, die tontechnikerin ist, der tonmeister ist, der vom fach ist, qui est ingénieur du son, qui est ingé son, qui est sonorisateur, qui est technicien, qui est technicienne, die geluidstechnicus is, die geluidsman is, die technieker is, die technicus is, unser tontechniker, unser techniker, unsere techniker, unser tonmann, unser mischer, unser technikteam, eigener mischer, der techniker kommt vom, die techniker kommen vom, notre ingé son, notre ingénieur du son, notre sonorisateur, notre régisseur, notre technicien, nos techniciens, le technicien de la salle, le régisseur de la salle, nuestro técnico, nuestros técnicos, nuestro técnico de sonido, el técnico lo pone, los técnicos los pone, el técnico es de la sala, técnico de la casa, onze technicus, onze technici, onze geluidsman, onze geluidstechnicus, eigen technicus, eigen geluidsman, technicus van de zaal, technicus van het huis, bedient wird, bedient werden, bediend wordt, wordt bediend door, worden bediend door, lo maneja, lo manejan, la maneja, la manejan, manejado por, c' est notre, se charge de la régie, assure la régie, macht die technik selbst`,
    ],
  },
  {
    service: 'builders',
    reason: 'provided',
    parts: [
      `el montaje, la instalación, el montaje y desmontaje, montaje y desmontaje, montaje, le montage, l' installation, montage et démontage, aufbau, auf und abbau, opbouw, op en afbouw, set up, setup, setting up`,
      `corre por nuestra cuenta, corren por nuestra cuenta, es cosa nuestra, lo hacemos nosotros, a nuestro cargo, a cargo de nuestros, a cargo de nuestras, lo hacen nuestros, est assuré par nos, assuré par nos, est à notre charge, à notre charge, est fait par nos, fait par nos, erledigen unsere, erledigen wir, erledigt unser, ist unsere sache, doen onze, doen we zelf, doen wij zelf, is down to us, is on us, is our job, is ours, by our own team, by our own crew`,
    ],
  },
  {
    service: 'transport',
    reason: 'provided',
    parts: [
      `corre por nuestra cuenta y, corren por nuestra cuenta y, lo hacemos nosotros y, par nos équipes, par nos soins et, à notre charge et, machen wir und, erledigen wir und, doen we zelf en, doen wij zelf en, is down to us and, is on us and, are on us and`,
      `el transporte, la entrega, el porte, transport, transport aussi, le transport, la livraison, den transport, lieferung, die lieferung, het vervoer, vervoer, bezorging, delivery, so is delivery, so is transport, transport too`,
    ],
  },
  {
    service: 'transport',
    reason: 'provided',
    parts: [
      `el transporte, transporte, la entrega, los portes, le transport, transport, la livraison, transport, lieferung, anlieferung, vervoer, bezorging, delivery, haulage`,
      `corre por nuestra cuenta, corren por nuestra cuenta, es cosa nuestra, lo hacemos nosotros, a nuestro cargo, est à notre charge, à notre charge, assuré par nos, erledigen wir, ist unsere sache, doen we zelf, doen wij zelf, is down to us, is on us, is our job, is ours`,
    ],
  },
  {
    service: 'builders',
    reason: 'unwanted',
    parts: [
      `inutile de, inutile d', pas besoin de, pas la peine de, ne pas, no hace falta, no hay que, no incluir, no incluyan, no need to, don't, do not, needn't, please don't`,
      `chiffrer le montage, chiffrer l' installation, prévoir le montage, prévoir l' installation, inclure le montage, compter le montage, presupuestar el montaje, incluir el montaje, el montaje, price the set up, price the setup, price set up, quote set up, quote the set up, quote for set up, quote for setup, quote for the set up, quote for installation, include set up, include setup, include installation, quote for labour, price labour, include labour`,
    ],
  },
  {
    service: 'operators',
    reason: 'unwanted',
    parts: [
      `no need to send anyone, no need to send anybody, no need to send someone, no need to send a technician, no need to send an operator, no need to send an engineer, don't send anyone, don't send anybody, don't need to send anyone, no need to stay and run it, no need for someone to, no need for anyone to, no need for anybody to, niemanden schicken, keinen schicken, niemanden mitschicken, inutile d' envoyer quelqu' un, inutile d' envoyer un technicien, pas besoin d' envoyer, no hace falta que mandéis, no hace falta que manden, no hace falta mandar, niemand te sturen, hoeft niemand mee, niemand mee te sturen`,
    ],
  },
  {
    service: 'builders',
    reason: 'provided',
    parts: [
      `volunteers, our volunteers, parents, our lads, members, scouts, students, our people, helpers, friends, freiwillige, ehrenamtliche, helfer, leute, mitglieder, eltern, bénévoles, nos bénévoles, parents, membres, copains, gars, voluntarios, socios, padres, amigos, vrijwilligers, ouders, leden, vrienden`,
      `to carry, to lift, to lug, to unload, to hump, to help carry, to help unload, for the lifting, for the carrying, for carrying, for lifting, zum tragen, zum schleppen, zum ausladen, zum anpacken, fürs tragen, zum aufbauen, pour porter, pour décharger, pour monter, pour la manutention, pour aider à porter, para cargar, para descargar, para montar, para acarrear, om te sjouwen, om te tillen, om te dragen, om te lossen, voor het sjouwen, voor het tillen`,
    ],
  },
  {
    service: 'builders',
    reason: 'provided',
    parts: [
      `volunteers, our volunteers, parents, the parents, our lads, the lads, our members, members, the scouts, students, our students, pupils, the pupils, our own people, our team, our crew, our staff, staff, friends, the family, we, we'll, we will, we can, the caretaker, our caretaker, rugby lads, the committee, mates, my mates, family and friends`,
      `put, set, build, erect, assemble, lay, carry, unload, put up, set up, set out, build up, will put, will set, will build, handle setup, pitch`,
      `everything out, everything up, it all out, it all up, it all, everything, them out, them up, chairs out, tables out, and strike, and derig, and take down, and dismantle, it up, it out, ourselves, all the chairs, the lot, the rest`,
    ],
  },
  {
    service: 'builders',
    reason: 'provided',
    parts: [
      `we do the rest, we'll do the rest, we'll do the heavy lifting, we do the heavy lifting, we do the lifting, we do set up, we do setup, we'll do set up, we'll do setup, we'll do the set up, we'll do the setup, we do the put up, just drop it, just drop it off, just drop them off, just drop them, you drop it, you just drop, drop it at the, just leave it, just leave them, aufbauen tun wir, aufbau machen wir, aufbau machen die, aufbau macht der, aufbauen machen wir, auf und abbau machen, auf und abbau macht, wir bauen selbst auf, wir bauen selber auf, bauen wir selbst auf, bauen wir selber auf, aufgebaut wird von uns, nur abladen, nur hinstellen, nos bénévoles installent, les bénévoles installent, les parents installent, nous installons nous mêmes, on installe nous mêmes, on installe tout, on monte tout, nous montons tout, nos bénévoles montent, on s' occupe du montage, on s' occupe de l' installation, le montage est fait par, montage par nos soins, installation par nos soins, lo montan nuestros, lo montan los, lo montamos nosotros, lo montamos, los montamos nosotros, montaje por nuestra cuenta, el montaje lo hacemos, el montaje lo hace, montamos nosotros, nuestros voluntarios montan, opbouwen doen wij, opbouwen doen we, opbouw doen wij, opbouw doen we, opbouw door onze, opbouw door ons, wij bouwen zelf op, we bouwen zelf op, bouwen we zelf op, bouwen wij zelf op, zetten we zelf neer, zetten wij zelf neer, onze vrijwilligers zetten, onze vrijwilligers bouwen`,
    ],
  },
  {
    service: 'transport',
    reason: 'provided',
    parts: [
      `we'd come and pick, we'd come and collect, we'd come and get, we'd pick it up, we'd pick them up, we would pick it up, we would come and pick, i'd come and pick, i'd pick it up, we can pick it up, we could pick it up, i can pick it up, come and pick it up, come and pick them up, drive over and, drive down and get, drive down and pick, nip over and get, pop over and get, pop down and get, come round for, be round for, be round to get, come over for it, come for it on, come and grab, will grab it, can grab it, will grab them, can grab them, i'll grab it, we'll grab it, i'll grab them, we'll grab them, abgeholt wird, holt ab, komen met een bus, komen met onze bus, komen met de bus, met een bus langs, komen we halen, on récupère au, récupère au dépôt, récupérons au, on récupère, récupérons nous mêmes, con nuestra furgoneta, con nuestro camión, will fetch it, can fetch it, can fetch them, will fetch them, can pick it up, can pick them up, will pick it up, will pick them up, could pick it up, can collect it, can collect them, will collect it, will collect them, will collect, can collect, swing by, come by to pick, come by with the van, come by with the trailer, drop by with the van, will call, customer pickup, picking it up, picking them up, got a trailer for it, got a van for it, holen wir mit dem, holen wir selbst, holen wir selber, wir holen alles, wir holen es, wir holen das, hole ich ab, hole ich selbst, holen wir ab, holen ab, mit dem hänger, mit dem anhänger, mit unserem transporter, laden selbst, laden wir selbst, abholung und rückgabe selbst, on vient chercher, on viendra chercher, on passe prendre, on passe chercher, on passe récupérer, nous viendrons chercher, nous venons chercher, nous passerons prendre, venons le chercher, venons les chercher, retrait par nos soins, enlèvement par nos soins, retrait sur place, retrait au dépôt, pasamos a buscarlo, pasamos a buscarla, pasamos a buscarlos, pasamos a buscarlas, pasamos a recoger, pasamos a recogerlo, pasamos a recogerlas, pasaremos a recoger, vamos a buscarlo, vamos a buscarlas, lo recogemos, los recogemos, las recogemos, la recogemos, recogida por nuestra cuenta, recogida en almacén, recogemos nosotros, halen en brengen doen we, halen en brengen doen wij, ophalen doen we, ophalen doen wij, wij halen het op, we halen het op, we komen het halen, we komen het ophalen, halen we zelf, halen wij zelf, zelf ophalen, met de aanhanger, met onze bus, met ons busje, afhalen en terugbrengen`,
    ],
  },
];
