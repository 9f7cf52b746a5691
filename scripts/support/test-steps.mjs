import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseCommandLine } from '../../lib/node/command-line.mjs'
import { isServerVersion } from './node-version.mjs'
import { bin, root } from './paths.mjs'

const vitest = (...args) => [bin('vitest'), ['run', ...args]]

/** The test files of the project `rules`, except for the slowest, which is a step of its own. */
const otherRules = readdirSync(join(root, 'tests'))
  .filter((name) => name.endsWith('.test.ts') && name !== 'messages.test.ts')
  .map((name) => `tests/${name}`)

/** The end-to-end tests that check accessibility. */
const accessibilityJourneys = readdirSync(join(root, 'e2e'), { recursive: true })
  .filter((name) => name.endsWith('.spec.ts'))
  .map((name) => join('e2e', name))
  .filter((path) => readFileSync(join(root, path), 'utf8').includes('expectAccessible'))

/**
 * The steps of `npm test` in their order. Steps that use a single thread run two at a time, the
 * slowest first. `needs…` names what a step requires. `packages` is a folder with packages that
 * only this step needs. A step with `isByNameOnly` runs only if it is named. A step with
 * `usesNode24` runs with Node 24, the version of the container image, even if npm runs with an
 * older version.
 */
const steps = [
  { name: 'types', title: 'Types', command: ['npm', ['run', '--silent', 'types']], isSingleThreaded: true },
  {
    name: 'lint',
    title: 'Lint',
    command: [bin('biome'), ['lint', '--error-on-warnings', '.']],
    isSingleThreaded: true,
  },
  {
    name: 'format',
    title: 'Format',
    command: [bin('biome'), ['check', '--linter-enabled=false', '.']],
    isSingleThreaded: true,
  },
  {
    name: 'unused',
    title: 'Unused files, exports and packages',
    command: [bin('knip'), ['--no-progress']],
    isSingleThreaded: true,
  },
  { name: 'messages', title: 'Messages', command: vitest('--project=rules', 'tests/messages'), isSingleThreaded: true },
  {
    name: 'architecture',
    title: 'Rules of the sources',
    command: vitest('--project=rules', ...otherRules),
    isSingleThreaded: true,
  },
  {
    name: 'unit',
    title: 'Unit and integration tests, the backend on PGlite',
    command: vitest('--project=unit', '--project=ui', '--project=backend'),
    env: { TEST_DATABASE: 'pglite' },
  },
  {
    name: 'postgres',
    title: 'The backend on PostgreSQL, with Node 24',
    command: vitest('--project=backend'),
    env: { TEST_DATABASE: 'postgres' },
    needsPostgres: true,
    usesNode24: true,
  },
  {
    name: 'node-24',
    title: 'Unit tests with Node 24',
    command: vitest('--project=unit'),
    usesNode24: true,
    // With Node 24, the step `unit` has already run these tests.
    isByNameOnly: isServerVersion(process.versions.node),
  },
  { name: 'proxy', title: 'Behind nginx', command: vitest('--project=proxy'), needs: 'nginx' },
  {
    name: 's3',
    title: 'Files in a bucket of Ceph',
    command: vitest('--project=s3'),
    needs: 'Ceph with its Object Gateway',
  },
  { name: 'build', title: 'Build', command: [process.execPath, ['scripts/build.mjs']] },
  { name: 'layout', title: 'Contents of the container image', command: vitest('--project=image', 'layout') },
  {
    name: 'endurance',
    title: 'Two servers, restarted and killed',
    command: vitest('--project=endurance'),
    needs: 'PostgreSQL',
    isByNameOnly: true,
  },
  {
    name: 'equal-access',
    title: 'IBM Equal Access in place of axe',
    command: [bin('playwright'), ['test', ...accessibilityJourneys]],
    env: { EQUAL_ACCESS: 'true' },
    packages: 'e2e/equal-access',
    needsPostgres: true,
    needsBrowser: true,
    isByNameOnly: true,
  },
  {
    name: 'image',
    title: 'The image of the container',
    command: vitest('--project=image', 'build'),
    needs: 'docker or podman',
  },
  {
    name: 'e2e',
    title: 'End-to-end tests in the browser',
    command: [bin('playwright'), ['test']],
    needsPostgres: true,
    needsBrowser: true,
  },
  {
    name: 'firefox',
    title: 'The main journeys in Firefox',
    command: [bin('playwright'), ['test', '--project=firefox']],
    // Enables WebSocket in Node 20.
    env: { NODE_OPTIONS: '--experimental-websocket' },
    needs: 'Firefox',
    needsPostgres: true,
    needsBrowser: true,
  },
  {
    name: 'webkit',
    title: 'The main journeys in WebKit',
    command: ['xvfb-run', ['--auto-servernum', bin('playwright'), 'test', '--project=webkit']],
    needs: 'WebKitWebDriver with Xvfb',
    needsPostgres: true,
    needsBrowser: true,
    isByNameOnly: true,
  },
]

const options = { 'no-browser': { type: 'boolean', default: false } }

export const usage = `Usage: npm test [-- <step> … --no-browser]

Runs the named steps, or all but those in parentheses, until the first failure. With --no-browser, omits the tests in a browser. Steps:
${steps.map(({ name, isByNameOnly }) => (isByNameOnly ? `(${name})` : name)).join(', ')}`

/**
 * Selects the named steps, or all steps except those with `isByNameOnly`. `--no-browser` excludes
 * the end-to-end tests.
 * @throws UsageError for an unknown name
 */
export function selectSteps(args) {
  const positionals = steps.map(({ name }) => name)
  const { values, positionals: names } = parseCommandLine({ options, positionals }, args)
  return steps
    .filter((step) => (names.length === 0 ? !step.isByNameOnly : names.includes(step.name)))
    .filter((step) => !(step.needsBrowser && values['no-browser']))
}
