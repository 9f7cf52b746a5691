import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { renderIn } from '@/tests/render'
import { ListSearch } from './list-search'

const searches: string[] = []

/** Simulates a router that changes the address only after a click on a button. */
function LateAddress() {
  const [address, setAddress] = useState('')
  const [redrawCount, redraw] = useState(0)
  return (
    <>
      <ListSearch ref={null} search={address} onSearch={(next) => searches.push(next)} />
      <button type="button" onClick={() => redraw(redrawCount + 1)}>
        redraw
      </button>
      <button type="button" onClick={() => setAddress(searches.at(-1) ?? '')}>
        follow
      </button>
      <button type="button" onClick={() => setAddress('')}>
        show all
      </button>
    </>
  )
}

it('keeps the typed text until the address has changed, then shows the search of the address', async () => {
  renderIn('en', <LateAddress />)
  const field = screen.getByRole('searchbox')
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
  // One event: between two letters, a slow machine may pause long enough for a search.
  await userEvent.click(field)
  await userEvent.paste('orchester')
  await waitFor(() => expect(searches).toEqual(['orchester']))
  await press('redraw')
  expect(field).toHaveValue('orchester')
  await press('follow')
  expect(field).toHaveValue('orchester')
  expect(searches).toEqual(['orchester'])
  await press('show all')
  expect(field).toHaveValue('')
})
