import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { callBackend } from '@/lib/api/browser-client'
import { expectAccessible } from '@/tests/axe'
import { createTree } from '../core/example.fixture'
import { getTextField, openFields } from './open-fields.fixture'

vi.mock('@/lib/api/browser-client', () => ({ callBackend: vi.fn() }))

describe('suggestions', () => {
  const createPerson = (id: number, name: string) => ({
    id,
    name,
    title: '',
    function: 'Dramaturgie',
    email: '',
    phone: '',
    photo: null,
    categories: [],
  })
  const createPage = (id: number, title: string) => ({ kind: 'page', title, url: `/de/seite-${id}` })

  beforeEach(() => {
    // Unsaved entries of another test.
    sessionStorage.clear()
    vi.mocked(callBackend).mockClear()
    vi.mocked(callBackend).mockImplementation(async (_, path) => {
      const people = [createPerson(1, 'Ada Abend'), createPerson(2, 'Bo Bühne')]
      const data = path.includes('persons')
        ? { count: 2, next: null, previous: null, results: people }
        : [createPage(1, 'Über uns'), createPage(2, 'Kontakt')]
      return { status: 200, data, retryAfter: null }
    })
  })

  it('of pages are selected by keyboard while the text is not an address', async () => {
    const { user, getData } = await openFields([createTree('a', 'link', { data: { link: '/de' } })])
    const link = screen.getByRole('combobox', { name: /^Link/ })
    await user.clear(link)
    await user.type(link, 'über')
    expect(await screen.findByRole('option', { name: /Über uns/ })).toBeVisible()
    expect(screen.getByText('1 Vorschlag')).toHaveAttribute('role', 'status')
    expect(getData()?.link).toBe('/de')
    await user.keyboard('{ArrowDown}')
    expect(link).toHaveAttribute('aria-activedescendant', screen.getByRole('option').id)
    await user.keyboard('{Enter}')
    expect(link).toHaveValue('/de/seite-1')
    expect(getData()).toMatchObject({ link: '/de/seite-1', link_url: '/de/seite-1' })
    await expectAccessible(document.body)
  })

  it('are opened by an arrow key, which cycles through them', async () => {
    const { user } = await openFields([createTree('a', 'link', { data: { link: '/' } })])
    const link = screen.getByRole('combobox', { name: /^Link/ })
    const getActive = () => document.getElementById(link.getAttribute('aria-activedescendant') ?? '')
    await user.click(link)
    expect(link).toHaveAttribute('aria-expanded', 'false')
    await user.keyboard('{ArrowUp}')
    await waitFor(() => expect(getActive()).toHaveTextContent('Kontakt'))
    expect(link).toHaveAttribute('aria-expanded', 'true')
    await user.keyboard('{ArrowDown}')
    expect(getActive()).toHaveTextContent('Über uns')
    expect(link).toHaveFocus()
  })

  it('are closed by Escape; the next Escape leaves the panel', async () => {
    const { user } = await openFields([createTree('a', 'link', { data: { link: '/de' } })])
    await user.click(screen.getByRole('button', { name: 'Felder' }))
    const link = screen.getByRole('combobox', { name: /^Link/ })
    await user.clear(link)
    await user.type(link, 'kon')
    await screen.findByRole('option')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('option')).toBeNull()
    expect(link).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(link).not.toHaveFocus()
  })

  it('of persons are the only way to select another person', async () => {
    const { user, getData } = await openFields([
      createTree('a', 'teammember', { data: { person: createPerson(1, 'Ada Abend') } }),
    ])
    const box = screen.getByRole('combobox', { name: /^Person/ })
    expect(box).toHaveValue('Ada Abend')
    await user.clear(box)
    await user.type(box, 'bo b')
    await user.keyboard('{ArrowDown}{Enter}')
    expect(box).toHaveValue('Bo Bühne')
    expect(getData()?.person).toMatchObject({ id: 2 })
    await user.type(box, ' und wer noch')
    await user.tab()
    expect(box).toHaveValue('Bo Bühne')
  })

  it('of pages stay during a new search, which cancels the previous one', async () => {
    const { user } = await openFields([createTree('a', 'link', { data: { link: '/de' } })])
    const link = screen.getByRole('combobox', { name: /^Link/ })
    await user.clear(link)
    await user.type(link, 'k')
    await screen.findByRole('option', { name: /Kontakt/ })

    const searches = new Map<string, AbortSignal | undefined>()
    vi.mocked(callBackend).mockImplementation((_, path, parts) => {
      const words = new URLSearchParams(path.split('?')[1]).get('search')
      if (words) searches.set(words, parts?.signal)
      return new Promise(() => undefined)
    })
    await user.type(link, 'o')
    await waitFor(() => expect(searches.get('ko')?.aborted).toBe(false))
    expect(screen.getByRole('option', { name: /Kontakt/ })).toBeVisible()
    await user.type(link, 'n')
    await waitFor(() => expect(searches.get('kon')?.aborted).toBe(false))
    expect(searches.get('ko')?.aborted).toBe(true)
  })

  it('report a failed fetch', async () => {
    vi.mocked(callBackend).mockResolvedValue({ status: 0, data: null, retryAfter: null })
    const { user } = await openFields([createTree('a', 'link', { data: { link: '/de' } })])
    await user.type(screen.getByRole('combobox', { name: /^Link/ }), '/')
    expect(await screen.findByText('Die Vorschläge konnten nicht geladen werden.')).toBeVisible()
  })

  it('of persons include one who was created meanwhile, in the next field or after another tab', async () => {
    const trees = ['a', 'b'].map((id) =>
      createTree(id, 'teammember', { data: { person: createPerson(1, 'Ada Abend') } }),
    )
    const { user, select, keys } = await openFields(trees)
    const createInOtherTab = (name: string) =>
      vi
        .mocked(callBackend)
        .mockResolvedValue({
          status: 200,
          data: { count: 1, next: null, previous: null, results: [createPerson(9, name)] },
          retryAfter: null,
        })
    const search = async () => {
      const box = screen.getByRole('combobox', { name: /^Person/ })
      await user.clear(box)
      await user.type(box, 'neu')
    }
    select(keys[0] ?? '')
    await search()
    createInOtherTab('Lea Neu')
    window.dispatchEvent(new Event('visibilitychange'))
    expect(await screen.findByRole('option', { name: /Lea Neu/ })).toBeVisible()
    createInOtherTab('Tom Neu')
    select(keys[1] ?? '')
    await search()
    expect(await screen.findByRole('option', { name: /Tom Neu/ })).toBeVisible()
  })
})

beforeEach(() => {
  vi.mocked(callBackend).mockResolvedValue({ status: 200, data: [], retryAfter: null })
})

it('adds the protocol to an address on blur', async () => {
  const { user, getData } = await openFields([createTree('a', 'link', { data: { link: '/de' } })])
  const link = screen.getByRole('combobox', { name: /^Link/ })
  await user.clear(link)
  await user.type(link, 'www.example.org')
  expect(link).toHaveValue('www.example.org')
  await user.tab()
  expect(link).toHaveValue('https://www.example.org')
  expect(getData()?.link).toBe('https://www.example.org')
})

it('copies the code of an HTML selection and keeps it when the selection is cleared', async () => {
  const selection = { id: 4, slug: 'zahlen', title: 'Zahlen', html_code: '<p>Zehn</p>' }
  const data = { count: 1, next: null, previous: null, results: [selection] }
  vi.mocked(callBackend).mockResolvedValue({ status: 200, data, retryAfter: null })
  const { user, getData } = await openFields([createTree('a', 'html', { data: { html_code: '<p>a</p>' } })])
  await screen.findByRole('option', { name: 'Zahlen' })
  await user.selectOptions(screen.getByRole('combobox', { name: 'HTML-Baustein' }), 'Zahlen')
  expect(getData()).toMatchObject({
    html_code: '<p>Zehn</p>',
    html_code_obj: { id: 4, slug: 'zahlen', title: 'Zahlen' },
  })
  const code = getTextField('HTML-Code')
  await waitFor(() => expect(code).toHaveValue('<p>Zehn</p>'))
  expect(code).toHaveAttribute('readonly')
  await user.selectOptions(screen.getByRole('combobox', { name: 'HTML-Baustein' }), '')
  expect(getData()).toMatchObject({ html_code: '<p>Zehn</p>', html_code_obj: null })
  expect(code).not.toHaveAttribute('readonly')
})
