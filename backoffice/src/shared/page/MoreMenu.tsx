import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import { type ReactNode, useState } from 'react';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

/** A page's actions that are needed less often, as `MenuItem` elements behind one button. */
export function MoreMenu({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        endIcon={<ExpandMoreRounded />}
        aria-haspopup="true"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('shared.more')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close} onClick={close}>
        {children}
      </Menu>
    </>
  );
}
