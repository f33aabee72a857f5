import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { errorsByStatus } from '../../../contract/endpoint-errors.ts';
import { endpoints } from '../../../contract/endpoints.ts';
import { openApiDocument } from './document.ts';
import { ENDPOINT_GROUPS } from './groups.ts';
import { olderDocument } from './older-document.ts';

const document = openApiDocument('https://cubby.example');
const rows = Object.entries<Endpoint>(endpoints);

interface Operation {
  operationId: string;
  tags: string[];
  description: string;
  parameters: { name?: string; $ref?: string; schema?: object }[];
  responses: Record<string, { headers?: object; content?: Record<string, { schema: object }> }>;
}
function operation(name: keyof typeof endpoints): Operation {
  const { path, method } = endpoints[name];
  return document.paths[path]?.[method.toLowerCase()] as Operation;
}

describe('/openapi.json', () => {
  it.each([
    ['as it is', document],
    ['in OpenAPI 3.0', olderDocument(document)],
  ])('passes a public linter: %s', async (_, described) => {
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lintFromString({ source: JSON.stringify(described), config });
    expect(problems.map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer}: ${message}`)).toEqual(
      [],
    );
  });

  it('has every endpoint of the table, by its noun, with every error it can send', () => {
    for (const [name, endpoint] of rows) {
      const found = operation(name as keyof typeof endpoints);
      expect(found.operationId).toBe(name);
      expect(ENDPOINT_GROUPS.filter(({ endpoints: some }) => name in some).map((group) => group.name)).toEqual(
        found.tags,
      );
      const refusals = Object.keys(found.responses).filter((status) => Number(status) >= 400);
      expect(refusals.map(Number)).toEqual(errorsByStatus(endpoint).map(([status]) => status));
    }
  });

  it('defines each entity once: every reference to a booking uses the same schema', () => {
    const booking = { $ref: '#/components/schemas/Booking' };
    expect(operation('getBooking').responses[200]?.content?.['application/json']?.schema).toEqual(booking);
    const page = operation('listBookings').responses[200]?.content?.['application/json']?.schema;
    expect(page).toMatchObject({ properties: { items: { type: 'array', items: booking } } });
    const { schemas } = document.components;
    const said = Object.values(schemas).map((schema) => JSON.stringify(schema));
    expect(said.filter((text) => text.includes('"hold_expires_at"')).length).toBe(3);
  });

  it('states bounds, lengths, patterns, keys and examples', () => {
    const { schemas } = document.components as { schemas: Record<string, { properties?: Record<string, object> }> };
    expect(schemas.Capacity?.properties?.small).toEqual({ type: 'integer', minimum: 0, maximum: 2000 });
    expect(schemas.OpeningHours?.properties?.open).toMatchObject({
      pattern: expect.any(String),
      examples: ['10:00:00'],
    });
    expect(schemas.Position?.properties?.lat).toMatchObject({
      type: 'number',
      minimum: -90,
      maximum: 90,
      examples: [51.5074],
    });
    expect(schemas.PlaceDetail?.properties?.translations).toMatchObject({
      additionalProperties: { $ref: '#/components/schemas/Translation' },
    });
  });

  it('describes calls, schemas and fields with the docstrings of the contract', () => {
    const { schemas } = document.components as {
      schemas: Record<string, { description?: string; properties?: object }>;
    };
    expect(schemas.Quote?.description).toContain('minor units');
    expect(schemas.Booking?.properties).toHaveProperty('unrefunded_amount.description');
    expect(schemas.BookingCustomer?.properties).toHaveProperty('email.description', 'Null for hosts.');
    const { description, parameters } = operation('listStashpoints');
    expect(description).toBe('The bounds of a map, and the filters of the search. Needs no token.');
    expect(parameters.find(({ name }) => name === 'bag_sizes')).toHaveProperty('description');
    const undescribed = Object.entries(schemas).filter(([, schema]) => !schema.description);
    expect(undescribed.map(([name]) => name)).toEqual([]);
  });

  it('names request and response headers, and the CSV form of lists', () => {
    const { parameters } = operation('createBooking');
    expect(parameters.map(({ name, $ref }) => name ?? $ref)).toEqual([
      'Idempotency-Key',
      '#/components/parameters/ClientId',
      '#/components/parameters/StasherUuid',
    ]);
    expect(operation('createBooking').responses[200]?.headers).toHaveProperty('Read-After');
    const { parameters: asked, responses: list } = operation('listAdminBookings');
    expect(asked).toContainEqual({ $ref: '#/components/parameters/ReadAfter' });
    expect(Object.keys(list[200]?.content ?? {})).toEqual(['application/json', 'text/csv']);
    expect(list[200]?.headers).toHaveProperty('X-Total-Count');
    expect(list[429]).toEqual({ $ref: '#/components/responses/TOO_MANY_REQUESTS' });
    expect(document.components.responses.TOO_MANY_REQUESTS).toHaveProperty('headers.Retry-After');
  });

  it('is generated once, and then cached', () => {
    expect(openApiDocument('https://cubby.example')).toBe(document);
  });
});
