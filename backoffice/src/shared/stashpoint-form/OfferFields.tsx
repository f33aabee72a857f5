import Box from '@mui/material/Box';
import { TextInput } from 'react-admin';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { PictureInput } from '../pictures/PictureInput.tsx';
import { stack } from './fields-grid.ts';

/** Services the host offers travellers. */
export function OfferFields() {
  const t = useTranslate();
  return (
    <Box sx={stack}>
      <TextInput
        source="upsellText"
        label={t('stashpoints.field.upsellText')}
        helperText={t('stashpoints.offer_help')}
        multiline
      />
      <TextInput source="upsellLink" label={t('stashpoints.field.upsellLink')} type="url" helperText={false} />
      <PictureInput source="upsellPhoto" label={t('stashpoints.field.upsellPhoto')} purpose="stashpoint" />
    </Box>
  );
}
