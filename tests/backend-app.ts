import type { OpenAPIHono } from '@hono/zod-openapi'
import { afterAll, beforeAll } from 'vitest'
import { createApp } from '@/backend/app'
import type { AppEnv } from '@/backend/platform/http/app-env'
import type { Services } from '@/backend/platform/services'
import { openTestServices } from './databases'

export interface TestBackend {
  readonly app: OpenAPIHono<AppEnv>
  readonly services: Services
  /** Asks for an address of the backend, without following anything. */
  get(path: string, headers?: Record<string, string>): Promise<Response>
}

/** The whole backend over a fresh database, for the tests of one file; `overrides` replace services, the clock for example. */
export function startTestBackend(overrides: Partial<Services> = {}): TestBackend {
  let opened: Awaited<ReturnType<typeof openTestServices>> | undefined
  let app: OpenAPIHono<AppEnv> | undefined
  beforeAll(async () => {
    opened = await openTestServices(overrides)
    app = createApp(opened.services)
  })
  afterAll(() => opened?.close())
  const ready = <Part>(part: Part | undefined): Part => {
    if (part === undefined) throw new Error('The backend opens before the tests, not while the file is read.')
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
