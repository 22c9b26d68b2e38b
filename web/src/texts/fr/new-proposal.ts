import type { Texts } from '../shape.ts';

export const newProposal: Texts['newProposal'] = {
  title: 'Nouveau devis',
  loading: 'Chargement…',
  description: 'De quel événement s’agit-il ?',
  placeholder:
    'Convention commerciale de deux jours pour 250 personnes à Lyon, scène plénière, table ronde à quatre, ' +
    'deux salles de sous-commission, soirée avec DJ …',
  hint: 'Saisissez ou collez ce que le client a dit, en français, anglais, allemand, espagnol ou néerlandais.',
  date: 'Date',
  days: 'Jours',
  attendees: 'Personnes',
  venue: 'Lieu',
  client: 'Client',
  clientEmail: 'E-mail du nouveau client',
  found: 'trouvé',
  foundWords: (words) => `D’après votre texte : « ${words} »`,
  foundHint: 'Nous avons trouvé ces informations dans votre texte. Corrigez ce qui n’est pas exact.',
  addClient: (name, email) =>
    email === '' ? `Ajouter ${name} comme client` : `Ajouter ${name} <${email}> comme client`,
  clear: 'Effacer',
  generate: 'Générer',
  quota: (used, limit) => `${used} devis sur ${limit} ce mois-ci`,
  exhausted: (limit) =>
    `Vous avez fait les ${limit} devis de ce mois. Vous pourrez en faire d’autres le mois prochain, ou avec une formule plus large.`,
  inactive:
    'Votre abonnement est impayé ou résilié. En attendant, vous pouvez lire et modifier les devis, mais pas en faire de nouveaux.',
  noProducts: 'Les devis se font à partir de votre catalogue, et il est encore vide.',
  setUp: 'Le mettre en place',
  viewer: 'Vous pouvez consulter les devis, mais pas en faire. Demandez à un propriétaire de vous nommer éditeur.',
  making: 'Le devis se prépare',
  stages: { reading: 'Lecture', choosing: 'Choix', checking: 'Contrôle', pricing: 'Chiffrage' },
  stageDone: 'fait',
  linesSoFar: (count) => (count === '1' ? '1 ligne pour l’instant' : `${count} lignes pour l’instant`),
  optional: 'en option',
  stop: 'Arrêter',
  stopped: 'Arrêté. Rien n’a été enregistré, et cela ne compte pas dans les devis de ce mois.',
  again: 'Générer à nouveau',
  change: 'Modifier la description',
  lost: 'La connexion a été perdue. Le devis se prépare toujours et apparaîtra bientôt dans la liste.',
  toList: 'Voir les devis',
};
