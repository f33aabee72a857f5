import type { Case, IncidentDetail } from '@cubby/api';
import { FactCard, FactList } from '@cubby/design-system';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

interface CaseFactsProps {
  incident: IncidentDetail;
  record: Case;
}

/** The state of a case, and its next deadline. */
export function CaseFacts({ incident: { stashpoint }, record: { state, deadline } }: CaseFactsProps) {
  const t = useTranslate();
  const { momentIn } = useFormats();
  return (
    <FactCard title={t('cases.case')}>
      <FactList
        facts={[
          [t('incidents.standing_filter'), t(`cases.state.${state}`)],
          [t('cases.deadline'), deadline ? momentIn(deadline, stashpoint.timezone) : t('cases.no_deadline')],
        ]}
      />
    </FactCard>
  );
}
