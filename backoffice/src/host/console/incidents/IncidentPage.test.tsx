import type { IncidentDetail } from '@cubby/api';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refuse } from '../../../../../tests/harness/fake-api.ts';
import { isOff } from '../../../../../tests/harness/is-off.ts';
import { pageOf, stashpoint } from '../../../../testing/console-records.ts';
import { incident, incidentDetail } from '../../../../testing/incidents.ts';
import { button, fakeApi, fill, renderPage } from '../../../../testing/render-page.tsx';
import { IncidentList } from './IncidentList.tsx';
import { IncidentPage } from './IncidentPage.tsx';

const proof = () => new File(['x'], 'till.jpg', { type: 'image/jpeg' });
const KEPT = {
  ...{ id: 'pic1', booking_id: 'BAG-1234', purpose: 'answer' as const, bag_number: null },
  ...{ created: '2026-11-20T11:00:00.000Z', width: 1600, height: 1200, url: '/media/private/pic1?until=1&key=k' },
};

function open(own: Partial<IncidentDetail> = {}, language: 'en' | 'de' = 'en') {
  const api = fakeApi().on('getIncident', incidentDetail(own));
  return {
    api,
    user: renderPage(<IncidentPage />, api, {
      path: '/incidents/:id',
      at: '/incidents/i1',
      site: 'hosts',
      resource: 'incidents',
      language,
    }).user,
  };
}

describe('a report for its host', () => {
  it('shows the known facts, and what happens without a response', async () => {
    open({ distance_m: 40, accuracy_m: 12 });
    expect(await screen.findByText('40 m from the pin, accurate to 12 m.')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'A drawing: the phone was 40 m from the pin' })).toBeTruthy();
    expect(screen.getByText('3, the nearest 12 min before or after')).toBeTruthy();
    expect(
      screen.getByText(/^If you don’t respond by 22 Nov 2026, 10:00, the report is taken as correct/),
    ).toBeTruthy();
  });

  it('is disputed with a reason and a photo', async () => {
    const { api, user } = open();
    api.on('createBookingPicture', KEPT).on('answerIncident', incidentDetail({ standing: 'disputed' }));
    const send = await button('Send');
    expect(isOff(send)).toBe(true);
    expect(screen.queryByText('Host’s response')).toBeNull();
    await user.click(screen.getByLabelText('The report isn’t correct'));
    expect(isOff(send)).toBe(true);
    await fill(user, screen.getByLabelText(/What happened/), 'We were here, see the till.');
    await user.upload(screen.getByLabelText('Add a photo', { selector: 'input' }), proof());
    expect(await screen.findByText('Photo 1 uploaded')).toBeTruthy();
    api.on('getIncident', incidentDetail({ standing: 'disputed', answer: 'disputes', pictures: [KEPT] }));
    await user.click(send);
    expect(await screen.findByText('Your response has been saved.')).toBeTruthy();
    expect(await screen.findByText('Host’s response')).toBeTruthy();
    expect(api.calls('answerIncident')[0]?.body).toEqual({
      answer: 'disputes',
      text: 'We were here, see the till.',
      picture_ids: ['pic1'],
    });
    expect(await screen.findByText(/^We’ll review both sides/)).toBeTruthy();
    await user.click(await button('Photo 1, opens full size'));
    expect(await screen.findByRole('dialog', { name: 'Host’s photos' })).toBeTruthy();
  });

  it('asks before it is confirmed, which is final', async () => {
    const { api, user } = open();
    api.on('answerIncident', incidentDetail({ standing: 'counts', answer: 'agrees', answers: [] }));
    await user.click(await screen.findByLabelText('The report is correct'));
    await user.click(await button('Send'));
    expect(
      await screen.findByText(/^The traveller is refunded to their payment method, you lose your share/),
    ).toBeTruthy();
    expect(api.calls('answerIncident')).toEqual([]);
    await user.click(await button('Yes, it’s correct'));
    await waitFor(() => expect(api.calls('answerIncident')[0]?.body).toEqual({ answer: 'agrees', picture_ids: [] }));
  });

  it('keeps a photo whose upload failed, for a retry', async () => {
    const { api, user } = open();
    api.on('createBookingPicture', refuse('TOO_MANY_REQUESTS'));
    await button('Send');
    await user.upload(screen.getByLabelText('Add a photo', { selector: 'input' }), proof());
    expect(await screen.findByText(/^Photo 1 couldn’t be uploaded/)).toBeTruthy();
    api.on('createBookingPicture', KEPT);
    await user.click(await button('Try again'));
    expect(await screen.findByText('Photo 1 uploaded')).toBeTruthy();
  });

  it('is read-only once decided', async () => {
    open({ standing: 'dismissed', verdict: 'dismissed', verdict_text: 'The till shows it.', answers: [] });
    expect(await screen.findByText('The till shows it.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
  });

  it('shows the next steps in German', async () => {
    open({}, 'de');
    expect(
      await screen.findByText(/^Antwortest du nicht bis 22\.11\.2026, 10:00, gilt die Meldung als richtig/),
    ).toBeTruthy();
  });
});

describe('bags that are locked in', () => {
  const lockedIn = { kind: 'closed_at_pickup', answer_by: null, answers: ['on_the_way', 'open_now'] } as const;

  it('are promised by a time', async () => {
    const { api, user } = open({ ...lockedIn, answers: [...lockedIn.answers] });
    api.on('answerIncident', incidentDetail());
    await user.selectOptions(await screen.findByLabelText('I’ll be there in'), '45');
    const before = Date.now();
    await user.click(await button('Tell them I’m on my way'));
    await waitFor(() => expect(api.calls('answerIncident')).toHaveLength(1));
    const { answer, arrives_at = '' } = api.calls('answerIncident')[0]?.body ?? {};
    expect(answer).toBe('on_the_way');
    expect(Date.parse(arrives_at) - before).toBeGreaterThanOrEqual(45 * 60_000);
    expect(Date.parse(arrives_at) - before).toBeLessThan(46 * 60_000);
  });

  it('are available now', async () => {
    const { api, user } = open({ ...lockedIn, answers: [...lockedIn.answers] });
    api.on('answerIncident', incidentDetail());
    await user.click(await button('We’re open now'));
    expect(await screen.findByText('We’ve told the traveller.')).toBeTruthy();
    expect(api.calls('answerIncident')[0]?.body).toEqual({ answer: 'open_now' });
  });
});

describe('a host’s reports', () => {
  it('show which count and which are pending, and filter by it', async () => {
    const api = fakeApi()
      .on('listIncidents', pageOf([incident()]))
      .on('listAdminStashpoints', pageOf([stashpoint({ counted_incidents: 2 })]));
    const { user } = renderPage(<IncidentList />, api, { at: '/incidents', site: 'hosts', resource: 'incidents' });
    expect(await screen.findByText('2 upheld reports in the last 90 days')).toBeTruthy();
    expect(await screen.findByText('Respond by 22 Nov 2026, 10:00')).toBeTruthy();
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'waiting');
    await waitFor(() => expect(api.calls('listIncidents').at(-1)?.query.standing).toBe('waiting'));
  });
});
