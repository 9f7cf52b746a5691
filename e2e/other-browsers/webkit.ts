import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import { findFreePort } from '@/tests/servers/free-port'
import type { Driver } from './driver'

const sessionSchema = z.object({ sessionId: z.string() })
const responseSchema = z.object({ value: z.unknown() })
const errorSchema = z.object({ message: z.string() })

/** Writes the messages of the console to the output of the driver. */
const consoleSwitch = '--enable-write-console-messages-to-stdout=true'

/** Starts WebKit, in the program that Debian ships with its WebDriver. */
export async function startWebkit(path: string): Promise<Driver> {
  const port = await findFreePort()
  const child = spawn(path, [`--port=${port}`], { stdio: ['ignore', 'pipe', 'pipe'] })
  const exit = once(child, 'exit')
  const pageProblems: string[] = []
  for (const input of [child.stdout, child.stderr]) {
    createInterface({ input }).on('line', (line) => {
      if (/^CONSOLE \w+ (?:ERROR|WARN)/.test(line)) pageProblems.push(line)
    })
  }
  const send = async (method: string, command: string, body?: unknown) => {
    const request = body === undefined ? { method } : { method, body: JSON.stringify(body) }
    const response = await fetch(`http://127.0.0.1:${port}/${command}`, request)
    const { value } = responseSchema.parse(await response.json())
    if (!response.ok) throw new Error(`${command}: ${errorSchema.parse(value).message}`)
    return value
  }
  await untilReady(() => send('GET', 'status'))
  const options = { 'webkitgtk:browserOptions': { args: ['--automation', consoleSwitch] } }
  const session = await send('POST', 'session', { capabilities: { alwaysMatch: options } })
  const base = `session/${sessionSchema.parse(session).sessionId}`
  await send('POST', `${base}/window/rect`, { x: 0, y: 0, width: 1440, height: 900 })
  return {
    pageProblems,
    async open(url) {
      await send('POST', `${base}/url`, { url })
    },
    evaluate: (expression) => send('POST', `${base}/execute/sync`, { script: `return ${expression}`, args: [] }),
    async perform(actions) {
      await send('POST', `${base}/actions`, { actions })
    },
    capture: async () => z.string().parse(await send('GET', `${base}/screenshot`)),
    async close() {
      await send('DELETE', base)
      child.kill()
      await exit
    },
  }
}

/** Repeats a call until the driver accepts connections. */
async function untilReady(call: () => Promise<unknown>): Promise<void> {
  const end = Date.now() + 10_000
  for (;;) {
    try {
      await call()
      return
    } catch (error) {
      if (Date.now() > end) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}
