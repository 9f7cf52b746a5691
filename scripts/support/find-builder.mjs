import { execFileSync } from 'node:child_process'
import { findOnPath } from './find-program.mjs'

/** Finds docker or podman, if one of them works here. @returns its path or undefined */
export async function findBuilder() {
  return ['docker', 'podman'].map(findOnPath).find((path) => path && isWorking(path))
}

/** Returns false for a docker without its daemon and a podman without permissions. */
function isWorking(path) {
  try {
    execFileSync(path, ['ps'], { stdio: 'ignore', timeout: 10_000 })
    return true
  } catch {
    return false
  }
}
