import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, expect, it } from 'vitest'

const run = promisify(execFile)
/** docker or podman, with the same arguments. scripts/test.mjs finds the path. */
const builder = process.env.BUILDER_PATH || 'docker'
const tag = `buehnenhaus:test-${process.pid}`
const container = `buehnenhaus-test-${process.pid}`
const [buildMs, startMs] = [30 * 60_000, 3 * 60_000]

// Podman's default image format has no health checks.
const env = { ...process.env, BUILDAH_FORMAT: 'docker' }
const runBuilder = async (...args: string[]) => (await run(builder, args, { env, maxBuffer: 2 ** 26 })).stdout.trim()

afterAll(async () => {
  await runBuilder('rm', '--force', '--volumes', container).catch(() => undefined)
  await runBuilder('rmi', tag).catch(() => undefined)
})

it(
  'builds, serves with a read-only file system, and stops',
  async () => {
    await runBuilder('build', '--tag', tag, '.')
    const restrictions = ['--read-only', '--tmpfs', '/tmp', '--cap-drop', 'ALL', '--init']
    const ports = ['--publish', '127.0.0.1::3000']
    await runBuilder('run', '--detach', '--name', container, ...restrictions, ...ports, tag)
    const readHealth = async () => {
      // Podman needs systemd to run the check on schedule. Docker runs the check itself and does
      // not have this command.
      await runBuilder('healthcheck', 'run', container).catch(() => undefined)
      return runBuilder('inspect', '--format', '{{.State.Health.Status}}', container)
    }
    await expect.poll(readHealth, { timeout: startMs, interval: 2000 }).toBe('healthy')
    expect(await runBuilder('exec', container, 'node', '-p', 'process.getuid()')).toBe('1000')
    const port = /:(\d+)/.exec(await runBuilder('port', container, '3000/tcp'))?.[1]
    expect((await fetch(`http://127.0.0.1:${port}/de`)).status).toBe(200)
    await runBuilder('stop', '--time', '20', container)
    expect(await runBuilder('inspect', '--format', '{{.State.ExitCode}}', container)).toBe('0')
  },
  buildMs + startMs,
)
