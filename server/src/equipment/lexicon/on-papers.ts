import type { Lexicon } from './entry.ts';

/** What riders, tenders and notes of clubs in German, French, Spanish and Dutch call things, beside what lists call them. */
export const ON_PAPERS: Lexicon = {
  guitar_amp: {
    de: `verstärker für gitarre, gitarrenamps`,
    fr: `ampli pour guitare, amplis pour guitare, amplificateur guitare, amplificateur de guitare, amplificateur pour guitare`,
    es: `amplificador para guitarra, amplificadores para guitarra, ampli para guitarra, amplis para guitarra, combo para guitarra, equipo de guitarra`,
    nl: `versterker voor gitaar, gitaar amp, gitaaramps`,
  },
  bass_amp: {
    de: `bassamp, bassamps, bass amp, verstärker für bass`,
    fr: `ampli pour basse, amplis pour basse, amplificateur basse, amplificateur de basse, ampli pour contrebasse`,
    es: `amplificador para bajo, ampli para bajo, combo para bajo, equipo de bajo`,
    nl: `versterker voor bas, bas amp, basamp`,
  },
  music_stand: {
    de: `notenständer mit licht, pulte für noten`,
    fr: `pupitre de lecture, pupitre à musique, pupitre pour musicien, pupitre pour partition`,
    es: `atril de lectura, atriles de lectura, atril de música, atril para música, atril para músico, atriles para músicos, atril de banda, atriles de banda`,
    nl: `muziekpupiter, muziekpupiters, notenpupiter, notenstandaard, notenstandaards, notenlessenaar, lessenaar voor partituren`,
  },
  projector: {
    de: `datenprojektor, lcd projektor, datenbeamer`,
    fr: `!vp, projecteur de diapositives, vidéo beamer, data projecteur`,
    es: `cañón de proyección, cañón multimedia, cañón videoproyector, cañón de video, proyector multimedia, vídeo proyector`,
    nl: `dataprojector, data projector, projectietoestel`,
  },
  crew_steward: {
    de: `sicherheitsleute, security mitarbeiter, security kräfte, security personal, ordnungskraft, ordnungskräfte, saalordner, saalschutz, wachleute, wachmann, nachtwächter, einlasskontrolle, aufsichtspersonal, security dienst`,
    fr: `agent de gardiennage, agents de gardiennage, agent de prévention, agents de prévention, agent ssiap, agents ssiap, veilleur de nuit, rondier, gardiennage de nuit, équipe de sécurité`,
    es: `agente de seguridad, agentes de seguridad, servicio de seguridad, servicio de vigilancia, vigilancia de seguridad, vigilancia nocturna, vigilancia privada, auxiliar de control de acceso, auxiliares de control de acceso, auxiliar de control, servicio de orden, control de acceso, guarda nocturno, guardas de seguridad`,
    nl: `bewaker, bewakers, beveiligingsagent, beveiligingsagenten, beveiligingspersoneel, bewakingsagent, bewakingsagenten, veiligheidsagent, veiligheidsagenten, veiligheidspersoneel, ordedienst, nachtwacht, nachtwakers, toezichthouder, toezichthouders, securitypersoneel`,
  },
  drape: {
    de: `schwarzer stoff, bühnenaushang, schwarze abhängung, schwarzer hintergrund, rückvorhang, rückhänger, hinterhänger, gassenvorhang, gassenvorhänge, gassen und soffitten, rückwärtiger vorhang`,
    fr: `boîte noire, fond de scène noir, fond de scène en velours, rideau de fond, toile de fond noire, pendrillonnage noir, allemande de pendrillons, habillage noir, tissu noir, tissus noirs`,
    es: `telón negro de fondo, fondo negro, fondo de escenario negro, fondo negro de escenario, aforo negro, aforado negro, caja negra, fondo de tela negra, cortinas negras, telas del todo ignífugas`,
    nl: `zwart achterdoek, zwarte achterdoek, achterdoek zwart, zwart fond, zwarte fond, fond zwart, zwarte doeken, zwarte afstopping, friezen, friezen en poten, poten en friezen, zwarte poten, zwart gordijn`,
  },
  stage_deck: {
    fr: `promontoire, scène surélevée`,
    nl: `verhoog, verhoogje, plankier`,
  },
  marquee: {
    es: `entoldado, entoldados`,
    nl: `hallentent, spantent, spantenten`,
  },
  marquee_floor: {
    es: `pavimento de madera, piso de madera, tarima en toda la superficie, tarima en todo el suelo, tarima de suelo, suelo entarimado, entarimado de madera`,
    fr: `plancher en bois, plancher sur toute la surface, sol plancher`,
    nl: `plankenvloer, volledige vloer`,
  },
  mic_instrument: {
    de: `schlagzeugmikrofone, schlagzeugmikros, drummikrofone, bassdrum mikrofon, bassdrummikrofon, overheadmikrofone, bläsermikrofone`,
    fr: `micro panoramique, micros panoramiques, micro grosse caisse, micro de grosse caisse, micro caisse claire, micros batterie, kit micros batterie, micros overhead, micro overhead`,
    es: `micro de bombo, micrófono de bombo, micro de caja, micros de batería, micrófonos de batería, micros para batería, set de micros de batería, micros de aire, micros overhead`,
    nl: `drummicrofoons, drummicro's, drummicrofoonset, microfoonset voor drums, overheadmicrofoons, blazersmicrofoons`,
  },
  power_cable: {
    es: `manguera de corriente, mangueras de corriente, manguera eléctrica, mangueras eléctricas, manguera de luz`,
  },
  power_distro: { nl: `stekkerdozen, verdeelstekkers, contactdozen` },
};
