import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useAddressValues } from './use-address-values'

function Search({ query }: { query: string }) {
  const { form, recordSubmission } = useAddressValues({ query })
  return (
    <form ref={form} data-testid="form" onSubmit={(event) => recordSubmission(event.currentTarget)}>
      <input name="query" aria-label="Suche" defaultValue={query} />
    </form>
  )
}

const getField = () => screen.getByLabelText('Suche')
const type = (value: string) => fireEvent.input(getField(), { target: { value } })
const submit = () => fireEvent.submit(screen.getByTestId('form'))

it('shows the words of a new address in place of the submitted ones', () => {
  const { rerender } = render(<Search query="" />)
  type('Tarfi')
  submit()
  rerender(<Search query="Tarfi" />)
  rerender(<Search query="Tarif" />)
  expect(getField()).toHaveValue('Tarif')
})

it('keeps words that were typed after submitting', () => {
  const { rerender } = render(<Search query="" />)
  type('Chor')
  submit()
  type('Chorleitung')
  rerender(<Search query="Chor" />)
  expect(getField()).toHaveValue('Chorleitung')
})
