import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { hasBuild, isUpToDate } from './build-hash.mjs'
import { isServerVersion, isSupported } from './node-version.mjs'

/**
 * Checks the version of Node and the build in a project folder.
 * @returns `lines` to print; `canContinue` is true if the built program can run the remaining
 * checks
 */
export function checkInstallation(root, version = process.versions.node) {
  const note = isServerVersion(version) ? '' : ' A public server needs 24 LTS.'
  const node = isSupported(version)
    ? createSuccess('Node.js', `${version} runs the project.${note}`)
    : createFailure('Node.js', `${version} is too old.`, 'Install Node.js 20.20 or newer: https://nodejs.org')
  const build = checkBuild(root)
  return {
    lines: [...node.lines, ...build.lines],
    isGood: node.isGood && build.isGood,
    canContinue: node.isGood && existsSync(join(root, 'dist/doctor.js')),
  }
}

function checkBuild(root) {
  if (!hasBuild(root)) {
    const advice = 'Build it: npm run build, or npm run release in the folder of a release.'
    return createFailure('Build', 'The project is not built.', advice)
  }
  if (!isUpToDate(root)) {
    const text = 'The build is older than the sources, the packages or Node.'
    return createWarning('Build', text, 'Build again: npm run build, or npm run release in a new folder.')
  }
  return createSuccess('Build', 'The build is up to date.')
}

const createSuccess = (subject, text) => ({ isGood: true, lines: [`✓ ${subject}: ${text}`] })

const createWarning = (subject, text, advice) => ({ isGood: true, lines: [`! ${subject}: ${text}`, `    ${advice}`] })

const createFailure = (subject, text, advice) => ({ isGood: false, lines: [`✗ ${subject}: ${text}`, `    ${advice}`] })
