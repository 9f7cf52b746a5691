import { beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { installErrorReport } from '../report'
import { callBackend } from './browser-client'
import { ask } from './query'

vi.mock('./browser-client', () => ({ callBackend: vi.fn() }))

const schema = z.object({ results: z.array(z.number()) })
const report = vi.fn()
installErrorReport(report)

const mockResponse = (status: number, data: unknown) =>
  vi.mocked(callBackend).mockResolvedValue({ status, data, retryAfter: null })
const readList = () => ask(schema, '/de/api/jobs/?query=Maria').catch(({ failure }) => failure.status)

beforeEach(() => report.mockReset())

it.each([500, 502, 503])('reports a list that fails with %i', async (status) => {
  mockResponse(status, { detail: 'x' })
  expect(await readList()).toBe(status)
  expect(report).toHaveBeenCalledExactlyOnceWith('The backend fails at /de/api/jobs/', new Error(`Status ${status}`))
})

it('reports and logs a list that breaks the contract', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  mockResponse(200, { results: 'none' })
  expect(await readList()).toBe(502)
  const message = 'The backend breaks the contract at /de/api/jobs/'
  expect(report).toHaveBeenCalledExactlyOnceWith(message, expect.any(z.ZodError))
  expect(log).toHaveBeenCalledOnce()
})

it.each([0, 401, 403, 404, 429])('does not report a refusal or a lost connection: %i', async (status) => {
  mockResponse(status, null)
  expect(await readList()).toBe(status)
  expect(report).not.toHaveBeenCalled()
})
