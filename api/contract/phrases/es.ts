import { before, type Phrases } from './phrases.ts';

export const phrases: Phrases = {
  refunds: {
    cancel: 'Cancela {until} y recuperas {what}.',
    between: 'Después y {until} recuperas {what}.',
    after: 'Después recuperas {what}.',
    nothing: 'Después, o una vez entregado el equipaje, no se devuelve nada.',
    over: 'El plazo de devolución ha pasado: cancelar ya no devuelve nada.',
    untilMoment: 'hasta el {moment}',
    untilDropoff: 'hasta la entrega',
    beforeDropoff: 'hasta {time} antes de la entrega',
    afterPaying: 'hasta {time} después de pagar',
    later: '{one} o {other}, lo que ocurra más tarde,',
    everything: 'todo',
    share: 'el {percent} del precio',
    ofLines: '{share} ({lines})',
    lines: { bags: 'equipaje', booking_fee: 'gastos de reserva', guarantee: 'garantía', trees: 'árboles' },
  },
  places: {
    inCountry: 'en',
    inCity: before('en '),
    near: 'cerca de',
    nearNamed: [
      [
        /^(?:Aeropuerto|Puente|Castillo|Palacio|Coliseo|Barrio|Jardín|Mercado|Muelle|Puerto|Casco|Vaticano|Viejo|Museo|Parque|Arco|Estadio|Capitolio|Monasterio|Panteón|Zoco|Louvre$)/,
        before('cerca del '),
      ],
      [
        /^(?:Estación|Torre|Plaza|Puerta|Catedral|Playa|Ciudad|Fontana|Mezquita|Marina|Ópera|Aldea|Sagrada|Casa|Basílica|Galería|Isla)/,
        before('cerca de la '),
      ],
    ],
  },
};
