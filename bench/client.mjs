import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'

// One or more clients of a site in a separate process, each with its own loopback address. They
// send requests for some seconds, as fast as responses come or at a steady pace. The result is
// printed as JSON with the utilization of this process: a busy load generator measures itself.
const { url, path, cookie, headers: extraHeaders, upload, ...options } = JSON.parse(await text(process.stdin))
const { addresses, connections, seconds, skippedSeconds = 0, intervalMs, maxRequests } = options
const { port } = new URL(url)
const agents = addresses.map((localAddress) => new Agent({ keepAlive: true, localAddress, maxSockets: connections }))
const start = performance.eventLoopUtilization()
const measureStartMs = performance.now() + skippedSeconds * 1000
const endMs = measureStartMs + seconds * 1000
const times = []
const statuses = {}
let requestCount = 0

/** Replaces the placeholders of a request: `*` by random letters, `#` by a random number. */
const fillPlaceholders = (text) =>
  text.replaceAll('*', () => randomUUID()).replaceAll('#', () => Math.floor(Math.random() * 1e9))

const boundary = 'bench-boundary'
/** The form of an upload; null for a request without one. */
const form = upload
  ? Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${upload.name}"\r\nContent-Type: ${upload.type}\r\n\r\n${upload.content}\r\n--${boundary}--\r\n`,
      'latin1',
    )
  : null
const formHeaders = form
  ? { 'content-type': `multipart/form-data; boundary=${boundary}`, 'content-length': form.length }
  : {}

function sendRequest() {
  const agent = agents[requestCount % agents.length]
  requestCount += 1
  const cookies = cookie ? { cookie: fillPlaceholders(cookie) } : {}
  const headers = { 'accept-encoding': 'gzip, br', ...cookies, ...extraHeaders, ...formHeaders }
  const startMs = performance.now()
  return new Promise((resolve) => {
    const record = (status) => {
      if (startMs >= measureStartMs) times.push(performance.now() - startMs)
      statuses[status] = (statuses[status] ?? 0) + 1
      resolve()
    }
    const method = form ? 'POST' : 'GET'
    const outgoingRequest = request(
      { host: '127.0.0.1', port, method, path: fillPlaceholders(path), headers, agent },
      (response) => {
        response.resume()
        response.once('end', () => record(response.statusCode))
      },
    )
    outgoingRequest.once('error', (error) => record(error.code))
    outgoingRequest.end(form ?? undefined)
  })
}

async function sendRepeatedly() {
  while (performance.now() < endMs && requestCount < maxRequests) await sendRequest()
}

if (intervalMs) {
  const pendingRequests = []
  while (performance.now() < endMs) {
    pendingRequests.push(sendRequest())
    await new Promise((resolve) => setTimeout(resolve, intervalMs))
  }
  await Promise.all(pendingRequests)
} else {
  await Promise.all(Array.from({ length: connections }, sendRepeatedly))
}
for (const agent of agents) agent.destroy()
times.sort((a, b) => a - b)
const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))]
const { utilization } = performance.eventLoopUtilization(start)
console.log(JSON.stringify({ asked: requestCount, statuses, median: at(0.5), p95: at(0.95), utilization }))
