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

/** The project's folder as the image has it. */
export interface Layout {
  folder: string
  remove(): Promise<void>
}

/**
 * Lays out what the image's last stage copies in a folder that only its owner could write, and takes even that right away. The packages
 * are hard links where the disk allows it.
 */
export async function layOut(): Promise<Layout> {
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
    // Directories alone: the rights of a hard link are those of the file that it shares.
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

/** What `npm ci --omit=dev` installs and the stage of the packages leaves. */
async function linkPackages(folder: string): Promise<void> {
  const { packages } = lockSchema.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))
  const removed = listRemovedPackages().map(patternOf)
  const names = Object.entries(packages)
    .filter(([path, { dev }]) => path.lastIndexOf('node_modules/') === 0 && !dev)
    .map(([path]) => path)
    .filter((path) => !removed.some((pattern) => pattern.test(path)))
  // Those for other processors are not there.
  const installed = names.filter((path) => existsSync(path))
  const parents = ['--parents', '--target-directory', folder]
  await run('cp', ['-Rl', ...parents, ...installed]).catch(async () => {
    await rm(join(folder, 'node_modules'), { recursive: true, force: true })
    await run('cp', ['-R', ...parents, ...installed])
  })
}

/** A removed path, with all below it. */
function patternOf(path: string): RegExp {
  const escaped = path.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('*', '[^/]*')
  return new RegExp(`^${escaped}(/|$)`)
}
