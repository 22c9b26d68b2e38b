import type { Language } from '../../types.ts';

/** What draws a crowd and is no equipment that hire companies usually own, in all five languages: said to be missing where it is. */
export const ATTRACTIONS = `ice rink~, skating rink~, roller rink~, synthetic ice rink~, curling lane~, snow slide~, snow globe~, sledge run~, ski simulator~,
  drone show~, drone light show~, firework~, fireworks, firework display~, fireworks display~, pyrotechnic display~, laser show~, light show tunnel, hologram~, fire show~, fire dancers, fire eater~, water show~,
  mechanical bull~, bucking bronco~, rodeo bull~, zip wire~, zip line~, zipline~, zipwire~, climbing wall~, climbing tower~, abseil tower~, bungee trampoline~, bungee run~, obstacle course~, trampoline park~,
  ferris wheel~, big wheel~, merry go round~, carousel~, carrousel~, helter skelter~, dodgem~, dodgems, bumper cars, waltzer~, ghost train~, roller coaster~, fairground ride~, funfair ride~, funfair rides, teacup ride~, swing boats, swingboats, miniature railway~, land train~,
  water slide~, giant slide~, inflatable slide~, slip and slide, dunk tank~, foam party, foam cannon~, wave machine~, surf simulator~, racing simulator~, flight simulator~, golf simulator~, driving simulator~, vr headset~, virtual reality headset~, arcade machine~, pinball machine~, slot car track~, scalextric, go kart~, go karts, segway~, quad bikes, hovercraft, laser tag, paintball, archery, axe throwing, escape room~, crazy golf, mini golf, casino table~, roulette table~, poker table~,
  petting zoo~, petting farm~, donkey~, donkeys, donkey ride~, pony ride~, pony rides, pony, ponies, llama~, alpaca~, camel~, falconry display~, birds of prey, owl~, reindeer, sheep show, dove release~, butterfly release~,
  helicopter~, helicopter ride~, hot air balloon~, balloon flight~, hot air balloon ride~, vintage car~, limousine~, horse and carriage, horse drawn carriage~, red double decker bus, tank ride~, monster truck~,
  magician~, caricaturist~, face painter~, face painting, stilt walker~, juggler~, clown~, mime artist~, acrobat~, aerialist~, fortune teller~, tattoo artist~, henna artist~, balloon artist~, balloon modeller~, living statue~, punch and judy, circus tent act~, puppet show~, santa, santa's grotto, father christmas,
  ice sculpture~, sand sculpture~, chocolate bike~, coffee bike~, hot chocolate bike~, prosecco van~, gin van~, ice cream van~, ice cream bike~, ice cream cart~, food truck~, food van~, pizza van~, burger van~, oyster bar~, sushi bar~, cocktail van~, candy bar~, sweet cart~, hog roast~, wooden chalet~, market chalet~, chalet~, wooden hut~, market hut~, igloo~, giant igloo~, treehouse~, swimming pool~, hot tub~, jacuzzi~, sauna~, telescope~, planetarium, cable car~, submarine~, robot~, time capsule~,
  eisbahn*, eislaufbahn, eisstockbahn, schlittschuhbahn, rodelbahn, drohnenshow*, drohnen show, feuerwerk*, *feuerwerk, lasershow*, feuershow*, feuerspucker*, riesenrad, karussell*, kettenkarussell, autoscooter, geisterbahn, achterbahn, bullenreiten, rodeobulle, bullriding, seilrutsche*, kletterwand, kletterturm, hüpfburgenparcours, ponyreiten, streichelzoo, esel, falkner*, greifvogelschau, zauberer, zauberkünstler*, karikaturist*, stelzenläufer*, jongleur*, clown*, kinderschminken, heißluftballon*, hubschrauber*, hubschrauberrundflug*, oldtimer, kutsche*, pferdekutsche*, eisskulptur*, foodtruck*, eiswagen, minigolf, goldwaschen, holzhütte*, marktbude*, weihnachtsbude*, fahrsimulator*, rennsimulator*, schaumkanone*, schaumparty, wasserrutsche*, kegelbahn, planetarium,
  patinoire~, piste de luge, spectacle de drones, show de drones, feu d' artifice, feux d' artifice, grande roue, manège~, carrousel, auto tamponneuses, autos tamponneuses, train fantôme, montagnes russes, taureau mécanique, tyrolienne~, mur d' escalade, cracheur de feu, cracheurs de feu, jongleur~, échassier~, magicien~, prestidigitateur, caricaturiste~, maquillage enfants, clown~, balade à poney, balades à poney, poneys, ânes, mini ferme, montgolfière~, hélicoptère~, calèche~, limousine~, sculpture de glace, sculptures de glace, camion pizza, chalets en bois, chalet~, mini golf, baby foot géant, simulateur de conduite, toboggan~, spectacle de feu,
  pista de hielo, pista de patinaje, espectáculo de drones, show de drones, fuegos artificiales, castillo de fuegos, noria~, tiovivo~, carrusel~, coches de choque, tren de la bruja, montaña rusa, toro mecánico, tirolina~, rocódromo~, muro de escalada, malabarista~, zancudo~, mago~, ilusionista~, caricaturista~, pintacaras, payaso~, paseos en poni, ponis, burros, granja escuela, globo aerostático, helicóptero~, coche de caballos, limusina~, escultura de hielo, esculturas de hielo, casetas de madera, cetrería, minigolf, simulador de conducción, cañón de espuma, fiesta de la espuma,
  ijsbaan, schaatsbaan, rodelbaan, droneshow~, vuurwerk, *vuurwerk, lasershow, vuurspuwer~, vuurshow, reuzenrad, draaimolen~, botsauto's, spookhuis, achtbaan, rodeostier~, kabelbaan, tokkelbaan, klimwand, klimtoren, stormbaan, goochelaar~, karikaturist~, sneltekenaar~, steltenloper~, jongleur~, clown~, schminken, ponyrijden, pony's, ezels, kinderboerderij, roofvogelshow, valkenier, luchtballon~, helikopter~, koets~, ijssculptuur, ijssculpturen, ijscokar~, foodtruck~, midgetgolf, houten chalet~, kerstchalet~, schuimkanon, schuimparty, racesimulator~, glijbaan`;

/** Before an attraction that is a place of the event, not a wish: "AT THE ice rink". */
export const AT_PLACES: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: set('at in near by beside behind opposite from outside inside around next against'),
  de: set('an am im in bei beim neben vor hinter'),
  fr: set('au aux dans pres devant derriere'),
  es: set('en cerca junto'),
  nl: set('bij naast achter in'),
};
/** In a sentence that says that an attraction is seen to, or must not be. */
export const SEEN_TO: ReadonlySet<string> = new Set(
  `no not without forbidden prohibited banned booked arranged organised organized sorted own owns provides provided brings bring already allowed kein keine keinen ohne nicht verboten gebucht organisiert stellt bringt bereits eigene
  pas sans interdit interdits reserve fournit apporte deja no sin prohibido prohibidos reservado pone trae ya geen zonder niet verboden geboekt geregeld regelt brengt al eigen`.split(
    /\s+/u,
  ),
);
/** Behind a word that is then part of a name: "Chalet STREET". */
export const ASIDE: ReadonlySet<string> = new Set(
  `street road lane avenue close hotel inn club arms pub restaurant theatre hall house company ltd limited gmbh magazine museum centre center park site strasse weg platz rue calle straat laan`.split(
    ' ',
  ),
);

function set(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}
