import type { AddressInfo } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  to: string;
  /** The raw text of the message. */
  text: string;
  /** The message as a mail program parses it. */
  parsed: ParsedMail;
  /** Milliseconds since the process began. */
  at: number;
}

/** A real SMTP server on this machine, with adjustable behaviour. */
export interface MailServer {
  url: string;
  received: ReceivedMail[];
  /** Sets the response to an address: null accepts the mail, otherwise a refusal with its SMTP code. */
  refuse: (answer: (address: string) => { code: number; text: string } | null) => void;
  /** Sets the delay for each mail. */
  delay: (milliseconds: number) => void;
  close: () => Promise<void>;
}

export async function startMailServer(port = 0): Promise<MailServer> {
  let refusalOf: Parameters<MailServer['refuse']>[0] = () => null;
  let delayMs = 0;
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, callback) => {
      const refusal = refusalOf(address);
      callback(refusal && Object.assign(new Error(refusal.text), { responseCode: refusal.code }));
    },
    onData: (stream, session, callback) => {
      let text = '';
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      stream.on('end', async () => {
        const [recipient] = session.envelope.rcptTo;
        const at = performance.now();
        received.push({ to: recipient?.address ?? '', text, parsed: await simpleParser(text), at });
        setTimeout(callback, delayMs);
      });
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received,
    refuse: (answer) => {
      refusalOf = answer;
    },
    delay: (milliseconds) => {
      delayMs = milliseconds;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
