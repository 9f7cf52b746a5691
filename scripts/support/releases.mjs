import { cpSync, existsSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'

/** So many earlier releases' built files are kept: browsers that still show a page of theirs ask for them. */
const keptReleases = 2

/**
 * Makes the release in a folder the current one: the link `current`, beside the folder `releases`, is replaced atomically. Before
 * that, the built files of earlier releases are copied into it (`earlier-static/1` for the previous one, `earlier-static/2`), from where
 * the server serves them as well.
 * @param release the release's folder, built
 * @returns the path of `current`
 * @throws Error when it does not lie in `releases/` or is not built
 */
export function makeCurrent(release) {
  const misplaced = misplacementOf(release)
  if (misplaced) throw new Error(misplaced)
  if (!existsSync(join(release, '.next/BUILD_ID'))) throw new Error(`${release} is not built.`)
  const current = join(dirname(dirname(release)), 'current')
  const previous = targetOf(current)
  if (previous && previous !== release) copyBuiltFiles(previous, release)
  replaceLink(current, join('releases', basename(release)))
  return current
}

/** Says what is wrong with the place of a release; null where it lies in a folder `releases`. */
export function misplacementOf(release) {
  if (basename(dirname(release)) === 'releases') return null
  return `A release lies in a folder "releases", for example /srv/buehnenhaus/releases/1; this is ${release}. For a server in this folder: npm start`
}

function targetOf(link) {
  try {
    return resolve(dirname(link), readlinkSync(link))
  } catch (error) {
    if (error.code === 'ENOENT') return null
    throw error
  }
}

function copyBuiltFiles(previous, release) {
  const earlier = join(release, 'earlier-static')
  rmSync(earlier, { recursive: true, force: true })
  const sources = [join(previous, '.next/static')]
  for (let age = 1; age < keptReleases; age += 1) sources.push(join(previous, 'earlier-static', String(age)))
  for (const [index, source] of sources.entries()) {
    if (existsSync(source)) cpSync(source, join(earlier, String(index + 1)), { recursive: true })
  }
}

/** Renaming is atomic: at every moment there is a link. */
function replaceLink(link, target) {
  const draft = `${link}.new`
  rmSync(draft, { force: true })
  symlinkSync(target, draft)
  renameSync(draft, link)
}
