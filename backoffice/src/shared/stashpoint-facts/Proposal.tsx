import type { AdminStashpoint } from '@cubby/api';
import { toDraft } from '@cubby/api/react-admin';
import { FactList } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { useFieldLabel } from '../values/use-field-label.ts';
import { ValueText } from '../values/ValueText.tsx';

interface ProposalProps {
  stashpoint: AdminStashpoint;
  proposed: NonNullable<AdminStashpoint['proposed']>;
}

/** Each field of a proposed change, with its current and proposed value. */
export function Proposal({ stashpoint, proposed }: ProposalProps) {
  const labelOf = useFieldLabel('stashpoints');
  const current = toDraft(stashpoint);
  const next = toDraft(proposed);
  return (
    <FactList
      facts={Object.keys(next).map((field) => [
        labelOf(field),
        <span key={field}>
          <Box component="s" sx={{ color: 'text.secondary' }}>
            <ValueText resource="stashpoints" field={field} value={current[field]} of={current} />
          </Box>{' '}
          →{' '}
          <b>
            <ValueText resource="stashpoints" field={field} value={next[field]} of={{ ...current, ...next }} />
          </b>
        </span>,
      ])}
    />
  );
}
