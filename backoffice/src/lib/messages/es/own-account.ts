export const words = {
  own_email: {
    change: 'Cambiar el correo',
    next: 'Nuevo correo electrónico',
    send: 'Enviar código',
    sent: 'Hemos enviado un código a %{email}.',
    link: 'Hemos enviado un enlace a %{email}. Ábrelo para confirmar la dirección.',
    follow: '¿Quieres usar en tu cuenta la dirección que recibió este correo? Se cerrarán las demás sesiones.',
    use: 'Cambiar la dirección',
    link_over: 'Este enlace ya no funciona: ya se ha usado o tiene más de una hora.',
    back: 'Volver',
    confirm: 'Confirmar',
    saved: 'Tu correo se ha cambiado y tus otras sesiones se han cerrado.',
    same: 'Este ya es tu correo.',
  },
  deletion: {
    open: 'Eliminar la cuenta',
    title: 'Eliminar mi cuenta',
    intro: 'Antes de decidirte: esto es exactamente lo que pasaría ahora.',
    blocked: 'Todavía no se puede eliminar tu cuenta',
    blocked_text: 'Aún tienes equipaje guardado. Recógelo primero y vuelve después.',
    blocked_hosted:
      'Hay viajeros que todavía cuentan con %{smart_count} reserva en tus locales. |||| Hay viajeros que todavía cuentan con %{smart_count} reservas en tus locales.',
    person: 'Se borran tu nombre, tu correo, tus teléfonos y tu contraseña.',
    books: 'Las reservas y los pagos se conservan en nuestra contabilidad, como exige la ley, pero sin tu nombre.',
    cancelled: 'Se cancela %{smart_count} reserva futura: |||| Se cancelan %{smart_count} reservas futuras:',
    credit: 'Pierdes %{amount} de saldo.',
    reviews:
      '%{smart_count} opinión tuya se queda, sin tu nombre. |||| %{smart_count} opiniones tuyas se quedan, sin tu nombre.',
    stashpoints:
      '%{smart_count} consigna tuya deja de estar publicada. |||| %{smart_count} consignas tuyas dejan de estar publicadas.',
    people:
      'Se cierra la sesión de %{smart_count} persona que trabaja para ti. |||| Se cierra la sesión de %{smart_count} personas que trabajan para ti.',
    devices:
      '%{smart_count} dispositivo de tus mostradores queda desvinculado. |||| %{smart_count} dispositivos de tus mostradores quedan desvinculados.',
    understood: 'Entiendo que esto no se puede deshacer',
    confirm: 'Eliminar mi cuenta definitivamente',
    changed: 'Algo ha cambiado mientras tanto. Vuelve a mirar la lista.',
  },
};
