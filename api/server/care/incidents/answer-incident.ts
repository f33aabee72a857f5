import { addHours } from 'date-fns/addHours';
import { addMinutes } from 'date-fns/addMinutes';
import type { Kysely } from 'kysely';
import type { BodyOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { CubbyError, fieldError } from '../../../contract/errors.ts';
import {
  ARRIVAL_HOURS,
  answersTo,
  INCIDENT_RESPONSE_MINUTES,
  PICKUP_ANSWERS,
} from '../../../contract/rules/incidents.ts';
import type { IncidentDetail } from '../../../contract/structs/incident.ts';
import { claimMail } from '../../../mails/claim-texts.ts';
import { hostComesMail } from '../../../mails/incident-texts.ts';
import { type SendsRefunds, sendRefunds } from '../../money/payments/send-refunds.ts';
import { runs } from '../../people/work/staff-access.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Caller } from '../../platform/http/call.ts';
import { writeMail } from '../../platform/mail/write-mail.ts';
import type { HasSecret } from '../../platform/secrets/server-secret.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import { lockWithTraveller } from '../../stays/bookings/record/booking.ts';
import { findMailedBooking } from '../../stays/bookings/record/find-mailed-booking.ts';
import { signPass } from '../../stays/bookings/record/pass.ts';
import { lockIncident, writeAnswer } from '../../stays/incidents/settle-incidents.ts';
import { attachPictures } from '../../stays/pictures/attach-pictures.ts';
import { getIncident, requireIncident, stashpointOf } from './get-incident.ts';
import { settleReport } from './settle-report.ts';

type Answer = BodyOf<Endpoints['answerIncident']>;
type Services = SendsRefunds & HasSecret & HasConfig;

/**
 * Records the host's side of a report. A host who disputes it gives their reason; a traveller whose bags are locked in
 * is told at once when they get them. Staff may answer for a host who has called.
 *
 * @throws CubbyError NOT_FOUND; CONFLICT once it is decided or resolved; INCIDENT_OUT_OF_TIME once its time is over, or
 * for an answer to another kind of report; REQUIRED_DATA_CLIENT_ERROR on `text` or `arrives_at`; INVALID_DATA on
 * `arrives_at`.
 */
export async function answerIncident(
  services: Services,
  caller: Caller,
  id: string,
  said: Answer,
): Promise<IncidentDetail> {
  const known = await requireIncident(services, caller, id);
  const now = services.now();
  const answer = readAnswer(said, now);
  await services.database.transaction(async (transaction) => {
    // The traveller and the booking first, as all else that changes a booking and its reports locks them.
    await lockWithTraveller(transaction, known.booking_id);
    const incident = await lockIncident(transaction, id);
    if (!incident) throw new CubbyError('NOT_FOUND', 'Report not found.');
    if (incident.verdict || ((incident.respond_by || incident.kind === 'claim') && incident.resolved_at))
      throw new CubbyError('CONFLICT', 'This report has already been decided.');
    if (!answersTo(incident, now).includes(said.answer))
      throw fieldError('answer', 'This response is not possible for this report now.', 'INCIDENT_OUT_OF_TIME');
    await writeAnswer(transaction, id, { ...answer, respond_by: answer.respond_by ?? incident.respond_by }, now);
    await attachPictures(transaction, { ids: said.picture_ids ?? [], purpose: 'answer', incident: incident });
    if (said.answer === 'agrees') await settleReport(transaction, incident, 'proven', now);
    if (said.answer === 'statement' && !incident.answer) await tellClaimant(services, transaction, incident, now);
    if (isAtPickup(said)) await tellTraveller(services, transaction, incident.booking_id, answer, now);
    if (!runs(caller, stashpointOf(known))) await recordAnswer(transaction, caller, known.booking_id, said, now);
  });
  await sendRefunds(services, { bookingId: known.booking_id });
  return getIncident(services, caller, id);
}

const isAtPickup = ({ answer }: Pick<Answer, 'answer'>) => PICKUP_ANSWERS.some((each) => each === answer);

/**
 * Reads what is stored of an answer; the timer of a traveller who is locked out runs on until they should have their
 * bags.
 */
function readAnswer({ answer, text, arrives_at }: Answer, now: Date) {
  const answer_text = text?.trim() || null;
  if ((answer === 'disputes' || answer === 'statement') && !answer_text)
    throw fieldError('text', 'Describe what happened instead.', 'REQUIRED_DATA_CLIENT_ERROR');
  if (answer !== 'on_the_way')
    return {
      answer,
      answer_text,
      arrives_at: null,
      respond_by: answer === 'open_now' ? addMinutes(now, INCIDENT_RESPONSE_MINUTES) : null,
    };
  if (!arrives_at) throw fieldError('arrives_at', 'Give your time of arrival.', 'REQUIRED_DATA_CLIENT_ERROR');
  const arrival = new Date(arrives_at);
  if (arrival < now || arrival > addHours(now, ARRIVAL_HOURS))
    throw fieldError('arrives_at', `The time of arrival must be within ${ARRIVAL_HOURS} hours from now.`);
  return { answer, answer_text, arrives_at: arrival, respond_by: arrival };
}

async function tellTraveller(
  { config, secret }: HasConfig & HasSecret,
  transaction: Kysely<Schema>,
  bookingId: string,
  { arrives_at, answer_text }: ReturnType<typeof readAnswer>,
  now: Date,
): Promise<void> {
  const booking = await findMailedBooking(transaction, bookingId);
  const way = { publicUrl: config.publicUrl, pass: signPass(secret, bookingId) };
  await writeMail(transaction, hostComesMail(booking, { arrives_at, text: answer_text }, way), now);
}

async function tellClaimant(
  { config }: HasConfig,
  transaction: Kysely<Schema>,
  { id, booking_id }: { id: string; booking_id: string },
  now: Date,
): Promise<void> {
  const booking = await findMailedBooking(transaction, booking_id);
  const mail = claimMail({ ...booking, id, booking_id }, { step: 'host_answered' }, config.publicUrl);
  await writeMail(transaction, mail, now);
}

function recordAnswer(transaction: Kysely<Schema>, caller: Caller, id: string, said: Answer, now: Date): Promise<void> {
  const after = { answer: said.answer };
  return recordChange(transaction, { caller, action: 'answered', entity: 'booking', id, before: null, after, now });
}
