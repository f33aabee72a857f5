import type { WorkRole } from '../../contract/rules/roles.ts';
import { demoHost } from './people.ts';
import { idOf, type Row } from './rows.ts';

interface Colleague {
  name: string;
  role: WorkRole;
  email: string | null;
  pin_hash: string | null;
}

/** The demo host's team. The PINs are in the README; each is stored as the server stores them. */
const TEAM: readonly Colleague[] = [
  {
    name: 'Kit Moreau',
    role: 'clerk',
    email: null,
    pin_hash: '6-JSb7hYaRkowGW_5D5l_g.HhSy83P4UX2B6qliz2TOGa6JAoGTNPuvOq09nRgWmsU',
  },
  {
    name: 'Noor Amani',
    role: 'clerk',
    email: null,
    pin_hash: 'h9M6v4yI7UjWLLarXswm1Q.A8NIKXFr5VbHsZouct0xcIGJ1eKQ5Mhte7n0xkX5o9U',
  },
  { name: 'Sol Ferrante', role: 'manager', email: 'manager@cubby.test', pin_hash: null },
];

const YEAR_MS = 365 * 86_400_000;

/** Two clerks and a manager at one place of the demo’s host, and the device at its counter. */
export function teamAt(stashpointId: string, now: Date) {
  const created = new Date(now.getTime() - YEAR_MS);
  const people = TEAM.map(({ name, role, email, pin_hash }) => {
    const [first_name = '', last_name = ''] = name.split(' ');
    const user = { id: idOf(`colleague:${name}`, 32), role, first_name, last_name, language: 'en', created };
    const person = { id: idOf(`person:${name}`, 24), host_id: demoHost.id, user_id: user.id, name, role, pin_hash };
    return { user: { ...user, ...(email && { email, email_proven_at: created }) }, person: { ...person, created } };
  });
  const [kit, noor] = people;
  const device = idOf('device:counter', 32);
  const at = { created, expires_at: new Date(now.getTime() + YEAR_MS) };
  return {
    users: [
      ...people.map(({ user }) => user),
      { id: device, role: 'device', first_name: 'Counter', created },
    ] satisfies Row<'users'>[],
    // The secret of this session is unknown: it shows a paired device, and gives no access.
    tokens: [
      {
        id: idOf('device:session', 32),
        hash: idOf('device:nobody’s secret', 32),
        user_id: device,
        role: 'device',
        ...at,
      },
    ] satisfies Row<'tokens'>[],
    people: people.map(({ person }) => person) satisfies Row<'host_people'>[],
    stashpoints: people.map(({ person }) => ({
      person_id: person.id,
      stashpoint_id: stashpointId,
    })) satisfies Row<'host_people_stashpoints'>[],
    devices: [
      {
        id: idOf('device:till', 12),
        host_id: demoHost.id,
        stashpoint_id: stashpointId,
        user_id: device,
        name: 'Counter',
        person_id: kit?.person.id ?? null,
        paired_at: created,
        last_seen_at: now,
      },
    ] satisfies Row<'host_devices'>[],
    /** The clerks who check bags in and out. */
    hands: { takes: kit?.user.id ?? '', gives: noor?.user.id ?? '' },
  };
}
