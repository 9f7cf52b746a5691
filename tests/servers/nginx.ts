import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { onTestFinished } from 'vitest'
import { findFreePort } from './free-port'

const run = promisify(execFile)
const configuration = fileURLToPath(new URL('../../ops/nginx.conf', import.meta.url))
const program = process.env.NGINX_PATH || 'nginx'

/** A running nginx with the project's own configuration, stopped when the test ends. */
export interface Nginx {
  /** Port for HTTPS. */
  port: number
  /** Port for HTTP. */
  plainPort: number
  /** Reads the entries of the access log. */
  readLog(): Promise<Record<string, unknown>[]>
}

type Replacement = readonly [from: string, to: string]

/**
 * Starts nginx with ops/nginx.conf, with replaced ports, paths and certificate.
 * @param backends the ports of the servers, instead of 3000
 * @param changes further replacements
 */
export async function startNginx(backends: readonly number[], changes: readonly Replacement[] = []): Promise<Nginx> {
  const folder = await mkdtemp(join(tmpdir(), 'buehnenhaus-nginx-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await chmod(folder, 0o755)
  await mkdir(join(folder, 'temp'))
  const [port, plainPort] = [await findFreePort(), await findFreePort()]
  await createCertificate(folder)
  const log = join(folder, 'requests.log')
  const site = replaceAll(await readFile(configuration, 'utf8'), [
    [
      'server 127.0.0.1:3000 fail_timeout=2s;',
      backends.map((backend) => `server 127.0.0.1:${backend} fail_timeout=2s;`).join('\n'),
    ],
    ['listen 80;', `listen 127.0.0.1:${plainPort};`],
    ['listen [::]:80;', ''],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl http2;`],
    ['listen [::]:443 ssl http2;', ''],
    ['/etc/letsencrypt/live/www.example.org/fullchain.pem', join(folder, 'certificate.pem')],
    ['/etc/letsencrypt/live/www.example.org/privkey.pem', join(folder, 'key.pem')],
    ['/var/log/nginx/buehnenhaus.log', log],
    ...changes,
  ])
  await writeFile(join(folder, 'site.conf'), site)
  await writeFile(join(folder, 'nginx.conf'), formatMainConfiguration(folder))
  const args = ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')]
  await run(program, [...args, '-t'])

  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  const messages: Buffer[] = []
  child.stderr.on('data', (chunk: Buffer) => messages.push(chunk))
  const exit = once(child, 'exit')
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await exit
  })
  while (!(await isOpen(port))) {
    if (child.exitCode !== null) throw new Error(`nginx exited:\n${Buffer.concat(messages)}`)
    await new Promise(setImmediate)
  }
  return {
    port,
    plainPort,
    async readLog() {
      const lines = (await readFile(log, 'utf8')).split('\n').filter(Boolean)
      return lines.map((line) => JSON.parse(line))
    },
  }
}

/**
 * Replaces texts of the configuration.
 * @throws Error if the configuration lacks one of them
 */
function replaceAll(text: string, replacements: readonly Replacement[]): string {
  return replacements.reduce((result, [from, to]) => {
    if (!result.includes(from)) throw new Error(`ops/nginx.conf has no "${from}"`)
    return result.replaceAll(from, to)
  }, text)
}

/** Formats the main configuration, like Debian's nginx.conf, for one unprivileged process. */
function formatMainConfiguration(folder: string): string {
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const paths = kinds.map((kind) => `${kind}_temp_path ${folder}/temp/${kind};`)
  return [
    'daemon off;',
    'master_process off;',
    `pid ${folder}/nginx.pid;`,
    'error_log stderr warn;',
    'events { worker_connections 2048; }',
    `http { ${paths.join(' ')} include ${folder}/site.conf; }`,
  ].join('\n')
}

async function createCertificate(folder: string): Promise<void> {
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'certificate.pem')]
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  await run('openssl', ['req', '-x509', ...kind, '-subj', '/CN=www.example.org', ...files])
}

async function isOpen(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
