import { once } from 'node:events'
import { createServer } from 'node:net'

const given = new Set<number>()

/** A port of the loopback that nobody uses. The system may offer one twice before it is used: this process gets it once. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (typeof address !== 'object' || address === null) throw new Error('The system gave no port.')
  if (given.has(address.port)) return freePort()
  given.add(address.port)
  return address.port
}
