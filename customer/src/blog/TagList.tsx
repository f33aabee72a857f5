import type { BlogTag } from '@cubby/api';
import { radius } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';

/** The topics of posts; the active one is marked. */
export function TagList({ tags, active }: { tags: readonly BlogTag[]; active: string | undefined }) {
  const { t, paths } = useI18n();
  const entries = [{ slug: undefined, name: t('blog.all') }, ...tags];
  return (
    <Box component="nav" aria-label={t('blog.topics')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {entries.map(({ slug, name }) => (
        <Button
          key={slug ?? ''}
          href={slug ? paths.blogTag(slug) : paths.blog()}
          variant={slug === active ? 'contained' : 'outlined'}
          size="small"
          aria-current={slug === active ? 'page' : undefined}
          sx={{ borderRadius: radius.pill, minHeight: 44 }}
        >
          {name}
        </Button>
      ))}
    </Box>
  );
}
