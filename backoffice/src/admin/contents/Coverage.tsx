import { type ContentCoverage, LANGUAGES, type Language } from '@cubby/api';
import { DataTable, ErrorState, FactCard, fontWeight, LoadingState } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { keyOfError } from '../../lib/api/error-message.ts';
import { useLanguageName } from '../../lib/i18n/use-language-name.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { editPath, newPath } from '../../lib/routing/paths.ts';

const MARKS = { published: '●', changed: '◐', draft: '○' } as const;

/**
 * A grid of cities and languages, cities with most stashpoints first: existing texts, and links to write the missing
 * ones.
 */
export function Coverage() {
  const t = useTranslate();
  const languageName = useLanguageName();
  const { data, error, refetch } = useQuery({
    queryKey: ['content-coverage'],
    queryFn: () => api.listContentCoverage({ query: { type: 'city', per_page: 50 } }),
  });
  return (
    <Box sx={{ mt: 3 }}>
      <FactCard title={t('contents.coverage')}>
        {error && (
          <ErrorState
            message={t(keyOfError(error))}
            retry={{ label: t('console.try_again'), onRetry: () => void refetch() }}
          />
        )}
        {!data && !error && <LoadingState label={t('console.loading')} />}
        {data && (
          <>
            <Box sx={{ color: 'text.secondary', mb: 1 }}>{t('contents.legend')}</Box>
            <DataTable
              caption={t('contents.coverage')}
              head={[t('contents.field.location'), ...LANGUAGES.map(languageName)]}
              rows={data.items.map((place) => [
                place.name,
                ...LANGUAGES.map((language) => <Mark key={language} place={place} language={language} />),
              ])}
              dense
            />
          </>
        )}
      </FactCard>
    </Box>
  );
}

function Mark({ place, language }: { place: ContentCoverage; language: Language }) {
  const t = useTranslate();
  const languageName = useLanguageName();
  const text = place.texts[language];
  const state = t(text ? `contents.state.${text.state}` : 'contents.missing');
  const begin = `${newPath('seo-contents')}?${new URLSearchParams({ location: place.location_id, language })}`;
  return (
    <Link
      href={text ? editPath('seo-contents', text.id) : begin}
      aria-label={`${place.name}, ${languageName(language)}: ${state}`}
      sx={{ display: 'inline-block', minWidth: 32, minHeight: 24, textDecoration: 'none', fontWeight: fontWeight.bold }}
    >
      {text ? MARKS[text.state] : '+'}
    </Link>
  );
}
