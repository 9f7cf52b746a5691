import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { allJobs } from '@/features/jobs/job-filter'
import { getMessages } from '@/lib/i18n/messages'
import { renderIn } from '@/tests/render'
import { JobAlertForm } from './job-alert-form'

it('keeps its input when the filter of the board changes', async () => {
  const form = (search: string) => (
    <JobAlertForm
      locale="de"
      filter={{ ...allJobs, search }}
      about={search}
      privacyHref={null}
      messages={getMessages('de')}
    />
  )
  const { rerender } = renderIn('de', form('Geige'))
  const email = screen.getByRole('textbox', { name: /E-Mail/ })
  await userEvent.type(email, 'a@b.example')
  rerender(form('Oboe'))
  expect(screen.getByText(/Oboe/)).toBeVisible()
  expect(screen.getByRole('textbox', { name: /E-Mail/ })).toHaveValue('a@b.example')
})
