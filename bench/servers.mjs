import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { get } from 'node:http'
import { findFreePort } from '../scripts/support/free-port.mjs'

/** The largest number of requests until a page has its best compression. */
const maxAttempts = 100

const loopDelay = new URL('loop-delay.mjs', import.meta.url).href

/**
 * Starts a Node program on a free port (PORT or its last argument) and waits until its output
 * matches `isReady`.
 * @param program the version of Node, by default the running one
 * @param hasChannel true to open a channel for messages
 * @param watchesLoop true to provide `longestBlock`: the longest block of its event loop since the
 * last call, in milliseconds
 * @throws Error if it ends before it is ready
 */
export async function startServer(
  command,
  {
    program = process.execPath,
    env = {},
    isReady,
    port: givenPort,
    portByArgument = false,
    hasChannel = false,
    watchesLoop = false,
  },
) {
  const port = givenPort ?? (await findFreePort())
  const watch = watchesLoop ? ['--import', loopDelay] : []
  const programArguments = [...watch, ...command, ...(portByArgument ? [String(port)] : [])]
  const child = spawn(program, programArguments, {
    env: { ...process.env, SITE_URL: `http://127.0.0.1:${port}`, ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit', ...(hasChannel || watchesLoop ? ['ipc'] : [])],
  })
  const exit = once(child, 'exit')
  let output = ''
  const ready = new Promise((resolve) => {
    child.stdout.on('data', (chunk) => {
      if (isReady.test(output)) return
      output += chunk
      if (isReady.test(output)) resolve()
    })
  })
  const earlyExit = exit.then(() => {
    throw new Error(`${command[0]} ended:\n${output}`)
  })
  earlyExit.catch(() => undefined)
  await Promise.race([ready, earlyExit])
  return {
    url: `http://127.0.0.1:${port}`,
    process: child,
    async longestBlock() {
      const message = once(child, 'message')
      child.send('longest block')
      const [{ longestBlockMs }] = await message
      return longestBlockMs
    },
    async stop() {
      child.kill('SIGTERM')
      await exit
    },
  }
}

/** Requests a page until it has its best compression. @returns its body, encoding and headers */
export async function readPage(url) {
  let response
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    response = await request(url)
    if (response.headers.etag?.includes('-best')) break
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  const { status, headers, body } = response
  if (status !== 200 || !headers.etag?.includes('-best')) {
    throw new Error(`${url} is not cached: ${status} ${JSON.stringify(headers)}`)
  }
  const { date: _date, connection: _connection, 'keep-alive': _keepAlive, ...sentHeaders } = headers
  return { headers: sentHeaders, body, encoding: headers['content-encoding'] }
}

/** Counts the elements of a page. */
export async function countElements(url) {
  const { body } = await request(url, 'identity')
  return body
    .toString()
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .match(/<[a-z]/g).length
}

/**
 * Waits until no file is added to a folder. A new site creates derivatives of pictures in the
 * background.
 */
export async function waitUntilQuiet(folder, quietSeconds = 5) {
  let count = -1
  for (let quiet = 0; quiet < quietSeconds; quiet += 1) {
    const { length } = readdirSync(folder, { recursive: true })
    if (length !== count) quiet = 0
    count = length
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
}

async function request(url, encodings = 'gzip, deflate, br, zstd') {
  const [response] = await once(get(url, { headers: { 'accept-encoding': encodings } }), 'response')
  const chunks = []
  for await (const chunk of response) chunks.push(chunk)
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }
}
