import type { CustodyKind, TimelineEvent } from '@cubby/api';
import { textSize } from '@cubby/design-system';
import Box from '@mui/material/Box';
import type { useTranslate as UseTranslate } from 'ra-core';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

type Facts = TimelineEvent['facts'];
type Words = Record<`custody_${CustodyKind}`, () => string>;

/** Returns the texts for each link of the chain of custody. */
export function custodyWords(t: ReturnType<typeof UseTranslate>, facts: Facts): Words {
  const bags = { smart_count: Number(facts.bags) };
  return {
    custody_checked_in: () => t('booking.custody.checked_in', bags),
    custody_checked_out: () => t('booking.custody.checked_out', bags),
    custody_bags_corrected: () =>
      t('booking.custody.bags_corrected', { before: facts.before, after: facts.after ?? facts.before }),
    custody_tags_changed: () => t('booking.custody.tags_changed'),
    custody_refused: () => t('booking.custody.refused', { reason: t(`booking.custody.reason.${facts.reason}`) }),
    custody_missed: () => t('booking.custody.missed'),
    custody_said_coming: () => t('booking.custody.said_coming'),
    custody_reinstated: () => t('booking.custody.reinstated'),
    custody_said_collected: () => t('booking.custody.said_collected', bags),
    custody_settled: () =>
      t(facts.evidence === 'reviewed' ? 'booking.custody.settled_reviewed' : 'booking.custody.settled'),
  };
}

/** The tags, the person and the device, and the time the server received an action taken offline. */
export function CustodyDetail({ facts, timezone }: { facts: Facts; timezone: string }) {
  const t = useTranslate();
  const { momentIn } = useFormats();
  const who = facts.actor_name ? String(facts.actor_name) : t(`booking.custody.actor.${facts.actor}`);
  const parts = [
    ...(facts.tags ? [t('booking.custody.tags', { tags: String(facts.tags) })] : []),
    facts.device ? t('booking.custody.who_on', { who, device: String(facts.device) }) : who,
    ...(facts.without_pin ? [t('booking.custody.without_pin')] : []),
    ...(facts.mark ? [t(`booking.custody.mark.${facts.mark}`)] : []),
    ...(facts.collector ? [t('booking.custody.collector', { name: String(facts.collector) })] : []),
    ...(facts.recorded_at ? [t('booking.custody.heard', { time: momentIn(String(facts.recorded_at), timezone) })] : []),
  ];
  return <Box sx={{ fontSize: textSize.small, overflowWrap: 'anywhere' }}>{parts.join(' · ')}</Box>;
}
