import { describe, expect, it } from 'vitest';
import { maskContacts } from './mask-contacts.ts';

const mask = (text: string) => maskContacts(text, { countries: ['GB', 'DE'], keep: ['0123456789'] });

describe('maskContacts', () => {
  it.each([
    ['Call me on +44 20 7946 0018 please', 'Call me on ••• please'],
    ['Call 020 7946 0018.', 'Call •••.'],
    ['Meine Nummer: 0176/12345678', 'Meine Nummer: •••'],
    ['+1 (212) 555-0198 is mine', '••• is mine'],
    ['0 1 7 6 1 2 3 4 5 6 7 8', '•••'],
    ['WhatsApp 00491761234567', 'WhatsApp •••'],
    ['Mobile 06 12 34 56 78', 'Mobile •••'],
    ['Write to ada@example.org!', 'Write to •••!'],
    ['Pay at https://pay.example.org/x?y=1 now', 'Pay at ••• now'],
    ['wa.me/441234567890', '•••'],
    ['See www.example.de, or example.com', 'See •••, or •••'],
    ['Ring oh seven nine one one, one two three four five six!', 'Ring •••!'],
    ['plus four four, seven double nine 1 two 3 four five six', 'plus •••'],
    ['Null eins sieben sechs eins zwei drei vier fünf', '•••'],
    ['null eins sieben sechs vierunddreißig sechsundfünfzig achtzehn', '•••'],
    ['Mon numéro : zéro six, douze, trente-quatre, vingt et un, soixante', 'Mon numéro : •••'],
    ['seis uno dos treinta y cuatro cincuenta y seis siete, vale', '•••, vale'],
    ['tre quattro sette uno due tre quattro cinque sei sette', '•••'],
    ['Tre quattro sette, ventidue, trentaquattro!', '•••!'],
    ['Liga-me: nove um dois três quatro cinco seis sete oito', 'Liga-me: •••'],
    ['7 9 1 1 1 2 3 4 5', '•••'],
    ['0, 7, 9, 1, 1, 1, 2, 3', '•••'],
    ['ａ@ｂ．ｃｃ', '•••'],
    ['Ｗｒｉｔｅ to ａｄａ＠ｅｘａｍｐｌｅ．ｏｒｇ!', 'Ｗｒｉｔｅ to •••!'],
    ['ada@example。org', '•••'],
    ['a\u200bd\u2060a@exa\u00admple.org', '•••'],
    ['\u202aada@\u2066example\u2069.org\u202c', '\u202a•••\u202c'],
    ['\u202egro.elpmaxe@ada', '\u202e•••'],
    ['\u202e8100 6497 02 44+', '\u202e•••'],
    ['Call ０２０ ７９４６ ００１８ or 0\u200b176/123\u200d45678', 'Call ••• or •••'],
    ['0️⃣1️⃣7️⃣6️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣8️⃣', '•••'],
    ['ze\u0301ro, six, douze, trente-quatre, vingt et un, soixante', '•••'],
    ['07 nine 11 one two three four', '•••'],
  ])('hides contacts: %s', (text, masked) => {
    expect(mask(text)).toBe(masked);
  });

  it.each([
    'We open at 9:00 and close at 18:30.',
    'Between 10:00-12:00, or 10.30 to 14.00',
    'On 24.11.2026 at 10:00, not 01/12/2026 15:00',
    'On 01.12.2026 12 bags',
    '2026-11-24 10:00 to 2026-11-25 18:00',
    'It costs £1,250.00 or 1.250,00 €, that is 120000 in all.',
    'Booking 0123456789, bags 1234 and 98765',
    'Room 12, second floor. Ring twice!',
    'I’ll be late... sorry',
    'Two bags, three people, one pram and four hats: nine things for two hours, maybe three or four.',
    'Between one and two, or three, four, five at the latest',
    'Zwei Koffer, drei Rucksäcke, um acht oder neun, vielleicht um zehn',
    'Deux valises et trois sacs, à six ou sept heures, un ou deux jours',
    'Una o dos maletas, tres o cuatro mochilas, a las seis y siete',
    'O táxi chega às dez e meia, e o comboio às onze; duas malas e um saco',
    'On 24.11.2026 at one, two or three',
    'Tags 1, 2, 3, 4, 5',
    'Ｒｏｏｍ １２, ½ an hour, ② bags\u200b, 👩‍👩‍👧 e\u0301 שלום\u200f!',
    'Una o dos, tres o cuatro, cinco o seis maletas',
    '',
  ])('leaves everything else: %s', (text) => {
    expect(mask(text)).toBe(text);
  });
});
