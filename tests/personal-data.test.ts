import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { getTableName, is, Table } from 'drizzle-orm'
import { expect, it } from 'vitest'

const text = readFileSync('docs/data.md', 'utf8')
const findSection = (title: string) => text.split(/^## /m).find((section) => section.startsWith(title)) ?? ''

/** The cells of each row of the list of tables. */
const rows = findSection('Tables')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  )
const personalTables = rows.map(([name = '']) => name.replaceAll('`', ''))
const otherTables = [...findSection('Nothing personal').matchAll(/^- (.*?):/gm)].flatMap(([, names = '']) =>
  [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
)

it('lists each table of the schema once in docs/data.md, with personal data or without', () => {
  const schema = import.meta.glob<Record<string, unknown>>('../backend/platform/db/schema/**/*.ts', { eager: true })
  const tables = Object.values(schema).flatMap((exports) =>
    Object.values(exports).flatMap((value) => (is(value, Table) ? [getTableName(value)] : [])),
  )
  expect([...personalTables, ...otherTables].toSorted()).toEqual([...new Set(tables)].toSorted())
})

it('describes subject, content, purpose, retention, deletion and export of each personal table', () => {
  const incomplete = rows.filter((cells) => cells.length !== 7 || cells.includes(''))
  expect(incomplete).toEqual([])
  expect(rows.filter((cells) => !['own', 'office', '–'].includes(cells[6] ?? ''))).toEqual([])
})

const description = [findSection('Tables'), findSection('Files')].join('\n')
const names = [...description.matchAll(/`((?:remove|delete|forget|leave|cleanUp)[A-Z]\w+)`/g)].map(
  ([, name = '']) => name,
)

it('names deleting functions that the backend exports', () => {
  const declarations = execFileSync('grep', ['-rhoE', 'export async function \\w+', 'backend'], { encoding: 'utf8' })
  const functions = new Set(declarations.split('\n').map((line) => line.split(' ').at(-1)))
  expect(names.length).toBeGreaterThan(20)
  expect(names.filter((name) => !functions.has(name))).toEqual([])
})

it('names cleaning functions that the scheduler or the mail worker calls', () => {
  const callers = [
    'operations/scheduling/clean-up',
    'operations/scheduling/worker',
    'platform/mail/worker',
    'accounts/clean-up',
    'members/subscriptions/clean-up',
  ]
  const code = callers.map((name) => readFileSync(`backend/${name}.ts`, 'utf8')).join('\n')
  // Called when the data of a person or an account is deleted.
  const immediateFunctions = new Set(['removeUnusedFiles', 'deleteHistory', 'removeFromTeam'])
  const cleaning = names.filter((name) => /^(?:remove|forget|cleanUp)/.test(name) && !immediateFunctions.has(name))
  expect(cleaning.filter((name) => !new RegExp(`\\b${name}\\b(?!.*from)`).test(code))).toEqual([])
})

it('links to existing files in docs/data.md', () => {
  const links = [...text.matchAll(/\]\((?!https?:|#)([^)]+)\)/g)].map(([, link = '']) => link)
  expect(links.filter((link) => !existsSync(`docs/${link}`))).toEqual([])
})
