import { expect, it } from 'vitest';
import { generateSchema } from '../../../testing/generate-schema.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';

it('schema.ts is generated from the migrated database (`npm test -- database/schema -u` writes it)', async () => {
  const database = await openTestDatabase();
  await expect(await generateSchema(database)).toMatchFileSnapshot('./schema.ts');
  await database.close();
});
