import { expect, it } from 'vitest';
import { exportXliff, readXliff } from '../../words/xliff.ts';

const exported = await exportXliff('it');

/** Returns the file with another target for the text of a key. */
function withTarget(key: string, target: string): string {
  const unit = new RegExp(`(<trans-unit id="${key}">[\\s\\S]*?<target>)[^<]*`);
  return exported.replace(unit, (_, before: string) => before + target);
}

it('changes nothing when it comes back as it went', async () => {
  expect(await readXliff(exported)).toEqual({ language: 'it', made: new Map(), refused: [] });
});

it('is read with line breaks, spaces and marks as they are', async () => {
  const { made } = await readXliff(withTarget('checkout.step', 'Passo %{step} di 2:&#160;&lt;qui&gt;  &amp;\n«oltre»'));
  expect([...made]).toEqual([['site/checkout checkout.step', 'Passo %{step} di 2:\u00a0<qui>  &\n«oltre»']]);
});

it.each([
  ['checkout.step', 'Passo %{passo} di 2', 'it names passo where the English names step'],
  ['checkout.step', 'Passo', 'it names no values where the English names step'],
  ['checkout.treeCount', '%{smart_count} alberi', 'it has 1 plural forms where the English has 2'],
])('is refused for %s = %s', async (key, target, reason) => {
  const { made, refused } = await readXliff(withTarget(key, target));
  expect({ made: [...made], refused }).toEqual({ made: [], refused: [{ address: `site/checkout ${key}`, reason }] });
});

it('is refused where the English has changed since', async () => {
  const { refused } = await readXliff(
    withTarget('checkout.step', 'Fase %{step} di 2').replace('Step %{step} of 2', 'Step %{step} of two'),
  );
  expect(refused).toEqual([
    { address: 'site/checkout checkout.step', reason: 'the English has changed since the export' },
  ]);
});

it.each(['en', 'nl', '../../..', '__proto__'])('is refused for the language %s', async (language) => {
  const strange = exported.replaceAll('target-language="it"', `target-language="${language}"`);
  await expect(readXliff(strange)).rejects.toThrow('There are no translations');
});
