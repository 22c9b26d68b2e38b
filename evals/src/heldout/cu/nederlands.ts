import { type EvalBrief, needs, type Selector } from '../../expectation.ts';
import { PLATFORM, RADIO_MICS, SEATS, SPEAKERS, STAGE_LIGHT, TABLES } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, OUTDOORS, OUTDOORS_OFFERS, SHOW, SHOW_OFFERS, STAGES } from '../usual.ts';

const EVOCATIE_OFF: readonly Selector[] = [
  ...SPEAKERS,
  'projector',
  'projection_screen',
  'lighting_console',
  'stage_monitor',
  'followspot',
  'stage_wash',
  'profile_spot',
  'lighting_package',
];
const SCHOOL_OFF: readonly Selector[] = [...SPEAKERS, 'amplifier', ...RADIO_MICS, 'mic_wired', 'audio_player'];

/** What troupes ask of those who book them, and the stages of a day of choirs. */
export const NEDERLANDS: readonly EvalBrief[] = [
  {
    id: 'ho-cu-evocatie-voorwaarden',
    language: 'nl',
    catalogue: 'kinzig',
    description: `VOORWAARDEN - ORGANISATOREN
 

 

A. Waar wij voor zorgen

   
n Samenstelling en ontwerp van het programma: tekst, zang-, muziek-, -film-, klank- en videomontage.
   
n Technische installatie:
     - versterking van het geluid
     - digitale videoprojectoren
     - lichttafel
     - monitoren
     - volgspot
     - lichtprojectoren
     - effectprojectoren
     - ....
   
n Decor:
     - Multiscreen diascherm van 9 meter breed en 2 meter hoog
     - Rekwisieten
   
n Opbouw van de installatie: minimum 2 uur, met 4 medewerkers
   
n Het programma brengen: 95 minuten, met 3 medewerkers
   
n 20 affiches
   

B. Waar de organisator voor zorgt:

   
n Een kerk of zaal die goed verduisterd is.
   
n Een stevig, proper en leeg podium waarop decor en diascherm worden gebouwd, minstens 9,50 m. breed en 3 meter diep  met minimum 3,5 meter hoogte tussen podium en plafond (hoogte diascherm) 
   
n 4 tafels waarop de bedieningsinstallatie komt.
   
n De organisatie van het programma: verkoop van kaarten, aankondiging via pers, zitplaatsen klaarzetten... 
   
n Minstens zes personen om VOOR en NA de evocatie te helpen lossen, monteren, demonteren en alles in de wagens te laden. Ligt de zaal op een verdiep, dan staat dat in het contract vermeld en zijn 4 personen extra nodig om te helpen.
   
   

C. Het verloop van de dag van de opvoering?

n 3 à 4 uur voor de voorstelling begint komen wij met het materiaal aan.Het juiste uur krijgt u minstens één  week vooraf`,
    good: {
      must: [needs('stage_deck', [14, 24]), needs(TABLES, [4, 5])],
      should: [needs('crew_stagehand'), needs('stage_leg'), needs('transport')],
      allowed: [...PLATFORM, ...ANY_JOB, ...SEATS, 'drape'],
      offers: ['bench', 'coat_rail', 'mobile_stage', 'crew_technician'],
      excluded: EVOCATIE_OFF,
      silly: ['toilet', 'marquee', 'crowd_barrier', 'generator', 'bar_unit', 'drum_kit', 'hazer'],
    },
  },
  {
    id: 'ho-cu-schoolvoorstelling',
    language: 'nl',
    catalogue: 'kinzig',
    description: `De voorwaarden kunt u hier compleet downloaden (pdf-file).

Duur
Voorstelling MAT! duurt zo'n 45 min, dit is met een kort nagesprek erbij.
Aantal leerlingen
Per voorstelling maximaal 90 leerlingen. Dit omdat de voorstellingen interactief zijn en de leerlingen erbij betrokken worden worden.

Zaal
• Een rustige plek om te spelen waar we niet gestoord kunnen worden doordat er lessen wisselen of docenten en/of leerlingen er noodzakelijkerwijs doorheen moeten (een hal bv is niet geschikt).
• Een geschikte opstelling voor het publiek, met podium (info over de podiumopstelling: zie complete versie). Is er geen podium, overleg dan met TKL of er een goed alternatief bestaat.
• Een uur voor aanvang kunnen wij in de ruimte al spullen neerzetten, geluid testen etc.
Geluid
Onze eigen versterker, muziek en evt. microfoon nemen we mee.

Licht
Aparte theaterverlichting hebben we in principe niet nodig. Is er wel theaterlicht, dan maken we daar graag gebruik van, dat komt de voorstelling weer ten goede. Verduisteren van de zaal hoeft niet.

Begeleiding docenten
• De betrokken docenten begeleiden het publiek actief.
• Een docent kondigt ons vooraf aan.

Kleedruimte
Een ruimte die op slot kan om om te kleden en persoonlijke eigendommen te laten.`,
    good: {
      must: [needs('stage_deck', [2, 40])],
      should: [needs('stage_leg'), needs('transport')],
      allowed: [...PLATFORM, ...ANY_JOB, ...SEATS, 'bench'],
      offers: [...STAGE_LIGHT, 'crew_technician'],
      excluded: SCHOOL_OFF,
      silly: ['toilet', 'marquee', 'crowd_barrier', 'generator', 'bar_unit', 'drum_kit', 'hazer', 'projector'],
    },
  },
  {
    id: 'ho-cu-coverband-vloerruimte',
    language: 'nl',
    catalogue: 'kinzig',
    description: `De Techniek

Technische Rider

Podium

Wilt u er rekening mee houden dat Rens & Zo zoals iedere andere coverband met professionele,
elektrisch versterkte geluidsapparatuur en instrumenten werkt, en dat neemt meer plek in dan men vaak denkt.
Ideaal is dan, natuurlijk alleen als het kan, 4 x 3 mtr. vloerruimte (breedte x diepte).
Maakt u daarbij gebruik van standaard podiumdelen, dan graag zo gebouwd:

podium

Stroom:

Er dient op of nabij de vloerruimte een deugdelijke stroomvoorziening te zijn;
-ofwel       1 x een aansluiting CEE 32 Amp. of 16 Amp. van 380 Volt / 3 fasen / 0, “krachtstroom”,
-of             (als krachtstroom niet voorhande is)
1 x een geaarde aansluiting op een vrije, apart gezekerde groep van 230 Volt / 16 amp,
alleen voor instrumenten en geluid.

NB:          Levert Rens & Zo ook de podiumverlichting, dan dient er ook daarvoor minstens
1 x een geaarde aansluiting op een andere, vrije en apart gezekerde groep van
230 Volt / 16 amp. te zijn.

Overig:

Vanwege aard, gewicht en grootte van de apparatuur;
– is het het fijnst als de vloerruimte vrij te bereiken is, met zo weinig mogelijk
obstakels als drempels, grindpaden en andere verschillen in hoogte.
– kan Rens & Zo niet spelen in ruimten waar men alleen per trap komt.
– kan Rens & Zo niet spelen op een onstabiele en/of onverharde vloerruimte.
– kan Rens & Zo niet buiten spelen zonder waterdichte overkapping van de vloerruimte.

De vloerruimte dient 1,5 uur voor het begin van het optreden vrij te zijn, i.v.m. opbouw.`,
    good: {
      must: [needs('stage_deck', [6, 8])],
      should: [needs(['power_distro', 'power_cable']), needs('transport')],
      allowed: [...PLATFORM, ...ANY_JOB],
      offers: [...STAGE_LIGHT, ...OUTDOORS_OFFERS, 'marquee', 'drape', 'mobile_stage', 'generator', 'crew_electrician'],
      silly: ['interpretation_booth', 'lectern', 'projector', 'table_round'],
    },
  },
  {
    id: 'ho-cu-korendag-podia',
    language: 'nl',
    catalogue: 'kinzig',
    description: `Informatie techniek en podia
De mogelijkheden van onze podia
We hebben 3 typen podia. Ze heten B- C- of D-podium, naar de technische en instrumentale invulling die erop staat.
DE KOSTEN OM MEE TE DOEN hangen af van het aantal koorleden en van het type podium (B, C of D) = hoeveel techniek. Een overzicht staat hier
Let op: om te weten hoeveel m2 er voor het koor over is haal je de m2 voor de technische en instrumentale voorziening af van het totaal aan m2 vloeroppervlak. Zo ken je de ruimte die er werkelijk is. De podia zijn voor verschillende soorten koren te gebruiken.
Type podia
B-podium: hierop staan: stage piano met 1 microfoon. Dit neemt 2,5m2 van het vloeroppervlak van het podium in.
C-podium: hierop staan: stage piano met microfoon en daarbij 6 microfoons voor koorversterking. Dit neemt 3,5 m2 van het vloeroppervlak in.
D-podium: hierop staan: stage piano met microfoon, 2 elektrische gitaarversterkers, 1 basversterker, drumstel, koorversterking en 6 zangmicrofoons. Dit neemt 6 m2 van het vloeroppervlak in.
De podia op
Alle podia hebben een trap om op en af te gaan.
Rolstoeltoegankelijk
Al onze podia zijn rolstoeltoegankelijk te maken. Vooraf (bij de opgave) melden dat er leden in een rolstoel zijn. De organisatie kan er dan in de planning rekening mee houden.
De organisatie zorgt voor de toegankelijkheid met zogenaamde “ramps”, een soort rijplaat. Leden van het eigen koor helpen de rolstoelers bij het op- en afgaan.
Delft, 8 breed x 7,75, 52 m2, incl. m2 voor voorziening
Medium: 6 breed x 5 diep, 27 m2 incl. m2 voor voorziening
Large: 8 breed x 6 diep, 41 m2 incl. m2 voor v`,
    good: {
      must: [
        needs(STAGES),
        needs('stage_steps', [1, 12]),
        needs('keyboard', [1, 6]),
        needs('guitar_amp', [2, 4]),
        needs('bass_amp', [1, 2]),
        needs('drum_kit', [1, 2]),
        needs(['mic_wired', 'mic_instrument', 'mic_wireless_handheld'], [7, 30]),
        needs(SPEAKERS, [1, 24]),
      ],
      should: [needs('stage_ramp'), needs('mixing_console'), needs('mic_stand'), needs('transport')],
      allowed: [...SHOW, ...without(OUTDOORS, 'generator', 'fuel'), 'music_stand', 'drum_part', 'choir_riser'],
      offers: [...SHOW_OFFERS, ...OUTDOORS_OFFERS, ...RADIO_MICS, 'generator', 'fuel', 'marquee'],
      silly: ['interpretation_booth', 'projector', 'table_round', 'disco_light'],
    },
  },
];
