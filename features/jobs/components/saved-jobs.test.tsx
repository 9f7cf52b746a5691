import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { renderIn } from '@/tests/render'
import { toggleSavedJob } from '../saved-jobs'
import { SavedJobs } from './saved-jobs'

const readJobs = vi.hoisted(() => vi.fn())
vi.mock('../jobs-query', () => ({ loadReader: async () => ({ readJobs }) }))
vi.mock('./job-entry', async () => {
  const { SaveToggle } = await import('./save-toggle')
  const texts = { save: 'Merken', saved: 'Gemerkt', full: 'Voll' }
  return {
    JobEntry: ({ job }: { job: { id: number } }) => <SaveToggle id={job.id} title={`${job.id}`} texts={texts} />,
  }
})

it('keeps the focus in the list and needs no call after a removal', async () => {
  for (const id of [7, 8, 9]) toggleSavedJob(id)
  readJobs.mockResolvedValueOnce({ items: [9, 8, 7].map((id) => ({ id })) })
  const texts = { none: 'Keine', loading: '', failed: 'Fehler', retry: '', ended: '', forget: '' }
  renderIn('de', <SavedJobs locale="de" today="2026-11-30" texts={texts} entryTexts={{} as never} />)
  for (const [name, nextName] of [
    [/8$/, /7$/],
    [/7$/, /9$/],
  ] as const) {
    ;(await screen.findByRole('button', { name })).focus()
    await userEvent.keyboard('{Enter}')
    expect(screen.getByRole('button', { name: nextName })).toHaveFocus()
  }
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('status')).toHaveTextContent('Keine')
  expect(document.activeElement).toContainElement(screen.getByRole('status'))
  expect(readJobs).toHaveBeenCalledTimes(1)
})
