import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSource, type SourceFile } from './imports'

const skipped = new Set([
  '.git',
  '.next',
  'node_modules',
  'dist',
  'data',
  'coverage',
  'test-results',
  'playwright-report',
])
const code = /\.(ts|tsx|mts|mjs|js|css)$/

/** Every code file below `root`, as paths with `/`; generated folders and hidden ones are left out. */
function listCodeFiles(root: string, folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name
    if (entry.isDirectory()) {
      return skipped.has(entry.name) ? [] : listCodeFiles(root, path)
    }
    return code.test(entry.name) && entry.name !== 'next-env.d.ts' ? [path] : []
  })
}

/** Reads and parses every code file below `root`. */
export function readProject(root: string): SourceFile[] {
  return listCodeFiles(root).map((path) => parseSource(path, readFileSync(join(root, path), 'utf8')))
}
