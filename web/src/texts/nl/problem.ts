import type { Texts } from '../shape.ts';

export const problem: Texts['problem'] = {
  retry: 'Opnieuw proberen',
  unreachable: 'Showbill is niet bereikbaar. Controleer uw verbinding en of de server draait.',
  unavailable: 'Showbill is nu niet beschikbaar. Er is niets verloren. Probeer het over een paar seconden opnieuw.',
  unexplained:
    'De server kon dat niet doen en gaf geen reden. Probeer het opnieuw. Gebeurt het weer, meld het dan bij uw beheerder.',
  fault:
    'Deze pagina is mislukt, maar de server draait en uw opgeslagen werk is veilig. Laad haar opnieuw. Helpt ' +
    'dat niet, meld het dan bij uw beheerder.',
  render: 'Deze pagina kon niet worden getoond.',
  reload: 'Opnieuw laden',
};
