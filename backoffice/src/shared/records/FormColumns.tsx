import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Fields beside one another if there is enough width, each equally wide. */
export function FormColumns({ children }: { children: ReactNode }) {
  return <Box sx={columns}>{children}</Box>;
}

/** A form beside related content; below one another on a phone. */
export function FormAndMore({ form, more }: { form: ReactNode; more: ReactNode }) {
  return (
    <Box sx={halves}>
      <Box sx={column}>{form}</Box>
      <Box sx={column}>{more}</Box>
    </Box>
  );
}

const columns = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14.375rem), 1fr))',
  alignItems: 'start',
  '& .MuiFormControl-root': { m: 0, width: '100%' },
} as const;

const halves = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' },
  alignItems: 'start',
} as const;
const column = { display: 'grid', gap: 2, minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' } as const;
