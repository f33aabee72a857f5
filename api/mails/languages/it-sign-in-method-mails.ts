import { action, parts } from '../parts.ts';
import type { SignInMethodEvent, SignInMethodTexts } from './sign-in-method-texts.ts';

const WHAT: Record<SignInMethodEvent, string> = {
  passkey_added: 'al tuo account è stata aggiunta una passkey.',
  passkey_removed: 'dal tuo account è stata rimossa una passkey.',
  authenticator_added: 'al tuo account è stata aggiunta un’app di autenticazione.',
  authenticator_removed: 'l’app di autenticazione è stata rimossa dal tuo account.',
  backup_codes_renewed: 'ci sono nuovi codici di backup per il tuo account; quelli precedenti non funzionano più.',
  backup_code_used: 'qualcuno ha effettuato l’accesso al tuo account con un codice di backup, che ora non vale più.',
  sign_in_methods_removed:
    'qualcuno del team di Cubby ha rimosso le tue passkey, l’app di autenticazione e i codici di backup e ha chiuso tutte le tue sessioni, come si fa quando si perdono.',
};

export const it: SignInMethodTexts = {
  signInMethod: {
    subject: () => 'Il tuo modo di accedere a Cubby è cambiato',
    body: ({ name, event, link }) =>
      parts(
        `Ciao ${name},`,
        WHAT[event],
        action(
          'Vai al tuo account',
          link,
          'Non l’hai fatto tu, o non l’avevi chiesto? Chiudi subito tutte le altre sessioni e avvisa il team di Cubby:',
        ),
      ),
  },
};
