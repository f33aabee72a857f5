import type { SecondWords } from './en.ts';

export const second: SecondWords = {
  title: 'Ancora una prova',
  text: 'Come parte del team dimostri una seconda volta chi sei.',
  passkey: 'Usa una passkey',
  cancelled: 'La domanda del browser è stata chiusa o è scaduta. Non è successo nulla: riprova.',
  unable: 'Questo browser non è riuscito a usare una passkey. Riprova o scegli un altro modo.',
  unknown: 'Questa passkey qui non è conosciuta. Usane un’altra.',
  no_passkeys: 'Hai delle passkey, ma questo browser non può usarle.',
  app_code: 'Codice della tua app di autenticazione',
  use_app: 'Usa l’app di autenticazione',
  use_backup: 'Usa un codice di backup',
  backup_code: 'Codice di backup',
  wrong: 'Questo codice è sbagliato o non vale più.',
  over: 'Sono passati più di dieci minuti. Ricomincia.',
  none: 'Ancora nessuna seconda prova',
  none_text: 'Al team ne serve una per accedere qui. Configurala una volta nell’amministrazione, poi torna.',
  set_up: 'Vai all’amministrazione',
};
