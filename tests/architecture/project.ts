import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listProjectFiles } from '../project-files'
import { parseSource, type SourceFile } from './imports'

const codePattern = /\.(ts|tsx|mts|mjs|js|css)$/

/** Reads and parses every code file below `root`. */
export function readProject(root: string): SourceFile[] {
  return listProjectFiles(root, codePattern).map((path) => parseSource(path, readFileSync(join(root, path), 'utf8')))
}
