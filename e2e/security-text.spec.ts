import { expect } from '@playwright/test'
import { rawRequest } from './support/raw-request'
import { test } from './support/test'

test('security.txt names a contact and expires within a year (RFC 9116)', async ({ baseURL }) => {
  const { status, headers, body } = await rawRequest(baseURL ?? '', '/.well-known/security.txt')
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  const fields = new Map(
    body
      .trim()
      .split('\n')
      .map((line) => line.split(': ', 2) as [string, string]),
  )
  expect([...fields.keys()]).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical'])
  expect(fields.get('Contact')).toMatch(/^mailto:[^@\s]+@[^@\s]+$/)
  expect(fields.get('Canonical')).toMatch(/^https?:\/\/[^/]+\/\.well-known\/security\.txt$/)
  const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(30)
  expect(days).toBeLessThan(366)
})
