import lighthouse, { type Config, type Flags } from 'lighthouse';

export const PORT = 9334;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export const AUDIT_HEAD = [
  'page',
  'speed',
  'access',
  'practice',
  'seo',
  'LCP s',
  'blocked ms',
  'shift',
  'script kB',
  'requests',
];

/** Returns one page's scores and figures; `config` is Lighthouse's own and defaults to a throttled phone. */
export async function audit(url: string, port = PORT, config?: Config): Promise<string[]> {
  const { scores, lcp, blocked, shift, script, requests } = await figuresOf(url, port, config);
  return [
    ...scores.map(String),
    lcp.toFixed(1),
    blocked.toFixed(0),
    shift.toFixed(3),
    script.toFixed(0),
    String(requests),
  ];
}

export interface PageFigures {
  /** Out of 100, in the order of `CATEGORIES`. */
  scores: number[];
  /** Largest contentful paint, s. */
  lcp: number;
  /** Total blocking time, ms. */
  blocked: number;
  shift: number;
  /** Transferred, kB. */
  script: number;
  requests: number;
}

export async function figuresOf(url: string, port = PORT, config?: Config): Promise<PageFigures> {
  const onlyCategories: string[] = [...CATEGORIES];
  // A console's tab would otherwise start without the session in its cookies; a public page starts with empty storage.
  const flags: Flags = { port, logLevel: 'error', onlyCategories, disableStorageReset: config !== undefined };
  const result = await lighthouse(url, flags, config);
  if (!result) throw new Error(`The audit of ${url} came to nothing.`);
  const { categories, audits } = result.lhr;
  const figure = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const requests = requestsOf(audits['network-requests']?.details);
  const script = requests.filter(({ resourceType }) => resourceType === 'Script');
  return {
    scores: CATEGORIES.map((id) => Math.round((categories[id]?.score ?? 0) * 100)),
    lcp: figure('largest-contentful-paint') / 1000,
    blocked: figure('total-blocking-time'),
    shift: figure('cumulative-layout-shift'),
    script: script.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000,
    requests: requests.length,
  };
}

interface Request {
  url: string;
  resourceType: string;
  transferSize: number;
}

/** Returns what goes over the wire: previews of pictures are part of the page. */
function requestsOf(details: unknown): Request[] {
  const { items = [] } = (details ?? {}) as { items?: Request[] };
  return items.filter(({ url }) => !url.startsWith('data:'));
}
