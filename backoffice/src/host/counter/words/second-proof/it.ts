import type { SecondWords } from './en.ts';

export const second: SecondWords = {
  title: 'Verifica in due passaggi',
  text: 'Gli account del team richiedono la verifica in due passaggi.',
  passkey: 'Usa una passkey',
  cancelled: 'La richiesta della passkey è stata annullata o è scaduta. Riprova.',
  unable: 'Questo browser non è riuscito a usare una passkey. Riprova o scegli un altro metodo.',
  unknown: 'Questa passkey non è registrata qui. Usane un’altra.',
  no_passkeys: 'Hai delle passkey, ma questo browser non può usarle.',
  app_code: 'Codice della tua app di autenticazione',
  use_app: 'Usa l’app di autenticazione',
  use_backup: 'Usa un codice di backup',
  backup_code: 'Codice di backup',
  wrong: 'Questo codice non è corretto o non vale più.',
  over: 'Sono passati più di dieci minuti. Ricomincia.',
  none: 'La verifica in due passaggi non è ancora configurata',
  none_text: 'Al team serve per accedere qui. Configurala una volta nell’amministrazione, poi torna.',
  set_up: 'Vai all’amministrazione',
};
