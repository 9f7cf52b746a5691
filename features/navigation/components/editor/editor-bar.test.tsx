import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { callBackend } from '@/lib/api/browser-client'
import { queryClient } from '@/lib/api/query-client'
import { repeatedKeyMark } from '@/lib/deferred-scripts'
import { expectAccessible } from '@/tests/axe'
import { renderIn } from '@/tests/render'
import { EditorBar } from './editor-bar'

/** Marks a key as one that a person pressed; events of a test are not trusted. */
const pressed = { detail: repeatedKeyMark }

vi.mock('@/lib/api/browser-client', () => ({ callBackend: vi.fn() }))

const session = {
  logged: true,
  admin_menus: [
    { title: 'Redaktion', url: '/de/cms-hub', children: [] },
    { title: 'Verwaltung', url: '', children: [{ title: 'Bilder', url: '/de/cms-hub/media', children: [] }] },
  ],
}

/** The backend's answers by their addresses; what is not named is refused. */
function answer(answers: Record<string, unknown>) {
  const asked: string[] = []
  vi.mocked(callBackend).mockImplementation(async (_method, url) => {
    asked.push(url)
    const data = answers[url]
    return { status: data ? 200 : 403, data: data ?? { detail: 'x' }, retryAfter: null }
  })
  return asked
}

const user = '/de/pageeditor-api/user'
const draft = '/de/pageeditor-api/page/%C3%BCber-uns/satzung?draft=1'

/** The page's mark that the styles look for. */
function bar(path: string | null = 'über-uns/satzung') {
  const view = renderIn('de', <EditorBar locale="de" path={path} />)
  screen.getByRole('navigation', { hidden: true }).removeAttribute('hidden')
  return view
}

const editLink = () => screen.getByRole('link', { name: /Seite bearbeiten/ })

/** How often the link was followed. */
function countClicks() {
  const followed = vi.fn((event: Event) => event.preventDefault())
  editLink().addEventListener('click', followed)
  return followed
}

beforeEach(() => {
  document.documentElement.lang = 'de-DE'
  Cookies.set('editor', '1')
})
afterEach(() => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name)
  document.documentElement.removeAttribute('data-editor')
  queryClient().clear()
})

test('the way to edit the page stands in every page, and nobody but editors is shown it or asked about', () => {
  Cookies.remove('editor')
  const asked = answer({})
  renderIn('de', <EditorBar locale="de" path="über-uns/satzung" />)
  expect(screen.queryByRole('navigation')).toBeNull()
  expect(screen.getByText('Seite bearbeiten').closest('a')).toHaveAttribute(
    'href',
    '/de/%C3%BCber-uns/satzung?edit',
  )
  expect(asked).toEqual([])
})

test('editors see the state of the page and where they can go, menus below others too', async () => {
  answer({ [user]: session, [draft]: { state: 'changed' } })
  const { container } = bar()
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

test.each([
  ['', '/de?edit', '/de/pageeditor-api/page/?draft=1'],
  ['kalender', '/de/kalender?edit', '/de/pageeditor-api/page/kalender?draft=1'],
])('the page at “%s” is edited at its own address', async (path, href, call) => {
  const asked = answer({ [user]: session })
  bar(path)
  expect(editLink()).toHaveAttribute('href', href)
  await waitFor(() => expect(asked).toContain(call))
})

test('on a page of the other language the bar and its menus are in the editor’s own', async () => {
  Cookies.set('editor', 'en')
  const asked = answer({ '/en/pageeditor-api/user': session, [draft]: { state: 'changed' } })
  bar()
  expect(await screen.findByText('changed')).toBeVisible()
  const editing = screen.getByRole('navigation', { name: 'Editing' })
  expect(within(editing).getByText('Edit page')).toHaveAttribute('lang', 'en')
  expect(within(editing).getByText('More').closest('[lang]')).toHaveAttribute('lang', 'en')
  expect(await within(editing).findAllByRole('link', { name: 'Bilder' })).toHaveLength(2)
  expect(asked).toEqual(expect.arrayContaining([draft, '/en/pageeditor-api/user']))
  expect(asked).not.toContain(user)
})

test('where no content page is shown there is none to edit', async () => {
  const asked = answer({ [user]: session })
  bar(null)
  await waitFor(() => expect(asked).toEqual([user]))
  expect(screen.queryByRole('link', { name: /Seite bearbeiten/ })).toBeNull()
})

const types = '/de/api/administration/'

test('the record that is shown, and those that the page names, lead to where the editor changes them', async () => {
  answer({ [user]: session, [types]: { types: ['articles', 'persons'] } })
  renderIn(
    'de',
    <>
      <EditorBar locale="de" path="debatte/text/7" record="articles/7" />
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
  )
  screen.getByRole('navigation', { hidden: true }).removeAttribute('hidden')
  expect(await screen.findByRole('link', { name: 'Angaben bearbeiten' })).toHaveAttribute(
    'href',
    '/de/admin/articles/7',
  )
  await userEvent.click(screen.getByText('Mehr'))
  const named = screen.getByRole('region', { name: 'Auf dieser Seite bearbeiten' })
  expect(
    within(named)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/de/admin/persons/3'])
})

test('the office is led to the records that it keeps, and asked for no page', async () => {
  Cookies.set('editor', 'office')
  const menus = [{ title: 'Verwaltung', url: '/de/admin', children: [] }]
  const asked = answer({
    [user]: { logged: false, admin_menus: menus },
    [types]: { types: ['organizations'] },
  })
  renderIn('de', <EditorBar locale="de" path="unsere-mitglieder/haus/7" record="organizations/7" />)
  screen.getByRole('navigation', { hidden: true }).removeAttribute('hidden')
  expect(await screen.findByRole('link', { name: 'Angaben bearbeiten' })).toHaveAttribute(
    'href',
    '/de/admin/organizations/7',
  )
  const [menu] = await screen.findAllByRole('link', { name: 'Verwaltung' })
  expect(menu).toHaveAttribute('href', '/de/admin')
  expect(Cookies.get('editor')).toBe('office')
  expect(asked.toSorted()).toEqual([types, user])
  fireEvent.keyDown(document.body, { ...pressed, key: 'e' })
  await userEvent.click(screen.getByText('Mehr'))
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('a record that somebody else keeps has no link', async () => {
  answer({ [user]: session, [types]: { types: ['articles'] } })
  renderIn('de', <EditorBar locale="de" path="unsere-mitglieder/haus/7" record="organizations/7" />)
  screen.getByRole('navigation', { hidden: true }).removeAttribute('hidden')
  await screen.findAllByRole('link', { name: 'Redaktion' })
  expect(screen.queryByRole('link', { name: 'Angaben bearbeiten' })).toBeNull()
})

test('whoever is an editor no more is forgotten', async () => {
  answer({ [user]: { logged: false, admin_menus: [] } })
  bar()
  await waitFor(() => expect(Cookies.get('editor')).toBeUndefined())
})

test('the key E begins editing, but not out of a field or together with other keys', async () => {
  answer({ [user]: session })
  bar()
  await waitFor(() => expect(editLink()).toHaveAttribute('aria-keyshortcuts', 'E'))
  const followed = countClicks()
  const field = document.body.appendChild(document.createElement('input'))
  fireEvent.keyDown(field, { ...pressed, key: 'e' })
  field.remove()
  for (const chord of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { repeat: true }]) {
    fireEvent.keyDown(document.body, { ...pressed, key: 'e', ...chord })
  }
  expect(followed).not.toHaveBeenCalled()
  fireEvent.keyDown(document.body, { ...pressed, key: 'e' })
  expect(followed).toHaveBeenCalledTimes(1)
})

test('the key can be switched off, here and on the next page, and on again', async () => {
  answer({ [user]: session })
  const { unmount } = bar()
  await userEvent.click(await screen.findByText('Mehr'))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Taste E öffnet die Bearbeitung' }))
  unmount()
  bar()
  await screen.findByText('Mehr')
  const followed = countClicks()
  fireEvent.keyDown(document.body, { ...pressed, key: 'e' })
  expect(followed).not.toHaveBeenCalled()
  expect(editLink()).not.toHaveAttribute('aria-keyshortcuts')
  await userEvent.click(screen.getByText('Mehr'))
  await userEvent.click(screen.getByRole('checkbox'))
  // Closes the menu, so that the checkbox has the focus no longer.
  await userEvent.click(screen.getByText('Mehr'))
  fireEvent.keyDown(document.body, { ...pressed, key: 'e' })
  expect(followed).toHaveBeenCalledTimes(1)
})
