import type { Server } from 'node:http'

/** How often connections that have become idle are looked for while stopping. */
const checkMs = 100

/**
 * Stops a server: no new connections, idle ones closed at once, requests under way finish within `graceMs`.
 * @returns when the last connection is closed
 */
export function stopServer(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const grace = setTimeout(() => server.closeAllConnections(), graceMs)
    const check = setInterval(() => server.closeIdleConnections(), checkMs)
    server.close(() => {
      clearTimeout(grace)
      clearInterval(check)
      resolve()
    })
  })
}
