import { readCommandLine } from '../lib/node/command-line.mjs'
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
const { HOST = '0.0.0.0', PORT = '3000' } = process.env
const host = HOST === '0.0.0.0' || HOST === '::' ? '127.0.0.1' : HOST

try {
  const signal = AbortSignal.timeout(timeoutMs)
  const response = await fetch(`http://${host}:${PORT}/api/health/ready/`, { signal, redirect: 'manual' })
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
