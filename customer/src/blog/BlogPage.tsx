import { EmptyState, LoadingState, PageHeading, plainList } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useSWRInfinite from 'swr/infinite';
import { useParams } from 'wouter';
import { call, useApi } from '../lib/api/api.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { ErrorPage } from '../lib/layout/ErrorPage.tsx';
import { Page } from '../lib/layout/Page.tsx';
import { BlogAway } from './BlogAway.tsx';
import { PostCard } from './PostCard.tsx';
import { TagList } from './TagList.tsx';

const PER_PAGE = 12;

/** All posts, or those on one topic; further ones are appended. */
export default function BlogPage() {
  const { t, language } = useI18n();
  const { tag } = useParams();
  const query = { language, per_page: PER_PAGE, ...(tag && { tag }) };
  const first = useApi('listBlogPosts', { query });
  const further = useSWRInfinite(
    (index) => (first.data?.has_next ? (['listBlogPosts', { query: { ...query, page: index + 2 } }] as const) : null),
    ([name, input]) => call(name, input),
    { initialSize: 0, revalidateFirstPage: false, revalidateOnMount: false },
  );
  const tags = useApi('listBlogTags', { query: { language } });
  const topic = tags.data?.find(({ slug }) => slug === tag);
  if (tag && tags.data && !topic) return <ErrorPage status={404} />;

  const posts = [first.data, ...(further.data ?? [])].flatMap((page) => page?.items ?? []);
  const last = further.data?.at(-1) ?? first.data;
  const title = topic ? t('blog.topic', { tag: topic.name }) : t('blog.heading');
  return (
    <Page
      title={topic ? title : t('blog.title')}
      description={t('blog.description')}
      addressIn={(of) => (tag ? of.blogTag(tag) : of.blog())}
    >
      <PageHeading title={title} intro={t('blog.intro')} />
      {tags.data && <TagList tags={tags.data} active={tag} />}
      {first.error && <BlogAway onRetry={() => void first.mutate()} />}
      {!first.data && !first.error && <LoadingState label={t('loading')} shape="cards" />}
      {first.data && posts.length === 0 && <EmptyState title={t('blog.none')} text={t('blog.noneText')} />}
      <Box
        component="ul"
        sx={{
          ...plainList,
          display: 'grid',
          gap: { xs: 3, md: 4 },
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            sm: 'repeat(2, minmax(0, 1fr))',
            md: 'repeat(3, minmax(0, 1fr))',
          },
        }}
      >
        {posts.map((post, index) => (
          <PostCard key={post.id} post={post} priority={index < 2} />
        ))}
      </Box>
      {last?.has_next && (
        <Button
          variant="outlined"
          size="large"
          onClick={() => void further.setSize((size) => size + 1)}
          loading={further.isValidating}
        >
          {t('blog.more')}
        </Button>
      )}
    </Page>
  );
}
