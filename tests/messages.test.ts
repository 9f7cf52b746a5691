import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import de from '@/messages/de.json'
import en from '@/messages/en.json'
import { britishSpelling } from './british-spelling'
import { flatten, placeholders } from './messages/catalog'
import { probeProgram, projectProgram } from './messages/program'
import { findUsages } from './messages/usage'

const root = fileURLToPath(new URL('..', import.meta.url))
const german = flatten(de)
const english = flatten(en)

describe('the messages', () => {
  it('have the same keys in both languages', () => {
    expect([...english.keys()].sort()).toEqual([...german.keys()].sort())
  })

  it('take the same values in both languages', () => {
    for (const [key, message] of german) {
      expect([key, placeholders(english.get(key) ?? '')]).toEqual([key, placeholders(message)])
    }
  })

  it('are never empty', () => {
    const empty = [...german, ...english].filter(([, message]) => message.trim() === '')
    expect(empty).toEqual([])
  })

  it('are spelled as in the United States', () => {
    expect([...english].filter(([, message]) => britishSpelling(message) !== null)).toEqual([])
    expect(britishSpelling('two theatres')).toBe('theatre')
  })

  it('are used, and what is used exists', () => {
    const isOwn = (path: string) => !/node_modules|\.test\.tsx?$/.test(path)
    const usages = findUsages(projectProgram(root), isOwn)
    const used = usages.flatMap(({ keys, location }) => (keys ?? []).map((key) => ({ key, location })))
    expect({
      untold: usages.flatMap(({ keys, location }) => (keys ? [] : location)),
      unknown: used.filter(({ key }) => !german.has(key)),
      unused: [...german.keys()].filter((key) => !used.some((usage) => usage.key === key)),
    }).toEqual({ untold: [], unknown: [], unused: [] })
  }, 240_000)
})

describe('the search for used messages', () => {
  const search = (text: string) =>
    findUsages(probeProgram(root, text), (path) => path.endsWith('/probe.ts')).map(({ keys }) => keys)

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
  ])('case %#', (source, keys) => {
    const names = 'declare function useTranslations(a?: string): any\ndeclare const getTranslations: any\n'
    expect(search(`${source}\n${names}`)).toEqual(keys)
  })
})

describe('placeholders', () => {
  it('are found in every branch, with their kind', () => {
    expect(placeholders('{n, plural, one {ein <b>{name}</b>} other {# {kind}}}')).toEqual([
      'b: tag',
      'kind: argument',
      'n: plural',
      'name: argument',
    ])
  })
})
