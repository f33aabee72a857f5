import DownloadRounded from '@mui/icons-material/DownloadRounded';
import { useListContext } from 'ra-core';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { ExportMenu } from './ExportMenu.tsx';
import { useReadableFields } from './list-columns.ts';

interface ExportButtonProps {
  /** Filters in addition to the user's choices. */
  filter: Record<string, unknown> | undefined;
}

/** Exports everything the filters select as CSV. */
export function ExportButton({ filter }: ExportButtonProps) {
  const t = useTranslate();
  const { resource, filterValues } = useListContext();
  const fields = useReadableFields();
  return (
    <ExportMenu
      resource={resource}
      filter={{ ...filterValues, ...filter }}
      fields={fields}
      button={{ startIcon: <DownloadRounded />, children: t('shared.export') }}
    />
  );
}
