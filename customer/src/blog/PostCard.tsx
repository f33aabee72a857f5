import type { BlogPost } from '@cubby/api';
import { Picture } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';

/** A post in a list: the whole card links to it, and its heading names the link. */
export function PostCard({ post, priority = false }: { post: BlogPost; priority?: boolean }) {
  const { paths, day } = useI18n();
  return (
    <Box component="li" sx={{ position: 'relative', display: 'grid', gap: 1.5, alignContent: 'start' }}>
      <Picture
        picture={post.featured_image ?? undefined}
        width={1024}
        height={500}
        frame="wideArch"
        priority={priority}
        decorative
        sizes="(min-width: 900px) 380px, (min-width: 600px) 50vw, 100vw"
      />
      <Typography component="h2" variant="h3" sx={{ hyphens: 'auto' }}>
        <Link
          href={paths.blogPost(post.slug)}
          underline="hover"
          color="inherit"
          sx={{ '&::after': { content: '""', position: 'absolute', inset: 0 } }}
        >
          {post.title}
        </Link>
      </Typography>
      <Typography color="textSecondary">{post.excerpt}</Typography>
      <Typography variant="body2" color="textSecondary" component="time" dateTime={post.modified}>
        {day(post.modified)}
      </Typography>
    </Box>
  );
}
