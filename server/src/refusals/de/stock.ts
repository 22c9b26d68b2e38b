import type { Translated } from '@showbill/contract';
import type { stock as english } from '../en/stock.ts';
import { writingIn } from '../writing.ts';

const { day } = writingIn('de');

export const stock: Translated<typeof english> = {
  nothingOut: 'zu diesem Angebot ist kein Material unterwegs',
  noneOut: (name) => `von ${name} ist zu diesem Angebot nichts unterwegs`,
  oneOut: (out, name) => `von ${name} ist zu diesem Angebot nur ${out} Stück unterwegs`,
  someOut: (out, name) => `von ${name} sind zu diesem Angebot nur ${out} Stück unterwegs`,
  leftLater: (left, back) => `es ging am ${day(left)} hinaus und kann nicht am ${day(back)} zurück sein`,
  dispatch: (status) => `Nur für ein angenommenes Angebot kann Material ausgegeben werden; dieses ist ${status}.`,
  withdrawn:
    'Der Kunde hat diesen Vertrag widerrufen: stornieren Sie das Angebot, oder erstellen Sie einen Nachtrag, wenn Sie etwas ' +
    'Neues vereinbart haben.',
  left: (on) => `Das Material dieses Angebots ging schon am ${day(on)} hinaus.`,
  toLeave: (count, product) => `Vom Artikel ${product} sind nur noch ${count} Stück auszugeben.`,
  future: (on) => `der ${day(on)} liegt in der Zukunft: festhalten lässt sich nur, was schon geschehen ist`,
  undone: (minutes) =>
    `Das lässt sich nicht mehr zurücknehmen: es ist mehr als ${minutes} Minuten her, oder der Auftrag hat sich seither geändert.`,
  daysTurned: (to, from) => `der letzte Tag (${day(to)}) darf nicht vor dem ersten liegen (${day(from)})`,
  holdEnded: (on) => `diese Sperrung endete am ${day(on)}`,
  allBack: (quantity, on) => `alle ${quantity} Stück dieser Sperrung sind bis ${day(on)} schon zurück`,
  stillHeld: (held, on) => `am ${day(on)} sind von dieser Sperrung nur noch ${held} Stück gesperrt`,
  supplierKnown: (name) => `einen Vermieter namens ${name} gibt es schon`,
  supplierInUse: (name) => `${name} lässt sich nicht entfernen: dort wurde schon angefragt`,
  subHireCancelled: 'diese Zumietung ist storniert: legen Sie eine neue an',
  goesBackFirst: (back, arrives) => `die Rückgabe (${day(back)}) darf nicht vor der Ankunft (${day(arrives)}) liegen`,
  tooMuchAtOnce: (products, days, most) =>
    `${products.toLocaleString('de-DE')} Artikel × ${days} Tage sind mehr als ${most.toLocaleString('de-DE')} ` +
    'auf einmal: wählen Sie weniger Tage oder weniger Artikel',
};
