import type { IncidentDetail } from '@cubby/api';
import { pageOf, wholeBooking } from '../../../testing/console-records.ts';
import { staffStory } from '../../../testing/console-story.tsx';
import { CLAIM_CASE, caseOf, incident, incidentDetail } from '../../../testing/incidents.ts';

export default { title: 'Staff/Cases', tags: ['!autodocs'] };

const at = '/account/incidents';

const of = (own: Partial<IncidentDetail>) =>
  staffStory({
    at: `${at}/i1`,
    answers: (api) =>
      api
        .on('getIncident', incidentDetail(own))
        .on('getClaimCase', CLAIM_CASE)
        .on('getConversation', { state: 'closed', blocked_by: [], messages: [] })
        .on('getBooking', wholeBooking()),
  });

export const Default = of({ standing: 'disputed', answer: 'disputes', answer_text: 'We were here all day.' });
export const Claim = of({ kind: 'claim', standing: 'uncounted', case: caseOf({ kind: 'claim' }) });
export const List = staffStory({ at, answers: (api) => api.on('listIncidents', pageOf([incident()])) });
