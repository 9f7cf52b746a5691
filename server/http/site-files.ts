import { existsSync, readdirSync } from 'node:fs'
import { join, sep } from 'node:path'

/** Where the build's files are, and those of `public/`, by the path of their address. */
export type SiteFiles = ReadonlyMap<string, string>

/**
 * Lists what the build made for browsers and what lies in `public/`, once: what is not in the list is not looked for on
 * the disk.
 * @param root the project's folder
 */
export function listSiteFiles(root: string): SiteFiles {
  return new Map([
    ...filesBelow(join(root, 'public'), '/'),
    ...earlierReleases(root).flatMap(builtFiles),
    ...builtFiles(join(root, '.next/static')),
  ])
}

/** The folders with the built files of earlier releases (`npm run release`), the oldest first: their pages may still be open. */
function earlierReleases(root: string): string[] {
  const folder = join(root, 'earlier-static')
  return existsSync(folder)
    ? readdirSync(folder)
        .sort()
        .reverse()
        .map((age) => join(folder, age))
    : []
}

/** The files of a build by path; compressed copies (`name.br`) have no path of their own. */
function builtFiles(folder: string): [path: string, file: string][] {
  return filesBelow(folder, '/_next/static/').filter(([path]) => !path.endsWith('.br'))
}

function filesBelow(folder: string, prefix: string): [path: string, file: string][] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => [prefix + file.slice(folder.length + 1).replaceAll(sep, '/'), file])
}

/** Whether only a file of the build may lie at a path. */
export function isBuildPath(pathname: string): boolean {
  return pathname.startsWith('/_next/')
}

/** The file at a request's path; undefined where there is none. */
export function fileAt(files: SiteFiles, pathname: string): string | undefined {
  return files.get(pathname.includes('%') ? decodeURIComponent(pathname) : pathname)
}
