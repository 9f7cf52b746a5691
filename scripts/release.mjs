import { root } from './support/paths.mjs'
import { build, prepare } from './support/prepare.mjs'
import { makeCurrent, misplacementOf } from './support/releases.mjs'

/** `npm run release`, in the folder of a new release: builds it and makes it the current one. The server is to be restarted. */
const misplaced = misplacementOf(root)
if (misplaced) {
  console.error(misplaced)
  process.exit(1)
}
await prepare()
await build()
console.log(
  `${makeCurrent(root)} is ${root} now. Restart the server, for example: systemctl restart buehnenhaus`,
)
