import type { SourceFile } from './imports'
import { isTest } from './layers'

const endings = ['', '.ts', '.tsx', '.mts', '.mjs', '/index.ts', '/index.tsx']

/** Finds every import cycle once, as its files in order. Type imports count. */
export function checkCycles(files: readonly SourceFile[]): string[] {
  return findCycles(buildGraph(files)).map((cycle) => `import cycle: ${cycle.join(' → ')}`)
}

/**
 * Finds import cycles between folders of the backend and of each feature, with one example import
 * per step. A file directly below an area or a feature counts as a folder. Tests are exempt.
 */
export function checkFolderCycles(files: readonly SourceFile[]): string[] {
  const folders = new Map<string, string[]>()
  const examples = new Map<string, string>()
  for (const [path, targets] of buildGraph(files)) {
    const importer = findFolder(path)
    if (importer === null || isTest(path)) continue
    for (const target of targets) {
      const folder = findFolder(target)
      if (folder === null || folder === importer) continue
      folders.set(importer, [...(folders.get(importer) ?? []), folder])
      examples.set(`${importer} ${folder}`, `${path} imports ${target}`)
    }
  }
  return findCycles(folders).map((cycle) => {
    const steps = cycle.slice(1).map((folder, index) => examples.get(`${cycle[index]} ${folder}`))
    return `folder cycle: ${cycle.join(' → ')} (${steps.join('; ')})`
  })
}

function findFolder(path: string): string | null {
  return /^(?:backend\/[^/]+|features\/[^/]+)\/[^/]+/.exec(path)?.[0] ?? null
}

/**
 * Finds every cycle of a graph once, as its nodes in order. The first node is repeated at the end.
 */
function findCycles(edges: ReadonlyMap<string, readonly string[]>): string[][] {
  const cycles: string[][] = []
  const finishedNodes = new Set<string>()
  const trail: string[] = []
  const visit = (node: string): void => {
    const start = trail.indexOf(node)
    if (start >= 0) {
      cycles.push([...trail.slice(start), node])
      return
    }
    if (finishedNodes.has(node)) return
    trail.push(node)
    for (const next of edges.get(node) ?? []) visit(next)
    trail.pop()
    finishedNodes.add(node)
  }
  for (const node of edges.keys()) visit(node)
  return cycles
}

function buildGraph(files: readonly SourceFile[]): Map<string, string[]> {
  const paths = new Set(files.map(({ path }) => path))
  const resolve = (target: string | null) =>
    target === null ? undefined : endings.map((ending) => target + ending).find((path) => paths.has(path))
  return new Map(files.map(({ path, imports }) => [path, imports.flatMap(({ target }) => resolve(target) ?? [])]))
}
