import type { SecondWords } from './en.ts';

export const second: SecondWords = {
  title: 'Mais uma prova',
  text: 'Como parte da equipa, prova uma segunda vez quem é.',
  passkey: 'Usar uma chave de acesso',
  cancelled: 'A pergunta do navegador foi fechada ou expirou. Nada aconteceu; tente de novo.',
  unable: 'Este navegador não conseguiu usar uma chave de acesso. Tente de novo ou escolha outra forma.',
  unknown: 'Esta chave de acesso não é conhecida aqui. Use outra.',
  no_passkeys: 'Tem chaves de acesso, mas este navegador não as pode usar.',
  app_code: 'Código da sua aplicação de autenticação',
  use_app: 'Usar a aplicação de autenticação',
  use_backup: 'Usar um código alternativo',
  backup_code: 'Código alternativo',
  wrong: 'Este código não está certo ou já não é válido.',
  over: 'Demorou mais de dez minutos. Comece de novo.',
  none: 'Ainda sem segunda prova',
  none_text: 'A equipa precisa de uma para iniciar sessão aqui. Configure-a uma vez na administração e depois volte.',
  set_up: 'Ir para a administração',
};
