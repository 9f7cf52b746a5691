import type { SourceFile } from './imports'

/** What each folder may import from the project (docs/architecture.md, "Who may import whom"). */
const mayImport: Record<string, readonly string[]> = {
  app: ['app', 'features', 'components', 'lib', 'styles'],
  features: ['features', 'components', 'lib'],
  components: ['components', 'lib'],
  lib: ['lib', 'messages'],
  'lib/contract': ['lib/contract'],
  middleware: ['middleware', 'lib'],
  'middleware.ts': ['middleware', 'lib'],
  server: ['server', 'lib'],
  backend: [
    'backend',
    'lib/contract',
    'lib/cache-tags',
    'lib/color',
    'lib/datetime',
    'lib/node',
    'lib/text',
    'lib/time-in-words',
    'lib/xml',
  ],
  demo: ['demo', 'backend', 'lib/contract', 'lib/datetime', 'lib/text', 'lib/time-in-words'],
  styles: ['styles'],
}

/** Features that may import others; each may import those after it. */
const featureChain = ['administration', 'hub', 'editor', 'pictures', 'pages', 'blocks', 'consent']

/** The folders of the editor, by layer from the highest; each imports its own layer and lower ones. */
const editorLayers: Record<string, readonly string[]> = {
  shell: ['shell'],
  opening: ['bootstrap'],
  features: [
    'accessibility-audit',
    'block-actions',
    'conflicts',
    'empty-fields',
    'feedback',
    'find-replace',
    'insert',
    'inspector',
    'outline',
    'pictures',
    'presence',
    'publishing',
    'saved-blocks',
    'session',
    'settings',
    'text-flow',
    'tour',
    'translation',
    'undo',
    'versions',
  ],
  text: ['inline-text'],
  selection: ['selection'],
  page: ['block-marks', 'block-names', 'page-elements'],
  base: ['calls', 'core', 'query-keys', 'toolbar', 'ui'],
}

/** A test is a file beside what it tests, or part of the tests' own folders. */
export const isTest = (path: string) => /\.(test|fixture)\.tsx?$/.test(path) || /^(tests|e2e)\//.test(path)

export const isWithin = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`)

const isInAudience = (target: string, folders: readonly string[]) =>
  folders.some((folder) => isWithin(target.replace(/\.tsx?$/, ''), folder))

const mayImportBackend = (path: string) =>
  path === 'server.ts' || isWithin(path, 'scripts') || isWithin(path, 'demo') || isTest(path)

/** What starts the backend and `npm run seed` load the demo, and only when they need it. */
const mayImportDemo = ['backend/start.ts', 'backend/operations/seed/run.ts']

/** Rules 1, 3, 4, 5: which folder imports which. A test may also import the backend, scripts and tests. */
export function checkLayers(files: readonly SourceFile[]): string[] {
  return imports(files).flatMap(({ path, target }) => {
    const folder = Object.keys(mayImport)
      .filter((candidate) => isWithin(path, candidate))
      .sort((a, b) => b.length - a.length)[0]
    if (isWithin(target, 'backend') && !isWithin(path, 'backend') && !mayImportBackend(path)) {
      return [
        `${path} imports ${target}: the backend is imported by server.ts, demo, scripts and tests alone`,
      ]
    }
    const allowed = folder ? mayImport[folder] : undefined
    if (target === 'demo/load' && mayImportDemo.includes(path)) return []
    if (!allowed || isInAudience(target, allowed)) return []
    if (isTest(path) && isInAudience(target, ['tests', 'backend', 'demo', 'scripts'])) return []
    return [`${path} imports ${target}: ${folder} may import ${allowed.join(', ')}`]
  })
}

/** Rule 2: feature to feature only along the chain. */
export function checkFeatures(files: readonly SourceFile[]): string[] {
  return imports(files).flatMap(({ path, target }) => {
    const from = /^features\/([^/]+)/.exec(path)?.[1]
    const to = /^features\/([^/]+)/.exec(target)?.[1]
    if (!from || !to || from === to) return []
    const position = featureChain.indexOf(from)
    if (position >= 0 && featureChain.indexOf(to) > position) return []
    return [
      `${path} imports ${target}: features meet only along ${featureChain.join(' → ')}; else app composes`,
    ]
  })
}

/** Rule 2: the folders of the editor import lower layers and their own one. Within a layer `checkFolderCycles` decides. */
export function checkEditorLayers(files: readonly SourceFile[]): string[] {
  const layers = Object.entries(editorLayers)
  const folderOf = (path: string) => /^features\/editor\/([^/.]+)/.exec(path)?.[1]
  const layerOf = (room: string) => layers.findIndex(([, rooms]) => rooms.includes(room))
  const homeless = files
    .filter(({ path }) => layerOf(folderOf(path) ?? 'core') < 0)
    .map(({ path }) => `${path} is in no layer of the editor`)
  const upward = imports(files).flatMap(({ path, target }) => {
    const [from, to] = [folderOf(path), folderOf(target)]
    if (!from || !to || from === to || isTest(path)) return []
    const [own, other] = [layerOf(from), layerOf(to)]
    if (own < 0 || other < 0 || own <= other) return []
    return [`${path} imports ${target}: ${layers[own]?.[0]} is below ${layers[other]?.[0]}`]
  })
  return [...homeless, ...upward]
}

/** How a block is edited is no part of a visitor's page: its folder's editor.ts is listed once, for the editor alone. */
export function checkBlockEditors(files: readonly SourceFile[]): string[] {
  return imports(files).flatMap(({ path, target }) => {
    const isListed = /^features\/blocks\/[^/]+\/editor$/.test(target) && path !== 'features/blocks/editors.ts'
    const isList = target === 'features/blocks/editors' && !isWithin(path, 'features/editor')
    if ((!isListed && !isList) || isTest(path)) return []
    return [`${path} imports ${target}: only features/editor knows how blocks are edited`]
  })
}

/** Every import of a file of the project. */
export function imports(files: readonly SourceFile[]): { path: string; target: string }[] {
  return files.flatMap(({ path, imports: list }) =>
    list.flatMap(({ target }) => (target === null ? [] : { path, target })),
  )
}
