import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { canInstallPackage, installPackages } from '../scripts/support/debian.mjs'
import { findOnPath } from '../scripts/support/programs/find-program.mjs'

const execute = promisify(execFile)
const script = fileURLToPath(new URL('load.lua', import.meta.url))
const ticksPerSecond = 100

/**
 * Requests one URL for some seconds with wrk, with the headers of a browser. Each request replaces
 * a `*` in the URL with a random id.
 * @param server the program that `startServer` has started
 * @param cookieBytes size of the cookies of other programs
 * @param etag of the copy that the client has; undefined without one
 * @returns requests per second, latencies in ms, failed requests, and the shares of a processor
 * that the server and the load generator used
 */
export async function runLoad(server, { path, seconds, connections, cookieBytes = 0, etag }) {
  const wrk = await findWrk()
  const cookie = `cc_cookie=${randomUUID()}; csrftoken=${randomUUID()}; other=${'x'.repeat(cookieBytes)}`
  const usedBefore = readProcessorSeconds(server.process.pid)
  const startMs = performance.now()
  const { stdout } = await execute(
    wrk,
    ['-t1', `-c${connections}`, `-d${seconds}s`, '-s', script, server.url + path.replaceAll('*', 'random-id')],
    { env: { ...process.env, LOAD_COOKIE: cookie, ...(etag && { LOAD_ETAG: etag }) } },
  )
  const wallSeconds = (performance.now() - startMs) / 1000
  const { requests, failed, medianMs, p99Ms, generatorSeconds } = JSON.parse(stdout.split('\n').at(-2))
  return {
    rate: requests / seconds,
    median: medianMs,
    p99: p99Ms,
    failed,
    serverUse: (readProcessorSeconds(server.process.pid) - usedBefore) / wallSeconds,
    generatorUse: generatorSeconds / wallSeconds,
  }
}

/** @throws Error if wrk is missing and cannot be installed */
async function findWrk() {
  const path = findOnPath('wrk')
  if (path) return path
  if (canInstallPackage() && (await installPackages('wrk'))) return findWrk()
  throw new Error("The benchmark of pages needs wrk, Debian's package of this name.")
}

/** Reads the processor time of a process from Linux. */
function readProcessorSeconds(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}
