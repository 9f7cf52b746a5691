import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { listProjectFiles } from './project-files'

/** Documents that are tables, in which readers look up single rows. */
const tables = ['docs/asvs.md', 'docs/specification.md']
const maxLines: Readonly<Record<string, number>> = { 'README.md': 130 }
const maxWords: Readonly<Record<string, number>> = { 'docs/architecture.md': 1200 }

const documents = listProjectFiles('.', /\.md$/)
  .filter((path) => !tables.includes(path))
  .map((path) => {
    const text = readFileSync(path, 'utf8')
    return {
      path,
      lines: text.split('\n').length - 1,
      words: text.split(/\s+/).filter((token) => /[\p{L}\p{N}]/u.test(token)).length,
    }
  })

describe('a document', () => {
  it('has at most 250 lines, the README 130', () => {
    const longDocuments = documents
      .map(({ path, lines }) => ({ path, lines, limit: maxLines[path] ?? 250 }))
      .filter(({ lines, limit }) => lines > limit)
    expect(longDocuments).toEqual([])
  })

  it.each(Object.entries(maxWords))('%s has at most %i words', (path, limit) => {
    expect(documents.find((document) => document.path === path)?.words).toBeLessThanOrEqual(limit)
  })
})

describe('all documents but the decisions', () => {
  it('have at most 25,000 words together', () => {
    const words = documents
      .filter(({ path }) => !path.startsWith('docs/decisions/'))
      .reduce((sum, document) => sum + document.words, 0)
    expect(words).toBeLessThanOrEqual(25_000)
  })
})
