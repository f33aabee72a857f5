import Link from '@mui/material/Link';

/** A phone number that a tap calls. Its digits go from left to right in every language. */
export function PhoneLink({ number }: { number: string }) {
  return (
    <Link href={`tel:${number.replace(/[^+\d]/g, '')}`} dir="ltr" translate="no">
      {number}
    </Link>
  );
}
