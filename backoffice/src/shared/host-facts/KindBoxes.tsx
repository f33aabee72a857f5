import { NOTICE_KINDS, type NoticeKind } from '@cubby/api';
import { textSize } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslate } from 'ra-core';
import { useId } from 'react';

interface KindBoxesProps {
  /** Whose mails these are; read out, because the address stands beside it. */
  label: string;
  kinds: readonly NoticeKind[];
  /** Which cannot be taken away now, and why. */
  locked?: { kinds: readonly NoticeKind[]; why: string };
  isDisabled?: boolean;
  onChange: (kinds: NoticeKind[]) => void;
}

/** Which kinds of mail go to an address. */
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
