import { describe, expect, it } from 'vitest'
import { checkJson, MalformedJson } from './strict-json'

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

describe('accepted JSON', () => {
  it.each([
    ['an object', '{"a": 1, "b": [true, null, "x"], "c": {"a": 2}}'],
    ['a bare value', '"text"'],
    ['brackets, colons and quotes in strings', String.raw`{"a": "[{\"b\": 1}]:", "b\"": "\\"}`],
    ['characters beyond the first plane', '{"a": "🎭", "b": "\\ud83c\\udfad"}'],
    ['the same key in two objects', '[{"a": 1}, {"a": 1}]'],
    ['64 levels', nested(64)],
    ['a key that only looks like a prototype', '{"proto": 1, "constructor": 2}'],
  ])('%s', (_, text) => {
    expect(() => checkJson(text)).not.toThrow()
  })
})

describe('rejected JSON', () => {
  it.each([
    ['nothing', ''],
    ['cut off', '{"a": '],
    ['a trailing comma', '{"a": 1,}'],
    ['two values', '{} {}'],
    ['NaN', '{"a": NaN}'],
    ['65 levels', nested(65)],
    ['10,000 levels', nested(10_000)],
    ['500,000 levels that never end', '['.repeat(500_000)],
    ['a duplicate key', '{"a": 1, "a": 2}'],
    ['a duplicate key that is spelled otherwise', '{"a": 1, "\\u0061": 2}'],
    ['a duplicate key deep inside', '[{"b": {"a": 1, "a" : 2}}]'],
    ['__proto__', '{"__proto__": {"isAdmin": true}}'],
    ['__proto__ in disguise', '{"\\u005f_proto__": 1}'],
    ['NUL', '{"a": "x\\u0000"}'],
    ['NUL in a key', '{"x\\u0000": 1}'],
    ['half of a surrogate pair', '{"a": "\\ud83c"}'],
    ['a surrogate pair in the wrong order', '{"a": "\\udfad\\ud83c"}'],
  ])('%s', (_, text) => {
    expect(() => checkJson(text)).toThrow(MalformedJson)
  })
})

it('checks a string of a megabyte', () => {
  expect(() => checkJson(JSON.stringify({ text: 'ä\\"'.repeat(250_000) }))).not.toThrow()
})
