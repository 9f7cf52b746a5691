import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { callBackend } from '@/lib/api/browser-client'
import { renderIn } from '@/tests/render'
import { createHubPage, createPageText } from '../hub.fixture'
import { CreatePage } from './create-page'
import { RenamePage } from './rename-page'

vi.mock('@/lib/api/browser-client', () => ({ callBackend: vi.fn() }))

const user = userEvent.setup()
const noop = () => undefined
const getTitle = () => screen.getByRole('textbox', { name: /^Titel/ })
const getSlug = () => screen.getByRole('textbox', { name: /^Letzter Teil der Adresse/ })
let sent: unknown[] = []

beforeEach(() => {
  sent = []
  vi.mocked(callBackend).mockImplementation(async (method, _path, parts) => {
    if (method !== 'GET') sent.push(parts?.data)
    return { status: 0, data: null, retryAfter: null }
  })
})

it('derives the slug of a new page from its title until it is edited, and normalizes it', async () => {
  renderIn('de', <CreatePage locale="de" initialParent={null} onDone={noop} onClose={noop} />)
  await user.type(getTitle(), 'Große Bühne')
  expect(getSlug()).toHaveValue('grosse-buehne')
  await user.clear(getSlug())
  await user.type(getSlug(), '...{Enter}')
  expect(getSlug()).toHaveAccessibleDescription(/Nur Buchstaben und Ziffern/)
  expect(getSlug()).toHaveFocus()
  expect(sent).toEqual([])

  await user.clear(getSlug())
  await user.type(getSlug(), 'Kleine Bühne')
  await user.type(getTitle(), ' 2')
  expect(getSlug()).toHaveValue('kleine-buehne')
  await user.type(getTitle(), '{Enter}')
  const values = { title: 'Große Bühne 2', slug: 'kleine-buehne', parent: null, template: null }
  await waitFor(() => expect(sent).toEqual([values]))
  expect(getTitle()).toHaveValue('Große Bühne 2')
})

it('sends the slug of an existing page only if it has changed, and refuses an empty title', async () => {
  const page = createHubPage(7, null)
  renderIn('de', <RenamePage page={page} language="de" locale="de" onDone={noop} onClose={noop} />)
  const submit = screen.getByRole('button', { name: 'Übernehmen' })
  await user.clear(getTitle())
  await user.type(getTitle(), ' {Enter}')
  expect(getTitle()).toHaveAccessibleDescription('Dieses Feld darf nicht leer sein.')
  await user.type(getTitle(), 'Neu')
  await user.click(submit)
  await waitFor(() => expect(sent).toEqual([{ revision: 1, data: { title: 'Neu' } }]))
  await user.type(getSlug(), '-2')
  await user.click(submit)
  await waitFor(() => expect(sent[1]).toEqual({ revision: 1, data: { title: 'Neu', slug: 'seite-7-2' } }))
})

it('names the revision of the opened page until a conflict is reported', async () => {
  const by = 'Emil Ende'
  vi.mocked(callBackend).mockImplementation(async (_method, _path, parts) => {
    sent.push(parts?.data)
    return { status: 409, data: { detail: '', current: {}, yours: {}, by }, retryAfter: null }
  })
  const renderPage = (revision: number, title: string) => {
    const texts = { de: createPageText(title, title.toLowerCase()), en: null }
    const page = createHubPage(7, null, { texts, revisions: { de: revision, en: 1 } })
    return <RenamePage page={page} language="de" locale="de" onDone={noop} onClose={noop} />
  }
  const { rerender } = renderIn('de', renderPage(1, 'Alt'))
  await user.type(getSlug(), '-2')
  rerender(renderPage(2, 'Neu'))
  const submit = screen.getByRole('button', { name: 'Übernehmen' })
  await user.click(submit)
  expect(await screen.findByText(/inzwischen von Emil Ende geändert/)).toBeVisible()
  await user.click(submit)
  const data = { slug: 'alt-2' }
  await waitFor(() =>
    expect(sent).toEqual([
      { revision: 1, data },
      { revision: 2, data },
    ]),
  )
})

it('renames the home page, which has no slug', async () => {
  const texts = { de: createPageText('Start', ''), en: null }
  const page = createHubPage(1, null, { texts })
  renderIn('de', <RenamePage page={page} language="de" locale="de" onDone={noop} onClose={noop} />)
  expect(screen.queryByLabelText(/^Letzter Teil/)).toBeNull()
  await user.type(getTitle(), ' neu{Enter}')
  await waitFor(() => expect(sent).toEqual([{ revision: 1, data: { title: 'Start neu' } }]))
})
