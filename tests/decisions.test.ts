import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const folder = 'docs/decisions'
const decisions = readdirSync(folder)
  .filter((name) => name !== 'README.md')
  .map((name) => ({ name, text: readFileSync(`${folder}/${name}`, 'utf8') }))
const numbers = new Set(decisions.map(({ name }) => Number(name.slice(0, 4))))

describe('the decisions', () => {
  it.each(decisions)('$name follows the template in at most 40 lines', ({ name, text }) => {
    const sections = [...text.matchAll(/^\*\*(\w+)\.\*\*/gm)].map(([, section]) => section)
    expect(sections.filter((section) => section !== 'Rejected')).toEqual([
      'Status',
      'Context',
      'Decision',
      'Consequences',
    ])
    expect(text).toMatch(new RegExp(`^# ${Number(name.slice(0, 4))}\\. `))
    expect(text.split('\n').length - 1).toBeLessThanOrEqual(40)
  })

  it('have at most 13,000 words together', () => {
    const words = decisions.flatMap(({ text }) => text.split(/\s+/).filter(Boolean))
    expect(words.length).toBeLessThanOrEqual(13_000)
  })

  it('are listed in their README by number and title', () => {
    const titles = decisions.map(({ name, text }) => `- [${/^# (.+)$/m.exec(text)?.[1]}](${name})`)
    const listLines = readFileSync(`${folder}/README.md`, 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('- '))
    expect(listLines).toEqual(titles)
  })
})

const skippedPattern = /(^|\/)(node_modules|migrations|dist)\//
const sources = 'app backend bench components docs e2e features lib middleware ops scripts server tests'
  .split(' ')
  .flatMap((root) => readdirSync(root, { recursive: true }).map((path) => `${root}/${path}`))
  .filter((path) => /\.(ts|tsx|mjs|css|sql|md)$/.test(path) && !skippedPattern.test(path))

describe('citations of decisions', () => {
  it('name a decision that exists', () => {
    const unknownCitations = sources.flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/\bdecisions? (\d+)|decisions\/(\d{4})/gi)]
        .filter(([, number, file]) => !numbers.has(Number(number ?? file)))
        .map(([citation]) => `${path}: ${citation}`),
    )
    expect(unknownCitations).toEqual([])
  })
})
