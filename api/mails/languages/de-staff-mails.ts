import { action, parts } from '../parts.ts';
import { type MailedRights, nounOf, type ScopeNames, type StaffMailTexts } from './staff-mail-texts.ts';

const SCOPES: ScopeNames = {
  stashpoints: 'Annahmestellen',
  hosts: 'Gastgeber',
  bookings: 'Buchungen',
  money: 'Geld',
  coupons: 'Rabattcodes',
  places: 'Städte und Sehenswürdigkeiten',
  contents: 'Texte',
  partners: 'Agenturen und Voucher',
  reviews: 'Bewertungen',
  users: 'Personen',
  currencies: 'Währungen',
  statistics: 'Statistik',
};

export const de: StaffMailTexts = {
  staffInvitation: {
    subject: () => 'Einladung ins Team von Cubby',
    body: ({ name, by, rights, link }) =>
      parts(
        `Hallo ${name},`,
        `${by} hat dich ins Team von Cubby aufgenommen.`,
        listed(rights),
        action('Zum Teambereich', link, 'Melde dich mit dieser E-Mail-Adresse an. Wir schicken dir einen Code:'),
        'Wenn du nicht weißt, worum es geht, sag bitte dem Support von Cubby Bescheid.',
      ),
  },
  rightsChanged: {
    subject: () => 'Deine Rechte bei Cubby haben sich geändert',
    body: ({ name, by, rights, link }) =>
      rights === 'left'
        ? parts(
            `Hallo ${name},`,
            `${by} hat dich aus dem Team von Cubby entfernt. Du bist überall abgemeldet, und deine Passkeys und deine Authenticator-App gelten hier nicht mehr.`,
            'Dein Konto bleibt für deine eigenen Buchungen bestehen.',
          )
        : parts(
            `Hallo ${name},`,
            `${by} hat deine Rechte im Teambereich geändert.`,
            listed(rights),
            action('Konto ansehen', link, 'Wenn etwas nicht stimmt, frag jemanden aus dem Team mit allen Rechten:'),
          ),
  },
};

function listed(rights: MailedRights): string {
  if (rights === null) return 'Du hast alle Rechte.';
  if (rights === 'left' || rights.length === 0) return 'Du hast noch keine Rechte.';
  return `Du hast Zugriff auf:\n${rights.map((scope) => `– ${SCOPES[nounOf(scope)]}`).join('\n')}`;
}
