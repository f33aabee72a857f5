import type { Words } from '../words.ts';

export const words: Words<'partners'> = {
  partners: {
    title: 'Parceiros',
    description: 'Ofereça depósito de bagagem aos seus clientes: com uma página, códigos ou a nossa API aberta.',
    intro:
      'Caminhos de ferro, companhias aéreas, hotéis e operadores enviam-nos viajantes com bagagem. Basta uma página, um código ou a nossa API.',
    ways: {
      title: 'Três formas de trabalhar em conjunto',
      page: {
        title: 'Uma página própria',
        text: 'Os viajantes chegam a uma página que fala da sua viagem, com as suas cidades e, se quiser, um desconto.',
      },
      code: {
        title: 'Códigos pré-pagos',
        text: 'Compra o depósito para os seus clientes. Eles escrevem um código ao reservar e não pagam nada.',
      },
      api: {
        title: 'Uma API aberta',
        text: 'Procure, consulte preços e reserve a partir do seu produto. Cada pedido está documentado e qualquer pessoa o pode ler.',
      },
    },
    docs: 'Ver a documentação da API',
    with: 'Quem viaja connosco',
    together: 'Cubby e %{partner}',
    cities: 'Boas cidades onde chegar',
    copy: 'Copiar código',
    copied: 'Copiado',
    write: { title: 'Fale connosco', text: 'Conte-nos quem são os seus viajantes e para onde vão.' },
    host: {
      title: 'Tem espaço para bagagem?',
      text: 'Então quer ser anfitrião, mais do que parceiro.',
      action: 'Ser anfitrião',
    },
  },
};
