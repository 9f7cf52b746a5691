import { join } from 'node:path'
import { readCommandLine } from '../lib/node/command-line.mjs'
import { lowMemory } from './support/low-memory.mjs'
import { warnOfOldNode } from './support/node-version.mjs'
import { root } from './support/paths.mjs'
import { prepareBuild } from './support/prepare.mjs'
import { forwardSignals, run } from './support/run.mjs'

readCommandLine({
  usage: `Usage: npm start

Builds and serves the site. Settings: docs/configuration.md.`,
})
await prepareBuild()
warnOfOldNode()
console.log('Starting …')
forwardSignals(() => undefined)
const { flags, env } = lowMemory
process.exitCode = await run(process.execPath, [...flags, join(root, 'dist/server.js')], { env })
