import type { AdminStashpoint, BodyOf, Endpoints, ResponseOf } from '@cubby/api';
import { ResponseError } from '@cubby/api/client';
import { textSize } from '@cubby/design-system';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { type ReactNode, useState } from 'react';
import { api } from '../../../lib/api/api.ts';
import { keyOfError } from '../../../lib/api/error-message.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { acceptedIn, useImpactQuestion } from '../../../shared/impact/use-impact-question.tsx';
import { FormDialog } from '../../../shared/records/FormDialog.tsx';
import { useDone } from '../../../shared/records/use-done.ts';
import { type Leap, useLeapQuestion } from '../../../shared/records/use-leap-question.tsx';
import { hostPaths } from '../routing/host-paths.ts';

type RoomDraft = Omit<BodyOf<Endpoints['previewStashpointsImpact']>['changes'][number], 'id'>;
type Prices = Pick<BodyOf<Endpoints['updateStashpoints']>['changes'][number], 'first_day_cost' | 'extra_day_cost'>;

interface SeveralPlacesProps<Change extends RoomDraft | Prices> {
  /** The button that opens the dialog, and its heading. */
  title: string;
  /** Names the change and the number of places. */
  confirm: (count: number) => string;
  places: readonly AdminStashpoint[];
  /** Returns the change of a place; null while the fields are not filled in, of which `missing` tells. */
  changeOf: (place: AdminStashpoint) => Change | null;
  missing?: string;
  /** The prices of a place that the change moves far. */
  leapsOf?: (place: AdminStashpoint) => readonly Leap[];
  /** The effect of the change on a place, below its name. */
  previewOf?: (place: AdminStashpoint, change: Change) => ReactNode;
  /** Fields of the change, above the places. */
  children: ReactNode;
}

/** One change of several places, none of them chosen at first, with one preview of the bookings it strands; saved for all of them or for none. */
export function SeveralPlaces<Change extends RoomDraft | Prices>(props: SeveralPlacesProps<Change>) {
  const { title, confirm, places, changeOf, missing = null, leapsOf, previewOf, children } = props;
  const t = useTranslate();
  const done = useDone();
  const { ask, dialog } = useImpactQuestion(hostPaths.booking);
  const leaps = useLeapQuestion();
  const [isOpen, setOpen] = useState(false);
  const [ids, setIds] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const chosen = places.filter(({ id }) => ids.includes(id));
  const changes = chosen.flatMap((place) => {
    const change = changeOf(place);
    return change ? [{ id: place.id, change, version: place.version }] : [];
  });
  const save = async () => {
    // A date counts once its field is left, which pressing the button does.
    setProblem(changes.length < chosen.length ? missing : null);
    if (changes.length < chosen.length) return false;
    if (leapsOf && !(await leaps.ask(chosen.flatMap(leapsOf)))) return false;
    const room = changes.flatMap(({ id, change }) => (isRoom(change) ? [{ id, ...change }] : []));
    const { impacts } = room.length > 0 ? await api.previewStashpointsImpact({ body: { changes: room } }) : NO_IMPACTS;
    const isAny = impacts.some(({ impact }) => impact.booking_count > 0);
    const named = impacts.map(({ stashpoint_id, impact }) => ({ name: nameOf(stashpoint_id), impact }));
    const moves = isAny ? await ask(named) : false;
    if (moves === null) return false;
    const body = {
      rehouse: moves,
      changes: changes.map(({ id, change, version }, index) => {
        const impact = impacts[index]?.impact;
        return { id, ...change, expected_version: version, accept_stranded: impact ? acceptedIn(impact, moves) : 0 };
      }),
    };
    try {
      await api.updateStashpoints({ body });
    } catch (error) {
      const fields = error instanceof ResponseError ? Object.keys(error.errors).join(' ') : '';
      const [, index] = fields.match(/changes\.(\d+)\./) ?? [];
      if (index === undefined) throw error;
      setProblem(`${nameOf(changes[Number(index)]?.id ?? '')}: ${t(keyOfError(error))}`);
      return false;
    }
    done('host.several.saved', { smart_count: changes.length });
    return true;
  };
  const nameOf = (id: string) => places.find((place) => place.id === id)?.name ?? id;
  const toggle = (id: string) => setIds(ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)} sx={{ justifySelf: 'start' }}>
        {title} …
      </Button>
      {isOpen && (
        <FormDialog
          title={title}
          confirm={confirm(chosen.length)}
          disabled={chosen.length === 0}
          onClose={() => setOpen(false)}
          onConfirm={save}
        >
          {children}
          <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0, display: 'grid' }}>
            <Box component="legend" sx={{ p: 0, mb: 1 }}>
              {t('host.several.places')}
            </Box>
            {places.map((place) => {
              const { id, name, address } = place;
              const change = previewOf && ids.includes(id) ? changeOf(place) : null;
              return (
                <Box key={id}>
                  <FormControlLabel
                    control={<Checkbox checked={ids.includes(id)} onChange={() => toggle(id)} />}
                    label={`${name}, ${address}`}
                  />
                  {change && (
                    <Box sx={{ paddingInlineStart: 4, pb: 1, fontSize: textSize.small }}>
                      {previewOf?.(place, change)}
                    </Box>
                  )}
                </Box>
              );
            })}
          </Box>
          {problem && <Alert severity="error">{problem}</Alert>}
        </FormDialog>
      )}
      {dialog}
    </>
  );
}

const NO_IMPACTS: ResponseOf<Endpoints['previewStashpointsImpact']> = { impacts: [] };

const isRoom = (change: RoomDraft | Prices): change is RoomDraft =>
  !('first_day_cost' in change || 'extra_day_cost' in change);
