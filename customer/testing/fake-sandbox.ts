import type { Gathered, KeptCard } from '../src/lib/api/sandbox-stripe.ts';

/** A fake of the sandbox beside the API: it replaces third-party pages and scripts, which no contract describes. */
export interface FakeSandbox {
  /** The data of each token, oldest first. */
  gathered: Gathered[];
  /** The answers received by the bank, or PayPal. */
  heard: string[];
  kept: KeptCard[];
  /** Stops all answers from now on. */
  goDown: () => void;
}

/** Answers beside the API, which a test has put in the network's place before. */
export function fakeSandbox(kept: KeptCard[] = []): FakeSandbox {
  const others = globalThis.fetch;
  let isUp = true;
  const sandbox: FakeSandbox = { gathered: [], heard: [], kept, goDown: () => (isUp = false) };
  const answer = (path: string, body: string) => {
    if (path.endsWith('/confirmation_tokens')) {
      sandbox.gathered.push(JSON.parse(body));
      return Response.json({ id: `ctoken_${sandbox.gathered.length}` });
    }
    if (path.endsWith('/kept_cards')) return Response.json(sandbox.kept);
    const [, removed] = path.match(/\/kept_cards\/(\w+)\/remove$/) ?? [];
    if (removed) {
      sandbox.kept = sandbox.kept.filter(({ id }) => id !== removed);
      return new Response(null, { status: 204 });
    }
    sandbox.heard.push(JSON.parse(body).outcome);
    return Response.json({ return_url: null });
  };
  globalThis.fetch = async (input, init) => {
    const path = String(input);
    if (!path.startsWith('/_sandbox/')) return others(input, init);
    if (!isUp) throw new TypeError('Failed to fetch');
    return answer(path, String(init?.body));
  };
  return sandbox;
}
