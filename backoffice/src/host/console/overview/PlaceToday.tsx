import { localMoment, type StashpointToday } from '@cubby/api';
import { FactCard, fontWeight, textSize, touchTarget } from '@cubby/design-system';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { useFormats } from '../../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { filtered } from '../../../lib/routing/paths.ts';
import { chooseStashpoint } from '../../../lib/session/chosen-stashpoint.ts';
import { StatusBadges } from '../../../shared/stashpoint-facts/StatusBadges.tsx';
import { hostPaths } from '../routing/host-paths.ts';
import { HoursOfDay } from './HoursOfDay.tsx';

/** One place today. Each number leads to what it counts; the counter opens at this place. */
export function PlaceToday({ place }: { place: StashpointToday }) {
  const t = useTranslate();
  const { count, money, momentIn } = useFormats();
  const { id, waiting, tills, takings } = place;
  const mine = { stashpoint_id: id };
  const now = localMoment(new Date(), place.timezone);
  const waits = [
    [waiting.reports, 'reports', filtered(hostPaths.incidents, { ...mine, standing: 'waiting' })],
    [waiting.reviews, 'reviews', filtered(hostPaths.reviews, { ...mine, answered: 'false' })],
    [waiting.tasks, 'tasks', hostPaths.today],
    [waiting.asked ? 1 : 0, 'asked', hostPaths.stashpoint(id)],
  ] as const;
  return (
    <FactCard title={place.name}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', color: 'text.secondary' }}>
          {place.address} · {momentIn(new Date().toISOString(), place.timezone)} <StatusBadges stashpoint={place} />
        </Box>
        <Box component="dl" sx={facts}>
          <Fact name={t('host.overview.inside')} href={filtered(hostPaths.bookings, { ...mine, when: 'inside' })}>
            {t('host.overview.of', { bags: count(place.bags_inside), all: count(place.capacity_total) })}
          </Fact>
          <Fact name={t('host.overview.late')} href={hostPaths.today} place={id} isLoud={place.late_count > 0}>
            {count(place.late_count)}
          </Fact>
          {place.has_counter && (
            <Fact name={t('host.overview.tills')} href={hostPaths.people}>
              {tills.length === 0
                ? t('host.overview.no_tills')
                : tills
                    .map(
                      ({ device_name, person_name }) => `${device_name}: ${person_name ?? t('host.overview.nobody')}`,
                    )
                    .join(' · ')}
            </Fact>
          )}
          {takings !== null && (
            <Fact
              name={t('host.overview.takings')}
              href={filtered(hostPaths.commissions, { ...mine, from: place.date })}
            >
              {money(takings, { ccy: place.ccy_code, ccy_minor_in_major: place.ccy_minor_in_major })}
            </Fact>
          )}
        </Box>
        {waits.map(
          ([number, what, href]) =>
            number > 0 && (
              <Alert key={what} severity="warning" sx={{ py: 0, alignItems: 'center' }}>
                <Way href={href} place={id}>
                  {t(`host.overview.waits.${what}`, { smart_count: number })}
                </Way>
              </Alert>
            ),
        )}
        <HoursOfDay hours={place.hours} now={Math.floor(now.minute / 60)} />
        {place.has_counter && (
          <Way href={hostPaths.counter} place={id}>
            {t('host.overview.counter')}
          </Way>
        )}
      </Box>
    </FactCard>
  );
}

interface FactProps {
  name: string;
  href: string;
  place?: string;
  isLoud?: boolean;
  children: string;
}

/** A number with its name, and a link to the list it counts. */
function Fact({ name, href, place, isLoud = false, children }: FactProps) {
  return (
    <>
      <Box component="dt" sx={{ color: 'text.secondary', fontSize: textSize.small, hyphens: 'auto' }}>
        {name}
      </Box>
      <Box component="dd" sx={{ m: 0, minWidth: 0, fontWeight: isLoud ? fontWeight.heavy : fontWeight.regular }}>
        <Way href={href} {...(place && { place })}>
          {children}
        </Way>
      </Box>
    </>
  );
}

const facts = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  columnGap: 2,
  alignItems: 'center',
  m: 0,
} as const;

/** A link large enough for a finger; with a place, that one is chosen before its page opens. */
function Way({ href, place, children }: { href: string; place?: string; children: ReactNode }) {
  return (
    <Link
      href={href}
      onClick={() => place && chooseStashpoint(place)}
      sx={{ display: 'inline-flex', alignItems: 'center', minHeight: touchTarget, overflowWrap: 'anywhere' }}
    >
      {children}
    </Link>
  );
}
