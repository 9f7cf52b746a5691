import type { SourceFile } from './imports'
import { isTest } from './layers'

const endings = ['', '.ts', '.tsx', '.mts', '.mjs', '/index.ts', '/index.tsx']

/** Every import cycle once, as its files in order. Types count: what needs each other belongs together. */
export function checkCycles(files: readonly SourceFile[]): string[] {
  return cyclesOf(graph(files)).map((cycle) => `import cycle: ${cycle.join(' → ')}`)
}

/**
 * The same between the folders of the backend and of each feature, as one file of each that leads to the next; a file directly
 * below an area or a feature counts as a folder. Tests may import what they like.
 */
export function checkFolderCycles(files: readonly SourceFile[]): string[] {
  const folders = new Map<string, string[]>()
  const examples = new Map<string, string>()
  for (const [path, targets] of graph(files)) {
    const from = folderOf(path)
    if (from === null || isTest(path)) continue
    const to = targets.map((target) => ({ target, folder: folderOf(target) }))
    for (const { target, folder } of to) {
      if (folder === null || folder === from) continue
      folders.set(from, [...(folders.get(from) ?? []), folder])
      examples.set(`${from} ${folder}`, `${path} imports ${target}`)
    }
  }
  return cyclesOf(folders).map((cycle) => {
    const steps = cycle.slice(1).map((folder, index) => examples.get(`${cycle[index]} ${folder}`))
    return `folder cycle: ${cycle.join(' → ')} (${steps.join('; ')})`
  })
}

function folderOf(path: string): string | null {
  return /^(?:backend\/[^/]+|features\/[^/]+)\/[^/]+/.exec(path)?.[0] ?? null
}

/** Every cycle of a graph once, as its nodes in order, the first again at the end. */
function cyclesOf(edges: ReadonlyMap<string, readonly string[]>): string[][] {
  const found: string[][] = []
  const done = new Set<string>()
  const trail: string[] = []
  const visit = (path: string): void => {
    const start = trail.indexOf(path)
    if (start >= 0) {
      found.push([...trail.slice(start), path])
      return
    }
    if (done.has(path)) return
    trail.push(path)
    for (const next of edges.get(path) ?? []) visit(next)
    trail.pop()
    done.add(path)
  }
  for (const path of edges.keys()) visit(path)
  return found
}

function graph(files: readonly SourceFile[]): Map<string, string[]> {
  const known = new Set(files.map(({ path }) => path))
  const resolve = (target: string | null) =>
    target === null ? undefined : endings.map((ending) => target + ending).find((path) => known.has(path))
  return new Map(
    files.map(({ path, imports }) => [path, imports.flatMap(({ target }) => resolve(target) ?? [])]),
  )
}
