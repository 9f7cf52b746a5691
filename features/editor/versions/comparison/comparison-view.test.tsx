import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { callBackend } from '@/lib/api/browser-client'
import type { PageVersion } from '@/lib/contract/pages/page-editing'
import { expectAccessible } from '@/tests/axe'
import { renderIn } from '@/tests/render'
import { createDraft } from '../../bootstrap/draft.fixture'
import { createModule } from '../../core/module.fixture'
import { ComparisonView } from './comparison-view'

vi.mock('@/lib/api/browser-client', () => ({ callBackend: vi.fn() }))

const draft = createDraft()
const createVersion = (id: number): PageVersion => ({
  id: id * 10,
  number: id,
  note: '',
  author: 'Ada',
  created_at: '2026-01-01T10:00:00+01:00',
  is_published: id === 3,
  waived: [],
})
/** Creates the only module of a state, with a text that names the state. */
const createText = (state: string) =>
  createModule(['jetzt', '40'].includes(state) ? 2 : 1, 'text', { data: { content: `Stand ${state}` } })
const placed = { id: 1, model: 'text', parent: null, column: null, position: 0 }
const diff = { fields: [], added: [], removed: [placed], moved: [], changed: [] }

/** The ids of versions that fail to load. */
const failingVersions = new Set<string>()
const requests: unknown[] = []

beforeEach(() => {
  failingVersions.clear()
  requests.length = 0
  window.history.replaceState(null, '', '/de/haus/spielplan?compare=30...draft')
  vi.mocked(callBackend).mockImplementation(async (method, path, { data } = {}) => {
    const toResponse = (value: unknown) => ({ status: 200, data: value, retryAfter: null })
    if (method === 'POST') {
      requests.push({ path, data })
      return toResponse(draft)
    }
    if (path.includes('/diff/')) return toResponse(diff)
    if (path.includes('/versions/?')) {
      const numbers = path.includes('?page=1&') ? [3, 2] : [1]
      return toResponse({ count: 101, next: null, previous: null, results: numbers.map(createVersion) })
    }
    const version = new URLSearchParams(path.split('?')[1]).get('version_id')
    if (version && failingVersions.has(version)) return { status: 0, data: null, retryAfter: null }
    return toResponse({ ...draft, modules: [createText(version ?? 'jetzt')] })
  })
})

function open(to = 'draft', from = '30') {
  renderIn(
    'de',
    <ComparisonView
      draft={draft}
      locale="de"
      from={from}
      to={to}
      renderPage={({ modules }, editAttributes) =>
        modules.map((module) => (
          <p key={module.id} {...editAttributes(module)}>
            {String(module.data.content)}
          </p>
        ))
      }
    />,
  )
  return userEvent.setup()
}

const getOlder = () => screen.getByRole('combobox', { name: 'Ältere Fassung' })
const getHead = () => within(screen.getByRole('region', { name: /→/ }))

it('keeps the previous comparison after a failure, with a message and a retry', async () => {
  const user = open()
  expect(await screen.findByText('Stand jetzt')).toBeVisible()
  await user.click(await screen.findByText('Version 3 → Entwurf', { selector: 'summary' }))

  failingVersions.add('20')
  await user.selectOptions(getOlder(), '20')
  expect(await screen.findByRole('alert')).toHaveTextContent(/Verbindung/)
  expect(screen.getByText('Stand 30')).toBeVisible()
  expect(getHead().getByText('Version 3 → Entwurf')).toBeVisible()
  expect(getHead().queryByText(/Wird verglichen/)).toBeNull()
  await expectAccessible(document.body)

  failingVersions.clear()
  await user.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }))
  expect(await getHead().findByText('Version 2 → Entwurf')).toBeVisible()
  expect(screen.getByText('Stand 20')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('offers to restore a block only if the working copy is compared', async () => {
  open('40')
  expect(await screen.findByText('Stand 40')).toBeVisible()
  expect(await screen.findByText('Gelöscht:')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Diesen Block wiederherstellen' })).toBeNull()
})

it('restores a block of the shown comparison after a newer one failed to load', async () => {
  const user = open()
  await screen.findByText('Stand jetzt')
  await user.click(await screen.findByText('Version 3 → Entwurf', { selector: 'summary' }))
  failingVersions.add('20')
  await user.selectOptions(getOlder(), '20')
  await screen.findByRole('alert')
  await user.click(screen.getByRole('button', { name: 'Diesen Block wiederherstellen' }))
  expect(requests).toEqual([{ path: expect.stringContaining('/restore/'), data: { version: 30, module: 1 } }])
})

it('names and restores a version beyond the first part of the list', async () => {
  open('draft', '10')
  expect(await screen.findByText('Version 1 → Entwurf', { selector: 'summary' })).toBeVisible()
  expect(screen.getByRole('button', { name: /Version 1/ })).toBeVisible()
})
