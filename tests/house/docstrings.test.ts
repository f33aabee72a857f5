import { join } from 'node:path';
import { expect, it } from 'vitest';
import { docstringsOfContract } from './docstrings.ts';
import { ROOT } from './imports.ts';

it('the description of the API has the docstrings of the contract: npm test -- house/docstrings -u', async () => {
  await expect(`${JSON.stringify(docstringsOfContract(), null, 2)}\n`).toMatchFileSnapshot(
    join(ROOT, 'api/server/site/openapi/docstrings.json'),
  );
});
