import { bin } from './support/paths.mjs'
import { prepare } from './support/prepare.mjs'
import { forwardSignals, run } from './support/run.mjs'

// Next reloads changed pages. A change in an import of server.ts (server/, backend/, lib/) restarts
// it.
await prepare()
forwardSignals(() => undefined)
process.exitCode = await run(bin('tsx'), ['watch', '--clear-screen=false', 'server.ts'], {
  env: { NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1' },
})
