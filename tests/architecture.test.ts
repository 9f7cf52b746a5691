import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import {
  checkAreas,
  checkDomain,
  checkErrors,
  checkPolicies,
  checkRoutes,
  checkRouteTests,
} from './architecture/backend'
import { checkCycles, checkFolderCycles } from './architecture/cycles'
import {
  checkBlockNames,
  checkEffects,
  checkElements,
  checkEnvironment,
  checkFolders,
  checkFunctions,
  checkNames,
  checkPackages,
  checkRequests,
  checkServerOnly,
  checkSizes,
  checkSpreads,
} from './architecture/habits'
import { parseSource } from './architecture/imports'
import { checkBlockEditors, checkEditorLayers, checkFeatures, checkLayers } from './architecture/layers'
import { findUnusedPackages, rootNames } from './architecture/parts'
import { readProject } from './architecture/project'

const rules = {
  layers: checkLayers,
  areas: checkAreas,
  features: checkFeatures,
  'editor-layers': checkEditorLayers,
  routes: checkRoutes,
  'route-tests': checkRouteTests,
  domain: checkDomain,
  errors: checkErrors,
  policies: checkPolicies,
  'block-editors': checkBlockEditors,
  environment: checkEnvironment,
  packages: checkPackages,
  requests: checkRequests,
  'server-only': checkServerOnly,
  elements: checkElements,
  effects: checkEffects,
  'block-names': checkBlockNames,
  sizes: checkSizes,
  functions: checkFunctions,
  folders: checkFolders,
  spreads: checkSpreads,
  names: checkNames,
  cycles: checkCycles,
  'folder-cycles': checkFolderCycles,
}
type Rule = keyof typeof rules
const ruleNames = Object.keys(rules) as Rule[]

describe('the project', () => {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const files = readProject(root)

  it('uses the required packages', () => {
    expect(findUnusedPackages(files)).toEqual([])
  })

  it('has the required names at its root', () => {
    expect(readdirSync(root)).toEqual(expect.arrayContaining(rootNames))
  })

  it('is scanned completely', () => {
    const folders = new Set(files.map(({ path }) => path.split('/')[0]))
    expect([...folders]).toEqual(expect.arrayContaining(['backend', 'lib', 'tests']))
  })

  it.each(ruleNames)('keeps the rule: %s', (rule) => {
    expect(rules[rule](files)).toEqual([])
  })
})

describe('the rules', () => {
  const brokenCases: [Rule, Record<string, string>][] = [
    ['layers', { 'components/ui/a.tsx': "import { b } from '@/features/pages/b'" }],
    ['layers', { 'lib/a.ts': "export * from '../components/ui/b'" }],
    ['layers', { 'features/pages/a.ts': "const b = await import('@/app/b')" }],
    ['layers', { 'features/pages/a.ts': "import type { B } from '@/server/b'" }],
    ['layers', { 'middleware/a.ts': "import { b } from '@/features/pages/b'" }],
    ['layers', { 'server/a.ts': "import { b } from '../backend/app'" }],
    ['layers', { 'middleware.ts': "import { b } from './server/b'" }],
    ['layers', { 'backend/a.ts': "import { b } from '@/lib/api/b'" }],
    ['layers', { 'lib/contract/a.ts': "import { b } from '../env'" }],
    ['layers', { 'app/a.tsx': "type B = import('@/backend/b').B" }],
    ['layers', { 'next.config.ts': "import { b } from './backend/b'" }],
    ['features', { 'features/blocks/a.ts': "import { b } from '@/features/pages/b'" }],
    ['features', { 'features/jobs/a.ts': "import { b } from '../consent/b'" }],
    ['editor-layers', { 'features/editor/core/a.ts': "import { b } from '../ui/../inline-text/b'" }],
    ['editor-layers', { 'features/editor/pictures/a.ts': "import type { B } from '../shell/b'" }],
    ['editor-layers', { 'features/editor/somewhere/a.ts': '' }],
    ['areas', { 'backend/platform/a/b.ts': "import { c } from '@/backend/members/c/d'" }],
    ['routes', { 'backend/content/pages/store.ts': "import { b } from '../settings/routes'" }],
    ['routes', { 'backend/content/pages/routes/b-routes.ts': "import { c } from '../../media/routes/c-routes'" }],
    ['route-tests', { 'backend/library/venues/routes.ts': '', 'backend/library/venues/store.test.ts': '' }],
    ['route-tests', { 'backend/library/venues/routes/b.test.ts': "import { b } from './b'" }],
    ['domain', { 'backend/content/pages/store.ts': "import { b } from '../../platform/http/b'" }],
    ['domain', { 'backend/content/pages/blocks/policy.ts': "import type { Context } from 'hono'" }],
    ['errors', { 'backend/content/pages/routes.ts': 'try { a() } catch (error) { if (error instanceof B) c() }' }],
    ['errors', { 'backend/accounts/auth/routes/router.ts': 'router.onError((error, c) => c.json({}))' }],
    ['policies', { 'backend/content/pages/routes.ts': "import { b } from '../../platform/access/roles'" }],
    ['policies', { 'backend/content/pages/store.ts': "const b = eq(users.role, 'editor')" }],
    ['policies', { 'backend/content/pages/store.ts': "const b = login.user.role === 'editor'" }],
    [
      'policies',
      {
        'backend/content/pages/routes/b-routes.ts':
          "import { requireRight } from '@/backend/platform/http/guards/login'",
      },
    ],
    ['block-editors', { 'features/blocks/faq/view.tsx': "import { b } from './editor'" }],
    ['block-editors', { 'features/blocks/views.ts': "import { b } from './editors'" }],
    ['block-editors', { 'features/pages/a.ts': "import { b } from '@/features/blocks/editors'" }],
    ['environment', { 'lib/a.ts': 'export const a = process.env.PORT' }],
    ['environment', { 'server.ts': "const a = globalThis.process['env']" }],
    ['environment', { 'backend/a.ts': 'const { env } = process' }],
    ['environment', { 'backend/a.ts': "import { env } from 'node:process'" }],
    ['packages', { 'backend/a.ts': "import utc from 'dayjs/plugin/utc'" }],
    ['packages', { 'features/pages/a.ts': "import axios from 'axios'" }],
    ['packages', { 'components/ui/a.tsx': "import Link from 'next/link'" }],
    ['packages', { 'app/a.tsx': "import { notFound, redirect } from 'next/navigation'" }],
    ['packages', { 'features/editor/a.tsx': "import { Tree } from 'react-aria-components/Tree'" }],
    ['packages', { 'components/ui/a.tsx': "import { Tree } from 'react-aria-components'" }],
    ['requests', { 'features/pages/a.ts': "const b = await fetch('/api/')" }],
    ['requests', { 'lib/api/a.ts': "const b = await window.fetch('/api/')" }],
    ['server-only', { 'features/pages/loaders.ts': "import { b } from '@/lib/api/site'" }],
    ['server-only', { 'lib/api/jobs.ts': "import { read } from './read'" }],
    ['elements', { 'features/pages/a.tsx': 'export const a = <button type="button">b</button>' }],
    ['elements', { 'components/form/a.tsx': 'export const a = <p><details /></p>' }],
    ['effects', { 'features/a/b.tsx': 'useEffect(() => {\n  if (b) setC(b)\n}, [b])' }],
    ['editor-layers', { 'features/editor/selection/a.ts': "import type { B } from '../inline-text/b'" }],
    ['block-names', { 'features/editor/insert/a.ts': "const b = model === 'container' ? 1 : 2" }],
    ['block-names', { 'features/blocks/a.ts': "const b = { model: 'image' }" }],
    ['block-names', { 'backend/content/modules/a.ts': "if (model !== 'container') b()" }],
    ['sizes', { 'lib/a.ts': '\n'.repeat(301) }],
    ['functions', { 'lib/a.ts': createLongFunction('function a() {') }],
    ['functions', { 'features/pages/a.tsx': createLongFunction('export const A = () => {') }],
    ['folders', Object.fromEntries(Array.from({ length: 41 }, (_, index) => [`lib/a${index}.ts`, '']))],
    ['spreads', { 'lib/a.ts': 'const a = { ...{ b, c } }' }],
    ['spreads', { 'features/pages/a.tsx': 'const a = <B {...{ c, d }} />' }],
    ['spreads', { 'lib/a.test.ts': 'const a = { b: { ...({}), ...{ c: 1 } } }' }],
    ['names', { 'lib/dateTime.ts': '' }],
    ['names', { 'components/[ui]/a.ts': '' }],
    ['cycles', { 'lib/a.ts': "import './b'", 'lib/b.ts': "import type { A } from '@/lib/a'" }],
    [
      'folder-cycles',
      {
        'backend/z/a/b.ts': "import '../c/d'",
        'backend/z/c/d.ts': '',
        'backend/z/c/e.ts': "import type { F } from '../f'",
        'backend/z/f.ts': "import './a/g'",
        'backend/z/a/g.ts': '',
      },
    ],
    [
      'folder-cycles',
      {
        'features/editor/hub/a.ts': "import '../pictures/b'",
        'features/editor/pictures/b.ts': "import '../hub/c'",
        'features/editor/hub/c.ts': '',
      },
    ],
  ]
  it.each(brokenCases.map(([rule, sources], index) => [rule, index, sources] as const))(
    '%s: report broken case %i',
    (rule, _index, sources) => {
      expect(rules[rule](parse(sources))).toHaveLength(1)
    },
  )

  it('accept valid sources', () => {
    const files = parse({
      'app/[locale]/[...path]/page.tsx': "import { b } from '@/features/pages/b'",
      'features/pages/b.ts': "import { notFound } from 'next/navigation'\nimport '@/features/blocks/c'",
      'features/blocks/c.ts': "import '@/components/ui/d'\nimport z from 'zod'",
      'components/ui/button.tsx': 'export const a = <button type="button">b</button>',
      'features/pages/e.tsx':
        'useEffect(() => b.subscribe(() => setC(b.c)), [])\nuseLayoutEffect(() => setD(a.offsetTop))',
      'features/pages/d.tsx': 'export const a = <Dialog title="b"><p>c</p></Dialog>',
      'components/ui/e.tsx': 'const a = { ...b, ...(c && { d }) }\nconst e = <F {...a} {...b(c)} />',
      'lib/f.test.ts': createLongFunction('describe(() => {', '})'),
      'lib/api/client.ts': "import axios from 'axios'\naxios.get('/')",
      'lib/env.ts': 'export const a = process.env.PORT',
      'lib/i18n/request.ts': `import(\`../../messages/\${'de'}.json\`)`,
      'backend/content/pages/routes.ts':
        "import 'hono'\nimport '@/backend/platform/http/guards/login'\nimport '@/lib/contract/pages/page'\nimport '@/backend/platform/db/client'\nimport './store'",
      'backend/content/pages/policy.ts': "import '../../platform/access/roles'",
      'backend/content/pages/routes.test.ts': '',
      'backend/app.ts': "import './pages/routes'\napp.onError(b)",
      'backend/app.test.ts': "import '@/tests/databases'",
      'server.ts': "import './backend/main'\nimport './server/listen'",
    })
    for (const rule of ruleNames) expect(rules[rule](files)).toEqual([])
  })
})

function parse(sources: Record<string, string>) {
  return Object.entries(sources).map(([path, text]) => parseSource(path, text))
}

/** Creates the source of a function of 121 lines. */
function createLongFunction(start: string, end = '}') {
  return `${start}\n${'\n'.repeat(119)}${end}`
}
