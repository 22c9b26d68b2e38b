import type { Translated } from '@showbill/contract';
import type { letters as english } from '../en/letters.ts';

export const letters: Translated<typeof english> = {
  nobody: 'Madame, Monsieur',
  client: 'le client',
  hello: (name) => `Bonjour ${name},`,
  facts: {
    when: 'Date',
    where: 'Lieu',
    total: 'Total',
    including: (total, tax) => `${total}, dont ${tax}`,
    validUntil: 'Valable jusqu’au',
  },
  furtherNotice: 'nouvel ordre',
  view: 'Voir le devis',
  viewAgreed: 'Voir le devis accepté',
  open: 'Ouvrir le devis',
  copyAttached: 'L’exemplaire signé est joint.',
  supplier: {
    subject: (what) => `Demande de location : ${what}`,
    ask: 'Pouvez-vous nous louer le matériel suivant ?',
    what: 'Matériel',
    arrives: 'Arrivée',
    goesBack: 'Retour',
    reference: 'Notre référence',
    price: 'Merci de nous indiquer s’il est disponible et à quel prix.',
  },
  sent: {
    subject: (company, title) => `${company} : ${title}`,
    first: (company, what) => `${company} vous a préparé un devis : ${what}.`,
    again: (company, what) => `${company} vous a envoyé une nouvelle version de son devis : ${what}.`,
    reply: (company) =>
      `Pour poser une question ou demander une modification, répondez à cet e-mail. Votre réponse parvient à ${company}.`,
    noReply: (company) =>
      `Pour poser une question ou demander une modification, contactez directement ${company} : les réponses à ` +
      'cet e-mail ne sont pas lues.',
  },
  expiring: {
    subject: (company, title, day) => `${company} : ${title}, valable jusqu’au ${day}`,
    subjectSoon: (company, title) => `${company} : ${title} expire bientôt`,
    text: (company, what, day) => `Le devis de ${company} est valable jusqu’au ${day} : ${what}.`,
    textSoon: (company, what) => `Le devis de ${company} expire bientôt : ${what}.`,
    reply: (company) =>
      `Pour poser une question, demander une modification ou un délai, répondez à cet e-mail. Votre réponse parvient à ${company}.`,
    noReply: (company) =>
      `Pour poser une question, demander une modification ou un délai, contactez directement ${company} : les ` +
      'réponses à cet e-mail ne sont pas lues.',
  },
  answer: {
    subject: (title, number) => `Re: ${title} (${number})`,
    asked: 'Vous avez demandé :',
    about: (what) => `Ce message concerne ${what}.`,
    reply: (company) => `Pour poser une autre question, répondez à cet e-mail. Votre réponse parvient à ${company}.`,
    noReply: (company) =>
      `Pour poser une autre question, contactez directement ${company} : les réponses à cet e-mail ne sont pas lues.`,
  },
  accepted: {
    subject: (company, title) => `${company} : ${title} est accepté`,
    byYou: (day, company, what) => `Merci. Le ${day}, vous avez accepté ce devis de ${company} : ${what}.`,
    bySomebody: (day, name, company, what) => `Merci. Le ${day}, ${name} a accepté ce devis de ${company} : ${what}.`,
    recorded: (day, company, what) => `${company} a enregistré le ${day} que vous avez accepté son devis : ${what}.`,
    reply: (company) => `Si quelque chose n’est pas exact, répondez à cet e-mail. Votre réponse parvient à ${company}.`,
    noReply: (company) =>
      `Si quelque chose n’est pas exact, contactez directement ${company} : les réponses à cet e-mail ne sont pas lues.`,
  },
  invoice: {
    subject: (company, document) => `${document} de ${company}`,
    text: (company, what) => `${company} vous envoie une facture : ${what}. Vous la trouverez en pièce jointe (PDF).`,
    creditText: (company, number, what) =>
      `${company} a annulé la facture ${number} : ${what}. Vous trouverez l’avoir en pièce jointe (PDF).`,
    cancelledText: (company, number, what) =>
      `${company} a annulé la facture ${number} : ${what}. Il n’y a rien à payer. Vous en trouverez une copie en pièce jointe (PDF).`,
    view: 'Voir le devis et les factures',
  },
  payment: {
    subject: (company, payment, title, day) => `${company} : ${payment} pour ${title} à payer le ${day}`,
    subjectOver: (company, payment, title, day) => `${company} : ${payment} pour ${title} était à payer le ${day}`,
    text: (company, what, day) => `${company} vous rappelle qu’un paiement pour ${what} est à régler le ${day}.`,
    textOver: (company, what, day) =>
      `Un paiement à ${company} pour ${what} était à régler le ${day} et n’est pas encore enregistré. ` +
      'Si vous avez déjà payé, ne tenez pas compte de cet e-mail.',
    payment: 'Paiement',
    due: 'Échéance',
    open: 'À payer',
    reply: (company) => `En cas d’erreur, répondez à cet e-mail. Votre réponse parvient à ${company}.`,
    noReply: (company) =>
      `En cas d’erreur, contactez directement ${company} : les réponses à cet e-mail ne sont pas lues.`,
  },
  toCompany: {
    accepted: (title, number) => `Accepté : ${title} (${number})`,
    acceptedShort: (title, number) => `Accepté, stock insuffisant : ${title} (${number})`,
    acceptedBy: (day, name, what) => `Le ${day}, ${name} a accepté ${what}.`,
    acceptedRecorded: (day, name, what) => `Il a été enregistré le ${day} que ${name} a accepté ${what}.`,
    shortages: 'Votre stock ne suffit pas :',
    shortage: (product, day, needed, free) => `${product}, ${day} : besoin de ${needed}, disponible ${free}`,
    more: (count) => `et ${count} de plus`,
    declined: (title, number) => `Refusé : ${title} (${number})`,
    declinedBy: (day, name, what) => `Le ${day}, ${name} a refusé ${what}.`,
    declinedRecorded: (day, name, what) => `Il a été enregistré le ${day} que ${name} a refusé ${what}.`,
    released: 'Le matériel est de nouveau disponible.',
    reason: 'Le motif :',
    question: (title, number) => `Question : ${title} (${number})`,
    asks: (name, email, what) => `${name} (${email}) pose une question sur ${what} :`,
    answer: (name) => `Pour répondre à ${name}, répondez à cet e-mail.`,
  },
  closing: {
    subject: (title, number, day) => `Expire le ${day} : ${title} (${number})`,
    subjectSoon: (title, number) => `Expire bientôt : ${title} (${number})`,
    text: (what, day) => `${what} expire le ${day}.`,
    textSoon: (what) => `${what} expire bientôt.`,
    unseen: (name) => `${name} ne l’a pas encore consulté.`,
    unseenByClient: 'Le client ne l’a pas encore consulté.',
    seen: (name) => `${name} l’a consulté et n’a pas encore répondu.`,
    seenByClient: 'Le client l’a consulté et n’a pas encore répondu.',
    client: 'Client',
  },
  enquiries: {
    one: 'Une nouvelle demande',
    many: (count) => `${count} nouvelles demandes`,
    oneCame: 'Une demande est arrivée par le formulaire de votre site.',
    manyCame: (count) => `${count} demandes sont arrivées par le formulaire de votre site.`,
    next: 'Rien n’est rédigé et personne ne reçoit de réponse tant que l’un de vous ne le fait pas.',
    open: 'Ouvrir les demandes',
  },
  test: {
    subject: 'E-mail de test de Showbill',
    text: 'Ceci est un test. Les e-mails de Showbill arrivent à cette adresse.',
  },
  webhook: {
    subject: 'Un webhook a été désactivé',
    text: (url, reason) =>
      `Plus aucun événement n’est envoyé à ${url} : ${reason}. Ceux qui attendaient ne seront pas envoyés.`,
    id: 'Webhook',
    url: 'URL',
    next:
      'Dès que le destinataire fonctionne à nouveau, reprenez le webhook, ou supprimez-le et ajoutez-en un nouveau. ' +
      'Pour ce qui s’est passé entre-temps, consultez la liste des devis.',
  },
};
