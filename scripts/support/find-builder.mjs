import { execFileSync } from 'node:child_process'
import { findOnPath } from './find-program.mjs'

/** docker or podman, where one of them builds and runs images here; undefined otherwise. */
export async function findBuilder() {
  return ['docker', 'podman'].map(findOnPath).find((path) => path && works(path))
}

/** The command of docker may be there without its service, and podman without the right to begin anything. */
function works(path) {
  try {
    execFileSync(path, ['ps'], { stdio: 'ignore', timeout: 10_000 })
    return true
  } catch {
    return false
  }
}
