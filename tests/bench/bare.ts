import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { freePort } from '@cubby/api/testing';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Starts the bare handler that sets the limit, as a separate process. */
export async function startBare(env: Record<string, string>, answerBytes: number) {
  const port = await freePort();
  const child = spawn(process.execPath, ['api/testing/bare-server.ts'], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, ...env, PORT: String(port), ANSWER_BYTES: String(answerBytes) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 300; tries += 1) {
    const answered = await fetch(url).then(
      () => true,
      () => false,
    );
    if (answered) break;
    await new Promise((wait) => setTimeout(wait, 100));
  }
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM');
      await gone;
    },
  };
}
