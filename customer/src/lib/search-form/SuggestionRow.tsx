import { colour, fontWeight, radius, textSize, visuallyHidden } from '@cubby/design-system';
import CloseRounded from '@mui/icons-material/CloseRounded';
import HistoryRounded from '@mui/icons-material/HistoryRounded';
import Box from '@mui/material/Box';
import type { ComponentProps } from 'react';
import { useI18n } from '../i18n/I18nProvider.tsx';
import type { SearchTarget } from '../results/search-target.ts';
import type { Suggestion } from './suggestion.ts';

interface SuggestionRowProps {
  suggestion: Suggestion;
  optionProps: ComponentProps<'li'>;
  onForget: (target: SearchTarget) => void;
}

/** One row to choose: its name, the other name it was found by, and its location. */
export function SuggestionRow({ suggestion, optionProps, onForget }: SuggestionRowProps) {
  const { t, nameOf } = useI18n();
  // React takes no key out of a spread; the list has set it.
  const { key: _key, ...option } = optionProps as Record<string, unknown>;
  switch (suggestion.kind) {
    case 'place': {
      const { place } = suggestion;
      const name = nameOf(place);
      const alias = place.matched !== undefined && !isNameOf(place.matched, place) ? place.matched : null;
      return (
        <Row option={option} name={name} detail={alias} around={place.parent && nameOf(place.parent)}>
          {t(`placeTypes.${place.type}`)}
        </Row>
      );
    }
    case 'elsewhere':
      return (
        <Row option={option} name={nameOf(suggestion.place)}>
          {t(`placeTypes.${suggestion.place.type}`)}
        </Row>
      );
    case 'address':
      return <Row option={option} name={suggestion.address.name} around={suggestion.address.around} />;
    case 'recent':
      return (
        <Box component="div" {...option} sx={row}>
          <Box component="span" sx={{ display: 'flex', gap: 1.5, alignItems: 'center', minWidth: 0 }}>
            <HistoryRounded fontSize="small" sx={{ color: 'text.secondary' }} />
            <span>{suggestion.target.label}</span>
            <Box component="span" sx={visuallyHidden}>
              {t('search.recentHint')}
            </Box>
          </Box>
          {/* For a pointer; by keyboard, the Delete key does it. A row of a list cannot contain a button. */}
          <Box
            aria-hidden
            component="span"
            title={t('search.forgetOne', { place: suggestion.target.label })}
            onClick={(event) => {
              event.stopPropagation();
              onForget(suggestion.target);
            }}
            sx={{ display: 'grid', placeItems: 'center', width: 40, height: 40, flexShrink: 0 }}
          >
            <CloseRounded fontSize="small" />
          </Box>
        </Box>
      );
    case 'action':
      return (
        <Box component="div" {...option} sx={{ ...row, color: 'primary.main' }}>
          {t(`search.action.${suggestion.action}`)}
        </Box>
      );
  }
}

interface RowProps {
  option: object;
  name: string;
  /** The typed text that is not part of the name, such as `LHR`. */
  detail?: string | null | undefined;
  around?: string | undefined;
  children?: string;
}

function Row({ option, name, detail, around, children }: RowProps) {
  return (
    <Box component="div" {...option} sx={row}>
      <Box component="span" sx={{ display: 'grid', minWidth: 0 }}>
        <Box component="span" sx={{ overflowWrap: 'break-word', hyphens: 'auto' }}>
          {name}
          {detail && (
            <Box component="span" sx={{ color: 'text.secondary', fontWeight: fontWeight.regular }}>
              {' · '}
              {detail}
            </Box>
          )}
        </Box>
        {around && (
          <Box
            component="span"
            sx={{ color: 'text.secondary', fontSize: textSize.small, fontWeight: fontWeight.regular }}
          >
            {around}
          </Box>
        )}
      </Box>
      {children && (
        <Box component="span" sx={kind}>
          {children}
        </Box>
      )}
    </Box>
  );
}

/** Returns true if the typed text is already a name of the place, in any language: the row then need not repeat it. */
function isNameOf(
  matched: string,
  { translations, name }: { translations: Record<string, { name: string }>; name: string },
) {
  return matched === name || Object.values(translations).some((each) => each.name === matched);
}

const row = {
  minHeight: 48,
  paddingInline: 1.5,
  paddingBlock: 0.5,
  display: 'grid',
  // The name comes first: the type of place wraps before the name does.
  gridTemplateColumns: 'minmax(0, 1fr) fit-content(38%)',
  alignItems: 'center',
  gap: 2,
  borderRadius: radius.small,
  cursor: 'pointer',
  fontWeight: fontWeight.semibold,
  '&.Mui-focused': { background: colour.accentSoft },
} as const;
const kind = { color: 'text.secondary', fontSize: textSize.small, textAlign: 'end', hyphens: 'auto' } as const;
