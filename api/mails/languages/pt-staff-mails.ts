import type { StaffScope } from '../../contract/rules/roles.ts';
import { action, parts } from '../parts.ts';
import type { MailedRights, StaffMailTexts } from './staff-mail-texts.ts';

const SCOPES: Record<StaffScope, string> = {
  'stashpoints:all': 'Locais',
  'hosts:all': 'Anfitriões',
  'bookings:all': 'Reservas',
  'money:all': 'Dinheiro',
  'coupons:all': 'Cupões',
  'places:all': 'Cidades e destinos',
  'contents:all': 'Textos',
  'partners:all': 'Agências e vouchers',
  'reviews:all': 'Avaliações',
  'users:all': 'Pessoas',
  'currencies:all': 'Moedas',
  'statistics:all': 'Estatísticas',
};

export const pt: StaffMailTexts = {
  staffInvitation: {
    subject: () => 'Convite para a equipa da Cubby',
    body: ({ name, by, rights, link }) =>
      parts(
        `Olá, ${name}!`,
        `${by} adicionou-o(a) à equipa da Cubby.`,
        listed(rights),
        action('Abrir a consola da equipa', link, 'Inicie sessão com este endereço de e-mail. Enviamos-lhe um código:'),
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
            `${by} alterou os seus direitos na consola da equipa.`,
            listed(rights),
            action(
              'Ir para a sua conta',
              link,
              'Se algo não estiver certo, pergunte a um colega com todos os direitos:',
            ),
          ),
  },
};

function listed(rights: MailedRights): string {
  if (rights === null) return 'Tem todos os direitos.';
  if (rights === 'left' || rights.length === 0) return 'Ainda não tem nenhum direito.';
  return `Tem acesso a:\n${rights.map((scope) => `– ${SCOPES[scope]}`).join('\n')}`;
}
