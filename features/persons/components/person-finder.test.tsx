import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Locale } from '@/lib/contract/common/locale'
import { expectAccessible } from '@/tests/axe'
import { renderIn } from '@/tests/render'
import type { PersonGroup } from '../group-persons'
import { Persons } from './persons'

vi.mock('@/lib/i18n/plain-navigation', () => ({
  useParameter: (name: string) => new URLSearchParams(window.location.search).get(name) ?? '',
}))

const createPerson = (id: number, name: string, role: string) => ({
  id,
  name,
  title: '',
  function: role,
  photo: null,
  categories: [],
  email: `person-${id}@example.org`,
  phone: `+49 30 ${id}`,
})
const lea = createPerson(1, 'Lea Königsmann', 'Leitung')
const groups: PersonGroup[] = [
  {
    category: { id: 7, title: 'Tarifvertrag Bühne' },
    persons: [lea, createPerson(2, 'Emre Solandt', 'Solo und Tanz')],
  },
  { category: { id: 8, title: 'Presse' }, persons: [lea] },
  { category: null, persons: [createPerson(3, 'Ida Groß', 'Empfang')] },
]

const show = (locale: Locale = 'de', listedGroups = groups) =>
  renderIn(locale, <Persons locale={locale} groups={listedGroups} />)

const listNames = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const listTopics = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const getField = () => screen.getByRole('searchbox', { name: 'Name oder Thema' })

beforeEach(() => window.history.replaceState(null, '', '/de/ansprechpersonen'))

it('lists persons by topic with their contact details, and links to the topics', async () => {
  const { container } = show()
  expect(listTopics()).toEqual(['Tarifvertrag Bühne', 'Presse', 'Weitere Ansprechpersonen'])
  expect(listNames()).toEqual(['Lea Königsmann', 'Emre Solandt', 'Lea Königsmann', 'Ida Groß'])
  expect(screen.getByRole('link', { name: 'Presse' })).toHaveAttribute('href', '#topic-8')
  expect(container.querySelector('#topic-8')).toHaveTextContent('Lea Königsmann')
  expect(screen.getByRole('link', { name: /Telefon \+49 30 2/ })).toHaveAttribute('href', 'tel:+49302')
  expect(screen.getByRole('link', { name: 'Ins Adressbuch (Emre Solandt)' })).toHaveAttribute(
    'href',
    '/de/ansprechpersonen/2.vcf',
  )
  await expectAccessible(container)
})

it.each([
  ['konigs', ['Lea Königsmann', 'Lea Königsmann'], 'Eine Person gefunden'],
  ['tanz', ['Emre Solandt'], 'Eine Person gefunden'],
  ['BUEHNE', ['Lea Königsmann', 'Emre Solandt'], '2 Personen gefunden'],
  ['gross empfang', ['Ida Groß'], 'Eine Person gefunden'],
])(
  'finds %s by name, function or topic, counts each person once, and stores the query in the address',
  async (query, matchingNames, status) => {
    show()
    await userEvent.type(getField(), query)
    expect(listNames()).toEqual(matchingNames)
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(status))
    await waitFor(() => expect(new URLSearchParams(window.location.search).get('search')).toBe(query))
    await userEvent.clear(getField())
    expect(listNames()).toHaveLength(4)
    await waitFor(() => expect(window.location.search).toBe(''))
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  },
)

it('filters by the query of the address', () => {
  window.history.replaceState(null, '', '/de/ansprechpersonen?search=solandt')
  show()
  expect(getField()).toHaveValue('solandt')
  expect(listNames()).toEqual(['Emre Solandt'])
})

it('shows a note without matches, and all persons on request', async () => {
  show()
  await userEvent.type(getField(), 'niemals')
  expect(listNames()).toEqual([])
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Niemand gefunden.'))
  await userEvent.click(screen.getByRole('link', { name: 'Alle Ansprechpersonen zeigen' }))
  expect(listNames()).toHaveLength(4)
  expect(getField()).toHaveFocus()
})

it('is a form without JavaScript, submitted to the same address', () => {
  const { container } = show('en')
  const form = container.querySelector('form')
  expect(form).toHaveAttribute('action', '/en/contact')
  expect(form?.querySelector('input')).toHaveAttribute('name', 'search')
})

it('shows an error if the persons cannot be loaded', () => {
  renderIn('de', <Persons locale="de" groups={null} />)
  expect(screen.getByRole('alert')).toHaveTextContent('konnten nicht geladen werden')
})

it('says that there are no persons, and gives the only group without a topic a neutral title', () => {
  const { unmount } = show('de', [])
  expect(screen.getByText('Zurzeit sind keine Ansprechpersonen eingetragen.')).toBeVisible()
  expect(screen.queryByRole('link')).toBeNull()
  unmount()
  show('de', [{ category: null, persons: [lea] }])
  expect(listTopics()).toEqual(['Alle Ansprechpersonen'])
})
