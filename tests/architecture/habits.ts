import { posix } from 'node:path'
import { maximalFunctionLines } from './functions'
import type { Import, SourceFile } from './imports'
import { isTest } from './layers'

const maximalLines = 300
const maximalFiles = 40

const isTool = (path: string) =>
  /^(scripts|bench|demo\/drawing)\//.test(path) || /^[^/]+\.config\.ts$/.test(path) || isTest(path)

/** Rule 6: the environment is read in two places. Scripts, configuration files and tests are outside the rule. */
export function checkEnvironment(files: readonly SourceFile[]): string[] {
  return files
    .filter((file) => file.readsEnvironment && !isTool(file.path))
    .filter((file) => !['lib/env.ts', 'backend/platform/env.ts'].includes(file.path))
    .map((file) => `${file.path} reads the environment: only lib/env.ts and backend/platform/env.ts do`)
}

interface PackageRule {
  matches: (entry: Import) => boolean
  allowed: (path: string) => boolean
  advice: string
}

const wrappedNavigation = ['redirect', 'permanentRedirect', 'useRouter', 'usePathname', 'Link']

const packageRules: readonly PackageRule[] = [
  {
    matches: (entry) => /^dayjs(\/|$)/.test(entry.specifier),
    allowed: (path) => path === 'lib/datetime.ts',
    advice: 'dates only through lib/datetime.ts',
  },
  {
    matches: (entry) => /^axios(\/|$)/.test(entry.specifier),
    allowed: (path) => path.startsWith('lib/api/'),
    advice: 'requests only through lib/api',
  },
  {
    matches: (entry) => /^(react-aria-components|@internationalized\/date)(\/|$)/.test(entry.specifier),
    allowed: (path) => path.startsWith('components/ui/'),
    advice: 'widgets only through components/ui',
  },
  {
    matches: (entry) => entry.specifier === 'react-aria-components',
    allowed: () => false,
    advice: 'import the one component, react-aria-components/Calendar for example',
  },
  {
    matches: (entry) => entry.specifier === 'sharp',
    allowed: (path) => path === 'backend/platform/images/picture-program.mjs' || isTool(path),
    advice: 'pictures are decoded in a process of their own: call pictureProcess',
  },
  {
    matches: (entry) => entry.specifier === 'next/link',
    allowed: (path) => path.startsWith('lib/i18n/'),
    advice: 'links only through lib/i18n',
  },
  {
    matches: (entry) =>
      entry.specifier === 'next/navigation' && entry.names.some((name) => wrappedNavigation.includes(name)),
    allowed: (path) => path.startsWith('lib/i18n/'),
    advice: 'addresses carry the language: take these from lib/i18n',
  },
]

/** Rule 6: packages that one place wraps for all. */
export function checkPackages(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, imports }) =>
    packageRules.flatMap(({ matches, allowed, advice }) =>
      imports
        .filter((entry) => matches(entry) && !allowed(path))
        .map((entry) => `${path} imports ${entry.specifier}: ${advice}`),
    ),
  )
}

/** Rule 6: axios is the site's one client. */
export function checkRequests(files: readonly SourceFile[]): string[] {
  const isSite = (path: string) => /^(app|features|components|lib|middleware|server)\//.test(path)
  return files
    .filter(({ path, callsFetch }) => callsFetch && isSite(path) && !isTest(path))
    .map(({ path }) => `${path} calls fetch: requests only through the axios clients of lib/api`)
}

/** Runs in the plain server too, where no bundler takes `server-only` out. */
const plainServer = ['lib/api/read.ts', 'lib/api/server-client.ts', 'lib/api/visitor.ts']

/** What reads by the server's client says so: a build that would send it to browsers fails. */
export function checkServerOnly(files: readonly SourceFile[]): string[] {
  const isReader = ({ path, imports }: SourceFile) =>
    /^(features|components|lib)\//.test(path) &&
    !isTest(path) &&
    !plainServer.includes(path) &&
    (path.endsWith('/loaders.ts') ||
      imports.some(({ target }) => target === 'lib/api/read' || target === 'lib/api/server-client'))
  return files
    .filter((file) => isReader(file) && !file.imports.some(({ specifier }) => specifier === 'server-only'))
    .map(({ path }) => `${path} reads on the server: it has to import server-only`)
}

/** Elements that have a component in `components/ui`, by its name. */
const wrappedElements: Record<string, string> = {
  button: 'BaseButton, Button, ToolButton or IconButton',
  dialog: 'Dialog',
  details: 'Disclosure or ToolDisclosure',
}

/** Rule 7: what is operated looks and behaves alike, since one component draws it. */
export function checkElements(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => /^(app|features|components)\//.test(path) && !isTest(path))
    .filter(({ path }) => !path.startsWith('components/ui/'))
    .flatMap(({ path, elements }) =>
      elements
        .filter((name) => name in wrappedElements)
        .map((name) => `${path} writes <${name}>: take ${wrappedElements[name]} of components/ui`),
    )
}

/**
 * Effects keep in step what is not React's. State that follows from other state is derived while drawing, and what an event
 * causes its handler does. Only `useLayoutEffect` may set state, since it measures what was drawn.
 */
export function checkEffects(files: readonly SourceFile[]): string[] {
  return files
    .filter((file) => file.setsStateInEffect && !isTest(file.path))
    .map(
      ({ path }) =>
        `${path} sets state in an effect: derive it while drawing, or set it where the event is handled`,
    )
}

/** Blocks are known by name to their folders, to the lists of them, and to the patterns made of several; everything else asks these. */
export function checkBlockNames(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path, namesModel }) => namesModel && !isTest(path) && path !== 'features/blocks/patterns.ts')
    .filter(
      ({ path }) =>
        /^features\/(editor|pages|blocks\/[^/]+$)/.test(path) ||
        /^(app|backend|components|lib|server)\/(?!operations\/seed\/|contract\/blocks\/)/.test(path),
    )
    .map(({ path }) => `${path} names a block: ask features/blocks/editors or lib/contract/blocks`)
}

/** Files stay small. */
export function checkSizes(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ lines }) => lines > maximalLines)
    .map(({ path, lines }) => `${path} has ${lines} lines: ${maximalLines} at most`)
}

/** Functions stay small as well. Tests are exempt: a group of tests is a function. */
export function checkFunctions(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => !isTest(path) && !path.startsWith('bench/'))
    .flatMap(({ path, longFunctions }) =>
      longFunctions.map(
        ({ name, lines }) => `${path}: ${name} has ${lines} lines: ${maximalFunctionLines} at most`,
      ),
    )
}

/** A folder holds one subject, whose files are seen at a glance. */
export function checkFolders(files: readonly SourceFile[]): string[] {
  const folders = new Map<string, number>()
  for (const { path } of files) {
    const folder = posix.dirname(path)
    folders.set(folder, (folders.get(folder) ?? 0) + 1)
  }
  return [...folders]
    .filter(([, count]) => count > maximalFiles)
    .map(([folder, count]) => `${folder} has ${count} files: ${maximalFiles} at most, split it by subject`)
}

/** Objects are written out. `...{ a, b }` saves lines and hides from readers where a property belongs. */
export function checkSpreads(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ spreadsLiteral }) => spreadsLiteral)
    .map(({ path }) => `${path} spreads the literal of an object: write its properties out`)
}

const fileName = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/
const routeSegment =
  /^(\[{1,2}(\.\.\.)?[a-z]+(-[a-z]+)*\]{1,2}|\([a-z0-9-]+\)|_[a-z]+(-[a-z]+)*|\.well-known)$/

/** Names are kebab-case; folders of routes may have Next's brackets. */
export function checkNames(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path }) =>
    path
      .split('/')
      .filter((part) => !fileName.test(part) && !(path.startsWith('app/') && routeSegment.test(part)))
      .map((part) => `${path}: "${part}" is not kebab-case`),
  )
}
