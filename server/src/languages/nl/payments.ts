import type { Translated } from '@showbill/contract';
import type { payments as english } from '../en/payments.ts';

export const payments: Translated<typeof english> = {
  heading: 'Betaling',
  columns: { payment: 'Betaling', due: 'Vervalt', amount: 'Bedrag' },
  rows: { deposit: 'Aanbetaling', instalment: 'Termijn', rest: 'Restbedrag', full: 'Volledige betaling' },
  instalment: (ordinal) => `Termijn ${ordinal}`,
  due: {
    oneDay: (days) => `${days} dag`,
    manyDays: (days) => `${days} dagen`,
    onAcceptance: 'bij acceptatie',
    afterAcceptance: (days) => `${days} na acceptatie`,
    onEvent: 'op de eerste dag van het evenement',
    beforeEvent: (days) => `${days} voor het evenement`,
    afterStart: (days) => `${days} na de eerste dag van het evenement`,
    onLastDay: 'op de laatste dag van het evenement',
    afterEvent: (days) => `${days} na het evenement`,
  },
  early: (percent) => `${percent} % korting als alles dan betaald is`,
  paid: 'Betaald',
  partlyPaid: (amount) => `${amount} betaald`,
  overdue: 'Te laat',
  paidSoFar: 'Tot nu toe betaald',
  outstanding: 'Nog te betalen',
  over: 'Meer betaald dan het totaal',
  pay: { deposit: 'Aanbetaling betalen', instalment: 'Termijn betalen', rest: 'Rest betalen', full: 'Nu betalen' },
  onward: 'Verder naar de betaalpagina',
  confirming: 'Bedankt. Uw betaling staat hier zodra die is bevestigd, meestal binnen een minuut.',
  notNow: 'Op dit moment is hier niets te betalen.',
  notOnline: 'Dit bedrag kan niet online worden betaald. Betaal alstublieft op een andere manier.',
  unavailable:
    'De betaalpagina kan nu niet worden geopend. Probeer het over een minuut opnieuw of betaal op een andere manier.',
};
