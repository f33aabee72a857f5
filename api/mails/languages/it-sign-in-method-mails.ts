import { action, parts } from '../parts.ts';
import type { SignInMethodEvent, SignInMethodTexts } from './sign-in-method-texts.ts';

const WHAT: Record<SignInMethodEvent, string> = {
  passkey_added: 'al tuo account è stata aggiunta una passkey.',
  passkey_removed: 'dal tuo account è stata tolta una passkey.',
  authenticator_added: 'al tuo account è stata aggiunta un’app di autenticazione.',
  authenticator_removed: 'l’app di autenticazione è stata tolta dal tuo account.',
  backup_codes_renewed: 'ci sono nuovi codici di backup per il tuo account; quelli di prima non aprono più nulla.',
  backup_code_used: 'qualcuno è entrato nel tuo account con un codice di backup, che ora è consumato.',
  sign_in_methods_removed:
    'qualcuno del team ha tolto le tue passkey, l’app di autenticazione e i codici di backup e ti ha disconnesso ovunque, come si fa quando si perdono.',
};

export const it: SignInMethodTexts = {
  signInMethod: {
    subject: () => 'Il tuo modo di accedere a Cubby è cambiato',
    body: ({ name, event, link }) =>
      parts(
        `Ciao ${name},`,
        WHAT[event],
        action(
          'Guarda il tuo account',
          link,
          'Non sei stato tu, o non l’avevi chiesto? Chiudi subito tutte le altre sessioni e dillo a un collega che gestisce le persone:',
        ),
      ),
  },
};
