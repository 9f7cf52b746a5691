import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { expectAccessible } from '@/tests/axe'
import { renderIn } from '@/tests/render'
import { createDaysLine, createEventLine } from '../event.fixture'
import { Month } from './month'

const router = vi.hoisted(() => ({ push: vi.fn() }))
vi.mock('@/lib/i18n/plain-navigation', () => ({ usePlainRouter: () => router }))
beforeEach(() => {
  window.history.replaceState(null, '', '/de/kalender')
})

const events = [
  createDaysLine('Tagung', '2026-11-13', '2026-11-17'),
  createEventLine({ id: 2, title: 'Premiere', url: '/de/kalender/premiere/2', status: 'cancelled' }),
  createEventLine({
    id: 3,
    title: 'Ausschuss',
    url: '/de/kalender/ausschuss/3',
    audience: 'members',
    start: '2026-11-24T10:00:00+01:00',
    end: '2026-11-24T12:00:00+01:00',
  }),
]

function show(month = '2026-11') {
  return renderIn(
    'de',
    <Month
      locale="de"
      query={{ view: 'month', month, kind: 'premiere' }}
      today="2026-11-23"
      labelTexts={{ cancelled: 'Abgesagt', forMembers: 'Nur für Mitglieder' }}
      month={month}
      events={events}
      isTruncated={false}
    />,
  )
}

const getCell = (name: RegExp) => within(screen.getByRole('grid')).getByRole('gridcell', { name })

it('renders a grid of days with their events, and links to the adjacent months', async () => {
  const { container } = show()
  const grid = screen.getByRole('grid', { name: 'November 2026' })
  expect(within(grid).getAllByRole('columnheader')).toHaveLength(7)
  expect(within(grid).getAllByRole('gridcell')).toHaveLength(42)
  expect(getCell(/^23\. November 2026, heute/)).toHaveAttribute('aria-current', 'date')
  expect(getCell(/^14\. November 2026/)).toHaveTextContent('19:30 UhrAbgesagt: Premiere')
  expect(within(getCell(/^24\. November 2026/)).getByTitle('Ausschuss (Nur für Mitglieder)')).toBeVisible()
  expect(screen.getByText('(Nur für Mitglieder)')).not.toHaveClass('visually-hidden')
  for (const day of [13, 14, 15, 16, 17]) {
    const dayCell = within(getCell(new RegExp(`^${day}\\. November 2026`)))
    expect(dayCell.getByRole('link', { name: 'Tagung' })).toHaveAttribute('href', '/de/kalender/Tagung/1')
  }
  const months = within(screen.getByRole('navigation', { name: 'Monate' }))
  expect(months.getByRole('link', { name: /Oktober/ })).toHaveAttribute(
    'href',
    '/de/kalender?kind=premiere&month=2026-10#month',
  )
  expect(months.getByRole('link', { name: 'Heute' })).toHaveAttribute(
    'href',
    '/de/kalender?kind=premiere&view=month#month',
  )
  await expectAccessible(container)
})

it('moves by Tab to one day and its events, by arrows to other days, by Enter to the events of a day', async () => {
  const user = userEvent.setup()
  show()
  getCell(/^23\. November 2026/).focus()
  await user.keyboard('{ArrowRight}')
  expect(getCell(/^24\. November 2026/)).toHaveFocus()
  await user.keyboard('{Tab}')
  expect(document.activeElement?.closest('td')).toHaveAttribute('data-day', '2026-11-24')
  getCell(/^24\. November 2026/).focus()
  await user.keyboard('{Home}{ArrowUp}{ArrowUp}{End}{ArrowLeft}')
  expect(getCell(/^14\. November 2026/)).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(document.activeElement?.closest('td')).toHaveAttribute('data-day', '2026-11-14')
  const stops = screen.getAllByRole('gridcell').filter((day) => day.tabIndex === 0)
  expect(stops).toEqual([getCell(/^14\. November 2026/)])
})

it('opens the adjacent month and focuses its day when a key leaves the month', async () => {
  const user = userEvent.setup()
  const { unmount } = show()
  getCell(/^30\. November 2026/).focus()
  await user.keyboard('{ArrowRight}')
  const address = '/de/kalender?kind=premiere&month=2026-12#d2026-12-01'
  expect(router.push).toHaveBeenCalledExactlyOnceWith(address)
  unmount()
  window.history.replaceState(null, '', address)
  show('2026-12')
  expect(getCell(/^1\. Dezember 2026/)).toHaveFocus()
})

it('shows a note in an empty month', () => {
  show('2027-02')
  expect(screen.getByText('In diesem Monat gibt es keine Termine.')).toBeInTheDocument()
})
