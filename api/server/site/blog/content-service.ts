import {
  array,
  assert,
  type Infer,
  is,
  nullable,
  number,
  optional,
  type Struct,
  string,
  type,
  unknown,
} from 'superstruct';
import type { BlogPost, BlogTag } from '../../../contract/structs/blog.ts';
import type { PictureSet } from '../../../contract/vocabulary/words.ts';
import type { Database } from '../../platform/database/connect.ts';
import { fetchBounded } from '../../platform/http/fetch-bounded.ts';
import type { BlogSource } from './blog-source.ts';
import { cleanHtml, plainText } from './clean-html.ts';
import { type Answer, keptAnswers } from './kept-answers.ts';

/**
 * Limits of a call: it runs in the background, so no one waits this long. A page of a hundred long posts has a few
 * megabytes.
 */
const BOUNDS = { timeoutMs: 15_000, mostBytes: 10_000_000 };

/**
 * Reads the posts of a WordPress REST service. Answers are cached and shown while the service is slow or unreachable.
 *
 * @param url The URL of the WordPress site, without `/wp-json`.
 */
export function contentService(url: string, database: Database, now: () => Date): BlogSource {
  const base = `${url.replace(/\/$/, '')}/wp-json/wp/v2`;
  const question = (path: string, query: Record<string, string | number | undefined>) => {
    const given = Object.entries(query).filter(([, value]) => value !== undefined);
    return `${base}${path}?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}`;
  };
  const askPosts = keptAnswers(database, now, understood(array(WordPressPost)));
  const askTags = keptAnswers(database, now, understood(array(WordPressTag)));
  const tagsOf = async (query: Record<string, string | number | undefined>): Promise<WordPressTag[]> => {
    const { body } = await askTags(question('/tags', { ...query, per_page: 100 }));
    return body as WordPressTag[];
  };
  return {
    async listPosts({ language, tag, page, perPage }) {
      const tagId = tag && (await tagsOf({ slug: tag, lang: language }))[0]?.id;
      if (tag && tagId === undefined) return { items: [], total: 0 };
      const query = { page, per_page: perPage, lang: language, tags: tagId, ...EMBED };
      const { body, total } = await askPosts(question('/posts', query));
      return { items: (body as WordPressPost[]).map(serializePost), total };
    },
    async findPost(slug, language) {
      const { body } = await askPosts(question('/posts', { slug, lang: language, ...EMBED }));
      const [post] = body as WordPressPost[];
      return post ? { ...serializePost(post), content: cleanHtml(post.content.rendered) } : null;
    },
    listTags: async (language) => (await tagsOf({ lang: language, hide_empty: 'true' })).map(serializeTag),
  };
}

const EMBED = { _embed: 'author,wp:featuredmedia,wp:term' };

/** Requires an answer that is understood: only those are good, and worth caching. */
function understood<T>(struct: Struct<T>) {
  return { read: (address: string) => read(address, struct), isGood: (body: unknown) => is(body, struct) };
}

async function read<T>(address: string, struct: Struct<T>): Promise<Answer> {
  const reply = await fetchBounded(address, BOUNDS, { headers: { Accept: 'application/json' }, redirect: 'follow' });
  // WordPress refuses a page beyond the last one: that is not a fault.
  if (reply.status === 400) return { body: [], total: 0 };
  if (!reply.ok) throw new Error(`The content service answered ${reply.status}.`);
  const body: unknown = await reply.json();
  assert(body, struct);
  return { body, total: Number(reply.headers.get('X-WP-Total') ?? 0) || 0 };
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

function serializePost(post: WordPressPost): BlogPost {
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
      .map(serializeTag),
  };
}

function serializeTag({ id, name, slug }: WordPressTag): BlogTag {
  return { id: String(id), name: plainText(name), slug };
}

/** Returns all sizes WordPress made of a picture, and the original. */
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
