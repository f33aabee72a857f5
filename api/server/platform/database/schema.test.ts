import { expect, it } from 'vitest';
import { generateSchema } from '../../../testing/generate-schema.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';

it('schema.ts is generated from the migrated database (`npx vitest run -u database/schema` writes it)', async () => {
  const database = await openTestDatabase();
  await expect(await generateSchema(database)).toMatchFileSnapshot('./schema.ts');
  await database.close();
});
