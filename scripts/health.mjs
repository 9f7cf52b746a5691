import { readCommandLine } from '../lib/node/command-line.mjs'
import { toUrlHost } from '../lib/node/url-host.mjs'
import { loadEnvironment } from './support/environment.mjs'

/**
 * `npm run health`, which is also the health check of the container. Exits with 0 if the server on
 * this machine is ready, otherwise with 1 and the response of the server.
 */
readCommandLine({
  usage: `Usage: npm run health

Checks whether the server on this machine (HOST, PORT) is ready. Exits with 1 if it is not.`,
})
loadEnvironment()
const timeoutMs = 4000
// An empty variable counts as not set.
const host = toUrlHost(process.env.HOST || '0.0.0.0')
const port = process.env.PORT || '3000'

try {
  const signal = AbortSignal.timeout(timeoutMs)
  const response = await fetch(`http://${host}:${port}/api/health/ready/`, { signal, redirect: 'manual' })
  const text = await response.text()
  if (response.status === 200) console.log(text)
  else fail(`The server is not ready (${response.status}): ${text}`)
} catch (error) {
  fail(`The server does not respond: ${error.cause?.message ?? error.message}`)
}

function fail(reason) {
  console.error(reason)
  process.exitCode = 1
}
