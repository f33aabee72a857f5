import { action, parts } from '../parts.ts';
import type { OneTimeLinkTexts } from './one-time-link-texts.ts';

const WHY =
  'Per questo indirizzo sono stati richiesti molti codici o sono stati inseriti codici errati. Per questo l’e-mail contiene un link al posto del codice.';

export const it: OneTimeLinkTexts = {
  signInLink: {
    subject: () => 'Il tuo link per accedere a Cubby',
    body: ({ link }) =>
      parts(
        WHY,
        action('Accedi', link, 'Il link funziona una sola volta e scade dopo un’ora:'),
        'Se non hai cercato di accedere, ignora pure questa e-mail: senza il link nessuno può accedere.',
      ),
  },
  recoveryLink: {
    subject: () => 'Il tuo link per una nuova password Cubby',
    body: ({ link }) =>
      parts(
        WHY,
        action('Scegli una nuova password', link, 'Il link funziona una sola volta e scade dopo un’ora:'),
        'Se non l’hai richiesto tu, ignora questa e-mail: la tua password resta com’è.',
      ),
  },
  addressLink: {
    subject: () => 'Il tuo link per confermare il nuovo indirizzo e-mail',
    body: ({ link }) =>
      parts(
        WHY,
        action(
          'Conferma questo indirizzo',
          link,
          'Apri il link dove hai effettuato l’accesso a Cubby. Funziona una sola volta e scade dopo un’ora:',
        ),
        'Se non l’hai richiesto, puoi ignorare questa e-mail.',
      ),
  },
};
