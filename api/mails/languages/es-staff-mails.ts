import type { StaffScope } from '../../contract/rules/roles.ts';
import { action, parts } from '../parts.ts';
import type { MailedRights, StaffMailTexts } from './staff-mail-texts.ts';

const SCOPES: Record<StaffScope, string> = {
  'stashpoints:all': 'Consignas',
  'hosts:all': 'Anfitriones',
  'bookings:all': 'Reservas',
  'money:all': 'Dinero',
  'coupons:all': 'Cupones',
  'places:all': 'Ciudades y lugares',
  'contents:all': 'Textos',
  'partners:all': 'Agencias y bonos',
  'reviews:all': 'Opiniones',
  'users:all': 'Personas',
  'currencies:all': 'Monedas',
  'statistics:all': 'Estadísticas',
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
          'Abrir la consola del equipo',
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
            `${by} ha cambiado tus permisos en la consola del equipo.`,
            listed(rights),
            action(
              'Ir a tu cuenta',
              link,
              'Si algo no es correcto, pregunta a alguien del equipo que tenga todos los permisos:',
            ),
          ),
  },
};

function listed(rights: MailedRights): string {
  if (rights === null) return 'Tienes todos los permisos.';
  if (rights === 'left' || rights.length === 0) return 'Aún no tienes ningún permiso.';
  return `Tienes acceso a:\n${rights.map((scope) => `– ${SCOPES[scope]}`).join('\n')}`;
}
