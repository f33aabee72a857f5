import { ConfigError, type Environment, integer } from './setting-readers.ts';

export interface MailRepliesSetting {
  /** The domain of the addresses to which people reply: `reply.example.org`. */
  domain: string;
  /** The port on which their mail server hands these mails over. */
  port: number;
  /** The address to listen on. */
  host: string;
}

/** @throws ConfigError when only one of both is set, or the domain is not one. */
export function mailRepliesSetting(env: Environment): MailRepliesSetting | null {
  const domain = env.MAIL_REPLY_DOMAIN?.toLowerCase();
  if (!domain) {
    if (env.MAIL_REPLY_PORT) throw new ConfigError('MAIL_REPLY_PORT is set without MAIL_REPLY_DOMAIN.');
    return null;
  }
  if (!/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(domain))
    throw new ConfigError('MAIL_REPLY_DOMAIN must be a domain, such as reply.example.org.');
  if (!env.MAIL_REPLY_PORT)
    throw new ConfigError('MAIL_REPLY_DOMAIN needs MAIL_REPLY_PORT, where its mail is received.');
  return {
    domain,
    port: integer(env, 'MAIL_REPLY_PORT', 2525, 1, 65535),
    host: env.MAIL_REPLY_HOST || '127.0.0.1',
  };
}
