import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import de from '@/messages/de.json'
import en from '@/messages/en.json'
import { findUnknownSpreadProperties } from './architecture/spread-properties'
import { findBritishSpelling } from './language/british-spelling'
import { flattenMessages, listPlaceholders } from './messages/catalog'
import { createProbeProgram, createProjectProgram } from './messages/program'
import { findUsages } from './messages/usage'

const root = fileURLToPath(new URL('..', import.meta.url))
// Shared, because its creation takes seconds.
const program = createProjectProgram(root)
const germanMessages = flattenMessages(de)
const englishMessages = flattenMessages(en)

describe('the messages', () => {
  it('have the same keys in both languages', () => {
    expect([...englishMessages.keys()].sort()).toEqual([...germanMessages.keys()].sort())
  })

  it('have the same placeholders in both languages', () => {
    for (const [key, message] of germanMessages) {
      expect([key, listPlaceholders(englishMessages.get(key) ?? '')]).toEqual([key, listPlaceholders(message)])
    }
  })

  it('are never empty', () => {
    const empty = [...germanMessages, ...englishMessages].filter(([, message]) => message.trim() === '')
    expect(empty).toEqual([])
  })

  it('have American spelling', () => {
    expect([...englishMessages].filter(([, message]) => findBritishSpelling(message) !== null)).toEqual([])
    expect(findBritishSpelling('two theatres')).toBe('theatre')
  })

  it('are all used, and every used message exists', () => {
    const isSource = (path: string) => !/node_modules|\.test\.tsx?$/.test(path)
    const usages = findUsages(program, isSource)
    const used = usages.flatMap(({ keys, location }) => (keys ?? []).map((key) => ({ key, location })))
    expect({
      dynamic: usages.flatMap(({ keys, location }) => (keys ? [] : location)),
      unknown: used.filter(({ key }) => !germanMessages.has(key)),
      unused: [...germanMessages.keys()].filter((key) => !used.some((usage) => usage.key === key)),
    }).toEqual({ dynamic: [], unknown: [], unused: [] })
  }, 240_000)
})

describe('conditional spreads', () => {
  it('have only properties of the expected type', () => {
    const isSource = (path: string) => !path.includes('/node_modules/')
    expect(findUnknownSpreadProperties(program, root, isSource)).toEqual([])
  }, 240_000)

  const types = 'interface A { a?: number }\ndeclare const c: boolean\n'
  const search = (text: string) =>
    findUnknownSpreadProperties(createProbeProgram(root, types + text), root, (path) => path.endsWith('/probe.ts'))

  it.each([
    'const x: A = { ...(c && { b: 1 }) }',
    'const x: A = { ...(c ? { a: 1 } : { b: 1 }) }',
    'const x: A | null = { ...(c && { a: 1, b: 1 }) }',
    'declare function f(a: A): void\nf({ ...(c && { b: 1 }) })',
    'const x: { a: A } = { a: { ...(c && { b() {} }) } }',
  ])('report an unknown property: %s', (text) => {
    expect(search(text)).toEqual([expect.stringMatching(/^tests\/messages\/probe\.ts:[34]: b$/)])
  })

  it.each([
    'const x: A = { ...(c && { a: 1 }) }',
    'const x = { ...(c && { b: 1 }) }',
    'const x: A | { b: number } = { ...(c && { b: 1 }) }',
    'const x: { [name: string]: number } = { ...(c && { b: 1 }) }',
    'const x: any = { ...(c && { b: 1 }) }',
    'declare const y: { b: number }\nconst x: A = { ...(c && y) }',
  ])('accept: %s', (text) => {
    expect(search(text)).toEqual([])
  })
})

describe('findUsages', () => {
  const search = (text: string) =>
    findUsages(createProbeProgram(root, text), (path) => path.endsWith('/probe.ts')).map(({ keys }) => keys)

  it.each([
    ["const t = useTranslations('A')\nt('b')", [['A.b']]],
    ["const t = await getTranslations({ locale: 'de', namespace: 'A' })\nt.rich('b', {})", [['A.b']]],
    ["const t = useTranslations('A')\nt(Math.random() > 1 ? 'b' : 'c')", [['A.b', 'A.c']]],
    ["const [t, u] = await Promise.all([getTranslations('A'), getTranslations()])\nt('b')\nu('c')", [['A.b'], ['c']]],
    ["const t = useTranslations('A')\nt(location.hash)", [null]],
    ["import de from '../../messages/de.json'\nde.error.title", [['error.title']]],
    ["const other = (a: string) => a\nother('b')", []],
  ])('finds the keys of case %#', (source, keys) => {
    const names = 'declare function useTranslations(a?: string): any\ndeclare const getTranslations: any\n'
    expect(search(`${source}\n${names}`)).toEqual(keys)
  })
})

describe('listPlaceholders', () => {
  it('lists placeholders of every branch with their kind', () => {
    expect(listPlaceholders('{n, plural, one {ein <b>{name}</b>} other {# {kind}}}')).toEqual([
      'b: tag',
      'kind: argument',
      'n: plural',
      'name: argument',
    ])
  })
})
