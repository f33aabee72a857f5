import type { AdminUser } from '@cubby/api';

export function nameOf({ first_name, last_name }: Pick<AdminUser, 'first_name' | 'last_name'>): string {
  return `${first_name} ${last_name}`.trim();
}
