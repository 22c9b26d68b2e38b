import { describe, expect, it } from 'vitest';
import { rowsToTry } from '../../../testing/runs.ts';
import type { Language } from '../../types.ts';
import { understand } from '../index.ts';

/** Headings under which people write what they would like to have. */
const HEADINGS: Readonly<Record<Language, string>> = {
  en: `What we'd love | What we're after | What we are looking for | Our shopping list | Shopping list | The list | Kit list | My list | Here's what we think we need | What I think we need | Items required | Items | Requirements | Our requirements | Our needs | Wish list | Please quote for | Please quote the following | Quote request | Please price | For the venue we need | On site we need | On site we'd need | At the venue we'd like | For the hall | In the hall we'd like | For our club dinner | From you | From yourselves | To hire | To be hired | For hire | To supply | Supply | Supply and deliver | Please supply | Please bring | Could you bring | Can you do | Can we have | May we have | We'd want | We would want | We could do with | We'll want | Needed on the day | Needed | Needed on site | Still needed | Still to get | Still outstanding | Not sorted yet | Not yet sorted | What's left | What's missing | Missing | The hall lacks | What the hall hasn't got | What we haven't got | Don't have | What we don't have | Equipment | Gear | Kit | AV | Our order | Order | Same as last year | Same again please | As last time | Like last year | So here goes | Here's the list | Here we go | Bits we need | Bits and bobs | The plan | The ask | Our ask | Ask | Scope | Scope of supply | Deliverables | Lot 1 | Schedule | Part A | Requirement | The requirement | Asking for | We are asking for | We ask for | Our church needs | Our school would like | Our committee agreed on | Committee agreed | Agreed | Decided | We settled on | We decided on | We went for | We've chosen | Chosen from your catalogue | From your website | From your catalogue | We saw on your website | To book | To be booked | To order | For the wedding | For Saturday | Saturday | Ceremony | Reception | Main hall | Marquee | Stage | Sound | Furniture | Catering | Please include | Please add | To include | Include | Included please | Everything we need | All we need | All we want | What it takes | Necessary | Must have | Must haves | Essential | Essentials | Nice to have`,
  de: `Vor Ort bräuchten wir | Wir bräuchten | Wir hätten gern | Wir hätten gerne | Gebraucht wird | Gebraucht werden | Benötigt | Benötigt werden | Unser Bedarf | Bedarf | Unsere Wünsche | Wunschliste | Unsere Liste | Die Liste | Einkaufsliste | Bitte anbieten | Bitte um Angebot für | Bitte ein Angebot für | Angebot erbeten für | Anfrage | Positionen | Leistungen | Leistungsumfang | Umfang | Von euch | Von Ihnen | Mieten möchten wir | Zu mieten | Mietliste | Material | Technik | Ausstattung | Für den Saal | Für die Halle | Im Saal brauchen wir | In der Halle hätten wir gern | Für Samstag | Fehlt noch | Noch offen | Was fehlt | Was uns fehlt | Was wir suchen | Wir suchen | Gesucht | Was wir brauchen | Wie letztes Jahr | Wie im Vorjahr | Dasselbe wie letztes Mal | Beschlossen | Bestellung | Zu liefern | Bitte liefern | Bitte mitbringen | Bitte einplanen | Dazu bitte | Außerdem | Wichtig | Unbedingt | Folgendes | Folgende Sachen`,
  fr: `Voici notre liste | Voici la liste | Notre liste | Liste | La liste | Nos besoins | Besoins | Besoin | Il nous faudrait | Il nous faut | Nous aurions besoin de | Nous souhaitons louer | Nous souhaiterions | À louer | À prévoir | À fournir | À chiffrer svp | Merci de chiffrer | Merci de prévoir | Matériel demandé | Matériel souhaité | Matériel | Notre demande | Demande | Commande | Pour la salle | Pour la cérémonie | Pour le dîner | Sur place il nous faudrait | De votre part | Chez vous | On voudrait | On aimerait | Ce qu'il nous faut | Ce que nous cherchons | Reste à trouver | Il manque | Ce qui manque | Comme l'an dernier | Comme l'année dernière | Prestations attendues | Prestations | Objet | Notre sélection | Voici ce qu'on voudrait`,
  es: `Nuestra lista | La lista | Lista | Esta es la lista | Necesidades | Necesitamos | Necesitaríamos | Nos haría falta | Nos harían falta | Haría falta | Queremos alquilar | Querríamos | Nos gustaría | Para alquilar | A presupuestar | Por favor presupuestar | Rogamos presupuesto de | Material | Material necesario | Pedido | Nuestro pedido | Para la sala | Para la ceremonia | En el sitio necesitamos | De vuestra parte | Falta | Lo que falta | Lo que necesitamos | Lo que buscamos | Buscamos | Como el año pasado | Igual que el año pasado | Hemos elegido | Hemos decidido | Solicitamos | Se solicita`,
  nl: `Onze lijst | De lijst | Lijst | Ons lijstje | Wensenlijst | Wij zoeken | We zoeken | Nodig | Wat we nodig hebben | We hebben nodig | We zouden graag hebben | Graag | Graag offerte voor | Graag prijs voor | Te huren | Materiaal | Gewenst materiaal | Onze wensen | Wensen | Voor de zaal | Voor de ceremonie | Ter plaatse hebben we nodig | Van jullie | Bij jullie | Ontbreekt | Wat ontbreekt | Nog nodig | Zoals vorig jaar | Hetzelfde als vorig jaar | We kozen voor | Gekozen | Bestelling | Onze bestelling | Vraag | Gevraagd`,
};

const LISTED: Readonly<Record<Language, readonly string[]>> = {
  en: ['6 chairs', 'a lectern', '2 marquees', '4 stage decks'],
  de: ['6 Stühle', 'ein Rednerpult', '2 Zelte', 'eine Bühne'],
  fr: ['6 chaises', 'un pupitre', '2 tentes', 'une scène'],
  es: ['6 sillas', 'un atril', '2 carpas', 'un escenario'],
  nl: ['6 stoelen', 'een spreekgestoelte', '2 tenten', 'een podium'],
};

const BEFORE: Readonly<Record<Language, string>> = {
  en: 'Hello, our club celebrates on 12 June in Leeds with 120 people.',
  de: 'Hallo, unser Verein feiert am 12. Juni in Leipzig mit 120 Gästen.',
  fr: 'Bonjour, notre club fête ses cent ans le 12 juin à Lyon avec 120 personnes.',
  es: 'Hola, nuestro club celebra su fiesta el 12 de junio en Zaragoza con 120 personas.',
  nl: 'Dag, onze club viert feest op 12 juni in Gent met 120 mensen.',
};

function asked(description: string): number {
  return understand({ description }).demands.filter(({ kinds }) => kinds.length > 0).length;
}

describe.each(['en', 'de', 'fr', 'es', 'nl'] as const)('what stands under a heading is asked for (%s)', (language) => {
  it.each(rowsToTry(HEADINGS[language].split(' | '), 5))('%s', (heading) => {
    const listed = LISTED[language];
    const forms = [
      `${heading}:\n- ${listed.join('\n- ')}`,
      `${heading}\n${listed.join('\n')}`,
      `${heading}: ${listed.join(', ')}.`,
    ];
    const found = forms.map((form) => asked(`${BEFORE[language]}\n\n${form}`));
    expect(Math.min(...found)).toBeGreaterThanOrEqual(3);
  });
});

describe('a heading that is not understood', () => {
  it.each([
    ['en', 'Things we have been dreaming about'],
    ['de', 'Was wir uns für den Abend so ausgemalt haben'],
    ['fr', 'Ce que nous avons imaginé pour la soirée'],
  ] as const)('does not leave out all that is written (%s): %s', (language, heading) => {
    expect(asked(`${BEFORE[language]}\n\n${heading}:\n- ${LISTED[language].join('\n- ')}`)).toBeGreaterThanOrEqual(3);
  });

  it('leaves out what is there where something else is asked for', () => {
    const listed = LISTED.en.join('\n- ');
    expect(asked(`${BEFORE.en} We need a PA and two projectors.\n\nAlready in place:\n- ${listed}`)).toBe(2);
  });
});
