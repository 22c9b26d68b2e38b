import { type EvalBrief, either, needs, offers } from '../../expectation.ts';
import {
  BAND,
  LOUD,
  PARTY_LIGHT,
  PLATFORM,
  RADIO_MICS,
  SEATS,
  SPEAKERS,
  SPEECH,
  STAGE_LIGHT,
  TABLEWARE,
} from '../../usual.ts';
import { without } from '../f/without.ts';
import {
  ANY_JOB,
  DECKS,
  FOG,
  LOOS,
  MEETING,
  MEETING_OFFERS,
  OUTDOORS,
  OUTDOORS_OFFERS,
  PARTY_OFFERS,
  SCREENS,
  SHOW_OFFERS,
  STAGES,
} from '../usual.ts';

/** In German, French, Dutch and Spanish over shelves of several countries. */
export const ABROAD: readonly EvalBrief[] = [
  {
    id: 'ho-j-kulturkeller',
    language: 'de',
    catalogue: 'klangwerk',
    description: `Servus,

am Freitag, 16. Oktober, spielt bei uns im Kulturkeller Freising ein Jazzquintett (Gesang, Trompete, Gitarre, Bass, Schlagzeug), erwartet werden 120 Gäste. Unsere alte Anlage hat im Sommer den Geist aufgegeben, daher bräuchten wir:

2 Topteile mit 2 Bässen
Digitalpult
4 Monitore
Mikrofonie fürs Quintett inkl. Schlagzeug, Stative, 3 DI-Boxen
1 E-Piano/Keyboard fürs Vorprogramm
Tontechniker von 16 bis 24 Uhr

Bühne und Licht sind im Keller fest eingebaut, das Licht fährt unser Sepp. Schlagzeug, Gitarrenverstärker und Bassverstärker bringt die Band mit. Bestuhlung ist auch da. Und bitte keinen Nebel, wir sitzen im Gewölbe und kriegen ihn nicht mehr raus.

Abholen würden wir das Material selbst, am Freitag gegen Mittag.

Pfiats eich, Vroni`,
    good: {
      attendees: 120,
      days: 1,
      must: [
        needs('speaker_top', 2),
        needs('subwoofer', 2),
        needs('mixing_console', 1),
        needs('stage_monitor', 4),
        needs(['mic_wired', 'mic_instrument'], [4, 16]),
        needs('di_box', [3, 4]),
        needs('keyboard', 1),
        needs('crew_sound', [1, 10]),
      ],
      should: [needs('mic_stand', [3, 14])],
      allowed: [...without(BAND, 'line_array'), ...without(ANY_JOB, 'crew_driver')],
      offers: ['in_ear_monitor', 'audio_recorder', 'mic_wireless_handheld', 'video_recorder', 'camera'],
      excluded: [
        ...STAGES,
        ...SEATS,
        ...FOG,
        'stage_wash',
        'profile_spot',
        'moving_head',
        'lighting_package',
        'crew_lighting',
        'drum_kit',
        'guitar_amp',
        'bass_amp',
        'transport',
      ],
      silly: ['generator', 'toilet', 'marquee', 'projector', 'lectern', 'crowd_barrier', 'line_array'],
      title: [/freising|kulturkeller|jazz/i, /120/],
    },
  },
  {
    id: 'ho-j-voeux-du-maire',
    language: 'fr',
    catalogue: 'garonne',
    description: `Objet : cérémonie des vœux, demande de devis

Madame, Monsieur,

La commune de Lormont organise la cérémonie des vœux à la population le vendredi 15 janvier à 18 h 30 au gymnase. Environ 500 personnes sont attendues.

Prestations demandées :
– scène de 8 x 4 m, hauteur 60 cm, jupe noire, escalier, rampe PMR
– pupitre en plexi avec micro col de cygne
– 2 micros HF main
– sonorisation adaptée à 500 personnes, avec technicien
– vidéoprojecteur 8 500 lumens et écran de 4 m de base, PC portable, technicien vidéo
– 300 chaises noires accrochables
– 40 mange-debout houssés pour le cocktail
– éclairage de la scène, simple

Le cocktail est assuré par un traiteur, qui fournit verres et vaisselle ainsi que son personnel de service. Le gymnase étant chauffé et alimenté, ni chauffage ni groupe électrogène ne sont à prévoir. Les photos sont faites par la communication de la ville.

Montage possible le jour même à partir de 8 h.

Cordialement,
Service Événementiel`,
    good: {
      attendees: 500,
      days: 1,
      must: [
        needs('stage_deck', [16, 32]),
        needs('lectern', 1),
        needs('mic_wireless_handheld', [2, 3]),
        needs(SPEAKERS, [2, 16]),
        needs(/PU1008/, 1),
        needs(/400 x 225/, 1),
        needs(/M2 accrochable/, [300, 300]),
        needs('table_cocktail', [40, 40]),
        needs(['stage_wash', 'profile_spot', 'lighting_package', 'moving_head'], [1, 24]),
      ],
      should: [
        needs('stage_ramp', 1),
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [8, 24]),
        needs('mic_lectern', 1),
        needs('playback_laptop', 1),
        needs('crew_sound', [1, 24]),
        needs('crew_video', [1, 24]),
        needs('transport'),
      ],
      allowed: [...MEETING, ...PLATFORM, ...STAGE_LIGHT, 'line_array', 'subwoofer', 'lighting_stand'],
      offers: without(
        [...MEETING_OFFERS, ...PARTY_OFFERS],
        'glassware',
        'crew_waiter',
        'crew_bar',
        'patio_heater',
        'crew_photographer',
      ),
      excluded: [...TABLEWARE, 'crew_waiter', 'generator', 'fuel', 'space_heater', 'patio_heater'],
      silly: ['toilet', 'marquee', 'dance_floor', 'crowd_barrier', 'beer_table_set', 'disco_light'],
      title: [/lormont|v(œ|oe)ux/i, /500/],
    },
  },
  {
    id: 'ho-j-vide-grenier',
    language: 'fr',
    catalogue: 'garonne',
    description: `Bonjour, pour notre vide-grenier du dimanche 9 mai à Cadillac on aurait besoin de 8 barnums 3x3, 60 plateaux 183x76, 40 barrières vauban, 2 wc autonomes + 1 pmr, 10 conteneurs de tri et 6 talkies. Environ 1 200 visiteurs sur la journée. Livraison le samedi après-midi, reprise lundi. La buvette vient avec son frigo et sa tireuse. Quel prix svp ?`,
    good: {
      attendees: 1200,
      days: 1,
      must: [
        needs(/Barnum/, 8),
        needs(/Plateau rect/, [60, 60]),
        needs('crowd_barrier', [40, 40]),
        needs('toilet', 2),
        needs('toilet_accessible', 1),
        needs('waste_bin', 10),
        needs('two_way_radio', 6),
      ],
      should: [needs('transport')],
      allowed: OUTDOORS,
      offers: [...OUTDOORS_OFFERS, ...SPEECH, ...RADIO_MICS, 'fan'],
      excluded: ['refrigeration', /Tireuse/],
      silly: ['projector', 'dance_floor', 'disco_light', 'stage_monitor', 'lectern', 'table_round', 'line_array'],
      title: [/cadillac|vide.?grenier/i, /1[.,   ]?200/],
    },
  },
  {
    id: 'ho-j-jubileum-school',
    language: 'nl',
    catalogue: 'zenne',
    description: `Beste verhuurder,

Onze lagere school in Halle wordt 100 jaar en dat vieren we op zaterdag 22 mei op de speelplaats. Verdeeld over de dag komen er zo'n 1.100 ouders, kinderen en oud-leerlingen.

In de vergadering van dinsdag is het volgende afgesproken:

* Tent: twee feesttenten van 10 x 15, zonder vloer (het is asfalt)
* 50 biertafelsets
* Podium 6 x 4 op 60 cm hoogte met trap, voor de optredens per klas
* Geluid daarvoor: een installatie die de speelplaats aankan, 2 draadloze handmicro's, 2 hoofdbeugels, met technicus
* Springkasteel en de volksspelen
* 2 grote gasbarbecues en 2 koelkasten
* 60 nadarhekken
* Toiletten: die van de school volstaan
* Borden, bestek en glazen: gehuurd bij de brouwer, samen met zijn tapwagen en toog
* Fotograaf: juf Katrien
* DJ of feestverlichting: niet nodig, om 18 u is het gedaan

Kunnen jullie ons tegen vrijdag een offerte bezorgen?

Alvast bedankt,
Het oudercomité`,
    good: {
      attendees: 1100,
      days: 1,
      must: [
        needs(/Feesttent 10 x 15/, 2),
        needs('beer_table_set', [50, 50]),
        needs('stage_deck', [12, 24]),
        either(needs(['speaker_top', 'speaker_column'], [2, 8]), needs('pa_package', [1, 3])),
        needs('mic_wireless_handheld', [2, 2]),
        needs('mic_headset', 2),
        needs('crew_sound', [1, 14]),
        needs(/Springkasteel/, [1, 2]),
        needs('crowd_barrier', [60, 60]),
      ],
      should: [
        needs(/Volksspelen/, [1, 3]),
        needs(/Gasbarbecue/, 2),
        needs(/Koelkast/, 2),
        needs('stage_steps', [1, 2]),
        needs('transport'),
      ],
      allowed: [...OUTDOORS, ...LOUD, ...PLATFORM, 'stage_monitor'],
      offers: without(
        [...OUTDOORS_OFFERS, ...PARTY_OFFERS],
        ...LOOS,
        'bar_unit',
        'glassware',
        'crew_dj',
        'festoon',
        'disco_light',
        'crew_bar',
      ),
      excluded: [...TABLEWARE, ...LOOS, ...DECKS, 'marquee_floor', 'bar_unit', 'crew_dj', 'disco_light', /Biertap/],
      silly: ['projector', 'lectern', 'dance_floor', 'table_round', 'interpretation_booth', 'exhibition_stand', ...FOG],
      title: [/halle|school|jubileum/i, /1[.,]?100/],
    },
  },
  {
    id: 'ho-j-openluchtfilm',
    language: 'nl',
    catalogue: 'zenne',
    description: `Dag allemaal,

Wij willen op vrijdag 27 augustus een film tonen in het park van Tervuren voor ongeveer 350 mensen. Daarvoor zoeken we de LED-trailer, geluid voor buiten (de film is in stereo, graag met wat laag erbij), een laptop om af te spelen, een draadloze micro voor het woordje vooraf en een technicus tot het einde. Verder 350 zwarte klapstoelen, 4 mobiele toiletten en 1 voor rolstoelgebruikers, 3 snoeren prikkabel langs het pad en een aggregaat van 20 kVA met kabels en een verdeelkast.

De filmrechten hebben wij zelf geregeld. Als optie mag er een prijs bij voor 4 terrasverwarmers.

Vriendelijke groeten,
Stijn Aerts, cultuurdienst`,
    good: {
      attendees: 350,
      days: 1,
      must: [
        needs(/LED-trailer/, 1),
        needs(['speaker_top', 'pa_package', 'speaker_column'], [1, 8]),
        needs('mic_wireless_handheld', [1, 2]),
        needs(/Klapstoel zwart/, [350, 350]),
        needs('toilet', 4),
        needs('toilet_accessible', 1),
        needs(/20 kVA/, 1),
        needs('festoon', 3),
      ],
      should: [
        needs('subwoofer', [1, 6]),
        needs('playback_laptop', 1),
        needs(['crew_technician', 'crew_sound', 'crew_video'], [1, 24]),
        offers('patio_heater', 4),
        needs('power_distro', [1, 4]),
        needs('power_cable'),
        needs('transport'),
      ],
      allowed: [...OUTDOORS, ...LOUD, 'video_cable', 'video_processor', 'video_switcher'],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS],
      silly: ['dance_floor', 'lectern', 'disco_light', 'stage_monitor', 'table_round', 'exhibition_stand', 'projector'],
      title: [/tervuren|film/i, /350/],
    },
  },
  {
    id: 'ho-j-boda-cotswolds',
    language: 'es',
    catalogue: 'demo',
    description: `Buenos días:

Les escribo desde Valladolid porque mi hermana se casa en una finca de los Cotswolds el sábado 10 de julio y yo me encargo de la parte técnica y del mobiliario. Vienen 130 invitados.

Lo que queremos alquilar:
- 13 mesas redondas de 10 personas, con mantel blanco largo, y 130 sillas Chiavari
- 130 sillas plegables blancas para la ceremonia en el jardín
- el arco de madera
- equipo de música para la fiesta, con un micrófono inalámbrico para los discursos
- luces de discoteca y bola de espejos
- pista de baile de roble de 6 x 6 m
- una barra de 4 m (dos módulos) y 8 mesas altas
- camarero de barra: dos personas, de 17 a 1 h

La finca tiene una carpa fija con su tarima, baños de sobra y corriente. Del catering se ocupa una empresa de Oxford, que lleva la vajilla, la cubertería, las copas y sus propios camareros de sala. No hace falta DJ, ponemos nosotros las listas de Spotify. Ni pantallas ni proyectores, por favor: nada de vídeos de cuando era pequeña.

Muchas gracias,
Íñigo Redondo`,
    good: {
      attendees: 130,
      days: 1,
      must: [
        needs('table_round', [13, 14]),
        needs('tablecloth', [13, 16]),
        needs(/Chiavari/, [130, 137]),
        needs(/White Folding/, [130, 137]),
        needs('ceremony_arch', 1),
        either(needs('pa_package', [1, 2]), needs(['speaker_top', 'speaker_column'], [2, 4])),
        needs('disco_light', [1, 4]),
        needs('mirror_ball', [1, 1]),
        needs(/Oak Parquet/, [36, 40]),
        needs('bar_unit', 2),
        needs('table_cocktail', 8),
        needs('crew_bar', [2, 20]),
      ],
      should: [needs('transport')],
      allowed: [...SPEECH, ...PARTY_LIGHT, ...ANY_JOB, 'subwoofer', 'mic_wireless_handheld', 'napkin', 'waste_bin'],
      offers: without(
        [...PARTY_OFFERS, 'chair_cover', 'signage', 'parasol', ...SHOW_OFFERS],
        'glassware',
        'crew_waiter',
        'crew_dj',
        ...SCREENS,
        'camera',
      ),
      excluded: [...TABLEWARE, ...LOOS, ...SCREENS, 'marquee', 'marquee_floor', 'generator', 'crew_dj', 'crew_waiter'],
      silly: ['lectern', 'crowd_barrier', 'line_array', 'stage_monitor', 'flip_chart', 'interpretation_booth'],
      title: [/cotswolds|boda/i, /130/],
    },
  },
];
