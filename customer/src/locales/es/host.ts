import type { Words } from '../words.ts';

export const words: Words<'host'> = {
  host: {
    title: 'Hazte anfitrión',
    description:
      'Guarda el equipaje de viajeros en tu tienda, cafetería, hotel u oficina: qué te da, qué te pedimos y cómo se empieza.',
    headline: 'Gana dinero con un rincón libre',
    lead: 'Bastan unos metros cuadrados. Los viajeros reservan y pagan en línea; tú recibes el equipaje, lo pones en tu estante y lo devuelves.',
    start: 'Ofrecer mi local',
    calculator: {
      title: 'Lo que podría darte',
      bags: 'Bultos al día',
      price: 'Precio de un bulto al día',
      currency: 'Moneda',
      result: 'De %{low} a %{high} al mes',
      typical: 'Un local nuevo empieza en el medio: unos %{amount}.',
      note: 'Calculado con %{days} días abiertos al mes, un día por bulto y entre el %{minimum} y el %{maximum} % del precio para ti. %{lowest} es hoy el precio más bajo de Cubby en esta moneda.',
    },
    who: {
      title: 'Quién puede ser anfitrión',
      shop: {
        title: 'Tiendas y cafeterías',
        text: 'Estás ahí de todos modos, y quien deja una maleta suele irse con un café.',
      },
      hotel: {
        title: 'Hoteles y albergues',
        text: 'Tu cuarto de equipaje tiene sitio entre las salidas y las entradas.',
      },
      office: {
        title: 'Oficinas y estudios',
        text: 'Un horario fijo y una puerta con llave: no hace falta más.',
      },
      service: {
        title: 'Lavanderías, peluquerías, alquileres',
        text: 'Cualquiera que tenga mostrador, horario y un rincón apartado.',
      },
    },
    steps: {
      title: 'Tres pasos hasta la primera maleta',
      offer: {
        title: 'Háblanos de tu local',
        text: 'Cinco minutos: dónde está, cuándo abre y cuánto equipaje cabe.',
      },
      check: {
        title: 'Lo revisamos',
        text: 'Añade fotos en tu panel de anfitrión y envíalo. En Cubby alguien revisa cada local antes de publicarlo.',
      },
      earn: {
        title: 'Recibe equipaje y cobra',
        text: 'Escanea el pase, guarda el bulto, devuélvelo. Tu parte llega una vez al mes.',
      },
    },
    ask: {
      title: 'Qué te pedimos',
      there: 'Que haya alguien siempre que digas que abres',
      safe: 'Que el equipaje esté donde los clientes no lleguen',
      pass: 'Que escanees el pase cuando llega el bulto y cuando se va',
      kind: 'Que trates cada bulto como si fuera tuyo',
    },
    questions: {
      title: 'Lo primero que preguntan los anfitriones',
      cost: {
        title: '¿Cuesta algo?',
        text: 'No. Para los anfitriones Cubby es gratis; ganamos cuando ganas tú.',
      },
      price: {
        title: '¿Cuál es mi parte?',
        text: 'Entre el 40 y el 60 % de lo que paga el viajero por el bulto. Un local nuevo empieza con la mitad, a los precios habituales de su ciudad.',
      },
      damage: {
        title: '¿Y si un bulto se daña o se pierde?',
        text: 'Cada bulto está cubierto por nuestra garantía desde que lo recibes. Avísanos enseguida: tus escaneos muestran quién lo tenía y cuándo.',
      },
      close: {
        title: '¿Puedo cerrar un día?',
        text: 'Sí. Pon días libres, otros horarios o menos espacio en tu panel de anfitrión cuando quieras. Antes de guardar te muestra a qué reservas afectaría.',
      },
      paid: {
        title: '¿Cuándo cobro?',
        text: 'Una vez al mes, en cuanto tu parte llega a 10 en tu moneda, por ejemplo 10 €. Tu panel de anfitrión muestra línea por línea lo que ha dado cada bulto.',
      },
    },
    form: {
      title: 'Ofrece tu local',
      intro:
        'Lo que nos cuentes será un borrador en tu panel de anfitrión. Nadie más lo ve hasta que lo envíes y lo hayamos revisado.',
      you: 'Quién eres',
      place: 'Tu local',
      businessName: 'Nombre del negocio',
      type: 'Tipo de local',
      address: 'Calle y número',
      postalCode: 'Código postal',
      capacity: 'Espacio para bultos',
      capacityHint: 'Entre %{minimum} y %{maximum}',
      stepFree: 'Acceso sin escalones',
      description: 'Lo que deben saber los viajeros',
      where: 'Dónde está la puerta',
      whereText:
        'Elige tu ciudad o un lugar conocido cercano y mueve el mapa hasta que el marcador quede en tu puerta. O ponte en la puerta y usa tu ubicación.',
      marker: 'Tu puerta',
      map: 'Mapa en el que se pone el marcador',
      mapUnavailable: 'Tu dispositivo no puede mostrar el mapa. Ponte en tu puerta y usa tu ubicación.',
      markerAt: 'El marcador está en %{lat}; %{lng}.',
      cityMissing: 'Elige tu ciudad o un lugar conocido cercano.',
      markerMissing: 'Mueve el mapa hasta que el marcador quede en tu puerta.',
      tooFar: 'Esto queda demasiado lejos de nuestras ciudades. Mira dónde está el marcador.',
      week: 'Horario de apertura',
      weekHint: 'La medianoche es 00:00, y de 00:00 a 00:00 es las 24 horas.',
      from: '%{day}: desde',
      until: '%{day}: hasta',
      copy: 'Todos los días como el lunes',
      weekProblem: 'Elige al menos un día de apertura e indica su horario.',
      terms:
        'Puedo representar a este local y acepto los términos y condiciones. Cubby emite en mi nombre mis facturas a Cubby',
      emailKnown: 'Ya hay una cuenta con esta dirección. Inicia sesión y tu local se unirá a ella.',
      send: 'Enviar mi local',
    },
    welcome: {
      title: 'Te damos la bienvenida como anfitrión',
      intro: '%{place} ya es un borrador en tu panel de anfitrión. Hemos enviado todo esto a %{email}.',
      next: 'Qué viene ahora',
      open: {
        title: 'Abre tu panel de anfitrión',
        text: 'Inicia sesión con tu correo electrónico; el código llega por correo.',
      },
      photos: {
        title: 'Enseña tu local',
        text: 'Las fotos de la puerta, el mostrador y el rincón ayudan a encontrarte y a confiar en ti.',
      },
      submit: {
        title: 'Envíalo',
        text: 'Lo revisamos, lo ponemos en el mapa y puede llegar la primera maleta.',
      },
      console: 'Abrir el panel de anfitrión',
    },
  },
};
