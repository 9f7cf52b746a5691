import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the build reads. */
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
/** Changes in these change no build. */
const ignored = /\.test\.tsx?$|\.md$/

/**
 * Names the state of everything that enters the build: the sources' names and contents, the packages, Node, and the
 * variables that Next writes into its bundles.
 */
export function buildHash(root, { env = process.env, node = process.version } = {}) {
  const hash = createHash('sha256')
  const add = (...parts) => {
    for (const part of parts) hash.update(`${part.length}:`).update(part)
  }
  add(node)
  const inlined = Object.keys(env).filter((name) => name.startsWith('NEXT_PUBLIC_'))
  for (const name of inlined.sort()) add(name, env[name])
  for (const path of sources.flatMap((source) => filesOf(root, source)))
    add(path, readFileSync(join(root, path)))
  return hash.digest('hex')
}

/** The files at or below a path, in a fixed order; none when there is nothing. */
function filesOf(root, path) {
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
    const inner = `${path}/${entry.name}`
    if (entry.isDirectory()) return filesOf(root, inner)
    return ignored.test(entry.name) ? [] : [inner]
  })
}
