import { showHelp } from '../lib/node/command-line.mjs'
import { usages } from '../lib/node/command-usages.mjs'
import { bin } from './support/paths.mjs'
import { build, prepare } from './support/prepare.mjs'
import { run } from './support/run.mjs'

/**
 * `npm run endurance`, `npm run endurance -- --kills 10`: checks that two servers of a site stay
 * consistent, and that they recover after being killed.
 */
showHelp(usages.endurance)
await prepare()
await build()
process.exitCode = await run(bin('tsx'), ['bench/endurance/main.ts', ...process.argv.slice(2)])
