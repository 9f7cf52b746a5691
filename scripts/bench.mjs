import { showHelp } from '../lib/node/command-line.mjs'
import { usages } from '../lib/node/command-usages.mjs'
import { installPackages } from './support/install.mjs'
import { prepare } from './support/prepare.mjs'
import { runOrExit } from './support/run.mjs'

/**
 * `npm run bench`, or `npm run bench -- pages` for some parts: installs the packages of bench/ and
 * runs bench/main.mjs.
 */
showHelp(usages.bench)
await prepare()
await installPackages('bench')
await runOrExit(process.execPath, ['node_modules/typescript-7/bin/tsc', '--project', 'bench'])
await import('../bench/main.mjs')
