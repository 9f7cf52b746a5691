import { existsSync, readdirSync } from 'node:fs'
import { join, sep } from 'node:path'

/** Files of the build and of `public/`: path on disk by path in the URL. */
export type SiteFiles = ReadonlyMap<string, string>

/**
 * Lists the files to serve. The server serves no other files.
 * @param root folder of the project
 */
export function listSiteFiles(root: string): SiteFiles {
  // A newer file replaces an older one with the same path.
  return new Map([
    ...listFiles(join(root, 'public'), '/'),
    ...listEarlierReleases(root).flatMap(listBuiltFiles),
    ...listBuiltFiles(join(root, '.next/static')),
  ])
}

/**
 * Lists the folders with the browser files of earlier releases (`npm run release`), for pages that
 * were open during an update. Their names are ages: `1` is the newest. The oldest is first.
 */
function listEarlierReleases(root: string): string[] {
  const folder = join(root, 'earlier-static')
  if (!existsSync(folder)) return []
  const agesOldestFirst = readdirSync(folder).sort().reverse()
  return agesOldestFirst.map((age) => join(folder, age))
}

/** Lists the files of a build without compressed copies (`name.br`). */
function listBuiltFiles(folder: string): [path: string, file: string][] {
  return listFiles(folder, '/_next/static/').filter(([path]) => !path.endsWith('.br'))
}

function listFiles(folder: string, prefix: string): [path: string, file: string][] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => [prefix + file.slice(folder.length + 1).replaceAll(sep, '/'), file])
}

export function isBuildPath(pathname: string): boolean {
  return pathname.startsWith('/_next/')
}

export function findFile(files: SiteFiles, pathname: string): string | undefined {
  return files.get(pathname.includes('%') ? decodeURIComponent(pathname) : pathname)
}
