import Box from '@mui/material/Box';
import { PhoneLink } from '../../shared/values/PhoneLink.tsx';

/** A contact: name and phone number. */
export function Person({ name, phone }: { name: string; phone: string }) {
  return (
    <Box>
      {name}
      {phone && (
        <Box sx={{ position: 'relative' }}>
          <PhoneLink number={phone} />
        </Box>
      )}
    </Box>
  );
}
