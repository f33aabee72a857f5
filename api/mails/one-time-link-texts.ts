import type { CodePurpose, SignInSite } from '../contract/vocabulary/sign-in-limits.ts';
import type { Mail } from './mail.ts';
import { prefixOf } from './words.ts';
import { write } from './write.ts';

interface MailedLink {
  link: string;
  purpose: CodePurpose;
  /** The base address of the site that the link opens, without a path. */
  site: { name: SignInSite; url: string };
}

/** Writes a link that signs in, or leads to a new password. */
export function oneTimeLinkMail(recipient: string, { link, purpose, site }: MailedLink, language: string): Mail {
  const name = purpose === 'recovery' ? 'recoveryLink' : 'signInLink';
  if (site.name !== 'travellers')
    return { recipient, ...write(name, language, { link: `${site.url}/login?one_time_link=${link}` }) };
  const page = `${site.url}${prefixOf(language)}/login/${purpose === 'recovery' ? 'recovery' : 'link'}`;
  return { recipient, ...write(name, language, { link: `${page}?link=${link}` }) };
}

/** Writes to the new address of an account; the link confirms it, on the site where its owner asked. */
export function addressLinkMail(
  recipient: string,
  { link, site }: Pick<MailedLink, 'link' | 'site'>,
  language: string,
): Mail {
  const address =
    site.name === 'travellers'
      ? `${site.url}${prefixOf(language)}/account/confirm-email?link=${link}`
      : `${site.url}/account?email_link=${link}`;
  return { recipient, ...write('addressLink', language, { link: address }) };
}
