import type { Depreciation } from '@cubby/api';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { useAsks } from '../../lib/i18n/use-asks.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { RecordList } from '../../shared/lists/RecordList.tsx';
import { RecordTable } from '../../shared/lists/RecordTable.tsx';
import { FormDialog } from '../../shared/records/FormDialog.tsx';
import { useDone } from '../../shared/records/use-done.ts';

const Column = RecordTable.Col<Depreciation>;

/** The value of each kind of item by its age: the suggestion for a claim. */
export function DepreciationList() {
  const t = useTranslate();
  return (
    <RecordList<Depreciation>
      count={() => t('depreciations.text')}
      sort={{ field: 'id', order: 'ASC' }}
      exporter={false}
    >
      <RecordTable<Depreciation>>
        <Column source="id" label="depreciations.kind" render={({ id }) => t(`claims.kind.${id}`)} />
        <Column source="kept" label="depreciations.kept" render={({ kept }) => write(kept)} />
        <Column source="edit" label="depreciations.change" render={(row) => <Change row={row} />} />
      </RecordTable>
    </RecordList>
  );
}

const write = (kept: readonly number[]) => kept.map((percent) => `${percent}\u00a0%`).join(', ');

/** Reads percentages as typed, one for each year; null unless each is between 0 and 100. */
function readKept(typed: string): number[] | null {
  const parts = typed
    .replaceAll('%', '')
    .split(/[,;\s]+/)
    .filter(Boolean);
  const kept = parts.map(Number);
  const isRight = kept.every((percent) => Number.isInteger(percent) && percent >= 0 && percent <= 100);
  return isRight && kept.length > 0 && kept.length <= 10 ? kept : null;
}

function Change({ row }: { row: Depreciation }) {
  const t = useTranslate();
  const asks = useAsks();
  const done = useDone();
  const [isAsking, setAsking] = useState(false);
  const [typed, setTyped] = useState('');
  const kept = readKept(typed);
  const kind = t(`claims.kind.${row.id}`);
  const save = async () => {
    if (!kept) return false;
    await api.updateDepreciation({ params: { id: row.id }, body: { kept, expected_version: row.version } });
    return done('depreciations.saved');
  };
  return (
    <>
      <Button
        size="small"
        aria-label={`${t('depreciations.change')}: ${kind}`}
        onClick={() => {
          setTyped(row.kept.join(', '));
          setAsking(true);
        }}
      >
        {asks(t('depreciations.change'))}
      </Button>
      {isAsking && (
        <FormDialog
          title={kind}
          confirm={t('depreciations.save')}
          disabled={!kept}
          onClose={() => setAsking(false)}
          onConfirm={save}
        >
          <TextField
            autoFocus
            required
            label={t('depreciations.kept')}
            helperText={t('depreciations.help')}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            error={!kept}
            slotProps={{ htmlInput: { maxLength: 60 } }}
          />
        </FormDialog>
      )}
    </>
  );
}
