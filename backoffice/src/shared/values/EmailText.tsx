import Box from '@mui/material/Box';

/** An email address that breaks after its @, and inside its parts only where there is no other way. */
export function EmailText({ address }: { address: string }) {
  const at = address.lastIndexOf('@') + 1;
  return (
    <Box component="span" translate="no" sx={{ overflowWrap: 'break-word' }}>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </Box>
  );
}
