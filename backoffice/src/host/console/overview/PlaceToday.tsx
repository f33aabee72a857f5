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
    [waiting.tasks, 'tasks', hostPaths.today],
    [waiting.asked ? 1 : 0, 'asked', hostPaths.stashpoint(id)],
    [waiting.reviews, 'reviews', filtered(hostPaths.reviews, { ...mine, answered: 'false' })],
  ] as const;
  const till = ({ device_name, person_name }: StashpointToday['tills'][number]) =>
    `${device_name}: ${person_name ?? t('host.overview.nobody')}`;
  const isUsual = place.status === 'approved' && place.active;
  return (
    <FactCard title={place.name}>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Box sx={{ color: 'text.secondary', fontSize: textSize.small }}>
          {place.address} · {momentIn(new Date().toISOString(), place.timezone)}{' '}
          {!isUsual && <StatusBadges stashpoint={place} />}
        </Box>
        {place.late_count > 0 && (
          <Alert severity="error" sx={alert}>
            <Way href={hostPaths.today} place={id}>
              {t('host.overview.late')}: {count(place.late_count)}
            </Way>
          </Alert>
        )}
        {waits.map(
          ([number, what, href]) =>
            number > 0 && (
              <Alert key={what} severity={what === 'reviews' ? 'info' : 'warning'} sx={alert}>
                <Way href={href} place={id}>
                  {t(`host.overview.waits.${what}`, { smart_count: number })}
                </Way>
              </Alert>
            ),
        )}
        <Box component="dl" sx={facts}>
          <Fact
            name={t('host.overview.inside')}
            href={filtered(hostPaths.bookings, { ...mine, when: 'inside' })}
            isLoud={place.bags_inside > 0}
          >
            {t('host.overview.of', { bags: count(place.bags_inside), all: count(place.capacity_total) })}
          </Fact>
          {takings !== null && (
            <Fact
              name={t('host.overview.takings')}
              href={filtered(hostPaths.commissions, { ...mine, from: place.date })}
              isLoud={takings > 0}
            >
              {money(takings, { ccy: place.ccy_code, ccy_minor_in_major: place.ccy_minor_in_major })}
            </Fact>
          )}
          {place.has_counter && (
            <Fact name={t('host.overview.tills')} href={hostPaths.people} isLoud={tills.length > 0}>
              {tills.length === 0 ? t('host.overview.no_tills') : tills.map(till).join(' · ')}
            </Fact>
          )}
        </Box>
        {place.hours.length > 0 && <HoursOfDay hours={place.hours} now={Math.floor(now.minute / 60)} />}
        {place.has_counter && (
          <Way href={hostPaths.counter} place={id}>
            {t('host.overview.counter')}
          </Way>
        )}
      </Box>
    </FactCard>
  );
}

/** Ranks a place by its need for someone: late travellers come first, then what is full, asked or waiting. */
export function urgencyOf({ late_count, bags_inside, capacity_total, waiting }: StashpointToday): number {
  const waits = waiting.reports + waiting.tasks + (waiting.asked ? 1 : 0);
  if (late_count > 0) return 4;
  if (capacity_total > 0 && bags_inside >= capacity_total) return 3;
  if (waits > 0) return 2;
  return bags_inside > 0 ? 1 : 0;
}

const alert = { py: 0, alignItems: 'center' } as const;

interface FactProps {
  name: string;
  href: string;
  /** Nothing to count is small. */
  isLoud: boolean;
  children: string;
}

/** A number with its name, and a link to the list it counts. */
function Fact({ name, href, isLoud, children }: FactProps) {
  return (
    <Box sx={isLoud ? { minWidth: 0 } : quiet}>
      <Box component="dt" sx={{ color: 'text.secondary', fontSize: textSize.small, hyphens: 'auto' }}>
        {name}
      </Box>
      <Box component="dd" sx={{ m: 0, fontWeight: isLoud ? fontWeight.heavy : fontWeight.regular }}>
        <Way href={href}>{children}</Way>
      </Box>
    </Box>
  );
}

const facts = { display: 'flex', flexWrap: 'wrap', columnGap: 3, m: 0 } as const;

const quiet = { display: 'flex', alignItems: 'center', gap: 1, minWidth: 0, fontSize: textSize.small } as const;

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
