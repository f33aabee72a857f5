import Alert from '@mui/material/Alert';
import { useEffect, useState } from 'react';
import { useI18n } from '../language/LanguageProvider.tsx';
import { leftBehind } from '../state/left-behind.ts';

/** Says who has to sign in so that this device can send their actions. */
export function LeftBehindNote() {
  const { t } = useI18n();
  const [left, setLeft] = useState<{ email: string; count: number } | null>(null);
  useEffect(() => {
    leftBehind().then(setLeft, () => {});
  }, []);
  if (!left) return null;
  return (
    <Alert severity="warning">
      {left.email
        ? t('login.queued', { smart_count: left.count, email: left.email })
        : t('unpaired.unsent', { smart_count: left.count })}
    </Alert>
  );
}
