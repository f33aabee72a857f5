export const words = {
  mails: {
    title: 'Correos',
    count: '%{smart_count} correo |||| %{smart_count} correos',
    search: 'Dirección, asunto o número de reserva',
    none: 'Ningún correo aquí',
    none_text: 'Aquí figura lo que sale, espera o no se pudo entregar.',
    any_state: 'Todos los estados',
    again: 'Enviar de nuevo',
    again_title: '¿Enviar de nuevo estos correos?',
    state: {
      waiting: 'En camino',
      given_up: 'No entregado',
      unsent: 'No enviado',
      sent: 'Enviado',
    },
    field: {
      recipient: 'Para',
      subject: 'Asunto',
      created: 'Escrito',
      state: 'Estado',
      tries: 'Intentos',
      booking: 'Reserva',
      problem: 'Respuesta del servidor de correo',
      next_try_at: 'Próximo intento',
    },
  },
};
