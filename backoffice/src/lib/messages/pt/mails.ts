export const words = {
  mails: {
    title: 'E-mails',
    count: '%{smart_count} e-mail |||| %{smart_count} e-mails',
    search: 'Endereço, assunto ou número da reserva',
    none: 'Nenhum e-mail aqui',
    none_text: 'Aqui está o que sai, espera ou não pôde ser entregue.',
    any_state: 'Todos os estados',
    again: 'Enviar de novo',
    again_title: 'Enviar de novo estes e-mails?',
    state: {
      waiting: 'A caminho',
      given_up: 'Não entregue',
      unsent: 'Não enviado',
      sent: 'Enviado',
    },
    field: {
      recipient: 'Para',
      subject: 'Assunto',
      created: 'Escrito',
      state: 'Estado',
      tries: 'Tentativas',
      booking: 'Reserva',
      problem: 'Resposta do servidor de e-mail',
      next_try_at: 'Próxima tentativa',
    },
  },
};
