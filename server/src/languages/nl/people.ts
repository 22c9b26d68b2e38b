import type { Translated } from '@showbill/contract';
import type { people as english } from '../en/people.ts';

export const people: Translated<typeof english> = {
  invitation: {
    subject: (company) => `Uitnodiging voor ${company} op Showbill`,
    invited: (company) => `U bent uitgenodigd om bij ${company} op Showbill mee te werken.`,
    invitedBy: (person, company) => `${person} nodigt u uit om bij ${company} op Showbill mee te werken.`,
    may: {
      owner: 'Als eigenaar kunt u alles, ook personen en API-sleutels beheren.',
      editor: 'Als bewerker werkt u aan offertes, voorraad, catalogus en klanten.',
      viewer: 'Als kijker ziet u alles, maar wijzigt u niets.',
    },
    join: 'Deelnemen',
    rule: (days) =>
      `De link geldt alleen voor dit e-mailadres, werkt één keer en verloopt over ${days} dagen. Had u hem niet verwacht, negeer hem dan.`,
  },
  reset: {
    subject: 'Een nieuw wachtwoord instellen',
    text: 'Iemand, waarschijnlijk uzelf, wil het wachtwoord van uw Showbill-account opnieuw instellen.',
    link: 'Nieuw wachtwoord instellen',
    rule: (minutes) =>
      `De link werkt één keer en verloopt over ${minutes} minuten. Was u het niet, negeer deze e-mail dan: uw ` +
      'wachtwoord blijft zoals het is.',
  },
  signUp: {
    subject: 'Uw code om u aan te melden',
    enter: 'Vul deze code in om uw aanmelding bij Showbill af te ronden:',
    rule: (minutes) => `Hij is ${minutes} minuten geldig. Hebt u zich niet aangemeld, dan hoeft u niets te doen.`,
    knownSubject: 'U hebt al een account',
    known: 'Iemand, waarschijnlijk uzelf, wilde zich met dit e-mailadres bij Showbill aanmelden.',
    knownNext:
      'Er is al een account voor. Log daarmee in; bent u het wachtwoord vergeten, dan kunt u daar een nieuw instellen.',
    signIn: 'Inloggen',
    notYou: 'Was u het niet, dan hoeft u niets te doen.',
  },
};
