import { expect } from '@playwright/test'
import { createDatabase } from '../support/database'
import { readSetUpData } from '../support/editing/set-up-data'
import { type Program, runProgram, startProgram } from '../support/programs'
import { rawRequest } from '../support/raw-request'
import { test } from '../support/test'

test('cached pages are served while the backend is down', async () => {
  test.setTimeout(180_000)
  const database = await createDatabase(readSetUpData().demoDatabase)
  const environment = { DATABASE_URL: database.url, DATA_DIR: test.info().outputPath('data') }
  const running: Program[] = []
  try {
    // The copied database belongs to the files of its original.
    await runProgram('files', environment, ['claim'])
    const backend = await startProgram('backend', '/api/health/ready/', environment)
    running.push(backend)
    const site = await startProgram('server', '/de', { BACKEND_URL: backend.url })
    running.push(site)
    const response = await rawRequest(site.url, '/de/ueber-uns')
    expect(response.status).toBe(200)

    await backend.kill()
    expect(await rawRequest(site.url, '/de/ueber-uns')).toMatchObject({ status: 200, body: response.body })
    expect((await rawRequest(site.url, '/de/impressum')).status).toBe(503)
    expect((await rawRequest(site.url, '/de/api/csrf/')).status).toBeGreaterThanOrEqual(502)
    expect((await rawRequest(site.url, '/de/ueber-uns')).status).toBe(200)
  } finally {
    for (const program of running) await program.kill()
    await database.drop()
  }
})
