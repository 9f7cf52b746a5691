import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { root } from './paths.mjs'

const running = new Set()
const forwarded = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Runs a command in the project's root on this terminal; where `onOutput` is given, it gets what the command prints.
 * @returns its exit code; 128 and the signal's number when a signal ended it, as shells do
 */
export function run(command, args = [], { env = {}, cwd = root, onOutput } = {}) {
  return new Promise((resolve, reject) => {
    const stdio = onOutput ? ['ignore', 'pipe', 'pipe'] : 'inherit'
    const child = spawn(command, args, { cwd, stdio, env: { ...process.env, ...env } })
    if (onOutput) for (const stream of [child.stdout, child.stderr]) stream.on('data', onOutput)
    running.add(child)
    child.once('error', (error) => {
      running.delete(child)
      reject(error)
    })
    child.once('close', (code, signal) => {
      running.delete(child)
      resolve(code ?? 128 + constants.signals[signal])
    })
  })
}

/** Runs a command that must succeed. Otherwise this process ends with its exit code. */
export async function runOrExit(command, args, options) {
  const code = await run(command, args, options)
  if (code !== 0) process.exit(code)
}

/**
 * From now on a signal ends the running command instead of this process at once, so that the caller can clean up;
 * `onSignal` hears of it. Terminals and npm send a signal more than once: the command gets the first of each only.
 */
export function forwardSignals(onSignal) {
  for (const signal of forwarded) {
    let isFirst = true
    process.on(signal, () => {
      if (isFirst) for (const child of running) child.kill(signal)
      isFirst = false
      onSignal(signal)
    })
  }
}
