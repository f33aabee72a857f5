import type { SecondWords } from './en.ts';

export const second: SecondWords = {
  title: 'Verificação em dois passos',
  text: 'As contas da equipa precisam da verificação em dois passos.',
  passkey: 'Usar uma chave de acesso',
  cancelled: 'O pedido da chave de acesso foi cancelado ou expirou. Tente de novo.',
  unable: 'Este navegador não conseguiu usar uma chave de acesso. Tente de novo ou escolha outro método.',
  unknown: 'Esta chave de acesso não está registada aqui. Use outra.',
  no_passkeys: 'Tem chaves de acesso, mas este navegador não as pode usar.',
  app_code: 'Código da sua aplicação de autenticação',
  use_app: 'Usar a aplicação de autenticação',
  use_backup: 'Usar um código alternativo',
  backup_code: 'Código alternativo',
  wrong: 'Este código não está certo ou já não é válido.',
  over: 'Demorou mais de dez minutos. Comece de novo.',
  none: 'A verificação em dois passos ainda não está configurada',
  none_text: 'A equipa precisa dela para iniciar sessão aqui. Configure-a uma vez na administração e depois volte.',
  set_up: 'Ir para a administração',
};
