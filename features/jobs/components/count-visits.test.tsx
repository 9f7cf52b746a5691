import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { CountVisits } from './count-visits'

const { sent } = vi.hoisted(() => ({ sent: vi.fn() }))
vi.mock('@/lib/api/browser-client', () => ({ callWithKeepalive: sent }))
beforeEach(() => {
  sessionStorage.clear()
  document.documentElement.lang = 'de-DE'
})

const show = (jobId: number) =>
  render(
    <>
      <CountVisits jobId={jobId} />
      <p data-apply="">
        <a href="#apply">Bewerben</a>
      </p>
      <a href="#else">Anderes</a>
    </>,
  )

it('counts a view and a click on apply once per tab', async () => {
  const { unmount } = show(7)
  unmount()
  show(7)
  await userEvent.click(screen.getByText('Anderes'))
  await userEvent.click(screen.getByText('Bewerben'))
  await userEvent.click(screen.getByText('Bewerben'))
  await vi.waitFor(() =>
    expect(sent.mock.calls).toEqual([
      ['POST', '/de/api/jobs/7/views/'],
      ['POST', '/de/api/jobs/7/clicks/'],
    ]),
  )
})
