import { randomUUID } from 'node:crypto'
import { Agent, get } from 'node:http'

// One or more clients of a site, in a process of their own, each with an address of the loopback to itself. Asks for some
// seconds, either as fast as answers come or at a steady pace, and prints the result as JSON.
const { url, path, cookie, addresses, connections, seconds, intervalMs, maxRequests } = JSON.parse(
  process.argv[2],
)
const { port } = new URL(url)
const agents = addresses.map(
  (localAddress) => new Agent({ keepAlive: true, localAddress, maxSockets: connections }),
)
const until = performance.now() + seconds * 1000
const times = []
const statuses = {}
let asked = 0

/** Replaces placeholders anew for each request: `*` by random letters, `#` by a random number. */
const fillPlaceholders = (text) =>
  text.replaceAll('*', () => randomUUID()).replaceAll('#', () => Math.floor(Math.random() * 1e9))

function ask() {
  const agent = agents[asked % agents.length]
  asked += 1
  const headers = { 'accept-encoding': 'gzip, br', ...(cookie ? { cookie: fillPlaceholders(cookie) } : {}) }
  const start = performance.now()
  return new Promise((resolve) => {
    const record = (status) => {
      times.push(performance.now() - start)
      statuses[status] = (statuses[status] ?? 0) + 1
      resolve()
    }
    const request = get(
      { host: '127.0.0.1', port, path: fillPlaceholders(path), headers, agent },
      (response) => {
        response.resume()
        response.once('end', () => record(response.statusCode))
      },
    )
    request.once('error', (error) => record(error.code))
  })
}

async function askRepeatedly() {
  while (performance.now() < until && asked < maxRequests) await ask()
}

if (intervalMs) {
  const pending = []
  while (performance.now() < until) {
    pending.push(ask())
    await new Promise((resolve) => setTimeout(resolve, intervalMs))
  }
  await Promise.all(pending)
} else {
  await Promise.all(Array.from({ length: connections }, askRepeatedly))
}
for (const agent of agents) agent.destroy()
times.sort((a, b) => a - b)
const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))]
console.log(JSON.stringify({ asked, statuses, median: at(0.5), p95: at(0.95) }))
