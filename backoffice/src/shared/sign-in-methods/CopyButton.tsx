import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded';
import Button from '@mui/material/Button';
import { useNotify } from 'ra-core';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

/** Copies a text to the clipboard, and confirms it. */
export function CopyButton({ label, text }: { label?: string; text: string }) {
  const t = useTranslate();
  const notify = useNotify();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => notify('sign_in.codes.copied', { type: 'success' }),
      () => notify('sign_in.codes.not_copied', { type: 'error' }),
    );
  return (
    <Button startIcon={<ContentCopyRounded />} onClick={() => void copy()}>
      {label ?? t('sign_in.codes.copy')}
    </Button>
  );
}
