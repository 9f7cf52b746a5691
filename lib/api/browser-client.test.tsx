import Cookies from 'js-cookie'
import { beforeEach, expect, it, vi } from 'vitest'
import { callBackend } from './browser-client'

const { get, request } = vi.hoisted(() => ({ get: vi.fn(), request: vi.fn() }))
vi.mock('axios', () => ({ default: { create: () => ({ get, request }) } }))

let reportedMessages: unknown[]

beforeEach(() => {
  get.mockReset()
  request.mockReset().mockResolvedValue({ status: 200, data: {}, headers: {} })
  document.documentElement.lang = 'en-US'
  Cookies.remove('csrftoken')
  reportedMessages = []
  vi.spyOn(console, 'error').mockImplementation((message: unknown) => void reportedMessages.push(message))
})

it.each([
  ['/en/api/users/me/', '/en/api/csrf/'],
  ['/_allauth/browser/v1/auth/login', '/_allauth/browser/v1/config'],
])('before a call to %s fetches the cookie from %s, in the language of the page', async (path, address) => {
  get.mockResolvedValue({ status: 200 })
  await callBackend('POST', path)
  expect(get).toHaveBeenCalledWith(address, { timeout: 3000 })
  expect(request.mock.calls[0]?.[0].headers).toMatchObject({ 'Accept-Language': 'en' })
  expect(reportedMessages).toEqual([])
})

it.each([
  ['a lost connection', () => Promise.reject(new Error('Network Error'))],
  ['a response with 500', () => Promise.resolve({ status: 500 })],
  ['a timeout', () => Promise.reject(new Error('timeout of 3000ms exceeded'))],
])('reports %s for the cookie and makes the call anyway', async (_, respond) => {
  get.mockImplementation(respond)
  expect(await callBackend('POST', '/en/api/users/me/')).toMatchObject({ status: 200 })
  expect(reportedMessages).toEqual(['The CSRF token cannot be fetched'])
})

it('fetches no cookie if one exists or for a safe method', async () => {
  await callBackend('GET', '/en/api/users/me/')
  Cookies.set('csrftoken', 'a'.repeat(32))
  await callBackend('POST', '/en/api/users/me/')
  expect(get).not.toHaveBeenCalled()
})
