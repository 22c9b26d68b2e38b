import type { Language } from '../../types.ts';

/** "Patrons are told to bring …", "spectators should bring their own …": who comes brings what follows. */
export const GUESTS_BRING: Readonly<Record<Language, string>> = {
  en: cross(
    'patrons, guests, visitors, attendees, families, people, everyone, everybody, spectators, the public, the audience, audience, residents, parents, ticket holders, participants, delegates, students, neighbours, neighbors, players, members, folks',
    'are told to bring, is told to bring, are asked to bring, is asked to bring, are invited to bring, is invited to bring, are encouraged to bring, is encouraged to bring, are requested to bring, are advised to bring, are welcome to bring, are expected to bring, have been asked to bring, have been told to bring, has been asked to bring, has been told to bring, will be asked to bring, should bring, must bring, can bring, may bring, will bring, bring, brings, usually bring, to bring, come with, sit on, will sit on',
  ),
  de: '',
  fr: cross(
    'le public, spectateurs, invités, visiteurs, participants, familles, gens, convives, chacun',
    'est invité à apporter, sont invités à apporter, sont invitées à apporter, est prié d apporter, sont priés d apporter, doit apporter, doivent apporter, apporte, apportent, apportera, apporteront, viennent avec, vient avec',
  ),
  es: `se ruega al público que traiga, se pide al público que traiga, rogamos al público que traiga, el público trae, el público traerá, el público debe traer, los asistentes deben traer, los asistentes traen, los asistentes traerán, los invitados traen, los invitados traerán, las familias traen, las familias traerán, cada familia trae, cada uno trae, la gente trae, se invita al público a traer, pedimos a la gente que traiga, pedimos a los vecinos que traigan, los vecinos traen, los vecinos traerán`,
  nl: cross(
    'bezoekers, gasten, deelnemers, mensen, gezinnen, iedereen, toeschouwers',
    'brengen, brengt, nemen, neemt, brengen zelf, brengt zelf, nemen zelf, neemt zelf',
  ),
};

function cross(subjects: string, verbs: string): string {
  return subjects
    .split(', ')
    .flatMap((subject) => verbs.split(', ').map((verb) => `${subject} ${verb}`))
    .join(', ');
}
