import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { renderIn } from '@/tests/render'
import { createOnDemand, type OnDemand, useOnDemand, usePreload } from './on-demand'
import { createPartOnDemand } from './part-on-demand'

function Shown({ part, isNeeded }: { part: OnDemand<{ text: string }>; isNeeded: boolean }) {
  return useOnDemand(part, isNeeded)?.text ?? 'nothing'
}

const Calendar = () => 'a calendar'

function Page({ parts }: { parts: readonly OnDemand<unknown>[] }) {
  usePreload(parts)
  return null
}

afterEach(() => {
  vi.useRealTimers()
})

it('preloads parts some seconds after the start, unless the component unmounts', () => {
  vi.useFakeTimers()
  const [load, never] = [vi.fn(async () => 1), vi.fn(async () => 1)]
  render(<Page parts={[createOnDemand(load)]} />)
  const { unmount } = render(<Page parts={[createOnDemand(never)]} />)
  vi.advanceTimersByTime(2000)
  expect(load).not.toHaveBeenCalled()
  unmount()
  vi.advanceTimersByTime(20_000)
  expect(load).toHaveBeenCalledOnce()
  expect(never).not.toHaveBeenCalled()
})

it('loads a part on demand once', async () => {
  const load = vi.fn(async () => ({ text: 'a form' }))
  const part = createOnDemand(load)
  const { rerender } = render(<Shown part={part} isNeeded={false} />)
  await act(async () => undefined)
  expect(load).not.toHaveBeenCalled()
  rerender(<Shown part={part} isNeeded />)
  expect(await screen.findByText('a form')).toBeVisible()
  await part.load()
  expect(load).toHaveBeenCalledOnce()
})

it('renders nothing after a failure, and retries on the next demand', async () => {
  const part = createOnDemand(vi.fn(async () => ({ text: 'a form' })).mockRejectedValueOnce(new Error('offline')))
  const { rerender } = render(<Shown part={part} isNeeded />)
  await act(async () => undefined)
  expect(screen.getByText('nothing')).toBeVisible()
  rerender(<Shown part={part} isNeeded={false} />)
  rerender(<Shown part={part} isNeeded />)
  expect(await screen.findByText('a form')).toBeVisible()
})

it('shows a failed part in its place, keeps typed words, and loads it on a retry', async () => {
  const load = vi.fn(async () => Calendar)
  load.mockRejectedValueOnce(new Error('offline'))
  const Part = createPartOnDemand(load, () => 'loading')
  renderIn(
    'de',
    <>
      <input defaultValue="Ada" />
      <Part />
    </>,
  )
  expect(document.body).toHaveTextContent('loading')
  await userEvent.type(screen.getByRole('textbox'), ' Amsel')
  expect(screen.getByRole('alert')).toHaveTextContent('Das konnte nicht geladen werden.')
  await userEvent.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }))
  expect(await screen.findByText('a calendar')).toBeVisible()
  expect(screen.getByRole('textbox')).toHaveValue('Ada Amsel')
})
