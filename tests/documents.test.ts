import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const read = (path: string) => readFileSync(path, 'utf8')
const matches = (text: string, pattern: RegExp) =>
  [...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? ''))].sort()

/** The schemas' variables: their keys, in capitals, two spaces deep. */
const variables = matches(read('lib/env.ts') + read('backend/platform/env.ts'), /^ {2}([A-Z][A-Z0-9_]+):/gm)

it('finds the variables of the schemas', () => {
  expect(variables).toEqual(expect.arrayContaining(['BACKEND_URL', 'DATABASE_URL', 'PORT']))
})

it('docs/configuration.md explains every variable and no other', () => {
  expect(matches(read('docs/configuration.md'), /^\| `([A-Z0-9_]+)` +\|/gm)).toEqual(variables)
})

it('.env.example names every variable and no other', () => {
  expect(matches(read('.env.example'), /^#?([A-Z0-9_]+)=/gm)).toEqual(variables)
})

it.each([
  'README.md',
  'CONTRIBUTING.md',
  'docs/backup.md',
  'docs/deployment.md',
  'docs/monitoring.md',
  'docs/scaling.md',
  'docs/storage.md',
  'docs/upgrading.md',
])('%s names only commands that package.json has', (path) => {
  const scripts = Object.keys(JSON.parse(read('package.json')).scripts)
  expect(scripts).toEqual(expect.arrayContaining(matches(read(path), /npm run ([a-z0-9:-]+)/g)))
})

const decisions = readdirSync('docs/decisions').map((name) => join('docs/decisions', name))
const folderReadmes = ['backend', 'server', 'features', 'lib', 'components', 'demo'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('README.md'))
    .map((name) => join(folder, name)),
)
it.each([
  'README.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'docs/accessibility.md',
  'docs/architecture.md',
  'docs/backup.md',
  'docs/configuration.md',
  'docs/deployment.md',
  'docs/glossary.md',
  'docs/monitoring.md',
  'docs/specification.md',
  'docs/style.md',
  'docs/scaling.md',
  'docs/storage.md',
  'docs/external-backend.md',
  'docs/how-to.md',
  'docs/security.md',
  'docs/upgrading.md',
  'docs/asvs.md',
  ...folderReadmes,
  ...decisions,
])('%s links to files that are there', (path) => {
  const links = matches(read(path), /\]\((?!https?:|#)([^)#]+)(?:#[^)]*)?\)/g)
  expect(links.filter((link) => !existsSync(join(dirname(path), link)))).toEqual([])
})

/** A requirement's row of docs/asvs.md: its number and its state. */
const requirements = [...read('docs/asvs.md').matchAll(/^\| (\d+\.\d+\.\d+) +\| (\S+)/gm)].map(
  ([, number = '', state = '']) => ({ number, state }),
)

it('judges each requirement of ASVS 5.0, levels 1 and 2 without chapters 10 and 17, once', () => {
  expect(requirements).toHaveLength(217)
  expect(new Set(requirements.map(({ number }) => number)).size).toBe(217)
  const states = ['yes', 'partly', 'no', 'set-up', '–']
  expect(requirements.filter(({ state }) => !states.includes(state))).toEqual([])
})

it('CHANGELOG.md has the version of package.json', () => {
  const versions = matches(read('CHANGELOG.md'), /^## \[(\d[^\]]*)\]/gm)
  const { version } = JSON.parse(read('package.json'))
  expect(versions).toContain(version)
})
