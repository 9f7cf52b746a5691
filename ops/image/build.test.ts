import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, expect, it } from 'vitest'

const run = promisify(execFile)
/** docker or podman, which take the same words; found by scripts/test.mjs. */
const builder = process.env.BUILDER_PATH || 'docker'
const tag = `buehnenhaus:test-${process.pid}`
const container = `buehnenhaus-test-${process.pid}`
const [buildMs, startMs] = [30 * 60_000, 3 * 60_000]

// By itself podman makes images of a format that has no health checks.
const env = { ...process.env, BUILDAH_FORMAT: 'docker' }
const say = async (...words: string[]) =>
  (await run(builder, words, { env, maxBuffer: 2 ** 26 })).stdout.trim()

afterAll(async () => {
  await say('rm', '--force', '--volumes', container).catch(() => undefined)
  await say('rmi', tag).catch(() => undefined)
})

it(
  'is built, serves with a file system that is read-only, and stops',
  async () => {
    await say('build', '--tag', tag, '.')
    const bounds = ['--read-only', '--tmpfs', '/tmp', '--cap-drop', 'ALL', '--init']
    const ports = ['--publish', '127.0.0.1::3000']
    await say('run', '--detach', '--name', container, ...bounds, ...ports, tag)
    const health = async () => {
      // Podman leaves it to systemd when to run the check, which is not everywhere; docker runs it by itself and knows no such command.
      await say('healthcheck', 'run', container).catch(() => undefined)
      return say('inspect', '--format', '{{.State.Health.Status}}', container)
    }
    await expect.poll(health, { timeout: startMs, interval: 2000 }).toBe('healthy')
    expect(await say('exec', container, 'node', '-p', 'process.getuid()')).toBe('1000')
    const port = /:(\d+)/.exec(await say('port', container, '3000/tcp'))?.[1]
    expect((await fetch(`http://127.0.0.1:${port}/de`)).status).toBe(200)
    await say('stop', '--time', '20', container)
    expect(await say('inspect', '--format', '{{.State.ExitCode}}', container)).toBe('0')
  },
  buildMs + startMs,
)
