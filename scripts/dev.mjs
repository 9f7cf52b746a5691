import { readCommandLine } from '../lib/node/command-line.mjs'
import { bin } from './support/paths.mjs'
import { prepare } from './support/prepare.mjs'
import { forwardSignals, run } from './support/run.mjs'

readCommandLine({
  usage: `Usage: npm run dev

Serves the site for development, with reload after changes. Settings: docs/configuration.md.`,
})
// Next reloads pages that have changed. If a module that server.ts imports has changed (server/,
// backend/, lib/), the process restarts.
await prepare()
forwardSignals(() => undefined)
process.exitCode = await run(bin('tsx'), ['watch', '--clear-screen=false', 'server.ts'], {
  env: { NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1' },
})
