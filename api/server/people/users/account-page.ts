import type { HasConfig } from '../../platform/settings/config.ts';
import { consoleAddress } from '../../platform/settings/console-address.ts';
import type { UserRow } from './serialize-user.ts';

/** Returns the address of a person's account page: at their console, or at the travellers' site. */
export function accountPage({ publicUrl }: HasConfig['config'], { role, language }: UserRow): string {
  if (role === 'admin') return `${consoleAddress(publicUrl, 'admin')}/account`;
  if (role === 'host' || role === 'manager') return `${consoleAddress(publicUrl, 'hosts')}/account`;
  return `${publicUrl}${language === 'en' ? '' : `/${language}`}/account/profile`;
}
