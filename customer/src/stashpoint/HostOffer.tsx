import type { StashpointDetail } from '@cubby/api';
import {
  colour,
  fontWeight,
  Picture,
  radius,
  TranslatedText,
  type TranslatedTextProps,
  textSize,
} from '@cubby/design-system';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';

/** The host's offer to travellers with bags; nothing if there is none. */
export function HostOffer({ offer, text }: { offer: StashpointDetail['upsell']; text: TranslatedTextProps }) {
  const { t } = useI18n();
  if (!offer) return null;
  return (
    <Box component="aside" aria-label={t('offer.title')} sx={card}>
      {offer.photo && <Picture picture={offer.photo} width={84} height={118} frame="arch" fit="fixed" decorative />}
      <Box
        sx={{
          flex: '1 1 9rem',
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: 0.5,
          alignContent: 'center',
          minWidth: 0,
        }}
      >
        <Typography component="h2" sx={{ fontWeight: fontWeight.bold, fontSize: textSize.large }}>
          {t('offer.title')}
        </Typography>
        <TranslatedText {...text} />
        {offer.link && (
          <Link href={offer.link} target="_blank" rel="noreferrer nofollow" sx={{ justifySelf: 'start', py: 0.5 }}>
            {t('offer.link')}
          </Link>
        )}
      </Box>
    </Box>
  );
}

const card = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  p: 2.5,
  borderRadius: radius.large,
  background: colour.highlightSoft,
  border: `1px solid ${colour.line}`,
} as const;
