import { action, parts } from '../parts.ts';
import { type MailedRights, nounOf, type ScopeNames, type StaffMailTexts } from './staff-mail-texts.ts';

const SCOPES: ScopeNames = {
  stashpoints: 'Punti deposito',
  hosts: 'Host',
  bookings: 'Prenotazioni',
  money: 'Denaro',
  coupons: 'Coupon',
  places: 'Città e luoghi',
  contents: 'Testi',
  partners: 'Agenzie e voucher',
  reviews: 'Recensioni',
  users: 'Persone',
  currencies: 'Valute',
  statistics: 'Statistiche',
};

export const it: StaffMailTexts = {
  staffInvitation: {
    subject: () => 'Invito nel team di Cubby',
    body: ({ name, by, rights, link }) =>
      parts(
        `Ciao ${name},`,
        `${by} ti ha aggiunto al team di Cubby.`,
        listed(rights),
        action('Apri l’area team', link, 'Accedi con questo indirizzo e-mail. Ti invieremo un codice:'),
        'Se non sai di che cosa si tratta, avvisa l’assistenza di Cubby.',
      ),
  },
  rightsChanged: {
    subject: () => 'I tuoi diritti su Cubby sono cambiati',
    body: ({ name, by, rights, link }) =>
      rights === 'left'
        ? parts(
            `Ciao ${name},`,
            `${by} ti ha rimosso dal team di Cubby. Tutte le tue sessioni sono chiuse, e le tue passkey e la tua app di autenticazione qui non valgono più.`,
            'Il tuo account resta aperto per le tue prenotazioni.',
          )
        : parts(
            `Ciao ${name},`,
            `${by} ha cambiato i tuoi diritti nell’area team.`,
            listed(rights),
            action('Vai al tuo account', link, 'Se qualcosa non va, chiedi a un collega che ha tutti i diritti:'),
          ),
  },
};

function listed(rights: MailedRights): string {
  if (rights === null) return 'Hai tutti i diritti.';
  if (rights === 'left' || rights.length === 0) return 'Non hai ancora nessun diritto.';
  return `Hai accesso a:\n${rights.map((scope) => `– ${SCOPES[nounOf(scope)]}`).join('\n')}`;
}
