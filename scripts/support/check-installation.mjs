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
    ? good('Node.js', `${version} runs the project.${note}`)
    : bad('Node.js', `${version} is too old.`, 'Install Node.js 20.20 or newer: https://nodejs.org')
  const build = checkBuild(root)
  return {
    lines: [...node.lines, ...build.lines],
    isGood: node.isGood && build.isGood,
    canContinue: node.isGood && existsSync(join(root, 'dist/doctor.js')),
  }
}

function checkBuild(root) {
  if (!hasBuild(root)) {
    return bad(
      'Build',
      'The project is not built.',
      'Build it: npm run build, or npm run release in the folder of a release.',
    )
  }
  if (!isUpToDate(root)) {
    const text = 'The build is older than the sources, the packages or Node.'
    return {
      ...bad('Build', text, 'Build again: npm run build, or npm run release in a new folder.', '!'),
      isGood: true,
    }
  }
  return good('Build', 'The build is up to date.')
}

const good = (about, text) => ({ isGood: true, lines: [`✓ ${about}: ${text}`] })

const bad = (about, text, advice, mark = '✗') => ({
  isGood: false,
  lines: [`${mark} ${about}: ${text}`, `    ${advice}`],
})
