import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { expectAccessible } from '@/tests/axe'
import { renderIn } from '@/tests/render'
import { DayField } from './day-field'

function Field() {
  const [value, setValue] = useState('2026-12-01')
  return (
    <>
      <DayField id="f" label="Tag" value={value} onChange={setValue} />
      <output>{value}</output>
      <button type="button" onClick={() => setValue('2027-03-04')}>
        Ersetzen
      </button>
    </>
  )
}

const getInput = () => screen.getByRole('textbox', { name: 'Tag' })

it('shows a day as DD.MM.YYYY and reports a typed day', async () => {
  const { container } = renderIn('en', <Field />)
  const user = userEvent.setup()
  expect(getInput()).toHaveValue('01.12.2026')
  expect(getInput()).toHaveAccessibleDescription('DD.MM.YYYY')
  await user.clear(getInput())
  await user.type(getInput(), '6.1.2027')
  expect(screen.getByRole('status')).toHaveTextContent('2027-01-06')
  await user.tab()
  expect(getInput()).toHaveValue('06.01.2027')
  await expectAccessible(container)
})

it('keeps incomplete input, and shows a new value from outside', async () => {
  renderIn('de', <Field />)
  const user = userEvent.setup()
  await user.clear(getInput())
  await user.type(getInput(), '31.02.2027')
  expect(screen.getByRole('status')).toHaveTextContent('31.02.2027')
  await user.click(screen.getByRole('button', { name: 'Ersetzen' }))
  expect(getInput()).toHaveValue('04.03.2027')
})

it('chooses a day in a calendar', async () => {
  renderIn('de', <Field />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Tag im Kalender wählen' }))
  await user.click(await screen.findByRole('button', { name: /24\. Dezember 2026/ }))
  expect(getInput()).toHaveValue('24.12.2026')
  expect(screen.getByRole('status')).toHaveTextContent('2026-12-24')
})
