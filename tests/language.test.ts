import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { findIdioms, findLongComments } from './language/comments'
import { findVagueNames } from './language/names'
import { listProjectFiles } from './project-files'

/** The texts of the demo, and migrations, which never change. */
const exemptFolders = ['demo', 'backend/platform/db/migrations']

const isInAnyFolder = (path: string, folders: readonly string[]) =>
  folders.some((folder) => path.startsWith(`${folder}/`))

const files = listProjectFiles('.', /\.(?:ts|tsx|mjs|css)$/)
  .filter((path) => !isInAnyFolder(path, exemptFolders))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))

describe('the sources', () => {
  it('wrap comments at 100 columns', () => {
    expect(files.flatMap(({ path, text }) => findLongComments(path, text))).toEqual([])
  })

  it('have comments in plain sentences', () => {
    expect(files.flatMap(({ path, text }) => findIdioms(path, text))).toEqual([])
  })

  it('name variables after the things that they hold', () => {
    expect(files.flatMap(({ path, text }) => findVagueNames(path, text))).toEqual([])
  })
})

describe('findLongComments', () => {
  const words = 'word '.repeat(20)

  it.each([`// ${words}`, `  /** ${words}*/`, `   * ${words}`, `{/* ${words}*/}`])(
    'reports the long line %s',
    (line) => {
      expect(findLongComments('a.ts', `\n${line}`)).toEqual([expect.stringMatching(/^a\.ts:2: /)])
    },
  )

  it.each(['// short', `const a = '${words}'`, `// biome-ignore lint: ${words}`, `// https://example.org ${words}`])(
    'accepts the line %s',
    (line) => {
      expect(findLongComments('a.ts', line)).toEqual([])
    },
  )
})

describe('findIdioms', () => {
  it.each(['// Ends whatever runs.', '/** What is shown. */', '/*\n * Whether it ends.\n */', '  // Why it ends.'])(
    'reports %s',
    (source) => {
      expect(findIdioms('a.ts', source)).toEqual([expect.stringMatching(/^a\.ts:\d: /)])
    },
  )

  it.each(["const a = 'whatever'", '// If it ends,\n// what is left is kept.', '// Returns true if it ended.'])(
    'accepts %s',
    (source) => {
      expect(findIdioms('a.ts', source)).toEqual([])
    },
  )
})

describe('findVagueNames', () => {
  it.each([
    'const found = 1',
    'let heard\na()',
    'const a = (own?: string) => b',
    'let [asked] = a',
    'for (const told of a) b()',
    'a((shown) => b(shown))',
    'a.sort((one, b) => one - b)',
    'function a(own: string) {}',
    'const { a: kept } = b',
    'const b = ({ a: [seen] }) => seen',
  ])('reports %s', (source) => {
    expect(findVagueNames('a.ts', source)).toEqual([expect.stringMatching(/^a\.ts:1: /)])
  })

  it.each([
    'const matches = found.a',
    'const { found } = a',
    'const { a, ...rest } = b',
    'const a = { found: 1 }',
    'function found() {}',
    '// found, asked and told',
  ])('accepts %s', (source) => {
    expect(findVagueNames('a.ts', source)).toEqual([])
  })
})
