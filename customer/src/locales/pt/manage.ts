import type { Words } from '../words.ts';

export const words: Words<'manage'> = {
  manage: {
    review: {
      button: 'Escrever uma avaliação',
      text: 'Como foi em %{place}? Duas notas demoram meio minuto.',
    },
    refund: {
      question: 'Como deve ser feita a devolução?',
      card: '%{card} no cartão, em cinco a dez dias',
      mixed: '%{card} no cartão e %{credit} no crédito',
      credit: '%{credit} em crédito para a próxima reserva, de imediato',
      failed: 'O local falhou, por isso tudo é devolvido, mesmo depois da entrega.',
      asCredit: 'Destes, %{amount} são crédito na conta.',
    },
    extend: {
      title: 'Ficar mais tempo',
      hours: 'Uma hora |||| %{smart_count} horas',
      closing: 'Até ao fecho',
      day: 'Mais um dia',
      until: 'até %{time}',
      free: 'Sem custo extra',
      more: '+ %{amount}',
    },
    delegate: {
      title: 'Outra pessoa recolhe',
      text: 'Com um PIN, outra pessoa pode recolher a bagagem. Serve uma vez e pode ser anulado.',
      name: 'O nome da pessoa',
      make: 'Criar um PIN',
      given: 'PIN para %{name}',
      hint: 'A dizer ao balcão, com a reserva %{id}.',
      hidden: '%{name} pode recolher a bagagem com um PIN próprio.',
      copy: 'Copiar',
      copied: 'Copiado',
      share: 'Partilhar',
      message:
        'Olá, %{name}. Preciso de ajuda para recolher a minha bagagem: %{place}, %{address}, até %{pickup}. Reserva %{id}, PIN %{pin}. Obrigado!',
      revoke: 'Anular',
      revokeQuestion: 'Anular o PIN de %{name}?',
      revokeText: 'Deixa de funcionar de imediato. É possível criar outro a qualquer momento.',
      keep: 'Manter',
    },
    receipt: {
      title: 'Recibo',
      print: 'Imprimir ou guardar',
      booked: 'Reservado em',
      traveller: 'Reservado por',
      place: 'Local',
      movements: 'Pagamentos e devoluções',
      kinds: {
        charge: 'Pago com cartão',
        charge_credit: 'Pago com crédito',
        refund_card: 'Devolvido ao cartão',
        refund_credit: 'Devolvido em crédito',
        chargeback: 'Recuperado pelo seu banco',
      },
      paid: 'Total pago',
    },
    calendar: 'Adicionar ao calendário',
    calendarTitle: 'Bagagem em %{place}',
    difference: {
      more: 'Custa mais %{amount}',
      less: 'São devolvidos %{amount}',
      none: 'O preço não muda',
    },
  },
};
