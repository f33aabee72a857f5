import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface WordPress {
  url: string;
  /** Sets how it responds from now on. */
  behave: (manner: 'well' | 'failing' | 'hanging') => void;
  stop: () => void;
}

/** Starts a service like WordPress' REST interface, with one post that contains a script. */
export async function startWordPress(): Promise<WordPress> {
  let manner: 'well' | 'failing' | 'hanging' = 'well';
  const server = createServer((request, reply) => {
    if (manner === 'failing') reply.writeHead(500).end('oops');
    else if (manner === 'well') answer(request.url ?? '', reply);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    behave: (next) => {
      manner = next;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function answer(path: string, reply: ServerResponse): void {
  const body = path.includes('/tags') ? [TAG] : path.includes('slug=') && !path.includes('slug=rain') ? [] : [POST];
  reply.writeHead(200, { 'Content-Type': 'application/json', 'X-WP-Total': '1' }).end(JSON.stringify(body));
}

const TAG = { id: 4, name: 'Weather', slug: 'weather', taxonomy: 'post_tag' };

const POST = {
  id: 7,
  slug: 'rain',
  modified_gmt: '2026-11-01T08:00:00',
  title: { rendered: 'Rain &amp; shine' },
  excerpt: { rendered: '<p>What to do on a wet day. <a class="more-link" href="#">Read more</a></p>' },
  content: { rendered: '<h2>Indoors</h2><p>Museums.</p><script>document.title = "taken over"</script>' },
  _embedded: { author: [{ name: 'Ida' }], 'wp:term': [[TAG]] },
};
