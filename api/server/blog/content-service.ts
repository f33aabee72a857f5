import { LRUCache } from 'lru-cache';
import { array, assert, type Infer, nullable, number, optional, string, type, unknown } from 'superstruct';
import { CubbyError } from '../../contract/errors.ts';
import type { BlogPost, BlogTag } from '../../contract/structs/blog.ts';
import type { PictureSet } from '../../contract/structs/common.ts';
import type { BlogSource } from './blog-source.ts';
import { cleanHtml, plainText } from './clean-html.ts';

const TIMEOUT_MS = 2_000;
const FRESH_MS = 5 * 60_000;
/** A service that has just failed is left alone for a while: its visitors must not all wait for it in turn. */
const REST_MS = 20_000;

/**
 * Posts of a WordPress REST service. What was read once is remembered and shown while the service is slow or away.
 *
 * @param url Where the WordPress site is reached, without `/wp-json`.
 */
export function contentService(url: string, now: () => number = Date.now): BlogSource {
  const base = `${url.replace(/\/$/, '')}/wp-json/wp/v2`;
  let restsUntil = 0;
  const answers = new LRUCache<string, Answer>({
    max: 300,
    ttl: FRESH_MS,
    allowStaleOnFetchRejection: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: async (address) => {
      if (now() < restsUntil) throw new Error('The content service is being left alone.');
      try {
        return await read(address);
      } catch (error) {
        restsUntil = now() + REST_MS;
        throw error;
      }
    },
  });
  const ask = async (path: string, query: Record<string, string | number | undefined>): Promise<Answer> => {
    const given = Object.entries(query).filter(([, value]) => value !== undefined);
    const address = `${base}${path}?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}`;
    const answer = await answers.fetch(address).catch(() => undefined);
    if (!answer) throw new CubbyError('UNAVAILABLE', 'The blog cannot be reached just now.');
    return answer;
  };
  const tagsOf = async (query: Record<string, string | number | undefined>): Promise<WordPressTag[]> => {
    const { body } = await ask('/tags', { ...query, per_page: 100 });
    return understood(body, array(WordPressTag));
  };
  return {
    async listPosts({ language, tag, page, perPage }) {
      const tagId = tag && (await tagsOf({ slug: tag, lang: language }))[0]?.id;
      if (tag && tagId === undefined) return { items: [], total: 0 };
      const { body, total } = await ask('/posts', { page, per_page: perPage, lang: language, tags: tagId, ...EMBED });
      return { items: understood(body, array(WordPressPost)).map(presentPost), total };
    },
    async findPost(slug, language) {
      const { body } = await ask('/posts', { slug, lang: language, ...EMBED });
      const [post] = understood(body, array(WordPressPost));
      return post ? { ...presentPost(post), content: cleanHtml(post.content.rendered) } : null;
    },
    listTags: async (language) => (await tagsOf({ lang: language, hide_empty: 'true' })).map(presentTag),
  };
}

const EMBED = { _embed: 'author,wp:featuredmedia,wp:term' };

interface Answer {
  body: unknown;
  total: number;
}

async function read(address: string): Promise<Answer> {
  const reply = await fetch(address, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: { Accept: 'application/json' },
  });
  // A page beyond the last one is a refusal of WordPress, not a fault.
  if (reply.status === 400) return { body: [], total: 0 };
  if (!reply.ok) throw new Error(`The content service answered ${reply.status}.`);
  return { body: await reply.json(), total: Number(reply.headers.get('X-WP-Total') ?? 0) };
}

function understood<T>(body: unknown, struct: Parameters<typeof assert<T, unknown>>[1]): T {
  try {
    assert(body, struct);
    return body as T;
  } catch {
    throw new CubbyError('UNAVAILABLE', 'The content service answers in a way we do not understand.');
  }
}

const Rendered = type({ rendered: string() });
const WordPressTag = type({ id: number(), name: string(), slug: string(), taxonomy: optional(string()) });
type WordPressTag = Infer<typeof WordPressTag>;
const Media = type({
  source_url: optional(string()),
  alt_text: optional(string()),
  media_details: optional(type({ sizes: optional(unknown()), width: optional(number()), height: optional(number()) })),
});
const WordPressPost = type({
  id: number(),
  slug: string(),
  modified_gmt: string(),
  title: Rendered,
  excerpt: Rendered,
  content: Rendered,
  _embedded: optional(
    type({
      author: optional(array(type({ name: optional(string()), avatar_urls: optional(unknown()) }))),
      'wp:featuredmedia': optional(nullable(array(Media))),
      'wp:term': optional(array(array(WordPressTag))),
    }),
  ),
});
type WordPressPost = Infer<typeof WordPressPost>;

function presentPost(post: WordPressPost): BlogPost {
  const { author, 'wp:featuredmedia': media, 'wp:term': terms } = post._embedded ?? {};
  const avatars = Object.values((author?.[0]?.avatar_urls ?? {}) as Record<string, string>);
  return {
    id: String(post.id),
    slug: post.slug,
    title: plainText(post.title.rendered),
    excerpt: plainText(post.excerpt.rendered),
    modified: new Date(`${post.modified_gmt.replace(/Z$/, '')}Z`).toISOString(),
    author: { name: author?.[0]?.name ?? '', avatar: avatars.at(-1) ?? null },
    featured_image: pictureOf(media?.[0]),
    tags: (terms ?? [])
      .flat()
      .filter(({ taxonomy }) => taxonomy === undefined || taxonomy === 'post_tag')
      .map(presentTag),
  };
}

function presentTag({ id, name, slug }: WordPressTag): BlogTag {
  return { id: String(id), name: plainText(name), slug };
}

/** All sizes WordPress made of a picture, and the original. */
function pictureOf(media: Infer<typeof Media> | undefined): PictureSet | null {
  if (!media?.source_url) return null;
  const { sizes = {}, width = 1024, height = 500 } = media.media_details ?? {};
  const made = Object.values(sizes as Record<string, { width?: number; height?: number; source_url?: string }>);
  const all = [...made, { width, height, source_url: media.source_url }];
  return {
    alt_text: media.alt_text ?? '',
    sizes: Object.fromEntries(
      all.flatMap((size) => (size.source_url ? [[`${size.width}x${size.height}`, size.source_url]] : [])),
    ),
  };
}
