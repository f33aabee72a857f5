import type { Words } from '../words.ts';

export const words: Words<'terms'> = {
  terms: {
    title: 'Termos e condições',
    description: 'As regras para viajantes que deixam bagagem com anfitriões através da Cubby.',
    intro:
      'Estas condições aplicam-se entre si, o anfitrião que guarda a bagagem e o operador deste site. Procurámos escrevê-las de forma clara.',
    updated: 'Última alteração: %{date}',
    sections: {
      operator: { title: 'Informação legal' },
      parties: {
        title: 'Quem contrata com quem',
        text: 'Através deste site celebra dois contratos: um com o anfitrião, um estabelecimento que guarda a bagagem, e outro com o operador, que trata da reserva, recebe o pagamento por conta do anfitrião e responde pela garantia.',
      },
      booking: {
        title: 'Reserva',
        text: 'Os locais e os preços apresentados ainda não são vinculativos. Com o botão «Pagar» faz uma proposta vinculativa com obrigação de pagamento; os contratos celebram-se com a confirmação por e-mail. Até lá, pode voltar atrás em cada passo e corrigir os dados. Guardamos o que foi acordado, e encontra-o nas suas reservas. Os contratos podem ser celebrados em qualquer idioma deste site. Durante o pagamento, o lugar fica reservado quinze minutos. Se o pagamento chegar depois e já não houver lugar, é reembolsado de imediato.',
      },
      price: {
        title: 'Preço, impostos e pagamento',
        text: 'O preço é o do último passo da reserva. É o preço total: bagagem, taxa de reserva, garantia, árvores escolhidas e impostos incluídos. Paga-se ao reservar. Os dias são dias de calendário no local.',
      },
      withdrawal: {
        title: 'Direito de livre resolução',
        text: 'Os consumidores da União Europeia podem resolver estes contratos no prazo de catorze dias após a reserva, sem indicar o motivo. Basta uma mensagem para %{email}; o que pagou é reembolsado em catorze dias pelo mesmo meio de pagamento.\n\nSe reservar uma guarda que começa mais cedo, pede que comece dentro desse prazo. Pelo que foi prestado até à resolução, deve uma parte proporcional do preço. Depois de guardada e devolvida a bagagem, o direito extingue-se. Quando a lei prevê uma exceção para serviços em data fixa, aplica-se apenas a secção seguinte.',
      },
      change: {
        title: 'Alterar e cancelar',
        text: 'Pode alterar as horas e o número de malas enquanto houver lugar. %{refunds} O mesmo se aplica à parte do preço que uma alteração poupa; o que não é reembolsado conta para um aumento posterior. O dinheiro volta ao cartão ou, com conta e se assim quiser, como crédito. Se o local estava fechado ou recusou a bagagem sem motivo válido, pode mudar de imediato para outro sem custos ou, com conta, receber o preço em crédito, seja a que horas for; é reembolsado no meio de pagamento quando o local o reconhecer, a nossa equipa confirmar o aviso ou passarem 48 horas sem resposta. Se a nossa equipa rejeitar o aviso, o crédito que não usou é retirado.',
      },
      bags: {
        title: 'O que se pode guardar',
        text: 'Bagagem e coisas normais de viagem. Não são aceites: dinheiro, documentos, joias, medicamentos de que precise, alimentos perecíveis, seres vivos, armas, drogas, nem o que arda, verta, cheire ou seja proibido. Um anfitrião pode ver o interior de uma mala se houver razões para temer pela segurança, e recusá-la.',
      },
      handover: {
        title: 'Entrega e levantamento',
        text: 'Indique corretamente o número e o tamanho das malas e feche-as bem. Mostre o passe. Cada mala leva uma etiqueta e as duas passagens ficam registadas. A bagagem é dada a quem mostrar o passe ou um PIN criado por si: guarde-os para si. Levante-a dentro do horário e antes do fim da reserva.',
      },
      late: {
        title: 'Levantamento tardio',
        text: 'A bagagem que fica mais tempo é cobrada ao dia pelo preço da reserva. Ao fim de trinta dias sem notícias suas, o anfitrião pode entregá-la nos perdidos e achados.',
      },
      guarantee: {
        title: 'Garantia',
        text: 'Em caso de perda, furto ou danos durante a guarda, a garantia paga o valor do bem até à soma indicada para a moeda do local. Não cobre o que não se pode guardar, o desgaste nem danos indiretos, como uma viagem perdida. Comunique o dano na sua reserva nos sete dias após o levantamento. Paga-se o valor nesse momento, por transferência para uma conta que indique; várias reclamações por uma mala partilham uma só garantia. A garantia acresce aos direitos que a lei lhe dá e não os limita.',
      },
      liability: {
        title: 'Responsabilidade',
        text: 'O anfitrião responde pela bagagem segundo as normas do depósito aplicáveis no local; o operador responde pelos seus próprios serviços. Em caso de dolo ou culpa grave, de danos à vida, ao corpo ou à saúde, e sempre que a lei o imponha, a responsabilidade não tem limite. Em caso de culpa leve, o operador só responde se violar uma obrigação essencial do contrato, e então pelo dano previsível.',
      },
      reviews: {
        title: 'Avaliações',
        text: 'Só avalia quem teve uma reserva que se realizou. Publicamos o que é justo e fala da reserva, bom ou mau, e ocultamos, com um motivo, o que insulta, faz publicidade ou nomeia outros.',
      },
      account: {
        title: 'A sua conta',
        text: 'Proteja o seu e-mail, pois é a sua chave. Avise-nos se achar que outra pessoa o usou. Pode eliminar a conta a qualquer momento no perfil.',
      },
      complaints: {
        title: 'Reclamações e litígios',
        text: 'Escreva primeiro para %{email}: quase tudo se resolve assim.',
      },
      law: {
        title: 'Lei aplicável e tribunais',
        text: 'Aplica-se a lei do país onde o operador tem sede. Como consumidor, mantém a proteção das normas imperativas do país onde vive e pode recorrer aos seus tribunais.',
      },
      changes: {
        title: 'Alterações destas condições',
        text: 'Para uma reserva valem as condições aqui apresentadas quando foi feita. Podemos alterá-las para reservas posteriores; a data acima indica a última alteração. Se uma parte não for válida, o resto continua a valer.',
      },
    },
  },
};
