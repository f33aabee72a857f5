import { ANY_BAG_SIZES, MEASURED_SIZES } from '@cubby/api';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { CountInput } from '../inputs/CountInput.tsx';
import { useProblem } from './use-problem.ts';

const SIZES = [...ANY_BAG_SIZES, ...MEASURED_SIZES];

/** The capacity in bags: in a shared pool, and in spaces of a size. */
export function RoomFields() {
  const t = useTranslate();
  const problem = useProblem('capacity');
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, 1fr)' } }}>
        {SIZES.map((size) => (
          <CountInput key={size} source={`capacity.${size}`} label={t(`size.${size}`)} maximum={2000} empty={0} />
        ))}
      </Box>
      <FormHelperText error={problem !== null} sx={{ mt: 1 }}>
        {problem ?? t('stashpoints.room_help')}
      </FormHelperText>
    </>
  );
}
