import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from 'ra-core';
import { useFieldLabel } from '../values/use-field-label.ts';
import { ValueText } from '../values/ValueText.tsx';
import type { Conflict } from './use-conflict.ts';

interface ConflictDialogProps {
  resource: string;
  conflict: Conflict<unknown>;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
  onBack: () => void;
}

/** Somebody saved meanwhile: both sides, field by field, and what to do about it. */
export function ConflictDialog({ resource, conflict, onTakeTheirs, onKeepMine, onBack }: ConflictDialogProps) {
  const t = useTranslate();
  const labelOf = useFieldLabel(resource);
  const { mine, changed } = conflict;
  const fields = [...new Set([...Object.keys(mine), ...Object.keys(changed)])];
  return (
    <Dialog open onClose={onBack} fullWidth maxWidth="md">
      <DialogTitle>{t('kit.conflict_title')}</DialogTitle>
      <DialogContent>
        <Box sx={{ mb: 2 }}>{t('kit.conflict_text')}</Box>
        <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={t('kit.conflict_title')}>
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>{t('kit.field')}</TableCell>
                <TableCell>{t('kit.yours')}</TableCell>
                <TableCell>{t('kit.theirs')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {fields.map((field) => (
                <TableRow key={field}>
                  <TableCell component="th" scope="row">
                    {labelOf(field)}
                  </TableCell>
                  <TableCell>{field in mine ? <ValueText value={mine[field]} /> : t('kit.unchanged')}</TableCell>
                  <TableCell>{field in changed ? <ValueText value={changed[field]} /> : t('kit.unchanged')}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button onClick={onBack}>{t('kit.back_to_form')}</Button>
        <Button variant="outlined" onClick={onTakeTheirs}>
          {t('kit.take_theirs')}
        </Button>
        <Button variant="contained" onClick={onKeepMine}>
          {t('kit.keep_mine')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
