import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const skippedFolders = new Set([
  '.git',
  '.next',
  'node_modules',
  'dist',
  'data',
  'coverage',
  'test-results',
  'playwright-report',
])

/**
 * Lists the files below `root` whose names match, as paths with `/`. Generated folders are skipped.
 */
export function listProjectFiles(root: string, pattern: RegExp, folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name
    if (entry.isDirectory()) {
      return skippedFolders.has(entry.name) ? [] : listProjectFiles(root, pattern, path)
    }
    return pattern.test(entry.name) && entry.name !== 'next-env.d.ts' ? [path] : []
  })
}
