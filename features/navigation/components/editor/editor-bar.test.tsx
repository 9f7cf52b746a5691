import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { callBackend } from '@/lib/api/browser-client'
import { getQueryClient } from '@/lib/api/query-client'
import { repeatedKeyMark } from '@/lib/deferred-scripts'
import { expectAccessible } from '@/tests/axe'
import { renderInFrame } from '../render-in-frame.fixture'
import { EditorBar } from './editor-bar'

/** Marks a key event as trusted; events of tests are not. */
const pressed = { detail: repeatedKeyMark }

vi.mock('@/lib/api/browser-client', () => ({ callBackend: vi.fn() }))

const session = {
  logged: true,
  admin_menus: [
    { title: 'Redaktion', url: '/de/cms-hub', children: [] },
    { title: 'Verwaltung', url: '', children: [{ title: 'Bilder', url: '/de/cms-hub/media', children: [] }] },
  ],
}

/** Mocks responses by their addresses; other calls fail with 403. */
function mockResponses(responses: Record<string, unknown>) {
  const requests: string[] = []
  vi.mocked(callBackend).mockImplementation(async (_method, url) => {
    requests.push(url)
    const data = responses[url]
    return { status: data ? 200 : 403, data: data ?? { detail: 'x' }, retryAfter: null }
  })
  return requests
}

const user = '/de/pageeditor-api/user'
const draft = '/de/pageeditor-api/page/%C3%BCber-uns/satzung?draft=1'

function renderBar(path: string | null = 'über-uns/satzung', record: string | null = null) {
  const view = renderInFrame('de', <EditorBar locale="de" path={path} />, { editPath: path, record })
  screen.getByRole('navigation', { hidden: true }).removeAttribute('hidden')
  return view
}

const getEditLink = () => screen.getByRole('link', { name: /Seite bearbeiten/ })

/** Mocks the edit link's clicks to count them. */
function countClicks() {
  const clicks = vi.fn((event: Event) => event.preventDefault())
  getEditLink().addEventListener('click', clicks)
  return clicks
}

beforeEach(() => {
  document.documentElement.lang = 'de-DE'
  Cookies.set('editor', '1')
})
afterEach(() => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name)
  document.documentElement.removeAttribute('data-editor')
  getQueryClient().clear()
})

it('is hidden for visitors and sends no requests for them', () => {
  Cookies.remove('editor')
  const requests = mockResponses({})
  renderInFrame('de', <EditorBar locale="de" path="über-uns/satzung" />)
  expect(screen.queryByRole('navigation')).toBeNull()
  expect(screen.getByText('Seite bearbeiten').closest('a')).toHaveAttribute('href', '/de/%C3%BCber-uns/satzung?edit')
  expect(requests).toEqual([])
})

it('shows editors the state of the page and all menus, including nested ones', async () => {
  mockResponses({ [user]: session, [draft]: { state: 'changed' } })
  const { container } = renderBar()
  expect(await screen.findByText('geändert')).toBeVisible()
  await userEvent.click(await screen.findByText('Mehr'))
  const [inline, folded] = screen.getAllByRole('list').map((list) => within(list).getAllByRole('link'))
  for (const links of [inline, folded]) {
    expect(links?.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Redaktion', '/de/cms-hub'],
      ['Bilder', '/de/cms-hub/media'],
    ])
  }
  await expectAccessible(container)
})

it.each([
  ['', '/de?edit', '/de/pageeditor-api/page/?draft=1'],
  ['kalender', '/de/kalender?edit', '/de/pageeditor-api/page/kalender?draft=1'],
])('links the page at “%s” to its edit address', async (path, href, call) => {
  const requests = mockResponses({ [user]: session })
  renderBar(path)
  expect(getEditLink()).toHaveAttribute('href', href)
  await waitFor(() => expect(requests).toContain(call))
})

it('uses the editor’s language on a page of the other language', async () => {
  Cookies.set('editor', 'en')
  const requests = mockResponses({ '/en/pageeditor-api/user': session, [draft]: { state: 'changed' } })
  renderBar()
  expect(await screen.findByText('changed')).toBeVisible()
  const editing = screen.getByRole('navigation', { name: 'Editing' })
  expect(within(editing).getByText('Edit page')).toHaveAttribute('lang', 'en')
  expect(within(editing).getByText('More').closest('[lang]')).toHaveAttribute('lang', 'en')
  expect(await within(editing).findAllByRole('link', { name: 'Bilder' })).toHaveLength(2)
  expect(requests).toEqual(expect.arrayContaining([draft, '/en/pageeditor-api/user']))
  expect(requests).not.toContain(user)
})

it('has no edit link without a content page', async () => {
  const requests = mockResponses({ [user]: session })
  renderBar(null)
  await waitFor(() => expect(requests).toEqual([user]))
  expect(screen.queryByRole('link', { name: /Seite bearbeiten/ })).toBeNull()
})

const types = '/de/api/administration/'

it('links the records of the page to the administration', async () => {
  mockResponses({ [user]: session, [types]: { types: ['articles', 'persons'] } })
  renderInFrame(
    'de',
    <>
      <EditorBar locale="de" path="debatte/text/7" />
      <article data-record="persons/3">
        <h3>Ada Amt</h3>
      </article>
      <article data-record="persons/3">
        <h3>Ada Amt</h3>
      </article>
      <section data-record="download-directories/2">
        <h2>Material</h2>
      </section>
    </>,
    { editPath: 'debatte/text/7', record: 'articles/7' },
  )
  screen.getByRole('navigation', { hidden: true }).removeAttribute('hidden')
  expect(await screen.findByRole('link', { name: 'Angaben bearbeiten' })).toHaveAttribute(
    'href',
    '/de/admin/articles/7',
  )
  await userEvent.click(screen.getByText('Mehr'))
  const recordsOnPage = screen.getByRole('region', { name: 'Auf dieser Seite bearbeiten' })
  expect(
    within(recordsOnPage)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/de/admin/persons/3'])
})

it('links records for the office without requests for the page', async () => {
  Cookies.set('editor', 'office')
  const menus = [{ title: 'Verwaltung', url: '/de/admin', children: [] }]
  const requests = mockResponses({
    [user]: { logged: false, admin_menus: menus },
    [types]: { types: ['organizations'] },
  })
  renderBar('unsere-mitglieder/haus/7', 'organizations/7')
  expect(await screen.findByRole('link', { name: 'Angaben bearbeiten' })).toHaveAttribute(
    'href',
    '/de/admin/organizations/7',
  )
  const [menu] = await screen.findAllByRole('link', { name: 'Verwaltung' })
  expect(menu).toHaveAttribute('href', '/de/admin')
  expect(Cookies.get('editor')).toBe('office')
  expect(requests.toSorted()).toEqual([types, user])
  fireEvent.keyDown(document.body, { ...pressed, key: 'e' })
  await userEvent.click(screen.getByText('Mehr'))
  expect(screen.queryByRole('checkbox')).toBeNull()
})

it('does not link records that the user may not edit', async () => {
  mockResponses({ [user]: session, [types]: { types: ['articles'] } })
  renderBar('unsere-mitglieder/haus/7', 'organizations/7')
  await screen.findAllByRole('link', { name: 'Redaktion' })
  expect(screen.queryByRole('link', { name: 'Angaben bearbeiten' })).toBeNull()
})

it('removes the cookie of a former editor', async () => {
  mockResponses({ [user]: { logged: false, admin_menus: [] } })
  renderBar()
  await waitFor(() => expect(Cookies.get('editor')).toBeUndefined())
})

it.each([
  [0, null],
  [429, { detail: 'x' }],
  [502, { detail: 'x' }],
  [200, 'nonsense'],
])('keeps the cookie of an editor after status %i', async (status, data) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.mocked(callBackend).mockResolvedValue({ status, data, retryAfter: null })
  renderBar()
  await screen.findByText('Mehr')
  await waitFor(() => expect(getQueryClient().isFetching()).toBe(0))
  expect(Cookies.get('editor')).toBe('1')
})

it('opens the editor by the key E, except in fields and with modifiers', async () => {
  mockResponses({ [user]: session })
  renderBar()
  await waitFor(() => expect(getEditLink()).toHaveAttribute('aria-keyshortcuts', 'E'))
  const clicks = countClicks()
  const field = document.body.appendChild(document.createElement('input'))
  fireEvent.keyDown(field, { ...pressed, key: 'e' })
  field.remove()
  for (const chord of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { repeat: true }]) {
    fireEvent.keyDown(document.body, { ...pressed, key: 'e', ...chord })
  }
  expect(clicks).not.toHaveBeenCalled()
  fireEvent.keyDown(document.body, { ...pressed, key: 'e' })
  expect(clicks).toHaveBeenCalledTimes(1)
})

it('disables the key on all pages and enables it again', async () => {
  mockResponses({ [user]: session })
  const { unmount } = renderBar()
  await userEvent.click(await screen.findByText('Mehr'))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Mit der Taste E öffnen Sie die Bearbeitung' }))
  unmount()
  renderBar()
  await screen.findByText('Mehr')
  const clicks = countClicks()
  fireEvent.keyDown(document.body, { ...pressed, key: 'e' })
  expect(clicks).not.toHaveBeenCalled()
  expect(getEditLink()).not.toHaveAttribute('aria-keyshortcuts')
  await userEvent.click(screen.getByText('Mehr'))
  await userEvent.click(screen.getByRole('checkbox'))
  // Closes the menu, which takes the focus from the checkbox.
  await userEvent.click(screen.getByText('Mehr'))
  fireEvent.keyDown(document.body, { ...pressed, key: 'e' })
  expect(clicks).toHaveBeenCalledTimes(1)
})
