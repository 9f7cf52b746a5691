import { join } from 'node:path'
import { lowMemory } from './support/low-memory.mjs'
import { root } from './support/paths.mjs'
import { build, prepare } from './support/prepare.mjs'
import { forwardSignals, run } from './support/run.mjs'

await prepare()
await build()
forwardSignals(() => undefined)
const { flags, env } = lowMemory
process.exitCode = await run(process.execPath, [...flags, join(root, 'dist/server.js')], { env })
