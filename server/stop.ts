import type { Server } from 'node:http'

/**
 * Stops a server: no new connections, idle ones closed at once, requests under way finish within `graceMs`.
 * @returns when the last connection is closed
 */
export function stopServer(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), graceMs)
    server.close(() => {
      clearTimeout(timer)
      resolve()
    })
    server.closeIdleConnections()
  })
}
