import { posix } from 'node:path'
import { maxFunctionLines } from './functions'
import type { Import, SourceFile } from './imports'
import { isTest } from './layers'

const maxLines = 300
const maxFiles = 40

const isTool = (path: string) =>
  /^(scripts|bench|demo\/drawing)\//.test(path) || /^[^/]+\.config\.ts$/.test(path) || isTest(path)

/** Only two files read the environment. Scripts, configuration files and tests are exempt. */
export function checkEnvironment(files: readonly SourceFile[]): string[] {
  return files
    .filter((file) => file.readsEnvironment && !isTool(file.path))
    .filter((file) => !['lib/env.ts', 'backend/platform/env.ts'].includes(file.path))
    .map((file) => `${file.path} reads the environment: only lib/env.ts and backend/platform/env.ts do`)
}

interface PackageRule {
  matches: (entry: Import) => boolean
  isAllowed: (path: string) => boolean
  advice: string
}

const wrappedNavigation = ['redirect', 'permanentRedirect', 'useRouter', 'usePathname', 'Link']

const packageRules: readonly PackageRule[] = [
  {
    matches: (entry) => /^dayjs(\/|$)/.test(entry.specifier),
    isAllowed: (path) => path === 'lib/datetime.ts',
    advice: 'dates only through lib/datetime.ts',
  },
  {
    matches: (entry) => /^axios(\/|$)/.test(entry.specifier),
    isAllowed: (path) => path.startsWith('lib/api/'),
    advice: 'requests only through lib/api',
  },
  {
    matches: (entry) => /^(react-aria-components|@internationalized\/date)(\/|$)/.test(entry.specifier),
    isAllowed: (path) => path.startsWith('components/ui/'),
    advice: 'widgets only through components/ui',
  },
  {
    matches: (entry) => entry.specifier === 'react-aria-components',
    isAllowed: () => false,
    advice: 'import a single component, for example react-aria-components/Calendar',
  },
  {
    matches: (entry) => entry.specifier === 'sharp',
    isAllowed: (path) => path === 'backend/platform/images/picture-program.mjs' || isTool(path),
    advice: 'pictures are decoded in a separate process: call pictureProcess',
  },
  {
    matches: (entry) => entry.specifier === 'next/link',
    isAllowed: (path) => path.startsWith('lib/i18n/'),
    advice: 'links only through lib/i18n',
  },
  {
    matches: (entry) =>
      entry.specifier === 'next/navigation' && entry.names.some((name) => wrappedNavigation.includes(name)),
    isAllowed: (path) => path.startsWith('lib/i18n/'),
    advice: 'addresses have a language prefix: import these from lib/i18n',
  },
]

/** Packages with a wrapper are imported by the wrapper only. */
export function checkPackages(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, imports }) =>
    packageRules.flatMap(({ matches, isAllowed, advice }) =>
      imports
        .filter((entry) => matches(entry) && !isAllowed(path))
        .map((entry) => `${path} imports ${entry.specifier}: ${advice}`),
    ),
  )
}

/** Only axios makes requests. */
export function checkRequests(files: readonly SourceFile[]): string[] {
  const isSite = (path: string) => /^(app|features|components|lib|middleware|server)\//.test(path)
  return files
    .filter(({ path, callsFetch }) => callsFetch && isSite(path) && !isTest(path))
    .map(({ path }) => `${path} calls fetch: requests only through the axios clients of lib/api`)
}

/** Files that also run in the plain server, where no bundler resolves `server-only`. */
const plainServer = ['lib/api/is-disabled.ts', 'lib/api/read.ts', 'lib/api/server-client.ts', 'lib/api/visitor.ts']

/**
 * Requires `server-only` in files that read with the server's client, so that no build ships them
 * to browsers.
 */
export function checkServerOnly(files: readonly SourceFile[]): string[] {
  const isReader = ({ path, imports }: SourceFile) =>
    /^(features|components|lib)\//.test(path) &&
    !isTest(path) &&
    !plainServer.includes(path) &&
    (path.endsWith('/loaders.ts') ||
      imports.some(({ target }) => target === 'lib/api/read' || target === 'lib/api/server-client'))
  return files
    .filter((file) => isReader(file) && !file.imports.some(({ specifier }) => specifier === 'server-only'))
    .map(({ path }) => `${path} reads on the server: import server-only`)
}

/** HTML elements that have components in `components/ui`. */
const wrappedElements: Record<string, string> = {
  button: 'BaseButton, Button, ToolButton or IconButton',
  dialog: 'Dialog',
  details: 'Disclosure or ToolDisclosure',
}

/** Interactive elements come from `components/ui`, so that they look and behave the same. */
export function checkElements(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => /^(app|features|components)\//.test(path) && !isTest(path))
    .filter(({ path }) => !path.startsWith('components/ui/'))
    .flatMap(({ path, elements }) =>
      elements
        .filter((name) => name in wrappedElements)
        .map((name) => `${path} uses <${name}>: use ${wrappedElements[name]} of components/ui`),
    )
}

/**
 * Effects synchronize with systems outside of React. Derived state is computed during rendering,
 * and event handlers set state. Only `useLayoutEffect` may set state, since it measures the layout.
 */
export function checkEffects(files: readonly SourceFile[]): string[] {
  return files
    .filter((file) => file.setsStateInEffect && !isTest(file.path))
    .map(({ path }) => `${path} sets state in an effect: derive it during rendering, or set it in the event handler`)
}

/** Only the folders of blocks, the lists of blocks and the patterns name a block. */
export function checkBlockNames(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path, namesModel }) => namesModel && !isTest(path) && path !== 'features/blocks/patterns.ts')
    .filter(
      ({ path }) =>
        /^features\/(editor|pages|blocks\/[^/]+$)/.test(path) ||
        /^(app|backend|components|lib|server)\/(?!operations\/seed\/|contract\/blocks\/)/.test(path),
    )
    .map(({ path }) => `${path} names a block: use features/blocks/editors or lib/contract/blocks`)
}

/** A file has at most 300 lines. */
export function checkSizes(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ lines }) => lines > maxLines)
    .map(({ path, lines }) => `${path} has ${lines} lines: ${maxLines} at most`)
}

/** A function has at most 120 lines. Tests are exempt, since a group of tests is a function. */
export function checkFunctions(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => !isTest(path) && !path.startsWith('bench/'))
    .flatMap(({ path, longFunctions }) =>
      longFunctions.map(({ name, lines }) => `${path}: ${name} has ${lines} lines: ${maxFunctionLines} at most`),
    )
}

/** A folder has at most 40 files. */
export function checkFolders(files: readonly SourceFile[]): string[] {
  const folders = new Map<string, number>()
  for (const { path } of files) {
    const folder = posix.dirname(path)
    folders.set(folder, (folders.get(folder) ?? 0) + 1)
  }
  return [...folders]
    .filter(([, count]) => count > maxFiles)
    .map(([folder, count]) => `${folder} has ${count} files: ${maxFiles} at most, split it by subject`)
}

/** An object literal is not spread: `...{ a, b }` hides which object a property belongs to. */
export function checkSpreads(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ spreadsLiteral }) => spreadsLiteral)
    .map(({ path }) => `${path} spreads an object literal: write its properties directly`)
}

const fileNamePattern = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/
const routeSegmentPattern = /^(\[{1,2}(\.\.\.)?[a-z]+(-[a-z]+)*\]{1,2}|\([a-z0-9-]+\)|_[a-z]+(-[a-z]+)*|\.well-known)$/

/** Names are kebab-case. Route folders may have Next's brackets. */
export function checkNames(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path }) =>
    path
      .split('/')
      .filter((part) => !fileNamePattern.test(part) && !(path.startsWith('app/') && routeSegmentPattern.test(part)))
      .map((part) => `${path}: "${part}" is not kebab-case`),
  )
}
