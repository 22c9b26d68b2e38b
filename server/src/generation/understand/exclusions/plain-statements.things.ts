import type { Kind } from '../../../equipment/index.ts';
import type { Language } from '../../types.ts';

/** A thing in the forms in which statements name it. */
export type Thing = Readonly<Record<string, string>> & { readonly kind: Kind };

/** An enquiry that wishes for something else, which a statement or a wish is added to. */
export const SETTINGS: Readonly<Record<Language, string>> = {
  en: 'For the quiz on 12 June in Leeds with 120 people we need 2 lecterns.',
  de: 'Für unser Fest am 12. Juni mit 120 Gästen in Leipzig brauchen wir zwei Hüpfburgen.',
  fr: 'Pour notre fête du 12 juin à Lyon avec 120 personnes, il nous faut deux pupitres.',
  es: 'Para nuestra fiesta del 12 de junio en Zaragoza con 120 personas necesitamos dos atriles.',
  nl: 'Voor ons feest op 12 juni in Gent met 120 mensen hebben we twee springkastelen nodig.',
};

/** What plain statements and wishes are tried with. */
export const THINGS: Readonly<Record<Language, readonly Thing[]>> = {
  en: [
    { a: 'a projector', p: 'projectors', kind: 'projector' },
    { a: 'a photographer', p: 'photographers', kind: 'crew_photographer' },
    { a: 'a marquee', p: 'marquees', kind: 'marquee' },
    { a: 'a smoke machine', p: 'smoke machines', kind: 'smoke_machine' },
    { a: 'a table', p: 'tables', kind: 'table_trestle' },
    { a: 'a light', p: 'lighting', kind: 'lighting_package' },
  ],
  de: [
    { akk: 'einen Beamer', k: 'keinen Beamer', p: 'Beamer', kind: 'projector' },
    { akk: 'Stühle', k: 'keine Stühle', p: 'Stühle', kind: 'chair' },
    { akk: 'ein Zelt', k: 'kein Zelt', p: 'Zelte', kind: 'marquee' },
    { akk: 'eine Nebelmaschine', k: 'keine Nebelmaschine', p: 'Nebelmaschinen', kind: 'smoke_machine' },
  ],
  fr: [
    {
      akk: 'un vidéoprojecteur',
      k: 'de vidéoprojecteur',
      d: 'le vidéoprojecteur',
      p: 'vidéoprojecteurs',
      kind: 'projector',
    },
    { akk: 'des chaises', k: 'de chaises', d: 'les chaises', p: 'chaises', kind: 'chair' },
    { akk: 'une tente', k: 'de tente', d: 'la tente', p: 'tentes', kind: 'marquee' },
  ],
  es: [
    { akk: 'un proyector', d: 'el proyector', p: 'proyectores', kind: 'projector' },
    { akk: 'sillas', d: 'las sillas', p: 'sillas', kind: 'chair' },
    { akk: 'una carpa', d: 'la carpa', p: 'carpas', kind: 'marquee' },
  ],
  nl: [
    { akk: 'een beamer', d: 'de beamer', p: 'beamers', kind: 'projector' },
    { akk: 'stoelen', d: 'de stoelen', p: 'stoelen', kind: 'chair' },
    { akk: 'een tent', d: 'de tent', p: 'tenten', kind: 'marquee' },
  ],
};

/** A statement with a thing in its gaps: {p} as it is, {P} with a capital. */
export function filled(statement: string, thing: Thing): string {
  return statement.replace(/\{(\p{L}+)\}/gu, (_, name: string) => {
    const words = thing[name.toLowerCase()] ?? '';
    return name === name.toLowerCase() ? words : words.slice(0, 1).toUpperCase() + words.slice(1);
  });
}
