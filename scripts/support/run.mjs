import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { root } from './paths.mjs'

const runningChildren = new Set()
const forwardedSignals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Runs a command in the project root with the terminal of this process. If `onOutput` is given, it
 * gets the output instead.
 * @returns the exit code of the command; 128 plus the number of the signal if a signal ended it, as
 * in shells
 */
export function run(command, args = [], { env = {}, cwd = root, onOutput } = {}) {
  return new Promise((resolve, reject) => {
    const stdio = onOutput ? ['ignore', 'pipe', 'pipe'] : 'inherit'
    const child = spawn(command, args, { cwd, stdio, env: { ...process.env, ...env } })
    if (onOutput) for (const stream of [child.stdout, child.stderr]) stream.on('data', onOutput)
    runningChildren.add(child)
    child.once('error', (error) => {
      runningChildren.delete(child)
      reject(error)
    })
    child.once('close', (code, signal) => {
      runningChildren.delete(child)
      resolve(code ?? 128 + constants.signals[signal])
    })
  })
}

/** Runs a command. If it fails, exits with its exit code. */
export async function runOrExit(command, args, options) {
  const code = await run(command, args, options)
  if (code !== 0) process.exit(code)
}

/**
 * Runs a command and hides its output. If it fails, prints the output and exits with its exit code.
 */
export async function runQuietlyOrExit(command, args, options) {
  const output = []
  const code = await run(command, args, { ...options, onOutput: (chunk) => output.push(chunk) })
  if (code === 0) return
  process.stderr.write(Buffer.concat(output))
  process.exit(code)
}

/**
 * Forwards signals to the running command instead of ending this process, so that the caller can
 * clean up. Terminals and npm may send a signal more than once. The command gets only the first
 * signal of each kind.
 */
export function forwardSignals(onSignal) {
  for (const signal of forwardedSignals) {
    let isFirst = true
    process.on(signal, () => {
      if (isFirst) for (const child of runningChildren) child.kill(signal)
      isFirst = false
      onSignal(signal)
    })
  }
}
