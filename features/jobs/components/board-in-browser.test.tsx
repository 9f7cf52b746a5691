import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useSyncExternalStore } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '@/lib/api/query-client'
import { expectAccessible } from '@/tests/axe'
import { noJobValues } from '@/tests/factories/job'
import { renderIn } from '@/tests/render'
import { parseBoardRequest } from '../board-address'
import type { JobListPart } from '../job-list-part'
import { jobsQuery } from '../jobs-query'
import { useBoardTexts } from './board-texts'
import { JobBoard } from './job-board'

const router = vi.hoisted(() => new EventTarget())

// Like Next's router: pushed entries and Back change the current address.
vi.mock('@/lib/i18n/plain-navigation', () => ({
  useParameters: () => {
    const subscribe = (listener: () => void) => {
      router.addEventListener('change', listener)
      window.addEventListener('popstate', listener)
      return () => {
        router.removeEventListener('change', listener)
        window.removeEventListener('popstate', listener)
      }
    }
    return new URLSearchParams(useSyncExternalStore(subscribe, () => window.location.search))
  },
}))

const reading = vi.hoisted(() => ({
  pending: new Map<string, { resolve: (part: unknown) => void; reject: (error: Error) => void }>(),
}))
vi.mock('../jobs-reader', () => ({
  readJobs: (_: string, address: string) =>
    new Promise((resolve, reject) => {
      const { searchParams } = new URL(address, 'http://localhost')
      reading.pending.set(searchParams.get('category') ?? '', { resolve, reject })
    }),
}))

const values = [
  { value: 'acting', name: 'Schauspiel', count: 5 },
  { value: 'dance', name: 'Tanz', count: 2 },
]

/** Creates a response with a number of ads. */
const part = (count: number): JobListPart => ({
  count,
  next: null,
  radii: [],
  isPostcodeKnown: null,
  relaxed: [],
  nearlyFitting: [],
  today: '2026-11-25',
  organization: null,
  facets: { ...noJobValues, category: values },
  items: Array.from({ length: count }, (_, index) => ({
    id: count * 100 + index,
    url: `/de/jobboerse/x/${index}`,
    title: `Stelle ${count}-${index}`,
    language: undefined,
    employer: 'Theater',
    place: 'Ulm',
    facts: [],
    distance: null,
    deadline: '',
    deadlineInWords: '',
  })),
})

function Board() {
  return (
    <JobBoard
      locale="de"
      title="Jobbörse"
      texts={useBoardTexts()}
      renderAlert={(_, about) => <p>Neu: {about || 'alle'}</p>}
    />
  )
}

async function showBoard(first = part(7)) {
  const client = createQueryClient()
  const { filter } = parseBoardRequest(new URLSearchParams(window.location.search)) ?? {}
  if (filter) await client.prefetchInfiniteQuery(jobsQuery('de', filter, 1, async () => first))
  return renderIn('de', <Board />, client)
}

const getFilterLink = (name: RegExp) => screen.getByRole('link', { name })
const isBusy = () => document.querySelector('[aria-busy="true"]') !== null
const findPending = (category: string) => vi.waitFor(() => reading.pending.get(category) ?? expect.fail())

beforeEach(() => {
  reading.pending.clear()
  window.history.replaceState(null, '', '/de/jobboerse')
  const { pushState } = History.prototype
  vi.spyOn(window.history, 'pushState').mockImplementation((...args) => {
    pushState.apply(window.history, args)
    router.dispatchEvent(new Event('change'))
  })
})

it('updates the address, title and filters at once, and the counts and ads after loading', async () => {
  const { container } = await showBoard()
  await userEvent.click(screen.getByText('Bereich'))
  await userEvent.click(getFilterLink(/^Tanz/))
  expect(window.location.search).toBe('?category=dance')
  expect(document.title).toBe('Tanz: Jobbörse')
  expect(screen.getByText('Neu: Tanz')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: /RSS/ })).toHaveAttribute('href', '/de/jobboerse.rss?category=dance')
  expect(getFilterLink(/^Tanz/)).toHaveAttribute('aria-current', 'true')
  expect(getFilterLink(/^Tanz/)).toHaveFocus()
  expect(screen.getByText('7 Anzeigen')).toBeInTheDocument()
  expect(isBusy()).toBe(true)
  await act(async () => (await findPending('dance')).resolve(part(2)))
  expect(await screen.findByText('2 Anzeigen')).toBeInTheDocument()
  expect(isBusy()).toBe(false)
  await expectAccessible(container)
})

it('shows the result of the last filter, regardless of the order of the responses', async () => {
  await showBoard()
  await userEvent.click(screen.getByText('Bereich'))
  await userEvent.click(getFilterLink(/^Tanz/))
  await userEvent.click(getFilterLink(/^Schauspiel/))
  expect(window.location.search).toBe('?category=acting%2Cdance')
  await act(async () => (await findPending('acting,dance')).resolve(part(3)))
  await act(async () => (await findPending('dance')).resolve(part(2)))
  expect(await screen.findByText('3 Anzeigen')).toBeInTheDocument()
  expect(screen.getAllByRole('article')).toHaveLength(3)
})

it('shows a failed request next to the previous list, with a retry button', async () => {
  await showBoard()
  await userEvent.click(screen.getByText('Bereich'))
  await userEvent.click(getFilterLink(/^Tanz/))
  await act(async () => (await findPending('dance')).reject(new Error('offline')))
  expect(await screen.findByRole('alert')).toHaveTextContent('konnte nicht geladen werden')
  expect(window.location.search).toBe('?category=dance')
  expect(screen.getAllByRole('article')).toHaveLength(7)
  reading.pending.clear()
  await userEvent.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }))
  expect(document.activeElement).toHaveAttribute('id', 'list')
  await act(async () => (await findPending('dance')).resolve(part(2)))
  expect(await screen.findByText('2 Anzeigen')).toBeInTheDocument()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('moves the focus to the list when a filter is removed, and shows cached ads immediately', async () => {
  window.history.replaceState(null, '', '/de/jobboerse?category=dance')
  await showBoard()
  await userEvent.click(screen.getByRole('link', { name: 'Filter aufheben: Tanz' }))
  expect(document.activeElement).toHaveAttribute('id', 'list')
  await act(async () => (await findPending('')).resolve(part(9)))
  expect(await screen.findByText('9 Anzeigen')).toBeInTheDocument()
  await act(async () => window.history.back())
  expect(await screen.findByText('7 Anzeigen')).toBeInTheDocument()
  expect(isBusy()).toBe(false)
})

it('shows the name of an organization until its filter is removed', async () => {
  window.history.replaceState(null, '', '/de/jobboerse?organization=7')
  await showBoard({ ...part(7), organization: { id: 7, title: 'Oper' } })
  expect(screen.getByText('Neu: Oper')).toBeInTheDocument()
  expect(document.title).toBe('Oper: Jobbörse')
  await userEvent.click(screen.getByRole('link', { name: 'Filter aufheben: Oper' }))
  expect(window.location.href).toMatch(/\/de\/jobboerse$/)
  expect(screen.getByText('Neu: alle')).toBeInTheDocument()
  await act(async () => (await findPending('')).resolve(part(9)))
  expect(await screen.findByText('9 Anzeigen')).toBeInTheDocument()
})

it('searches by words and filters without leaving the document', async () => {
  window.history.replaceState(null, '', '/de/jobboerse?category=dance')
  await showBoard()
  await userEvent.type(screen.getByRole('searchbox'), ' Ulm {Enter}')
  expect(window.location.search).toBe('?category=dance&search=Ulm')
  expect(screen.getByRole('searchbox')).toHaveFocus()
  expect(screen.getByRole('searchbox')).toHaveValue('Ulm')
})
