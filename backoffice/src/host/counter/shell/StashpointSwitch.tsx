import { colour, fontWeight, NativeSelect } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { useI18n } from '../language/LanguageProvider.tsx';
import { useCounter, useStore } from '../state/use-counter.ts';

/** Chooses the place. With one place only its name is shown. */
export function StashpointSwitch() {
  const { t } = useI18n();
  const store = useStore();
  const { stashpoints, stashpointId } = useCounter();
  const chosen = stashpoints?.find(({ id }) => id === stashpointId);
  if (!stashpoints || !chosen) return null;
  if (stashpoints.length === 1) return <Box sx={one}>{nameOf(chosen)}</Box>;
  return (
    <Box sx={{ ...one, overflow: 'visible', display: 'flex' }}>
      <NativeSelect
        label={t('app.place')}
        value={chosen.id}
        options={stashpoints.map((stashpoint) => ({ value: stashpoint.id, label: nameOf(stashpoint) }))}
        onChange={(id) => store.chooseStashpoint(id)}
        inBar="brand"
      />
    </Box>
  );
}

/** Returns the place's own name, by which a host knows it, and the business's unless that says the same. */
function nameOf({ business_name, name }: { business_name: string; name: string }): string {
  return business_name.includes(name) ? name : `${name} · ${business_name}`;
}

const one = {
  color: colour.onBrand,
  fontWeight: fontWeight.bold,
  minWidth: 0,
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;
