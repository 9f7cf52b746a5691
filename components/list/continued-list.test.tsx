import { infiniteQueryOptions } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { expectAccessible } from '@/tests/axe'
import { renderIn } from '@/tests/render'
import { ContinuedList } from './continued-list'
import type { ListPart } from './list-part'

interface Entry {
  id: number
  title: string
  group?: string
}

const texts = {
  empty: 'Hier steht noch nichts.',
  earlier: 'Neuere Beiträge',
  more: 'Weitere Beiträge',
  loading: 'Wird geladen …',
  failed: 'Gerade nicht zu erreichen.',
  shown: '{shown} Beiträge werden gezeigt.',
}

const createPart = (ids: number[], next: string | null): ListPart<Entry> => ({
  items: ids.map((id) => ({ id, title: `Beitrag ${id}` })),
  count: 3,
  next,
})

function show(
  readPart: (address: string) => Promise<ListPart<Entry>>,
  firstPage = 1,
  first = createPart([1, 2], '/zwei'),
) {
  const query = infiniteQueryOptions({
    queryKey: ['list', firstPage] as readonly unknown[],
    queryFn: ({ pageParam }) => readPart(pageParam),
    initialPageParam: '/eins',
    initialData: { pages: [first], pageParams: ['/eins'] },
    getNextPageParam: ({ next }) => next,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return renderIn(
    'de',
    <ContinuedList
      query={query}
      href="/de/debatte?year=2026"
      firstPage={firstPage}
      digest={String(Math.random())}
      texts={texts}
      renderItem={({ id, title, group }, previousItem) => (
        <>
          {group !== previousItem?.group && <h2>{group}</h2>}
          <a href={`/de/debatte/x/${id}`}>{title}</a>
        </>
      )}
    />,
  )
}

const getMore = () => screen.getByRole('link', { name: texts.more })

it('appends, focuses and announces further entries, and updates the address', async () => {
  window.history.replaceState(null, '', '/de/debatte?year=2026')
  const readPart = vi.fn(async () => createPart([3], null))
  const { container } = show(readPart)
  expect(getMore()).toHaveAttribute('href', '/de/debatte?year=2026&page=2#n2')
  await userEvent.click(getMore())
  expect(await screen.findByRole('link', { name: 'Beitrag 3' })).toHaveFocus()
  expect(readPart).toHaveBeenCalledExactlyOnceWith('/zwei')
  expect(screen.getByRole('status')).toHaveTextContent('3 Beiträge werden gezeigt.')
  expect(window.location.search).toBe('?year=2026&page=2')
  expect(screen.queryByRole('link', { name: texts.more })).toBeNull()
  await expectAccessible(container)
})

it('shows a failure and retries', async () => {
  const readPart = vi.fn(async () => createPart([3], null)).mockRejectedValueOnce(new Error('offline'))
  show(readPart)
  await userEvent.click(getMore())
  expect(await screen.findByRole('alert')).toHaveTextContent(texts.failed)
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  await userEvent.click(getMore())
  expect(await screen.findByRole('link', { name: 'Beitrag 3' })).toHaveFocus()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('links to the pages before the first one, and marks an empty list', () => {
  show(async () => createPart([], null), 2)
  expect(screen.getByRole('link', { name: texts.earlier })).toHaveAttribute('href', '/de/debatte?year=2026')
  show(async () => createPart([], null), 1, createPart([], null))
  expect(screen.getByText(texts.empty)).toBeVisible()
})

it('continues the last group with appended entries', async () => {
  const createEntry = (id: number, group: string) => ({ id, title: `Haus ${id}`, group })
  const first = { items: [createEntry(1, 'Aachen'), createEntry(2, 'Bonn')], count: 4, next: '/zwei' }
  const nextPage = { items: [createEntry(3, 'Bonn'), createEntry(4, 'Chemnitz')], count: 4, next: null }
  show(async () => nextPage, 1, first)
  await userEvent.click(getMore())
  expect(await screen.findByRole('link', { name: 'Haus 3' })).toHaveFocus()
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    ...['Aachen', 'Bonn', 'Chemnitz'],
  ])
})
