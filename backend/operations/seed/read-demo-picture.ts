import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '@/backend/platform/project-root'

/** Reads a demo picture at run time, also from the bundle. */
export async function readDemoPicture(file: string): Promise<Buffer> {
  return readFile(join(projectRoot, 'demo/pictures', file))
}
