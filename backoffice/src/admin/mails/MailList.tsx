import { type AdminMail, MAIL_STATES } from '@cubby/api';
import { FeatureBadge } from '@cubby/design-system';
import Link from '@mui/material/Link';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { recordPath } from '../../lib/routing/paths.ts';
import { ChoiceFilter } from '../../shared/lists/ChoiceFilter.tsx';
import { LinkedFilter, LinkedFilters } from '../../shared/lists/LinkedFilters.tsx';
import { RecordList } from '../../shared/lists/RecordList.tsx';
import { RecordTable } from '../../shared/lists/RecordTable.tsx';
import { SearchFilter } from '../../shared/lists/SearchFilter.tsx';
import { LastOperation } from '../../shared/operations/LastOperation.tsx';
import { SelectedOperation } from '../../shared/operations/SelectedOperation.tsx';
import { MomentText } from '../../shared/values/MomentText.tsx';

const Column = RecordTable.Col<AdminMail>;
const SENDING = { kinds: ['resend_mails'], hrefOf: (id: string) => recordPath('bookings', id) } as const;

const TONES = { waiting: 'good', given_up: 'loud', unsent: 'calm', sent: 'plain' } as const;

/** Emails that were sent, are queued, have failed, or wait from before there was a mail server, to be sent by hand. */
export function MailList() {
  const t = useTranslate();
  const { moment } = useFormats();
  return (
    <RecordList<AdminMail>
      sort={{ field: 'created', order: 'DESC' }}
      filters={[
        <SearchFilter key="q" source="q" alwaysOn />,
        <ChoiceFilter
          key="state"
          source="state"
          emptyText="mails.any_state"
          choices={MAIL_STATES.map((state) => ({ id: state, name: `mails.state.${state}` }))}
          alwaysOn
        />,
      ]}
      actions={<LastOperation {...SENDING} />}
      exporter={false}
    >
      <LinkedFilters>
        <LinkedFilter source="given_up_since" label="shared.since" nameOf={moment} />
      </LinkedFilters>
      <RecordTable<AdminMail> hiddenColumns={['next_try_at']} bulkActionButtons={<SelectedOperation {...SENDING} />}>
        <Column source="recipient" />
        <Column source="subject" />
        <Column
          source="state"
          render={({ state }) => <FeatureBadge label={t(`mails.state.${state}`)} tone={TONES[state]} />}
        />
        <Column
          source="booking_id"
          label="mails.field.booking"
          render={({ booking_id }) => booking_id && <Link href={recordPath('bookings', booking_id)}>{booking_id}</Link>}
        />
        <Column source="problem" render={({ problem }) => problem ?? ''} />
        <Column source="tries" align="right" />
        <Column source="next_try_at" label="mails.field.next_try_at" field={MomentText} />
        <Column source="created" field={MomentText} />
      </RecordTable>
    </RecordList>
  );
}
