import type { Lexicon } from './entry.ts';

export const RIGGING: Lexicon = {
  truss: {
    en: `truss, box truss, truss section, truss corner, trussing, ground support, truss arch, goal post, goalpost, truss tower, truss totem, truss column, ladder truss, triangle truss, tri truss, quad truss, square truss, truss circle, totem, ring truss, truss goal post, truss length, truss upright, circle truss, aluminium truss, truss piece, ground support system, lighting truss, t piece truss, truss bridge, boxcorner, box corner, truss cube, truss rig, goalpost truss, mini beam, rigging truss, ?rigging, pipe section, scaff bar, scaffold tube, aluminium pipe`,
    de: `traverse, traversen, alutraverse, 4 punkt traverse, 3 punkt traverse, 2 punkt traverse, # punkt traverse, trusssystem, traversensystem, truss, traversenstrecke, truss element, traversenecke, trussecke, groundsupport, ground support, traversenbogen, traversenkreis, traversenset, vierpunkt traverse, dreipunkt traverse, traversentower, traversenturm, truss tower, traversenstele, aluminium traverse, traversenelement, traversentor, trussing, traversenbrücke, eckstück, trussstele, vierpunkttraverse, dreipunkttraverse`,
    fr: `structure alu, poutre alu, pont alu, structure aluminium, structure carrée, structure triangulaire, truss, poutre triangulée, poutre aluminium, pont lumière structure, totem alu, angle structure, structure scénique, arche alu, poutre carrée, poutre triangulaire, portique alu`,
    es: `truss, estructura de truss, celosía, tramo de truss, estructura de aluminio, torre de truss, puente de truss, cercha, trussing, tramo truss, esquina truss, cubo truss, estructura truss, pórtico de truss, ground support`,
    nl: `truss, truss stuk, vierkant truss, driehoek truss, ground support, truss hoek, truss toren, trussdelen, trussconstructie, truss deel, trussbrug, truss paal, truss totem`,
    models: `prolyte: h #, x #, s #, h 30, h 30 v, h 30 d, h 40, h 40 v, s 36, e 20, x 30, x 30 v, x 30 d, s 36 r, s 52, s 66, b 100 rv, mpt tower, h # v, h # d, x # v, x # d; global truss: f #, f 31, f 32, f 33, f 34, f 44, f 45, f 23, f 24, f 14, gt #, f # p, f 34 pl, boxcorner, fd 34; eurotruss: fd #, hd #, st, fd 34, hd 34, xd; alutruss: trilock, quadlock, decolock, bilock, #; milos: m 222, m 290, m 390, m 400, qtv, m #; litec: qx #, tx #, qx 30, qx 40, qh, fx #, varia; sixty82: m 29, m 39, tpm #, l 35, m #; james thomas: pre rig, supertruss, gp, super truss; thomas: pre rig, supertruss; tomcat: #; p 30: l #, c #, tower; pro 30: square truss; naxpro truss: fd #, hd #; stairville: snap; duratruss: dt #; tyler truss: gt; trusst: #; xstage: s #; slick: minibeam, maxibeam, litebeam, gp; h30v, h40v, h30d, f 34 p, f34, fd34, fd 34, f33, h 30 v, pre rig truss, f 34, hd34, x 30 d, qx30, qx 30, f 44 p, f 32 p, dt 34, dt 33`,
  },
  truss_base: {
    en: `base plate, truss base, baseplate, truss base plate, steel base plate, truss foot, base plate for truss, truss baseplate, top plate, outrigger, ground base`,
    de: `bodenplatte, traversenfuß, traversenplatte, stahlplatte, bodenplatten, bodenplatte traverse, traversen bodenplatte, kopfplatte, truss bodenplatte, bodenplatte für truss, stahlbodenplatte, bodenplatte truss, trussfuß`,
    fr: `embase, platine, embase structure, embase lourde, platine de sol, embase acier, embase alu, socle structure, embase truss`,
    es: `base de truss, placa base, base para truss, base metálica, base de acero, placa base truss`,
    nl: `bodemplaat, grondplaat, truss voetplaat, basisplaat, truss bodemplaat, voetplaat, truss voet, vloerplaat truss`,
  },
  hoist: {
    en: `hoist, chain hoist, motor hoist, chain motor, rigging motor, electric hoist, manual hoist, rigging hoist, lifting motor, hoist controller, motor controller, motor control, chain block, half ton motor, one ton motor, chainhoist, tirfor, winch, ton motor, hoist motor, rigging point, rigging points, electric chain hoist`,
    de: `kettenzug, motor kettenzug, elektrokettenzug, handkettenzug, kettenzugmotor, kettenzüge, punktzug, motorsteuerung, kettenzugsteuerung, hebezug, motorkettenzug, kettenzug steuerung, flaschenzug, rigging motor, seilwinde, hängepunkt, rigging punkt, stirnradflaschenzug`,
    fr: `palan, palan électrique, moteur de levage, palan manuel, palan à chaîne, moteur palan, commande palan, palan à chaînes, treuil de levage, point d'accroche`,
    es: `motor de cadena, polipasto, motor de rigging, polipasto eléctrico, motor de elevación, motores de rigging, polipasto manual, controlador de motores, punto de cuelgue`,
    nl: `takel, kettingtakel, elektrische takel, handtakel, kettingtakels, motor takel, takelsturing, takelbesturing, ophangpunt, rigging punt`,
    models: `movecat: plus lite, pluslite, mpc, d 8, #kg d 8, v, vmk, basic; chainmaster: bgv, d 8, varioLift; verlinde: sr, stagemaker, sm; stagemaker: sl #, sr #, sm #; columbus mckinnon: lodestar, prostar; cm: lodestar, prostar; liftket: star, #; gis: lp #, gp, gch; exe: rise; prolyte: prolyft, aetos, verto; prolyft: aetos, verto, pae; yale: handkettenzug, towerlift, towerlift es, yalelift, vsIII; eller: phe #; kinesys: elevation, vector; lodestar, electris chainhoist`,
  },
  lifting_tower: {
    en: `lifting tower, wind up tower, lift tower, crank stand, windup stand, super lift, genie lift, crank up stand, telescopic lift, truss lift, winch stand, winch up stand, lifting stand, wind up stand, genie tower, crank lift, front loader lift, material lift, line array tower, pa tower, speaker tower, delay tower, winch stand`,
    de: `liftturm, kurbelstativ, traversenlift, lift stativ, hebelift, kurbel stativ, traversenlifter, materiallift, lifttower, hubstativ, pa tower, pa turm, delay tower, windenstativ, traversen lift, wind up, lastenlift, stativlift, frontlader lift`,
    fr: `pied à crémaillère, pied de levage, tour de levage, élévateur, pied à treuil, pied levage, pied crémaillère, tour sono`,
    es: `torre elevadora, elevador, torre de elevación, torre de carga frontal, trípode elevador, torre elevadora de truss`,
    nl: `windup, lift toren, windup statief, hefstatief, wind up statief, opdraaistatief, towerlift statief, liftstatief, wind up, lieropstatief, pa toren`,
    models: `genie: st #, super tower, superlift, slc #, sla #, super lift; vmb: te #, tl #, tp, tm; doughty: zenith, easylift, shadow; manfrotto: superwind, super wind, wind up; work: lw #, wt, ld #; guil: elc #, ulk #, tor d #, torD; sumner: eventer; mobiltechlifts: ml #; stairville: lift; fantek: t #, ft #; kuzar: k #; gravity: lts wind; k&m: 24620; asd: alp #, e, super wind up; global truss: st #, dt pro, gt #st; rock solid: winch; gaintruss`,
  },
  clamp: {
    en: `clamp, half coupler, hook clamp, safety cable, safety wire, coupler, shackle, round sling, spanset, steel wire rope, safety bond, safety chain, truss clamp, sling, half couplers, hook, g clamp, swivel coupler, rigging hardware, g hook, truss hook, soft steel, ratchet strap, lighting hook, trussaufnehmer, gripple, beam clamp, steel, safety, steel sling, wire rope, eye bolt, truss adapter, shackles, drop arm, doughty clamp, bolt, truss pin, conical coupler, r clip, truss connector`,
    de: `klemme, coupler, halfcoupler, haken, halbschelle, schelle, schäkel, rundschlinge, safety, sicherungsseil, drahtseil, trussklemme, stahlseil, anschlagmittel, c haken, traversenhaken, rohrschelle, drahtseilhalter, kettenschnellverbinder, spannset, spannset rundschlinge, fangseil, safetyseil, spanngurt, traversenhalter, trusshalter, rigging material, riggingmaterial, trusspin, sicherungsbolzen, konusverbinder, federstecker, schnellverbinder, truss pin, drahtseilschlinge, steelflex, shortener`,
    fr: `collier, crochet, élingue, manille, élingue de sécurité, câble de sécurité, collier alu, crochets, élingues, sangle à cliquet, spanset, collier de structure, demi collier, accroche`,
    es: `garra, abrazadera, eslinga, grillete, gancho, cable de seguridad, garras, abrazaderas, eslinga de seguridad, gancho para truss, eslingas`,
    nl: `klem, haak, staalstrop, harpsluiting, buisklem, safety, spanset, trusshaak, haken, rondstrop, halfcoupler, spanband, staalkabel, veiligheidskabel, staaldraad, trussklem, trusskoppeling`,
    models: `doughty: #, t #; admiral: #; eller: #; saveking: #; kupo: kcp #; global truss: #mm clamp; fly: frame; td: #`,
  },
  ballast: {
    en: `ballast, sandbag, sand bag, weight, concrete ballast, concrete block, stage weight, ballast weight, counterweight, ibc ballast, water ballast, tent weight, concrete weight, ballast block, stage brace weight, water weight, base weight, ibc tank, tent weights, umbrella base, jersey barrier ballast, water barrel`,
    de: `ballast, sandsack, gewicht, betongewicht, ballastierung, stahlbetongewicht, bodengewicht, schwergewicht, betonballast, ballastgewicht, sandsäcke, betonblock, ibc container, betonklotz, zeltgewicht, wassertank ballast, wasserballast, stahlgewicht, betonstein`,
    fr: `lest, sac de sable, poids, gueuse, lest béton, contrepoids, gueuses, plot béton, lests, lestage, cuve eau lest`,
    es: `lastre, contrapeso, saco de arena, pesa, bloque de hormigón, contrapesos, lastres, peso de hormigón`,
    nl: `ballast, betonblok, zandzak, gewicht, stelconplaat, betonblokken, ballastgewicht, ibc container, contragewicht, ballastblok, tentgewicht`,
  },
  access_platform: {
    en: `scissor lift, cherry picker, boom lift, access platform, scaffold tower, telehandler, ladder, step ladder, stepladder, scaffold, scaffolding, aerial work platform, tallescope, mewp, aerial lift, lift platform, mobile scaffold, articulated boom`,
    de: `scherenbühne, arbeitsbühne, hubarbeitsbühne, rollgerüst, leiter, stehleiter, hebebühne, gerüst, gelenkbühne, teleskopbühne, layher gerüst, teleskopstapler, steiger, scherenhebebühne, leiter klappbar, gelenkarbeitsbühne`,
    fr: `nacelle, échafaudage, échelle, escabeau, plateforme élévatrice, nacelle élévatrice, nacelle ciseaux, échafaudage roulant, chariot télescopique`,
    es: `plataforma elevadora, andamio, escalera de mano, plataforma de tijera, andamios, tijera elevadora, manipulador telescópico`,
    nl: `hoogwerker, schaarlift, rolsteiger, ladder, steiger, trapladder, schaarhoogwerker, verreiker, keukentrap, knikarmhoogwerker`,
  },
};
