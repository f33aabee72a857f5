import type { Words } from '../words.ts';

export const words: Words<'manage'> = {
  manage: {
    review: {
      button: 'Escrever uma avaliação',
      text: 'Como correu em %{place}? Avaliar demora meio minuto.',
    },
    refund: {
      question: 'Como prefere o reembolso?',
      card: '%{card} no meio de pagamento, em cinco a dez dias',
      mixed: '%{card} no meio de pagamento e %{credit} no crédito',
      credit: '%{credit} em crédito para a próxima reserva, de imediato',
      failed:
        'O local não pôde receber a bagagem como reservado, por isso tudo é reembolsado, mesmo depois da entrega.',
      asCredit: 'Destes, %{amount} são crédito na conta.',
      provisional:
        '%{amount} são crédito provisório, que pode usar já. Se o local confirmar o seu aviso ou não responder em 48 horas, o que restar é reembolsado no meio de pagamento.',
      waits:
        '%{amount} serão reembolsados no meio de pagamento quando o local confirmar o seu aviso ou se não responder em 48 horas.',
    },
    extend: {
      title: 'Prolongar a reserva',
      hours: 'Uma hora |||| %{smart_count} horas',
      closing: 'Até ao fecho',
      day: 'Mais um dia',
      until: 'até %{time}',
      free: 'Sem custo extra',
      more: '+ %{amount}',
    },
    delegate: {
      title: 'Outra pessoa levanta a bagagem',
      text: 'Com um PIN, outra pessoa pode levantar a bagagem. Serve uma vez e pode ser anulado.',
      name: 'O nome da pessoa',
      make: 'Criar um PIN',
      given: 'PIN para %{name}',
      hint: 'A indicar ao balcão, com a reserva %{id}.',
      hidden: '%{name} pode levantar a bagagem com um PIN próprio.',
      copy: 'Copiar',
      copied: 'Copiado',
      share: 'Partilhar',
      message:
        'Olá, %{name}, peço o favor de levantar a minha bagagem: %{place}, %{address}, até %{pickup}. Reserva %{id}, PIN %{pin}. Obrigado!',
      revoke: 'Anular o PIN',
      revokeQuestion: 'Anular o PIN de %{name}?',
      revokeText: 'Deixa de funcionar de imediato. É possível criar outro a qualquer momento.',
      keep: 'Manter o PIN',
    },
    receipt: {
      title: 'Recibo',
      pdf: 'Recibo (PDF)',
      print: 'Imprimir ou guardar',
      booked: 'Reservado em',
      traveller: 'Reservado por',
      place: 'Local',
      movements: 'Pagamentos e reembolsos',
      kinds: {
        charge: 'Pago',
        charge_credit: 'Pago com crédito',
        refund_card: 'Reembolsado',
        refund_credit: 'Reembolsado em crédito',
        chargeback: 'Recuperado pelo seu banco',
      },
      paid: 'Total pago',
    },
    calendar: 'Adicionar ao calendário',
    calendarTitle: 'Bagagem em %{place}',
    difference: {
      more: 'Custa mais %{amount}',
      less: 'São reembolsados %{amount}',
      none: 'O preço não muda',
      kept: 'Custa menos %{amount}, mas o prazo de reembolso terminou: não há reembolso. O valor conta se voltar a alargar a reserva.',
    },
  },
};
