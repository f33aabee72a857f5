import { action, parts } from '../parts.ts';
import { type MailedRights, nounOf, type ScopeNames, type StaffMailTexts } from './staff-mail-texts.ts';

const SCOPES: ScopeNames = {
  stashpoints: 'Consignas',
  hosts: 'Anfitriones',
  bookings: 'Reservas',
  money: 'Dinero',
  coupons: 'Cupones',
  places: 'Ciudades y lugares',
  contents: 'Textos',
  partners: 'Agencias y bonos',
  reviews: 'Opiniones',
  users: 'Personas',
  currencies: 'Monedas',
  statistics: 'Estadísticas',
};

export const es: StaffMailTexts = {
  staffInvitation: {
    subject: () => 'Te invitamos al equipo de Cubby',
    body: ({ name, by, rights, link }) =>
      parts(
        `Hola, ${name}:`,
        `${by} te ha añadido al equipo de Cubby.`,
        listed(rights),
        action(
          'Abrir el panel del equipo',
          link,
          'Inicia sesión con esta dirección de correo. Te enviaremos un código:',
        ),
        'Si no sabes de qué se trata, avisa al equipo de asistencia de Cubby.',
      ),
  },
  rightsChanged: {
    subject: () => 'Tus permisos en Cubby han cambiado',
    body: ({ name, by, rights, link }) =>
      rights === 'left'
        ? parts(
            `Hola, ${name}:`,
            `${by} te ha retirado del equipo de Cubby. Se han cerrado todas tus sesiones, y tus claves de acceso y tu aplicación de autenticación ya no sirven aquí.`,
            'Tu cuenta sigue abierta para tus propias reservas.',
          )
        : parts(
            `Hola, ${name}:`,
            `${by} ha cambiado tus permisos en el panel del equipo.`,
            listed(rights),
            action(
              'Ver mi cuenta',
              link,
              'Si algo no es correcto, pregunta a alguien del equipo que tenga todos los permisos:',
            ),
          ),
  },
};

function listed(rights: MailedRights): string {
  if (rights === null) return 'Tienes todos los permisos.';
  if (rights === 'left' || rights.length === 0) return 'Aún no tienes ningún permiso.';
  return `Tienes acceso a:\n${rights.map((scope) => `– ${SCOPES[nounOf(scope)]}`).join('\n')}`;
}
