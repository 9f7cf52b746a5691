import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { getFinalStage, listCopies, listRemovedPackages } from '@/tests/servers/dockerfile'

const run = promisify(execFile)
const lockSchema = z.object({ packages: z.record(z.string(), z.object({ dev: z.boolean().optional() })) })

/** A copy of the project folder of the image. */
export interface Layout {
  folder: string
  remove(): Promise<void>
}

/**
 * Copies the files of the image's last stage to a new folder and makes its directories read-only.
 * Packages are hard links if the file system allows it.
 */
export async function createLayout(): Promise<Layout> {
  const folder = await mkdtemp(join(tmpdir(), 'bh-image-'))
  await chmod(folder, 0o755)
  const remove = async () => {
    await run('find', [folder, '-type', 'd', '-exec', 'chmod', 'u+w', '{}', '+'])
    await rm(folder, { recursive: true, force: true })
  }
  try {
    for (const { stage, sources, target } of listCopies(getFinalStage())) {
      if (stage === 'packages') await linkPackages(folder)
      else for (const source of sources) await copy(source.replace(/^\/app\//, ''), join(folder, target))
    }
    await rm(join(folder, '.next/cache'), { recursive: true, force: true })
    // Only directories: a hard link shares the permissions of its file.
    await run('find', [folder, '-type', 'd', '-exec', 'chmod', 'a-w', '{}', '+'])
    return { folder, remove }
  } catch (error) {
    await remove()
    throw error
  }
}

async function copy(source: string, target: string): Promise<void> {
  await mkdir(dirname(target), { recursive: true })
  await run('cp', ['-R', source, target])
}

/** Links the packages of `npm ci --omit=dev`, without those that the stage `packages` removes. */
async function linkPackages(folder: string): Promise<void> {
  const { packages } = lockSchema.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))
  const removedPatterns = listRemovedPackages().map(toPattern)
  const names = Object.entries(packages)
    .filter(([path, { dev }]) => path.lastIndexOf('node_modules/') === 0 && !dev)
    .map(([path]) => path)
    .filter((path) => !removedPatterns.some((pattern) => pattern.test(path)))
  // Packages for other processors are missing.
  const installedPaths = names.filter((path) => existsSync(path))
  const parents = ['--parents', '--target-directory', folder]
  await run('cp', ['-Rl', ...parents, ...installedPaths]).catch(async () => {
    await rm(join(folder, 'node_modules'), { recursive: true, force: true })
    await run('cp', ['-R', ...parents, ...installedPaths])
  })
}

/** Converts a removed path to a pattern for the path and everything below it. */
function toPattern(path: string): RegExp {
  const escapedPath = path.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('*', '[^/]*')
  return new RegExp(`^${escapedPath}(/|$)`)
}
