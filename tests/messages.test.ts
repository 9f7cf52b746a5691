import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import de from '@/messages/de.json'
import en from '@/messages/en.json'
import { findBritishSpelling } from './british-spelling'
import { flattenMessages, listPlaceholders } from './messages/catalog'
import { createProbeProgram, createProjectProgram } from './messages/program'
import { findUsages } from './messages/usage'

const root = fileURLToPath(new URL('..', import.meta.url))
const german = flattenMessages(de)
const english = flattenMessages(en)

describe('the messages', () => {
  it('have the same keys in both languages', () => {
    expect([...english.keys()].sort()).toEqual([...german.keys()].sort())
  })

  it('have the same placeholders in both languages', () => {
    for (const [key, message] of german) {
      expect([key, listPlaceholders(english.get(key) ?? '')]).toEqual([key, listPlaceholders(message)])
    }
  })

  it('are never empty', () => {
    const empty = [...german, ...english].filter(([, message]) => message.trim() === '')
    expect(empty).toEqual([])
  })

  it('have American spelling', () => {
    expect([...english].filter(([, message]) => findBritishSpelling(message) !== null)).toEqual([])
    expect(findBritishSpelling('two theatres')).toBe('theatre')
  })

  it('are all used, and every used message exists', () => {
    const isSource = (path: string) => !/node_modules|\.test\.tsx?$/.test(path)
    const usages = findUsages(createProjectProgram(root), isSource)
    const used = usages.flatMap(({ keys, location }) => (keys ?? []).map((key) => ({ key, location })))
    expect({
      dynamic: usages.flatMap(({ keys, location }) => (keys ? [] : location)),
      unknown: used.filter(({ key }) => !german.has(key)),
      unused: [...german.keys()].filter((key) => !used.some((usage) => usage.key === key)),
    }).toEqual({ dynamic: [], unknown: [], unused: [] })
  }, 240_000)
})

describe('findUsages', () => {
  const search = (text: string) =>
    findUsages(createProbeProgram(root, text), (path) => path.endsWith('/probe.ts')).map(({ keys }) => keys)

  it.each([
    ["const t = useTranslations('A')\nt('b')", [['A.b']]],
    ["const t = await getTranslations({ locale: 'de', namespace: 'A' })\nt.rich('b', {})", [['A.b']]],
    ["const t = useTranslations('A')\nt(Math.random() > 1 ? 'b' : 'c')", [['A.b', 'A.c']]],
    [
      "const [t, u] = await Promise.all([getTranslations('A'), getTranslations()])\nt('b')\nu('c')",
      [['A.b'], ['c']],
    ],
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
