import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { DAY_GROUPS } from './week.ts';

const GROUPS = Object.keys(DAY_GROUPS) as (keyof typeof DAY_GROUPS)[];

/** Copies this day's hours to other days. */
export function CopyDay({ day, onCopy }: { day: string; onCopy: (others: readonly number[]) => void }) {
  const t = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        aria-label={t('stashpoints.copy_day', { day })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <ContentCopyRounded fontSize="small" />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {GROUPS.map((group) => (
          <MenuItem
            key={group}
            onClick={() => {
              onCopy(DAY_GROUPS[group]);
              setAnchor(null);
            }}
          >
            {t(`stashpoints.copy_to.${group}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
