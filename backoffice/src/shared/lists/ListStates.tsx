import { EmptyState, ErrorState } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useListContext } from 'ra-core';
import { keyOfError } from '../../lib/api/error-message.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { useListWords } from './list-columns.ts';

interface EmptyListProps {
  /** Texts of the dictionary; by default those of the resource. */
  title?: string;
  text?: string;
}

/** Says that a list has no rows. */
export function EmptyList({ title, text }: EmptyListProps) {
  const t = useTranslate();
  const words = useListWords();
  const clear = useClear();
  return (
    <EmptyState
      title={t(title ?? `${words}.none`)}
      text={t(text ?? `${words}.none_text`)}
      {...(clear && { action: clear })}
    />
  );
}

/** Says why a list could not be loaded. */
export function ListError() {
  const t = useTranslate();
  const { error, refetch } = useListContext();
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <ErrorState
        message={t(keyOfError(error))}
        retry={{ label: t('console.try_again'), onRetry: () => void refetch() }}
      />
      {/* The server may have refused a filter that no field shows. */}
      {useClear()}
    </Box>
  );
}

function useClear() {
  const t = useTranslate();
  const { filterValues, setFilters } = useListContext();
  if (Object.keys(filterValues).length === 0) return null;
  return (
    <Button variant="outlined" onClick={() => setFilters({}, {})}>
      {t('shared.clear')}
    </Button>
  );
}
