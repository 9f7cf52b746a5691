import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readCommandLine } from '../lib/node/command-line.mjs'
import { usages } from '../lib/node/command-usages.mjs'
import { checkInstallation } from './support/check-installation.mjs'
import { loadEnvironment } from './support/environment.mjs'
import { root } from './support/paths.mjs'

/**
 * `npm run doctor`: prints the problems of an installation and their solutions. It installs, builds
 * and changes nothing. Exits with 1 if something does not work.
 */
readCommandLine({ usage: usages.doctor })
const { lines, isGood, canContinue } = checkInstallation(root)
for (const line of lines) console.log(line)
if (!isGood) process.exitCode = 1
loadEnvironment()
if (canContinue) await import(pathToFileURL(join(root, 'dist/doctor.js')).href)
else console.log('The remaining checks need a build.')
