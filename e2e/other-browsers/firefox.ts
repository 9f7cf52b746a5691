import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import type { Driver } from './driver'

const messageSchema = z.union([
  z.object({ type: z.literal('success'), id: z.number(), result: z.unknown() }),
  z.object({ type: z.literal('error'), id: z.number(), message: z.string() }),
  z.object({ type: z.literal('event'), params: z.object({ level: z.string(), text: z.string().nullable() }) }),
])
const treeSchema = z.object({ contexts: z.tuple([z.object({ context: z.string() })]) })
const pictureSchema = z.object({ data: z.string() })
const evaluationSchema = z.union([
  z.object({ type: z.literal('success'), result: z.object({ value: z.string().optional() }) }),
  z.object({ type: z.literal('exception'), exceptionDetails: z.object({ text: z.string() }) }),
])

/** Part of a message that Firefox logs if a navigation aborts a request of the service worker. */
const abortedRequestNote = 'A ServiceWorker intercepted the request and encountered'

/** Starts Firefox with an empty profile. It is controlled by WebDriver BiDi. */
export async function startFirefox(path: string): Promise<Driver> {
  const profile = await mkdtemp(join(tmpdir(), 'buehnenhaus-firefox-'))
  // Documents have the focus, also in a window that is not in front.
  await writeFile(join(profile, 'user.js'), 'user_pref("focusmanager.testmode", true);')
  const parameters = ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile]
  const child = spawn(path, parameters, { stdio: ['ignore', 'ignore', 'pipe'] })
  const exit = once(child, 'exit')
  const pageProblems: string[] = []
  const send = await connect(await readAddress(child.stderr), pageProblems)
  await send('session.new', { capabilities: {} })
  await send('session.subscribe', { events: ['log.entryAdded'] })
  const [{ context }] = treeSchema.parse(await send('browsingContext.getTree', {})).contexts
  // Without this command, the document has no focus.
  await send('browsingContext.activate', { context })
  await send('browsingContext.setViewport', { context, viewport: { width: 1440, height: 900 } })
  return {
    pageProblems,
    async open(url) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    async evaluate(expression) {
      const target = { context }
      const call = { expression: `JSON.stringify(${expression})`, target, awaitPromise: false }
      const outcome = evaluationSchema.parse(await send('script.evaluate', call))
      if (outcome.type === 'exception') throw new Error(outcome.exceptionDetails.text)
      return outcome.result.value === undefined ? undefined : JSON.parse(outcome.result.value)
    },
    async perform(actions) {
      await send('input.performActions', { context, actions })
    },
    async capture() {
      return pictureSchema.parse(await send('browsingContext.captureScreenshot', { context })).data
    },
    async close() {
      child.kill()
      await exit
      await rm(profile, { recursive: true, force: true })
    },
  }
}

async function readAddress(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? []
    if (address) return address
  }
  throw new Error('Firefox did not start.')
}

/** Connects to a browser. @returns a function that sends a command and resolves with its result */
async function connect(address: string, pageProblems: string[]) {
  const socket = new WebSocket(`${address}/session`)
  const pending = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>()
  socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const message = messageSchema.parse(JSON.parse(data))
    if (message.type === 'event') {
      const { level, text } = message.params
      const isProblem = (level === 'error' || level === 'warn') && !text?.includes(abortedRequestNote)
      if (isProblem) pageProblems.push(`${level}: ${text}`)
    } else {
      const call = pending.get(message.id)
      if (message.type === 'success') call?.resolve(message.result)
      else call?.reject(new Error(message.message))
    }
  })
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Error('Firefox refused the connection.')))
  })
  let lastId = 0
  return (method: string, params: Readonly<Record<string, unknown>>) =>
    new Promise<unknown>((resolve, reject) => {
      lastId += 1
      pending.set(lastId, { resolve, reject })
      socket.send(JSON.stringify({ id: lastId, method, params }))
    })
}
