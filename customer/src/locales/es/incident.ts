import type { Words } from '../words.ts';

export const words: Words<'incident'> = {
  incident: {
    open: 'Está cerrado',
    openAtPickup: 'No puedo acceder a mi equipaje',
    title: '¿Qué ocurre?',
    kinds: {
      closed: 'El sitio está cerrado',
      refused: 'No aceptan mi equipaje',
      closed_at_pickup: 'Mi equipaje está dentro y no hay nadie',
    },
    text: '¿Algo más? (opcional)',
    textHint: 'Lo leerá el anfitrión: una nota en la puerta, un nombre, un teléfono.',
    send: 'Avisar y buscar otro sitio',
    sendAtPickup: 'Avisar ahora al anfitrión',
    cancel: 'Déjalo',
    offers: 'Tu equipaje puede ir aquí',
    offersText:
      'Lo sentimos. Estos sitios están abiertos y tienen espacio para %{bags}. El cambio no cuesta nada y tu pase sigue siendo el mismo.',
    noExtraCost: 'Sin coste adicional',
    refund: 'Te devolvemos %{amount}',
    move: 'Llevar mi equipaje aquí',
    none: 'No hay nada más abierto cerca',
    noneText:
      'Lo sentimos mucho. Si cancelas, te devolvemos todo lo que has pagado, aunque ya haya pasado la hora de entrega.',
    cancelAll: 'Cancelar y recuperarlo todo',
    moved: 'Ahora te esperan en %{place}. Tu pase es el mismo de antes.',
    waiting: 'El anfitrión está avisado y tiene que responder en',
    waitingOver: 'Ha pasado la media hora',
    waitingText:
      'Escribimos al anfitrión en cuanto nos avisaste. Quédate cerca de la puerta si puedes. Cuando te den el equipaje, esto se cierra solo.',
    help: 'Pídenos ayuda',
  },
};
