import { once } from 'node:events'
import { createServer } from 'node:net'

/** Finds a port of the loopback address that is not used. */
export async function findFreePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address()
  probe.close()
  await once(probe, 'close')
  return port
}
