import { type AdminStashpoint, CURRENCIES } from '@cubby/api';
import { FactList } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { draftField } from '../../lib/api/wire-names.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useFieldLabel } from '../values/use-field-label.ts';
import { ValueText } from '../values/ValueText.tsx';

interface ProposalProps {
  stashpoint: AdminStashpoint;
  proposed: NonNullable<AdminStashpoint['proposed']>;
}

/** Each field of a proposed change, with its current and proposed value. */
export function Proposal({ stashpoint, proposed }: ProposalProps) {
  const labelOf = useFieldLabel('stashpoints');
  const fields = Object.keys(proposed) as (keyof typeof proposed)[];
  return (
    <FactList
      facts={fields.map((field) => [
        labelOf(draftField(field)),
        <span key={field}>
          <Box component="s" sx={{ color: 'text.secondary' }}>
            <Value stashpoint={stashpoint} field={field} value={stashpoint[field as keyof AdminStashpoint]} />
          </Box>{' '}
          →{' '}
          <b>
            <Value stashpoint={stashpoint} field={field} value={proposed[field]} />
          </b>
        </span>,
      ])}
    />
  );
}

const MONEY: readonly string[] = ['first_day_cost', 'extra_day_cost'];

function Value({ stashpoint, field, value }: { stashpoint: AdminStashpoint; field: string; value: unknown }) {
  const t = useTranslate();
  const { money } = useFormats();
  const { currency_code } = stashpoint;
  if (MONEY.includes(field) && typeof value === 'number')
    return money(value, { ccy: currency_code, ccy_minor_in_major: CURRENCIES[currency_code].minorInMajor });
  if (field === 'type') return t(`stashpoint_type.${String(value)}`);
  if (isPosition(value)) return `${value.lat.toFixed(5)}, ${value.lng.toFixed(5)}`;
  return <ValueText value={value} />;
}

function isPosition(value: unknown): value is { lat: number; lng: number } {
  return typeof value === 'object' && value !== null && 'lat' in value && 'lng' in value;
}
