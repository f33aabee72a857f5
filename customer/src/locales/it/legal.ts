import type { Words } from '../words.ts';

export const words: Words<'legal'> = {
  legal: {
    draftTitle: 'Non ancora letto da un avvocato',
    draft:
      'Questo testo è un modello fornito con il software. Chi gestisce questo sito deve farlo leggere a un avvocato e adattarlo al proprio paese e alla propria attività prima di accettare prenotazioni reali.',
    unnamed: 'Il gestore non ha ancora indicato il suo nome e il suo indirizzo postale.',
    email: 'E-mail: %{email}',
    register: 'Registro e codici fiscali: %{register}',
    mediator:
      'Se non troviamo un accordo, i consumatori possono rivolgersi a questo organismo di conciliazione: %{mediator}.',
    noMediator:
      'Il gestore partecipa alla risoluzione delle controversie davanti a un organismo dei consumatori solo dove la legge lo obbliga.',
    authority: 'L’autorità competente per noi è: %{authority}.',
  },
};
