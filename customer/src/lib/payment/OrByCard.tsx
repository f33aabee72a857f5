import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import { useI18n } from '../i18n/I18nProvider.tsx';

export function OrByCard() {
  const { t } = useI18n();
  return (
    <Divider>
      <Typography component="span" variant="body2" color="textSecondary">
        {t('payment.orByCard')}
      </Typography>
    </Divider>
  );
}
