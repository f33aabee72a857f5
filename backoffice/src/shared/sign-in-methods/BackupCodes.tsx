import { colour, font, fontWeight, plainList, radius } from '@cubby/design-system';
import DownloadRounded from '@mui/icons-material/DownloadRounded';
import PrintRounded from '@mui/icons-material/PrintRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { save } from '../../lib/api/download-csv.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { PrintSheet } from '../page/PrintSheet.tsx';
import { CopyButton } from './CopyButton.tsx';

interface BackupCodesProps {
  codes: readonly string[];
  isKept: boolean;
  onKept: (isKept: boolean) => void;
}

/** The backup codes, shown only once: to copy, save or print, with a tick to confirm it. */
export function BackupCodes({ codes, isKept, onKept }: BackupCodesProps) {
  const t = useTranslate();
  const [isPrinting, setPrinting] = useState(false);
  const text = `${codes.join('\n')}\n`;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <CodeList codes={codes} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <CopyButton text={text} />
        <Button
          startIcon={<DownloadRounded />}
          onClick={() => save(new Blob([text], { type: 'text/plain' }), 'cubby-backup-codes.txt')}
        >
          {t('sign_in.codes.download')}
        </Button>
        <Button startIcon={<PrintRounded />} onClick={() => setPrinting(true)}>
          {t('sign_in.codes.print')}
        </Button>
      </Box>
      <FormControlLabel
        label={t('sign_in.codes.kept')}
        control={<Checkbox checked={isKept} onChange={({ target }) => onKept(target.checked)} />}
      />
      {isPrinting && (
        <PrintSheet onDone={() => setPrinting(false)}>
          <Typography variant="h1" sx={{ mb: 2 }}>
            {t('sign_in.codes.title')}
          </Typography>
          <CodeList codes={codes} />
        </PrintSheet>
      )}
    </Box>
  );
}

function CodeList({ codes }: { codes: readonly string[] }) {
  const t = useTranslate();
  return (
    <Box component="ol" aria-label={t('sign_in.codes.title')} sx={list}>
      {codes.map((code) => (
        <Box component="li" key={code} sx={{ textAlign: 'center' }}>
          <code>{code}</code>
        </Box>
      ))}
    </Box>
  );
}

const list = {
  ...plainList,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 1,
  p: 2,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.medium,
  background: colour.surfaceMuted,
  color: colour.text,
  fontWeight: fontWeight.strong,
  '& code': { fontFamily: font.code },
} as const;
