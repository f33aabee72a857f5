export const words = {
  notices: {
    kind: {
      bookings: 'Reservas',
      incidents: 'Ocorrências',
      money: 'Dinheiro',
    },
    what_gets: 'E-mails para %{email}',
    what_new_gets: 'E-mails para o novo endereço',
    nobody_else: 'O que está a cinzento chega aqui enquanto nenhum outro endereço o receber.',
    last_kind: 'Cada endereço recebe pelo menos um tipo de e-mail. Caso contrário, remova-o.',
    removed: '%{email} já não recebe e-mails.',
    text: 'Quem recebe avisos sobre os seus espaços, e como.',
    calendar: {
      title: 'Calendário de um espaço',
      text: 'As reservas e os encerramentos deste espaço no seu próprio calendário, desde há 30 dias. Quem tiver este endereço pode lê-lo: nomes próprios, número de malas e números de reserva.',
      address: 'Endereço secreto',
      copy: 'Copiar',
      copied: 'O endereço foi copiado.',
      subscribe: 'Abrir num calendário',
      apple:
        'Apple: toque em «Abrir num calendário» ou, no Calendário, escolha Ficheiro, Nova assinatura de calendário.',
      google: 'Google: num computador, ao lado de «Outros calendários», prima + e depois «A partir do URL».',
      outlook: 'Outlook: escolha «Adicionar calendário» e depois «Subscrever a partir da Web».',
      renew: 'Criar um novo endereço',
      renew_title: 'Criar um novo endereço?',
      renew_text: 'O antigo deixa de funcionar de imediato. Quem o usa tem de introduzir o novo.',
      renewed: 'O endereço antigo já não funciona.',
    },
    push: {
      title: 'No dispositivo do balcão',
      text: 'Um dispositivo ao balcão pode avisar de imediato de uma reserva para a próxima hora, de uma ocorrência ou de um levantamento em atraso. Ativa-se lá, no menu do balcão.',
      to_counter: 'Ao balcão',
    },
  },
};
