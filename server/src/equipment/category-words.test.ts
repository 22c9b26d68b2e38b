import { CATEGORIES, type Category } from '@showbill/contract';
import { describe, expect, it } from 'vitest';
import { categoryFromWord } from './category-words.ts';

const WORDS: Readonly<Record<Category, string>> = {
  audio: `Sound|TON|pa|P.A.|Speakers|Microphones|Mixing consoles|Wireless mic systems (RF)|Mischpulte Ton|In Ear Monitoring Drahtlos|
    Lautsprecher - Line Array|Lautsprecherkabel|Kabel - Bühnenmulticore|Stage monitors|sonorisation|Tables de mixage|
    Mesas de mezclas|Sonido|geluid|Geluidsapparatuur|Sound & Lighting|Zubehör Tontechnik|Matériel de son|
    AX`,
  lighting: `Licht|Stage lighting|Moving Heads|Mischpulte Licht|Lichteffekte kopfbewegt|Kabel - DMX|Stative - Licht|Effects|
    Nebel|éclairage scénique|ECLAIRAGE|Jeux de lumière|iluminación|Verlichting|Lighting desks|Scheinwerfer - Verfolger|
    Ilu`,
  video: `Beamer|Projection|Displays|Videowände|LED-Wände|Leinwände|Audio/Visual|Vidéoprojecteurs|pantallas LED|Beeldtechniek|
    Screens|IT Equipment|Zubehör Videotechnik`,
  staging: `Bühnenpodeste|Bühnentechnik|Buehnentechnik|Stage|Pipe and drape|Dance floors|Praticables|escenario|podiumdelen|
    Soft Goods|Scéno|Scénographie`,
  rigging: `Traversen|Truss & Staging|Chain hoists|Kettenzüge|Hebebühnen|structure alu|Takels|
    Access equipment|Riggin`,
  power: `Strom|Kabel|Cables|Câbles|Kabel - Strom 230V|Stromverteilung|Generators|groupes électrogènes|Krachtstroom|
    Élec.|Gennies`,
  communications: `Funktechnik|Two-way radios|Intercom|Dolmetschanlagen|Netzwerktechnik|portofoons|
    Coms|Comm|Komm.|Talkies`,
  backline: `DJ-Hardware/Controller|Drum|Guitar amps|Keys|Musikinstrumente|Instruments de musique|Instrumentos`,
  furniture: `Möbel|Moebel|mobilier|Tables & Chairs|Sillas y mesas|meubilair|Stoelen|Bars|Lounge furniture|
    Tabling|Assises`,
  structures: `Zelte|Marquees and tents|chapiteaux|structures|carpas|tenten|Barriers & Fencing|Absperrgitter|
    Tenting|Barriérage`,
  climate: `Heaters|Zeltheizung|Klimageräte|chauffage|Calefacción|Verwarming`,
  sanitation: `Toilets|Toilettenwagen|Sanitär|Aseos portátiles`,
  catering: `Crockery|Geschirr & Besteck|Gläser|vaisselle|Menaje|Servies|Chair covers|Linen|
    Tabletop|Flatware|Cuisson|Hostelería|Tischkultur`,
  decor: `Dekoration|Flowers|Backdrops|Signage|décoration|Aankleding|
    Déco|Greenery|Végétaux|Ambientación`,
  crew: `Personaltagessätze|Sound engineers|Lighting technicians|Video crew|Tontechniker|Personnel technique|Técnicos|Personeel|
    Tech|Presta`,
  transport: `Kraftfahrzeuge (PKW, LKW usw.)|Fahrzeuge (Anhänger usw.)|Delivery & collection|Livraison|Vehículos|Vervoer`,
  consumables: `Verbrauchsmaterial|Consommables|Batteries|Gaffer tape|Fungibles|
    Conso|Consumo`,
  other: `Misc|Sonstiges|Divers|Otros|Overig|Flight cases|Case (Gerätetransport)|Stativ - Sonstiges|Accessories|Komplett Set|
    Animation|Entertainment|Kids Entertainment|Animación|Hinchables|Structures gonflables|Attracties`,
};

describe('categoryFromWord', () => {
  it.each(CATEGORIES)('finds %s in the words of hire catalogues', (category) => {
    const words = WORDS[category].split('|').map((word) => word.trim());
    expect(words.map((word) => [word, categoryFromWord(word)])).toEqual(words.map((word) => [word, category]));
  });

  it.each(CATEGORIES)('knows %s by its own name', (category) => {
    expect(categoryFromWord(category.toUpperCase())).toBe(category);
  });

  it.each(['', '***', 'Foo', 'Gizmos', 'content', 'portable', 'screws', 'Equipment', 'x'.repeat(5000), 'constructor'])(
    'does not guess at %j',
    (word) => {
      expect(categoryFromWord(word)).toBeNull();
    },
  );

  it.each([
    ['Assiettes', 'catering'],
    ['REFRIGERATEURS ET CONGELATEURS', 'catering'],
    ['Bounce Houses/Waterslides', 'other'],
    ['Schirme', 'structures'],
    ['Sombrillas', 'structures'],
    ['Heizstrahler', 'climate'],
    ['Plantas de luz', 'power'],
    ['Periqueras', 'furniture'],
    ['Barkrukken', 'furniture'],
    ['Pistas', 'staging'],
    ['Candy bar', 'catering'],
    ['Altavoces', 'audio'],
    ['Mengpanelen', 'audio'],
    ['Lenses', 'video'],
    ['Grip & Support', 'other'],
    ['Extras', 'other'],
    ['Kinderfest', 'other'],
    ['Baumaschinen', 'other'],
    ['Packs', 'other'],
    ['Party', 'other'],
    ['Leihartikel', 'other'],
    ['Organisatorisch', 'other'],
    ['Foto & Technik', 'video'],
    ['Tentoonstelling', 'furniture'],
    ['Production Equipment', 'other'],
    ['STOCKAGE ET MATERIEL ISOTHERME', 'catering'],
    ['Schalen', 'catering'],
    ['Zuckerwatte', 'catering'],
    ['Letras', 'decor'],
    ['Statieven & bevestiging', 'other'],
  ] as const)('knows what stands under %j', (word, category) => {
    expect(categoryFromWord(word)).toBe(category);
  });

  it('takes the last word of an English phrase and the first of others', () => {
    expect(categoryFromWord('Tent lighting')).toBe('lighting');
    expect(categoryFromWord('éclairage de chapiteau')).toBe('lighting');
    expect(categoryFromWord('Personal Licht')).toBe('crew');
  });
});
