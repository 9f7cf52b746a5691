import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { listProjectFiles } from './project-files'

const specification = readFileSync('docs/specification.md', 'utf8')
const sections = new Set([...specification.matchAll(/^#{2,3} (\d+(?:\.\d+)?)\.? /gm)].map(([, number = '']) => number))

/** Matches citations of the specification, not those of other documents such as RFCs. */
const citationPattern = /\bspec(?:ification)?(?:'s)?(?: |\n *(?:\*|\/\/) )(§ ?\d[\d.§, ]*)/gi

/** Finds the sections of the specification that a text cites, each with its line. */
function findCitations(text: string): { line: number; section: string }[] {
  return [...text.matchAll(citationPattern)].flatMap(({ index, 1: citedSections = '' }) => {
    const line = text.slice(0, index).split('\n').length
    return [...citedSections.matchAll(/§ ?(\d+(?:\.\d+)*)/g)].map(([, section = '']) => ({ line, section }))
  })
}

describe('docs/specification.md', () => {
  it('has the sections 1 to 11', () => {
    expect([...sections].filter((section) => !section.includes('.'))).toEqual(
      Array.from({ length: 11 }, (_, index) => String(index + 1)),
    )
  })

  it('has every section that is cited', () => {
    const citations = listProjectFiles('.', /\.(?:ts|tsx|mjs|css|sql|md|json|jsonc|yaml)$/).flatMap((path) =>
      findCitations(readFileSync(path, 'utf8')).map(({ line, section }) => ({ path, line, section })),
    )
    expect(citations.length).toBeGreaterThan(50)
    const unknownCitations = citations
      .filter(({ section }) => !sections.has(section))
      .map(({ path, line, section }) => `${path}:${line}: the specification has no §${section}`)
    expect(unknownCitations).toEqual([])
  })
})

describe('docs/accessibility.md', () => {
  it('quotes only titles of tests that exist', () => {
    const rows = readFileSync('docs/accessibility.md', 'utf8')
      .split('\n')
      .filter((row) => row.includes(' Test: '))
    const titles = rows.flatMap((row) => [...row.matchAll(/"([^"]+)"/g)].map(([, title = '']) => title))
    const tests = listProjectFiles('e2e', /\.spec\.ts$/)
      .map((path) => readFileSync(`e2e/${path}`, 'utf8'))
      .join('\n')
    expect(titles.length).toBeGreaterThan(5)
    expect(titles.filter((title) => !tests.includes(title))).toEqual([])
  })
})

describe('findCitations', () => {
  it('finds each section of a list', () => {
    expect(findCitations('a\n(spec §2, §2.1). See Spec §7')).toEqual([
      { line: 2, section: '2' },
      { line: 2, section: '2.1' },
      { line: 2, section: '7' },
    ])
  })

  it('skips other documents', () => {
    expect(findCitations('RFC 9110 §13.1, § 5 DDG')).toEqual([])
  })
})
