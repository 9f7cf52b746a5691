import { existsSync, readdirSync } from 'node:fs'
import { join, sep } from 'node:path'

/** Files of the build and of `public/`: the path on disk by the path in the address. */
export type SiteFiles = ReadonlyMap<string, string>

/**
 * Lists the browser files of the build and the files of `public/`. Only listed files are served; a
 * request never reads any other path on disk.
 * @param root folder of the project
 */
export function listSiteFiles(root: string): SiteFiles {
  return new Map([
    ...listFiles(join(root, 'public'), '/'),
    ...listEarlierReleases(root).flatMap(listBuiltFiles),
    ...listBuiltFiles(join(root, '.next/static')),
  ])
}

/**
 * Lists the folders with browser files of earlier releases (`npm run release`), oldest first. Pages
 * that were open during an update still request these files.
 */
function listEarlierReleases(root: string): string[] {
  const folder = join(root, 'earlier-static')
  return existsSync(folder)
    ? readdirSync(folder)
        .sort()
        .reverse()
        .map((age) => join(folder, age))
    : []
}

/**
 * Lists the files of a build by their path in the address. Compressed copies (`name.br`) are
 * excluded.
 */
function listBuiltFiles(folder: string): [path: string, file: string][] {
  return listFiles(folder, '/_next/static/').filter(([path]) => !path.endsWith('.br'))
}

function listFiles(folder: string, prefix: string): [path: string, file: string][] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => [prefix + file.slice(folder.length + 1).replaceAll(sep, '/'), file])
}

/** Returns true for paths that are reserved for files of the build. */
export function isBuildPath(pathname: string): boolean {
  return pathname.startsWith('/_next/')
}

/** Finds the file at the path of a request, or undefined. */
export function findFile(files: SiteFiles, pathname: string): string | undefined {
  return files.get(pathname.includes('%') ? decodeURIComponent(pathname) : pathname)
}
