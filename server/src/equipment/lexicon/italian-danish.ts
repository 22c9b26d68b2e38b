import type { Lexicon } from './entry.ts';

/** The commonest words of papers in Italian and Danish. Short ones count in a text of that language alone, and none in the name of a product. */
export const ITALIAN_DANISH: Lexicon = {
  stage_deck: {
    it: `palco, palchi, pedana, pedane, palcoscenico, praticabile, praticabili`,
    da: `scene, scenen, podie, podier, scenepodie, scenepodier`,
  },
  stage_roof: { it: `palco coperto, copertura del palco`, da: `scenetag, overdækket scene, scenen overdækket` },
  stage_steps: { it: `scaletta, scalette`, da: `trappe, scenetrappe` },
  chair: { it: `sedia, sedie, seggiola, seggiole`, da: `stol, stole` },
  table_trestle: { it: `tavolo, tavoli, tavolino, tavolini`, da: `bord, borde` },
  beer_table_set: { it: `set birreria, panche e tavoli`, da: `bord bænkesæt, bordbænkesæt` },
  music_stand: { it: `leggio, leggii`, da: `nodestativ, nodestativer` },
  crew_steward: {
    it: `servizio d'ordine, addetto alla sicurezza, addetti alla sicurezza, servizio di sicurezza, vigilanza notturna`,
    da: `vagt, vagter, kontrollør, kontrollører`,
  },
  crew_sound: { it: `fonico, fonici, tecnico del suono`, da: `lydmand, lydtekniker` },
  crew_lighting: { it: `tecnico luci, datore luci`, da: `lysmand, lystekniker` },
  mic_wired: { it: `microfono, microfoni, microfono voce, microfoni voce`, da: `mikrofon, mikrofoner, sangmikrofoner` },
  mic_instrument: {
    it: `microfono panoramico, microfoni panoramici, microfono a condensatore, microfoni a condensatore, microfono per strumenti, microfoni per strumenti`,
    da: `instrumentmikrofon, instrumentmikrofoner, kondensatormikrofon, kondensatormikrofoner`,
  },
  mic_wireless_handheld: {
    it: `radiomicrofono, radiomicrofoni, microfono senza fili, microfoni senza fili`,
    da: `trådløs mikrofon, trådløse mikrofoner`,
  },
  mic_stand: {
    it: `asta microfonica, aste microfoniche, asta per microfono, aste`,
    da: `mikrofonstativ, mikrofonstativer`,
  },
  pa_package: {
    it: `impianto audio, impianto di amplificazione, impianto voci, impianto di diffusione, amplificazione`,
    da: `lydanlæg, højttaleranlæg, pa anlæg`,
  },
  speaker_top: { it: `cassa amplificata, casse amplificate, diffusore, diffusori`, da: `højttaler, højttalere` },
  stage_monitor: { it: `spia, spie, monitor da palco`, da: `monitorer, scenemonitor, scenemonitorer` },
  mixing_console: { it: `banco mixer, mixer audio`, da: `mixerpult, lydpult` },
  lighting_package: { it: `impianto luci, luci`, da: `scenelys, lysanlæg` },
  guitar_amp: {
    it: `amplificatore per chitarra, amplificatori per chitarra, amplificatore da chitarra, amplificatori da chitarra`,
    da: `guitarforstærker, guitarforstærkere`,
  },
  bass_amp: { it: `amplificatore per basso, amplificatore da basso`, da: `basforstærker, basforstærkere` },
  drum_kit: { it: `batteria, batteria completa`, da: `trommesæt` },
  keyboard: { it: `tastiera, tastiere` },
  projector: { it: `videoproiettore, videoproiettori, proiettore`, da: `projektor, projektorer` },
  projection_screen: { it: `schermo, telo per proiezioni`, da: `lærred, storskærmslærred` },
  marquee: { it: `tendone, tendoni, tensostruttura, tensostrutture`, da: `telt, telte, festtelt, festtelte` },
  marquee_floor: { it: `pavimento in legno, pavimento di legno`, da: `gulv, trægulv, teltgulv` },
  drape: {
    it: `quinte, quinte nere, fondale, fondale nero, sipario`,
    da: `bagtæppe, bagtæpper, sidetæpper, scenetæppe`,
  },
  crowd_barrier: { it: `transenna, transenne`, da: `afspærring, afspærringer` },
  generator: { it: `gruppo elettrogeno, gruppi elettrogeni`, da: `strømgenerator` },
  power_distro: { it: `quadro elettrico, presa di corrente, prese di corrente`, da: `kraftstik, strømtavle` },
  toilet: { it: `bagno chimico, bagni chimici`, da: `toiletkabine, toiletkabiner` },
  toilet_trailer: { da: `toiletvogn, toiletvogne` },
};
