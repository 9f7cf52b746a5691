import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Files and folders that the build depends on. */
const sources = [
  'app',
  'backend',
  'components',
  'demo',
  'features',
  'lib',
  'messages',
  'middleware',
  'public',
  'scripts/build.mjs',
  'scripts/doctor',
  'scripts/support/build-hash.mjs',
  'scripts/support/compile-early.mjs',
  'scripts/support/compress.mjs',
  'scripts/support/source-maps.mjs',
  'server',
  'styles',
  'global.ts',
  'next.config.ts',
  'package-lock.json',
  'package.json',
  'middleware.ts',
  'server.ts',
  'tsconfig.json',
]
/** Files that do not affect the build. */
const ignoredFilePattern = /\.test\.tsx?$|\.md$/

/**
 * Computes a hash of everything that the build depends on: names and contents of the sources, the
 * packages, the major version of Node, and the variables that Next copies into its bundles.
 */
export function computeBuildHash(root, { env = process.env, node = process.version } = {}) {
  const hash = createHash('sha256')
  const add = (...parts) => {
    for (const part of parts) hash.update(`${part.length}:`).update(part)
  }
  add(node.split('.')[0])
  const inlinedNames = Object.keys(env).filter((name) => name.startsWith('NEXT_PUBLIC_'))
  for (const name of inlinedNames.sort()) add(name, env[name])
  for (const path of sources.flatMap((source) => listFiles(root, source))) add(path, readFileSync(join(root, path)))
  return hash.digest('hex')
}

/** Returns true if the folder has a finished build, which may be outdated. */
export function hasBuild(root) {
  return existsSync(join(root, 'dist/build-hash')) && existsSync(join(root, '.next/BUILD_ID'))
}

/** Returns true if a finished build is of the current sources. */
export function isUpToDate(root) {
  return readFileSync(join(root, 'dist/build-hash'), 'utf8') === computeBuildHash(root)
}

/**
 * Lists the files at or below a path, in a fixed order. Returns an empty list if the path does not
 * exist.
 */
function listFiles(root, path) {
  let entries
  try {
    entries = readdirSync(join(root, path), { withFileTypes: true })
  } catch (error) {
    if (error.code === 'ENOENT') return []
    if (error.code === 'ENOTDIR') return [path]
    throw error
  }
  const names = entries.sort((a, b) => (a.name < b.name ? -1 : 1))
  return names.flatMap((entry) => {
    const entryPath = `${path}/${entry.name}`
    if (entry.isDirectory()) return listFiles(root, entryPath)
    return ignoredFilePattern.test(entry.name) ? [] : [entryPath]
  })
}
