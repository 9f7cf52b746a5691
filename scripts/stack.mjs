import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { readCommandLine } from '../lib/node/command-line.mjs'
import { root } from './support/paths.mjs'
import { resolveStack } from './support/source-maps.mjs'

/** `npm run stack`: finds the source of an error report. */
readCommandLine({
  usage: `Usage: npm run stack < error.txt

Prints the stack of an error report with positions in the source code instead of the built files. Needs the build of the same release.`,
})
process.stdout.write(resolveStack(await text(process.stdin), join(root, 'dist')))
