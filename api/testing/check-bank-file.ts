import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validateXML } from 'xmllint-wasm';

const OWN = join(import.meta.dirname, 'pain-001-profile.xsd');

/**
 * Returns the problems of a bank file: by our own schema of the file, and by the published pain.001.001.09 if
 * `PAIN_001_XSD` is its path (Debian's libhbci4j-core-java has it). Empty if there are none.
 */
export async function problemsOfBankFile(xml: string): Promise<string[]> {
  const schemas = [OWN, process.env.PAIN_001_XSD].filter((path): path is string => Boolean(path));
  const results = await Promise.all(
    schemas.map((path) =>
      validateXML({
        xml: [{ fileName: 'payouts.xml', contents: xml }],
        schema: [{ fileName: 'schema.xsd', contents: readFileSync(path, 'utf8') }],
      }),
    ),
  );
  return results.flatMap(({ errors }) => errors.map(({ message }) => message));
}
