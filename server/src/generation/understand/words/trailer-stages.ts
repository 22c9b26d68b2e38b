/** What a stage may be driven up on, in all five languages; of lorries only the flat ones. */
export const TRAILERS = `trailer~, flatbed~, flat bed~, flatbed trailer~, flat bed trailer~, flatbed truck~, flat bed truck~, flatbed lorry, flat bed lorry, flatbed lorries, low loader~,
  anhänger, anhängern, auflieger, sattelauflieger, tieflader, pritschenwagen, remorque~, semi remorque~, camion plateau, camions plateau, remolque~, camión plataforma, oplegger~, aanhanger~, platte wagen, platte kar, dieplader~`;

export const STAGES = `stage, stages, bühne, bühnen, open air bühne, scène, scènes, escenario~, podium, podia`;

/** With these a trailer carries something, or stands somewhere. */
export const CARRIED = `carry, carries, carrying, move, moves, moving, transport, transports, transported, haul, hauls, tow, tows, towing, deliver, delivers, delivered, delivery, load, loads, loading, unload, unloading, load in, load out, ship, arrive, arrives, arriving, come, comes, to park, parked, parking, space for, room for, access for, drive, gear, equipment, instruments, backline, luggage, storage,
  transportieren, transportiert, transport, bringen, bringt, liefern, laden, entladen, ziehen, parken, parkplatz, stellplatz, ausrüstung, instrumente, gepäck,
  transporter, livrer, livre, charger, décharger, tirer, garer, stationner, parking, stationnement, matériel, instruments,
  transportar, llevar, cargar, descargar, aparcar, aparcamiento, material, instrumentos,
  vervoeren, vervoer, brengen, laden, lossen, trekken, parkeren, parkeerplaats, materiaal, instrumenten`;
