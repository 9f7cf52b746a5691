import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { getTableName, is, Table } from 'drizzle-orm'
import { expect, it } from 'vitest'

const text = readFileSync('docs/data.md', 'utf8')
const part = (title: string) => text.split(/^## /m).find((section) => section.startsWith(title)) ?? ''

/** The rows of the table of tables: their cells, the name without its quotes first. */
const rows = part('Tables')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  )
const personal = rows.map(([name = '']) => name.replaceAll('`', ''))
const others = [...part('Nothing personal').matchAll(/^- (.*?):/gm)].flatMap(([, names = '']) =>
  [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
)

it('docs/data.md has each table of the schema once: with personal data, or with none', () => {
  const schema = import.meta.glob<Record<string, unknown>>('../backend/platform/db/schema/**/*.ts', {
    eager: true,
  })
  const tables = Object.values(schema).flatMap((exports) =>
    Object.values(exports).flatMap((value) => (is(value, Table) ? [getTableName(value)] : [])),
  )
  expect([...personal, ...others].toSorted()).toEqual([...new Set(tables)].toSorted())
})

it('each table with personal data says whose, what, why, how long, what deletes it and how it is exported', () => {
  const incomplete = rows.filter((cells) => cells.length !== 7 || cells.includes(''))
  expect(incomplete).toEqual([])
  expect(rows.filter((cells) => !['own', 'office', '–'].includes(cells[6] ?? ''))).toEqual([])
})

const told = [part('Tables'), part('Files')].join('\n')
const names = [...told.matchAll(/`((?:remove|delete|forget|leave|cleanUp)[A-Z]\w+)`/g)].map(
  ([, name = '']) => name,
)

it('what it says deletes them is a function of the backend', () => {
  const found = execFileSync('grep', ['-rhoE', 'export async function \\w+', 'backend'], { encoding: 'utf8' })
  const functions = new Set(found.split('\n').map((line) => line.split(' ').at(-1)))
  expect(names.length).toBeGreaterThan(20)
  expect(names.filter((name) => !functions.has(name))).toEqual([])
})

it('what it says is removed by itself is called by the scheduler, the worker of mails or what these call', () => {
  const callers = [
    'operations/scheduling/clean-up',
    'operations/scheduling/worker',
    'platform/mail/worker',
    'accounts/clean-up',
    'members/subscriptions/clean-up',
  ]
  const code = callers.map((name) => readFileSync(`backend/${name}.ts`, 'utf8')).join('\n')
  // Called where a person's data are deleted.
  const atOnce = new Set(['removeUnusedFiles', 'forgetHistory'])
  const byItself = names.filter((name) => /^(?:remove|forget|cleanUp)/.test(name) && !atOnce.has(name))
  expect(byItself.filter((name) => !new RegExp(`\\b${name}\\b(?!.*from)`).test(code))).toEqual([])
})

it('it links to files that are there', () => {
  const links = [...text.matchAll(/\]\((?!https?:|#)([^)]+)\)/g)].map(([, link = '']) => link)
  expect(links.filter((link) => !existsSync(`docs/${link}`))).toEqual([])
})
