import type { Translated } from '@showbill/contract';
import type { catalogue as english } from '../en/catalogue.ts';
import { writingIn } from '../writing.ts';

const { day, figure } = writingIn('de');

export const catalogue: Translated<typeof english> = {
  sameSku: (other, sku) => `${other} hat schon die Artikelnummer ${sku}`,
  ownAccessory: 'ein Artikel kann nicht sein eigenes Zubehör sein',
  accessoryTwice: 'ein Zubehör ist zweimal genannt',
  stockOfParts: (name) => `${name} ist ein Set: Sein Bestand ist der seiner Teile`,
  partOfKit: (name, kit) => `${name} ist Teil von ${kit}: Nehmen Sie es zuerst aus diesem Set`,
  partAndAccessory: 'ein Produkt kann nicht zugleich Teil und Zubehör desselben Produkts sein',
  ownPart: 'ein Produkt kann nicht Teil von sich selbst sein',
  partTwice: 'ein Teil ist zweimal genannt',
  kitInKit: (kit) => `dieses Produkt ist Teil von ${kit} und kann deshalb selbst kein Set sein`,
  archivedPart: (name) => `${name} ist archiviert: Stellen Sie es zuerst wieder her`,
  kitAsPart: (name) => `${name} ist selbst ein Set: Nennen Sie stattdessen seine Teile`,
  belowNone: (name) => `damit läge der Preis von ${name} unter 0`,
  priceTooLarge: (name) => `damit würde der Preis von ${name} zu groß`,
  changed: 'der Katalog hat sich inzwischen geändert: prüfen Sie die neuen Preise noch einmal',
  pictureTooLarge: 'das Bild darf höchstens 8 MB haben',
  pictureKind: 'das Bild muss in PNG, JPEG oder WebP sein',
  pictureUnreadable: 'das Bild ist nicht lesbar oder hat mehr als 50 Millionen Pixel',
  currency: (currency) => `„${currency}“ ist kein gültiger ISO-4217-Code wie EUR`,
  twoCurrencies: 'es müssen zwei verschiedene Währungen sein',
  rate: (rate) => `„${figure(rate)}“ ist kein Kurs: größer als 0, mit höchstens 10 Nachkommastellen, etwa 1,17`,
  factor: (factor) => `„${figure(factor)}“ ist kein Faktor: größer als 0, mit höchstens 4 Nachkommastellen, etwa 1,15`,
  longPlace: (most) => `jeder der Orte darf höchstens ${most} Zeichen haben`,
  sameRegion: (name) => `es gibt schon eine Region namens ${name}`,
  notTracked: (name) =>
    `der Bestand von ${name} wird nicht geführt: schalten Sie ihn ein, oder importieren Sie den Artikel mit einer Stückzahl`,
  lessThanNone: (owned, name, on) => `damit blieben am ${day(on)} von ${name}: ${figure(owned)}`,
  importUnderWay: 'ein anderer Import dieser Firma läuft gerade: warten Sie, bis er fertig ist',
  mappingChanged: 'jemand hat inzwischen geändert, wie diese Datei gelesen wird: prüfen Sie sie noch einmal',
  fileTooLarge: 'die Datei ist größer als 20 MB: teilen Sie sie auf',
  fileTooMuch: 'die Datei ist zu groß, um sie auf einmal zu lesen: teilen Sie sie auf',
  notEmpty: 'diese Firma hat schon Artikel: der Beispielkatalog braucht einen leeren Katalog',
};
