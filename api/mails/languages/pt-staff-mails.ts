import { action, parts } from '../parts.ts';
import { type MailedRights, nounOf, type ScopeNames, type StaffMailTexts } from './staff-mail-texts.ts';

const SCOPES: ScopeNames = {
  stashpoints: 'Locais',
  hosts: 'Anfitriões',
  bookings: 'Reservas',
  money: 'Dinheiro',
  coupons: 'Cupões',
  places: 'Cidades e destinos',
  contents: 'Textos',
  partners: 'Agências e vouchers',
  reviews: 'Avaliações',
  users: 'Pessoas',
  currencies: 'Moedas',
  statistics: 'Estatísticas',
};

export const pt: StaffMailTexts = {
  staffInvitation: {
    subject: () => 'Convite para a equipa da Cubby',
    body: ({ name, by, rights, link }) =>
      parts(
        `Olá, ${name}!`,
        `${by} adicionou-o(a) à equipa da Cubby.`,
        listed(rights),
        action('Abrir a área da equipa', link, 'Inicie sessão com este endereço de e-mail. Enviamos-lhe um código:'),
        'Se não sabe do que se trata, avise o apoio da Cubby.',
      ),
  },
  rightsChanged: {
    subject: () => 'Os seus direitos na Cubby mudaram',
    body: ({ name, by, rights, link }) =>
      rights === 'left'
        ? parts(
            `Olá, ${name}!`,
            `${by} retirou-o(a) da equipa da Cubby. Todas as suas sessões foram terminadas, e as suas chaves de acesso e a sua aplicação de autenticação deixam de valer aqui.`,
            'A sua conta continua aberta para as suas próprias reservas.',
          )
        : parts(
            `Olá, ${name}!`,
            `${by} alterou os seus direitos na área da equipa.`,
            listed(rights),
            action('Ver a minha conta', link, 'Se algo não estiver certo, pergunte a um colega com todos os direitos:'),
          ),
  },
};

function listed(rights: MailedRights): string {
  if (rights === null) return 'Tem todos os direitos.';
  if (rights === 'left' || rights.length === 0) return 'Ainda não tem nenhum direito.';
  return `Tem acesso a:\n${rights.map((scope) => `– ${SCOPES[nounOf(scope)]}`).join('\n')}`;
}
