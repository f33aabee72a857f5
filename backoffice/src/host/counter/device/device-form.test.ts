import { expect, it } from 'vitest';
import { deviceForm } from './device-form.ts';

const SAFARI = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0';
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0';

it.each([
  ['phone', `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${SAFARI} Mobile/15E148 Safari/604.1`, 5],
  ['phone', `Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Mobile Safari/537.36`, 5],
  ['tablet', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${SAFARI} Safari/605.1.15`, 5],
  ['tablet', `Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Safari/537.36`, 10],
  ['computer', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${SAFARI} Safari/605.1.15`, 0],
  ['computer', `Mozilla/5.0 (X11; Linux x86_64) ${CHROME} Safari/537.36`, 10],
  ['computer', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36`, 10],
])('a %s is named by its form', (form, userAgent, maxTouchPoints) => {
  expect(deviceForm({ userAgent, maxTouchPoints })).toBe(form);
});
