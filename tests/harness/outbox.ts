import { setTimeout } from 'node:timers/promises';

export interface OutboxMail {
  id: number;
  recipient: string;
  subject: string;
  body: string;
}

/** A generous limit, not a measurement. */
const PATIENCE_MS = 20_000;

/** Returns all emails of a server without a mail server, newest first. */
export async function readOutbox(url: string): Promise<OutboxMail[]> {
  return (await (await fetch(`${url}/_outbox.json`)).json()) as OutboxMail[];
}

/** Waits for an email to an address whose subject matches, and returns the newest. */
export async function mailTo(url: string, address: string | null, about = /./): Promise<OutboxMail> {
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    const mails = await readOutbox(url);
    const mail = mails.find(({ recipient, subject }) => recipient === address && about.test(subject));
    if (mail) return mail;
    await setTimeout(100);
  }
  throw new Error(`Nothing about ${about} was sent to ${address}.`);
}

/** Waits for an emailed code, and returns the newest. */
export async function codeTo(url: string, address: string | null): Promise<string> {
  const { subject } = await mailTo(url, address, /\d{6}/);
  return subject.match(/\d{6}/)?.[0] ?? '';
}
