import { type CounterBooking, type CounterDay, normaliseTag, readPass } from '@cubby/api';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { LightField } from '../../../shared/inputs/LightField.tsx';
import { writeCount } from '../bookings/write-bags.ts';
import { useI18n } from '../language/LanguageProvider.tsx';
import { sizesOf } from '../queue/apply-action.ts';
import { textsOf, useGun } from '../scan/use-gun.ts';
import type { Deed } from '../state/queued-action-of.ts';
import { checkTags, scannedTag, suggestTags, type TagProblem } from './tags.ts';

interface TakeInProps {
  booking: CounterBooking;
  day: CounterDay;
  onTake: (deed: Deed) => void;
}

/** Assigns a tag to each bag, suggested from the free ones; a barcode scanner fills them in order. */
export function TakeIn({ booking, day, onTake }: TakeInProps) {
  const { t } = useI18n();
  const [typed, setTyped] = useState(() => suggestTags(day, booking));
  const [scanned, setScanned] = useState(0);
  const sizes = sizesOf(booking);
  // Their number may be corrected meanwhile; tags that are on bags already stay.
  const suggested = suggestTags(day, booking);
  const tags = sizes.map((_, index) => typed[index] ?? suggested[index] ?? '');
  const problems = checkTags(tags, day.bookings);
  const hasTags = day.stashpoint.tag_ranges.length > 0;
  const write = (index: number, text: string) => setTyped(tags.map((tag, each) => (each === index ? text : tag)));
  useGun((scan) => {
    const texts = textsOf(scan);
    // A pass belongs to the next traveller, so the desk handles it.
    if (texts.some(readPass)) return;
    const index = Math.min(scanned, tags.length - 1);
    write(index, scannedTag(texts, day));
    setScanned(index + 1);
  });
  const take = () =>
    onTake({
      kind: 'check_in',
      booking_id: booking.id,
      bags: sizes.map((size, index) => ({ size, tag: normaliseTag(tags[index] ?? '') || null })),
    });
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (problems.every((problem) => problem === null)) take();
      }}
      sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      {hasTags && tags.every((tag) => tag === '') && t('take.no_tags')}
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))' }}>
        {tags.map((tag, index) => (
          <LightField
            // biome-ignore lint/suspicious/noArrayIndexKey: a bag is its number.
            key={index}
            label={t('take.tag_of', { number: index + 1, size: t(`size.${sizes[index] ?? 'standard'}`) })}
            value={tag}
            onText={(text) => write(index, text)}
            problem={problems[index] ? sayProblem(problems[index]) : null}
            placeholder={t('take.without')}
            autoComplete="off"
            inputProps={{ autoCapitalize: 'characters' }}
          />
        ))}
      </Box>
      <Button type="submit" variant="contained" size="large" autoFocus sx={{ minHeight: 72 }}>
        {t('take.confirm', { bags: writeCount(t, booking.bag_count) })}
      </Button>
    </Box>
  );

  function sayProblem(problem: TagProblem): string {
    return problem.kind === 'out' ? t('take.tag_out', { name: problem.name }) : t(`take.tag_${problem.kind}`);
  }
}
