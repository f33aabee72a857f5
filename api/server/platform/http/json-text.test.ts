import { assert, dictionary, jsonValue, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { JsonText, jsonArray, jsonObject, PreparedObject } from './json-text.ts';

const objects = dictionary(string(), jsonValue(), { noNullPrototype: true });

/** Reads the text the way its recipient does. */
const read = ({ text }: JsonText) => JSON.parse(text);
const plain = (value: unknown) => JSON.parse(JSON.stringify(value));

describe('JSON assembled from parts', () => {
  it('equals the JSON written at once', () => {
    assert(
      property(objects, objects, (prepared, added) => {
        expect(read(PreparedObject.of(prepared).with(added))).toEqual(plain({ ...prepared, ...added }));
        expect(read(jsonObject(added))).toEqual(plain(added));
      }),
    );
  });

  it('contains serialized parts as often as they are used', () => {
    assert(
      property(objects, objects, (one, other) => {
        const prepared = PreparedObject.of(one);
        const list = jsonArray([prepared.with({}), prepared.with({ other })]);
        expect(read(jsonObject({ list }))).toEqual(plain({ list: [one, { ...one, other }] }));
      }),
    );
  });

  it.each([
    ['nothing added', PreparedObject.of({ a: 1 }).with({}), '{"a":1}'],
    ['nothing prepared', PreparedObject.of({}).with({ a: 1 }), '{"a":1}'],
    ['nothing at all', PreparedObject.of({}).with({}), '{}'],
    ['a field that is undefined', PreparedObject.of({ a: 1 }).with({ b: undefined }), '{"a":1}'],
    ['a first field that is undefined', jsonObject({ a: undefined, b: null }), '{"b":null}'],
    ['no items', jsonArray([]), '[]'],
    ['letters beyond ASCII', jsonObject({ a: 'ü’🧳' }), '{"a":"\\u00fc\\u2019\\ud83e\\uddf3"}'],
    ['text made elsewhere', jsonObject({ a: new JsonText('[1]') }), '{"a":[1]}'],
  ])('%s', (_name, json, text) => {
    expect(json.text).toBe(text);
  });
});
