import type { BlogPostDetail } from '@cubby/api';
import {
  font,
  LoadingState,
  letterSpacing,
  lineHeight,
  PageHeading,
  Picture,
  plainList,
  radius,
  Section,
  textSize,
} from '@cubby/design-system';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useParams } from 'wouter';
import { useApi } from '../lib/api/api.ts';
import { errorId } from '../lib/api/error-id.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { ErrorPage } from '../lib/layout/ErrorPage.tsx';
import { Page } from '../lib/layout/Page.tsx';
import { blogPosting } from '../lib/seo/structured-data.ts';
import { BlogAway } from './BlogAway.tsx';
import { PostCard } from './PostCard.tsx';
import { TagList } from './TagList.tsx';

export default function PostPage() {
  const { t, language } = useI18n();
  const { slug = '' } = useParams();
  const { data, error, mutate } = useApi('getBlogPost', { params: { slug }, query: { language } });
  if (errorId(error) === 'NOT_FOUND') return <ErrorPage status={404} />;
  if (data) return <Post post={data} />;
  return (
    <Page title={t('blog.title')}>
      {error ? <BlogAway onRetry={() => void mutate()} /> : <LoadingState label={t('loading')} shape="page" />}
    </Page>
  );
}

function Post({ post }: { post: BlogPostDetail }) {
  const { t, paths, day, language } = useI18n();
  const { data: others } = useApi('listBlogPosts', { query: { language, per_page: 4 } });
  const related = others?.items.filter(({ slug }) => slug !== post.slug).slice(0, 3) ?? [];
  return (
    <Page
      title={post.title}
      description={post.excerpt}
      addressIn={(of) => of.blogPost(post.slug)}
      picture={post.featured_image ?? undefined}
      structured={[blogPosting(post)]}
    >
      <Box component="article" sx={article}>
        <Link href={paths.blog()} sx={{ justifySelf: 'start', py: 0.5 }}>
          {t('blog.back')}
        </Link>
        <PageHeading title={post.title} intro={post.excerpt} />
        <Typography variant="body2" color="textSecondary">
          {t('blog.by', { author: post.author.name })} · {t('blog.changed', { date: day(post.modified) })}
        </Typography>
        {post.featured_image && (
          <Picture
            picture={post.featured_image}
            width={1024}
            height={500}
            frame="wideArch"
            priority
            sizes="(min-width: 800px) 760px, 100vw"
          />
        )}
        <Box
          sx={content}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the server has sanitised it.
          dangerouslySetInnerHTML={{ __html: post.content }}
        />
        <TagList tags={post.tags} active="" />
      </Box>
      {related.length > 0 && (
        <Section title={t('blog.related')}>
          <Box
            component="ul"
            sx={{
              ...plainList,
              display: 'grid',
              gap: 3,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
            }}
          >
            {related.map((each) => (
              <PostCard key={each.id} post={each} />
            ))}
          </Box>
        </Section>
      )}
    </Page>
  );
}

const article = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 3,
  maxWidth: 760,
  marginInline: 'auto',
  width: '100%',
} as const;

const content = {
  fontSize: textSize.larger,
  lineHeight: lineHeight.loose,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  '& h2, & h3': {
    fontFamily: font.heading,
    lineHeight: lineHeight.tight,
    letterSpacing: letterSpacing.figure,
    mt: 4,
    mb: 1,
  },
  '& p': { my: 1.5 },
  '& img': { maxWidth: '100%', height: 'auto', borderRadius: radius.medium },
  '& pre, & table': { overflowX: 'auto', display: 'block' },
  '& blockquote': { borderInlineStart: '4px solid', borderColor: 'secondary.main', paddingInlineStart: 2, mx: 0 },
} as const;
