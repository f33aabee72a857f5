import type { Host } from '@cubby/api';
import { BackLink } from '@cubby/design-system';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { listPath, recordPath } from '../../lib/routing/paths.ts';
import { PageHead } from '../../shared/page/PageHead.tsx';
import { RecordCreate } from '../../shared/records/RecordCreate.tsx';
import { HostForm } from './HostForm.tsx';

const START = { language: 'en', stashpointIds: [] };

export function HostCreate() {
  const t = useTranslate();
  return (
    <RecordCreate<Host> record={START} redirect={(_resource, id) => recordPath('hosts', String(id))}>
      <BackLink href={listPath('hosts')}>{t('hosts.back')}</BackLink>
      <PageHead title={t('hosts.add')} text={t('hosts.add_text')} />
      <HostForm />
    </RecordCreate>
  );
}
