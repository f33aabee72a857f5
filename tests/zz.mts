import { chromium } from 'playwright';
import { TEST_ARGUMENTS, CHROMIUM_ARGUMENTS } from './harness/chromium.ts';
for (const [n, args] of [['test', TEST_ARGUMENTS], ['real', CHROMIUM_ARGUMENTS]] as const) {
  const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args });
  const page = await b.newPage({ viewport: { width: 1440, height: 900 } });
  const c = await page.context().newCDPSession(page); await c.send('Performance.enable');
  let t = Date.now();
  const lap = async (w: string) => { const { metrics } = await c.send('Performance.getMetrics'); const m = Object.fromEntries(metrics.map((x) => [x.name, x.value])); console.log(n, w, Date.now() - t, 'script', m.ScriptDuration, 'layout', m.LayoutDuration, 'style', m.RecalcStyleDuration, 'task', m.TaskDuration, 'nodes', m.Nodes); t = Date.now(); };
  await page.goto('http://localhost:3260/docs'); await lap('goto');
  await page.getByRole('link', { name: 'Bookings', exact: true }).click(); await lap('link');
  await page.getByText('Holds a stay for 15 minutes').click(); await lap('text');
  await page.getByText('ada@example.org').first().waitFor(); await lap('example');
  await b.close();
}
