export const words = {
  own_email: {
    change: 'Alterar o endereço de e-mail',
    next: 'Novo endereço de e-mail',
    send: 'Enviar código',
    sent: 'Enviámos um código para %{email}.',
    link: 'Enviámos uma ligação para %{email}. Abra-a para confirmar o endereço.',
    follow: 'Quer usar na sua conta o endereço que recebeu este e-mail? Todas as outras sessões terminam.',
    use: 'Alterar o endereço',
    link_over: 'Esta ligação já não funciona: já foi usada ou tem mais de uma hora.',
    back: 'Voltar',
    confirm: 'Confirmar',
    saved: 'O endereço de e-mail foi alterado e as outras sessões terminaram.',
    same: 'Este já é o seu endereço de e-mail.',
  },
  deletion: {
    open: 'Eliminar a conta',
    title: 'Eliminar a minha conta',
    intro: 'Antes de decidir: é exatamente isto que aconteceria agora.',
    blocked: 'A conta ainda não pode ser eliminada',
    blocked_text: 'Ainda há bagagem guardada. Levante-a primeiro e volte depois.',
    blocked_hosted:
      'Há viajantes que ainda contam com %{smart_count} reserva nos seus espaços. |||| Há viajantes que ainda contam com %{smart_count} reservas nos seus espaços.',
    person: 'O nome, o endereço de e-mail, os números de telefone e a palavra-passe são apagados.',
    books: 'As reservas e os pagamentos ficam na nossa contabilidade, como a lei exige, mas sem o nome.',
    cancelled: '%{smart_count} reserva futura é cancelada: |||| %{smart_count} reservas futuras são canceladas:',
    credit: 'Perde-se um crédito de %{amount}.',
    reviews: '%{smart_count} avaliação fica, sem o nome. |||| %{smart_count} avaliações ficam, sem o nome.',
    stashpoints:
      '%{smart_count} local seu deixa de estar publicado. |||| %{smart_count} locais seus deixam de estar publicados.',
    people:
      'Termina a sessão de %{smart_count} pessoa que trabalha para si. |||| Termina a sessão de %{smart_count} pessoas que trabalham para si.',
    devices:
      '%{smart_count} dispositivo dos seus balcões é removido. |||| %{smart_count} dispositivos dos seus balcões são removidos.',
    understood: 'Compreendo que isto não se pode desfazer',
    confirm: 'Eliminar a conta definitivamente',
    changed: 'Entretanto, alguma coisa mudou. Veja a lista outra vez.',
  },
};
