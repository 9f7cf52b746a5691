import { expect, it, vi } from 'vitest'
import { toErrorStatus } from '@/app/frame/error-view'
import { installTransport } from '@/lib/api/transport'
import { loadTerm } from './article-list-page'

it.each([
  ['category', 404, 404],
  ['category', 429, 503],
  ['category', 503, 503],
  ['tag', 404, 404],
  ['tag', 503, 503],
] as const)('shows the list of a %s after status %i with status %i', async (termType, status, pageStatus) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  installTransport(async () => Response.json({ detail: 'x' }, { status }))
  const term = await loadTerm({ route: '/debatte', section: 'debate', termType }, 'de', '3')
  expect(term.ok ? 200 : toErrorStatus(term.failure.status)).toBe(pageStatus)
})
