import { before, type Phrases } from './phrases.ts';

const WITH_ARTICLE = new Set(['Porto', 'Rio de Janeiro', 'Cairo', 'Recife', 'Funchal']);

export const phrases: Phrases = {
  refunds: {
    cancel: 'Cancele {until} e recebe {what} de volta.',
    between: 'Depois e {until} recebe {what} de volta.',
    after: 'Depois recebe {what} de volta.',
    nothing: 'Depois, ou uma vez entregue a bagagem, nada é devolvido.',
    over: 'O prazo de devolução já passou: cancelar já não devolve nada.',
    untilMoment: 'até {moment}',
    untilDropoff: 'até à entrega',
    beforeDropoff: 'até {time} antes da entrega',
    afterPaying: 'até {time} depois de pagar',
    later: '{one} ou {other}, conforme o que for mais tarde,',
    everything: 'tudo',
    share: '{percent} do preço',
    ofLines: '{share} ({lines})',
    lines: { bags: 'malas', booking_fee: 'taxa de reserva', guarantee: 'garantia', trees: 'árvores' },
  },
  places: {
    inCountry: 'em',
    inCity: (name) => (WITH_ARTICLE.has(name) ? `no ${name}` : `em ${name}`),
    near: 'perto de',
    nearNamed: [
      [
        /^(?:Aeroporto|Castelo|Palácio|Coliseu|Bairro|Jardim|Píer|Portão|Vaticano|Porto|Centro|Museu|Parque|Arco|Estádio|Capitólio|Mosteiro|Mercado|Louvre$)/,
        before('perto do '),
      ],
      [
        /^(?:Estação|Torre|Praça|Catedral|Praia|Cidade|Fontana|Mesquita|Marina|Ponte|Ópera|Vila|Sagrada|Velha|Casa|Basílica|Galeria|Ilha)/,
        before('perto da '),
      ],
    ],
  },
};
