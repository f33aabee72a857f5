import { parseArgs } from 'node:util';
import { type Config, readSettings } from '../server/platform/settings/config.ts';
import { misspeltSettings } from '../server/platform/settings/misspelt-settings.ts';
import { type Environment, mailbox } from '../server/platform/settings/setting-readers.ts';
import { checkDatabase } from './check-database.ts';
import { checkDisk, checkProxy } from './check-machine.ts';
import { checkMail } from './check-mail.ts';
import { checkMedia } from './check-media.ts';
import { checkNames } from './check-names.ts';
import { checkReplicas } from './check-replicas.ts';
import { checkStripe } from './check-stripe.ts';
import { type Finding, messageOf } from './finding.ts';

/**
 * Checks a set-up and writes a line for each finding, with what to do below it. Returns the exit code: 1 with a fault, 2
 * for invalid arguments. Nothing is changed: what is written to a bucket is removed again. One mail is sent if `--mail`
 * names a recipient.
 */
export async function examine(env: Environment, args: string[], write: (text: string) => void): Promise<number> {
  const recipient = readRecipient(args);
  if (recipient instanceof Error) {
    write(`${messageOf(recipient)} Usage: npm run doctor -- --mail me@example.org\n`);
    return 2;
  }
  const count = { ok: 0, warning: 0, fault: 0, skipped: 0 };
  // All groups run at once and are written in their order.
  for (const group of checkAll(env, recipient))
    for (const finding of await group) {
      count[finding.status] += 1;
      write(lineOf(finding));
    }
  write(
    `\n${Object.entries(count)
      .map(([status, number]) => `${status}: ${number}`)
      .join(', ')}\n`,
  );
  return count.fault > 0 ? 1 : 0;
}

function readRecipient(args: string[]): string | null | Error {
  try {
    const { values } = parseArgs({ args, options: { mail: { type: 'string' } } });
    return mailbox({ '--mail': values.mail }, '--mail');
  } catch (error) {
    return error as Error;
  }
}

const DATABASE_SETTINGS = [
  'databaseUrl',
  'databaseOwnerUrl',
  'databaseDirectUrl',
  'databasePooler',
  'databasePoolSize',
  'databaseReplicas',
  'dataDir',
  'readOnly',
] as const;

function checkAll(env: Environment, recipient: string | null): (Finding[] | Promise<Finding[]>)[] {
  const { settings, refusals } = readSettings(env);
  /** Runs a check with the settings it needs, unless one of them is invalid. */
  const given = <Name extends keyof Config>(
    subject: string,
    needs: readonly Name[],
    run: (settings: Pick<Config, Name>) => Finding[] | Promise<Finding[]>,
  ) => {
    if (needs.every((name) => name in settings)) return run(settings as Pick<Config, Name>);
    return [{ subject, status: 'skipped' as const, found: 'Its settings are invalid (above).' }];
  };
  return [
    checkSettings(settings, refusals, misspeltSettings(env)),
    given('database', DATABASE_SETTINGS, checkDatabase),
    given('replicas', ['databaseUrl', 'databaseReplicas'], checkReplicas),
    given('DATA_DIR', ['dataDir'], checkDisk),
    given('MEDIA_URL', ['media', 'dataDir'], checkMedia),
    given('names', ['publicUrl'], checkNames),
    given('TRUST_PROXY', ['publicUrl', 'host', 'trustProxy'], checkProxy),
    given('Stripe', ['stripe', 'publicUrl'], checkStripe),
    given('SMTP', ['smtpUrl', 'mailFrom', 'publicUrl'], (mail) => checkMail(mail, recipient)),
  ];
}

/** Settings that a receipt names of its seller, beside the name and address that the server itself requires. */
const RECEIPT_SETTINGS = [
  { name: 'register', setting: 'OPERATOR_REGISTER', why: 'receipts name no registration number of the seller.' },
  { name: 'vatNumber', setting: 'OPERATOR_VAT_NUMBER', why: 'receipts name no tax number, and charge no VAT.' },
] as const;

/** Returns the server's own refusals, and what it accepts but travellers would notice. */
function checkSettings(
  { production, sandbox, operator }: Partial<Config>,
  refusals: string[],
  misspelt: string[],
): Finding[] {
  const subject = 'settings';
  const todo = 'Correct it: docs/settings.md describes every setting.';
  const findings: Finding[] = refusals.map((found) => ({ subject, status: 'fault', found, todo }));
  if (!production)
    findings.push(...misspelt.map((found) => ({ subject, status: 'warning' as const, found, todo })), {
      subject,
      status: 'warning',
      found: 'NODE_ENV is not production: the server starts without what a real site needs.',
      todo: 'Set NODE_ENV=production before you open.',
    });
  if (production && operator)
    findings.push(
      ...RECEIPT_SETTINGS.filter(({ name }) => !operator[name]).map(({ setting, why }) => ({
        subject,
        status: 'warning' as const,
        found: `${setting} is missing: ${why}`,
        todo: `Set ${setting}, unless the law asks for none: docs/settings.md describes it.`,
      })),
    );
  if (sandbox)
    findings.push({
      subject,
      status: 'warning',
      found: 'SANDBOX is yes: payments and mail may be simulated.',
      todo: 'Remove SANDBOX before you open.',
    });
  return findings.length > 0 ? findings : [{ subject, status: 'ok', found: 'The server accepts all of them.' }];
}

const STATUS_LETTERS = 9;

function lineOf({ status, subject, found, todo }: Finding): string {
  const indent = ' '.repeat(STATUS_LETTERS);
  return `${status.padEnd(STATUS_LETTERS)}${subject}: ${found}\n${todo ? `${indent}→ ${todo}\n` : ''}`;
}
