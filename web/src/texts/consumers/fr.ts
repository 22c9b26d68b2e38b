import type { Translated } from '@showbill/contract/languages';
import type { english } from './en.ts';

export const french: Translated<typeof english> = {
  settings: {
    heading: 'Consommateurs dans l’UE',
    lead:
      'Un consommateur de l’UE ou de l’EEE qui accepte en ligne a en général 14 jours pour se rétracter. ' +
      'Les contrats d’activités de loisirs, de restauration, de transport ou de location de voitures à une ' +
      'date fixe peuvent en être exclus (article 16, point l), de la directive 2011/83/UE). C’est à vous de' +
      ' décider si les vôtres le sont ; ceci n’est pas un conseil juridique.',
    offer: 'Offrir aux consommateurs le droit de rétractation',
    hint:
      'Les clients indiqués comme consommateurs, dans l’UE ou l’EEE, lisent l’information avant d’accepter ' +
      'et peuvent se rétracter sur leur page jusqu’à la fin du délai. Les jours fériés ne sont pas connus :' +
      ' si le dernier jour en est un, acceptez aussi une rétractation qui vous parvient autrement le jour ' +
      'ouvrable suivant. L’information proposée est rédigée par Showbill, ce n’est pas le modèle de la directive : ' +
      'faites-la vérifier, ou mettez la vôtre.',
    noAddress: 'L’information doit dire où vous êtes : ajoutez-le sous « Adresse et coordonnées bancaires ».',
    noMail:
      'Une rétractation doit être confirmée par e-mail, et ce serveur n’est pas configuré pour en envoyer : ' +
      'demandez à votre administrateur.',
    noEmail: 'Vous êtes informé des rétractations par e-mail : ajoutez l’e-mail de votre entreprise.',
    notice: 'Information',
    language: 'Langue',
    usual: 'Ce sont les mots de Showbill.',
    own: 'Ce sont vos mots.',
    reset: 'Utiliser les mots de Showbill',
    changes: 'Ce qui a déjà été accepté garde l’information qui l’accompagnait.',
  },
  ask: {
    label: 'Le client est-il un professionnel ou un consommateur ?',
    hint:
      'Les consommateurs de l’UE ou de l’EEE lisent leur droit de rétractation. Sans indication, Showbill n’affiche aucune ' +
      'information ; le droit peut exister quand même, et dure plus longtemps si le client n’en a pas été informé.',
    saved: 'Enregistré pour ce client.',
  },
  right: {
    heading: 'Droit de rétractation',
    until: (day) => `Le client peut se rétracter jusqu’au ${day} inclus.`,
    past: (day) => `Le client pouvait se rétracter jusqu’au ${day} inclus.`,
    asked: 'Le client a demandé que vous commenciez avant la fin du délai.',
    ended: (moment) => `Le client s’est rétracté le ${moment}. Le devis a été annulé.`,
    open: (moment) =>
      `Le client s’est rétracté le ${moment}. Le devis n’a pas été annulé, car du matériel était parti` +
      ' ou son premier jour était venu. Décidez de ce qui a été livré, puis annulez-le.',
  },
};
