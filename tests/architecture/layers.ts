import type { SourceFile } from './imports'

/** The folders that each folder may import (docs/architecture.md, "Who may import whom"). */
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
  demo: ['demo', 'backend', 'lib/contract', 'lib/datetime', 'lib/node', 'lib/text', 'lib/time-in-words'],
  styles: ['styles'],
}

/** Features that may import other features: each may import the later ones. */
const featureOrder = ['administration', 'hub', 'editor', 'pictures', 'pages', 'blocks', 'consent']

/**
 * The folders of the editor by layer, highest first. A folder imports its own layer and lower ones.
 */
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
    'preview-links',
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

/** Returns true for test files, fixtures and files in the folders of tests. */
export const isTest = (path: string) => /\.(test|fixture)\.tsx?$/.test(path) || /^(tests|e2e)\//.test(path)

export const isWithin = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`)

const isInAnyFolder = (target: string, folders: readonly string[]) =>
  folders.some((folder) => isWithin(target.replace(/\.tsx?$/, ''), folder))

const mayImportBackend = (path: string) =>
  path === 'server.ts' || isWithin(path, 'scripts') || isWithin(path, 'demo') || isTest(path)

/** The start of the backend and `npm run seed` load the demo on demand. */
const mayImportDemo = ['backend/start.ts', 'backend/operations/seed/run.ts']

/** A folder imports only allowed folders. Tests also import tests, backend, demo and scripts. */
export function checkLayers(files: readonly SourceFile[]): string[] {
  return listImports(files).flatMap(({ path, target }) => {
    const folder = Object.keys(mayImport)
      .filter((candidate) => isWithin(path, candidate))
      .sort((a, b) => b.length - a.length)[0]
    if (isWithin(target, 'backend') && !isWithin(path, 'backend') && !mayImportBackend(path)) {
      return [`${path} imports ${target}: only server.ts, demo, scripts and tests may import the backend`]
    }
    const allowedFolders = folder ? mayImport[folder] : undefined
    if (target === 'demo/load' && mayImportDemo.includes(path)) return []
    if (!allowedFolders || isInAnyFolder(target, allowedFolders)) return []
    if (isTest(path) && isInAnyFolder(target, ['tests', 'backend', 'demo', 'scripts'])) return []
    return [`${path} imports ${target}: ${folder} may import ${allowedFolders.join(', ')}`]
  })
}

/** A feature imports only features that follow it in `featureOrder`. */
export function checkFeatures(files: readonly SourceFile[]): string[] {
  return listImports(files).flatMap(({ path, target }) => {
    const importer = /^features\/([^/]+)/.exec(path)?.[1]
    const imported = /^features\/([^/]+)/.exec(target)?.[1]
    if (!importer || !imported || importer === imported) return []
    const position = featureOrder.indexOf(importer)
    if (position >= 0 && featureOrder.indexOf(imported) > position) return []
    return [
      `${path} imports ${target}: features import each other only along ${featureOrder.join(' → ')}; compose them in app`,
    ]
  })
}

/**
 * Folders of the editor import lower layers and their own. `checkFolderCycles` checks within a
 * layer.
 */
export function checkEditorLayers(files: readonly SourceFile[]): string[] {
  const layers = Object.entries(editorLayers)
  const findFolder = (path: string) => /^features\/editor\/([^/.]+)/.exec(path)?.[1]
  const getLayer = (folder: string) => layers.findIndex(([, folders]) => folders.includes(folder))
  const unassigned = files
    .filter(({ path }) => getLayer(findFolder(path) ?? 'core') < 0)
    .map(({ path }) => `${path} is in no layer of the editor`)
  const upward = listImports(files).flatMap(({ path, target }) => {
    const [importer, imported] = [findFolder(path), findFolder(target)]
    if (!importer || !imported || importer === imported || isTest(path)) return []
    const [importerLayer, importedLayer] = [getLayer(importer), getLayer(imported)]
    if (importerLayer < 0 || importedLayer < 0 || importerLayer <= importedLayer) return []
    return [`${path} imports ${target}: ${layers[importerLayer]?.[0]} is below ${layers[importedLayer]?.[0]}`]
  })
  return [...unassigned, ...upward]
}

/** Only the editor imports the editing of blocks, so that visitors' pages do not contain it. */
export function checkBlockEditors(files: readonly SourceFile[]): string[] {
  return listImports(files).flatMap(({ path, target }) => {
    const bypassesList = /^features\/blocks\/[^/]+\/editor$/.test(target) && path !== 'features/blocks/editors.ts'
    const importsList = target === 'features/blocks/editors' && !isWithin(path, 'features/editor')
    if ((!bypassesList && !importsList) || isTest(path)) return []
    return [`${path} imports ${target}: only features/editor imports the editing of blocks`]
  })
}

/** Lists the imports of project files by files. */
export function listImports(files: readonly SourceFile[]): { path: string; target: string }[] {
  return files.flatMap(({ path, imports: list }) =>
    list.flatMap(({ target }) => (target === null ? [] : { path, target })),
  )
}
