import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { callBackend } from '@/lib/api/browser-client'
import { expectAccessible } from '@/tests/axe'
import { renderIn } from '@/tests/render'
import { PublishMany } from './publish-many'

vi.mock('@/lib/api/browser-client', () => ({ callBackend: vi.fn() }))

const toResponse = (data: unknown) => ({ status: 200, data, retryAfter: null })
const createDraft = (id: number, title: string) => ({
  id,
  locale: 'de',
  title,
  url: `/de/seite-${id}`,
  state: 'changed',
})
const toPage = (id: number) => ({ id, locale: 'de' })
let sent: unknown[] = []

beforeEach(() => {
  sent = []
  vi.mocked(callBackend).mockImplementation(async (method, path, parts) => {
    if (method === 'GET') {
      expect(path).toContain('/drafts-and-schedules/')
      return toResponse({ drafts: [createDraft(1, 'Eins'), createDraft(2, 'Zwei'), createDraft(3, 'Drei')], steps: [] })
    }
    const { is_check, pages } = Object(parts?.data)
    if (!is_check) sent.push(parts?.data)
    const refused = is_check ? [{ ...toPage(2), detail: 'Ein Bild ist nicht beschrieben.' }] : []
    if (!is_check && pages.length === 2)
      return toResponse({ done: [toPage(1)], refused: [{ ...toPage(3), detail: 'Fehler.' }] })
    return toResponse({ done: is_check ? [toPage(1), toPage(3)] : pages, refused })
  })
})

it('checks all drafts, publishes the selected ones, and shows why others cannot be published', async () => {
  const onDone = vi.fn()
  renderIn('de', <PublishMany locale="de" onDone={onDone} onClose={() => undefined} />)
  expect(await screen.findByText(/^Bei einer Seite fehlt noch etwas/)).toBeVisible()
  const second = screen.getByRole('checkbox', { name: /^Zwei/ })
  expect(second).toBeDisabled()
  expect(second).toHaveAccessibleDescription('/de/seite-2 Ein Bild ist nicht beschrieben.')
  expect(screen.getByRole('link', { name: /^Bearbeiten/ })).toHaveAttribute('href', '/de/seite-2?edit&publish')
  await expectAccessible(document.body)
  const user = userEvent.setup()
  expect(screen.getByRole('checkbox', { name: /^Eins/ })).not.toBeChecked()
  await user.click(screen.getByRole('checkbox', { name: /^Alle/ }))
  await user.click(screen.getByRole('button', { name: '2 Seiten veröffentlichen' }))
  expect(await screen.findByText(/^Eine Seite wurde veröffentlicht. Eine Seite konnte nicht/)).toBeVisible()
  const third = screen.getByRole('checkbox', { name: /^Drei/ })
  expect(third).toHaveAccessibleDescription('/de/seite-3 Fehler.')
  await user.click(third)
  await user.type(screen.getByLabelText('Notiz'), 'Neue Spielzeit')
  await user.click(screen.getByRole('button', { name: 'Eine Seite veröffentlichen' }))
  await waitFor(() => expect(onDone).toHaveBeenCalledWith('Eine Seite ist veröffentlicht.', null))
  expect(sent.slice(1)).toEqual([{ pages: [toPage(1)], note: 'Neue Spielzeit' }])
})
