import { Panel } from '@cubby/design-system';
import DownloadRounded from '@mui/icons-material/DownloadRounded';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { api } from '../lib/api/api.ts';
import { saveFile } from '../lib/files/save-file.ts';
import { ErrorNote } from '../lib/forms/ErrorNote.tsx';
import { useSending } from '../lib/forms/use-sending.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';

/** Downloads all of the traveller's stored data in one file. */
export function DataPanel() {
  const { t } = useI18n();
  const { send, pending, error } = useSending();
  const download = async () => {
    const data = await api.getMyData();
    const name = `cubby-${data.created.slice(0, 10)}.json`;
    saveFile(new File([JSON.stringify(data, null, 2)], name, { type: 'application/json' }));
  };
  return (
    <Panel>
      <Typography variant="h3" component="h2">
        {t('account.data')}
      </Typography>
      <Typography color="textSecondary">{t('account.dataText')}</Typography>
      <ErrorNote error={error} />
      <Button
        variant="outlined"
        startIcon={<DownloadRounded />}
        loading={pending}
        onClick={() => void send(download)}
        sx={{ justifySelf: 'start', maxWidth: 1, overflowWrap: 'anywhere' }}
      >
        {t('account.download')}
      </Button>
    </Panel>
  );
}
