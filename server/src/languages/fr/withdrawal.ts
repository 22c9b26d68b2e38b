import type { Translated } from '@showbill/contract';
import type { withdrawal as english } from '../en/withdrawal.ts';

export const withdrawal: Translated<typeof english> = {
  heading: 'Droit de rétractation',
  start: 'Se rétracter du contrat ici',
  confirm: 'Confirmer la rétractation',
  notice: {
    right:
      'Vous avez le droit de vous rétracter de ce contrat dans les 14 jours, sans donner de motif. Les 14 jours commencent ' +
      'le lendemain du jour où vous acceptez ce devis. Si le dernier est un samedi, un dimanche ou un jour férié, le délai ' +
      'se termine avec le jour ouvrable suivant.',
    how: 'Pour vous rétracter, dites-le-nous clairement, par exemple par lettre ou par e-mail :',
    online: (start) =>
      `Vous pouvez aussi le faire sur la page de ce devis, avec « ${start} ». Nous vous confirmons alors sans délai, par ` +
      'e-mail, ce que vous avez déclaré et quand. Vous pouvez utiliser le formulaire ci-dessous, mais ce n’est pas ' +
      'obligatoire.',
    inTime: 'Il suffit de l’envoyer avant la fin du délai.',
    refund:
      'Si vous vous rétractez, nous vous remboursons tout ce que vous nous avez payé pour ce contrat, livraison comprise, ' +
      'sans délai et au plus tard 14 jours après en avoir été informés. Nous utilisons le moyen de paiement que vous avez ' +
      'utilisé, sauf si nous en convenons expressément d’un autre, et ne vous facturons rien pour cela.',
    early:
      'Si vous nous avez demandé de commencer avant la fin du délai, vous nous payez ce que nous avons fourni jusqu’à ' +
      'votre rétractation, en proportion de l’ensemble. Une fois que nous avons tout fourni, vous ne pouvez plus vous ' +
      'rétracter.',
    form: {
      heading: 'Formulaire de rétractation (à remplir et à renvoyer seulement si vous voulez vous rétracter)',
      to: 'À :',
      declares: 'Je me rétracte du contrat que j’ai conclu pour le service suivant :',
      blanks: ['Convenu le :', 'Nom :', 'Adresse :', 'Signature (sur papier seulement) :', 'Date :'],
    },
  },
  asksToStart: (company) =>
    `Je demande à ${company} de commencer avant la fin du délai de rétractation. Je sais qu’en cas de rétractation je ` +
    'paie alors ce qui a été fourni, et que je ne peux plus me rétracter une fois que tout a été fourni.',
  asksFault:
    'La location commence avant la fin du délai de rétractation. Veuillez cocher cette case, ou demandez-nous une autre ' +
    'date.',
  changed:
    'Le droit de rétractation n’est plus le même qu’à l’ouverture de cette page. Veuillez le lire et accepter de nouveau.',
  until: (day) => `Vous pouvez vous rétracter de ce contrat jusqu’au ${day} inclus.`,
  contract: 'Contrat',
  email: 'E-mail pour la confirmation',
  statement: (title, number, company) => `Je me rétracte du contrat « ${title} » (${number}) avec ${company}.`,
  gone: 'Rien n’a été déclaré : il n’est plus possible de se rétracter de ce contrat ici. Posez-nous la question ci-dessous.',
  withdrawn: 'Rétracté',
  received: (day, time) => `Votre rétractation a été reçue le ${day} à ${time}.`,
  goesOn: (company) => `Une livraison a pu avoir lieu entre-temps : ${company} vous contactera à ce sujet.`,
  asked: 'Début avant la fin du délai de rétractation',
  askedYes: 'Demandé par le client',
  toClient: {
    subject: (company, title) => `${company} : votre rétractation de ${title}`,
    text: (company) => `${company} a reçu votre rétractation. Voici ce que vous avez déclaré et quand :`,
    declared: 'Déclaration',
    name: 'Nom',
    at: 'Reçue',
    keep: 'Veuillez conserver cet e-mail.',
    fromPage: 'Quelqu’un qui a le lien du devis l’a déclaré pour vous. Dites-le-nous si ce n’était pas vous.',
  },
  toCompany: {
    subject: (title, number) => `Rétractation : ${title} (${number})`,
    text: (day, name, what) => `Le ${day}, ${name} s’est rétracté de ${what}.`,
    ended: 'Le devis a été annulé et son matériel est de nouveau libre.',
    open:
      'Le devis n’a pas été annulé, car du matériel est parti ou son premier jour est venu. Veuillez décider de ce qui a ' +
      'été livré, et l’annuler à la main.',
    refund: 'Ce que le client a payé est à rembourser dans les 14 jours, moins ce qui a été fourni à sa demande.',
  },
};
