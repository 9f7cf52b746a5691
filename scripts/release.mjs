import { readCommandLine } from '../lib/node/command-line.mjs'
import { root } from './support/paths.mjs'
import { build, prepare } from './support/prepare.mjs'
import { checkReleaseFolder, isCurrent, makeCurrent } from './support/releases.mjs'

/**
 * `npm run release`, run in the folder of a new release: builds the release and makes it the
 * current one. A restart of the server activates it.
 */
readCommandLine({
  usage: `Usage: npm run release

In the folder of a new release: builds it and makes it the current one, which a restart activates (docs/upgrading.md).`,
})
const problem = checkReleaseFolder(root)
if (problem) {
  console.error(problem)
  process.exit(1)
}
// A server may use the packages of the current release.
if (!isCurrent(root)) await prepare()
await build()
console.log(`${makeCurrent(root)} now links to ${root}. Restart the server, for example: systemctl restart buehnenhaus`)
