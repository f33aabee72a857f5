import type { Words } from '../words.ts';

export const words: Words<'support'> = {
  support: {
    title: 'Ayuda',
    description: 'Cambiar o cancelar una reserva, encontrar tu pase, comunicar una incidencia o escribirnos.',
    intro: 'Casi todo lo resuelves en un minuto. Para lo demás está nuestro equipo.',
    self: {
      title: 'En tu reserva',
      pass: {
        title: 'Encontrar tu pase',
        text: 'Usa el enlace del correo de confirmación o inicia sesión con la misma dirección.',
      },
      change: { title: 'Cambiar o ampliar', text: 'Otras horas u otro número de bultos, incluso cuando están dentro.' },
      cancel: { title: 'Cancelar', text: 'Ves el importe exacto del reembolso antes de decidir.' },
      closed: {
        title: 'La consigna está cerrada',
        text: 'Pulsa «Está cerrado» y cámbiate sin coste a la consigna abierta más cercana.',
      },
    },
    open: 'Abrir mis reservas',
    write: {
      title: 'Escríbenos',
      text: 'Ten a mano los diez caracteres de tu número de reserva. Respondemos en tu idioma.',
      emergency: '¿Estás ante una puerta cerrada? Usa el botón de tu reserva. Es más rápido que cualquier correo.',
    },
    questions: 'Preguntas y respuestas',
    host: {
      title: '¿Guardas equipaje para otros?',
      text: 'Los anfitriones nos escriben a la misma dirección.',
      action: 'Sobre ser anfitrión',
    },
  },
};
