import type { FastifyInstance, FastifyReply } from 'fastify';
import { CubbyError } from '../../../contract/errors.ts';
import { languageOf } from '../../../contract/vocabulary/languages.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasSecret } from '../../platform/secrets/server-secret.ts';
import type { HasBusinessZone } from '../ledger/business-zone.ts';
import { opensPaper } from '../papers/paper-links.ts';
import { pathOfStatement, statementMonths } from './get-statement.ts';
import { pathOfInvoice, serializePaper } from './serialize-invoice.ts';
import { findInvoice, findPaperHost } from './store.ts';

interface PaperRequest {
  Querystring: { until?: string; key?: string };
}

/**
 * Serves invoices and statements as PDFs, to anyone with a link that is at most an hour old. It is not in the endpoint
 * table, because it returns no JSON. The PDF library is loaded with the first document.
 */
export function mountPapers(
  app: FastifyInstance,
  services: HasDatabase & HasSecret & HasClock & HasBusinessZone,
): void {
  const { database, secret, now } = services;
  const requireLink = (path: string, link: PaperRequest['Querystring']) => {
    if (!opensPaper(secret, path, link, now())) throw nothing();
  };
  app.get<PaperRequest & { Params: { id: string } }>(
    '/v2/invoices/:id/invoice.pdf',
    async ({ params, query }, reply) => {
      requireLink(pathOfInvoice(params.id), query);
      const row = await findInvoice(database.query, params.id);
      if (!row) throw nothing();
      const { drawInvoice } = await import('../../../papers/invoice/draw-invoice.ts');
      return sendPdf(reply, `cubby-${row.number}`, await drawInvoice(serializePaper(row)));
    },
  );
  app.get<PaperRequest & { Params: { id: string; year: string } }>(
    '/v2/hosts/:id/statement/:year.pdf',
    async ({ params, query }, reply) => {
      const year = Number(params.year);
      requireLink(pathOfStatement(params.id, year), query);
      const host = await findPaperHost(database.query, params.id);
      if (!host) throw nothing();
      const months = await statementMonths(services, host, year);
      const { drawStatement } = await import('../../../papers/invoice/draw-statement.ts');
      const pdf = await drawStatement(
        { year, months },
        { name: host.business_name, language: languageOf(host.language) },
      );
      return sendPdf(reply, `cubby-${year}`, pdf);
    },
  );
}

function sendPdf(reply: FastifyReply, name: string, pdf: Buffer): FastifyReply {
  return reply
    .header('Cache-Control', 'private, no-store')
    .header('Content-Disposition', `attachment; filename="${name}.pdf"`)
    .type('application/pdf')
    .send(pdf);
}

function nothing(): CubbyError {
  return new CubbyError('NOT_FOUND', 'Document not found, or its link has expired.');
}
