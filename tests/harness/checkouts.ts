import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** The working tree. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Checks a commit out into a folder, as a git worktree. */
export async function checkOut(reference: string, folder: string): Promise<void> {
  await run('git', ['worktree', 'add', '--quiet', '--detach', folder, reference], ROOT);
}

export async function removeCheckout(folder: string): Promise<void> {
  await run('git', ['worktree', 'remove', '--force', folder], ROOT);
}

/**
 * Builds the Storybook of a checkout, which installs its own libraries first. `--test` leaves the documentation out.
 */
export async function buildStorybook(folder: string, checkout = ROOT): Promise<void> {
  await run(process.execPath, ['cubby.mjs', 'storybook', 'build', '--test', '--output-dir', folder], checkout);
}

/** Builds the sites of a checkout, which installs its own libraries first. */
export async function buildSites(checkout: string): Promise<void> {
  await run(process.execPath, ['cubby.mjs', 'build'], checkout);
}

/** Runs a script of a checkout, such as `test`; what it prints is shown only if it fails. */
export async function runIn(checkout: string, ...args: string[]): Promise<void> {
  await run(process.execPath, args, checkout, {});
}

/** Tests set NODE_ENV to `test`, with which a build has React's code for development. */
const FOR_A_BUILD: { NODE_ENV?: string } = { NODE_ENV: 'production' };

/** Runs a program in a folder; its output is shown only if it fails. */
async function run(program: string, args: string[], cwd: string, settings = FOR_A_BUILD): Promise<void> {
  const { NODE_ENV: _ours, ...inherited } = process.env;
  const env = { ...inherited, ...settings };
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => {
      output += part;
    });
  const [status] = await once(child, 'close');
  if (status !== 0) throw new Error(`${output}\n${program} ${args.join(' ')} failed in ${cwd}.`);
}
