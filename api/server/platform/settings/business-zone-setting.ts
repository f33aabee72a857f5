import { isTimeZone } from '../../../contract/vocabulary/calendar.ts';
import { ConfigError, type Environment } from './setting-readers.ts';

/** The zones of capitals, for countries whose first zone in the alphabet is another one. */
const CAPITALS: Readonly<Record<string, string>> = {
  AR: 'America/Buenos_Aires',
  AU: 'Australia/Sydney',
  BR: 'America/Sao_Paulo',
  CA: 'America/Toronto',
  CL: 'America/Santiago',
  CY: 'Asia/Nicosia',
  ES: 'Europe/Madrid',
  KZ: 'Asia/Almaty',
  MN: 'Asia/Ulaanbaatar',
  MX: 'America/Mexico_City',
  PT: 'Europe/Lisbon',
  RU: 'Europe/Moscow',
  US: 'America/New_York',
  UZ: 'Asia/Tashkent',
};

/** Returns the time zone of reports, invoices and payouts: BUSINESS_ZONE, or that of the operator's capital. */
export function businessZoneSetting(env: Environment, country: string): string {
  const zone = env.BUSINESS_ZONE?.trim();
  if (zone && !isTimeZone(zone))
    throw new ConfigError(`BUSINESS_ZONE must be a time zone, such as Europe/Berlin: ${zone} is not.`);
  return zone || (CAPITALS[country] ?? zonesOf(country)?.[0] ?? 'UTC');
}

/** TypeScript does not know this method yet. */
function zonesOf(country: string): string[] | undefined {
  const locale = new Intl.Locale('und', { region: country }) as Intl.Locale & { getTimeZones(): string[] | undefined };
  return locale.getTimeZones();
}
