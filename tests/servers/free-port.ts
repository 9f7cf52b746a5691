import { once } from 'node:events'
import { createServer } from 'node:net'

const usedPorts = new Set<number>()

/**
 * Finds an unused port of the loopback. The system may offer a port twice before it is bound; this
 * function returns each one once per process.
 */
export async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (typeof address !== 'object' || address === null) throw new Error('The system assigned no port.')
  if (usedPorts.has(address.port)) return findFreePort()
  usedPorts.add(address.port)
  return address.port
}
