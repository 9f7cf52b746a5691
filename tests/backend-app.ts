import type { OpenAPIHono } from '@hono/zod-openapi'
import { afterAll, beforeAll } from 'vitest'
import { createApp } from '@/backend/app'
import type { AppEnv } from '@/backend/platform/http/app-env'
import type { Services } from '@/backend/platform/services'
import { openTestServices } from './databases'

export interface TestBackend {
  readonly app: OpenAPIHono<AppEnv>
  readonly services: Services
  /** Sends a GET request to the backend. Redirects are not followed. */
  get(path: string, headers?: Record<string, string>): Promise<Response>
}

/**
 * Starts the whole backend on a fresh database for the tests of a file. `overrides` replace
 * services, for example the clock.
 */
export function startTestBackend(overrides: Partial<Services> = {}): TestBackend {
  let opened: Awaited<ReturnType<typeof openTestServices>> | undefined
  let app: OpenAPIHono<AppEnv> | undefined
  beforeAll(async () => {
    opened = await openTestServices(overrides)
    app = createApp(opened.services)
  })
  afterAll(() => opened?.close())
  const ready = <Part>(part: Part | undefined): Part => {
    if (part === undefined) throw new Error('The backend is available in tests and hooks only.')
    return part
  }
  return {
    get app() {
      return ready(app)
    },
    get services() {
      return ready(opened).services
    },
    get: async (path, headers = {}) => await ready(app).request(path, { headers }),
  }
}
