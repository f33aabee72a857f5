import Typography from '@mui/material/Typography';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { PictureListInput } from '../pictures/PictureListInput.tsx';

export function PictureFields() {
  const t = useTranslate();
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        {t('pictures.door_first')}
      </Typography>
      <PictureListInput source="photo" label={t('stashpoints.field.photo')} purpose="stashpoint" maximum={12} />
    </>
  );
}
