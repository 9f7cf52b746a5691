import { cpSync, existsSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'

/**
 * Number of earlier releases whose browser files are kept, because open pages may still request
 * them.
 */
const earlierReleaseCount = 2

/**
 * Makes a release the current one: atomically replaces the link `current`, which is next to the
 * folder `releases`. Before that, copies the browser files of the two previous releases into the
 * new release, which then serves them: `earlier-static/1` contains those of the previous release,
 * `earlier-static/2` those of the release before it.
 * @param release folder of a built release
 * @returns the path of `current`
 * @throws Error if the folder is not in `releases/` or contains no build
 */
export function makeCurrent(release) {
  const problem = checkReleaseFolder(release)
  if (problem) throw new Error(problem)
  if (!existsSync(join(release, '.next/BUILD_ID'))) throw new Error(`${release} is not built.`)
  const current = join(dirname(dirname(release)), 'current')
  const previous = readLink(current)
  if (previous && previous !== release) copyBuiltFiles(previous, release)
  replaceLink(current, join('releases', basename(release)))
  return current
}

/** Returns null if the folder is in `releases`, otherwise a message with the problem. */
export function checkReleaseFolder(release) {
  if (basename(dirname(release)) === 'releases') return null
  return `A release must be in a folder "releases", for example /srv/buehnenhaus/releases/1. This folder is ${release}. To start a server in it, run npm start.`
}

/** Returns true if the link `current` points to the release. A server may run from its folder. */
export function isCurrent(release) {
  return readLink(join(dirname(dirname(release)), 'current')) === release
}

function readLink(link) {
  try {
    return resolve(dirname(link), readlinkSync(link))
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'EINVAL') return null
    throw error
  }
}

function copyBuiltFiles(previous, release) {
  const earlierFolder = join(release, 'earlier-static')
  rmSync(earlierFolder, { recursive: true, force: true })
  const sources = [join(previous, '.next/static')]
  for (let age = 1; age < earlierReleaseCount; age += 1) sources.push(join(previous, 'earlier-static', String(age)))
  for (const [index, source] of sources.entries()) {
    if (existsSync(source)) cpSync(source, join(earlierFolder, String(index + 1)), { recursive: true })
  }
}

/** Replaces a link atomically, by renaming a new link to its name. */
function replaceLink(link, target) {
  const newLink = `${link}.new`
  rmSync(newLink, { force: true })
  symlinkSync(target, newLink)
  renameSync(newLink, link)
}
