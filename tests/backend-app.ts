import type { OpenAPIHono } from '@hono/zod-openapi'
import { beforeAll } from 'vitest'
import { createApp } from '@/backend/app'
import type { AppEnv } from '@/backend/platform/http/app-env'
import type { Services } from '@/backend/platform/services'
import { actAsOther, openTestServices, ready, startTestServices } from './databases'

export interface TestBackend {
  readonly app: OpenAPIHono<AppEnv>
  readonly services: Services
  /** Sends a GET request to the backend. Redirects are not followed. */
  get(path: string, headers?: Record<string, string>): Promise<Response>
}

/**
 * Starts the whole backend on a fresh database for the tests of a file. `overrides` replace
 * services, for example the clock. `openServices` may open another site, for example the demo.
 */
export function startTestBackend(overrides: Partial<Services> = {}, openServices = openTestServices): TestBackend {
  const testServices = startTestServices(overrides, openServices)
  let app: OpenAPIHono<AppEnv> | undefined
  beforeAll(() => {
    const createdApp = createApp(testServices.services)
    const { request } = createdApp
    createdApp.request = (...args) => actAsOther(() => request(...args))
    app = createdApp
  })
  return {
    get app() {
      return ready(app)
    },
    get services() {
      return testServices.services
    },
    get: async (path, headers = {}) => await ready(app).request(path, { headers }),
  }
}
