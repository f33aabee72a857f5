import { distanceKm, type Elsewhere } from '@cubby/api';
import { colour, fontWeight, layer, radius, shadow, textSize, visuallyHidden } from '@cubby/design-system';
import Box from '@mui/material/Box';
import type { ComponentProps } from 'react';
import { useI18n } from '../i18n/I18nProvider.tsx';
import type { SearchTarget } from '../results/search-target.ts';
import { SuggestionRow } from './SuggestionRow.tsx';
import { type Suggestion, suggestionKey } from './suggestion.ts';
import type { Suggestions } from './use-suggestions.ts';

interface SuggestionListProps {
  open: boolean;
  /** The search text; empty while nothing is typed. */
  text: string;
  /** The message below the field, which is not repeated. */
  problem: string | undefined;
  suggestions: Suggestions;
  groups: readonly { key: number; index: number; group: string; options: Suggestion[] }[];
  listboxProps: ComponentProps<'ul'>;
  optionProps: (option: Suggestion, index: number) => ComponentProps<'li'>;
  onForget: (target: SearchTarget) => void;
}

/** The list below the field: rows in groups, or a message if there are none. */
export function SuggestionList({
  open,
  text,
  problem,
  suggestions,
  groups,
  listboxProps,
  optionProps,
  onForget,
}: SuggestionListProps) {
  const { t, nameOf, inPlace, number } = useI18n();
  const choices = groups
    .filter(({ group }) => group !== 'action')
    .reduce((sum, { options }) => sum + options.length, 0);
  const [first] = suggestions.places;
  const partly = first?.unknown_text
    ? t('search.unknownPart', { text: first.unknown_text, in: inPlace(first) })
    : undefined;
  const { elsewhere } = suggestions;
  const told = elsewhere && notIn(elsewhere);
  const note = noteOf();
  return (
    <>
      <Box role="status" sx={visuallyHidden}>
        {open &&
          text !== '' &&
          (note ?? [partly, told, t('search.suggestionCount', { smart_count: choices })].join(' '))}
      </Box>
      {open && (groups.length > 0 || note) && (
        <Box sx={panel}>
          {note && (
            <Box aria-hidden sx={{ px: 1.5, py: 1, color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {note}
            </Box>
          )}
          <Box component="div" {...(listboxProps as object)} aria-label={t('search.suggestions')}>
            {groups.map(({ key, index, group, options }) => (
              <Box key={key} role="group" aria-label={headingOf(group)}>
                {(groups.length > 1 || group === 'elsewhere' || (group === 'place' && partly)) &&
                  group !== 'action' && (
                    <Box aria-hidden sx={heading}>
                      {headingOf(group)}
                    </Box>
                  )}
                {options.map((option, at) => (
                  <SuggestionRow
                    key={suggestionKey(option)}
                    suggestion={option}
                    optionProps={optionProps(option, index + at)}
                    onForget={onForget}
                  />
                ))}
              </Box>
            ))}
          </Box>
          {text !== '' && suggestions.addresses.length > 0 && suggestions.attribution && (
            <Box sx={{ px: 1.5, pt: 0.75, fontSize: textSize.small, color: 'text.secondary' }}>
              {suggestions.attribution}
            </Box>
          )}
        </Box>
      )}
    </>
  );

  /** Returns the sentence that we are not in a city, with the nearest of ours. */
  function notIn(city: Elsewhere): string {
    const { nearest } = city;
    if (!nearest) return t('search.notIn', { in: inPlace(city) });
    const distance = `${number(distanceKm(city.center, nearest.center))}\u00a0km`;
    return t('search.notInNearest', { in: inPlace(city), city: nameOf(nearest), distance });
  }

  /** Returns the message shown instead of rows. */
  function noteOf(): string | null {
    if (suggestions.failed) return t('search.suggestionsFailed');
    if (text === '' || choices > 0) return null;
    if (!suggestions.current) return t('search.looking');
    const nothing = t('search.nothing', { text });
    return told || (problem === nothing ? null : nothing);
  }

  function headingOf(group: string): string {
    if (group === 'recent') return t('search.recent');
    if (group === 'address') return t('search.addresses');
    if (group === 'action') return t('search.actions');
    if (group === 'elsewhere') return told ?? '';
    if (text === '') return t('search.cities');
    return partly ?? t('search.places');
  }
}

const panel = {
  position: 'absolute',
  zIndex: layer.suggestions,
  insetInline: 0,
  top: 'calc(100% + 6px)',
  maxHeight: 420,
  overflow: 'auto',
  padding: 0.75,
  background: colour.surfaceRaised,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.medium,
  boxShadow: shadow.raised,
} as const;

const heading = {
  px: 1.5,
  pt: 1,
  pb: 0.25,
  fontSize: textSize.caption,
  fontWeight: fontWeight.strong,
  color: 'text.secondary',
} as const;
