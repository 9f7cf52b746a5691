import { execFileSync } from 'node:child_process'
import { findOnPath } from './find-program.mjs'

/**
 * Finds docker or podman, if one of them works on this machine.
 * @returns its path or undefined
 */
export async function findBuilder() {
  return ['docker', 'podman'].map(findOnPath).find((path) => path && isWorking(path))
}

/** Returns false if docker has no running daemon or podman lacks permissions. */
function isWorking(path) {
  try {
    execFileSync(path, ['ps'], { stdio: 'ignore', timeout: 10_000 })
    return true
  } catch {
    return false
  }
}
