import type { PicturePurpose } from '@cubby/api';
import { Picture } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { Fragment } from 'react';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { pictureNamed } from '../pictures/picture-named.ts';
import { kindOf } from './field-kinds.ts';
import { RecordName } from './RecordName.tsx';
import { isEmpty, useValueText } from './use-value-text.ts';

interface ValueTextProps {
  resource: string;
  /** The draft's name of the field. */
  field: string;
  value: unknown;
  /** The draft that the value belongs to, which names the currency of its amounts. */
  of?: Record<string, unknown>;
}

/** A field's value for people, by its kind (`field-kinds.ts`). */
export function ValueText({ resource, field, value, of = {} }: ValueTextProps) {
  const t = useTranslate();
  const write = useValueText(resource);
  const kind = kindOf(resource, field);
  const text = write(field, value, of);
  if (text === '')
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {t('shared.nothing')}
      </Box>
    );
  if (kind === 'pictures')
    return <Pictures names={[value].flat().map(String)} purpose={resource === 'places' ? 'hero' : 'stashpoint'} />;
  if (typeof kind === 'object' && kind && 'of' in kind && !isEmpty(value))
    return [value].flat().map((id, index) => (
      <Fragment key={String(id)}>
        {index > 0 && ', '}
        <RecordName of={kind.of} id={String(id)} />
      </Fragment>
    ));
  return (
    <Box component="span" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
      {text}
    </Box>
  );
}

function Pictures({ names, purpose }: { names: readonly string[]; purpose: PicturePurpose }) {
  const t = useTranslate();
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5, verticalAlign: 'middle' }}>
      {names.map((name, index) => (
        <Picture
          key={name}
          picture={pictureNamed(name, purpose, t('shared.picture', { position: index + 1 }))}
          width={48}
          height={36}
          fit="fixed"
        />
      ))}
    </Box>
  );
}
