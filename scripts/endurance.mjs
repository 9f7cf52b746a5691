import { bin } from './support/paths.mjs'
import { build, prepare } from './support/prepare.mjs'
import { run } from './support/run.mjs'

/** `npm run endurance`, `npm run endurance -- --kills 10`: whether two servers of one site are right, and what kills leave of it. */
await prepare()
await build()
process.exitCode = await run(bin('tsx'), ['bench/endurance/main.ts', ...process.argv.slice(2)])
