import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderIn } from '@/tests/render'
import { allJobs, type JobFilter } from '../job-filter'
import { useBoardTexts } from './board-texts'
import { JobSearch } from './job-search'

function Search({ filter }: { filter: JobFilter }) {
  return (
    <JobSearch locale="de" filter={filter} isPostcodeKnown={null} texts={useBoardTexts()} onFilter={() => undefined} />
  )
}

it('keeps typed words until the response, and shows the words of a new address', async () => {
  const user = userEvent.setup()
  const { rerender } = renderIn('de', <Search filter={allJobs} />)
  const field = screen.getByRole('searchbox')
  await user.type(field, 'Ulm{Enter}')
  await user.type(field, 'er')
  rerender(<Search filter={{ ...allJobs, search: 'Ulm' }} />)
  expect(field).toHaveValue('Ulmer')
  rerender(<Search filter={allJobs} />)
  expect(field).toHaveValue('')
})
