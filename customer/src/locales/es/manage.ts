import type { Words } from '../words.ts';

export const words: Words<'manage'> = {
  manage: {
    review: {
      button: 'Escribir una opinión',
      text: '¿Qué tal %{place}? Valorar lleva medio minuto.',
    },
    refund: {
      question: '¿Cómo quieres el reembolso?',
      card: '%{card} a tu medio de pago, en cinco a diez días',
      mixed: '%{card} a tu medio de pago y %{credit} a tu saldo',
      credit: '%{credit} como saldo para tu próxima reserva, al momento',
      failed:
        'La consigna no pudo recibir tu equipaje como reservaste, así que se te reembolsa todo, incluso después de la entrega.',
      asCredit: 'De ello, %{amount} son saldo en tu cuenta.',
      provisional:
        '%{amount} son saldo provisional, que puedes usar ya. Si la consigna confirma tu aviso o no responde en 48 horas, te reembolsamos lo que quede en tu medio de pago.',
      waits:
        'Te reembolsaremos %{amount} en tu medio de pago cuando la consigna confirme tu aviso o si no responde en 48 horas.',
    },
    extend: {
      title: 'Ampliar la reserva',
      hours: 'Una hora |||| %{smart_count} horas',
      closing: 'Hasta el cierre',
      day: 'Un día más',
      until: 'hasta el %{time}',
      free: 'Sin coste extra',
      more: '+ %{amount}',
    },
    delegate: {
      title: 'Recoge otra persona',
      text: 'Dale un PIN a alguien y podrá recoger el equipaje sin ti. Sirve una vez y puedes anularlo.',
      name: 'Su nombre',
      make: 'Crear un PIN',
      given: 'PIN para %{name}',
      hint: 'Se indica en el mostrador, con la reserva %{id}.',
      hidden: '%{name} puede recoger el equipaje con su propio PIN.',
      copy: 'Copiar',
      copied: 'Copiado',
      share: 'Compartir',
      message:
        'Hola, %{name}: recoge mi equipaje, por favor, en %{place}, %{address}, antes del %{pickup}. Reserva %{id}, PIN %{pin}. ¡Gracias!',
      revoke: 'Anular el PIN',
      revokeQuestion: '¿Anular el PIN de %{name}?',
      revokeText: 'Deja de funcionar al momento. Puedes crear otro cuando quieras.',
      keep: 'Mantener el PIN',
    },
    receipt: {
      title: 'Recibo',
      pdf: 'Recibo (PDF)',
      print: 'Imprimir o guardar',
      booked: 'Reservado el',
      traveller: 'Reservado por',
      place: 'Consigna',
      movements: 'Pagos y reembolsos',
      kinds: {
        charge: 'Pagado',
        charge_credit: 'Pagado con saldo',
        refund_card: 'Reembolsado',
        refund_credit: 'Reembolsado como saldo',
        chargeback: 'Recuperado por tu banco',
      },
      paid: 'Total pagado',
    },
    calendar: 'Añadir al calendario',
    calendarTitle: 'Equipaje en %{place}',
    difference: {
      more: 'Cuesta %{amount} más',
      less: 'Te reembolsamos %{amount}',
      none: 'Cuesta lo mismo',
      kept: 'Cuesta %{amount} menos, pero el plazo de reembolso ha terminado: no se te devuelve. Cuenta si vuelves a ampliar la reserva.',
    },
  },
};
