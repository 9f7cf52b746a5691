import type { SourceFile } from './imports'

const endings = ['', '.ts', '.tsx', '.mts', '.mjs', '/index.ts', '/index.tsx']

/** Every import cycle once, as its files in order. Types count: what needs each other belongs together. */
export function checkCycles(files: readonly SourceFile[]): string[] {
  const edges = graph(files)
  const found: string[] = []
  const done = new Set<string>()
  const trail: string[] = []
  const visit = (path: string): void => {
    const start = trail.indexOf(path)
    if (start >= 0) {
      found.push(`import cycle: ${[...trail.slice(start), path].join(' → ')}`)
      return
    }
    if (done.has(path)) return
    trail.push(path)
    for (const next of edges.get(path) ?? []) visit(next)
    trail.pop()
    done.add(path)
  }
  for (const { path } of files) visit(path)
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
