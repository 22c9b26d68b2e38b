import { type EvalBrief, either, needs, type Selector } from '../../expectation.ts';
import { BAND, PLATFORM, SITE_POWER, SPEAKERS, STAGE_LIGHT } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, OUTDOORS, OUTDOORS_OFFERS, SHOW_OFFERS } from '../usual.ts';

const FESTBAND_OFF: readonly Selector[] = [
  ...SPEAKERS,
  'stage_wash',
  'profile_spot',
  'lighting_package',
  'moving_head',
];

/** In Italian and in Danish, after public texts, each named at its brief; the proposal then speaks English. */
export const OTHERS: readonly EvalBrief[] = [
  // A wind band's needs: bandatestaccio.it/it/menu-stampa-committenti/esigenze-tecniche
  {
    id: 'ho-co-banda-testaccio',
    language: 'en',
    catalogue: 'lippe',
    description: `Banda della Scuola Popolare di Musica di Testaccio
Banda della Scuola Popolare di Musica di Testaccio
  •  

Di cosa abbiamo bisogno

"Banda della Scuola Popolare di Musica di Testaccio" è un'Associazione che non persegue fini di lucro. Se qualche volta, perché si ascolti la nostra musica, chiediamo un contributo, è un rimborso: ci paga le spese di organizzazione e ci permette di suonare nelle carceri, negli ospedali, nelle scuole, dove siamo del tutto gratuiti.

Come ci disponiamo sul palco

 

Banda

  • Scena o palco dove stiano 40/45 persone: sono 50 m2 come minimo (7x7, 6x8 etc.), da contare senza le altre strutture (americane, casse amplificatrici e altro), perché sopra ci vanno soltanto i musicisti, ciascuno con leggio e sedia.
  • Sedie: 45, e che non abbiano braccioli.
  • Per leggere, luci.
  • Uno spazio che riceva 45 persone, o camerini. Ci devono essere acqua e servizi, e posto per lasciarci effetti personali e custodie degli strumenti. Se le porte dei camerini non hanno serratura qualcuno deve custodirli.
  • Durante concerto e prove, servizio d'ordine.
  • Amplificazione, professionale, potente quanto vuole la piazza, e almeno 4 microfoni, panoramici. Chi non ha amplificazione pensi a uno spazio al chiuso (sala da concerti, teatro) che non vada oltre i 400 posti; se il teatro è più grande, un'amplificazione adeguata serve lo stesso. Se proprio si vuole suonare all'aperto e non amplificati, resta da trovare uno spazio che aiuti l'acustica (un chiostro, una loggia, un muro alle nostre spalle che il suono lo riporti avanti).
    Tre ore prima del concerto l'amplificazione dev'essere pronta, altrimenti lo spettacolo non comin`,
    good: {
      must: [
        needs('stage_deck', [24, 32]),
        needs('chair', [45, 50]),
        either(
          needs(/Notenpult mit Leuchte/, [10, 50]),
          needs(['stage_wash', 'lighting_package', 'floodlight', 'profile_spot'], [1, 40]),
        ),
        needs('crew_steward', [1, 60]),
        needs(SPEAKERS, [2, 16]),
        needs('mic_instrument', [2, 8]),
      ],
      should: [needs('stage_leg', [24, 32]), needs('music_stand', [10, 50]), needs('crew_sound'), needs('transport')],
      allowed: [...BAND, ...PLATFORM, ...STAGE_LIGHT, ...OUTDOORS, 'music_stand', 'gazebo'],
      offers: [...SHOW_OFFERS, ...OUTDOORS_OFFERS],
      silly: ['projector', 'dance_floor', 'interpretation_booth', 'drum_kit', 'disco_light', 'spark_machine'],
      unmetToo: [/camerin|dressing|changing|room/i],
    },
  },
  // A dance band's practical notes: festoriginalerne.dk/faq
  {
    id: 'ho-co-festband',
    language: 'en',
    catalogue: 'lippe',
    description: `festband
Praktisk om os

Nyttigt at vide


Lyd

Er I højst 300 personer, kommer Festoriginalerne selv med lydanlæg til arrangementet, hvis vi ikke har aftalt noget andet.


Lys

Scenelyset kommer vi også selv med, hver gang, hvis vi ikke har aftalt noget andet.


Strøm

Meget strøm bruger vi ikke, men der skal selvfølgelig være det, vi bruger. Kan det lade sig gøre, er vores anbefaling, at I stiller et 16A kraftstik til rådighed. Så undgår vi, at strømmen ryger, mens I holder fest, og det er jo det, der er ærgerligt for alle. Spørg os eller jeres elektriker, hvis I er i tvivl.


Plads

Hvor meget fylder I? Det bliver vi tit spurgt om.

6 x 4 meter (B x D) eller mere er altid dejligt - men vi kan sagtens aftale noget mindre.


Scene

Gulvet, bandet står på, skal være fast og helt stabilt, det er af hensyn til sikkerheden. Et krav om scene har vi ikke, men er der en, så gerne en lav (ca. 20-40 cm i højden), for vi vil helst kunne holde kontakten til publikum.


Opstilling

Normalt stiller vi op lige inden, vi skal spille. Skal det ske tidligere på dagen, så sig det, når vi laver aftalen.


Mad og drikke

Bandet skal kunne få noget at drikke hele vejen igennem. Det er ikke urimelige mængder, for som regel kører vi hjem i egen bil alle sammen.

Booker I musikere til at spille, mens I spiser, skal de også have mad.`,
    good: {
      must: [needs(['power_distro', 'power_cable'], [1, 20])],
      should: [needs('transport')],
      allowed: without([...SITE_POWER, ...PLATFORM, ...ANY_JOB, 'dance_floor'], ...FESTBAND_OFF),
      offers: ['crew_technician', 'marquee', 'drape', 'carpet', 'festoon', 'uplight', 'gazebo', 'table_cocktail'],
      excluded: FESTBAND_OFF,
      silly: ['projector', 'interpretation_booth', 'lectern', 'camera', 'choir_riser', 'toilet', 'spark_machine'],
    },
  },
];
