import ipaddr from 'ipaddr.js';
import { checkEmail } from '../../../contract/rules/fields.ts';

/** A setting that is wrong or missing; its message names it and says what it must be. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

export type Environment = Record<string, string | undefined>;

/* Reads one setting, with the error when it is invalid. */

const LOOPBACK = ['127.0.0.0/8', '::1/128'];

export function proxies(env: Environment, name: string): number | string[] {
  const text = env[name];
  if (!text) return LOOPBACK;
  if (/^\d$/.test(text)) return Number(text);
  const networks = text.split(',').map((each) => each.trim());
  const wrong = networks.find((each) => !ipaddr.isValid(each) && !ipaddr.isValidCIDR(each));
  if (wrong !== undefined)
    throw new ConfigError(`${name} must be a number of proxies, or their networks such as 10.0.0.0/8, not "${wrong}".`);
  return networks;
}

export function origins(env: Environment, name: string): string[] {
  return (env[name] ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .map((each) => {
      if (!URL.canParse(each) || new URL(each).origin !== each)
        throw new ConfigError(`${name} must be origins such as https://app.example.org, not "${each}".`);
      return each;
    });
}

/** Reads two-letter country codes, such as `US,CA`. */
export function countries(env: Environment, name: string): string[] {
  const codes = (env[name] ?? '').split(',').flatMap((each) => each.trim().toUpperCase() || []);
  const wrong = codes.find((code) => !/^[A-Z]{2}$/.test(code));
  if (wrong) throw new ConfigError(`${name} must be two-letter country codes, such as US,CA, not "${wrong}".`);
  return codes;
}

export function token(env: Environment, name: string): string | null {
  const text = env[name];
  if (!text) return null;
  if (text.length < 16) throw new ConfigError(`${name} must have at least 16 characters.`);
  return text;
}

export function mailbox(env: Environment, name: string): string | null {
  const text = env[name];
  if (!text) return null;
  if (checkEmail(text)) throw new ConfigError(`${name} must be an email address, not "${text}".`);
  return text;
}

export function integer(env: Environment, name: string, fallback: number, low: number, high: number): number {
  const text = env[name];
  if (!text) return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < low || value > high)
    throw new ConfigError(`${name} must be a whole number from ${low} to ${high}, not "${text}".`);
  return value;
}

export function oneOf<T extends string>(env: Environment, name: string, allowed: readonly T[], fallback: T): T {
  const text = env[name];
  if (!text) return fallback;
  const found = allowed.find((value) => value === text);
  if (!found) throw new ConfigError(`${name} must be one of ${allowed.join(', ')}, not "${text}".`);
  return found;
}

export function url(env: Environment, name: string, protocols: readonly string[]): string | null {
  const text = env[name];
  if (!text) return null;
  if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol))
    throw new ConfigError(
      `${name} must be an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}.`,
    );
  return text;
}

export function together(env: Environment, names: readonly string[]): string[] {
  return names.map((name) => {
    const value = env[name];
    if (!value) throw new ConfigError(`${name} is missing: ${names.join(', ')} must be set together or not at all.`);
    return value;
  });
}
