import Box from '@mui/material/Box';
import Link from '@mui/material/Link';

/** A contact: name and phone number. */
export function Person({ name, phone }: { name: string; phone: string }) {
  return (
    <Box>
      {name}
      {phone && (
        <Link
          href={`tel:${phone.replace(/[^+\d]/g, '')}`}
          sx={{ display: 'block', position: 'relative', whiteSpace: 'nowrap' }}
        >
          {phone}
        </Link>
      )}
    </Box>
  );
}
