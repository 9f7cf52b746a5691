import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { compileHint } from './compile-early.mjs'

const commentPattern = /\n\/\/# sourceMappingURL=(\S+)\s*$/
/** A position in a built script: of browsers below `_next/static/`, of servers in `dist/`. */
const builtPositionPattern = /[^\s()]*?(?:_next\/static|dist)\/[\w./-]+\.js:\d+:\d+/g
const positionPattern = /(_next\/static|dist)\/([\w./-]+\.js):(\d+):(\d+)$/

/**
 * Moves the source maps of browser scripts to a folder that the site does not serve.
 * @param scripts folder of the scripts, from which maps and their comments are removed
 * @param maps new folder with `path.js.map` for each `path.js`
 */
export function moveSourceMaps(scripts, maps) {
  const files = readdirSync(scripts, { recursive: true }).map((name) => join(scripts, name))
  for (const script of files.filter((file) => file.endsWith('.js'))) {
    const code = readFileSync(script, 'utf8')
    const [, name] = commentPattern.exec(code) ?? []
    if (!name) continue
    const map = readFileSync(join(dirname(script), decodeURIComponent(name)), 'utf8')
    const target = join(maps, `${relative(scripts, script)}.map`)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, code.startsWith(compileHint) ? JSON.stringify(skipFirstLine(JSON.parse(map))) : map)
    writeFileSync(script, code.replace(commentPattern, '\n'))
  }
  for (const file of files) if (file.endsWith('.map')) rmSync(file)
}

/** Shifts a map by the line of the compile hint. */
function skipFirstLine({ mappings, sections, ...map }) {
  if (!sections) return { ...map, mappings: `;${mappings}` }
  const shift = ({ offset, ...section }) => ({ ...section, offset: { ...offset, line: offset.line + 1 } })
  return { ...map, sections: sections.map(shift) }
}

/**
 * Replaces positions in built scripts by positions in the source code. Does not change positions
 * without a map, and positions in packages, which may also have a folder `dist`.
 * @param stack text with positions such as `https://…/_next/static/chunks/a.js:1:2`
 * @param folder `dist`, with the maps of servers and, in `source-maps`, of browsers
 */
export function resolveStack(stack, folder) {
  return stack.replace(builtPositionPattern, (position) => resolvePosition(position, folder))
}

function resolvePosition(position, folder) {
  if (position.includes('node_modules/')) return position
  const [, root, script, line, column] = positionPattern.exec(position) ?? []
  const map = readMap(join(folder, root === 'dist' ? '' : 'source-maps', `${script}.map`))
  // Stacks count from 1, maps from 0.
  const { originalSource, originalLine, originalColumn } = map?.findEntry(line - 1, column - 1) ?? {}
  if (originalSource === undefined) return position
  const source = originalSource.replace(/^turbopack:\/\/\/\[project\]\/|^(?:\.\.\/)+/, '')
  return `${source}:${originalLine + 1}:${originalColumn + 1}`
}

/** Reads a map; null if there is none. */
function readMap(file) {
  try {
    return new SourceMap(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    if (error.code === 'ENOENT') return null
    throw error
  }
}
