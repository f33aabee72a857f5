import { NOTICE_KINDS, type NoticeKind } from '@cubby/api';
import { textSize } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useId } from 'react';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

interface KindBoxesProps {
  /** The owner of these emails; for screen readers only, because the address is beside it. */
  label: string;
  kinds: readonly NoticeKind[];
  /** The kinds that cannot be removed at the moment, and the reason. */
  locked?: { kinds: readonly NoticeKind[]; why: string };
  isDisabled?: boolean;
  onChange: (kinds: NoticeKind[]) => void;
}

/** Checkboxes for the kinds of email an address gets. */
export function KindBoxes({ label, kinds, locked, isDisabled = false, onChange }: KindBoxesProps) {
  const t = useTranslate();
  const why = useId();
  const isLocked = (kind: NoticeKind) => locked?.kinds.includes(kind) ?? false;
  const change = (kind: NoticeKind, isWanted: boolean) =>
    onChange(NOTICE_KINDS.filter((each) => (each === kind ? isWanted : kinds.includes(each))));
  return (
    <Box component="fieldset" aria-label={label} sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
        {NOTICE_KINDS.map((kind) => (
          <FormControlLabel
            key={kind}
            label={t(`notices.kind.${kind}`)}
            control={
              <Checkbox
                checked={kinds.includes(kind)}
                disabled={isDisabled || isLocked(kind)}
                onChange={(_, isWanted) => change(kind, isWanted)}
                slotProps={{ input: isLocked(kind) ? { 'aria-describedby': why } : {} }}
              />
            }
          />
        ))}
      </Box>
      {locked && locked.kinds.length > 0 && (
        <Box id={why} sx={{ color: 'text.secondary', fontSize: textSize.small }}>
          {locked.why}
        </Box>
      )}
    </Box>
  );
}
