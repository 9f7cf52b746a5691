import { root } from './support/paths.mjs'
import { build, prepare } from './support/prepare.mjs'
import { makeCurrent } from './support/releases.mjs'

/** `npm run release`, in the folder of a new release: builds it and makes it the current one. The server is to be restarted. */
await prepare()
await build()
console.log(
  `${makeCurrent(root)} is ${root} now. Restart the server, for example: systemctl restart buehnenhaus`,
)
