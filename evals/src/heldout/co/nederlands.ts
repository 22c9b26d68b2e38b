import { type EvalBrief, either, needs, type Selector } from '../../expectation.ts';
import { LOUD, MAINS, PLATFORM, RADIO_MICS, SEATS, SPEAKERS, SPEECH, STAGE_LIGHT, TABLES } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, SHOW_OFFERS } from '../usual.ts';

const PRESENTATIE_OFF: readonly Selector[] = [...SPEAKERS, ...RADIO_MICS, 'projector', 'playback_laptop'];
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
const HYPNOSE_OFF: readonly Selector[] = [...RADIO_MICS, 'audio_player'];

/** In Dutch, after public texts, each named at its brief. */
export const NEDERLANDS: readonly EvalBrief[] = [
  // A lecturer's conditions: internetvaardig.be/praktische-organisatie
  {
    id: 'ho-co-internetvaardig',
    language: 'nl',
    catalogue: 'lippe',
    description: `Praktische organisatie

Wat is er nieuw in 2023-2024

 • Er wijzigt niets

De ruimte voor de presentatie

Welke ruimte past ? 

 • t/m 50 deelnemers : een lokaal volstaat
 • van 50 t/m 125 deelnemers : polyvalente zaal, het plafond moet hoog zijn
 • meer dan 125 deelnemers : het liefst een auditorium, met rijen die naar achter toe steeds hoger komen. Zo niet een polyvalente zaal, met een podium ter hoogte van een tafel

De stoelen plaatsen

 • t/m 30 deelnemers : in een kwart cirkel, 1 à 3 rijen
 • meer dan 30 deelnemers : in rijen, liefst met in het midden een gangpad (dan krijgen de deelnemers de micro makkelijk in handen)

Techniek, voor t/m ±125 deelnemers

Dit heb ik bij :

Zowat alles wat je aan apparatuur voor een interactieve presentatie nodig hebt, heb ik standaard bij :

 1. Laptop van Apple, met adapters (koppelstukjes) en software voor presentaties
 2. Micro’s, 2 stuks (voor het publiek 1 draadloze & voor de spreker 1 headset)
 3. Luidspreker (active speaker)
 4. Projector die ook bij daglicht werkt
 5. Internet, mobiel, via mijn smartphone
 6. Kaarten om met Plickers te werken

Plickers wordt uitgelegd op de pagina interactie.

Hier zorgt de organisator voor :

 1. Scherm om op te projecteren (of wat daarvoor kan dienen)
 2. Niets of niemand tussen publiek en scherm, daar staat de spreker.
 3. Een tafel, vooraan opzij of naast het scherm (een kleine tafel mét een lezenaar mag ook), voor materieel en apparatuur.
 4. Tafel of stand waar de projector op kan (indien nodig)
 5. Elektriciteit, tot bij de projector (indien nodig) én tot bij de tafel
 6. Licht : daglicht mag, zonlicht niet. Is het er duister, geef dan ruimte en spreker liefst half licht
 7. Water, plat
 8. Iemand van de techniek : vanaf 20 minuten vooraf

En wordt met Mentimeter gewerkt, dan extra : 

9. Internet dat vlot werkt voo`,
    good: {
      must: [
        needs('projection_screen', 1),
        either(needs([...TABLES], [1, 3]), needs('lectern', 1)),
        needs('power_cable', [1, 10]),
      ],
      should: [needs('transport')],
      allowed: without(
        [...MAINS, ...ANY_JOB, ...TABLES, ...SEATS, 'lectern', 'crew_technician', 'video_cable'],
        ...PRESENTATIE_OFF,
      ),
      offers: [...PLATFORM, ...STAGE_LIGHT, 'crew_video', 'crew_sound', 'network', 'flip_chart', 'tablecloth'],
      excluded: PRESENTATIE_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'hazer'],
      unmetToo: [/internet|wifi|water|stand/i],
    },
  },
  // Conditions of a singing company: dekorenaar.be/organisatoren.htm
  {
    id: 'ho-co-korenaar',
    language: 'nl',
    catalogue: 'lippe',
    description: `VOORWAARDEN VOOR ORGANISATOREN
 

 

A. Dit brengen wij mee, hier zorgen wij voor

   
n Een programma, door ons ontworpen en samengesteld: zang, muziek, tekst en montage van klank, video en film.
   
n De technische installatie, namelijk:
     - versterking van het geluid
     - videoprojectoren, digitaal
     - monitoren
     - lichttafel
     - lichtprojectoren
     - volgspot
     - projectoren voor effecten
     - ....
   
n Het decor:
     - Diascherm, Multiscreen, breedte 9 meter, hoogte 2 meter
     - Rekwisieten
   
n Met 4 medewerkers de installatie opstellen: niet minder dan 2 uur
   
n Met 3 medewerkers het programma brengen: 95 minuten
   
n Affiches, 20 stuks
   

B. Dit is voor de organisator:

   
n Kerk of zaal, goed te verduisteren.
   
n Voor decor en diascherm een podium dat leeg, proper en stevig is, niet smaller dan 9,50 m. en niet minder diep dan 3 meter, met van podium tot plafond 3,5 meter of meer (zo hoog komt het diascherm) 
   
n Tafels voor de bedieningsinstallatie, 4 in totaal.
   
n Alles rond de avond: pers en bekendmaking, verkoop van kaarten, zitplaatsen klaarzetten... 
   
n Zes personen of meer die VOOR én NA de evocatie helpen lossen, opbouwen, afbreken en de wagens laden. Moeten we met de installatie naar een verdiep, dan komt dat in het contract en helpen er nog 4 personen mee.
   
   

C. De dag zelf, hoe gaat dat?

   
n Met het materiaal zijn wij er 3 à 4 uur voor de voorstelling begint. Wanneer precies laten we minstens één  week vooraf weten, met fax, telefoon of e-mail.
   
n Dicht bij de ingang van zaal of kerk houdt de organisator plaats om te parkeren vrij. Het gaat om 1 vrachtwagen en 2 personenwagens, minimaal.
   
n Podium en kerk of zaal zijn al vrij als wij toekomen,  we stellen de installatie dan meteen op.
Elektriciteit moet er zijn en `,
    good: {
      must: [needs('stage_deck', [15, 24]), needs(['table_trestle', 'table_desk', 'table_round'], 4)],
      should: [needs('stage_leg', [15, 24]), needs('crew_stagehand', [6, 96]), needs('transport')],
      allowed: without([...PLATFORM, ...MAINS, ...ANY_JOB, 'tablecloth'], ...EVOCATIE_OFF),
      offers: [...SEATS, 'drape', 'crew_technician', 'crew_electrician', 'carpet'],
      excluded: EVOCATIE_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'hazer', 'playback_laptop'],
      unmetToo: [/verduister|gordijn|affiche|parke/i],
    },
  },
  // A stage hypnotist's checklist: charminghypnotist.com/checklist-groepsvoorstelling
  {
    id: 'ho-co-hypnotist',
    language: 'nl',
    catalogue: 'lippe',
    description: `top of page
Checklist voor de centrale act

Beste klant,

Opdat alles op de dag zelf vlot loopt, check of regel vooraf alstublieft het volgende:

  • Zeg aan wie de zaal uitbaat dat u een showhypnotiseur verwacht. En dat ik er zo'n 90 minuten voor het optreden ben, want ik moet mijn materiaal nog opstellen.

  • Laat de dichtste parkeerplaats vrijhouden, en de dichtste weg naar het podium openzetten.

  • Laat een kleedkamer klaarmaken, proper en verwarmd, waar ik mijn spullen met een gerust hart kan laten. Een toilet is geen kleedkamer …

  • Vraag ook een plattegrond van de zaal waar het podium op staat.

  • Voor een professionele geluidsinstallatie, met 2 kanalen of meer die vrij zijn, zorgt de organisator, of we moeten anders afgesproken hebben. De draadloze microfoon en de MP3-speler (op afstandsbediening) van The Charming Hypnotist komen met mij mee. De technicus, ook door de organisator voorzien, sluit die ten laatste een uur voor we beginnen op de installatie aan. Zet de luidsprekers zo dat er geen gevaar is voor retour als ik de microfoon gebruik.

  • Het podium is niet smaller dan 3 m en niet minder diep dan 2 m. Niet te hoog en niet te laag: dat bepalen de opstelling in de zaal en het aantal toeschouwers. Aan te raden is, als het publiek zit: > 40 toeschouwers 40 cm, > 80 toeschouwers 60 cm, > 120 toeschouwers 80 cm, > 160 toeschouwers 100 cm. Als het publiek staat: 50 cm erbij. Centraal vooraan voorziet de organisator een trap, daarlangs gaan we het podium op en af. Hoe dichter het publiek bij het podium zit, hoe beter. Lege ruimte daartussen mag er niet zijn. Tafels of stoelen komen voor het podium in een half- of kwartrond. Naast of achter het po`,
    good: {
      must: [
        needs(SPEAKERS, [1, 12]),
        needs(['mixing_console', 'pa_package'], [1, 2]),
        needs(['crew_sound', 'crew_technician'], [1, 16]),
        needs('stage_deck', [3, 16]),
        needs('stage_steps', [1, 2]),
      ],
      should: [needs('stage_leg', [3, 16]), needs('transport')],
      allowed: without([...LOUD, ...PLATFORM, ...ANY_JOB, ...STAGE_LIGHT], ...HYPNOSE_OFF),
      offers: [...SEATS, ...TABLES, 'drape', 'followspot', 'stage_monitor', 'mic_wired'],
      excluded: HYPNOSE_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'projector', 'interpretation_booth', 'disco_light'],
      unmetToo: [/kleedkamer|plattegrond|parke/i],
    },
  },
  // Stage plan of a singers' convention: hollandharmony.nl/plattegrond-podium-stage-plan
  {
    id: 'ho-co-koren-conventie',
    language: 'nl',
    catalogue: 'lippe',
    description: `Kooropstellingen en spetterende performance plannetjes maken jullie makkelijker als je weet hoe het podium er volgens plan uit gaat zien, daarom deze plattegrond.

Neergezet worden 10 risers, 4-traps, met back rail.

NB1: links en rechts ernaast is geen ruimte over.
NB2: of er ergens wel of niet iets kan hangen weten we pas ter plekke, dus het hele podium of alleen de risers daarop kunnen een stukje opschuiven en dan kloppen de afmetingen niet meer helemaal.
NB3: tijdens de competitie voor kwartetten is een meer intieme sfeer het doel, daar hangen we voor de risers doeken op.
NB4: tijdens de competitie voor koren gaan tussen twee deelnemers in de toneelgordijnen dicht. Die hangen nét voor het podium. Bij de kwartetten en tijdens alle shows zijn ze de hele tijd open.
Stage plan
`,
    good: {
      attendees: null,
      must: [needs('choir_riser', 10), needs('drape', [2, 50])],
      should: [needs('transport')],
      allowed: [...ANY_JOB, ...PLATFORM, ...MAINS, 'truss', 'truss_base', 'ballast', 'clamp'],
      offers: [...SHOW_OFFERS, ...STAGE_LIGHT, ...SPEECH, 'mic_instrument', 'carpet', 'crew_rigger'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'drum_kit', 'interpretation_booth', 'disco_light'],
    },
  },
];
